#if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
  public import SwiftUI

  /// When the tab bar makes room.
  public enum TabBarMinimization: Sendable {
    /// While the content scrolls down.
    case onScrollDown
    /// While the content scrolls up.
    case onScrollUp
    /// Never.
    case never
  }

  /// What the user may do with a tab or a section in one place.
  public enum TabArrangement: Sendable {
    /// What the system allows.
    case automatic
    /// Move it, and hide it.
    case reorderable
    /// Nothing.
    case disabled
  }

  extension NavigationRouter {
    /// The selected tab, for a `TabView`.
    public var tabSelection: Binding<Tab> { Bindable(self).viewedTab }

    /// The name of the selected tab, for a `TabView` in which some tabs are never selected and present a screen.
    /// - Parameter screens: What these tabs present, by their names.
    public func tabSelection(presenting screens: [String: Route]) -> Binding<String> {
      Binding {
        self.viewedTab.rawValue
      } set: {
        self.tabViewDidSelect(named: $0, presenting: screens)
      }
    }
  }

  @available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
  extension TabRole {
    /// The role of a tab that stands out, where the system has it (27): elsewhere it is a tab like any other.
    public static var prominentIfAvailable: TabRole? {
      #if compiler(>=6.4)
        if #available(iOS 27.0, macOS 27.0, visionOS 27.0, *) { return .prominent }
      #endif
      return nil
    }
  }

  extension View {
    /// Where the tabs of a bar that adapts to its room are at first: in the sidebar or in the bar.
    public func tabBarPlacement(isSidebar: Bool) -> some View {
      adaptedPlacement(isSidebar: isSidebar).fixedPlacement(isSidebar: isSidebar)
    }

    /// Where people choose between the two.
    @ViewBuilder private func adaptedPlacement(isSidebar: Bool) -> some View {
      #if os(iOS)
        if #available(iOS 18.0, *) {
          defaultAdaptableTabBarPlacement(isSidebar ? .sidebar : .tabBar)
        } else {
          self
        }
      #else
        self
      #endif
    }

    /// Where the system has room for one alone.
    @ViewBuilder private func fixedPlacement(isSidebar: Bool) -> some View {
      #if compiler(>=6.4) && (os(iOS) || os(visionOS))
        if #available(iOS 27.0, visionOS 27.0, *) {
          defaultTabBarPlacement(isSidebar ? .sidebar : .tabBar)
        } else {
          self
        }
      #else
        self
      #endif
    }

    /// Makes room for the content as it scrolls, where the system can (iOS 26).
    @ViewBuilder public func tabBarMinimization(_ minimization: TabBarMinimization) -> some View {
      #if os(iOS)
        if #available(iOS 26.0, *) {
          switch minimization {
          case .onScrollDown: tabBarMinimizeBehavior(.onScrollDown)
          case .onScrollUp: tabBarMinimizeBehavior(.onScrollUp)
          case .never: tabBarMinimizeBehavior(.never)
          }
        } else {
          self
        }
      #else
        self
      #endif
    }

    /// A view above the tab bar, where the system has a place for it (iOS 26). Whether it sits inside the
    /// bar is in the environment, `tabViewBottomAccessoryPlacement`.
    @ViewBuilder public func tabBarAccessory(
      isEnabled: Bool = true, @ViewBuilder content: () -> some View
    ) -> some View {
      #if os(iOS)
        if #available(iOS 26.1, *) {
          tabViewBottomAccessory(isEnabled: isEnabled, content: content)
        } else {
          // In an app for iOS 26.1, a second condition here would be one that always holds, which is a warning.
          lastingAccessory { if isEnabled { content() } }
        }
      #else
        self
      #endif
    }

    #if os(iOS)
      @ViewBuilder private func lastingAccessory(@ViewBuilder content: () -> some View) -> some View {
        if #available(iOS 26.0, *) { tabViewBottomAccessory(content: content) } else { self }
      }
    #endif
  }

  @available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
  extension TabContent {
    /// How the user may arrange a tab or a section, and under which name that is kept.
    public func tabCustomization(
      id: String, sidebar: TabArrangement = .automatic, tabBar: TabArrangement = .automatic,
      visibility: Visibility = .automatic
    ) -> some TabContent<TabValue> {
      #if os(iOS) || os(visionOS)
        return customizationID(id)
          .customizationBehavior(sidebar.behavior, for: .sidebar)
          .customizationBehavior(tabBar.behavior, for: .tabBar)
          .defaultVisibility(visibility, for: .tabBar)
      #else
        return customizationID(id)
      #endif
    }
  }

  #if os(iOS) || os(visionOS)
    @available(iOS 18.0, visionOS 2.0, *)
    extension TabArrangement {
      fileprivate var behavior: TabCustomizationBehavior {
        switch self {
        case .automatic: .automatic
        case .reorderable: .reorderable
        case .disabled: .disabled
        }
      }
    }
  #endif
#endif

#if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
  internal import SwiftUI

  /// A screen with what the spec says of how it shows: over which source it grows, whether the tab bar hides.
  struct RouteScreen<Definition: NavigationDefinition, Destination: View>: View {
    let router: NavigationRouter<Definition>
    let route: Definition.Route
    var isPushed = false
    let destination: (Definition.Route) -> Destination

    private var declared: NavigationSchema.Route? { Definition.map.route(at: route.index) }

    var body: some View {
      destination(route)
        .modifier(ZoomTransition(route: declared?.zooms == true ? AnyHashable(route) : nil))
        .modifier(TabBarHiding(isHidden: declared?.hidesTabBar == true))
        .modifier(
          DraftProtection(router: isPushed && declared?.isFreelyDismissed == false ? router : nil)
        )
        // Views of the same kind for another item are other views, and so are those for another user.
        .id(ScreenIdentity(route: route, generation: router.generation))
    }
  }

  /// What makes a screen's view another one.
  struct ScreenIdentity<Route: Hashable>: Hashable {
    let route: Route
    let generation: Int
  }

  /// Keeps the user in a pushed draft: SwiftUI takes a screen down before anybody could refuse. Its back button asks.
  private struct DraftProtection<Definition: NavigationDefinition>: ViewModifier {
    /// The router that is asked; nil for what is no pushed draft.
    let router: NavigationRouter<Definition>?

    @ViewBuilder func body(content: Content) -> some View {
      if let router {
        content
          .navigationBarBackButtonHidden()
          .toolbar {
            ToolbarItem(placement: .navigation) {
              Button(action: { router.userDidGoBack() }) { Label("Back", systemImage: "chevron.backward") }
            }
          }
      } else {
        content
      }
    }
  }

  private struct ZoomTransition: ViewModifier {
    /// What it grows out of; nil does not.
    let route: AnyHashable?
    @Environment(\.navigationNamespace) private var namespace

    @ViewBuilder func body(content: Content) -> some View {
      #if os(iOS) || os(visionOS)
        if let route, let namespace {
          if #available(iOS 18.0, visionOS 2.0, *) {
            content.navigationTransition(.zoom(sourceID: route, in: namespace))
          } else {
            content
          }
        } else {
          content
        }
      #else
        content
      #endif
    }
  }

  private struct TabBarHiding: ViewModifier {
    let isHidden: Bool

    @ViewBuilder func body(content: Content) -> some View {
      #if os(iOS) || os(visionOS)
        if #available(iOS 18.0, visionOS 2.0, *) {
          content.toolbarVisibility(isHidden ? .hidden : .automatic, for: .tabBar)
        } else {
          content.toolbar(isHidden ? .hidden : .automatic, for: .tabBar)
        }
      #else
        content
      #endif
    }
  }

  private struct NavigationNamespaceKey: EnvironmentKey {
    static let defaultValue: Namespace.ID? = nil
  }

  extension EnvironmentValues {
    /// Where the sources of zoom transitions of a window are known by their routes.
    var navigationNamespace: Namespace.ID? {
      get { self[NavigationNamespaceKey.self] }
      set { self[NavigationNamespaceKey.self] = newValue }
    }
  }
#endif

#if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
  internal import SwiftUI

  /// A screen with what the spec says of how it shows: over which source it grows, whether the tab bar hides.
  struct RouteScreen<Definition: NavigationDefinition, Destination: View>: View {
    let router: NavigationRouter<Definition>
    let route: Definition.Route
    var wayBack = WayBack.none
    let destination: (Definition.Route) -> Destination

    @Environment(\.screenWrapper) var wrapper
    @Environment(\.stackPlace) var place

    private var declared: NavigationSchema.Route? { Definition.map.route(at: route.index) }

    var body: some View {
      screen
        .modifier(ScreenIdentifier(name: Definition.identifiesScreens ? declared?.name : nil))
        .modifier(
          ScreenTransition(
            source: moves && declared?.zooms == true ? ZoomSource(route: route, place: place) : nil,
            fades: moves && declared?.crossFades == true)
        )
        .modifier(TabBarHiding(isHidden: declared?.hidesTabBar == true))
        .environment(\.draftHost, draftHost)
        .modifier(DraftProtection(router: router, route: route, wayBack: wayBack))
        .modifier(ScreenCover(router: router, route: route))
        // Views of the same kind for another item are other views, and so are those for another user.
        .id(ScreenIdentity(route: route, generation: router.generation))
    }

    /// A modal moves as a whole, its stack with it.
    private var moves: Bool { wayBack == .stack }

    private var draftHost: DraftHost? {
      guard Definition.mayBeDraft(route), let place = place?.base as? StackPlace<Definition.Tab> else {
        return nil
      }
      return DraftHost(router, DraftScreen(route: route, place: place))
    }

    @ViewBuilder private var screen: some View {
      if let wrapper {
        wrapper(route, ScreenContent(destination(route)))
      } else {
        destination(route)
      }
    }
  }

  /// How the user goes back from a screen.
  enum WayBack: Equatable {
    /// Not at all: it is the root of a stack.
    case none
    /// To the screens below on its stack.
    case stack
    /// To the column before, where the split view has one column.
    case column(NavigationSchema.Column, isCollapsed: Bool)
  }

  /// What makes a screen's view another one.
  struct ScreenIdentity<Route: Hashable>: Hashable {
    let route: Route
    let generation: Int
  }

  /// What UI tests find a screen by: `screen.feature.route`.
  private struct ScreenIdentifier: ViewModifier {
    /// The route's name; nil leaves the screen without.
    let name: String?

    @ViewBuilder func body(content: Self.Content) -> some View {
      if let name {
        // Without a container of its own the identifier would be that of every view inside.
        content.accessibilityElement(children: .contain).accessibilityIdentifier("screen.\(name)")
      } else {
        content
      }
    }
  }

  /// What a screen grows out of. Equal rows of two stacks that are alive are two sources.
  struct ZoomSource: Hashable {
    let route: AnyHashable
    let place: AnyHashable?

    init(route: some Hashable, place: AnyHashable?) {
      self.route = AnyHashable(route)
      self.place = place
    }
  }

  struct ScreenTransition: ViewModifier {
    /// What it grows out of; nil does not.
    let source: ZoomSource?
    let fades: Bool
    @Environment(\.navigationNamespace) private var namespace
    @Environment(\.accessibilityReduceMotion) private var reducesMotion

    @ViewBuilder func body(content: Self.Content) -> some View {
      #if os(iOS) || os(visionOS)
        if fades || source != nil {
          ChosenTransition(
            source: source, namespace: namespace, fades: fades || reducesMotion, content: content)
        } else {
          content
        }
      #else
        content
      #endif
    }
  }

  #if os(iOS) || os(visionOS)
    /// The transition with which a screen came stays: another one would be another view.
    private struct ChosenTransition<Content: View>: View {
      let source: ZoomSource?
      let namespace: Namespace.ID?
      let fades: Bool
      let content: Content
      @State private var first = FirstAnswer()

      init(source: ZoomSource?, namespace: Namespace.ID?, fades: Bool, content: Content) {
        self.source = source
        self.namespace = namespace
        self.fades = fades
        self.content = content
      }

      var body: some View {
        #if compiler(>=6.4)
          if first.answer(fades), #available(iOS 27.0, visionOS 27.0, *) {
            content.navigationTransition(.crossFade)
          } else {
            zoomed
          }
        #else
          zoomed
        #endif
      }

      @ViewBuilder private var zoomed: some View {
        if let source, let namespace, #available(iOS 18.0, visionOS 2.0, *) {
          content.navigationTransition(.zoom(sourceID: source, in: namespace))
        } else {
          content
        }
      }
    }

    @MainActor private final class FirstAnswer {
      private var known: Bool?

      func answer(_ now: Bool) -> Bool {
        let answer = known ?? now
        known = answer
        return answer
      }
    }
  #endif

  private struct TabBarHiding: ViewModifier {
    let isHidden: Bool

    @ViewBuilder func body(content: Self.Content) -> some View {
      // A screen that the spec does not mention may hide the bar by itself.
      #if os(iOS) || os(visionOS)
        if !isHidden {
          content
        } else if #available(iOS 18.0, visionOS 2.0, *) {
          content.toolbarVisibility(.hidden, for: .tabBar)
        } else {
          content.toolbar(.hidden, for: .tabBar)
        }
      #else
        content
      #endif
    }
  }

  private struct NavigationNamespaceKey: EnvironmentKey {
    static let defaultValue: Namespace.ID? = nil
  }

  private struct StackPlaceKey: EnvironmentKey {
    static var defaultValue: AnyHashable? { nil }
  }

  extension EnvironmentValues {
    /// The tab or the modal whose stack a view is on.
    var stackPlace: AnyHashable? {
      get { self[StackPlaceKey.self] }
      set { self[StackPlaceKey.self] = newValue }
    }

    /// Where the sources of zoom transitions of a window are known by their routes.
    var navigationNamespace: Namespace.ID? {
      get { self[NavigationNamespaceKey.self] }
      set { self[NavigationNamespaceKey.self] = newValue }
    }
  }
#endif

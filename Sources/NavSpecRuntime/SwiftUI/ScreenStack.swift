#if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
  internal import SwiftUI

  /// A stack of the window: the view of its root, and the screens above it.
  struct ScreenStack<Definition: NavigationDefinition, Root: View, Destination: View>: View {
    let router: NavigationRouter<Definition>
    let place: StackPlace<Definition.Tab>
    /// The screen at the root; nil where a split view shows none.
    let route: Definition.Route?
    let root: Root
    let destination: (Definition.Route) -> Destination

    var body: some View {
      NavigationStack(path: Bindable(router)[path: place]) {
        root
          .navigationDestination(for: Definition.Route.self) {
            RouteScreen(
              router: router, route: $0, wayBack: .stack, destination: destination)
          }
          .onAppear { router.rootDidAppear(route, at: place) }
      }
      .modifier(StackWrapping<Definition>(place: place, route: route))
      .environment(\.isInStack, true)
      .environment(\.stackPlace, AnyHashable(place))
      // A stack drops its path if its root changes in the same update: another root has another stack.
      .id(ScreenIdentity(route: route, generation: router.generation))
    }
  }
#endif

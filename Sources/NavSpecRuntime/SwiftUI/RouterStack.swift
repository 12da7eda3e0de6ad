#if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
  public import SwiftUI

  /// A tab's stack: its root, and the path above it.
  public struct RouterStack<Definition: NavigationDefinition, Destination: View, Root: View>: View {
    private let router: NavigationRouter<Definition>
    private let tab: Definition.Tab
    private let destination: (Definition.Route) -> Destination
    private let root: (StackRoot<Definition, Destination>, Definition.Route) -> Root

    /// The stack of a tab, with the view of each screen.
    ///
    /// - Parameter root: What is around the view of the root alone, as its search field.
    public init(
      _ router: NavigationRouter<Definition>, _ tab: Definition.Tab,
      @ViewBuilder destination: @escaping (Definition.Route) -> Destination,
      @ViewBuilder root: @escaping (StackRoot<Definition, Destination>, Definition.Route) -> Root
    ) {
      self.router = router
      self.tab = tab
      self.destination = destination
      self.root = root
    }

    /// The stack.
    public var body: some View {
      let route = router.root(of: tab)
      stack(route).environment(\.arrivals, router.arrivals.tab == tab ? router.arrivals.count : 0)
    }

    private func stack(_ route: Definition.Route) -> some View {
      ScreenStack(
        router: router, place: .tab(tab), route: route,
        root: root(
          StackRoot(screen: RouteScreen(router: router, route: route, destination: destination)), route),
        destination: destination)
    }
  }

  extension RouterStack where Root == StackRoot<Definition, Destination> {
    /// The stack of a tab, with the view of each screen.
    public init(
      _ router: NavigationRouter<Definition>, _ tab: Definition.Tab,
      @ViewBuilder destination: @escaping (Definition.Route) -> Destination
    ) {
      self.init(router, tab, destination: destination) { root, _ in root }
    }
  }

  /// The screen at the root of a stack.
  public struct StackRoot<Definition: NavigationDefinition, Destination: View>: View {
    let screen: RouteScreen<Definition, Destination>

    /// The screen.
    public var body: some View { screen }
  }
#endif

#if canImport(SwiftUI)
  public import SwiftUI

  /// A window of the app: its container, the modals above it, the links it opens, and its state kept
  /// from launch to launch.
  public struct NavigationWindow<Definition: NavigationDefinition, Destination: View, Container: View>: View {
    private let router: NavigationRouter<Definition>
    private let destination: (Definition.Route) -> Destination
    private let container: Container

    /// A window with the view of each screen around the app's container.
    public init(
      _ router: NavigationRouter<Definition>,
      @ViewBuilder destination: @escaping (Definition.Route) -> Destination,
      @ViewBuilder container: () -> Container
    ) {
      self.router = router
      self.destination = destination
      self.container = container()
    }

    /// The window.
    public var body: some View {
      container
        .modifier(ModalPresenter(router: router, level: 0, destination: destination))
        .modifier(StateKeeper(router: router))
        .onOpenURL { router.open($0) }
        .navigationEnvironment(router)
    }
  }

  extension View {
    /// Gives a view and what it presents the router, and the actions over it.
    func navigationEnvironment<Definition>(_ router: NavigationRouter<Definition>) -> some View {
      environment(router)
        .environment(\.navigate, NavigateAction { [weak router] in router?.navigate(toAny: $0) })
        .environment(
          \.openURL,
          OpenURLAction { [weak router] url in
            guard let router, router.canOpen(url) else { return .systemAction }
            router.open(url, placement: .push)
            return .handled
          })
    }
  }
#endif

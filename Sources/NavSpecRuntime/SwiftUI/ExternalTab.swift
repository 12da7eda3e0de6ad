#if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
  public import SwiftUI

  /// A tab whose root holds a container of the app's own, as one of UIKit: screens above the root are the container's.
  public struct ExternalTab<Definition: NavigationDefinition, Destination: View>: View {
    private let router: NavigationRouter<Definition>
    private let tab: Definition.Tab
    private let destination: (Definition.Route) -> Destination
    private let show: @MainActor (Definition.Tab, [Definition.Route]) -> Void

    /// A tab, with the view of its root, and with what shows the screens above it.
    public init(
      _ router: NavigationRouter<Definition>, _ tab: Definition.Tab,
      @ViewBuilder destination: @escaping (Definition.Route) -> Destination,
      show: @escaping @MainActor (Definition.Tab, [Definition.Route]) -> Void
    ) {
      self.router = router
      self.tab = tab
      self.destination = destination
      self.show = show
    }

    /// The root.
    public var body: some View {
      RouteScreen(router: router, route: router.root(of: tab), destination: destination)
        // The container is there when the root appears.
        .onChange(of: router.path(in: tab), initial: true) { _, _ in
          let screens = router.takeScreens(of: tab)
          if !screens.isEmpty { show(tab, screens) }
        }
    }
  }
#endif

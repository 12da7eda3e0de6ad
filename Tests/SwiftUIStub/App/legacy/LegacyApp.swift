// An app that keeps its container and its older router, and adopts routes, links and conditions.
import NavSpecRuntime
import Observation
import SwiftUI

@MainActor @Observable final class ShopContainer: NavigationHost {
  var path: [LegacyRoute] = []
  var modal: HostRequest<LegacyRoute>.Modal?
  let session = ConditionStore<LegacyCondition>()
  @ObservationIgnored private(set) lazy var router = makeRouter()

  private func makeRouter() -> LegacyRouter {
    let router = LegacyRouter(host: self, conditions: session)
    router.openUnmatched = { OldRouter.open($0) }
    return router
  }

  func show(_ request: HostRequest<LegacyRoute>) -> Bool {
    path = request.path(after: path)
    modal = request.modals.last
    return true
  }

  func close(_ redirect: LegacyRoute) {
    if modal?.route == redirect { modal = nil }
  }
}

/// What the app had before.
enum OldRouter {
  static func open(_ url: String) -> Bool { url.hasSuffix("/cart") }
}

struct LegacyApp: App {
  @State private var container = ShopContainer()

  var body: some Scene {
    WindowGroup {
      NavigationStack(path: $container.path) {
        screen(.home).navigationDestination(for: LegacyRoute.self, destination: screen)
      }
      .sheet(item: $container.modal, onDismiss: { container.router.cancelPending() }) { screen($0.route) }
      .navigation(of: container.router)
      .onLink { container.router.open($0) }
    }
  }

  private func screen(_ route: LegacyRoute) -> some View {
    LegacyScreen(route) { screen in
      switch screen {
      case .home: LegacyLink("Your last order", to: .order(id: 7))
      case .invoice(let id): Text("Invoice \(id)")
      }
    }
  }
}

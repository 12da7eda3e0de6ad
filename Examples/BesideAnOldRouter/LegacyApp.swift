// An app that keeps its container and its older router, and takes routes, links and conditions from the spec
// `specs/valid/legacy`: `external: true`, most views its own, URLs that no pattern matches left to the old
// router.
import NavSpecRuntime
import Observation
import SwiftUI

/// The container that the app had before, told by the router what to show.
@MainActor @Observable final class ShopContainer: NavigationHost {
  var path: [LegacyRoute] = []
  /// The screens above the stack, bottom first.
  private(set) var modals: [HostRequest<LegacyRoute>.Modal] = []
  let session = ConditionStore<LegacyCondition>()
  @ObservationIgnored private(set) lazy var router = makeRouter()

  private func makeRouter() -> LegacyRouter {
    let router = LegacyRouter(host: self, conditions: session)
    router.openUnmatched = { OldRouter.open($0) }
    return router
  }

  func show(_ request: HostRequest<LegacyRoute>) -> Bool {
    path = request.path(after: path)
    modals = request.placement == .reset ? request.modals : modals + request.modals
    return true
  }

  func close(_ redirect: LegacyRoute) {
    if let depth = modals.firstIndex(where: { $0.route == redirect }) { close(from: depth) }
  }

  func drop(where isLost: (LegacyRoute) -> Bool) {
    if let depth = path.firstIndex(where: isLost) {
      path.removeSubrange(depth...)
      close(from: 0)
    } else if let depth = modals.firstIndex(where: { isLost($0.route) || $0.path.contains(where: isLost) }) {
      close(from: depth)
    }
  }

  func modal(at depth: Int) -> HostRequest<LegacyRoute>.Modal? {
    modals.indices.contains(depth) ? modals[depth] : nil
  }

  /// The user closed a modal. SwiftUI may say so late, when another is in its place already.
  func userDidClose(_ modal: HostRequest<LegacyRoute>.Modal, at depth: Int) {
    if self.modal(at: depth) == modal { close(from: depth) }
  }

  private func close(from depth: Int) {
    let closed = modals[depth...]
    modals.removeSubrange(depth...)
    // Closing the sign-in screen cancels the navigation that waits for it. The router ignores other screens.
    for modal in closed { router.redirectDidClose(modal.route) }
  }
}

/// What the app had before.
enum OldRouter {
  static func open(_ url: String) -> Bool { url.hasSuffix("/cart") }
}

struct LegacyApp: App {
  var body: some Scene {
    WindowGroup { ShopWindow() }
  }
}

/// Each window has a container of its own, and the container a router.
struct ShopWindow: View {
  @State private var container = ShopContainer()

  var body: some View {
    NavigationStack(path: $container.path) {
      ShopScreen(route: .home)
        .navigationDestination(for: LegacyRoute.self) { ShopScreen(route: $0) }
    }
    .modifier(Modals(container: container, depth: 0))
    .navigation(of: container.router)
    .onLink { container.router.open($0) }
  }
}

/// Presents the modal at a depth, and from it the next.
struct Modals: ViewModifier {
  let container: ShopContainer
  let depth: Int

  func body(content: Content) -> some View {
    let shown = container.modal(at: depth)
    let item = Binding {
      container.modal(at: depth)
    } set: { modal in
      if modal == nil, let shown { container.userDidClose(shown, at: depth) }
    }
    content.sheet(item: item) { modal in
      ShopScreen(route: modal.route).modifier(Modals(container: container, depth: depth + 1))
    }
  }
}

/// A screen: from the spec, or one of the app's own.
struct ShopScreen: View {
  let route: LegacyRoute

  var body: some View {
    LegacyScreen(route) { screen in
      switch screen {
      case .home: LegacyLink("Your last order", to: .order(id: 7))
      case .invoice(let id): Text("Invoice \(id)")
      }
    }
  }
}

// An app of UIKit that keeps its navigation controller, and takes routes, links and conditions from the spec
// `specs/valid/legacy`: a coordinator shows what the router decides, each screen in a view controller.
#if canImport(UIKit)
  import Foundation
  import NavSpecRuntime
  import SwiftUI
  import UIKit

  /// A screen of the spec in a view controller.
  final class RouteController: UIHostingController<ShopScreen> {
    let route: LegacyRoute

    init(_ route: LegacyRoute) {
      self.route = route
      super.init(rootView: ShopScreen(route: route))
    }

    @available(*, unavailable) required init?(coder: NSCoder) { nil }
  }

  /// The app's container, told by the router what to show.
  @MainActor final class ShopCoordinator: NSObject, NavigationHost {
    let navigation: UINavigationController
    let session = ConditionStore<LegacyCondition>()
    private(set) lazy var router = LegacyRouter(host: self, conditions: session)
    private let home: UIViewController
    /// What is presented, bottom first.
    private var modals: [RouteController] = []
    /// Whether view controllers move on or off the screen: they present nothing meanwhile.
    private var isMoving = false
    /// Whether a navigation waits for that.
    private var hasWaiting = false

    init(home: UIViewController) {
      self.home = home
      navigation = UINavigationController(rootViewController: home)
      super.init()
    }

    /// The screens of the spec above the app's own first screen.
    private var pushed: [RouteController] { navigation.viewControllers.compactMap { $0 as? RouteController } }

    func show(_ request: HostRequest<LegacyRoute>) -> Bool {
      // The user drags a sheet away, or UIKit animates: the navigation waits until that is over.
      guard !isMoving, navigation.presentedViewController?.isBeingDismissed != true else {
        hasWaiting = true
        return false
      }
      // Only the latest one waits.
      hasWaiting = false
      var free = pushed
      let path = request.path(after: pushed.map(\.route)).map { route in
        // A screen that is there already keeps its state.
        guard let same = free.firstIndex(where: { $0.route == route }) else { return RouteController(route) }
        return free.remove(at: same)
      }
      setPath(path)
      if request.placement == .reset {
        close(from: 0) { self.present(request.modals[...]) }
      } else {
        present(request.modals[...])
      }
      return true
    }

    private func setPath(_ path: [UIViewController]) {
      navigation.setViewControllers([home] + path, animated: true)
    }

    /// Presents the modals, each above the one before once that is there.
    private func present(_ requested: ArraySlice<HostRequest<LegacyRoute>.Modal>) {
      guard let modal = requested.first else { return didMove() }
      isMoving = true
      let controller = RouteController(modal.route)
      controller.modalPresentationStyle = modal.presentation == .cover ? .fullScreen : .pageSheet
      controller.presentationController?.delegate = self
      let below = modals.last ?? navigation
      modals.append(controller)
      below.present(controller, animated: true) { self.present(requested.dropFirst()) }
    }

    private func didMove() {
      isMoving = false
      guard hasWaiting else { return }
      hasWaiting = false
      router.resumePending()
    }

    func close(_ redirect: LegacyRoute) {
      if let depth = modals.firstIndex(where: { $0.route == redirect }) { close(from: depth) }
    }

    func drop(where isLost: (LegacyRoute) -> Bool) {
      if let depth = pushed.firstIndex(where: { isLost($0.route) }) {
        close(from: 0)
        setPath(Array(pushed.prefix(depth)))
      } else if let depth = modals.firstIndex(where: { isLost($0.route) }) {
        close(from: depth)
      }
    }

    private func close(from depth: Int, then next: (() -> Void)? = nil) {
      guard modals.indices.contains(depth) else {
        next?()
        return
      }
      isMoving = true
      (depth == 0 ? navigation : modals[depth - 1]).dismiss(animated: true) {
        if let next { next() } else { self.didMove() }
      }
      didClose(from: depth)
    }

    private func didClose(from depth: Int) {
      let closed = modals[depth...]
      modals.removeSubrange(depth...)
      // Closing the sign-in screen cancels the navigation that waits for it. The router ignores other screens.
      for controller in closed { router.redirectDidClose(controller.route) }
    }
  }

  extension ShopCoordinator: UIAdaptivePresentationControllerDelegate {
    /// The user dragged a sheet away.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      if let depth = modals.firstIndex(where: { $0 === presentationController.presentedViewController }) {
        didClose(from: depth)
        didMove()
      }
    }
  }

  /// What the app's delegates have: links from outside, from a notification, and from a shortcut.
  extension ShopCoordinator {
    func open(_ activity: NSUserActivity) { if let url = activity.webpageURL { router.open(url) } }
    func open(_ url: URL) { router.open(url) }
  }
#endif

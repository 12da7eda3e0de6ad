/// A router that opens what comes from outside of the app.
@MainActor public protocol DeliveringRouter: AnyObject {
  /// The app's navigation.
  associatedtype Definition: RouteDefinition

  /// Opens the text of a URL.
  @discardableResult func open(_ url: String, placement: LinkPlacement) -> OpenResult<Definition.Condition>
  /// Shows a screen as a link to it would.
  @discardableResult func show(delivered route: Definition.Route) -> OpenResult<Definition.Condition>
}

extension DeliveringRouter {
  /// What became of something that was delivered.
  public typealias Delivery = LinkDelivery<Definition.Condition>

  /// Opens what came by a door of the app in its window, the one that was active last. Before there is a window it is kept,
  /// and the first window opens it. What came with a window of its own waits for that.
  ///
  /// What SwiftUI, or another door, has delivered a moment ago is not opened again.
  ///
  /// - Returns: What became of it; of several, of the last one.
  @discardableResult public static func deliver(_ door: some LinkDoor) -> Delivery {
    deliver(door, to: nil)
  }

  /// Opens what came by a door of this router's scene, as ``deliver(_:)`` of the type does for the app.
  @discardableResult public func deliver(_ door: some LinkDoor) -> Delivery { Self.deliver(door, to: self) }

  /// Shows a screen above its declared parents in the app's window, the one that was active last, as a link to it does.
  /// Before there is a window, the screen is kept, and the first window shows it.
  @discardableResult public static func deliver(_ route: Definition.Route) -> Delivery {
    pass(to: front) { .answered($0.show(delivered: route)) }
  }

  private static var front: Self? { OpenWindows.shared.front(of: Definition.self) as? Self }

  private static func deliver<Door: LinkDoor>(_ door: Door, to router: Self?) -> Delivery {
    let way = Door.connectsWindow ? LinkInbox.Way.connection : .delegate
    let receiver = router ?? (Door.connectsWindow ? nil : front)
    var delivery = Delivery.nothing
    for arrival in door.arrivals { delivery = deliver(arrival, by: way, to: receiver) }
    return delivery
  }

  private static func deliver(_ arrival: LinkArrival, by way: LinkInbox.Way, to router: Self?) -> Delivery {
    switch arrival {
    case .url(let url):
      return pass(to: router) { $0.once(url, by: way) { $0.open(url, placement: .reset) } }
    case .payload(let payload):
      do throws(PayloadProblem) {
        switch try Definition.destination(of: payload) {
        case .url(let url): return deliver(.url(url), by: way, to: router)
        case .route(let route):
          return pass(to: router) { $0.once(payload.text(), by: way) { $0.show(delivered: route) } }
        }
      } catch {
        return .refused(error)
      }
    }
  }

  /// What is kept is compared with what came by other doors when a window opens it: the system takes its time to launch.
  private func once(
    _ text: String, by way: LinkInbox.Way, open: (Self) -> OpenResult<Definition.Condition>
  ) -> Delivery {
    LinkInbox.shared.accepts(text, by: way) ? .answered(open(self)) : .repeated
  }

  private static func pass(to router: Self?, _ open: @escaping @MainActor (Self) -> Delivery) -> Delivery {
    if let router { return open(router) }
    OpenWindows.shared.keep(for: Definition.self) { router in
      if let router = router as? Self { _ = open(router) }
    }
    return .kept
  }
}

extension NavigationRouter: DeliveringRouter {
  /// Shows a screen as a link to it would: a snapshot that arrives later is restored below it.
  @discardableResult public func show(delivered route: Route) -> OpenResult<Condition> {
    let former = launchLink
    let result = show(route)
    switch result {
    case .opened, .blocked, .deferred:
      launchLink = former.followed(by: .shown(route))
      pendingRestoration = nil
    case .unmatched, .excluded, .unavailable: break
    }
    return result
  }

  /// Makes this window the one that opens what is delivered. A window of one screen opens nothing from outside.
  func windowDidBecomeActive() {
    if !isSingleWindow { OpenWindows.shared.activate(self, of: Definition.self) }
  }
}

extension HostedRouter: DeliveringRouter {
  /// Shows a screen as a link to it would.
  @discardableResult public func show(delivered route: Route) -> OpenResult<Condition> { show(route) }

  /// Makes this router the one that opens what is delivered to the app, and has it open what was kept. The app calls it
  /// when its container is there, and whenever the scene of it becomes active.
  public func windowDidBecomeActive() { OpenWindows.shared.activate(self, of: Definition.self) }
}

/// The way of what is delivered into a router. It is a value of closures: a router that conforms to a protocol would be in
/// each app a second time, for any definition.
@MainActor struct DeliveryReceiver<Definition: RouteDefinition> {
  typealias Delivery = LinkDelivery<Definition.Condition>
  typealias Result = OpenResult<Definition.Condition>

  /// Opens the text of a URL from outside of the app.
  let open: @MainActor (String) -> Result
  /// Shows a screen as a link to it would.
  let show: @MainActor (Definition.Route) -> Result

  /// The way into a router, which is not retained.
  init<Router: AnyObject>(
    _ router: Router, open: @escaping @MainActor (Router, String) -> Result,
    show: @escaping @MainActor (Router, Definition.Route) -> Result
  ) {
    let router = WeakReference(router)
    self.open = { url in router.object.map { open($0, url) } ?? .unavailable }
    self.show = { route in router.object.map { show($0, route) } ?? .unavailable }
  }

  /// Delivers to a router, else to the one whose window was active last, or to the first one that there will be.
  static func deliver<Item: LinkDeliverable>(_ item: Item, to router: Self?) -> Delivery {
    let way = Item.connectsWindow ? LinkInbox.Way.connection : .delegate
    let receiver = router ?? (Item.connectsWindow ? nil : front)
    var delivery = Delivery.nothing
    for arrival in item.arrivals { delivery = deliver(arrival, by: way, to: receiver) }
    return delivery
  }

  /// Shows a screen in the window that was active last, or in the first one that there will be.
  static func deliver(_ route: Definition.Route) -> Delivery {
    pass(to: front, by: .delegate) { .answered($0.show(route)) }
  }

  private static var front: Self? { OpenWindows.shared.front(of: Definition.self) as? Self }

  private static func deliver(_ arrival: LinkArrival, by way: LinkInbox.Way, to router: Self?) -> Delivery {
    switch arrival {
    case .url(let url): return pass(to: router, by: way) { $0.once(url, by: way) { $0.open(url) } }
    case .payload(let payload):
      do throws(PayloadProblem) {
        switch try Definition.destination(of: payload) {
        case .url(let url): return deliver(.url(url), by: way, to: router)
        case .route(let route):
          return pass(to: router, by: way) { $0.once(payload.text(), by: way) { $0.show(route) } }
        }
      } catch {
        return .refused(error)
      }
    }
  }

  /// What is kept is compared with what came in other ways when a window opens it: the system takes its time to launch.
  private func once(_ text: String, by way: LinkInbox.Way, open: (Self) -> Result) -> Delivery {
    LinkInbox.shared.accepts(text, by: way) ? .answered(open(self)) : .repeated
  }

  private static func pass(
    to router: Self?, by way: LinkInbox.Way, _ open: @escaping @MainActor (Self) -> Delivery
  ) -> Delivery {
    if let router { return open(router) }
    OpenWindows.shared.keep(for: Definition.self, inNewWindow: way == .connection) { receiver in
      if let receiver = receiver as? Self { _ = open(receiver) }
    }
    return .kept
  }
}

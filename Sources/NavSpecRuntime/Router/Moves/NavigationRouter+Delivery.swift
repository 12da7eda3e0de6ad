extension NavigationRouter {
  /// What became of something that was delivered.
  public typealias Delivery = LinkDelivery<Condition>

  /// Opens what came from outside of the app in its window, the one that was active last. Before there is a window it is
  /// kept, and the first window opens it. What came with a window of its own waits for that.
  ///
  /// What SwiftUI, or another delegate, has delivered a moment ago is not opened again.
  ///
  /// - Returns: What became of it; of several, of the last one.
  @discardableResult public static func deliver(_ item: some LinkDeliverable) -> Delivery {
    DeliveryReceiver<Definition>.deliver(item, to: nil)
  }

  /// Opens what came to this router's scene, as ``deliver(_:)`` of the type does for the app.
  @discardableResult public func deliver(_ item: some LinkDeliverable) -> Delivery {
    DeliveryReceiver.deliver(item, to: receiver)
  }

  /// Shows a screen above its declared parents in the app's window, the one that was active last, as a link to it does.
  /// Before there is a window, the screen is kept, and the first window shows it.
  @discardableResult public static func deliver(_ route: Route) -> Delivery {
    DeliveryReceiver<Definition>.deliver(route)
  }

  private var receiver: DeliveryReceiver<Definition> {
    DeliveryReceiver(self, open: { $0.open($1, placement: .reset) }, show: { $0.show(delivered: $1) })
  }

  /// Shows a screen as a link to it would: a snapshot that arrives later is restored below it.
  func show(delivered route: Route) -> OpenResult<Condition> {
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
  ///
  /// - Parameter isNew: Whether the window has just come, and opens what came with a window of its own.
  func windowDidBecomeActive(isNew: Bool = false) {
    guard !isSingleWindow else { return }
    OpenWindows.shared.activate(self, as: receiver, of: Definition.self, isNew: isNew)
  }
}

extension HostedRouter {
  /// What became of something that was delivered.
  public typealias Delivery = LinkDelivery<Condition>

  /// Opens what came from outside of the app in its container, as that of ``NavigationRouter`` does in a window.
  @discardableResult public static func deliver(_ item: some LinkDeliverable) -> Delivery {
    DeliveryReceiver<Definition>.deliver(item, to: nil)
  }

  /// Opens what came to this router's scene.
  @discardableResult public func deliver(_ item: some LinkDeliverable) -> Delivery {
    DeliveryReceiver.deliver(item, to: receiver)
  }

  /// Shows a screen as a link to it would, or keeps it until there is a container.
  @discardableResult public static func deliver(_ route: Route) -> Delivery {
    DeliveryReceiver<Definition>.deliver(route)
  }

  private var receiver: DeliveryReceiver<Definition> {
    DeliveryReceiver(self, open: { $0.open($1, placement: .reset) }, show: { $0.show($1) })
  }

  /// Makes this router the one that opens what is delivered to the app, and has it open what was kept. The app calls it
  /// when its container is there, and whenever the scene of it becomes active.
  public func windowDidBecomeActive() {
    OpenWindows.shared.activate(self, as: receiver, of: Definition.self, isNew: true)
  }
}

/// The windows of the app, and what was delivered before there was one.
@MainActor final class OpenWindows {
  private struct Window {
    let definition: ObjectIdentifier
    weak var router: AnyObject?
  }

  private struct Delivery {
    let definition: ObjectIdentifier
    let open: @MainActor (AnyObject) -> Void
  }

  static let shared = OpenWindows()

  /// The window that was active last is at the end.
  private var windows: [Window] = []
  private var deliveries: [Delivery] = []

  /// The router of the window that was active last.
  func front(of definition: Any.Type) -> AnyObject? {
    windows.last { $0.definition == ObjectIdentifier(definition) && $0.router != nil }?.router
  }

  /// Keeps what is to be opened by the first window.
  func keep(for definition: Any.Type, open: @escaping @MainActor (AnyObject) -> Void) {
    deliveries.append(Delivery(definition: ObjectIdentifier(definition), open: open))
  }

  /// Notes that a window is active, and has it open what was kept.
  func activate(_ router: AnyObject, of definition: Any.Type) {
    windows.removeAll { $0.router == nil || $0.router === router }
    windows.append(Window(definition: ObjectIdentifier(definition), router: router))
    let kept = deliveries.filter { $0.definition == ObjectIdentifier(definition) }
    deliveries.removeAll { $0.definition == ObjectIdentifier(definition) }
    for delivery in kept { delivery.open(router) }
  }
}

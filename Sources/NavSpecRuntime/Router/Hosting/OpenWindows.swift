/// The windows of the app, and what was delivered before there was one.
@MainActor final class OpenWindows {
  private struct Window {
    let definition: ObjectIdentifier
    weak var router: AnyObject?
    let receiver: Any
  }

  private struct Delivery {
    let definition: ObjectIdentifier
    /// Whether only a window opens it that was not there when it came.
    let needsNewWindow: Bool
    let open: @MainActor (Any) -> Void
  }

  static let shared = OpenWindows()

  /// The window that was active last is at the end.
  private var windows: [Window] = []
  private var deliveries: [Delivery] = []

  /// The receiver of the window that was active last.
  func front(of definition: Any.Type) -> Any? {
    windows.last { $0.definition == ObjectIdentifier(definition) && $0.router != nil }?.receiver
  }

  /// Keeps what is to be opened by the next window that becomes active, or by the next new one.
  func keep(for definition: Any.Type, inNewWindow isNew: Bool, open: @escaping @MainActor (Any) -> Void) {
    deliveries.append(
      Delivery(definition: ObjectIdentifier(definition), needsNewWindow: isNew, open: open))
  }

  /// Notes that a window is active, and has it open what was kept.
  func activate(_ router: AnyObject, as receiver: Any, of definition: Any.Type, isNew: Bool) {
    let isNew = isNew || !windows.contains { $0.router === router }
    windows.removeAll { $0.router == nil || $0.router === router }
    windows.append(Window(definition: ObjectIdentifier(definition), router: router, receiver: receiver))
    func opens(_ delivery: Delivery) -> Bool {
      delivery.definition == ObjectIdentifier(definition) && (isNew || !delivery.needsNewWindow)
    }
    let kept = deliveries.filter(opens)
    deliveries.removeAll(where: opens)
    for delivery in kept { delivery.open(receiver) }
  }
}

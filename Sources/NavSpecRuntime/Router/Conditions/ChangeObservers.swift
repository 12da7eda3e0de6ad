/// Closures that are called on every change, in the order in which they were added, until they return false.
///
/// No protocol for those who observe: a router that conforms to one would be in each app a second time, for any definition.
@MainActor final class ChangeObservers {
  private final class Observer {
    let notify: @MainActor () -> Bool
    init(_ notify: @escaping @MainActor () -> Bool) { self.notify = notify }
  }

  private var observers: [Observer] = []

  func add(_ observer: @escaping @MainActor () -> Bool) { observers.append(Observer(observer)) }

  func notify() {
    // An observer may open a window, which observes too, or cause another change.
    for observer in observers where !observer.notify() {
      observers.removeAll { $0 === observer }
    }
  }
}

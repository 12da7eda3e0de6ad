// What a page has instead of tasks, timers and a clock.

// Embedded Swift imports it nowhere by itself.
@_exported import _Concurrency

/// The clock of a page, which stands still: nothing in it ages.
struct ContinuousClock {
  struct Instant: Hashable, Sendable {
    static let now = Instant()

    func duration(to other: Instant) -> Duration { .zero }
  }

  static let now = Instant.now
}

/// Nothing ends by itself.
final class ConditionTimer {
  init?(_ limit: Duration?) { return nil }

  func follow(isUnknown: Bool, stopWaiting: () -> Void) {}
}

/// Nothing ends by itself.
final class PendingTimer {
  func follow(_ since: ContinuousClock.Instant?, for lifetime: Duration, end: () -> Void) {}
}

/// Nobody listens.
final class EventStreams<Definition: RouteDefinition> {
  func notify(_ event: NavigationEvent<Definition>) {}
}

extension ConditionObserver {
  /// Nothing but a store has conditions in a page.
  func observe(_ read: (Self) -> Void) {}
}

/// A page survives its restoration.
final class RestorationWatch {
  func begin() -> Bool { true }
  func didRestore() {}
  func end() {}
}

/// A value of an opaque type, of which a page knows a text.
public struct OpaqueValue: Hashable, Sendable {
  let value: String

  init(_ text: String) { value = text }

  init<Value>(_ value: Value) { self.value = "" }
}

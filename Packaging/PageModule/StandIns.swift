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

/// A page retains everything until it is closed.
struct WeakReference<Object: AnyObject> {
  let object: Object?

  init(_ object: Object) { self.object = object }
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
  func notify(_ outcome: NavigationOutcome<Definition>) {}
  func forget() {}
}

extension NavigationGate {
  /// Nothing but a store has conditions in a page.
  var store: ConditionStore<Definition.Condition> { unsafeDowncast(conditions, to: ConditionStore.self) }

  func appState(of condition: Definition.Condition) -> ConditionState { store.state(of: condition) }
}

extension PendingKeeper {
  func followConditions() { follow(gate.store) }
}

extension ResultRegistry {
  /// The results of a page are JSON.
  typealias Value = JSONText
}

extension NavigationRouter {
  func outcome(of token: ResultToken) -> PresentationResult<JSONText>? { result(of: token) }

  func finish(_ value: JSONText) -> Bool { close(nil, with: value) }
}

/// No view says anything of its screen, and `play` decides whether drafts may be left.
extension NavigationRouter {
  typealias Draft = DraftScreen<Definition>

  func saysDirty(_ draft: Draft) -> Bool { false }
  func mayLeaveNow(_ draft: Draft) -> Bool { mayLeave?(draft.route) ?? true }
  @discardableResult func ask(about draft: Draft, before wanted: Route?, leave: () -> Void) -> Bool { false }
  func forgetGoneDrafts() {}
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

public import Observation

/// Whether a named app state holds.
public nonisolated enum ConditionState: String, Hashable, Sendable {
  /// It holds.
  case met
  /// It does not hold.
  case unmet
  /// Not known yet, for example while a session is being read: links and restoration wait.
  case unknown

  /// The state of what a schema requires: of a condition, or the opposite of the one whose complement it is.
  /// - Parameter state: The state of a condition. What the app has not is unmet, and its opposite too.
  package static func of(_ requirement: Int, _ state: (Int) -> Self?) -> Self {
    switch state(max(requirement, ~requirement)) {
    case .met?: requirement < 0 ? .unmet : .met
    case .unmet?: requirement < 0 ? .met : .unmet
    case .unknown?: .unknown
    case nil: .unmet
    }
  }
}

/// The states of the app's conditions, for example whether the user is signed in.
///
/// If the type is `Observable`, routers follow its changes. Otherwise call `conditionsDidChange()` on one of
/// its routers after a change.
@MainActor public protocol NavigationConditions<Condition>: AnyObject {
  /// The app's conditions.
  associatedtype Condition: NavigationName

  /// Whether a condition holds now.
  func state(of condition: Condition) -> ConditionState
}

/// Conditions as values that the app, a test or a preview sets. Routers follow changes immediately.
@MainActor @Observable public final class ConditionStore<Condition: NavigationName>: NavigationConditions {
  private var states: [Condition: ConditionState]
  private let others: ConditionState
  @ObservationIgnored private let observers = ChangeObservers()

  /// The given states. All other conditions have the state `others`.
  public init(_ states: [Condition: ConditionState] = [:], others: ConditionState = .unknown) {
    self.states = states
    self.others = others
  }

  /// Whether a condition holds now.
  public func state(of condition: Condition) -> ConditionState { states[condition] ?? others }

  /// The state of a condition. Routers follow a change immediately.
  public subscript(condition: Condition) -> ConditionState {
    get { state(of: condition) }
    set {
      guard newValue != state(of: condition) else { return }
      states[condition] = newValue
      observers.notify()
    }
  }

  /// Calls a closure on every change, until it returns false.
  func follow(_ observer: @escaping @MainActor () -> Bool) { observers.add(observer) }
}

extension ConditionStore {
  /// States for a test or a preview. Conditions that are not named are unmet.
  public static func fixed(_ states: [Condition: ConditionState]) -> ConditionStore {
    ConditionStore(states, others: .unmet)
  }

  /// Every condition holds: for a preview.
  public static var allMet: ConditionStore { ConditionStore(others: .met) }
}

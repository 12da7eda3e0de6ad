public import Observation

/// Whether a named app state holds.
public nonisolated enum ConditionState: String, Hashable, Sendable {
  /// It holds.
  case met
  /// It does not hold.
  case unmet
  /// Not known yet, for example while a session is being read: links and restoration wait.
  case unknown
}

/// The app's answer to "is it signed in?". A type that is `Observable` needs nothing else: the router
/// follows its changes. Any other calls `conditionsDidChange()` on one of its routers.
@MainActor public protocol NavigationConditions<Condition>: AnyObject {
  /// The app's conditions.
  associatedtype Condition: NavigationName

  /// Whether a condition holds now.
  func state(of condition: Condition) -> ConditionState
}

/// Conditions as values that the app, a test or a preview sets. Routers follow at once.
@MainActor @Observable public final class ConditionStore<Condition: NavigationName>: NavigationConditions {
  private var states: [Condition: ConditionState]
  private let others: ConditionState
  @ObservationIgnored private var followers: [Int: @MainActor () -> Bool] = [:]
  @ObservationIgnored private var followed = 0

  /// The states that are known; the others are as said.
  public init(_ states: [Condition: ConditionState] = [:], others: ConditionState = .unknown) {
    self.states = states
    self.others = others
  }

  /// Whether a condition holds now.
  public func state(of condition: Condition) -> ConditionState { states[condition] ?? others }

  /// The state of a condition; setting it moves what waited for it, and drops what it guarded.
  public subscript(condition: Condition) -> ConditionState {
    get { state(of: condition) }
    set {
      guard newValue != state(of: condition) else { return }
      states[condition] = newValue
      // Whoever is told may open a window, which follows too, or change another condition.
      for (number, follower) in followers.sorted(by: { $0.key < $1.key }) where !follower() {
        followers[number] = nil
      }
    }
  }

  /// Calls back on every change, until the answer is false.
  func follow(_ follower: @escaping @MainActor () -> Bool) {
    followers[followed] = follower
    followed += 1
  }
}

extension ConditionStore {
  /// States for a test or a preview; what is not named is unmet.
  public static func fixed(_ states: [Condition: ConditionState]) -> ConditionStore {
    ConditionStore(states, others: .unmet)
  }

  /// Every condition holds: for a preview.
  public static var allMet: ConditionStore { ConditionStore(others: .met) }
}

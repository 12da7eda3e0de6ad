internal import Observation

/// A router that follows conditions.
@MainActor protocol ConditionObserver: AnyObject, Sendable {
  /// Reads the conditions again and applies them.
  func reevaluateConditions()
}

extension ConditionObserver {
  /// Follows conditions that are values, at once.
  func follow<Condition>(_ store: ConditionStore<Condition>) {
    store.follow { [weak self] in
      self?.reevaluateConditions()
      return self != nil
    }
  }
}

/// The routers that share an object of conditions.
///
/// They wait for unknown conditions together. A change that the app reports to one of them reaches all, also
/// the routers of windows that the app did not create.
@MainActor @Observable final class ConditionHub {
  private struct Member {
    weak var observer: (any ConditionObserver)?
  }

  private struct WeakHub {
    weak var hub: ConditionHub?
  }

  private static var hubs: [WeakHub] = []

  /// Whether routers wait for unknown conditions. Otherwise unknown conditions count as unmet.
  var waitsForUnknown = true
  /// Read with every condition, so that views follow conditions that are not `Observable`.
  private(set) var changes = 0
  @ObservationIgnored private var members: [Member] = []
  /// What finds the hub.
  @ObservationIgnored private let conditions: AnyObject

  private init(_ conditions: AnyObject) { self.conditions = conditions }

  /// The hub of an object. It lives as long as one of its members.
  static func around(_ conditions: AnyObject) -> ConditionHub {
    for entry in hubs {
      if let hub = entry.hub, hub.conditions === conditions { return hub }
    }
    let hub = ConditionHub(conditions)
    hubs.removeAll { $0.hub == nil }
    hubs.append(WeakHub(hub: hub))
    return hub
  }

  func join(_ observer: any ConditionObserver) {
    members.removeAll { $0.observer == nil }
    members.append(Member(observer: observer))
  }

  /// Invalidates what views have read of the conditions.
  func note() { changes &+= 1 }

  /// Notifies every member, in the order in which they joined.
  func notify() {
    for member in members { member.observer?.reevaluateConditions() }
  }
}

internal import Observation

/// The routers that share an object of conditions.
///
/// They wait for unknown conditions together. A change that the app reports to one of them reaches all, also
/// the routers of windows that the app did not create.
@MainActor @Observable final class ConditionHub {
  private static var hubs: [WeakReference<ConditionHub>] = []

  /// Whether routers wait for unknown conditions. Otherwise unknown conditions count as unmet.
  var waitsForUnknown = true
  /// Read with every condition, so that views follow conditions that are not `Observable`.
  private(set) var changes = 0
  #if DEBUG
    /// What launch arguments say of conditions, by name.
    @ObservationIgnored var statesAtLaunch: [String: ConditionState] = [:]
  #endif
  @ObservationIgnored private let members = ChangeObservers()
  /// What finds the hub.
  @ObservationIgnored private let conditions: AnyObject

  private init(_ conditions: AnyObject) { self.conditions = conditions }

  /// The hub of an object. It lives as long as one of its members.
  static func around(_ conditions: AnyObject) -> ConditionHub {
    for entry in hubs {
      if let hub = entry.object, hub.conditions === conditions { return hub }
    }
    let hub = ConditionHub(conditions)
    hubs.removeAll { $0.object == nil }
    hubs.append(WeakReference(hub))
    return hub
  }

  /// Has a router apply the conditions on every change, until its closure returns false.
  func join(_ reevaluate: @escaping @MainActor () -> Bool) { members.add(reevaluate) }

  /// Invalidates what views have read of the conditions.
  func note() { changes &+= 1 }

  /// Notifies every member, in the order in which they joined.
  func notify() { members.notify() }
}

internal import Observation

/// A router that follows conditions.
@MainActor protocol ConditionFollower: AnyObject {
  /// Looks at the conditions again.
  func followConditions()
}

/// The routers around one object of conditions: they wait for what is unknown together, and one that is told of a
/// change tells the others, as those of windows that the app does not know.
@MainActor @Observable final class ConditionHub {
  private struct Member {
    weak var follower: (any ConditionFollower)?
  }

  private struct Entry {
    weak var hub: ConditionHub?
  }

  private static var hubs: [ObjectIdentifier: Entry] = [:]

  /// Whether unknown conditions are waited for; else they are unmet.
  var waitsForUnknown = true
  /// Read with every answer: conditions need not be `Observable`, and views are to hear of them too.
  private(set) var changes = 0
  @ObservationIgnored private var members: [Member] = []
  /// Kept, so that no other object has the identity by which the hub is found.
  @ObservationIgnored private let conditions: AnyObject

  private init(_ conditions: AnyObject) { self.conditions = conditions }

  /// The hub around an object, which lasts as long as somebody is in it.
  static func around(_ conditions: AnyObject) -> ConditionHub {
    let identity = ObjectIdentifier(conditions)
    if let hub = hubs[identity]?.hub { return hub }
    let hub = ConditionHub(conditions)
    hubs = hubs.filter { $0.value.hub != nil }
    hubs[identity] = Entry(hub: hub)
    return hub
  }

  func join(_ follower: any ConditionFollower) {
    members.removeAll { $0.follower == nil }
    members.append(Member(follower: follower))
  }

  /// What is read of the conditions may have changed.
  func note() { changes &+= 1 }

  /// Has everybody look, in the order in which they came.
  func notify() {
    for member in members { member.follower?.followConditions() }
  }
}

internal import Observation

/// A router that follows conditions.
@MainActor protocol ConditionFollower: AnyObject {
  /// Looks at the conditions again.
  func followConditions()
}

/// The routers around one object of conditions: they wait for what is unknown together, and one that is told of a
/// change tells the others, as those of windows that the app does not know.
@MainActor @Observable final class ConditionCircle {
  private struct Member {
    weak var follower: (any ConditionFollower)?
  }

  private struct Entry {
    weak var circle: ConditionCircle?
  }

  private static var circles: [ObjectIdentifier: Entry] = [:]

  /// Whether unknown conditions are waited for; else they are unmet.
  var isPatient = true
  /// Read with every answer: conditions need not be `Observable`, and views are to hear of them too.
  private(set) var changes = 0
  @ObservationIgnored private var members: [Member] = []
  /// Kept, so that no other object has the identity by which the circle is found.
  @ObservationIgnored private let conditions: AnyObject

  private init(_ conditions: AnyObject) { self.conditions = conditions }

  /// The circle around an object, which lasts as long as somebody is in it.
  static func around(_ conditions: AnyObject) -> ConditionCircle {
    let identity = ObjectIdentifier(conditions)
    if let circle = circles[identity]?.circle { return circle }
    let circle = ConditionCircle(conditions)
    circles = circles.filter { $0.value.circle != nil }
    circles[identity] = Entry(circle: circle)
    return circle
  }

  func join(_ follower: any ConditionFollower) {
    members.removeAll { $0.follower == nil }
    members.append(Member(follower: follower))
  }

  /// What is read of the conditions may have changed.
  func note() { changes &+= 1 }

  /// Has everybody look, in the order in which they came.
  func tell() {
    for member in members { member.follower?.followConditions() }
  }
}

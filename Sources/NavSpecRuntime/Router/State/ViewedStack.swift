/// What the view of a stack has read and written.
@MainActor final class ViewedStack<Definition: NavigationDefinition> {
  typealias Route = Definition.Route

  /// A path that the user's gesture left and that the router refused.
  struct Refused {
    let written: [Route]
    /// The path that stays.
    let truth: [Route]
    var isRead = false
  }

  let place: StackPlace<Definition.Tab>
  /// The path that the view read last; nil before it has read one.
  var path: [Route]?
  /// The root that came on screen last.
  var root: Route?
  /// What the view reads for a turn, so that it agrees with the bar that the gesture has moved.
  var refused: Refused?

  init(_ place: StackPlace<Definition.Tab>) { self.place = place }

  /// What a view wrote, as a change of the present path: the path may have changed since the view read it. Nil if what
  /// the view changed is gone.
  func merged(_ written: [Route], into current: [Route]) -> [Route]? {
    guard let read = path, read != current else { return written }
    if read.starts(with: written) {
      // A gesture took screens away. Those that came meanwhile stay.
      let common = zip(read, current).prefix { $0 == $1 }.count
      return written.count < common ? written + current[common...] : current
    }
    return written.starts(with: read) ? current + written[read.count...] : nil
  }
}

import NavSpecDiagnostics
import NavSpecModel

/// Which URLs of a link a change concerns.
enum LinkExtent: Hashable {
  case all, some
  /// Those that lack one of these keys of the query, sorted.
  case without(keys: [String])
}

/// What one cause does to links: one change.
struct LinkChangeGroup {
  /// What happens to one link or redirect.
  struct Member {
    let kind: ChangeKind
    let isAdded: Bool
    let pattern: Located<String>
    /// By its name in the newer version; nil for a redirect.
    let route: String?
    let difference: LinkDifference
    let cause: LinkCause
    var extent = LinkExtent.all
  }

  let cause: LinkCause
  /// By pattern and place.
  let members: [Member]
  /// The member with the shortest URL, which shows it best.
  let shown: Member

  /// The cause that all members share; nil where they do not.
  var reason: LinkCause? { Set(members.map(\.cause)).count == 1 ? shown.cause : nil }

  /// How the cause ends the headline.
  var clause: String {
    guard let reason else { return "" }
    guard case .guarded(let name, _) = reason, members.contains(where: { $0.route == name }) else {
      return reason.clause(members.count == 1)
    }
    // What a screen asks for itself goes without saying where no other link is concerned.
    return isOfRoute ? "" : ", because of '\(name)'"
  }

  var extent: LinkExtent {
    let extents = Set(members.map(\.extent))
    return extents.count == 1 ? shown.extent : .some
  }

  var isOfRoute: Bool {
    if case .route = cause { true } else { false }
  }

  var route: String? {
    guard case .route(let route) = cause else { return nil }
    return route
  }

  var routes: [String] { Set(members.compactMap(\.route)).sorted() }

  /// - Parameter members: At least one.
  private init?(_ cause: LinkCause, _ members: [Member]) {
    self.cause = cause
    self.members = members.sorted {
      ($0.pattern.value, $0.pattern.range.start) < ($1.pattern.value, $1.pattern.range.start)
    }
    let shown = self.members.min {
      ($0.difference.url.utf8.count, $0.difference.url) < ($1.difference.url.utf8.count, $1.difference.url)
    }
    guard let shown else { return nil }
    self.shown = shown
  }

  private struct Key: Hashable {
    var kind: ChangeKind
    var cause: LinkCause
    var isAdded: Bool
  }

  /// A cause that concerns one route is the route's own.
  static func groups(of members: [Member]) -> [Self] {
    let shared = Dictionary(grouping: members) { Key(kind: $0.kind, cause: $0.cause, isAdded: $0.isAdded) }
    var groups: [Key: [Member]] = [:]
    for (key, members) in shared {
      var key = key
      if Set(members.map(\.route)).count == 1 { key.cause = .route(members[0].route) }
      groups[key, default: []] += members
    }
    return groups.compactMap { Self($0.cause, $1) }
  }
}

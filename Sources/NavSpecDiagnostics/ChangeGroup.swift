/// What one edit of a spec did, for a reader who judges edits: the changes of one screen or of another declaration, and
/// those that are written at places of it alone.
package struct ChangeGroup: Sendable {
  /// What was edited: `cart`, `tab browse`; where it has no name, what the changes are about.
  package let title: String
  /// In the order of the report.
  package let changes: [Change]

  /// How much the worst of them matters.
  package var level: ChangeLevel { changes.map(\.shownLevel).min() ?? .safe }
}

extension Sequence<Change> {
  /// The changes by their causes, each in one group: the worst groups first, else in the order of the report.
  package func grouped() -> [ChangeGroup] {
    let changes = inReportOrder()
    var members: [ChangeCause: [Int]] = [:]
    var causes: [Change.Place: Set<ChangeCause>] = [:]
    for (index, change) in changes.enumerated() {
      guard let cause = change.cause else { continue }
      members[cause, default: []].append(index)
      for place in change.places { causes[place, default: []].insert(cause) }
    }
    for (index, change) in changes.enumerated() where change.cause == nil {
      let known = change.places.map { causes[$0] ?? [] }
      let shared = known.dropFirst().reduce(known.first ?? []) { $0.intersection($1) }
      let cause =
        shared.count == 1 ? shared.first : change.places.first.map { ChangeCause.place($0) }
      members[cause ?? .change(change.fingerprint), default: []].append(index)
    }
    let groups = members.map { cause, members in
      let own = members.sorted()
      let title = cause.title ?? changes[own[0]].changeClass.title
      return (first: own[0], group: ChangeGroup(title: title, changes: own.map { changes[$0] }))
    }
    return groups.sorted { ($0.group.level, $0.first) < ($1.group.level, $1.first) }.map(\.group)
  }
}

private enum ChangeCause: Hashable {
  case screen(String)
  case declaration(noun: String, name: String)
  /// A scheme or a domain.
  case site(String)
  case place(Change.Place)
  case change(String)

  var title: String? {
    switch self {
    case .screen(let name), .site(let name): name
    case .declaration(let noun, let name): "\(noun) \(name)"
    case .place, .change: nil
    }
  }
}

extension Change {
  private static let nouns = ["tab", "section", "condition", "feature", "type", "exit"]

  /// What its subject says was edited; nil where that names nothing which is declared.
  fileprivate var cause: ChangeCause? {
    if routes.count == 1 { return .screen(routes[0]) }
    if let noun = Self.nouns.first(where: { kind.id.hasPrefix($0) }), changeClass == .source {
      let name = kind.id.hasSuffix("-renamed") ? subject.last : subject.first
      return name.map { .declaration(noun: noun, name: $0) }
    }
    guard subject.count > 1 else { return nil }
    let name = subject[1]
    switch subject[0] {
    case "site", "domain", "scheme": return .site(name)
    case "guard" where name.hasPrefix("tab "):
      return .declaration(noun: "tab", name: String(name.dropFirst(4)))
    case "guard" where !name.isEmpty: return .screen(name)
    // With its former name.
    case "feature": return subject.last.map { .declaration(noun: "feature", name: $0) }
    case let noun where Self.nouns.contains(noun): return .declaration(noun: noun, name: name)
    default: return nil
    }
  }
}

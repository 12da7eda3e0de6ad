import NavSpecDiagnostics

/// The kinds of changes of class `FLOW` that concern ways of taps.
enum ReachChangeKinds {
  static let all = [
    unreachable, reachable, moreTaps, fewerTaps, edgeRemoved, edgeAdded, tabRemoved, tabAdded, tabRootChanged,
    startChanged,
  ]

  static let unreachable = ChangeKind(id: "screen-unreachable", .flow, .breaking, changelog: .removed)

  static let reachable = ChangeKind(id: "screen-reachable", .flow, .safe, changelog: .added)

  static let moreTaps = ChangeKind(id: "more-taps", .flow, .risky)

  static let fewerTaps = ChangeKind(id: "fewer-taps", .flow, .safe)

  static let edgeRemoved = ChangeKind(id: "edge-removed", .flow, .risky, changelog: .removed)

  static let edgeAdded = ChangeKind(id: "edge-added", .flow, .safe, changelog: .added)

  static let tabRemoved = ChangeKind(id: "tab-removed", .flow, .breaking, changelog: .removed)

  static let tabAdded = ChangeKind(id: "tab-added", .flow, .safe, changelog: .added)

  static let tabRootChanged = ChangeKind(id: "tab-root-changed", .flow, .risky)

  static let startChanged = ChangeKind(id: "start-changed", .flow, .risky)
}

import NavSpecDiagnostics

/// The kinds of changes of class `FLOW` that concern ways of taps.
enum ReachChangeKinds {
  static let all = [
    unreachable, reachable, moreTaps, fewerTaps, edgeRemoved, edgeAdded, tabRemoved, tabAdded, tabRootChanged,
    startChanged,
  ]

  static let unreachable = ChangeKind(
    id: "screen-unreachable", .flow, .breaking, mirror: .kind("screen-reachable"), changelog: .removed)

  static let reachable = ChangeKind(
    id: "screen-reachable", .flow, .safe, mirror: .kind("screen-unreachable"), changelog: .added)

  static let moreTaps = ChangeKind(id: "more-taps", .flow, .risky, mirror: .kind("fewer-taps"))

  static let fewerTaps = ChangeKind(id: "fewer-taps", .flow, .safe, mirror: .kind("more-taps"))

  static let edgeRemoved = ChangeKind(
    id: "edge-removed", .flow, .risky, mirror: .kind("edge-added"), changelog: .removed)

  static let edgeAdded = ChangeKind(
    id: "edge-added", .flow, .safe, mirror: .kind("edge-removed"), changelog: .added)

  static let tabRemoved = ChangeKind(
    id: "tab-removed", .flow, .breaking, mirror: .kind("tab-added"), changelog: .removed)

  static let tabAdded = ChangeKind(
    id: "tab-added", .flow, .safe, mirror: .kind("tab-removed"), changelog: .added)

  static let tabRootChanged = ChangeKind(
    id: "tab-root-changed", .flow, .risky, mirror: .none("the opposite change shows another screen too"))

  static let startChanged = ChangeKind(
    id: "start-changed", .flow, .risky, mirror: .none("the opposite change starts with other screens too"))
}

import NavSpecDiagnostics

/// The kinds of changes of class `FLOW` that concern single screens and edges.
enum ScreenChangeKinds {
  static let all = [
    presentation, appearance, guardAdded, guardRemoved, dismissalAllowed, dismissalBlocked, edgeHidden,
    edgeShown, pop, parent, pinnedTab,
  ]

  static let presentation = ChangeKind(id: "presentation-changed", .flow, .risky)

  static let appearance = ChangeKind(id: "appearance-changed", .flow, .safe)

  static let guardAdded = ChangeKind(id: "guard-added", .flow, .risky, changelog: .security)

  static let guardRemoved = ChangeKind(id: "guard-removed", .flow, .breaking, changelog: .security)

  static let dismissalAllowed = ChangeKind(id: "dismissal-allowed", .flow, .risky)

  static let dismissalBlocked = ChangeKind(id: "dismissal-blocked", .flow, .safe)

  static let edgeHidden = ChangeKind(id: "edge-hidden", .flow, .risky, changelog: .removed)

  static let edgeShown = ChangeKind(id: "edge-shown", .flow, .safe, changelog: .added)

  static let pop = ChangeKind(id: "edge-pop-changed", .flow, .risky)

  static let parent = ChangeKind(id: "parent-changed", .flow, .risky)

  static let pinnedTab = ChangeKind(id: "pinned-tab-changed", .flow, .risky)
}

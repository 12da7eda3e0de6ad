import NavSpecDiagnostics

/// The kinds of changes of class `FLOW` that concern single screens and edges.
enum ScreenChangeKinds {
  static let all = [
    presentation, appearance, guardAdded, guardRemoved, dismissalAllowed, dismissalBlocked, edgeHidden,
    edgeShown, pop, parent, pinnedTab,
  ]

  static let presentation = ChangeKind(
    id: "presentation-changed", .flow, .risky, mirror: .none("the opposite change presents it otherwise too"))

  static let appearance = ChangeKind(
    id: "appearance-changed", .flow, .safe, mirror: .none("the opposite change looks different too"))

  static let guardAdded = ChangeKind(
    id: "guard-added", .flow, .risky, mirror: .kind("guard-removed"), changelog: .security)

  static let guardRemoved = ChangeKind(
    id: "guard-removed", .flow, .breaking, mirror: .kind("guard-added"), changelog: .security)

  static let dismissalAllowed = ChangeKind(
    id: "dismissal-allowed", .flow, .risky, mirror: .kind("dismissal-blocked"))

  static let dismissalBlocked = ChangeKind(
    id: "dismissal-blocked", .flow, .safe, mirror: .kind("dismissal-allowed"))

  static let edgeHidden = ChangeKind(
    id: "edge-hidden", .flow, .risky, mirror: .kind("edge-shown"), changelog: .removed)

  static let edgeShown = ChangeKind(
    id: "edge-shown", .flow, .safe, mirror: .kind("edge-hidden"), changelog: .added)

  static let pop = ChangeKind(
    id: "edge-pop-changed", .flow, .risky, mirror: .none("the opposite change closes other screens too"))

  static let parent = ChangeKind(
    id: "parent-changed", .flow, .risky, mirror: .none("the opposite change puts it on another screen too"))

  static let pinnedTab = ChangeKind(
    id: "pinned-tab-changed", .flow, .risky, mirror: .none("the opposite change opens it in another tab too"))
}

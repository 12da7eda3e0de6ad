import NavSpecDiagnostics

/// The kinds of changes of class `FLOW` that concern tabs, columns and redirects.
enum WindowChangeKinds {
  static let all = [
    tabHidden, tabShown, launch, order, section, tabAppearance, tabBar, columns, fallback, redirect, loss,
  ]

  static let tabHidden = ChangeKind(
    id: "tab-hidden", .flow, .risky, mirror: .kind("tab-shown"), changelog: .removed)

  static let tabShown = ChangeKind(
    id: "tab-shown", .flow, .safe, mirror: .kind("tab-hidden"), changelog: .added)

  static let launch = ChangeKind(
    id: "launch-tab-changed", .flow, .risky, mirror: .none("the opposite change selects another tab too"))

  static let order = ChangeKind(
    id: "tabs-reordered", .flow, .safe, mirror: .none("the opposite change reorders them too"))

  static let section = ChangeKind(
    id: "tab-section-changed", .flow, .safe, mirror: .none("the opposite change moves the tab too"))

  static let tabAppearance = ChangeKind(
    id: "tab-appearance-changed", .flow, .safe, mirror: .none("the opposite change looks different too"))

  static let tabBar = ChangeKind(
    id: "tab-bar-changed", .flow, .safe, mirror: .none("the opposite change looks different too"))

  static let columns = ChangeKind(
    id: "columns-changed", .flow, .safe, mirror: .none("the opposite change shows other columns too"))

  static let fallback = ChangeKind(
    id: "fallback-changed", .flow, .risky, mirror: .none("the opposite change leads elsewhere too"))

  static let redirect = ChangeKind(
    id: "redirect-changed", .flow, .risky, mirror: .none("the opposite change leads elsewhere too"))

  static let loss = ChangeKind(
    id: "condition-loss-changed", .flow, .risky, mirror: .none("what the opposite change does is risky too"))
}

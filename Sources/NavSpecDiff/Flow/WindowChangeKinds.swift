import NavSpecDiagnostics

/// The kinds of changes of class `FLOW` that concern tabs, columns and redirects.
enum WindowChangeKinds {
  static let all = [
    tabHidden, tabShown, launch, order, section, tabAppearance, tabBar, columns, fallback, redirect, loss,
  ]

  static let tabHidden = ChangeKind(id: "tab-hidden", .flow, .risky, changelog: .removed)

  static let tabShown = ChangeKind(id: "tab-shown", .flow, .safe, changelog: .added)

  static let launch = ChangeKind(id: "launch-tab-changed", .flow, .risky)

  static let order = ChangeKind(id: "tabs-reordered", .flow, .safe)

  static let section = ChangeKind(id: "tab-section-changed", .flow, .safe)

  static let tabAppearance = ChangeKind(id: "tab-appearance-changed", .flow, .safe)

  static let tabBar = ChangeKind(id: "tab-bar-changed", .flow, .safe)

  static let columns = ChangeKind(id: "columns-changed", .flow, .safe)

  static let fallback = ChangeKind(id: "fallback-changed", .flow, .risky)

  static let redirect = ChangeKind(id: "redirect-changed", .flow, .risky)

  static let loss = ChangeKind(id: "condition-loss-changed", .flow, .risky)
}

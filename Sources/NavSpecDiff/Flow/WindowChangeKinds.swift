import NavSpecDiagnostics

/// The kinds of changes of class `FLOW` that concern tabs, columns and redirects.
enum WindowChangeKinds {
  static let all = [
    tabHidden, tabShown, launch, order, section, tabAppearance, tabBar, columns, fallback, redirect, loss,
  ]

  static let tabHidden = ChangeKind(
    id: "tab-hidden", .flow, .risky, mirror: .kind("tab-shown"),
    changelog: .removed,
    explanation: "A tab that everybody saw shows only while a condition is met, or a different one.")

  static let tabShown = ChangeKind(
    id: "tab-shown", .flow, .safe, mirror: .kind("tab-hidden"),
    changelog: .added, explanation: "A tab no longer depends on a condition: everybody sees it.")

  static let launch = ChangeKind(
    id: "launch-tab-changed", .flow, .risky, mirror: .none("the opposite change selects another tab too"),
    explanation: "Another tab is selected when the app starts: it is the first one that is always visible.")

  static let order = ChangeKind(
    id: "tabs-reordered", .flow, .safe, mirror: .none("the opposite change reorders them too"),
    explanation: "The tabs are in another order. Launch selects the same tab as before.")

  static let section = ChangeKind(
    id: "tab-section-changed", .flow, .safe, mirror: .none("the opposite change moves the tab too"),
    explanation: "A tab is in another section of the sidebar.")

  static let tabAppearance = ChangeKind(
    id: "tab-appearance-changed", .flow, .safe, mirror: .none("the opposite change looks different too"),
    explanation: """
      A tab looks or behaves different: its role, its search field, its badge, where it is placed, or what people may customize.
      """)

  static let tabBar = ChangeKind(
    id: "tab-bar-changed", .flow, .safe, mirror: .none("the opposite change looks different too"),
    explanation:
      "The tab bar looks or behaves different: its style, when it becomes small, or its accessory.")

  static let columns = ChangeKind(
    id: "columns-changed", .flow, .safe, mirror: .none("the opposite change shows other columns too"),
    explanation:
      "A split view shows other columns at first, or another one where there is room for one only.")

  static let fallback = ChangeKind(
    id: "fallback-changed", .flow, .risky, mirror: .none("the opposite change leads elsewhere too"),
    explanation: "A link that no pattern matches now leads to the browser, or no longer does.")

  static let redirect = ChangeKind(
    id: "redirect-changed", .flow, .risky, mirror: .none("the opposite change leads elsewhere too"),
    explanation: """
      People who do not meet a condition are led to another screen, or to none: then what they opened does nothing.
      """)

  static let loss = ChangeKind(
    id: "condition-loss-changed", .flow, .risky, mirror: .none("what the opposite change does is risky too"),
    explanation: """
      When a condition is met no longer, guarded screens are closed that were kept, or are kept that were closed. \
      People lose what they were doing, or private screens stay visible.
      """)
}

import NavSpecDiagnostics

/// The kinds of changes of class `FLOW` that concern ways of taps.
enum ReachChangeKinds {
  static let all = [
    unreachable, reachable, moreTaps, fewerTaps, edgeRemoved, edgeAdded, tabRemoved, tabAdded, tabRootChanged,
    startChanged,
  ]

  static let unreachable = ChangeKind(
    id: "screen-unreachable", .flow, .breaking, mirror: .kind("screen-reachable"),
    changelog: .removed,
    explanation: """
      People reached a screen by tapping from launch, and no taps lead to it any more. It is risky instead of \
      breaking while a link, a redirect or code still opens the screen.
      """)

  static let reachable = ChangeKind(
    id: "screen-reachable", .flow, .safe, mirror: .kind("screen-unreachable"),
    changelog: .added, explanation: "Taps from launch lead to a screen to which none led before.")

  static let moreTaps = ChangeKind(
    id: "more-taps", .flow, .risky, mirror: .kind("fewer-taps"),
    explanation: """
      A screen is more taps away from launch than before: a short way to it is gone, and a longer one is left.
      """)

  static let fewerTaps = ChangeKind(
    id: "fewer-taps", .flow, .safe, mirror: .kind("more-taps"),
    explanation: "A screen is fewer taps away from launch than before.")

  static let edgeRemoved = ChangeKind(
    id: "edge-removed", .flow, .risky, mirror: .kind("edge-added"),
    changelog: .removed,
    explanation: """
      A tap that led from one screen to another is gone. Other ways lead there, and people who were used to this one \
      must find them.
      """)

  static let edgeAdded = ChangeKind(
    id: "edge-added", .flow, .safe, mirror: .kind("edge-removed"),
    changelog: .added,
    explanation: "A tap leads from one screen to another that people reached in other ways before.")

  static let tabRemoved = ChangeKind(
    id: "tab-removed", .flow, .breaking, mirror: .kind("tab-added"),
    changelog: .removed,
    explanation: """
      A tab is gone. The change is breaking if nothing else leads to its screens, and risky otherwise.
      """)

  static let tabAdded = ChangeKind(
    id: "tab-added", .flow, .safe, mirror: .kind("tab-removed"),
    changelog: .added, explanation: "There is a new tab.")

  static let tabRootChanged = ChangeKind(
    id: "tab-root-changed", .flow, .risky, mirror: .none("the opposite change shows another screen too"),
    explanation: """
      A tab shows another screen, other values or other columns when people choose it. The change is breaking if \
      nothing leads any more to a screen that it led to.
      """)

  static let startChanged = ChangeKind(
    id: "start-changed", .flow, .risky, mirror: .none("the opposite change starts with other screens too"),
    explanation: """
      The window starts with another screen, or in another container: tabs, a split view or one stack. The change is \
      breaking if nothing leads any more to a screen that taps led to.
      """)
}

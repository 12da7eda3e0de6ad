import NavSpecDiagnostics

/// The kinds of changes of class `FLOW` that concern single screens and edges.
enum ScreenChangeKinds {
  static let all = [
    presentation, appearance, guardAdded, guardRemoved, dismissalAllowed, dismissalBlocked, edgeHidden,
    edgeShown, pop, parent, pinnedTab,
  ]

  static let presentation = ChangeKind(
    id: "presentation-changed", .flow, .risky, mirror: .none("the opposite change presents it otherwise too"),
    explanation: """
      A screen appears in another way: pushed, as a sheet, a cover, a popover or a window, with or without a stack of \
      its own, or in another column. How people go back from it changes too.
      """)

  static let appearance = ChangeKind(
    id: "appearance-changed", .flow, .safe, mirror: .none("the opposite change looks different too"),
    explanation:
      "A screen looks different when it appears: it has other detents, for example, or no tab bar.")

  static let guardAdded = ChangeKind(
    id: "guard-added", .flow, .risky, mirror: .kind("guard-removed"),
    changelog: .security,
    explanation: """
      A screen asks for a condition that it did not ask for. People who do not meet it are kept out, however they \
      come to the screen.
      """)

  static let guardRemoved = ChangeKind(
    id: "guard-removed", .flow, .breaking, mirror: .kind("guard-added"),
    changelog: .security,
    explanation: """
      A screen no longer asks for a condition: what it protected is open to everybody. Approve it where that is meant. \
      The links of the screen, and the tab whose root it is, are the same change.
      """)

  static let dismissalAllowed = ChangeKind(
    id: "dismissal-allowed", .flow, .risky, mirror: .kind("dismissal-blocked"),
    explanation: """
      A screen with 'dismiss: false' asked before it closed, and now closes at once. What people have begun to enter \
      there may be lost.
      """)

  static let dismissalBlocked = ChangeKind(
    id: "dismissal-blocked", .flow, .safe, mirror: .kind("dismissal-allowed"),
    explanation: "A screen asks before it closes, so that nothing that people have entered there is lost.")

  static let edgeHidden = ChangeKind(
    id: "edge-hidden", .flow, .risky, mirror: .kind("edge-shown"),
    changelog: .removed,
    explanation: "A way from one screen to another is there only while a condition is met.")

  static let edgeShown = ChangeKind(
    id: "edge-shown", .flow, .safe, mirror: .kind("edge-hidden"),
    changelog: .added, explanation: "A way from one screen to another no longer depends on a condition.")

  static let pop = ChangeKind(
    id: "edge-pop-changed", .flow, .risky, mirror: .none("the opposite change closes other screens too"),
    explanation: """
      A tap closes other screens before it leads on ('popTo'). 'Back' leads somewhere else afterwards.
      """)

  static let parent = ChangeKind(
    id: "parent-changed", .flow, .risky, mirror: .none("the opposite change puts it on another screen too"),
    explanation: """
      Another screen is below a screen when a link or code opens it. 'Back' leads somewhere else.
      """)

  static let pinnedTab = ChangeKind(
    id: "pinned-tab-changed", .flow, .risky, mirror: .none("the opposite change opens it in another tab too"),
    explanation: "A screen opens in another tab than before.")
}

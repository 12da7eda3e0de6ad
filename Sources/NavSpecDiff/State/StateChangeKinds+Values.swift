import NavSpecDiagnostics

/// Values, guards and stacks of screens that are restored, and the way back.
extension StateChangeKinds {
  static let parameterRequired = ChangeKind(
    id: "restored-param-required", .state, .breaking,
    mirror: .none("state that has a value reads as before where the param is optional"),
    explanation: """
      A screen does not come back, because it needs a param that saved state does not have. Give the param a default, \
      or make it optional.
      """)

  static let valueRefused = ChangeKind(
    id: "restored-value-refused", .state, .breaking,
    mirror: .none("a type that accepts more is 'downgrade-screen-lost'"),
    explanation: """
      A screen does not come back, because a value that was saved with it is no longer accepted. The type of the value \
      changed or accepts less, or its param has another name.
      """)

  static let valueLost = ChangeKind(
    id: "restored-value-lost", .state, .breaking,
    mirror: .kind("restored-value-added"),
    changelog: .removed,
    explanation: """
      A screen comes back without a value that it was saved with, and shows its default: the param is not restored \
      now, or it has another name.
      """)

  static let valueAdded = ChangeKind(
    id: "restored-value-added", .state, .safe,
    mirror: .kind("restored-value-lost"),
    changelog: .added,
    explanation: """
      A value that was not saved with a screen is saved now.
      """)

  static let privateValueRestored = ChangeKind(
    id: "private-value-restored", .state, .risky,
    mirror: .none("not restoring a value is 'restored-value-lost', private or not"),
    changelog: .security,
    explanation: """
      A value that was sensitive was not saved, and is saved now. It is kept on the device.
      """)

  static let guarded = ChangeKind(
    id: "restored-screen-guarded", .state, .breaking,
    mirror: .kind("restored-screen-unguarded"),
    changelog: .security,
    explanation: """
      A screen comes back only where a condition holds that it did not ask for. Other people lose it, and the screens \
      above it. So it is with a tab that a condition hides, or whose root asks for one.
      """)

  static let unguarded = ChangeKind(
    id: "restored-screen-unguarded", .state, .risky,
    mirror: .kind("restored-screen-guarded"),
    changelog: .security,
    explanation: """
      A screen, or what was open in a tab, comes back without a condition that it asked for. Something that was private \
      may be seen by another person.
      """)

  static let stackLost = ChangeKind(
    id: "restored-stack-lost", .state, .breaking,
    mirror: .none("a stack that is new has no saved state yet"),
    changelog: .removed,
    explanation: """
      What was open on a sheet or cover does not come back, because it has no stack of its own now.
      """)

  static let downgradeLost = ChangeKind(
    id: "downgrade-screen-lost", .state, .risky,
    mirror: .none("the newer version is the one that reads"),
    changelog: nil,
    explanation: """
      An older app does not restore a screen that this version saves. It concerns people who go back to the older \
      version, and devices that take over each other's state.
      """)
}

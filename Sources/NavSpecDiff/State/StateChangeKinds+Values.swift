import NavSpecDiagnostics

/// Values, guards and stacks of screens that are restored, and the way back.
extension StateChangeKinds {
  static let parameterRequired = ChangeKind(id: "restored-param-required", .state, .breaking)

  static let valueRefused = ChangeKind(id: "restored-value-refused", .state, .breaking)

  static let valueLost = ChangeKind(id: "restored-value-lost", .state, .breaking, changelog: .removed)

  static let valueAdded = ChangeKind(id: "restored-value-added", .state, .safe, changelog: .added)

  static let privateValueRestored = ChangeKind(
    id: "private-value-restored", .state, .risky, changelog: .security)

  static let guarded = ChangeKind(id: "restored-screen-guarded", .state, .breaking, changelog: .security)

  static let unguarded = ChangeKind(id: "restored-screen-unguarded", .state, .risky, changelog: .security)

  static let stackLost = ChangeKind(id: "restored-stack-lost", .state, .breaking, changelog: .removed)

  static let downgradeLost = ChangeKind(id: "downgrade-screen-lost", .state, .risky, changelog: nil)
}

import NavSpecDiagnostics

/// Values, guards and stacks of screens that are restored, and the way back.
extension StateChangeKinds {
  static let parameterRequired = ChangeKind(
    id: "restored-param-required", .state, .breaking,
    mirror: .none("state that has a value reads as before where the param is optional"))

  static let valueRefused = ChangeKind(
    id: "restored-value-refused", .state, .breaking,
    mirror: .none("a type that accepts more is 'downgrade-screen-lost'"))

  static let valueLost = ChangeKind(
    id: "restored-value-lost", .state, .breaking, mirror: .kind("restored-value-added"), changelog: .removed)

  static let valueAdded = ChangeKind(
    id: "restored-value-added", .state, .safe, mirror: .kind("restored-value-lost"), changelog: .added)

  static let privateValueRestored = ChangeKind(
    id: "private-value-restored", .state, .risky,
    mirror: .none("not restoring a value is 'restored-value-lost', private or not"), changelog: .security)

  static let guarded = ChangeKind(
    id: "restored-screen-guarded", .state, .breaking, mirror: .kind("restored-screen-unguarded"),
    changelog: .security)

  static let unguarded = ChangeKind(
    id: "restored-screen-unguarded", .state, .risky, mirror: .kind("restored-screen-guarded"),
    changelog: .security)

  static let stackLost = ChangeKind(
    id: "restored-stack-lost", .state, .breaking,
    mirror: .none("a stack that is new has no saved state yet"), changelog: .removed)

  static let downgradeLost = ChangeKind(
    id: "downgrade-screen-lost", .state, .risky, mirror: .none("the newer version is the one that reads"),
    changelog: nil)
}

import NavSpecDiagnostics

enum StateChangeKinds {
  static let all = [
    containerLost, screenLost, notRestored, restored, privateRestored, migrated, moved, parameterRequired,
    valueRefused, valueLost, valueAdded, privateValueRestored, guarded, unguarded, stackLost, downgradeLost,
    storageMoved, storageRemoved, storageAdded, versionLowered, versionRaised, limitLowered, limitRaised,
  ]

  static let containerLost = ChangeKind(id: "container-state-lost", .state, .breaking, changelog: .removed)
  static let screenLost = ChangeKind(id: "restored-screen-lost", .state, .breaking, changelog: .removed)
  static let notRestored = ChangeKind(id: "restored-screen-dropped", .state, .breaking)
  static let restored = ChangeKind(id: "screen-restored", .state, .safe)
  static let privateRestored = ChangeKind(id: "private-screen-restored", .state, .risky, changelog: .security)
  static let migrated = ChangeKind(id: "restored-screen-migrated", .state, .safe)
  static let moved = ChangeKind(id: "restored-screen-moved", .state, .breaking)
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
  static let storageMoved = ChangeKind(id: "state-storage-moved", .state, .breaking)
  static let storageRemoved = ChangeKind(id: "state-storage-removed", .state, .breaking, changelog: .removed)
  static let storageAdded = ChangeKind(id: "state-storage-added", .state, .safe, changelog: .added)
  static let versionLowered = ChangeKind(id: "state-version-lowered", .state, .breaking)
  static let versionRaised = ChangeKind(id: "state-version-raised", .state, .risky)
  static let limitLowered = ChangeKind(id: "state-limit-lowered", .state, .breaking)
  static let limitRaised = ChangeKind(id: "state-limit-raised", .state, .safe, changelog: .fixed)
}

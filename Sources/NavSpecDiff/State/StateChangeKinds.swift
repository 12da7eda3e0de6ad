import NavSpecDiagnostics

/// The kinds of changes of class `STATE`.
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
}

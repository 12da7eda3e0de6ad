import NavSpecDiagnostics

/// The kinds of changes of class `STATE`.
enum StateChangeKinds {
  static let all = [
    containerLost, screenLost, notRestored, restored, privateRestored, migrated, moved, parameterRequired,
    valueRefused, valueLost, valueAdded, privateValueRestored, guarded, unguarded, stackLost, downgradeLost,
    storageMoved, storageRemoved, storageAdded, versionLowered, versionRaised, limitLowered, limitRaised,
  ]

  static let containerLost = ChangeKind(
    id: "container-state-lost", .state, .breaking,
    mirror: .none("a container of a new name has no saved state yet"), changelog: .removed)

  static let screenLost = ChangeKind(
    id: "restored-screen-lost", .state, .breaking, mirror: .none("a new screen has no saved state yet"),
    changelog: .removed)

  static let notRestored = ChangeKind(
    id: "restored-screen-dropped", .state, .breaking, mirror: .kind("screen-restored"))

  static let restored = ChangeKind(
    id: "screen-restored", .state, .safe, mirror: .kind("restored-screen-dropped"))

  static let privateRestored = ChangeKind(
    id: "private-screen-restored", .state, .risky,
    mirror: .none("not restoring a screen is 'restored-screen-dropped', private or not"),
    changelog: .security)

  static let migrated = ChangeKind(
    id: "restored-screen-migrated", .state, .safe, mirror: .none("going back is 'downgrade-screen-lost'"))

  static let moved = ChangeKind(
    id: "restored-screen-moved", .state, .breaking,
    mirror: .none("the opposite change restores another screen too"))
}

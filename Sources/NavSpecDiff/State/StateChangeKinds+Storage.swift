import NavSpecDiagnostics

/// Where state is kept, and how much of it.
extension StateChangeKinds {
  static let storageMoved = ChangeKind(
    id: "state-storage-moved", .state, .breaking,
    mirror: .none("the opposite change loses the state as well"))

  static let storageRemoved = ChangeKind(
    id: "state-storage-removed", .state, .breaking, mirror: .kind("state-storage-added"), changelog: .removed)

  static let storageAdded = ChangeKind(
    id: "state-storage-added", .state, .safe, mirror: .kind("state-storage-removed"), changelog: .added)

  static let versionLowered = ChangeKind(
    id: "state-version-lowered", .state, .breaking, mirror: .kind("state-version-raised"))

  static let versionRaised = ChangeKind(
    id: "state-version-raised", .state, .risky, mirror: .kind("state-version-lowered"))

  static let limitLowered = ChangeKind(
    id: "state-limit-lowered", .state, .breaking, mirror: .kind("state-limit-raised"))

  static let limitRaised = ChangeKind(
    id: "state-limit-raised", .state, .safe, mirror: .kind("state-limit-lowered"), changelog: .fixed)
}

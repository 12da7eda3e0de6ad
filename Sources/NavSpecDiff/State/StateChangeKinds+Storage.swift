import NavSpecDiagnostics

/// Where state is kept, and how much of it.
extension StateChangeKinds {
  static let storageMoved = ChangeKind(id: "state-storage-moved", .state, .breaking)

  static let storageRemoved = ChangeKind(id: "state-storage-removed", .state, .breaking, changelog: .removed)

  static let storageAdded = ChangeKind(id: "state-storage-added", .state, .safe, changelog: .added)

  static let versionLowered = ChangeKind(id: "state-version-lowered", .state, .breaking)

  static let versionRaised = ChangeKind(id: "state-version-raised", .state, .risky)

  static let limitLowered = ChangeKind(id: "state-limit-lowered", .state, .breaking)

  static let limitRaised = ChangeKind(id: "state-limit-raised", .state, .safe, changelog: .fixed)
}

import NavSpecDiagnostics

/// Where state is kept, and how much of it.
extension StateChangeKinds {
  static let storageMoved = ChangeKind(
    id: "state-storage-moved", .state, .breaking,
    mirror: .none("the opposite change loses the state as well"),
    explanation: """
      State is kept in another place: under another key, or in the app's storage instead of the scene's. What people \
      had open is not found there.
      """)

  static let storageRemoved = ChangeKind(
    id: "state-storage-removed", .state, .breaking,
    mirror: .kind("state-storage-added"),
    changelog: .removed,
    explanation: """
      The app no longer restores what people had open.
      """)

  static let storageAdded = ChangeKind(
    id: "state-storage-added", .state, .safe,
    mirror: .kind("state-storage-removed"),
    changelog: .added,
    explanation: """
      The app saves what people have open, and restores it when it is opened again.
      """)

  static let versionLowered = ChangeKind(
    id: "state-version-lowered", .state, .breaking,
    mirror: .kind("state-version-raised"),
    explanation: """
      All saved state is refused, because 'restoration.version' is lower than the version that wrote it.
      """)

  static let versionRaised = ChangeKind(
    id: "state-version-raised", .state, .risky,
    mirror: .kind("state-version-lowered"),
    explanation: """
      An older app refuses all state that this version saves. It concerns people who go back to the older version.
      """)

  static let limitLowered = ChangeKind(
    id: "state-limit-lowered", .state, .breaking,
    mirror: .kind("state-limit-raised"),
    explanation: """
      Long saved state, as of a deep stack, is refused, because 'restoration.maxBytes' is lower.
      """)

  static let limitRaised = ChangeKind(
    id: "state-limit-raised", .state, .safe,
    mirror: .kind("state-limit-lowered"),
    changelog: .fixed,
    explanation: """
      Longer saved state is read, because 'restoration.maxBytes' is higher.
      """)
}

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
    mirror: .none("a container of a new name has no saved state yet"),
    changelog: .removed,
    explanation: """
      What was open in a tab or in the window is not restored. No tab has the name that the state was saved under, or \
      a stack became a split view. Keep the tab's name; its title can change.
      """)

  static let screenLost = ChangeKind(
    id: "restored-screen-lost", .state, .breaking,
    mirror: .none("a new screen has no saved state yet"),
    changelog: .removed,
    explanation: """
      A screen that was open when the app closed does not come back, nor do the screens above it: no route reads its \
      restoration key. If the route has another name now, write the old key under 'formerly'.
      """)

  static let notRestored = ChangeKind(
    id: "restored-screen-dropped", .state, .breaking,
    mirror: .kind("screen-restored"),
    explanation: """
      A screen that was open when the app closed does not come back, and neither do the screens above it. The route \
      now has 'restore: false', is sensitive or returns a result.
      """)

  static let restored = ChangeKind(
    id: "screen-restored", .state, .safe,
    mirror: .kind("restored-screen-dropped"),
    explanation: """
      A screen that was not saved is saved now, and comes back when the app is opened again.
      """)

  static let privateRestored = ChangeKind(
    id: "private-screen-restored", .state, .risky,
    mirror: .none("not restoring a screen is 'restored-screen-dropped', private or not"),
    changelog: .security,
    explanation: """
      A screen that was sensitive, or that a condition guards, was not saved, and is saved now. What it shows is kept \
      on the device, and appears when the app is opened again.
      """)

  static let migrated = ChangeKind(
    id: "restored-screen-migrated", .state, .safe,
    mirror: .none("going back is 'downgrade-screen-lost'"),
    explanation: """
      A screen has another restoration key, and 'formerly' names the one under which it was saved. It comes back.
      """)

  static let moved = ChangeKind(
    id: "restored-screen-moved", .state, .breaking,
    mirror: .none("the opposite change restores another screen too"),
    explanation: """
      Saved state opens another screen than the one that was open, because the restoration key belongs to another \
      route now. Give each route a key that no other route ever had.
      """)
}

import NavSpecDiagnostics

/// The kinds of changes of class `LINK`.
enum LinkChangeKinds {
  static let all = [
    lost, leftToBrowser, moved, changedValues, acceptedValues, guarded, unguarded, changedStack, added,
    takenFromBrowser,
  ]

  static let lost = ChangeKind(
    id: "link-lost", .link, .breaking, mirror: .kind("link-added"), changelog: .removed)

  static let added = ChangeKind(id: "link-added", .link, .safe, mirror: .kind("link-lost"), changelog: .added)

  static let leftToBrowser = ChangeKind(
    id: "link-left-to-browser", .link, .breaking, mirror: .kind("link-taken-from-browser"),
    changelog: .removed)

  static let takenFromBrowser = ChangeKind(
    id: "link-taken-from-browser", .link, .risky, mirror: .kind("link-left-to-browser"), changelog: .added)

  static let moved = ChangeKind(
    id: "link-moved", .link, .breaking, mirror: .none("the opposite change moves the link too"))

  static let changedValues = ChangeKind(
    id: "link-values-changed", .link, .breaking,
    mirror: .none("the opposite change carries other values too"))

  static let acceptedValues = ChangeKind(
    id: "link-values-accepted", .link, .safe,
    mirror: .none("a link that ignores values which it carried is 'link-values-changed'"), changelog: .added)

  static let guarded = ChangeKind(
    id: "link-guarded", .link, .breaking, mirror: .kind("link-unguarded"), changelog: .security)

  static let unguarded = ChangeKind(
    id: "link-unguarded", .link, .risky, mirror: .kind("link-guarded"), changelog: .security)

  static let changedStack = ChangeKind(
    id: "link-stack-changed", .link, .risky, mirror: .none("the opposite change builds another stack too"))
}

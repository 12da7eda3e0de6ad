import NavSpecDiagnostics

enum LinkChangeKinds {
  static let all = [
    lost, leftToBrowser, moved, changedValues, acceptedValues, guarded, unguarded, changedStack, added,
    takenFromBrowser,
  ]

  static let lost = ChangeKind(id: "link-lost", .link, .breaking, changelog: .removed)

  static let added = ChangeKind(id: "link-added", .link, .safe, changelog: .added)

  static let leftToBrowser = ChangeKind(id: "link-left-to-browser", .link, .breaking, changelog: .removed)

  static let takenFromBrowser = ChangeKind(id: "link-taken-from-browser", .link, .risky, changelog: .added)

  static let moved = ChangeKind(id: "link-moved", .link, .breaking)

  static let changedValues = ChangeKind(id: "link-values-changed", .link, .breaking)

  static let acceptedValues = ChangeKind(id: "link-values-accepted", .link, .safe, changelog: .added)

  static let guarded = ChangeKind(id: "link-guarded", .link, .breaking, changelog: .security)

  static let unguarded = ChangeKind(id: "link-unguarded", .link, .risky, changelog: .security)

  static let changedStack = ChangeKind(id: "link-stack-changed", .link, .risky)
}

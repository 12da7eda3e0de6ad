import NavSpecDiagnostics

/// The kinds of changes of class `DEPLOY`.
enum DeployChangeKinds {
  static let all = [
    schemeAdded, schemeRemoved, domainAdded, domainRemoved, pathsAdded, pathsRemoved, platformAdded,
    platformRemoved, targetRaised, targetLowered, identifier,
  ]

  static let schemeAdded = ChangeKind(
    id: "scheme-added", .deploy, .safe, mirror: .kind("scheme-removed"),
    changelog: .added,
    explanation: "URLs of a new scheme open the app. 'Info.plist' of the same release must name the scheme.")

  static let schemeRemoved = ChangeKind(
    id: "scheme-removed", .deploy, .risky, mirror: .kind("scheme-added"),
    changelog: .removed,
    explanation: """
      URLs of a scheme no longer open the app. Whatever publishes such links must stop before the release.
      """)

  static let domainAdded = ChangeKind(
    id: "domain-added", .deploy, .safe, mirror: .kind("domain-removed"),
    changelog: .added,
    explanation: """
      Links of a domain open the app. The domain must serve its association file before the release, and the release \
      must have the entitlement; otherwise the links open in the browser.
      """)

  static let domainRemoved = ChangeKind(
    id: "domain-removed", .deploy, .risky, mirror: .kind("domain-added"),
    changelog: .removed,
    explanation: """
      Links of a domain no longer open the app. Older versions still need the association file: it may go when nobody \
      uses them any more.
      """)

  static let pathsAdded = ChangeKind(
    id: "association-paths-added", .deploy, .safe, mirror: .kind("association-paths-removed"),
    changelog: .added,
    explanation: """
      The association file of a domain must list more paths. Serve it before the release; otherwise the links open in \
      the browser. A path that the file excludes is risky: older versions no longer get its links.
      """)

  static let pathsRemoved = ChangeKind(
    id: "association-paths-removed", .deploy, .risky, mirror: .kind("association-paths-added"),
    changelog: .removed,
    explanation: """
      The association file of a domain lists paths that the new version does not need. Older versions do: keep them \
      until nobody uses those.
      """)

  static let platformAdded = ChangeKind(
    id: "platform-added", .deploy, .safe, mirror: .kind("platform-removed"),
    changelog: .added, explanation: "The app runs on another platform.")

  static let platformRemoved = ChangeKind(
    id: "platform-removed", .deploy, .risky, mirror: .kind("platform-added"),
    changelog: .removed,
    explanation:
      "The app no longer runs on a platform. People there keep the last version and get no updates.")

  static let targetRaised = ChangeKind(
    id: "deployment-target-raised", .deploy, .risky, mirror: .kind("deployment-target-lowered"),
    explanation: """
      The app needs a newer system. People on older ones keep the last version, which works as before, and get no \
      updates.
      """)

  static let targetLowered = ChangeKind(
    id: "deployment-target-lowered", .deploy, .safe, mirror: .kind("deployment-target-raised"),
    explanation: "The app runs on older systems too.")

  static let identifier = ChangeKind(
    id: "app-identifier-changed", .deploy, .risky, mirror: .none("the opposite change changes it too"),
    explanation: """
      The bundle identifier or the team of the app is another. Association files name both: until every domain serves \
      the new one, links open in the browser.
      """)
}

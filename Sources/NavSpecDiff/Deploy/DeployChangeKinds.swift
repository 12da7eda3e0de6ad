import NavSpecDiagnostics

/// The kinds of changes of class `DEPLOY`.
enum DeployChangeKinds {
  static let all = [
    schemeAdded, schemeRemoved, domainAdded, domainRemoved, pathsAdded, pathsRemoved, platformAdded,
    platformRemoved, targetRaised, targetLowered, identifier,
  ]

  static let schemeAdded = ChangeKind(id: "scheme-added", .deploy, .safe, changelog: .added)

  static let schemeRemoved = ChangeKind(id: "scheme-removed", .deploy, .risky, changelog: .removed)

  static let domainAdded = ChangeKind(id: "domain-added", .deploy, .safe, changelog: .added)

  static let domainRemoved = ChangeKind(id: "domain-removed", .deploy, .risky, changelog: .removed)

  static let pathsAdded = ChangeKind(id: "association-paths-added", .deploy, .safe, changelog: .added)

  static let pathsRemoved = ChangeKind(id: "association-paths-removed", .deploy, .risky, changelog: .removed)

  static let platformAdded = ChangeKind(id: "platform-added", .deploy, .safe, changelog: .added)

  static let platformRemoved = ChangeKind(id: "platform-removed", .deploy, .risky, changelog: .removed)

  static let targetRaised = ChangeKind(id: "deployment-target-raised", .deploy, .risky)

  static let targetLowered = ChangeKind(id: "deployment-target-lowered", .deploy, .safe)

  static let identifier = ChangeKind(id: "app-identifier-changed", .deploy, .risky)
}

import NavSpecDiagnostics

/// The kinds of changes of class `DEPLOY`.
enum DeployChangeKinds {
  static let all = [
    schemeAdded, schemeRemoved, domainAdded, domainRemoved, pathsAdded, pathsRemoved, platformAdded,
    platformRemoved, targetRaised, targetLowered, identifier,
  ]

  static let schemeAdded = ChangeKind(
    id: "scheme-added", .deploy, .safe, mirror: .kind("scheme-removed"), changelog: .added)

  static let schemeRemoved = ChangeKind(
    id: "scheme-removed", .deploy, .risky, mirror: .kind("scheme-added"), changelog: .removed)

  static let domainAdded = ChangeKind(
    id: "domain-added", .deploy, .safe, mirror: .kind("domain-removed"), changelog: .added)

  static let domainRemoved = ChangeKind(
    id: "domain-removed", .deploy, .risky, mirror: .kind("domain-added"), changelog: .removed)

  static let pathsAdded = ChangeKind(
    id: "association-paths-added", .deploy, .safe, mirror: .kind("association-paths-removed"),
    changelog: .added)

  static let pathsRemoved = ChangeKind(
    id: "association-paths-removed", .deploy, .risky, mirror: .kind("association-paths-added"),
    changelog: .removed)

  static let platformAdded = ChangeKind(
    id: "platform-added", .deploy, .safe, mirror: .kind("platform-removed"), changelog: .added)

  static let platformRemoved = ChangeKind(
    id: "platform-removed", .deploy, .risky, mirror: .kind("platform-added"), changelog: .removed)

  static let targetRaised = ChangeKind(
    id: "deployment-target-raised", .deploy, .risky, mirror: .kind("deployment-target-lowered"))

  static let targetLowered = ChangeKind(
    id: "deployment-target-lowered", .deploy, .safe, mirror: .kind("deployment-target-raised"))

  static let identifier = ChangeKind(
    id: "app-identifier-changed", .deploy, .risky, mirror: .none("the opposite change changes it too"))
}

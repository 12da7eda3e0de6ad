import NavSpecDiagnostics

enum MetaChangeKinds {
  static let all = [
    description, analyticsName, stability, deprecated, undeprecated, sunsetAdded, sunsetRemoved,
    sunsetEarlier, sunsetLater,
  ]

  static let description = ChangeKind(
    id: "description-changed", .meta, .safe,
    formerIDs: [
      "title-changed", "doc-changed", "owner-changed", "image-changed", "label-changed", "meta-changed",
    ])

  static let analyticsName = ChangeKind(id: "analytics-name-changed", .meta, .risky)

  static let stability = ChangeKind(id: "stability-changed", .meta, .safe)

  static let deprecated = ChangeKind(id: "deprecation-added", .meta, .safe, changelog: .deprecated)

  static let undeprecated = ChangeKind(id: "deprecation-removed", .meta, .safe, changelog: .deprecated)

  static let sunsetAdded = ChangeKind(id: "sunset-added", .meta, .safe, changelog: .deprecated)

  static let sunsetRemoved = ChangeKind(id: "sunset-removed", .meta, .safe, changelog: .deprecated)

  static let sunsetEarlier = ChangeKind(id: "sunset-earlier", .meta, .breaking, changelog: .deprecated)

  static let sunsetLater = ChangeKind(id: "sunset-later", .meta, .safe, changelog: .deprecated)
}

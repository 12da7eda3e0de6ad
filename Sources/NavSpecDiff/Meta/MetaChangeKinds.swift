import NavSpecDiagnostics

/// The kinds of changes of class `META`.
enum MetaChangeKinds {
  static let all = [
    description, analyticsName, stability, deprecated, undeprecated, sunsetAdded, sunsetRemoved,
    sunsetEarlier, sunsetLater,
  ]

  private static let both = ChangeKind.Mirror.none("the opposite change is of the same kind")

  static let description = ChangeKind(
    id: "description-changed", .meta, .safe, mirror: both,
    formerIDs: [
      "title-changed", "doc-changed", "owner-changed", "image-changed", "label-changed", "meta-changed",
    ])

  static let analyticsName = ChangeKind(id: "analytics-name-changed", .meta, .risky, mirror: both)

  static let stability = ChangeKind(id: "stability-changed", .meta, .safe, mirror: both)

  static let deprecated = ChangeKind(
    id: "deprecation-added", .meta, .safe, mirror: .kind("deprecation-removed"), changelog: .deprecated)

  static let undeprecated = ChangeKind(
    id: "deprecation-removed", .meta, .safe, mirror: .kind("deprecation-added"), changelog: .deprecated)

  static let sunsetAdded = ChangeKind(
    id: "sunset-added", .meta, .safe, mirror: .kind("sunset-removed"), changelog: .deprecated)

  static let sunsetRemoved = ChangeKind(
    id: "sunset-removed", .meta, .safe, mirror: .kind("sunset-added"), changelog: .deprecated)

  static let sunsetEarlier = ChangeKind(
    id: "sunset-earlier", .meta, .breaking, mirror: .kind("sunset-later"), changelog: .deprecated)

  static let sunsetLater = ChangeKind(
    id: "sunset-later", .meta, .safe, mirror: .kind("sunset-earlier"), changelog: .deprecated)
}

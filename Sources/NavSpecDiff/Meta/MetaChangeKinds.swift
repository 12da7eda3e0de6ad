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
    ],
    explanation: """
      What describes a part of the spec is another: a title, an image, documentation, an owner, the label of an edge, or \
      a value under 'meta'. Links, saved state and navigation are as before.
      """)

  static let analyticsName = ChangeKind(
    id: "analytics-name-changed", .meta, .risky, mirror: both,
    explanation: """
      A screen has another name in analytics. Figures of older versions and of this one are under two names until \
      somebody joins them.
      """)

  static let stability = ChangeKind(
    id: "stability-changed", .meta, .safe, mirror: both,
    explanation: """
      What a route promises is another: a draft promises nothing, a stable one keeps working, a deprecated one works \
      until its sunset. To make a draft of a route takes its promise back, which is risky.
      """)

  static let deprecated = ChangeKind(
    id: "deprecation-added", .meta, .safe, mirror: .kind("deprecation-removed"),
    changelog: .deprecated, explanation: "A route or a link is deprecated. It works as before.")

  static let undeprecated = ChangeKind(
    id: "deprecation-removed", .meta, .safe, mirror: .kind("deprecation-added"),
    changelog: .deprecated, explanation: "A route or a link is no longer deprecated.")

  static let sunsetAdded = ChangeKind(
    id: "sunset-added", .meta, .safe, mirror: .kind("sunset-removed"),
    changelog: .deprecated,
    explanation: """
      A route has a day after which it may go. A day that is over is risky: nobody had time to prepare.
      """)

  static let sunsetRemoved = ChangeKind(
    id: "sunset-removed", .meta, .safe, mirror: .kind("sunset-added"),
    changelog: .deprecated, explanation: "A route no longer has a day after which it may go.")

  static let sunsetEarlier = ChangeKind(
    id: "sunset-earlier", .meta, .breaking, mirror: .kind("sunset-later"),
    changelog: .deprecated,
    explanation: """
      A route may go earlier than promised. Teams that planned with the later day have less time than they were given.
      """)

  static let sunsetLater = ChangeKind(
    id: "sunset-later", .meta, .safe, mirror: .kind("sunset-earlier"),
    changelog: .deprecated, explanation: "A route works longer than promised.")
}

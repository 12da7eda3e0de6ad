import NavSpecDiagnostics

/// What is said of names of one kind that are declared nowhere.
struct UnknownNames {
  /// The key of a file under which they are declared; nil where something else declares them.
  var key: String?
  /// Whether `checkName` checks them: one that it refuses is no suggestion.
  var areOfSwift = true
  /// What a feature uses instead of names that only its app knows.
  var hintForFeatures: String?

  static let byKind: [DiagnosticKind: Self] = [
    .unknownCondition: .init(
      key: "conditions", hintForFeatures: "it declares the 'conditions' that it needs"),
    .unknownEdgeSet: .init(key: "edges", areOfSwift: false),
    .unknownParam: .init(),
    .unknownPersona: .init(key: "personas"),
    .unknownRoute: .init(
      key: "routes", hintForFeatures: "screens of others are 'exits', which the app binds"),
    .unknownSection: .init(key: "sections"),
    .unknownSource: .init(
      key: "sources", hintForFeatures: "groups of schemes and domains are the app's"),
    .unknownTab: .init(
      key: "tabs", hintForFeatures: "tabs are the app's, and have screens of features for roots"),
    .unknownType: .init(
      key: "types", areOfSwift: false,
      hintForFeatures: "it declares its 'types', those of other modules with 'import:'"),
  ]
}

extension [Diagnostic] {
  /// Places that are shown besides the first.
  private static let placeLimit = 4

  /// A name that is used in many places and declared nowhere is one mistake: it is reported once, at the
  /// first place, with a fix for all.
  func withUnknownNamesOnce() -> [Diagnostic] {
    let places = Dictionary(grouping: filter { UnknownNames.byKind[$0.kind]?.key != nil }) {
      $0.kind.id + $0.message
    }
    guard places.values.contains(where: { $0.count > 1 }) else { return self }
    var reported: Set<String> = []
    return compactMap { diagnostic in
      let name = diagnostic.kind.id + diagnostic.message
      guard let unsorted = places[name], unsorted.count > 1 else { return diagnostic }
      guard reported.insert(name).inserted else { return nil }
      let all = unsorted.sorted { $0.range < $1.range }
      let first = all[0]
      // A list of edges may be read for several routes.
      let ranges = all.map(\.range).distinct
      let others = ranges.dropFirst()
      return Diagnostic(
        first.kind, first.message, at: first.range, label: first.label,
        related: first.related + others.prefix(Self.placeLimit).map { .init("and here", at: $0) },
        notes: first.notes
          + (others.count > Self.placeLimit ? ["and in \(others.count - Self.placeLimit) more places"] : []),
        fixes: first.fixes.map { fix in
          guard let edit = fix.edits.first, fix.edits.count == 1 else { return fix }
          return .init(
            fix.title, edits: ranges.map { .init($0, edit.replacement) }, isSafe: fix.isSafe)
        })
    }
  }
}

import NavSpecDiagnostics
import NavSpecLinkAnalysis
import NavSpecModel

/// What types that accept other values do to saved screens: of several screens, one change for each type.
struct StateChangesOfTypes {
  private var found: [(type: String, change: Change)] = []

  mutating func append(_ change: Change, of type: String) { found.append((type, change)) }

  var changes: [Change] {
    Dictionary(grouping: found) { [$0.change.kind.id, $0.type] }.values.map { group in
      let (type, first) = group[0]
      guard group.count > 1 else { return first }
      let message =
        first.kind == StateChangeKinds.valueRefused
        ? "\(group.count) screens are no longer restored with values that the type '\(type)' no longer accepts"
        : "an older app does not restore \(group.count) screens with values that the type '\(type)' accepts now"
      return Change(
        first.kind, message, routes: group.flatMap(\.change.routes), proof: .executed, witness: first.witness,
        subject: ["type", type], places: group.flatMap(\.change.places))
    }
  }
}

extension SpecComparison {
  /// The type of a param that accepts other values in the newer version.
  /// - Parameter parameter: Its name in the newer version.
  func changedType(_ pair: RouteCorrespondence.Pair?, _ parameter: String) -> String? {
    guard let pair, let former = pair.parameters.first(where: { $0.value == parameter })?.key,
      let old = base.graph.routes[pair.base].parameter(named: former),
      let new = head.graph.routes[pair.head].parameter(named: parameter)
    else { return nil }
    return base.graph.changedType(old.type, head.graph, new.type)
  }
}

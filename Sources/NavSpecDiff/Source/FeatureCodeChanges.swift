import NavSpecDiagnostics
import NavSpecLinkAnalysis
import NavSpecModel

/// What becomes of code that names the generated types of a feature, or leaves it by an exit.
struct FeatureCodeChanges {
  static func changes(in comparison: SpecComparison) -> [Change] {
    let (base, head) = (comparison.renamedBase.graph, comparison.head.graph)
    let renamed = comparison.routes.renamedFeatures.sorted { $0.key < $1.key }.map { old, new in
      let (former, feature) = (base.features[old].name, head.features[new].name)
      let type = SwiftName.upperCamel(former.value) + "Route"
      return Change(
        .featureRenamed, "the feature '\(former.value)' is '\(feature.value)' now, as its routes suggest",
        proof: .derived, witness: .init(call: "_ = \(type).self", error: "cannot find '\(type)' in scope"),
        subject: [former.value, feature.value], places: .both(former.range, feature.range))
    }
    return renamed + exits(in: comparison)
  }

  private struct FeatureExit {
    let feature: String
    let exit: Exit
    /// The route that it is bound to, in terms of the newer spec.
    let target: String?

    var name: String { "\(feature).\(exit.name.value)" }
  }

  private static func exits(in comparison: SpecComparison) -> [Change] {
    let (base, head) = (comparison.renamedBase.graph, comparison.head.graph)
    let shared = Set(base.features.map(\.name.value)).intersection(head.features.map(\.name.value))
    func exits(of graph: NavigationGraph, _ side: Change.Side) -> [FeatureExit] {
      graph.exits.compactMap { exit in
        guard let feature = exit.feature.map({ graph.features[$0].name.value }), shared.contains(feature)
        else {
          return nil
        }
        let target = exit.target.map { comparison.name(of: $0, on: side) }
        return FeatureExit(feature: feature, exit: exit, target: target)
      }
    }
    let (old, new) = (exits(of: base, .base), exits(of: head, .head))
    let (names, others) = (Set(old.map(\.name)), Set(new.map(\.name)))
    var added = new.filter { !names.contains($0.name) }
    let source = SourceNames(graph: comparison.base.graph)
    var changes: [Change] = []
    for exit in old where !others.contains(exit.name) {
      let type = SwiftName.upperCamel(exit.feature) + "Exit"
      let name = exit.exit.name
      let witness = Change.Witness(
        call: "_ = " + source.call("\(type).\(SwiftName.escaped(name.value))", exit.exit.parameters),
        error: new.contains { $0.feature == exit.feature }
          ? "type '\(type)' has no member '\(name.value)'" : "cannot find '\(type)' in scope")
      let candidates = added.indices.filter {
        added[$0].feature == exit.feature && added[$0].target == exit.target
      }
      let other = candidates.count == 1 ? added.remove(at: candidates[0]) : nil
      changes.append(
        Change(
          other == nil ? .exitRemoved : .exitRenamed,
          other.map { "the exit '\(exit.name)' is '\($0.name)' now, as its screen suggests" }
            ?? "the exit '\(exit.name)' is gone", proof: .derived, witness: witness,
          subject: [exit.name, other?.name].compactMap { $0 },
          places: [Change.Place(.base, name.range)]
            + [other].compactMap { $0.map { Change.Place(.head, $0.exit.name.range) } }))
    }
    return changes
      + added.map { exit in
        Change(
          .exitAdded, "the exit '\(exit.name)' is new", subject: [exit.name],
          places: [Change.Place(.head, exit.exit.name.range)])
      }
  }
}

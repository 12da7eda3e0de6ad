import NavSpecDiagnostics
import NavSpecLinkAnalysis
import NavSpecModel
import NavSpecRuntime

/// Where the exits of features lead, which the app decides.
struct ExitChanges {
  static func changes(in comparison: SpecComparison) -> [Change] {
    let (base, head) = (comparison.renamedBase.graph, comparison.head.graph)
    return base.exits.compactMap { old in
      guard let new = comparison.head(ofExit: old),
        let before = comparison.destination(
          of: old, on: .base, naming: comparison.parameterNames(of: old, new)),
        let after = comparison.destination(of: new, on: .head), before != after
      else { return nil }
      let name = [new.feature.map { head.features[$0].name.value }, new.name.value].compactMap { $0 }
      return Change(
        .exitRebound, "the exit '\(name.joined(separator: "."))' leads to '\(after)' instead of '\(before)'",
        route: new.target.map(head.name), subject: name,
        places: .both(old.targetRange ?? old.name.range, new.targetRange ?? new.name.range))
    }
  }
}

extension SpecComparison {
  /// The exit of the newer spec that has the name of an older one, in the same feature.
  func head(ofExit exit: Exit) -> Exit? {
    let feature = exit.feature.map { base.graph.features[$0].name.value }
    let renamed = exit.feature.flatMap { routes.renamedFeatures[$0] }.map {
      head.graph.features[$0].name.value
    }
    return head.graph.exits.first { other in
      other.name.value == exit.name.value
        && other.feature.map { head.graph.features[$0].name.value } == renamed ?? feature
    }
  }

  /// Param of an older exit → that of the newer one.
  func parameterNames(of old: Exit, _ new: Exit) -> [String: String] {
    RouteCorrespondence.names(of: old.parameters, renamedBase.graph, in: new.parameters, head.graph)
  }

  /// The route that an exit is bound to, with its values where they are not those of the same names.
  /// - Parameter naming: Param of the exit → its newer name.
  fileprivate func destination(
    of exit: Exit, on side: Change.Side, naming: [String: String] = [:]
  ) -> String? {
    guard let target = exit.target else { return nil }
    let graph = side == .base ? base.graph : head.graph
    let names = side == .base ? routes[base: target]?.parameters ?? [:] : [:]
    let values = graph.routes[target].parameters.compactMap { parameter -> String? in
      let own = parameter.name.value
      let bound = exit.arguments.first { $0.name.value == own }?.value.value
      guard let value = bound ?? exit.parameter(named: own).map({ _ in .captured(own) }) else { return nil }
      let name = names[own] ?? own
      guard case .captured(let source) = value else { return "\(name): \(value.phrase)" }
      let newer = naming[source] ?? source
      return newer == name ? nil : "\(name): $\(newer)"
    }
    return name(of: target, on: side) + (values.isEmpty ? "" : "(\(values.sorted().joined(separator: ", ")))")
  }

  /// Whether an edge is another only because the exit it goes through is bound to another screen.
  func isRebound(_ edge: Edge, on side: Change.Side) -> Bool {
    guard let id = edge.exit else { return false }
    if side == .base {
      guard let other = head(ofExit: base.graph.exits[id.value])?.target else { return false }
      return name(of: edge.target, on: .base) != head.graph.name(of: other)
    }
    let exit = head.graph.exits[id.value]
    return base.graph.exits.contains { old in
      guard let other = head(ofExit: old), other.name == exit.name, other.feature == exit.feature,
        let target = old.target
      else { return false }
      return name(of: target, on: .base) != head.graph.name(of: edge.target)
    }
  }
}

import NavSpecDiagnostics
import NavSpecModel

/// The conditions, types and sections that have another name in the newer spec, as their uses suggest: what asks for
/// one there is what asked for the other here.
struct RenamedDeclarations: Sendable {
  struct Pair: Sendable {
    let old: Located<String>
    let new: Located<String>
  }

  let conditions: [Pair]
  /// With equal definitions; only those whose name is in generated code.
  let types: [Pair]
  let sections: [Pair]
  /// The older spec with the names of the newer one.
  let renamedBase: NavigationGraph

  init(base: NavigationGraph, head: NavigationGraph, _ routes: RouteCorrespondence) {
    let old = DeclarationUses(graph: base) {
      routes[base: $0].map { head.name(of: $0.head) } ?? base.name(of: $0)
    } parameter: {
      routes[base: $0]?.parameters[$1] ?? $1
    }
    let new = DeclarationUses(graph: head, name: { head.name(of: $0) }, parameter: { $1 })
    var renamed = base
    conditions = Self.pairs(
      base.conditions.map(\.name), head.conditions.map(\.name), uses: { (old.conditions, new.conditions) },
      rename: { renamed.conditions[$0].name = $1 })
    types = Self.pairs(
      base.types.map(\.name), head.types.map(\.name), uses: { (old.types, new.types) },
      isAlike: { base.types[$0].hasDefinition(of: head.types[$1]) }, rename: { renamed.types[$0].name = $1 })
    sections = Self.pairs(
      base.sections.map(\.name), head.sections.map(\.name), uses: { (old.sections, new.sections) },
      rename: { renamed.sections[$0].name = $1 })
    renamedBase = renamed
  }

  var isEmpty: Bool { conditions.isEmpty && types.isEmpty && sections.isEmpty }

  /// Names that only one version has, and whose uses no other has.
  /// - Parameters:
  ///   - uses: What uses each of the older and of the newer names; an empty set has no counterpart.
  ///   - isAlike: Whether the older and the newer one at two indices can be one.
  ///   - rename: Receives the index of an older name, and the newer name at the older place.
  private static func pairs(
    _ old: [Located<String>], _ new: [Located<String>], uses: () -> (old: [Set<String>], new: [Set<String>]),
    isAlike: (Int, Int) -> Bool = { _, _ in true }, rename: (Int, Located<String>) -> Void
  ) -> [Pair] {
    let (names, others) = (Set(old.map(\.value)), Set(new.map(\.value)))
    let gone = old.indices.filter { !others.contains(old[$0].value) }
    let added = new.indices.filter { !names.contains(new[$0].value) }
    guard !gone.isEmpty, !added.isEmpty else { return [] }
    let uses = uses()
    let users = Dictionary(grouping: gone) { uses.old[$0] }
    let newUsers = Dictionary(grouping: added) { uses.new[$0] }
    return gone.compactMap { index in
      let own = uses.old[index]
      guard !own.isEmpty, users[own]?.count == 1 else { return nil }
      let candidates = newUsers[own, default: []].filter { isAlike(index, $0) }
      guard candidates.count == 1 else { return nil }
      let pair = Pair(old: old[index], new: new[candidates[0]])
      rename(index, Located(pair.new.value, at: pair.old.range))
      return pair
    }
  }
}

/// What depends on each condition, type and section of a spec, by index.
private struct DeclarationUses {
  let graph: NavigationGraph
  let name: (RouteID) -> String
  let parameter: (RouteID, String) -> String

  var conditions: [Set<String>] {
    var uses = graph.conditions.map { condition -> Set<String> in
      ["redirect \(condition.redirect.map { name($0.value) } ?? "")", "loss \(condition.onLoss)"]
    }
    func add(_ condition: ConditionID?, _ use: String) {
      if let condition { uses[condition.value].insert(use) }
    }
    func add(_ edges: [Edge], from start: String) {
      for edge in edges { add(edge.when?.value, "edge \(start) \(name(edge.target))") }
    }
    for route in graph.routes {
      let own = name(route.id)
      for test in route.requirements { add(test.value.condition, "route \(own) \(test.value.isNegated)") }
      for link in route.links {
        add(link.when?.value.condition, "link \(link.pattern.value) \(link.when?.value.isNegated == true)")
      }
      add(route.edges, from: own)
    }
    add(graph.anywhere, from: "anywhere")
    for tab in graph.tabs {
      for test in tab.visible {
        add(test.value.condition, "tab \(tab.name.value) \(test.value.isNegated)")
      }
    }
    for test in graph.app?.accessoryVisible ?? [] {
      add(test.value.condition, "accessory \(test.value.isNegated)")
    }
    return uses
  }

  var types: [Set<String>] {
    var uses = graph.types.map { type -> Set<String> in
      type.isDeclared ? ["declared"] : []
    }
    func add(_ type: ParameterType?, _ use: String) {
      if case .named(let id)? = type, graph.types[id].isDeclared { uses[id.value].insert(use) }
    }
    for route in graph.routes {
      for entry in route.parameters {
        add(entry.type, "\(name(route.id)) \(parameter(route.id, entry.name.value))")
      }
      add(route.resultType, "\(name(route.id)) returns")
    }
    return uses
  }

  var sections: [Set<String>] {
    var uses = graph.sections.map { _ in Set<String>() }
    for tab in graph.tabs {
      if let section = tab.section { uses[section.value.value].insert(name(tab.root.route)) }
    }
    return uses
  }
}

extension NamedType {
  /// Whether both accept the same values and name them alike.
  fileprivate func hasDefinition(of other: NamedType) -> Bool {
    guard form == other.form else { return false }
    guard case .cases(let cases) = kind, case .cases(let others) = other.kind else {
      return kind == other.kind
    }
    return cases.map(\.name.value) == others.map(\.name.value) && cases.map(\.raw) == others.map(\.raw)
  }
}

import NavSpecDiagnostics
import NavSpecModel

/// The conditions that have another name in the newer spec, as their uses suggest: what asks for one there is what asked
/// for the other here.
struct RenamedConditions {
  struct Pair: Sendable {
    let old: Located<String>
    let new: Located<String>
  }

  let pairs: [Pair]
  /// The older spec with the names of the newer one.
  let base: NavigationGraph

  init(base: NavigationGraph, head: NavigationGraph, _ routes: RouteCorrespondence) {
    let (names, others) = (Set(base.conditions.map(\.name.value)), Set(head.conditions.map(\.name.value)))
    let gone = base.conditions.indices.filter { !others.contains(base.conditions[$0].name.value) }
    let added = head.conditions.indices.filter { !names.contains(head.conditions[$0].name.value) }
    var renamed = base
    var pairs: [Pair] = []
    if !gone.isEmpty, !added.isEmpty {
      let old = Self.uses(in: base) { routes[base: $0].map { head.name(of: $0.head) } ?? base.name(of: $0) }
      let new = Self.uses(in: head) { head.name(of: $0) }
      for index in gone {
        let candidates = added.filter { new[$0] == old[index] }
        guard candidates.count == 1, gone.filter({ old[$0] == old[index] }).count == 1 else { continue }
        let pair = Pair(old: base.conditions[index].name, new: head.conditions[candidates[0]].name)
        renamed.conditions[index].name = Located(pair.new.value, at: pair.old.range)
        pairs.append(pair)
      }
    }
    self.pairs = pairs
    self.base = renamed
  }

  /// Everything that depends on each condition, by its index.
  private static func uses(in graph: NavigationGraph, name: (RouteID) -> String) -> [Set<String>] {
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
      for condition in route.requirements { add(condition.value, "route \(own)") }
      for link in route.links {
        add(link.when?.value.condition, "link \(link.pattern.value) \(link.when?.value.isNegated == true)")
      }
      add(route.edges, from: own)
    }
    add(graph.anywhere, from: "anywhere")
    for tab in graph.tabs { add(tab.visible?.value, "tab \(tab.name.value)") }
    add(graph.app?.accessoryVisible?.value, "accessory")
    return uses
  }
}

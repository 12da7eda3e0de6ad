package import NavSpecDiagnostics
package import NavSpecModel
package import NavSpecRuntime

/// A graph and its schema: the data that generated code carries and the router runs on. An index of the schema is
/// the index in the graph, except for links: the graph keeps them in their routes, and the refused ones too.
package struct LoweredGraph: Sendable {
  package let graph: NavigationGraph
  package let schema: NavigationSchema
  /// The places of the schema's links in the graph.
  private let places: [(route: RouteID, index: Int)]

  package init(_ graph: NavigationGraph) {
    self.graph = graph
    places = graph.routes.indices.flatMap { route in
      let links = graph.routes[route].links
      return links.indices.filter { !links[$0].isInvalid }.map { (route: RouteID(route), index: $0) }
    }
    schema = graph.schema(links: places)
  }

  /// The link table of the schema, from the patterns that the graph has parsed already.
  package func linkTable() -> LinkTable {
    let settings = graph.prefixes + graph.settingPatterns + graph.redirects.map(\.target)
    let read = places.indices.compactMap { link($0).template } + settings.map(\.value)
    return LinkTable(
      schema, patterns: Dictionary(first: read.map { ($0.text, $0) }))
  }

  package func link(_ index: Int) -> Link {
    let place = places[index]
    return graph.routes[place.route].links[place.index]
  }
}

/// A pattern of the spec as messages name it.
package struct NamedPattern: Sendable {
  /// `'user'`, `a redirect` or `'links.exclude'`.
  package var name: String
  package var pattern: Located<String>
  /// nil for a redirect or an exclusion.
  package var route: RouteID?
}

extension LoweredGraph {
  /// The pattern of the spec for a pattern of the schema.
  package subscript(origin: LinkVariant.Origin) -> NamedPattern {
    switch origin {
    case .link(let index):
      let route = places[index].route
      return NamedPattern(name: "'\(graph.name(of: route))'", pattern: link(index).pattern, route: route)
    case .redirect(let index):
      return NamedPattern(name: "a redirect", pattern: graph.redirects[index].pattern.map(\.text))
    case .exclusion(let index):
      return NamedPattern(name: "'links.exclude'", pattern: graph.exclusions[index].pattern.map(\.text))
    }
  }

  /// The conditions that a witness depends on, as a note names them; nil if there are none.
  package func phrase(of witness: LinkWitness) -> String? {
    phrase(
      of: witness.conditions.sorted { $0.key < $1.key }
        .map { ConditionTest(condition: ConditionID($0.key), isNegated: !$0.value) })
  }

  /// The same for the conditions of an example.
  package func phrase(of states: [ConditionTest]) -> String? {
    guard !states.isEmpty else { return nil }
    let parts = states.map {
      "'\(graph.conditions[$0.condition].name.value)' \($0.isNegated ? "does not hold" : "holds")"
    }
    return "where " + parts.joined(separator: " and ")
  }
}

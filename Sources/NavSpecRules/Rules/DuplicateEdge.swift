import NavSpecDiagnostics
import NavSpecModel

let duplicateEdge = Rule("duplicate-edge", .warning) { context in
  let graph = context.graph
  return graph.routes.flatMap { diagnostics(of: $0.edges, from: "'\($0.qualifiedName)'", in: graph) }
    + diagnostics(of: graph.anywhere, from: "'anywhere'", in: graph)
}

private func diagnostics(of edges: [Edge], from source: String, in graph: NavigationGraph) -> [Diagnostic] {
  var known: [RouteID: [Edge]] = [:]
  return edges.compactMap { edge -> Diagnostic? in
    guard edge.set == nil else { return nil }
    defer { known[edge.target, default: []].append(edge) }
    let first = known[edge.target]?.first { first in
      first.popTo?.value == edge.popTo?.value && first.isInclusive == edge.isInclusive
        && (first.when == nil || first.when?.value == edge.when?.value)
    }
    guard let first else { return nil }
    return Diagnostic(
      "\(source) leads to '\(graph.name(of: edge.target))' twice", at: edge.range,
      label: "ignored", related: [.init("the first edge", at: first.range)],
      fixes: [.removing("remove it", around: edge.range)])
  }
}

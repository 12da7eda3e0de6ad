import NavSpecDiagnostics
import NavSpecModel

struct EdgePolicyCheck {
  let matcher: RouteMatcher

  private var graph: NavigationGraph { matcher.graph }

  func forbiddenEdges(by policy: EdgePolicy) -> [Diagnostic] {
    guard policy.severity != .off else { return [] }
    let edges = matcher.edges(of: policy)
    var diagnostics: [Diagnostic] = []
    for route in graph.routes {
      for edge in route.edges where edges.contains(from: route.id, to: edge.target) {
        diagnostics.append(forbidden([route.id], edge, by: policy))
      }
    }
    for edge in graph.anywhere {
      let sources = graph.routes.map(\.id).filter { source in
        source != edge.target && edges.contains(from: source, to: edge.target)
      }
      if !sources.isEmpty { diagnostics.append(forbidden(sources, edge, by: policy)) }
    }
    return diagnostics
  }

  func missingEdges(of policy: EdgePolicy) -> [Diagnostic] {
    let starts = matcher.routes(policy.edge.from)
    let ends = matcher.routes(policy.edge.to)
    let demanded = graph.routes.map(\.id).filter { ends.contains($0) }
    // Without such routes, another diagnostic reports the selector once.
    guard policy.severity != .off, !demanded.isEmpty else { return [] }
    let edges = matcher.edges(of: policy)
    let free = policy.exceptions.filter { $0.from != nil && $0.to == nil }.map { matcher.routes($0.from) }
    let names = demanded.prefix(3).map { "'\(graph.name(of: $0))'" }.joined(separator: ", ")
    let more = demanded.count > 3 ? " or \(demanded.count - 3) more" : ""
    let everywhere = graph.anywhere.map(\.target)
    return graph.routes.compactMap { route in
      let source = route.id
      // A required target needs no edge to another.
      guard starts.contains(source), !ends.contains(source), !free.contains(where: { $0.contains(source) }),
        !(route.edges.map(\.target) + everywhere).contains(where: { edges.contains(from: source, to: $0) })
      else { return nil }
      return diagnostic(
        .missingEdge, policy,
        "'\(route.qualifiedName)' has no edge that policy '\(policy.name.value)' requires",
        at: route.name.range, label: "must lead to \(names)\(more)",
        fix: "add \(demanded.count == 1 ? "it" : "one of them") to its 'to:'")
    }
  }

  private func forbidden(_ sources: [RouteID], _ edge: Edge, by policy: EdgePolicy) -> Diagnostic {
    let more = sources.count > 1 ? " and \(sources.count - 1) more" : ""
    let source = sources.first.map { graph.name(of: $0) } ?? ""
    let target = graph.name(of: edge.target)
    let verb = sources.count > 1 ? "lead" : "leads"
    return diagnostic(
      .forbiddenEdge, policy,
      "'\(source)'\(more) \(verb) to '\(target)', which policy '\(policy.name.value)' forbids",
      at: edge.range, label: "forbidden edge", fix: nil)
  }

  private func diagnostic(
    _ kind: DiagnosticKind, _ policy: EdgePolicy, _ message: String, at range: SourceRange, label: String,
    fix: String?
  ) -> Diagnostic {
    var diagnostic = Diagnostic(
      kind, message, at: range, label: label, related: [.init("the policy", at: policy.name.range)],
      notes: ["because \(policy.because.value)"], fixes: fix.map { [.init($0)] } ?? [])
    if let severity = policy.severity?.severity {
      diagnostic.severity = severity
      diagnostic.hasOwnSeverity = true
    }
    return diagnostic
  }
}

import NavSpecDiagnostics
import NavSpecModel

/// Checks policies about edges.
struct EdgePolicyCheck {
  let matcher: RouteMatcher

  private var graph: NavigationGraph { matcher.graph }

  /// The edges that a policy forbids and the spec has.
  func forbiddenEdges(by policy: EdgePolicy) -> [Diagnostic] {
    guard policy.severity != .off else { return [] }
    let edges = edges(of: policy)
    var diagnostics: [Diagnostic] = []
    for source in graph.routes {
      for edge in source.edges where edges.contains(from: source, to: graph.routes[edge.target]) {
        diagnostics.append(forbidden([source], edge, by: policy))
      }
    }
    for edge in graph.anywhere {
      let target = graph.routes[edge.target]
      let sources = graph.routes.filter { $0.id != target.id && edges.contains(from: $0, to: target) }
      if !sources.isEmpty { diagnostics.append(forbidden(sources, edge, by: policy)) }
    }
    return diagnostics
  }

  /// The routes that lead to nothing that a policy demands.
  func missingEdges(of policy: EdgePolicy) -> [Diagnostic] {
    let starts = matcher.routes(policy.edge.from)
    let ends = matcher.routes(policy.edge.to)
    let targets = graph.routes.filter { ends.contains($0.id) }
    // Nothing to lead to: the choice of routes is told of, not every route.
    guard policy.severity != .off, !targets.isEmpty else { return [] }
    let edges = edges(of: policy)
    let free = policy.exceptions.filter { $0.from != nil && $0.to == nil }.map { matcher.routes($0.from) }
    let names = targets.prefix(3).map { "'\($0.qualifiedName)'" }.joined(separator: ", ")
    let more = targets.count > 3 ? " or \(targets.count - 3) more" : ""
    return graph.routes.compactMap { source in
      // A route that is itself what others must lead to is there already.
      guard starts.contains(source.id), !ends.contains(source.id),
        !free.contains(where: { $0.contains(source.id) }),
        !(source.edges + graph.anywhere).contains(where: {
          edges.contains(from: source, to: graph.routes[$0.target])
        })
      else { return nil }
      return diagnostic(
        .missingEdge, policy,
        "'\(source.qualifiedName)' leads nowhere that policy '\(policy.name.value)' demands",
        at: source.name.range, label: "must lead to \(names)\(more)", fix: "add one of them to its 'to:'")
    }
  }

  private func edges(of policy: EdgePolicy) -> PolicyEdges {
    PolicyEdges(meant: matcher.edges(policy.edge), exceptions: policy.exceptions.map { matcher.edges($0) })
  }

  private func forbidden(_ sources: [Route], _ edge: Edge, by policy: EdgePolicy) -> Diagnostic {
    let more = sources.count > 1 ? " and \(sources.count - 1) more" : ""
    let source = sources.first?.qualifiedName ?? ""
    let target = graph.name(of: edge.target)
    let verb = sources.count > 1 ? "lead" : "leads"
    return diagnostic(
      .forbiddenEdge, policy,
      "'\(source)'\(more) \(verb) to '\(target)', which policy '\(policy.name.value)' forbids",
      at: edge.range,
      label: "must not be led to from here", fix: nil)
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

/// The edges that a policy speaks of.
private struct PolicyEdges {
  let meant: EdgeSet
  let exceptions: [EdgeSet]

  func contains(from source: Route, to target: Route) -> Bool {
    meant.contains(from: source, to: target)
      && !exceptions.contains { $0.contains(from: source, to: target) }
  }
}

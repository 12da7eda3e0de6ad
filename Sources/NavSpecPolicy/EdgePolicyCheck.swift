import NavSpecDiagnostics
import NavSpecModel

/// Checks policies about edges.
struct EdgePolicyCheck {
  let matcher: RouteMatcher

  private var graph: NavigationGraph { matcher.graph }

  /// The edges that a policy forbids and the spec has.
  func forbiddenEdges(by policy: EdgePolicy) -> [Diagnostic] {
    guard policy.severity != .off else { return [] }
    var diagnostics: [Diagnostic] = []
    for source in graph.routes where matcher.matches(source, policy.edge.from) {
      for edge in source.edges where isMeant(source, edge, by: policy) {
        diagnostics.append(forbidden([source], edge, by: policy))
      }
    }
    for edge in graph.anywhere {
      let sources = graph.routes.filter { source in
        source.id != edge.target && matcher.matches(source, policy.edge.from)
          && isMeant(source, edge, by: policy)
      }
      if !sources.isEmpty { diagnostics.append(forbidden(sources, edge, by: policy)) }
    }
    return diagnostics
  }

  /// The routes that lead to nothing that a policy demands.
  func missingEdges(of policy: EdgePolicy) -> [Diagnostic] {
    let targets = matcher.routes(policy.edge.to)
    // Nothing to lead to: the choice of routes is told of, not every route.
    guard policy.severity != .off, !targets.isEmpty else { return [] }
    return graph.routes.compactMap { source in
      // A route that is itself what others must lead to is there already.
      guard matcher.matches(source, policy.edge.from), !targets.contains(source.id),
        !policy.exceptions.contains(where: { $0.from != nil && matcher.matches(source, $0.from) }),
        !(source.edges + graph.anywhere).contains(where: { isMeant(source, $0, by: policy) })
      else { return nil }
      let names = targets.prefix(3).map { "'\(graph.name(of: $0))'" }.joined(separator: ", ")
      let more = targets.count > 3 ? " or \(targets.count - 3) more" : ""
      return diagnostic(
        .missingEdge, policy,
        "'\(source.qualifiedName)' leads nowhere that policy '\(policy.name.value)' demands",
        at: source.name.range, label: "must lead to \(names)\(more)",
        fix: "add one of them to its 'to:'")
    }
  }

  private func isMeant(_ source: Route, _ edge: Edge, by policy: EdgePolicy) -> Bool {
    let target = graph.routes[edge.target]
    return matcher.matches(source, target, policy.edge)
      && !policy.exceptions.contains { matcher.matches(source, target, $0) }
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

package import NavSpecDiagnostics
package import NavSpecModel

/// What a project's own demands find in a graph.
package enum PolicyCheck {
  /// Violations of policies and budgets. What is missing can only be told of a graph that is sound: one
  /// whose spec was read whole and has no mistake that hides a part of it.
  package static func diagnostics(
    of policy: ProjectPolicy, in graph: NavigationGraph, isSound: Bool
  ) -> [Diagnostic] {
    let edges = EdgePolicyCheck(matcher: RouteMatcher(graph))
    var diagnostics = policy.edges.forbidden.flatMap { edges.forbiddenEdges(by: $0) }
    guard isSound else { return diagnostics }
    diagnostics += policy.edges.required.flatMap { edges.missingEdges(of: $0) }
    let budgets = BudgetCheck(graph: graph, budgets: policy.budgets)
    diagnostics += budgets.distantRoutes() + budgets.crowdedFeatures() + budgets.unmatchedNames()
    for policy in policy.edges.forbidden + policy.edges.required where policy.severity != .off {
      for edge in [policy.edge] + policy.exceptions {
        diagnostics += [edge.from, edge.to].compactMap { $0 }.flatMap { edges.matcher.unmatched(in: $0) }
      }
    }
    return diagnostics
  }
}

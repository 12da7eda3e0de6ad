package import NavSpecDiagnostics
package import NavSpecModel

/// What a project's own demands find in a graph.
package enum PolicyCheck {
  /// Violations of policies and budgets. What is missing can only be told of a graph that is sound: one
  /// whose spec was read whole and has no mistake that hides a part of it.
  package static func diagnostics(
    of policy: ProjectPolicy, in graph: NavigationGraph, isSound: Bool
  ) -> [Diagnostic] {
    var diagnostics = violations(of: policy.edges, in: graph, isSound: isSound)
    guard isSound else { return diagnostics }
    let budgets = BudgetCheck(graph: graph, budgets: policy.budgets)
    diagnostics += budgets.distantRoutes() + budgets.crowdedFeatures() + budgets.unmatchedNames()
    return diagnostics
  }

  private static func violations(
    of policies: EdgePolicies, in graph: NavigationGraph, isSound: Bool
  ) -> [Diagnostic] {
    let all = policies.forbidden + policies.required
    guard !all.isEmpty else { return [] }
    let edges = EdgePolicyCheck(matcher: RouteMatcher(graph))
    var diagnostics = policies.forbidden.flatMap { edges.forbiddenEdges(by: $0) }
    guard isSound else { return diagnostics }
    diagnostics += policies.required.flatMap { edges.missingEdges(of: $0) }
    for policy in all where policy.severity != .off {
      for edge in [policy.edge] + policy.exceptions {
        diagnostics += [edge.from, edge.to].compactMap { $0 }.flatMap { edges.matcher.unmatched(in: $0) }
      }
    }
    return diagnostics
  }
}

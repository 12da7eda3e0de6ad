package import NavSpecDiagnostics
package import NavSpecModel

/// Checks a graph against the policies and budgets of a project.
package enum PolicyCheck {
  /// The violations of policies and budgets.
  /// - Parameter isSound: Whether the graph is complete. Only then are missing edges and budgets checked.
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

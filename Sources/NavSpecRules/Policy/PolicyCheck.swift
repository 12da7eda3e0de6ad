package import NavSpecDiagnostics
package import NavSpecModel

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

  /// Comparisons of policies with routes and edges, and what they find.
  private static let (stepLimit, findingLimit) = (20_000_000, 20_000)

  private static func violations(
    of policies: EdgePolicies, in graph: NavigationGraph, isSound: Bool
  ) -> [Diagnostic] {
    let all = policies.forbidden + policies.required
    guard !all.isEmpty else { return [] }
    let edges = EdgePolicyCheck(matcher: RouteMatcher(graph))
    // Every policy looks at every route and edge, and every pattern of its selectors at every route.
    let size = graph.routes.reduce(graph.anywhere.count) { $0 + 1 + $1.edges.count }
    var steps = 0
    var diagnostics: [Diagnostic] = []
    for (index, policy) in all.enumerated() {
      steps += size * policy.patternCount
      guard steps <= stepLimit, diagnostics.count <= findingLimit else {
        diagnostics.append(
          Diagnostic(
            .unprovedPolicy, "policies take too long from '\(policy.name.value)' on",
            at: policy.name.range, label: "not checked"))
        return diagnostics
      }
      if index < policies.forbidden.count {
        diagnostics += edges.forbiddenEdges(by: policy)
      } else if isSound {
        diagnostics += edges.missingEdges(of: policy)
      }
    }
    guard isSound else { return diagnostics }
    for policy in all where policy.severity != .off {
      for edge in [policy.edge] + policy.exceptions {
        diagnostics += [edge.from, edge.to].compactMap { $0 }.flatMap { edges.matcher.unmatched(in: $0) }
      }
    }
    return diagnostics
  }
}

extension EdgePolicy {
  /// How many patterns are compared with every route, and one for the policy itself.
  fileprivate var patternCount: Int {
    ([edge] + exceptions).reduce(1) { $0 + ($1.from?.patternCount ?? 0) + ($1.to?.patternCount ?? 0) }
  }
}

extension RouteSelector {
  fileprivate var patternCount: Int {
    routes.count + features.count + owners.count + tabs.count + exclusion.reduce(1) { $0 + $1.patternCount }
  }
}

/// Every kind of mistake against a project's own policy, in the order of their ids. In their examples,
/// the text after `# .navspec.yaml` is that file.
package enum PolicyKinds {
  package static let all: [DiagnosticKind] =
    [
      .crowdedFeature, .distantRoute, .forbiddenEdge, .loweredError, .missingEdge, .staleBaseline,
      .unmatchedSelector, .unprovedPolicy,
    ] + SuppressionKinds.all
}

extension DiagnosticKind {
  package static let unprovedPolicy = DiagnosticKind(id: "unproved-policy", isFatal: false)
  package static let forbiddenEdge = DiagnosticKind(id: "forbidden-edge", isFatal: false)
  package static let missingEdge = DiagnosticKind(id: "missing-edge", isFatal: false)
  package static let distantRoute = DiagnosticKind(id: "distant-route", isFatal: false)
  package static let crowdedFeature = DiagnosticKind(id: "crowded-feature", isFatal: false)
  package static let unmatchedSelector = DiagnosticKind(id: "unmatched-selector", severity: .warning)
  package static let loweredError = DiagnosticKind(id: "lowered-error")
  package static let staleBaseline = DiagnosticKind(id: "stale-baseline", severity: .note, isFatal: false)
}

package import NavSpecDiagnostics

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
  package static let unprovedPolicy = DiagnosticKind(
    id: "unproved-policy", isFatal: false,
    explanation: """
      Every policy is compared with every route and edge. There is a limit of such steps and of findings, so that no \
      file makes a check take minutes; what is not checked may be wrong. Write fewer policies with wider patterns.
      """)

  package static let forbiddenEdge = DiagnosticKind(
    id: "forbidden-edge", isFatal: false,
    explanation: """
      A policy in '.navspec.yaml' forbids this edge, for the reason it gives. Lead to another screen, or \
      add the edge to the policy's 'except'.
      """)

  package static let missingEdge = DiagnosticKind(
    id: "missing-edge", isFatal: false,
    explanation: """
      A policy in '.navspec.yaml' requires an edge that this route does not have, for the reason it gives. \
      Edges of 'anywhere' count.
      """)

  package static let distantRoute = DiagnosticKind(
    id: "distant-route", isFatal: false,
    explanation: """
      A budget in '.navspec.yaml' limits the taps from launch to this route. Selecting a tab is one tap, \
      and following an edge is one. A route that a budget names must be reachable by taps.
      """)

  package static let crowdedFeature = DiagnosticKind(
    id: "crowded-feature", isFatal: false,
    explanation: """
      A budget in '.navspec.yaml' limits the routes of a feature. A larger feature is better divided in \
      two, because one change compiles all of it.
      """)

  package static let unmatchedSelector = DiagnosticKind(
    id: "unmatched-selector", severity: .warning,
    explanation: """
      A policy or budget that matches nothing in the spec has no effect. The name is misspelled, or its \
      route no longer exists.
      """)

  package static let loweredError = DiagnosticKind(
    id: "lowered-error",
    explanation: """
      An error of this kind prevents generation, so '.navspec.yaml' cannot lower its severity.
      """)

  package static let staleBaseline = DiagnosticKind(
    id: "stale-baseline", severity: .note, isFatal: false,
    explanation: """
      A baseline lists known problems, and this one no longer occurs. If it stays in the list, it can \
      return unnoticed. Write the baseline again, or let such entries fail a job: \
      'severity: {stale-baseline: error}' in '.navspec.yaml'.
      """)
}

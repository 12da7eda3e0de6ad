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
  package static let unprovedPolicy = DiagnosticKind(id: "unproved-policy", isFatal: false)

  package static let forbiddenEdge = DiagnosticKind(id: "forbidden-edge", isFatal: false)

  package static let missingEdge = DiagnosticKind(id: "missing-edge", isFatal: false)

  package static let distantRoute = DiagnosticKind(id: "distant-route", isFatal: false)

  package static let crowdedFeature = DiagnosticKind(id: "crowded-feature", isFatal: false)

  package static let unmatchedSelector = DiagnosticKind(id: "unmatched-selector", severity: .warning)

  package static let loweredError = DiagnosticKind(id: "lowered-error")

  package static let staleBaseline = DiagnosticKind(id: "stale-baseline", severity: .note, isFatal: false)
}

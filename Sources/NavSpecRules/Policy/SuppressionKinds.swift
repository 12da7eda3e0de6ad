package import NavSpecDiagnostics

/// Mistakes of the comments that suppress diagnostics, in the order of their ids. None of these can be
/// suppressed by a comment itself.
package enum SuppressionKinds {
  package static let all: [DiagnosticKind] = [
    .expiredSuppression, .forbiddenSuppression, .malformedSuppression, .unknownDiagnostic, .unusedSuppression,
  ]
}

extension DiagnosticKind {
  package static let malformedSuppression = DiagnosticKind(id: "malformed-suppression", severity: .warning)

  package static let unknownDiagnostic = DiagnosticKind(id: "unknown-diagnostic", severity: .warning)

  package static let forbiddenSuppression = DiagnosticKind(id: "forbidden-suppression", severity: .warning)

  package static let unusedSuppression = DiagnosticKind(id: "unused-suppression", severity: .warning)

  package static let expiredSuppression = DiagnosticKind(id: "expired-suppression", severity: .warning)
}

package import NavSpecDiagnostics

/// Mistakes of the comments that suppress diagnostics, in the order of their ids. None of these can be
/// suppressed by a comment itself.
package enum SuppressionKinds {
  package static let all: [DiagnosticKind] = [
    .expiredSuppression, .forbiddenSuppression, .malformedSuppression, .unknownDiagnostic, .unusedSuppression,
  ]
}

extension DiagnosticKind {
  package static let malformedSuppression = DiagnosticKind(
    id: "malformed-suppression", severity: .warning,
    explanation: """
      A comment that starts with 'navspec:' is an instruction for the compiler, and this one is invalid. A \
      suppression is '# navspec:disable:next ID reason' or '# navspec:disable:file ID reason'. Write \
      'until 2027-01-01' before the reason to let it expire. The reason is required.
      """)

  package static let unknownDiagnostic = DiagnosticKind(
    id: "unknown-diagnostic", severity: .warning,
    explanation: """
      No diagnostic has this id, so the setting or comment has no effect.
      """)

  package static let forbiddenSuppression = DiagnosticKind(
    id: "forbidden-suppression", severity: .warning,
    explanation: """
      Neither an error that prevents generation nor a mistake in a suppression can be suppressed. Correct \
      the mistake instead.
      """)

  package static let unusedSuppression = DiagnosticKind(
    id: "unused-suppression", severity: .warning,
    explanation: """
      The comment suppresses nothing, and would hide the next mistake of its kind.
      """)

  package static let expiredSuppression = DiagnosticKind(
    id: "expired-suppression", severity: .warning,
    explanation: """
      The suppression has expired and no longer has an effect. Correct the mistake that it hid, or choose \
      a later day.
      """)
}

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
      """,
    examples: [
      """
      routes:
        home: {}
        # navspec:disable:next unreachable-route
      #   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ malformed-suppression
        help: { reachedBy: code }
        # navspec:disable:line unreachable-route the old help
      #   ^^^^^^^^^^^^^^^^^^^^ malformed-suppression
        # navspec:disable:next unreachable-route until 2027-02-30 the old help
      #                                                ^^^^^^^^^^ malformed-suppression
      """
    ],
    corrected: [
      """
      routes:
        home: {}
        # navspec:disable:next unreachable-route the old help, gone with the next release
        help: {}
      """
    ])

  package static let unknownDiagnostic = DiagnosticKind(
    id: "unknown-diagnostic", severity: .warning,
    explanation: """
      No diagnostic has this id, so the setting or comment has no effect.
      """,
    examples: [
      """
      routes:
        home: {}
        # navspec:disable:next unreachable-rout the old help
      #                        ^^^^^^^^^^^^^^^^ unknown-diagnostic
        help: { reachedBy: code }
      """
    ],
    corrected: [
      """
      routes:
        home: {}
        # navspec:disable:next unreachable-route the old help
        help: {}
      """
    ])

  package static let forbiddenSuppression = DiagnosticKind(
    id: "forbidden-suppression", severity: .warning,
    explanation: """
      Neither an error that prevents generation nor a mistake in a suppression can be suppressed. Correct \
      the mistake instead.
      """,
    examples: [
      """
      routes:
        home: {}
        # navspec:disable:next unknown-route it comes with the next release
      #                        ^^^^^^^^^^^^^ forbidden-suppression
        help: { to: [faq], reachedBy: code }
      #              ^^^ unknown-route
      """
    ],
    corrected: [
      """
      routes:
        home: {}
        # navspec:disable:next failed-example the shop will follow
        item: { reachedBy: code, params: { id: Int }, links: ["/item/{id}"], examples: { "/item/x": { id: 1 } } }
      """
    ])

  package static let unusedSuppression = DiagnosticKind(
    id: "unused-suppression", severity: .warning,
    explanation: """
      The comment suppresses nothing, and would hide the next mistake of its kind.
      """,
    examples: [
      """
      routes:
        home: { to: [help] }
        # navspec:disable:next unreachable-route the old help
      #                        ^^^^^^^^^^^^^^^^^ unused-suppression
        help: {}
      """
    ],
    corrected: [
      """
      # navspec:disable:file unreachable-route the old help goes with the next release
      routes:
        home: {}
        help: {}
        faq: {}
      """
    ])

  package static let expiredSuppression = DiagnosticKind(
    id: "expired-suppression", severity: .warning,
    explanation: """
      The suppression has expired and no longer has an effect. Correct the mistake that it hid, or choose \
      a later day.
      """,
    examples: [
      """
      routes:
        home: {}
        # navspec:disable:next unreachable-route until 2026-01-01 the old help
      #                                                ^^^^^^^^^^ expired-suppression
        help: {}
      # ^^^^ unreachable-route
      """
    ],
    corrected: [
      """
      routes:
        home: {}
        # navspec:disable:next unreachable-route until 2099-01-01 the old help
        help: {}
      """
    ])
}

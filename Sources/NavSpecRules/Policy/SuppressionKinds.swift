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
      A comment that starts with 'navspec:' is meant for the compiler, and this one says nothing it \
      understands. A suppression is '# navspec:disable:next ID reason' or '# navspec:disable:file ID reason', \
      with 'until 2027-01-01' before the reason if it is to end; the reason must be given.
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
    explanation: "There is no diagnostic of this id, so what it says of it has no effect.",
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
      Nothing can be generated while this error stands, and mistakes of suppressions are mended where they \
      are: neither can be suppressed.
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
    explanation: "It suppresses nothing, and would hide the next mistake of its kind.",
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
      The day it was to end has come, and it suppresses nothing any more. Mend what it hid, or give it a new \
      day.
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

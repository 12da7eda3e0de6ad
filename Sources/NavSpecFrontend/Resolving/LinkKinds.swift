package import NavSpecDiagnostics

/// Kinds of mistakes in links and examples.
extension DiagnosticKind {
  package static let malformedTemplate = DiagnosticKind(
    id: "malformed-template",
    explanation: """
      A pattern is a URI template that both builds and opens URLs. A template that cannot be read back \
      is refused.
      """)

  package static let unknownPlaceholder = DiagnosticKind(
    id: "unknown-placeholder",
    explanation: """
      A value that a link captures must belong to a param of its route, or of a screen below it.
      """)

  package static let unlinkedParam = DiagnosticKind(
    id: "unlinked-param",
    explanation: "A screen cannot open without the values that it requires, so its link must carry them.")

  package static let parentParamMissing = DiagnosticKind(
    id: "parent-param-missing",
    explanation: """
      A link opens a whole stack, so that going back leads somewhere. The screens below need their \
      values too: carry them in the pattern, or open the screen alone.
      """)

  package static let mismatchedPlaceholder = DiagnosticKind(
    id: "mismatched-placeholder",
    explanation: """
      The position of a placeholder determines how much text it captures. The type of its param must be \
      able to hold that text.
      """)

  package static let invalidStack = DiagnosticKind(
    id: "invalid-stack",
    explanation: """
      'stack:' lists the screens that a link opens, from the bottom up. The route itself comes last.
      """)
}

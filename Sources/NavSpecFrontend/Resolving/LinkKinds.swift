package import NavSpecDiagnostics

/// Kinds of mistakes in links and examples.
extension DiagnosticKind {
  package static let malformedTemplate = DiagnosticKind(id: "malformed-template")

  package static let unknownPlaceholder = DiagnosticKind(id: "unknown-placeholder")

  package static let unlinkedParam = DiagnosticKind(id: "unlinked-param")

  package static let parentParamMissing = DiagnosticKind(id: "parent-param-missing")

  package static let mismatchedPlaceholder = DiagnosticKind(id: "mismatched-placeholder")

  package static let invalidStack = DiagnosticKind(id: "invalid-stack")
}

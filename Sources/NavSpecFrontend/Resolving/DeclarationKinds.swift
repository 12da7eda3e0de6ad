package import NavSpecDiagnostics

/// Kinds of mistakes in names, types and values that are declared.
extension DiagnosticKind {
  package static let duplicateName = DiagnosticKind(id: "duplicate-name")

  package static let invalidName = DiagnosticKind(id: "invalid-name")

  package static let invalidType = DiagnosticKind(id: "invalid-type")

  package static let invalidDefault = DiagnosticKind(id: "invalid-default")

  package static let invalidScheme = DiagnosticKind(id: "invalid-scheme")

  package static let invalidDomain = DiagnosticKind(id: "invalid-domain")
}

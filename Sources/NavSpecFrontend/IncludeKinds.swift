package import NavSpecDiagnostics

extension DiagnosticKind {
  package static let includeNotFound = DiagnosticKind(id: "include-not-found")

  package static let includeEscape = DiagnosticKind(id: "include-escape")

  package static let includeCycle = DiagnosticKind(id: "include-cycle")

  package static let unincludedFile = DiagnosticKind(id: "unincluded-file", severity: .warning)

  package static let misplacedModule = DiagnosticKind(id: "misplaced-module")
}

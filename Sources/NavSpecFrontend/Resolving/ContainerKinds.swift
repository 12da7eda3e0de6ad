package import NavSpecDiagnostics

extension DiagnosticKind {
  package static let noContainer = DiagnosticKind(id: "no-container")

  package static let severalContainers = DiagnosticKind(id: "several-containers")
}

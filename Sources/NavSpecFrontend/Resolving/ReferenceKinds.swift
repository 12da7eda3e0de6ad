package import NavSpecDiagnostics

/// Kinds of mistakes in names and references.
extension DiagnosticKind {
  package static let unknownRoute = DiagnosticKind(id: "unknown-route")

  package static let unknownTab = DiagnosticKind(id: "unknown-tab")

  package static let unknownSection = DiagnosticKind(id: "unknown-section")

  package static let unknownCondition = DiagnosticKind(id: "unknown-condition")

  package static let unknownPersona = DiagnosticKind(id: "unknown-persona")

  package static let unknownType = DiagnosticKind(id: "unknown-type")

  package static let unknownSource = DiagnosticKind(id: "unknown-source")

  package static let unknownEdgeSet = DiagnosticKind(id: "unknown-edge-set")

  package static let unknownParam = DiagnosticKind(id: "unknown-param")
}

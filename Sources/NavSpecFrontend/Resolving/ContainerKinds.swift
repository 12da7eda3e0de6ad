package import NavSpecDiagnostics

extension DiagnosticKind {
  package static let noContainer = DiagnosticKind(
    id: "no-container",
    explanation: """
      An app needs something to show when it starts: tabs, one stack, a split view, or its own \
      container.
      """)

  package static let severalContainers = DiagnosticKind(
    id: "several-containers",
    explanation: "A window holds one container: tabs, one stack, a split view, or the app's own.")
}

package import NavSpecDiagnostics

extension DiagnosticKind {
  package static let noContainer = DiagnosticKind(
    id: "no-container",
    explanation: """
      An app needs something to show when it starts: tabs, one stack, a split view, or its own \
      container.
      """,
    examples: [
      """
      navspec: 1
      app: { name: Demo }
      #            ^^^^ no-container
      routes:
        home: {}
      """
    ],
    corrected: [
      """
      navspec: 1
      app: { name: Demo }
      root: home
      routes:
        home: {}
      """
    ])

  package static let severalContainers = DiagnosticKind(
    id: "several-containers",
    explanation: "A window holds one container: tabs, one stack, a split view, or the app's own.",
    examples: [
      """
      navspec: 1
      app: { name: Demo }
      root: home
      external: true
      #^^^^^^^ several-containers
      routes:
        home: {}
      """
    ],
    corrected: [
      """
      navspec: 1
      app: { name: Demo }
      root: home
      routes:
        home: {}
      """
    ])
}

import NavSpecDiagnostics
import NavSpecModel
import NavSpecRuntime

/// A key that is understood, and that nothing is generated for yet.
struct NotYetGenerated: Rule {
  let kind = DiagnosticKind(
    id: "not-yet-generated", severity: .note,
    explanation: """
      This version reads and checks the key, and the app behaves as if it were not there. It is reported \
      once, so that nobody waits for an effect; the spec can stay as it is for the version that has it.
      """,
    examples: [
      """
      routes:
        home: { to: [{ item: { with: { page: 2 } } }] }
      #                                ^^^^ not-yet-generated
        item: { params: { page: "Int = 1" } }
      """
    ],
    corrected: [
      """
      routes:
        home: { to: [item] }
        item: { params: { page: "Int = 1" } }
      """
    ])

  let needs: Set<RuleNeed> = [.wholeSpec]

  func diagnostics(in context: RuleContext) -> [Diagnostic] {
    keys(in: context.graph).compactMap { key, ranges in
      guard let first = ranges.min() else { return nil }
      return Diagnostic(
        kind, "nothing is generated for \(key) yet", at: first,
        label: "without effect in this version",
        notes: ranges.count > 1 ? ["there are \(ranges.count) of it in this spec"] : [])
    }
  }

  /// What docs/language.md lists under "Not yet", and where it is written.
  private func keys(in graph: NavigationGraph) -> [(key: String, ranges: [SourceRange])] {
    var isExternal = false
    if case .external = graph.container, graph.app != nil { isExternal = true }
    let edges = graph.routes.flatMap(\.edges) + graph.anywhere
    return [
      ("'bundle' and 'team'", [graph.app?.bundle, graph.app?.team].compactMap { $0?.range }),
      (
        "'returns' in an app with a container of its own",
        isExternal ? graph.routes.compactMap(\.returns?.range) : []
      ),
      ("'with' on an edge", edges.compactMap { valuesWritten(on: $0, in: graph) }),
    ]
  }

  /// Where an edge says values; those that a binding presets for an exit are given by generated code.
  private func valuesWritten(on edge: Edge, in graph: NavigationGraph) -> SourceRange? {
    guard let exit = edge.exit.map({ graph.exits[$0] }) else { return edge.arguments.first?.name.range }
    let preset = exit.arguments.map(\.value.range)
    return edge.arguments.map(\.value.range).first { !preset.contains($0) }
  }
}

import NavSpecDiagnostics
import NavSpecModel
import NavSpecRuntime

/// A key for which this version generates nothing.
struct NotYetGenerated: Rule {
  let kind = DiagnosticKind(
    id: "not-yet-generated", severity: .note,
    explanation: """
      This version reads and checks the key, but generates nothing for it. It is reported once for each \
      key. The spec is ready for the version that supports it.
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
        label: "has no effect in this version",
        notes: ranges.count > 1 ? ["this spec has it in \(ranges.count) places"] : [])
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

  /// Where an edge has values. Generated code passes those that a binding presets for an exit.
  private func valuesWritten(on edge: Edge, in graph: NavigationGraph) -> SourceRange? {
    guard let exit = edge.exit.map({ graph.exits[$0] }) else { return edge.arguments.first?.name.range }
    let preset = exit.arguments.map(\.value.range)
    return edge.arguments.map(\.value.range).first { !preset.contains($0) }
  }
}

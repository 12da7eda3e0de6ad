import NavSpecDiagnostics
import NavSpecModel

/// A screen without a 'title' among screens with one.
struct MissingTitle: Rule {
  let kind = DiagnosticKind(
    id: "missing-title", severity: .note,
    explanation: """
      Most routes of this file have a 'title', and this one does not. Diagrams and generated documentation \
      show the title of a screen, or its name in code if it has none.
      """)

  let needs: Set<RuleNeed> = [.wholeSpec]

  func diagnostics(in context: RuleContext) -> [Diagnostic] {
    let groups = Dictionary(grouping: context.graph.routes) { $0.feature }
    return groups.values.flatMap { routes -> [Diagnostic] in
      let untitled = routes.filter { $0.title == nil && !$0.isOutgoing }
      guard routes.count >= 5, untitled.count * 5 <= routes.count else { return [] }
      return untitled.map { route in
        Diagnostic(
          kind, "'\(route.qualifiedName)' has no title", at: route.name.range,
          label: "nearly all others have one", fixes: [.init("add 'title: …'")])
      }
    }
  }
}

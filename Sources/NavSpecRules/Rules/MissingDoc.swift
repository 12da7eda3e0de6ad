import NavSpecDiagnostics
import NavSpecModel

/// A screen without a 'doc' among screens with one.
struct MissingDoc: Rule {
  let kind = DiagnosticKind(
    id: "missing-doc", severity: .note,
    explanation: """
      Most routes of this file have a 'doc', and this one does not. The spec is where people look up what \
      a screen does.
      """)

  let needs: Set<RuleNeed> = [.wholeSpec]

  func diagnostics(in context: RuleContext) -> [Diagnostic] {
    let groups = Dictionary(grouping: context.graph.routes) { $0.feature }
    return groups.values.flatMap { routes -> [Diagnostic] in
      let silent = routes.filter { $0.doc == nil && !$0.isOutgoing }
      guard routes.count >= 5, silent.count * 5 <= routes.count else { return [] }
      return silent.map { route in
        Diagnostic(
          kind, "'\(route.qualifiedName)' has no doc", at: route.name.range,
          label: "nearly all others have one", fixes: [.init("add 'doc: …'")])
      }
    }
  }
}

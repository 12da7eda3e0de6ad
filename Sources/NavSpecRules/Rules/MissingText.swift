import NavSpecDiagnostics
import NavSpecModel

struct MissingText: Rule {
  let kind: DiagnosticKind
  private let key: String
  private let isMissing: @Sendable (Route) -> Bool

  let needs: Set<RuleNeed> = [.wholeSpec]

  func diagnostics(in context: RuleContext) -> [Diagnostic] {
    let groups = Dictionary(grouping: context.graph.routes) { $0.feature }
    return groups.values.flatMap { routes -> [Diagnostic] in
      let silent = routes.filter { isMissing($0) && !$0.isOutgoing }
      guard routes.count >= 5, silent.count * 5 <= routes.count else { return [] }
      return silent.map { route in
        Diagnostic(
          kind, "'\(route.qualifiedName)' has no \(key)", at: route.name.range,
          label: "nearly all others have one", fixes: [.init("add '\(key): …'")])
      }
    }
  }

  static let title = MissingText(
    kind: DiagnosticKind(id: "missing-title", severity: .note),
    key: "title", isMissing: { $0.title == nil })

  static let doc = MissingText(
    kind: DiagnosticKind(id: "missing-doc", severity: .note),
    key: "doc", isMissing: { $0.doc == nil })
}

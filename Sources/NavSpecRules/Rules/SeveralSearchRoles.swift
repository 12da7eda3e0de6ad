import NavSpecDiagnostics
import NavSpecModel

/// More than one tab that claims the system's place for search.
struct SeveralSearchRoles: Rule {
  let kind = DiagnosticKind(
    id: "several-search-roles", isFatal: false,
    explanation: "The system gives one tab the place of search: a second one with that role has no meaning.",
    examples: [
      """
      navspec: 1
      app: { name: Demo }
      tabs:
        browse: { title: Browse, root: home }
        find:   { role: search, root: home }
        look:   { role: search, root: home }
      #                 ^^^^^^ several-search-roles
      routes:
        home: {}
      """
    ],
    corrected: [
      """
      navspec: 1
      app: { name: Demo }
      tabs:
        browse: { title: Browse, root: home }
        find:   { role: search, root: home }
      routes:
        home: {}
      """
    ])

  func diagnostics(in context: RuleContext) -> [Diagnostic] {
    let roles = context.graph.tabs.compactMap { tab in tab.role.map { (tab, $0) } }
    guard let first = roles.first else { return [] }
    return roles.dropFirst().map { tab, role in
      Diagnostic(
        kind, "'\(tab.name.value)' is a second search tab", at: role.range, label: "search is taken",
        related: [.init("'\(first.0.name.value)' has the role", at: first.1.range)])
    }
  }
}

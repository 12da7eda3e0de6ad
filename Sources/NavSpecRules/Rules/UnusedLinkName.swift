import NavSpecDiagnostics
import NavSpecModel
import NavSpecRuntime

/// A name in 'as' that the pattern does not have.
struct UnusedLinkName: Rule {
  let kind = DiagnosticKind(
    id: "unused-link-name", isFatal: false,
    explanation: """
      A name that the pattern does not capture changes nothing. 'as' says which param a name of the URL \
      stands for.
      """,
    examples: [
      """
      routes:
        home: { to: [item] }
        item: { params: { id: Int }, links: [{ path: "/item?id={id}", as: { number: id } }] }
      #                                                                     ^^^^^^ unused-link-name
      """
    ],
    corrected: [
      """
      routes:
        home: { to: [item] }
        item: { params: { id: Int }, links: [{ path: "/item?number={number}", as: { number: id } }] }
      """
    ])

  func diagnostics(in context: RuleContext) -> [Diagnostic] {
    let hosts = context.graph.hostCaptures
    return context.routedLinks.flatMap { route, link -> [Diagnostic] in
      guard let template = link.template, !link.isInvalid else { return [] }
      let captured = template.placeholders.map(\.name) + hosts[link.source.value]
      return link.names.filter { !captured.contains($0.name.value) }.map { entry in
        let near = captured.nearest(to: entry.name.value)
        return Diagnostic(
          kind, "this link to '\(route.qualifiedName)' captures no '\(entry.name.value)'",
          at: entry.name.range, label: "not in the pattern",
          related: [.init("the pattern", at: link.range)],
          fixes: near.count == 1
            ? [.init("write '\(near[0])'", edits: [.init(entry.name.range, near[0])])]
            : [.init("write {\(entry.name.value)} in the pattern, or leave it out")])
      }
    }
  }
}

extension NavigationGraph {
  /// Names that the domains of each source capture.
  var hostCaptures: [[String]] {
    sources.map { $0.policy.domains.compactMap { LinkDomain($0)?.capture } }
  }
}

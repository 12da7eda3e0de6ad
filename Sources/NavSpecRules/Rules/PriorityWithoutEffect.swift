import NavSpecDiagnostics
import NavSpecLinkAnalysis
import NavSpecModel
import NavSpecRuntime

/// A priority that decides nothing.
struct PriorityWithoutEffect: Rule {
  let kind = DiagnosticKind(
    id: "priority-without-effect", severity: .warning,
    explanation: """
      A priority settles which of two links opens a URL that both match. This one settles nothing: without \
      it every URL opens what it opens now. It makes readers look for a rival that is not there, and will \
      win over one that comes later and should.
      """,
    examples: [
      """
      routes:
        home: { to: [user, group] }
        user:  { params: { id: Int }, links: [{ path: "/u/{id}", priority: 2 }] }
      #                                                                    ^ priority-without-effect
        group: { params: { name: String }, links: ["/g/{name}"] }
      """,
      """
      # A number is more specific than a text as it is.
      routes:
        home: { to: [user, group] }
        user:  { params: { id: Int }, links: [{ priority: 2, path: "/u/{id}" }] }
      #                                                   ^ priority-without-effect
        group: { params: { name: String }, links: ["/u/{name}"] }
      """,
    ],
    corrected: [
      """
      types:
        Handle: { is: String, pattern: "[a-z]+" }
        Code: { is: String, pattern: "[a-z0-9]{3}" }
      routes:
        home: { to: [user, group] }
        user:  { params: { name: Handle }, links: [{ path: "/u/{name}", priority: 1 }] }
        group: { params: { code: Code }, links: ["/u/{code}"] }
      """
    ])

  let needs: Set<RuleNeed> = [.wholeSpec, .linkTable]

  func diagnostics(in context: RuleContext) -> [Diagnostic] {
    guard !context.linkAnalyses.priorities.idle.isEmpty else { return [] }
    let links = context.routedLinks.filter { !$0.link.isInvalid }
    // What never opens, or ties, has a greater worry.
    let told = Set(
      context.linkAnalyses.links.shadows.map(\.pattern)
        + context.linkAnalyses.links.conflicts.flatMap { [$0.earlier, $0.later] })
    return context.linkAnalyses.priorities.idle.compactMap { index in
      guard links.indices.contains(index), !told.contains(.link(index)),
        let range = links[index].link.priorityRange
      else { return nil }
      let link = links[index].link
      return Diagnostic(
        kind, "the priority of '\(link.pattern.value)' decides nothing", at: range,
        label: "no URL depends on it",
        related: [.init("of this pattern", at: link.pattern.range)],
        fixes: [.removing("remove it", key: "priority", around: range)])
    }
  }
}

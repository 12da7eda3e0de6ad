import NavSpecDiagnostics
import NavSpecModel
import NavSpecRuntime

/// Links of an app that no URL belongs to.
struct LinkWithoutAddress: Rule {
  let kind = DiagnosticKind(
    id: "link-without-address", severity: .warning,
    explanation: """
      No URL from outside belongs to links without a scheme or a domain. A pattern that is a path \
      answers on those of its source; without any, only paths in messages and examples open.
      """,
    examples: [
      """
      navspec: 1
      app: { name: Demo }
      root: home
      routes:
        home: { to: [item] }
        item: { links: ["/item"] }
      #                 ^^^^^^^ link-without-address
      """
    ],
    corrected: [
      """
      navspec: 1
      app: { name: Demo, schemes: [demo] }
      root: home
      routes:
        home: { to: [item] }
        item: { links: ["/item"] }
      """
    ])

  let needs: Set<RuleNeed> = [.wholeSpec, .app]

  func diagnostics(in context: RuleContext) -> [Diagnostic] {
    let graph = context.graph
    var told: Set<SourceGroupID> = []
    return context.routedLinks.compactMap { _, link in
      let source = graph.sources[link.source]
      guard let template = link.template, template.scheme == nil, source.schemes.isEmpty,
        source.domains.isEmpty,
        told.insert(link.source).inserted
      else { return nil }
      let owner = source.name.value.isEmpty ? "the app" : "the source '\(source.name.value)'"
      return Diagnostic(
        kind, "\(owner) has links, and neither schemes nor domains", at: link.range,
        label: "no URL leads here",
        related: [
          .init(
            "no 'schemes' or 'domains'",
            at: source.name.value.isEmpty ? graph.name.range : source.name.range)
        ],
        fixes: [.init("add 'schemes:' or 'domains:'")])
    }
  }
}

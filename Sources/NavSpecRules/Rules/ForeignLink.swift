import NavSpecDiagnostics
import NavSpecModel
import NavSpecRuntime

/// A pattern with a scheme or domain that the app does not declare.
struct ForeignLink: Rule {
  let kind = DiagnosticKind(
    id: "foreign-link", severity: .warning,
    explanation: """
      A URL whose scheme or domain the app does not declare never reaches it. Declare the scheme or the \
      domain under 'app' or 'sources'. A 'url' that names a source needs a scheme or domain of that \
      source.
      """,
    examples: [
      """
      routes:
        home: { to: [item] }
        item: { params: { id: Int }, links: ["demmo://item/{id}"] }
      #                                      ^^^^^^^^^^^^^^^^^^^ foreign-link
      """,
      """
      sources:
        web: { domains: [w.example.com] }
      routes:
        home: { to: [item] }
        item:
          params: { id: Int }
          links: [{ url: "demo://item/{id}", source: web }, "/{id}"]
      #                                              ^^^ foreign-link
      """,
    ],
    corrected: [
      """
      routes:
        home: { to: [item] }
        item: { params: { id: Int }, links: ["demo://item/{id}"] }
      """
    ])

  let needs: Set<RuleNeed> = [.wholeSpec, .app]

  func diagnostics(in context: RuleContext) -> [Diagnostic] {
    let graph = context.graph
    return context.routedLinks.compactMap { route, link in
      guard let template = link.template, let scheme = template.scheme, !link.isInvalid else { return nil }
      let isWeb = scheme == "https" || scheme == "http"
      func isOf(_ source: SourceGroup) -> Bool {
        guard isWeb else { return source.policy.schemes.contains(scheme) }
        guard let domain = template.authority.flatMap({ LinkDomain($0.text) }) else { return true }
        return source.policy.domains.contains { LinkDomain($0)?.takes(domain) ?? true }
      }
      let what = isWeb ? "domain '\(template.authority?.text ?? "")'" : "scheme '\(scheme)'"
      if graph.sources.contains(where: isOf) {
        let source = graph.sources[link.source.value]
        guard let range = link.ownSource?.range, !isOf(source) else { return nil }
        return Diagnostic(
          kind, "the \(what) of this link to '\(route.qualifiedName)' is not of '\(source.name.value)'",
          at: range, label: "declares no such \(isWeb ? "domain" : "scheme")",
          related: [.init("the URL", at: link.pattern.range), .init("the source", at: source.name.range)],
          fixes: [.init("remove 'source', or declare the \(what) in it")])
      }
      let near = graph.sources.flatMap(\.policy.schemes).nearest(to: scheme)
      return Diagnostic(
        kind, "the \(what) of this link to '\(route.qualifiedName)' is not the app's", at: link.range,
        label: "never reaches the app",
        notes: isWeb ? [] : near.prefix(1).map { "did you mean '\($0)'?" },
        fixes: [.init("declare it under 'app: {\(isWeb ? "domains" : "schemes"): …}' or under 'sources'")])
    }
  }
}

extension LinkDomain {
  /// Whether every host of another domain is one of this; in doubt it is.
  fileprivate func takes(_ other: LinkDomain) -> Bool {
    switch (self, other) {
    case (.any, _): true
    case (.exact(let host), .exact(let other)): host == other
    case (.label(_, let suffix), .exact(let host)), (.wildcard(let suffix), .exact(let host)):
      host.hasSuffix(suffix)
    case (.exact, _): false
    default: true
    }
  }
}

package import NavSpecDiagnostics
import NavSpecModel
import NavSpecRuntime

/// A pattern of a full URL that never reaches the app.
package struct ForeignLink: Rule {
  package static let kind = DiagnosticKind(
    id: "foreign-link", severity: .warning,
    explanation: """
      A URL of a scheme or domain that is not the app's never reaches it. Declare the scheme or the \
      domain, under 'app' or 'sources'.
      """,
    examples: [
      """
      routes:
        home: { to: [item] }
        item: { params: { id: Int }, links: ["demmo://item/{id}"] }
      #                                      ^^^^^^^^^^^^^^^^^^^ foreign-link
      """
    ],
    mended: [
      """
      routes:
        home: { to: [item] }
        item: { params: { id: Int }, links: ["demo://item/{id}"] }
      """
    ])

  package static let needsWholeSpec = true

  package init() {}

  package func diagnostics(in context: RuleContext) -> [Diagnostic] {
    let graph = context.graph
    return context.routedLinks.compactMap { route, link in
      guard let template = link.template, let scheme = template.scheme, !link.isInvalid else { return nil }
      if scheme == "https" || scheme == "http" {
        guard let host = template.authority?.text, let domain = LinkDomain(host),
          !graph.sources.contains(where: { source in
            source.policy.domains.contains { LinkDomain($0)?.takes(domain) ?? true }
          })
        else { return nil }
      } else if graph.sources.contains(where: { $0.policy.schemes.contains(scheme) }) {
        return nil
      }
      let isWeb = scheme == "https" || scheme == "http"
      let what = isWeb ? "domain '\(template.authority?.text ?? "")'" : "scheme '\(scheme)'"
      let near = graph.sources.flatMap(\.policy.schemes).nearest(to: scheme)
      return Diagnostic(
        Self.kind, "the \(what) of this link to '\(route.qualifiedName)' is not the app's", at: link.range,
        label: "never arrives",
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

package import NavSpecDiagnostics
import NavSpecModel
import NavSpecRuntime

/// A redirect to what no link answers to.
package struct RedirectToNowhere: Rule {
  package static let kind = DiagnosticKind(
    id: "redirect-to-nowhere", isFatal: false,
    explanation: """
      A redirect to what no link answers to opens nothing. Its target is looked up like any URL, and \
      must match a link or another redirect.
      """,
    examples: [
      """
      links:
        redirects: { "/article/{id}": "/articles/{id}" }
      #                               ^^^^^^^^^^^^^^^^ redirect-to-nowhere
      routes:
        home: { to: [item] }
        item: { params: { id: Int }, links: ["/item/{id}"] }
      """
    ],
    mended: [
      """
      links:
        redirects: { "/article/{id}": "/item/{id}" }
      routes:
        home: { to: [item] }
        item: { params: { id: Int }, links: ["/item/{id}"] }
      """
    ])

  package static let needsWholeSpec = true

  package init() {}

  package func diagnostics(in context: RuleContext) -> [Diagnostic] {
    context.graph.redirects.compactMap { redirect in
      guard let target = RedirectTarget(redirect),
        !context.table.variants.contains(where: { target.couldMatch($0, of: context.schema) })
      else { return nil }
      return Diagnostic(
        Self.kind, "no link answers to '\(redirect.target.value)'", at: redirect.target.range,
        label: "opens nothing", related: [.init("redirected from here", at: redirect.pattern.range)],
        fixes: [.init("redirect to the pattern of a link")])
    }
  }
}

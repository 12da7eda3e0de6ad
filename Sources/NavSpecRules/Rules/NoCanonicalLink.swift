import NavSpecDiagnostics
import NavSpecModel
import NavSpecRuntime

/// A linked screen that no URL can be built for.
struct NoCanonicalLink: Rule {
  let kind = DiagnosticKind(
    id: "no-canonical-link", severity: .note,
    explanation: """
      A screen is shared by a link of its own params, and this one has none. A link that needs params of \
      a screen below opens the screen, and can never be built for it; add one that stands alone, with \
      'stack:'.
      """,
    examples: [
      """
      routes:
        home: { to: [group] }
        group: { params: { group: Int }, to: [item] }
        item: { params: { id: Int }, parent: group, links: ["/group/{group}/item/{id}"] }
      # ^^^^ no-canonical-link
      """
    ],
    corrected: [
      """
      routes:
        home: { to: [group] }
        group: { params: { group: Int }, to: [item] }
        item:
          params: { id: Int }
          parent: group
          links: ["/group/{group}/item/{id}", { path: "/item/{id}", stack: [item] }]
      """
    ])

  let needs: Set<RuleNeed> = [.wholeSpec]

  func diagnostics(in context: RuleContext) -> [Diagnostic] {
    context.graph.routes.compactMap { route in
      let built = route.links.filter { $0.isBuilt && !$0.isDeprecated && !$0.isInvalid }
      guard let first = built.first, !route.isOutgoing,
        built.allSatisfy({ $0.needsOthers(than: route) })
      else { return nil }
      return Diagnostic(
        kind, "no URL can be built for '\(route.qualifiedName)'", at: route.name.range,
        label: "cannot be shared", related: [.init("needs params of a screen below", at: first.range)],
        fixes: [
          .init("add a link with its own params alone: {path: …, stack: [\(route.name.value)]}"),
          .init("say 'build: false' if no URL is wanted"),
        ])
    }
  }
}

extension Link {
  /// Whether the pattern captures what is no param of the route itself.
  fileprivate func needsOthers(than route: Route) -> Bool {
    guard let template else { return false }
    return template.placeholders.contains { placeholder in
      let name = names.first { $0.name.value == placeholder.name }?.value.value ?? placeholder.name
      return placeholder.isAnonymous || route.parameter(named: name) == nil
    }
  }
}

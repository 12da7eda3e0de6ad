import NavSpecDiagnostics
import NavSpecModel

struct OnlyDeprecatedLinks: Rule {
  let kind = DiagnosticKind(id: "only-deprecated-links", severity: .warning)

  let needs: Set<RuleNeed> = [.wholeSpec]

  func diagnostics(in context: RuleContext) -> [Diagnostic] {
    context.graph.routes.compactMap { route in
      guard let first = route.links.first, !route.isOutgoing, route.links.allSatisfy(\.isDeprecated) else {
        return nil
      }
      return Diagnostic(
        kind, "every link of '\(route.qualifiedName)' is deprecated", at: route.name.range,
        label: "cannot be shared", related: [.init("still opened", at: first.range)],
        fixes: [.init("add the link that replaces it"), .init("deprecate the route")])
    }
  }
}

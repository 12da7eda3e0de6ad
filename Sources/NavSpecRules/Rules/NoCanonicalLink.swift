import NavSpecDiagnostics
import NavSpecModel
import NavSpecRuntime

/// A linked screen for which no URL can be built.
struct NoCanonicalLink: Rule {
  let kind = DiagnosticKind(id: "no-canonical-link", severity: .note)

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
          .init("write 'build: false' if the link needs no URL"),
        ])
    }
  }
}

extension Link {
  /// Whether the pattern captures what is no param of the route itself.
  fileprivate func needsOthers(than route: Route) -> Bool {
    guard let template else { return false }
    return template.placeholders.contains {
      $0.isAnonymous || route.parameter(named: paramName(of: $0.name)) == nil
    }
  }
}

import NavSpecDiagnostics
import NavSpecModel

let onlyDeprecatedLinks = Rule("only-deprecated-links", .warning, needs: [.wholeSpec]) { context in
  context.graph.routes.compactMap { route in
    guard let first = route.links.first, !route.isOutgoing, route.links.allSatisfy(\.isDeprecated) else {
      return nil
    }
    return Diagnostic(
      "every link of '\(route.qualifiedName)' is deprecated", at: route.name.range,
      label: "cannot be shared", related: [.init("still opened", at: first.range)],
      fixes: [.init("add the link that replaces it"), .init("deprecate the route")])
  }
}

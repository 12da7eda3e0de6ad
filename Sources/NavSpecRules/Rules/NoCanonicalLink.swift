import NavSpecDiagnostics
import NavSpecModel

let noCanonicalLink = Rule("no-canonical-link", .note, needs: [.wholeSpec], in: \.graph.routes) { route, _ in
  let built = route.links.filter { $0.isBuilt && !$0.isDeprecated && !$0.isInvalid }
  guard let first = built.first, !route.isOutgoing,
    !built.contains(where: { $0.isFilled(by: route) })
  else { return nil }
  return Diagnostic(
    "no URL can be built for '\(route.qualifiedName)'", at: route.name.range,
    label: "cannot be shared", related: [.init("needs params of a screen below", at: first.range)],
    fixes: [
      .init("add a link with its own params alone: {path: …, stack: [\(route.name.value)]}"),
      .init("write 'build: false' if the link needs no URL"),
    ])
}

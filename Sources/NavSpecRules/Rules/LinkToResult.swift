import NavSpecDiagnostics
import NavSpecModel

let linkToResult = Rule("link-to-result", .note, needs: [.wholeSpec], in: \.graph.routes) { route, _ in
  guard let returns = route.returns, let link = route.links.first else { return nil }
  return Diagnostic(
    "a link opens '\(route.qualifiedName)', whose result nobody awaits then", at: link.range,
    label: "no code gets the value", related: [.init("the result", at: returns.range)],
    fixes: [.init("remove the link if the screen has no use without its result")])
}

import NavSpecDiagnostics
import NavSpecModel
import NavSpecRuntime

let coverWithoutRedirect = Rule("cover-without-redirect", isFatal: false) { context in
  let graph = context.graph
  let conditions = graph.conditions.filter { $0.onLoss == .cover && $0.redirect == nil }
  return conditions.map { diagnostic("'\($0.name.value)'", $0, at: $0.name.range) }
    + graph.routes.compactMap { route in
      guard let loss = route.onLoss, loss.value == .cover else { return nil }
      let bare = route.requirements.first { graph.redirect(of: $0.value) == nil }
      return bare.map {
        diagnostic(
          "'\(route.qualifiedName)'", graph.conditions[$0.value.condition], isNegated: $0.value.isNegated,
          at: loss.range)
      }
    }
}

private func diagnostic(
  _ subject: String, _ condition: Condition, isNegated: Bool = false, at range: SourceRange
) -> Diagnostic {
  let name = condition.name.value
  return Diagnostic(
    "\(subject) covers what it guards when it is lost, but nothing is presented then", at: range,
    label: isNegated ? "'!\(name)' has no redirect" : nil,
    related: isNegated ? [] : [.init("the condition without a redirect", at: condition.name.range)],
    fixes: [
      .init(
        isNegated
          ? "remove 'onLoss: cover': the redirect of '\(name)' is for where it must hold"
          : "give '\(name)' a 'redirect' with the screen that asks for it")
    ])
}

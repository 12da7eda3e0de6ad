import NavSpecDiagnostics
import NavSpecModel
import NavSpecRuntime

let uncapturedRedirectParam = Rule("uncaptured-redirect-param", isFatal: false) { context in
  context.graph.redirects.flatMap { redirect -> [Diagnostic] in
    let (old, target) = (redirect.pattern.value, redirect.target.value)
    let needed = target.template.neededNames
    let captured = old.placeholders.filter { !$0.isAnonymous }.map(\.name)
    return target.placeholders.filter { needed.contains($0.name) && !captured.contains($0.name) }.map {
      placeholder in
      let range = redirect.target.map(\.text).subrange(placeholder.range)
      let near = captured.nearest(to: placeholder.name)
      return Diagnostic(
        "'\(old.text)' carries no '\(placeholder.name)'\(asking(Array(near.prefix(1))))",
        at: range, label: "nothing fills it",
        related: [.init("the old pattern", at: redirect.pattern.range)],
        fixes: near.count == 1 ? [.writing(near[0], at: range)] : [.init("capture it in the old pattern")])
    }
  }
}

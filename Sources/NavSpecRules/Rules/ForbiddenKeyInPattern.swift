import NavSpecDiagnostics
import NavSpecModel
import NavSpecRuntime

let forbiddenKeyInPattern = Rule("forbidden-key-in-pattern", isFatal: false) { context in
  context.routedLinks.flatMap { route, link -> [Diagnostic] in
    guard let template = link.template, !link.without.isEmpty else { return [] }
    let keys = template.query.map { item in
      switch item {
      case .literal(let key, _), .required(let key, _, _): key
      case .declared(let placeholder): placeholder.name
      }
    }
    return link.without.filter { keys.contains($0.value) }.map { key in
      Diagnostic(
        "this link to '\(route.qualifiedName)' reads '\(key.value)', and forbids it",
        at: key.range, label: "in the pattern too", related: [.init("the pattern", at: link.range)],
        fixes: [
          .removing("remove it from 'without'", around: key.range), .init("remove it from the pattern"),
        ])
    }
  }
}

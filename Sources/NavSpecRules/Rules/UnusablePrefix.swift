import NavSpecDiagnostics
import NavSpecModel
import NavSpecRuntime

let unusablePrefix = Rule("unusable-prefix", isFatal: false) { context in
  var several: Set<String> = []
  for route in context.graph.routes where !route.links.isEmpty {
    for parameter in route.parameters where parameter.arity == .list || parameter.arity == .map {
      several.insert(parameter.name.value)
    }
  }
  return context.graph.prefixes.compactMap { prefix in
    let pattern = prefix.value
    let what: String
    if pattern.scheme != nil {
      what = "is a full URL"
    } else if !pattern.query.isEmpty || pattern.fragment != nil {
      what = "has a query or a fragment"
    } else if !pattern.isAnyPrefix, pattern.segments.contains(where: isOpenEnded) {
      what = "takes any number of segments"
    } else if pattern.segments.isEmpty {
      what = "has no segments"
    } else if let placeholder = pattern.placeholders.first(where: { several.contains($0.name) }) {
      what = "sets '\(placeholder.name)', which is a list or a map in one of the links"
    } else {
      return nil
    }
    return Diagnostic(
      "the prefix '\(pattern.text)' \(what)", at: prefix.range,
      label: "cannot precede a path", fixes: [.init("write a path, for example /{locale}")])
  }
}

private func isOpenEnded(_ segment: LinkPattern.Segment) -> Bool {
  switch segment {
  case .tail, .gap: true
  case .pieces, .optional: false
  }
}

import NavSpecDiagnostics
import NavSpecModel
import NavSpecRuntime

let partialPrefix = Rule("partial-prefix", .note) { context in
  let graph = context.graph
  guard let prefix = graph.prefixes.first(where: \.value.isAnyPrefix) else { return [] }
  let links = context.routedLinks.compactMap { _, link in link.template.map { Located($0, at: link.range) } }
  let others = (links + graph.settingPatterns).filter { $0.value.scheme == nil && !$0.value.takesAnyPrefix }
  guard !others.isEmpty else { return [] }
  let rest = others.count - placeLimit
  return [
    Diagnostic(
      "'\(prefix.value.text)' precedes only patterns with a fixed number of segments", at: prefix.range,
      label: "\(others.count == 1 ? "one pattern is" : "\(others.count) patterns are") opened without it",
      related: others.prefix(placeLimit).map { .init("'\($0.value.text)' is one", at: $0.range) },
      notes: rest > 0 ? ["and \(rest) more"] : [])
  ]
}

/// More places are counted only.
private let placeLimit = 8

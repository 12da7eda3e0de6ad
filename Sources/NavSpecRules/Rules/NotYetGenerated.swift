import NavSpecDiagnostics
import NavSpecModel
import NavSpecRuntime

let notYetGenerated = Rule("not-yet-generated", .note, needs: [.wholeSpec]) { context in
  keys(in: context.graph).compactMap { key, ranges in
    guard let first = ranges.min() else { return nil }
    return Diagnostic(
      "nothing is generated for \(key) yet", at: first, label: "has no effect in this version",
      notes: ranges.count > 1 ? ["this spec has it in \(ranges.count) places"] : [])
  }
}

/// What docs/language.md lists under "Not yet", and where it is written.
private func keys(in graph: NavigationGraph) -> [(key: String, ranges: [SourceRange])] {
  var isExternal = false
  if case .external = graph.container, graph.app != nil { isExternal = true }
  return [
    (
      "'returns' in an app with a container of its own",
      isExternal ? graph.routes.compactMap(\.returns?.range) : []
    )
  ]
}

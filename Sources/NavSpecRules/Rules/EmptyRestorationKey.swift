import NavSpecDiagnostics
import NavSpecModel

/// A restoration key without text.
struct EmptyRestorationKey: Rule {
  let kind = DiagnosticKind(id: "empty-restoration-key")

  func diagnostics(in context: RuleContext) -> [Diagnostic] {
    let graph = context.graph
    var keys = graph.routes.flatMap { route in [route.restorationKey].compactMap { $0 } + route.formerKeys }
    if let key = graph.restoration?.key { keys.append(key) }
    // Another diagnostic reports an empty name.
    let names = Set(graph.routes.map(\.name.range))
    return keys.filter { $0.value.allSatisfy(\.isWhitespace) && !names.contains($0.range) }.map { key in
      Diagnostic(kind, "a restoration key is empty", at: key.range, label: "no key")
    }
  }
}

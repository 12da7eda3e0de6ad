import NavSpecDiagnostics
import NavSpecModel

/// A name that is a word of Swift.
struct ReservedWord: Rule {
  let kind = DiagnosticKind(
    id: "reserved-word", severity: .note,
    explanation: """
      Words of Swift are allowed as names, and stand in backticks wherever they are declared. Another \
      name reads better at every call.
      """,
    examples: [
      """
      routes:
        home: { to: [import] }
        import: {}
      # ^^^^^^ reserved-word
      """
    ],
    corrected: [
      """
      routes:
        home: { to: [importFile] }
        importFile: {}
      """
    ])

  func diagnostics(in context: RuleContext) -> [Diagnostic] {
    let graph = context.graph
    let names: [(what: String, name: Located<String>)] =
      graph.routes.map { ("route", $0.name) } + graph.tabs.map { ("tab", $0.name) }
      + graph.conditions.map { ("condition", $0.name) } + graph.features.map { ("feature", $0.name) }
    // These collide with members of the generated code, which is told already.
    let words = SwiftName.keywords.subtracting(["Type", "init", "self"])
    return names.filter { words.contains($0.name.value) }.map { what, name in
      Diagnostic(
        kind, "\(what) '\(name.value)' is a word of Swift", at: name.range,
        label: "written `\(name.value)` in code", fixes: [.init("choose another name")])
    }
  }
}

import NavSpecDiagnostics
import NavSpecModel

let reservedWord = Rule("reserved-word", .note) { context in
  let graph = context.graph
  let names: [(what: String, name: Located<String>)] =
    graph.routes.map { ("route", $0.name) } + graph.tabs.map { ("tab", $0.name) }
    + graph.conditions.map { ("condition", $0.name) } + graph.features.map { ("feature", $0.name) }
  // Another rule reports the names of generated members.
  let words = SwiftName.keywords.subtracting(["Type", "init", "self"])
  return names.filter { words.contains($0.name.value) }.map { what, name in
    Diagnostic(
      "\(what) '\(name.value)' is a Swift keyword", at: name.range,
      label: "written `\(name.value)` in code", fixes: [.init("choose another name")])
  }
}

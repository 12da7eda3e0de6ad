import NavSpecDiagnostics
import NavSpecModel

let tabWithoutCustomizationId = Rule("tab-without-customization-id", .warning, needs: [.wholeSpec]) {
  context in
  let graph = context.graph
  guard let customizable = graph.app?.tabBar?.customizable else { return [] }
  let parts =
    graph.bar.filter { $0.customization == nil }.map(\.name)
    + graph.sections.filter { $0.value.customization == nil }.map(\.name)
  return parts.map { name in
    Diagnostic(
      "'\(name.value)' has no customization id", at: name.range, label: "cannot be arranged",
      related: [.init("the tab bar is customizable", at: customizable.range)],
      fixes: [
        .setting(
          "add 'customization: {id: \(name.value)}'", key: "customization", to: "{id: \(name.value)}",
          of: name.range)
      ])
  }
}

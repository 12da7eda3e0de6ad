import NavSpecDiagnostics
import NavSpecModel

struct TabWithoutCustomizationId: Rule {
  let kind = DiagnosticKind(id: "tab-without-customization-id", severity: .warning)

  let needs: Set<RuleNeed> = [.wholeSpec]

  func diagnostics(in context: RuleContext) -> [Diagnostic] {
    let graph = context.graph
    guard let customizable = graph.app?.tabBar?.customizable else { return [] }
    let parts =
      graph.bar.filter { $0.customization == nil }.map(\.name)
      + graph.sections.filter { $0.value.customization == nil }.map(\.name)
    return parts.map { name in
      Diagnostic(
        kind, "'\(name.value)' has no customization id", at: name.range, label: "cannot be arranged",
        related: [.init("the tab bar is customizable", at: customizable.range)],
        fixes: [
          .setting(
            "add 'customization: {id: \(name.value)}'", key: "customization", to: "{id: \(name.value)}",
            of: name.range)
        ])
    }
  }
}

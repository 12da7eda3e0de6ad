import NavSpecDiagnostics
import NavSpecModel

let sectionNotContiguous = Rule("section-not-contiguous") { context in
  let tabs = context.graph.bar
  var lastIndex: [SectionID: Int] = [:]
  var diagnostics: [Diagnostic] = []
  for (index, tab) in tabs.enumerated() {
    guard let section = tab.section else { continue }
    defer { lastIndex[section.value] = index }
    guard let last = lastIndex[section.value], last != index - 1 else { continue }
    let name = context.graph.sections[section.value].name.value
    diagnostics.append(
      Diagnostic(
        "the tabs of section '\(name)' are not next to each other", at: section.range,
        label: "'\(tab.name.value)' is apart",
        related: [.init("the section's tabs before it end here", at: tabs[last].name.range)],
        fixes: [.init("move '\(tab.name.value)' after '\(tabs[last].name.value)'")]))
  }
  return diagnostics
}

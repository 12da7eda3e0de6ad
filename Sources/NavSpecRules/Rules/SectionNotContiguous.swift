import NavSpecDiagnostics
import NavSpecModel

/// A section whose tabs do not stand together.
struct SectionNotContiguous: Rule {
  let kind = DiagnosticKind(
    id: "section-not-contiguous",
    explanation: "A section is one stretch of the sidebar: its tabs stand next to each other.",
    examples: [
      """
      navspec: 1
      app: { name: Demo }
      sections:
        mine: { title: Mine }
      tabs:
        one:   { title: One, root: home, section: mine }
        two:   { title: Two, root: home }
        three: { title: Three, root: home, section: mine }
      #                                             ^^^^ section-not-contiguous
      routes:
        home: {}
      """
    ],
    corrected: [
      """
      navspec: 1
      app: { name: Demo }
      sections:
        mine: { title: Mine }
      tabs:
        one:   { title: One, root: home, section: mine }
        three: { title: Three, root: home, section: mine }
        two:   { title: Two, root: home }
      routes:
        home: {}
      """
    ])

  func diagnostics(in context: RuleContext) -> [Diagnostic] {
    let tabs = context.graph.tabs
    var lastIndex: [SectionID: Int] = [:]
    var diagnostics: [Diagnostic] = []
    for (index, tab) in tabs.enumerated() {
      guard let section = tab.section else { continue }
      defer { lastIndex[section.value] = index }
      guard let last = lastIndex[section.value], last != index - 1 else { continue }
      let name = context.graph.sections[section.value].name.value
      diagnostics.append(
        Diagnostic(
          kind, "the tabs of section '\(name)' do not stand together", at: section.range,
          label: "'\(tab.name.value)' stands apart",
          related: [.init("the section's tabs before it end here", at: tabs[last].name.range)],
          fixes: [.init("move '\(tab.name.value)' behind '\(tabs[last].name.value)'")]))
    }
    return diagnostics
  }
}

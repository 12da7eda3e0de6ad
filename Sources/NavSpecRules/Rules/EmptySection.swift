import NavSpecDiagnostics
import NavSpecModel

let emptySection = Rule("empty-section", .warning, needs: [.wholeSpec]) { context in
  let used = Set(context.graph.bar.compactMap { $0.section?.value })
  return context.graph.sections.enumerated().compactMap { index, section in
    guard !used.contains(SectionID(index)) else { return nil }
    return Diagnostic(
      "no tab is in the section '\(section.name.value)'", at: section.name.range, label: "not shown",
      fixes: [
        .init("add 'section: \(section.name.value)' to a tab"),
        .removing("remove it", key: section.name.value, around: section.name.range),
      ])
  }
}

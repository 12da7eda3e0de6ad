import NavSpecDiagnostics
import NavSpecModel

struct EmptySection: Rule {
  let kind = DiagnosticKind(id: "empty-section", severity: .warning)

  let needs: Set<RuleNeed> = [.wholeSpec]

  func diagnostics(in context: RuleContext) -> [Diagnostic] {
    let used = Set(context.graph.bar.compactMap { $0.section?.value })
    return context.graph.sections.enumerated().compactMap { index, section in
      guard !used.contains(SectionID(index)) else { return nil }
      return Diagnostic(
        kind, "no tab is in the section '\(section.name.value)'", at: section.name.range,
        label: "not shown",
        fixes: [
          .init("add 'section: \(section.name.value)' to a tab"),
          .removing("remove it", key: section.name.value, around: section.name.range),
        ])
    }
  }
}

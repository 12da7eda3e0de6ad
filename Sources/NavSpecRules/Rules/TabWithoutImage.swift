import NavSpecDiagnostics
import NavSpecModel

/// A tab without an image among tabs with one.
struct TabWithoutImage: Rule {
  let kind = DiagnosticKind(
    id: "tab-without-image", severity: .warning,
    explanation: """
      A tab without an image shows only text beside the other tabs, and is empty where only images fit.
      """)

  let needs: Set<RuleNeed> = [.wholeSpec]

  func diagnostics(in context: RuleContext) -> [Diagnostic] {
    let tabs = context.graph.tabs
    guard tabs.contains(where: { $0.image != nil || $0.asset != nil }) else { return [] }
    return tabs.compactMap { tab in
      // The system gives a search tab its magnifying glass.
      guard tab.image == nil, tab.asset == nil, tab.role == nil else { return nil }
      return Diagnostic(
        kind, "'\(tab.name.value)' has no image", at: tab.name.range, label: "the others have one",
        fixes: [.init("add 'image: <SF Symbol>'")])
    }
  }
}

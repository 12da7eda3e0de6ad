import NavSpecDiagnostics
import NavSpecModel

let missingColumn = Rule("missing-column", needs: [.wholeSpec]) { context in
  let graph = context.graph
  let splits = graph.splits
  guard !splits.isEmpty else { return [] }
  let hasContent = splits.contains { $0.content != nil }
  let roots = Set(splits.map(\.sidebar.route))
  let ofRoutes = graph.routes.compactMap { route -> Diagnostic? in
    guard let range = route.column?.range else { return nil }
    switch route.filledColumn {
    case .content where !hasContent:
      return Diagnostic(
        "'\(route.qualifiedName)' fills the content column, and there is none", at: range,
        label: "no split view has 'content'",
        related: splits.prefix(1).map { .init("two columns", at: $0.sidebar.range) },
        fixes: [
          .init("add 'content: <route>' to the split view"), .writing("detail", of: "column", at: range),
        ])
    case .sidebar where !roots.contains(route.id):
      return Diagnostic(
        "'\(route.qualifiedName)' fills the sidebar, which has its own root", at: range,
        label: "content or detail",
        fixes: (hasContent ? ["content", "detail"] : ["detail"]).map {
          .writing($0, of: "column", at: range)
        })
    default: return nil
    }
  }
  let ofSplits = splits.compactMap { split -> Diagnostic? in
    guard let compact = split.compact, compact.value == .content, split.content == nil else { return nil }
    return Diagnostic(
      "the content column shows first in compact width, and there is none", at: compact.range,
      label: "sidebar or detail", fixes: [.writing("sidebar", of: "compact", at: compact.range)])
  }
  return ofRoutes + ofSplits
}

extension Diagnostic.Fix {
  fileprivate static func writing(_ word: String, of key: String, at range: SourceRange) -> Self {
    .init("write '\(key): \(word)'", edits: [.init(range, word)])
  }
}

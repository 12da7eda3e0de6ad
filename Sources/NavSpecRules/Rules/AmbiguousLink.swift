import NavSpecDiagnostics
import NavSpecLinkAnalysis
import NavSpecModel
import NavSpecRuntime

let ambiguousLink = Rule("ambiguous-link", needs: [.linkTable]) { context in
  let conflicts = context.linkAnalyses.links.conflicts
  guard !conflicts.isEmpty else { return [] }
  let lowered = context.lowered
  let rivals = Dictionary(grouping: conflicts, by: \.later)
  let examples = PatternExamples(lowered)
  var reported: Set<LinkVariant.Origin> = []
  return conflicts.compactMap { conflict in
    guard reported.insert(conflict.later).inserted else { return nil }
    let (later, earlier) = (lowered[conflict.later], lowered[conflict.earlier])
    let others = (rivals[conflict.later] ?? []).map { lowered[$0.earlier] }
    return Diagnostic(
      "\(later.name) opens URLs that \(earlier.name) opens too", at: later.pattern.range,
      label: "both open \(conflict.witness.url)",
      related: others.map { .init("\($0.name) opens it here", at: $0.pattern.range) },
      notes: [
        conflict.usesPrefix ? "one of 'links.prefixes' precedes one of the patterns" : nil,
        lowered.phrase(of: conflict.witness),
      ].compactMap { $0 },
      fixes: [
        .init(
          "make one pattern more specific"
            + (examples.example(for: conflict.later).map { ", for example \($0)" } ?? "")),
        .init("give one of them a higher 'priority'"),
      ])
  }
}

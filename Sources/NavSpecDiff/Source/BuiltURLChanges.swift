import NavSpecDiagnostics
import NavSpecLinkAnalysis
import NavSpecModel
import NavSpecRuntime

/// Screens whose URL the app no longer builds, or builds now, while their links open as before.
struct BuiltURLChanges {
  static func changes(in comparison: SpecComparison) -> [Change] {
    var (base, head) = (Side(comparison.renamedBase), Side(comparison.head))
    var list: [Change] = []
    let budget = AnalysisBudget(AnalysisBudget.builtURLs)
    for (former, route, subject) in comparison.comparedRoutes {
      let (old, new) = (former.id.value, route.id.value)
      // Without any link, what is lost or new is the link itself.
      guard let links = base.links[old], let others = head.links[new], links != others else { continue }
      guard budget.spend(base.cost + head.cost) else {
        list.append(
          comparison.notProved(
            "of which more screens 'url(for:)' is nil now, or was",
            because: "\(AnalysisBudget.builtURLs) steps are taken", .source))
        break
      }
      let (before, after) = (base.url(for: old), head.url(for: new))
      guard (before == nil) != (after == nil) else { continue }
      let call = SourceNames(graph: comparison.renamedBase.graph).urlCall(former)
      list.append(
        subject.change(
          after == nil ? .urlNotBuilt : .urlBuilt,
          saying: "'url(for:)' of \(subject.title) is \(after == nil ? "nil now" : "a URL now, and was nil")",
          proof: .executed,
          witness: Change.Witness(
            json: .object([("call", .string(call)), ("error", .null)]),
            lines: [call, "base  \(before ?? "nil")", "head  \(after ?? "nil")"])))
    }
    return list
  }

  /// One version, and its links by route.
  private struct Side {
    struct Link: Hashable {
      let pattern: String
      let isBuilt: Bool
      let isDeprecated: Bool
    }

    private let spec: ResolvedSpec
    /// Steps to build a URL, and to see what it opens.
    let cost: Int
    private var samples = SampleScreens()
    let links: [Int: [Link]]

    init(_ spec: ResolvedSpec) {
      self.spec = spec
      cost = 10 + spec.table.resolvingCost
      links = Dictionary(grouping: spec.schema.links, by: \.route).mapValues { links in
        links.map { Link(pattern: $0.pattern, isBuilt: $0.isBuilt, isDeprecated: $0.isDeprecated) }
      }
    }

    /// The URL of a sample of the screen; nil if none is built for any.
    mutating func url(for route: Int) -> String? {
      for sample in samples.samples(of: route, in: spec.schema) {
        if let url = spec.table.url(for: route, values: sample.values) { return url }
      }
      return nil
    }
  }
}

import NavSpecDiagnostics
import NavSpecLinkAnalysis
import NavSpecModel
import NavSpecRuntime

struct UnusablePattern: Rule {
  let kind = DiagnosticKind(id: "unusable-pattern", isFatal: false)

  let needs: Set<RuleNeed> = [.linkTable]

  func diagnostics(in context: RuleContext) -> [Diagnostic] {
    let graph = context.graph
    return context.linkAnalyses.table.problems.compactMap { problem in
      let pattern: Located<String>
      switch problem.origin {
      case .link(let index):
        let link = context.lowered.link(index)
        guard !Self.hasUnreadableType(link, graph) else { return nil }
        pattern = link.pattern
      case .redirect(let index):
        pattern = graph.redirects[index].pattern.map(\.text)
      case .exclusion(let index):
        pattern = graph.exclusions[index].pattern.map(\.text)
      }
      return Diagnostic(
        kind, problem.error.message, at: pattern.subrange(problem.error.range),
        label: "the pattern is ignored", fixes: Self.secondSlash(in: pattern).map { [$0] } ?? [])
    }
  }

  /// `https:/demo.example.com` has one slash too few.
  private static func secondSlash(in pattern: Located<String>) -> Diagnostic.Fix? {
    let start = ["https:/", "http:/"].first { pattern.value.hasPrefix($0) }?.utf8.count ?? 0
    let host = pattern.value.utf8.dropFirst(start).prefix { $0 != UInt8(ascii: "/") }
    guard start > 0, host.contains(UInt8(ascii: ".")), let place = pattern.part(start..<start) else {
      return nil
    }
    return .init("insert '/'", edits: [.init(place, "/")])
  }

  /// Whether a param of its screens has an unknown type or one whose regular expression cannot be read,
  /// which has a diagnostic of its own.
  private static func hasUnreadableType(_ link: Link, _ graph: NavigationGraph) -> Bool {
    link.stack.contains { screen in
      graph.routes[screen.route].parameters.contains { parameter in
        switch parameter.type {
        case .builtin: false
        case .named(let id): graph.types[id].kind == .invalid || graph.types[id].patternProblem != nil
        case .invalid: true
        }
      }
    }
  }
}

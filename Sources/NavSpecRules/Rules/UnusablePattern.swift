import NavSpecDiagnostics
import NavSpecLinkAnalysis
import NavSpecModel
import NavSpecRuntime

let unusablePattern = Rule("unusable-pattern", isFatal: false, needs: [.linkTable]) { context in
  let graph = context.graph
  return context.linkAnalyses.table.problems.compactMap { problem in
    let pattern: Located<String>
    switch problem.origin {
    case .link(let index):
      let link = context.lowered.link(index)
      guard !hasUnreadableType(link, graph) else { return nil }
      pattern = link.pattern
    case .redirect(let index):
      pattern = graph.redirects[index].pattern.map(\.text)
    case .exclusion(let index):
      pattern = graph.exclusions[index].pattern.map(\.text)
    }
    return Diagnostic(
      problem.error.message, at: pattern.subrange(problem.error.range),
      label: "the pattern is ignored", fixes: secondSlash(in: pattern).map { [$0] } ?? [])
  }
}

/// `https:/demo.example.com` has one slash too few.
private func secondSlash(in pattern: Located<String>) -> Diagnostic.Fix? {
  let start = ["https:/", "http:/"].first { pattern.value.hasPrefix($0) }?.utf8.count ?? 0
  let host = pattern.value.utf8.dropFirst(start).prefix { $0 != UInt8(ascii: "/") }
  guard start > 0, host.contains(UInt8(ascii: ".")), let place = pattern.part(start..<start) else {
    return nil
  }
  return .init("insert '/'", edits: [.init(place, "/")])
}

/// Whether a param of its screens has an unknown type or one whose regular expression cannot be read,
/// which has a diagnostic of its own.
private func hasUnreadableType(_ link: Link, _ graph: NavigationGraph) -> Bool {
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

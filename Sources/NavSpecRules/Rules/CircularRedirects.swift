import NavSpecDiagnostics
import NavSpecModel

/// Doors that are each locked by the other.
struct CircularRedirects: Rule {
  let kind = DiagnosticKind(
    id: "circular-redirects",
    explanation: """
      Redirects that require each other's conditions lock everybody out. A blocked navigation is sent to \
      the redirect of what is unmet; where that needs another condition, whose redirect needs the first, \
      nobody can ever meet either.
      """,
    examples: [
      """
      conditions:
        signedIn: { redirect: signIn }
        unlocked: { redirect: unlock }
      #                       ^^^^^^ circular-redirects
      routes:
        home: {}
        signIn: { present: sheet, requires: unlocked }
        unlock: { present: sheet, requires: signedIn }
      """
    ],
    corrected: [
      """
      conditions:
        signedIn: { redirect: signIn }
        unlocked: { redirect: unlock }
      routes:
        home: { to: [vault] }
        vault: { requires: unlocked }
        signIn: { present: sheet }
        unlock: { present: sheet, requires: signedIn }
      """
    ])

  func diagnostics(in context: RuleContext) -> [Diagnostic] {
    let graph = context.graph
    // A redirect that requires its own condition is told by another rule.
    let next = graph.conditions.enumerated().map { index, condition -> [Int] in
      guard let redirect = condition.redirect else { return [] }
      return graph.routes[redirect.value].requirements.map(\.value.value).filter { $0 != index }
    }
    var diagnostics: [Diagnostic] = []
    var told: Set<Int> = []
    for start in next.indices where !told.contains(start) {
      guard let circle = circle(from: start, next) else { continue }
      told.formUnion(circle)
      guard let last = circle.last, let redirect = graph.conditions[last].redirect else { continue }
      let names = (circle + [start]).map { graph.conditions[$0].name.value }
      diagnostics.append(
        Diagnostic(
          kind, "the redirects of '\(names[0])' and '\(names[names.count - 2])' require each other",
          at: redirect.range, label: names.joined(separator: " needs "),
          related: graph.conditions[start].redirect.map {
            [.init("and this one needs '\(names[1])'", at: $0.range)]
          }
            ?? [],
          fixes: [.init("let one of the redirects require nothing")]))
    }
    return diagnostics
  }

  /// The conditions on a way from one back to itself.
  private func circle(from start: Int, _ next: [[Int]]) -> [Int]? {
    var cameFrom: [Int: Int] = [:]
    var pending = [start]
    while let current = pending.popLast() {
      for condition in next[current] {
        if condition == start {
          var trail = [current]
          while let last = trail.last, last != start, let previous = cameFrom[last] { trail.append(previous) }
          return trail.reversed()
        }
        guard cameFrom[condition] == nil else { continue }
        cameFrom[condition] = current
        pending.append(condition)
      }
    }
    return nil
  }
}

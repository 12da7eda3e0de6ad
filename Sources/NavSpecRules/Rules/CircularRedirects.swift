import NavSpecDiagnostics
import NavSpecModel

/// Redirects that require each other's conditions.
struct CircularRedirects: Rule {
  let kind = DiagnosticKind(
    id: "circular-redirects",
    explanation: """
      Redirects that require each other's conditions can never be opened. A blocked navigation opens the \
      redirect of the unmet condition. If that redirect requires a second condition, and the redirect of \
      the second requires the first, neither can be met.
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
    // Another rule reports a redirect that requires its own condition.
    let next = graph.conditions.enumerated().map { index, condition -> [Int] in
      guard let redirect = condition.redirect else { return [] }
      return graph.routes[redirect.value].requirements.map(\.value.value).filter { $0 != index }
    }
    var diagnostics: [Diagnostic] = []
    var reported: Set<Int> = []
    for start in next.indices where !reported.contains(start) {
      guard let circle = circle(from: start, next) else { continue }
      reported.formUnion(circle)
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

  /// The conditions of a circle that starts and ends at one.
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

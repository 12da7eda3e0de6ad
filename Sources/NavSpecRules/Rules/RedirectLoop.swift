package import NavSpecDiagnostics
import NavSpecModel
import NavSpecRuntime

/// Redirects that lead back to where they began.
package struct RedirectLoop: Rule {
  package static let kind = DiagnosticKind(
    id: "redirect-loop", isFatal: false,
    explanation: """
      Redirects that lead to each other open nothing. A redirect says what an old URL became, and what \
      it became is looked up again.
      """,
    examples: [
      """
      links:
        redirects: { "/old": "/older", "/older": "/old" }
      #                                          ^^^^^^ redirect-loop
      routes:
        home: { links: ["/home"] }
      """
    ],
    mended: [
      """
      links:
        redirects: { "/old": "/home", "/older": "/old" }
      routes:
        home: { links: ["/home"] }
      """
    ])

  package init() {}

  package func diagnostics(in context: RuleContext) -> [Diagnostic] {
    let redirects = context.graph.redirects
    let next = redirects.map { redirect -> Int? in
      guard let target = RedirectTarget(redirect) else { return nil }
      let reached = context.table.variants.first { variant in
        guard case .redirect = variant.origin else { return false }
        return target.couldMatch(variant, of: context.schema)
      }
      // Without placeholders the matcher itself can tell what becomes of it.
      if target.isFixed, case .matched = context.table.outcome(of: redirect.target.value) { return nil }
      guard case .redirect(let index)? = reached?.origin else { return nil }
      return index
    }
    var state = redirects.map { _ in 0 }
    var diagnostics: [Diagnostic] = []
    for start in redirects.indices where state[start] == 0 {
      var trail: [Int] = []
      var current: Int? = start
      while let index = current, state[index] == 0 {
        state[index] = 1
        trail.append(index)
        current = next[index]
      }
      if let closing = current, state[closing] == 1, let first = trail.firstIndex(of: closing),
        let last = trail.last
      {
        let names = (trail[first...] + [closing]).map { redirects[$0].pattern.value }
        diagnostics.append(
          Diagnostic(
            Self.kind, "'\(names[0])' is redirected to itself", at: redirects[last].target.range,
            label: names.joined(separator: " → "),
            related: last == closing ? [] : [.init("begins here", at: redirects[closing].pattern.range)],
            fixes: [.init("redirect to the pattern of a link")]))
      }
      for index in trail { state[index] = 2 }
    }
    return diagnostics
  }
}

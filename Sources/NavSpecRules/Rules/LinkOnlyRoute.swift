import NavSpecDiagnostics
import NavSpecModel

/// A screen that a deep link opens, and that nobody inside the app comes to.
struct LinkOnlyRoute: Rule {
  let kind = DiagnosticKind(
    id: "link-only-route", severity: .note,
    explanation: """
      Only a link leads here: nobody who uses the app comes to this screen. Often an edge is missing in \
      the spec. Say 'reachedBy: code' where code that the spec does not see leads there. Reported only \
      in a spec that draws most of its ways.
      """,
    examples: [
      """
      routes:
        home: { to: [list, help] }
        list: { to: [item] }
        item: { to: [photo] }
        photo: {}
        help: {}
        offer: { links: ["/offer"] }
      # ^^^^^ link-only-route
      """
    ],
    corrected: [
      """
      routes:
        home: { to: [list, help, offer] }
        list: { to: [item] }
        item: { to: [photo] }
        photo: {}
        help: {}
        offer: { links: ["/offer"] }
      """,
      """
      routes:
        home: { to: [list, help] }
        list: { to: [item] }
        item: { to: [photo] }
        photo: {}
        help: {}
        offer: { links: ["/offer"], reachedBy: code }
      """,
    ])

  let needs: Set<RuleNeed> = [.wholeSpec]

  func diagnostics(in context: RuleContext) -> [Diagnostic] {
    let reachability = context.reachability
    guard reachability.isComplete else { return [] }
    let found = context.graph.routes.filter { route in
      !route.links.isEmpty && !reachability.byEdges.contains(route.id) && !route.isOutgoing
    }
    // A spec that says little about edges means nothing by leaving one out.
    guard reachability.byEdges.count - reachability.entries.count >= 4 * found.count else { return [] }
    return found.map { route in
      Diagnostic(
        kind, "only links lead to '\(route.qualifiedName)'", at: route.name.range,
        label: "no edge leads here",
        fixes: [
          .init("add it to another route's 'to:'"), .init("say 'reachedBy: code' if code leads here"),
        ])
    }
  }
}

extension Route {
  /// Whether it is deprecated, by either of the keys that say so.
  var isOutgoing: Bool { isDeprecated || stability == .deprecated }
}

import NavSpecDiagnostics
import NavSpecModel

/// A door that is locked by what it should unlock.
struct RedirectRequiresItself: Rule {
  let kind = DiagnosticKind(
    id: "redirect-requires-itself",
    explanation: """
      A redirect is where a blocked navigation is sent. If it requires the condition that is unmet, nobody \
      can ever meet it.
      """,
    examples: [
      """
      conditions:
        signedIn: { redirect: signIn }
      #                       ^^^^^^ redirect-requires-itself
      routes:
        home: {}
        signIn: { present: sheet, requires: signedIn }
      """
    ],
    corrected: [
      """
      conditions:
        signedIn: { redirect: signIn }
      routes:
        home: { to: [inbox] }
        inbox: { requires: signedIn }
        signIn: { present: sheet }
      """
    ])

  func diagnostics(in context: RuleContext) -> [Diagnostic] {
    context.graph.conditions.enumerated().compactMap { index, condition in
      guard let redirect = condition.redirect else { return nil }
      let route = context.graph.routes[redirect.value]
      guard let requirement = route.requirements.first(where: { $0.value.value == index }) else { return nil }
      return Diagnostic(
        kind, "the redirect of '\(condition.name.value)' requires '\(condition.name.value)'",
        at: redirect.range,
        label: "'\(route.qualifiedName)' cannot be entered while it is unmet",
        related: [.init("required here", at: requirement.range)],
        fixes: [.init("redirect to a route without that requirement")])
    }
  }
}

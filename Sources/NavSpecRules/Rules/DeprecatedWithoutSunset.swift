import NavSpecDiagnostics
import NavSpecModel

/// A deprecated screen without a sunset in a spec that uses sunsets.
struct DeprecatedWithoutSunset: Rule {
  let kind = DiagnosticKind(
    id: "deprecated-without-sunset", severity: .note,
    explanation: """
      Links to a deprecated screen need an end date. Other deprecated routes of this spec have a sunset.
      """)

  func diagnostics(in context: RuleContext) -> [Diagnostic] {
    let outgoing = context.graph.routes.filter(\.isOutgoing)
    guard outgoing.contains(where: { $0.sunset != nil }) else { return [] }
    return outgoing.filter { $0.sunset == nil }.map { route in
      Diagnostic(
        kind, "'\(route.qualifiedName)' is deprecated without a sunset", at: route.name.range,
        label: "no end date", fixes: [.init("add 'sunset: <day>'")])
    }
  }
}

import NavSpecDiagnostics
import NavSpecLinkAnalysis
import NavSpecModel

/// A redirect to a URL that no link matches.
struct RedirectToNowhere: Rule {
  let kind = DiagnosticKind(
    id: "redirect-to-nowhere", isFatal: false,
    explanation: """
      A redirect to a URL that no link matches opens nothing. The target is looked up like any URL. It \
      must match a link, perhaps through other redirects. A query key or a fragment that the old pattern \
      names is not kept: the target has it only if it names it too.
      """)

  let needs: Set<RuleNeed> = [.wholeSpec, .linkTable]

  func diagnostics(in context: RuleContext) -> [Diagnostic] {
    context.linkAnalyses.redirects.deadEnds.map { deadEnd in
      let redirect = context.graph.redirects[deadEnd.redirect]
      return Diagnostic(
        kind, "no link matches '\(redirect.target.value)'", at: redirect.target.range,
        label: "\(deadEnd.witness.url) → \(deadEnd.target) opens nothing",
        related: [.init("the old pattern", at: redirect.pattern.range)],
        notes: context.lowered.phrase(of: deadEnd.witness).map { [$0] } ?? [],
        fixes: [.init("redirect to the pattern of a link")])
    }
  }
}

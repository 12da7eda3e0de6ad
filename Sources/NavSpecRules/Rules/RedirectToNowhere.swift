import NavSpecDiagnostics
import NavSpecLinkAnalysis
import NavSpecModel

let redirectToNowhere = Rule("redirect-to-nowhere", isFatal: false, needs: [.wholeSpec, .linkTable]) {
  context in
  context.linkAnalyses.redirects.deadEnds.map { deadEnd in
    let redirect = context.graph.redirects[deadEnd.redirect]
    return Diagnostic(
      "no link matches '\(redirect.target.value.text)'", at: redirect.target.range,
      label: "\(deadEnd.witness.url) → \(deadEnd.target) opens nothing",
      related: [.init("the old pattern", at: redirect.pattern.range)],
      notes: context.lowered.phrase(of: deadEnd.witness).map { [$0] } ?? [],
      fixes: [.init("redirect to the pattern of a link")])
  }
}

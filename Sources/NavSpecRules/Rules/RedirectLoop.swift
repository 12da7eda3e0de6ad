import NavSpecDiagnostics
import NavSpecLinkAnalysis
import NavSpecModel

let redirectLoop = Rule("redirect-loop", isFatal: false, needs: [.linkTable]) { context in
  let redirects = context.graph.redirects
  return context.linkAnalyses.redirects.loops.compactMap { loop in
    guard let first = loop.redirects.first, let last = loop.redirects.last else { return nil }
    let message =
      loop.isCircle
      ? "'\(redirects[first].pattern.value.text)' is redirected to itself"
      : "'\(redirects[first].pattern.value.text)' is redirected \(loop.redirects.count) times"
    return Diagnostic(
      message, at: redirects[last].target.range, label: sequence(of: loop.urls),
      related: last == first ? [] : [.init("starts here", at: redirects[first].pattern.range)],
      notes: context.lowered.phrase(of: LinkWitness(url: "", conditions: loop.conditions)).map { [$0] }
        ?? [],
      fixes: [.init("redirect to the pattern of a link")])
  }
}

/// The URLs in order, abbreviated if there are many.
private func sequence(of urls: [String]) -> String {
  let shown = urls.count <= 5 ? urls : urls.prefix(3) + ["…"] + urls.suffix(1)
  return shown.joined(separator: " → ")
}

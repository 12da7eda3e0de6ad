import NavSpecDiagnostics
import NavSpecLinkAnalysis
import NavSpecModel
import NavSpecRuntime

let unprovedLinks = Rule("unproved-links", .warning, needs: [.linkTable]) { context in
  let analyses = context.linkAnalyses
  let compared = analyses.links.unproved.union(analyses.exclusions.unproved)
    .union(analyses.priorities.unproved)
  return [
    diagnostic(
      for: compared, in: context,
      one: "a pattern is not checked for conflicts", several: "patterns are not checked for conflicts",
      label: "not compared with all others",
      fix: "distinguish them by literal text, or simplify their constraints"),
    diagnostic(
      for: analyses.redirects.unproved.subtracting(compared), in: context,
      one: "it is not proved that a redirect ends", several: "redirects are not proved to end",
      label: "may lead round in a circle",
      fix: "give the target literal text that the redirect itself does not match"),
    uncheckedExamples(in: context),
  ].compactMap { $0 }
}

private func uncheckedExamples(in context: RuleContext) -> Diagnostic? {
  let examples = context.uncheckedExamples
  guard let first = examples.first else { return nil }
  return Diagnostic(
    "\(examples.count == 1 ? "an example is" : "\(examples.count) examples are") not checked",
    at: first.url.range, label: examples.count == 1 ? "not resolved" : "the first of them",
    notes: ["too many links have one path: each URL is compared with all of them"],
    fixes: [.init("distinguish the links by literal text of their paths")])
}

private func diagnostic(
  for origins: Set<LinkVariant.Origin>, in context: RuleContext, one: String, several: String, label: String,
  fix: String
) -> Diagnostic? {
  let patterns = origins.sorted { $0.order < $1.order }.map { context.lowered[$0] }
  guard let first = patterns.first else { return nil }
  var counts: [String: Int] = [:]
  for pattern in patterns { counts[beginning(of: pattern.pattern.value), default: 0] += 1 }
  let places = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
  return Diagnostic(
    patterns.count == 1 ? one : "\(patterns.count) \(several)", at: first.pattern.range,
    label: patterns.count == 1 ? label : "the first of them",
    notes: places.prefix(3).map { "\($0.value) of them at '\($0.key)'" }
      + (places.count > 3 ? ["and at \(places.count - 3) more places"] : []), fixes: [.init(fix)])
}

/// The path up to where it is not literal.
private func beginning(of pattern: String) -> String {
  let literal = pattern.prefix { !"{?#".contains($0) }
  let rest = pattern[literal.endIndex...]
  // Where an expression goes on in the segment, that is no literal one.
  let continuesSegment = rest.first == "{" && !"/?&#".contains(rest.dropFirst().first ?? "/")
  guard continuesSegment, let slash = literal.lastIndex(of: "/") else { return String(literal) }
  return String(literal[...slash])
}

extension LinkVariant.Origin {
  /// As patterns are declared: links, redirects, exclusions.
  fileprivate var order: (Int, Int) {
    switch self {
    case .link(let index): (0, index)
    case .redirect(let index): (1, index)
    case .exclusion(let index): (2, index)
    }
  }
}

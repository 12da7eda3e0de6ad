import NavSpecCompiler
import NavSpecDiagnostics
import NavSpecDiff
import NavSpecLinkAnalysis
import NavSpecModel
import NavSpecRuntime
import TestSupport
import Testing

/// What the comparison says of links is what the two versions do, in both directions.
@Suite struct LinkVerdictTests {
  @Test(arguments: 0..<16) func noURLContradictsTheVerdict(_ seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed) &+ 700)
    var pairs = 0
    for _ in 0..<160 where pairs < 12 {
      let base = RandomSpec(&random)
      var head = base
      for _ in 0..<Int.random(in: 1...3, using: &random) { head.change(&random) }
      guard base.text != head.text, let old = try? resolved(base.text), let new = try? resolved(head.text)
      else {
        continue
      }
      pairs += 1
      let comparison = SpecComparison(base: old, head: new)
      let list = comparison.changes()
      for url in urls(of: old, new, &random) {
        for unmet in [[], ["signedIn"], ["beta"], ["signedIn", "beta"]] as [Set<String>] {
          let (before, after) = (old.resolution(of: url, unmet: unmet), new.resolution(of: url, unmet: unmet))
          guard before.pattern != nil, deed(before, .base, comparison) != deed(after, .head, comparison)
          else {
            continue
          }
          #expect(
            isReported(before, in: list, old),
            "\(url) without \(unmet)\n\(before.summary)\n\(after.summary)\n\(base.text)\n\(head.text)\n\(list.lines) \(list.unproved)"
          )
        }
      }
    }
    #expect(pairs > 5)
  }

  /// What a person sees, in names of the newer version. A param that only the newer version has is no loss.
  private func deed(_ resolution: Resolution, _ side: Change.Side, _ comparison: SpecComparison) -> [String] {
    let (old, new) = (comparison.base.graph, comparison.head.graph)
    let screens = resolution.stack.map { screen -> String in
      let pair = comparison.routes.pairs.first {
        side == .base ? old.name(of: $0.base) == screen.route : new.name(of: $0.head) == screen.route
      }
      let params = screen.params.compactMap { param -> String? in
        let name = side == .base ? pair?.parameters[param.name] ?? param.name : param.name
        let isNew = side == .head && pair.map { !$0.parameters.values.contains(name) } ?? false
        let isGone = side == .base && pair.map { $0.parameters[param.name] == nil } ?? false
        if isGone, param.value == .list([]) { return nil }
        return isNew ? nil : "\(name): \(param.value.phrase.filter { $0 != "\"" })"
      }
      return "\(pair.map { new.name(of: $0.head) } ?? screen.route) \(params.sorted())"
    }
    return [resolution.result.rawValue, resolution.tab ?? "", resolution.blockedBy ?? ""] + screens
  }

  /// Whether a finding, or what is not proved, names the pattern that opened the URL.
  private func isReported(_ resolution: Resolution, in list: ChangeList, _ base: ResolvedSpec) -> Bool {
    var patterns: Set<String> = [resolution.pattern ?? ""]
    if !resolution.redirects.isEmpty { patterns.formUnion(base.schema.redirects.map(\.pattern)) }
    let isFound = list.changes.contains { change in
      change.kind.changeClass == .link
        && (change.level != .safe || change.kind.id == "link-values-accepted")
        && change.places.contains { place in
          patterns.contains(base.sources.text(in: place.range).filter { $0 != "\"" })
        }
    }
    return isFound || list.unproved.contains { text in patterns.contains { text.contains("'\($0)'") } }
  }

  private func urls(of old: ResolvedSpec, _ new: ResolvedSpec, _ random: inout SeededRandom) -> [String] {
    var urls: Set<String> = []
    for spec in [old, new] {
      let comparison = LinkComparison(base: spec.table, head: spec.table)
      for variant in spec.table.variants.indices { urls.formUnion(comparison.sample(variant).map(\.url)) }
    }
    let parts = ["a", "b", "c", "o", "x", "7", "on", "a-b", "7-x", "A"]
    for _ in 0..<16 {
      let path = (0..<Int.random(in: 0...3, using: &random)).map { _ in
        parts.randomElement(using: &random) ?? "a"
      }
      let query = ["", "", "?k=x", "?q=y", "?v=1", "?n=7", "?n=x"].randomElement(using: &random) ?? ""
      let start = ["", "https://x.org", "demo:"].randomElement(using: &random) ?? ""
      let slash = Int.random(in: 0..<6, using: &random) == 0 ? "/" : ""
      urls.insert(start + "/" + path.joined(separator: "/") + slash + query)
    }
    return urls.sorted()
  }
}

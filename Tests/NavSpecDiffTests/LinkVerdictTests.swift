import Foundation
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
  /// How many pairs of specs all seeds make together: `NAVSPEC_PAIRS`; few in a debug build, where a pair takes half a second.
  private static let pairs =
    ProcessInfo.processInfo.environment["NAVSPEC_PAIRS"].flatMap { Int($0) } ?? 160
  private static let seeds = 16

  @Test(arguments: 0..<seeds) func noURLContradictsTheVerdict(_ seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed) &+ 700)
    var tally = Tally()
    for _ in 0..<(Self.pairs * 4) where tally.pairs < Self.pairs / Self.seeds {
      let base = RandomSpec(&random)
      var head = base
      for _ in 0..<Int.random(in: 1...3, using: &random) { head.change(&random) }
      guard base.text != head.text, let old = try? resolved(base.text), let new = try? resolved(head.text)
      else {
        continue
      }
      // A condition that neither version asks for answers alike.
      let asked = ["requires: signedIn", "when:"].map { text in
        (base.text + head.text).contains(text)
      }
      compare(old, new, unmet: Self.answers(asked), &random, &tally)
    }
    print("seed \(seed): \(tally)")
    #expect(tally.pairs == Self.pairs / Self.seeds)
    #expect(tally.differences > 0 && tally.witnesses > 0, "\(tally)")
  }

  /// The same of links that read the query and the fragment in other ways, under other policies.
  @Test(arguments: 0..<seeds) func noURLContradictsTheVerdictOnReadings(_ seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed) &+ 2900)
    var tally = Tally()
    for _ in 0..<(Self.pairs * 4) where tally.pairs < Self.pairs / Self.seeds {
      let base = RandomReading(&random)
      var head = base
      for _ in 0..<Int.random(in: 1...2, using: &random) { head.change(&random) }
      guard base.text != head.text, let old = try? resolved(base.text), let new = try? resolved(head.text)
      else {
        continue
      }
      compare(old, new, unmet: [[]], &random, &tally, besides: RandomReading.urls(&random))
    }
    print("seed \(seed): \(tally)")
    #expect(tally.pairs == Self.pairs / Self.seeds)
    #expect(tally.differences > 0 && tally.witnesses > 0, "\(tally)")
  }

  @Test(arguments: ["player", "recipes", "shop", "mail"])
  func noURLContradictsTheVerdictOnAChangedSpec(_ name: String) throws {
    var random = SeededRandom(seed: 1300)
    var tally = Tally()
    let spec = try MutatedGraph("specs/valid/\(name)/\(name).nav.yaml")
    let old = spec.original
    let conditions = old.schema.conditions.map(\.name)
    let unmet = [[], Set(conditions)] + conditions.map { [$0] }
    for _ in 0..<(Self.pairs * 4) where tally.pairs < Self.pairs / Self.seeds {
      var isChanged = false
      let new = try spec.changed { isChanged = $0.changeALink(&random) }
      guard isChanged else { continue }
      compare(old, new, unmet: unmet, &random, &tally)
    }
    print("\(name): \(tally)")
    #expect(tally.pairs > 0)
  }

  /// The sets of conditions that may be unmet.
  private static func answers(_ asked: [Bool]) -> [Set<String>] {
    var answers: [Set<String>] = [[]]
    for (name, isAsked) in zip(["signedIn", "beta"], asked) where isAsked {
      answers += answers.map { $0.union([name]) }
    }
    return answers
  }

  private struct Tally {
    var pairs = 0
    /// Each with every answer of the conditions.
    var urls = 0
    var differences = 0
    var openedOnlyByHead = 0
    var witnesses = 0
    /// Pairs of which not everything is known.
    var unproved = 0
  }

  /// Puts every URL to both versions, and every finding to the test.
  private func compare(
    _ old: ResolvedSpec, _ new: ResolvedSpec, unmet: [Set<String>], _ random: inout SeededRandom,
    _ tally: inout Tally, besides more: [String] = []
  ) {
    tally.pairs += 1
    let comparison = SpecComparison(base: old, head: new)
    let list = comparison.changes()
    if !list.unproved.isEmpty { tally.unproved += 1 }
    let detail = { texts(of: old) + texts(of: new) + "\(list.lines) \(list.unproved)" }
    let claims = list.filter { Self.kindsOfClaims.contains($0.kind.id) && Self.isOfAllURLs($0) }
    for url in Set(urls(of: old, new, &random) + more).sorted() {
      for unmet in unmet {
        tally.urls += 1
        let before = old.resolution(of: url, unmet: unmet, explainsMiss: false)
        let after = new.resolution(of: url, unmet: unmet, explainsMiss: false)
        for change in claims
        where isClaimed(by: change, of: before, .base, old) || isClaimed(by: change, of: after, .head, new) {
          let outcome = Self.outcome(before, after, comparison)
          #expect(
            outcome.id == change.kind.id
              && (outcome.id != "link-moved" || change.message.contains("'\(outcome.route)'")
                || change.message.contains("other screens")),
            "\(change.message), but \(url) without \(unmet): \(before.summary), \(after.summary)\n\(detail())"
          )
        }
        // A URL that neither opens goes where the association file sends it, which is no finding about a link.
        guard before.screen != nil || after.screen != nil,
          deed(before, .base, comparison) != deed(after, .head, comparison)
        else { continue }
        tally.differences += 1
        if before.pattern == nil { tally.openedOnlyByHead += 1 }
        let isReported =
          before.screen == nil || before.isFallback && after.pattern != nil
          ? isReported(after, .head, in: list, new) : isReported(before, .base, in: list, old)
        #expect(
          isReported, "\(url) without \(unmet)\n\(before.summary)\n\(after.summary)\n\(detail())")
      }
    }
    for change in list where change.kind.changeClass == .link {
      guard let (url, unmet) = shown(by: change) else {
        if change.level == .breaking { Issue.record("\(change.message) shows nothing\n\(detail())") }
        continue
      }
      tally.witnesses += 1
      let before = old.resolution(of: url, unmet: unmet, explainsMiss: false)
      let after = new.resolution(of: url, unmet: unmet, explainsMiss: false)
      // How a screen is presented is no part of the deed.
      #expect(
        change.kind.id == "link-stack-changed"
          || deed(before, .base, comparison) != deed(after, .head, comparison),
        "\(change.message)\n\(url)\n\(detail())")
      #expect(
        isShown(change.kind.id, before, after),
        "\(change.message)\n\(url) \(before.summary) \(after.summary)\n\(detail())")
    }
  }

  private static let kindsOfClaims: Set = [
    "link-lost", "link-moved", "link-left-to-browser", "link-added", "link-taken-from-browser",
  ]

  /// Whether a finding leaves no URL of its links out.
  private static func isOfAllURLs(_ change: Change) -> Bool {
    !change.message.contains(" URLs") && !change.message.contains(" while ")
  }

  /// What becomes of a URL, as the kind of a change, and the screen that it opens now.
  private static func outcome(
    _ before: Resolution, _ after: Resolution, _ comparison: SpecComparison
  ) -> (id: String, route: String) {
    let graphs = (comparison.base.graph, comparison.head.graph)
    func isOpened(_ resolution: Resolution) -> Bool { resolution.pattern != nil && !resolution.isFallback }
    let new = after.screen?.route ?? ""
    switch (isOpened(before), isOpened(after)) {
    case (true, false): return (after.result == .excluded ? "link-left-to-browser" : "link-lost", "")
    case (false, true): return (before.result == .excluded ? "link-taken-from-browser" : "link-added", new)
    case (false, false): return ("", "")
    case (true, true):
      let isSame = comparison.routes.pairs.contains {
        graphs.0.name(of: $0.base) == before.screen?.route && graphs.1.name(of: $0.head) == new
      }
      return (isSame ? "" : "link-moved", new)
    }
  }

  /// Whether a finding says what becomes of every URL of the link that opens one.
  private func isClaimed(
    by change: Change, of resolution: Resolution, _ side: Change.Side, _ spec: ResolvedSpec
  ) -> Bool {
    let isOfHead = ["link-added", "link-taken-from-browser"].contains(change.kind.id)
    guard isOfHead == (side == .head), let pattern = resolution.pattern, resolution.redirects.isEmpty,
      let route = resolution.screen?.route, change.routes.contains(route),
      // Of two links with one pattern, a finding may be about the other.
      spec.schema.links.filter({ $0.pattern == pattern }).count == 1
    else { return false }
    return change.message.hasPrefix("'\(pattern)' ")
  }

  /// The URL of a witness, and the conditions that are not met.
  private func shown(by change: Change) -> (url: String, unmet: Set<String>)? {
    guard case .object(let members)? = change.witness?.json,
      case .string(let url)? = members.first(where: { $0.0 == "url" })?.1,
      case .object(let answers)? = members.first(where: { $0.0 == "conditions" })?.1
    else { return nil }
    let unmet = answers.compactMap { name, answer in
      if case .bool(false) = answer { name } else { nil }
    }
    return (url, Set(unmet))
  }

  /// Whether both versions do what a finding says.
  private func isShown(_ id: String, _ before: Resolution, _ after: Resolution) -> Bool {
    let (opened, opens) = (before.screen != nil, after.screen != nil)
    return switch id {
    case "link-lost": opened && (after.result == .unmatched || after.isFallback)
    case "link-left-to-browser": opened && after.result == .excluded
    case "link-added": (!opened || before.isFallback) && opens
    case "link-taken-from-browser": before.result == .excluded && opens
    case "link-guarded", "link-unguarded": opened && opens && before.blockedBy != after.blockedBy
    case "shared-link-lost": opens && before.stack.last?.route != after.stack.last?.route
    default: opened && opens
    }
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

  /// Whether a finding, or what is not proved, names the pattern that opens the URL in a version.
  private func isReported(
    _ resolution: Resolution, _ side: Change.Side, in list: [Change], _ spec: ResolvedSpec
  ) -> Bool {
    // What falls back has the fallback's screen for its place.
    guard let pattern = resolution.pattern ?? resolution.screen?.route else { return false }
    var patterns: Set<String> = [pattern]
    let route = resolution.stack.last?.route
    if !resolution.redirects.isEmpty { patterns.formUnion(spec.schema.redirects.map(\.pattern)) }
    // A graph that a test changed keeps the places of what was written.
    let links = spec.graph.routes.flatMap(\.links).filter { patterns.contains($0.pattern.value) }
    patterns.formUnion(links.map { spec.sources.text(in: $0.pattern.range).filter { $0 != "\"" } })
    // A screen that no longer asks says so itself, and its links do not.
    let isOfGuard =
      resolution.blockedBy != nil
      && list.contains { change in
        change.kind.id == "guard-removed"
          && resolution.stack.contains { change.routes.contains($0.route) }
      }
    let isFound = list.contains { change in
      change.kind.changeClass == .link
        && (side == .head || change.level != .safe || change.kind.id == "link-values-accepted")
        && change.places.contains { place in
          // A feature's prefix is not part of what is written, and a model has no places.
          route.map { !spec.isWithPlaces || $0.contains(".") ? change.routes.contains($0) : false } ?? false
            || patterns.contains(spec.sources.text(in: place.range).filter { $0 != "\"" })
        }
    }
    return isFound || isOfGuard
  }

  private func texts(of spec: ResolvedSpec) -> String {
    let redirects = spec.schema.redirects.map { "\($0.pattern) → \($0.target)" }
    let exclusions = spec.schema.exclusions.map { "not \($0.pattern)" }
    return (spec.schema.links.map(\.pattern) + redirects + exclusions).joined(separator: ", ") + "\n"
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

extension ResolvedSpec {
  fileprivate var isWithPlaces: Bool {
    graph.routes.contains { sources.text(in: $0.name.range) == $0.name.value }
  }
}

package import NavSpecLinkAnalysis
package import NavSpecRuntime

/// A link table and its analysis: what the analysis says of a URL is what the table does with it, and the
/// order of routes decides nothing that it does not tell.
///
/// Each line of an input is a pattern of a new route, unless it starts with one of these: `+` another
/// pattern of the last route, `!` an exclusion, `>` a redirect (`old new`), `@` a URL to try. Before a
/// pattern, `^` raises its priority, `&` makes it a candidate where the condition holds, and `%` where it
/// does not. A first line `i` lets the table ignore case.
package enum LinkTableEntry {
  /// Analysis looks at pairs, and every input is one table.
  private static let patternLimit = 6
  private static let urlLimit = 4

  static func run(_ input: [UInt8]) throws(BrokenPromise) {
    let (fixture, urls) = read(input)
    let table = fixture.table
    for problem in table.problems { try check(problem, of: fixture.schema) }
    let schema = fixture.schema
    let read = NavigationSchema(compiledText: schema.compiledText)
    try promise(read == schema, "the schema is not what its table says:\n\(schema.text)")
    let analysis = LinkAnalysis(of: table)
    try check(analysis, of: table)
    var reversed = schema
    reversed.links.reverse()
    let other = LinkTable(reversed)
    let witnesses =
      analysis.conflicts.map(\.witness) + analysis.openings.values + analysis.overlaps.map(\.witness)
    for url in urls + Set(witnesses.map(\.url)).sorted() {
      for holds in [false, true] { try check(url, table, other, analysis, holds) }
    }
  }

  private static func read(_ input: [UInt8]) -> (TableFixture, urls: [String]) {
    var fixture = TableFixture()
    fixture.schema.conditions = [.init(name: "pro")]
    var urls: [String] = []
    for (index, bytes) in input.split(separator: UInt8(ascii: "\n")).enumerated() {
      var line = Substring(String(decoding: bytes, as: UTF8.self))
      switch line.first {
      case "i" where index == 0 && line == "i": fixture.schema.sources[0].ignoresCase = true
      case "@": if urls.count < urlLimit { urls.append(String(line.dropFirst())) }
      case "!":
        if fixture.schema.exclusions.count < 2 {
          fixture.schema.exclusions.append(.init(pattern: String(line.dropFirst())))
        }
      case ">":
        let parts = line.dropFirst().split(separator: " ", maxSplits: 1).map(String.init)
        if parts.count == 2, fixture.schema.redirects.count < 2 {
          fixture.schema.redirects.append(.init(pattern: parts[0], target: parts[1]))
        }
      default:
        guard fixture.schema.links.count < patternLimit else { continue }
        var route: Int?
        var priority = 0
        var when: NavigationSchema.Link.When?
        while let first = line.first, "+^&%".contains(first) {
          switch first {
          case "+": route = fixture.schema.routes.indices.last
          case "^": priority = min(9, priority + 1)
          default: when = .init(condition: 0, isNegated: first == "%")
          }
          line.removeFirst()
        }
        fixture.add(String(line), route: route) {
          $0.priority = priority
          $0.when = when
        }
      }
    }
    return (fixture, urls)
  }

  private static func check(_ problem: LinkTable.Problem, of schema: NavigationSchema) throws(BrokenPromise) {
    let texts: [String] =
      switch problem.origin {
      case .link(let index): [schema.links[index].pattern]
      case .redirect(let index): [schema.redirects[index].pattern, schema.redirects[index].target]
      case .exclusion(let index): [schema.exclusions[index].pattern]
      }
    let range = problem.error.range
    let isInside = texts.contains { text in
      let bytes = Array(text.utf8)
      return range.lowerBound >= 0 && range.upperBound <= bytes.count
        && [range.lowerBound, range.upperBound].allSatisfy {
          $0 == bytes.count || bytes[$0] & 0xC0 != 0x80
        }
    }
    try promise(isInside, "\(problem.error) of \(texts)")
  }

  /// What the analysis says of its URLs is what the table does with them.
  package static func check(_ analysis: LinkAnalysis, of table: LinkTable) throws(BrokenPromise) {
    func origins(_ witness: LinkWitness, best: Bool) -> [LinkVariant.Origin] {
      candidates(table, witness.url, witness.conditions[0] ?? false).filter { !best || $0.isBest }
        .map { table.variants[$0.variant].origin }
    }
    for conflict in analysis.conflicts {
      let best = origins(conflict.witness, best: true)
      try promise(best.contains(conflict.earlier) && best.contains(conflict.later), "\(conflict): \(best)")
      try promise(
        !isOneRoute(conflict.earlier, conflict.later, table), "one route in conflict with itself: \(conflict)"
      )
    }
    for (origin, witness) in analysis.openings {
      try promise(origins(witness, best: true).contains(origin), "\(origin) does not open \(witness)")
    }
    for overlap in analysis.overlaps {
      let own = origins(overlap.witness, best: false).filter { $0 == overlap.pattern }
      try promise(own.count > 1, "\(overlap)")
    }
    for shadow in analysis.shadows {
      try promise(analysis.openings[shadow.pattern] == nil, "dead and alive: \(shadow)")
      guard let witness = shadow.witness else { continue }
      let url = witness.url
      guard case .candidates(let all) = table.contest(for: url, holds: { witness.conditions[$0] ?? false })
      else { continue }
      let matching = all.map { table.variants[$0.variant].origin }
      try promise(
        matching.contains(shadow.pattern) && matching.first != shadow.pattern, "\(shadow): \(matching)")
    }
  }

  private static func check(
    _ url: String, _ table: LinkTable, _ other: LinkTable, _ analysis: LinkAnalysis, _ holds: Bool
  ) throws(BrokenPromise) {
    let patterns = table.schema.links.map(\.pattern)
    let outcome = table.outcome(of: url) { _ in holds }
    try URLEntry.checkContest(url, outcome, in: table, holds: holds)
    // Among links of one route the order does decide, and where a redirect leads is another contest.
    guard case .link? = try check(url, of: table, analysis, holds: holds) else { return }
    let again = other.outcome(of: url) { _ in holds }
    switch (outcome, again) {
    case (.matched(let match), .matched(let found)):
      try promise(
        match.route == found.route && match.captures == found.captures,
        "order decides '\(url)' in \(patterns): \(match) or \(found)")
    default: try promise(outcome == again, "order decides '\(url)' in \(patterns): \(outcome) or \(again)")
    }
  }

  /// The analysis has told what a URL shows of it.
  ///
  /// - Returns: The pattern that is best; nil if there is none, or several.
  @discardableResult
  package static func check(
    _ url: String, of table: LinkTable, _ analysis: LinkAnalysis, holds: Bool
  ) throws(BrokenPromise) -> LinkVariant.Origin? {
    let all = candidates(table, url, holds)
    guard let winner = all.first else { return nil }
    let origin = table.variants[winner.variant].origin
    try promise(
      !analysis.shadows.contains { $0.pattern == origin },
      "'\(url)' opens the dead \(origin) of \(table.schema.links.map(\.pattern))")
    let best = all.filter(\.isBest).map(\.variant).sorted().map { table.variants[$0].origin }
    for (place, later) in best.enumerated() {
      for earlier in best[..<place] where !isOneRoute(earlier, later, table) {
        let reported = analysis.conflicts.filter { $0.later == later }
        try promise(
          reported.count >= 3 || reported.contains { $0.earlier == earlier },
          "'\(url)' of \(earlier) and \(later) in \(table.schema.links.map(\.pattern)) is not reported")
      }
    }
    return Set(best).count == 1 ? origin : nil
  }

  private static func candidates(_ table: LinkTable, _ url: String, _ holds: Bool) -> [LinkTable.Candidate] {
    guard case .candidates(let all) = table.contest(for: url, holds: { _ in holds }) else { return [] }
    return all
  }

  private static func isOneRoute(_ a: LinkVariant.Origin, _ b: LinkVariant.Origin, _ table: LinkTable) -> Bool
  {
    if case .link(let first) = a, case .link(let second) = b {
      return table.schema.links[first].route == table.schema.links[second].route
    }
    return a == b
  }
}

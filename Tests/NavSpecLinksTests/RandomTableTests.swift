import NavSpecLinks
import NavSpecRuntime
import Testing

/// Whatever the table: findings do what they claim, and looking at every short URL finds no more.
@Suite struct RandomTableTests {
  /// Tables that tempt: few texts, many ways to write them.
  struct Tables {
    var random: SeededGenerator

    mutating func pick<Element>(_ items: [Element]) -> Element {
      items[Int.random(in: 0..<items.count, using: &random)]
    }

    mutating func pattern(_ index: Int) -> String {
      var pattern = pick(["", "", "", "", "", "https://app.example", "app:/"])
      let segments = [
        "a", "b", "A", "{x}", "{y}", "{ab_x}", "{bc_y}", "{as_x}", "{two_x}", "a-{x}", "{x}-b", "{y}a",
        "{digit_x}", "{int_y}", "{bool_x}", "{slug_y}",
      ]
      for place in 0..<Int.random(in: 0...3, using: &random) {
        // A name may stand for one place alone.
        pattern += "/" + pick(segments).replacing("}", with: "\(place)}")
      }
      if pattern.isEmpty || pattern.hasSuffix("example") || pattern.hasSuffix(":/") { pattern += "/a" }
      pattern += pick(["", "", "", "", "", "", "{/o_o}", "{/ab_o}{/q_o}", "{/t*}", "/{+g}", "/{+g}/a"])
      pattern += pick(["", "", "", "", "?k=a", "?k={k}", "{?l_o}", "?k={bool_k}&l=b", "?k={digit_k}"])
      pattern += pick(["", "", "", "", "", "", "", "#f", "#{f}", "{#s}"])
      return pattern
    }

    mutating func next() -> TableFixture {
      var fixture = TableFixture()
      fixture.schema.conditions = [.init(name: "pro")]
      fixture.schema.sources[0].ignoresCase = pick([false, false, true])
      for index in 0..<Int.random(in: 2...7, using: &random) {
        let route = index > 0 && pick([false, false, false, true]) ? index - 1 : nil
        let known = route.flatMap { fixture.schema.routes.indices.contains($0) ? $0 : nil }
        let when = pick([nil, nil, nil, nil, false, true] as [Bool?])
        let priority = pick([0, 0, 0, 0, 1])
        fixture.add(pattern(index), route: known) {
          $0.when = when.map { .init(condition: 0, isNegated: $0) }
          $0.priority = priority
        }
      }
      if pick([false, false, true]) {
        fixture.schema.redirects = [.init(pattern: pick(["/{x}", "/a/{x}", "/b"]), target: "/a")]
      }
      if pick([false, false, false, true]) {
        fixture.schema.exclusions = [.init(pattern: pick(["/a", "/{x}/b"]))]
      }
      return fixture
    }
  }

  private func routeName(_ origin: LinkVariant.Origin, _ table: LinkTable) -> String {
    if case .link(let link) = origin { return "\(table.schema.links[link].route)" }
    return origin.short
  }

  private func candidates(_ table: LinkTable, _ url: String, _ pro: Bool) -> [LinkTable.Candidate] {
    guard case .candidates(let candidates) = table.contest(for: url, holds: { _ in pro }) else { return [] }
    return candidates
  }

  @Test(arguments: 0..<8)
  func findingsDoWhatTheyClaim(_ seed: Int) {
    var tables = Tables(random: SeededGenerator(state: UInt64(seed)))
    for _ in 0..<150 {
      let fixture = tables.next()
      let table = fixture.table
      #expect(table.problems.isEmpty, "\(fixture.schema.links.map(\.pattern)) \(table.problems)")
      let analysis = LinkAnalysis(of: table)
      for conflict in analysis.conflicts {
        let best = candidates(table, conflict.witness.url, conflict.witness.conditions[0] ?? false)
          .filter(\.isBest).map { table.variants[$0.variant].origin }
        #expect(best.contains(conflict.earlier) && best.contains(conflict.later), "\(conflict)")
        #expect(routeName(conflict.earlier, table) != routeName(conflict.later, table))
      }
      for (origin, witness) in analysis.openings {
        let best = candidates(table, witness.url, witness.conditions[0] ?? false).filter(\.isBest)
        #expect(best.contains { table.variants[$0.variant].origin == origin }, "\(origin) \(witness)")
      }
      for overlap in analysis.overlaps {
        let matching = candidates(table, overlap.witness.url, overlap.witness.conditions[0] ?? false)
          .filter { table.variants[$0.variant].origin == overlap.pattern }
        #expect(matching.count > 1, "\(overlap)")
      }
      // A pattern opens something or is dead, never both.
      #expect(analysis.shadows.allSatisfy { analysis.openings[$0.pattern] == nil })
    }
  }

  static let urls: [String] = {
    let texts = ["a", "b", "C", "A", "aa", "a-b", "7", "true"]
    var paths = [""]
    var all = ["/"]
    for _ in 0..<3 {
      paths = paths.flatMap { path in texts.map { path + "/" + $0 } }
      all += paths
    }
    all += ["/a//a", "/a//b", "/a/a/a/a", "/b/a/b/a", "/A/a-b/7/a"]
    let ends = ["", "?k=a", "?k=1&l=b", "#f"]
    return all.flatMap { path in
      ends.map { path + $0 } + ["https://app.example" + path, "app:/" + path, "app://" + path]
    }
  }()

  @Test(arguments: 0..<8)
  func everyShortURLAgrees(_ seed: Int) {
    var tables = Tables(random: SeededGenerator(state: UInt64(1000 + seed)))
    for _ in 0..<12 {
      let fixture = tables.next()
      let table = fixture.table
      let analysis = LinkAnalysis(of: table)
      let conflicts = Set(analysis.conflicts.map { "\($0.earlier.short)/\($0.later.short)" })
      let dead = Dictionary(uniqueKeysWithValues: analysis.shadows.map { ($0.pattern, $0) })
      let told = Dictionary(grouping: analysis.conflicts, by: \.later.short).mapValues(\.count)
      let names = fixture.schema.links.map(\.pattern)
      for url in Self.urls {
        for pro in [false, true] {
          let all = candidates(table, url, pro)
          guard let winner = all.first else { continue }
          let origin = table.variants[winner.variant].origin
          #expect(dead[origin] == nil, "\(url) opens \(origin.short) of \(names)")
          let best = all.filter(\.isBest).map(\.variant).sorted().map { table.variants[$0].origin }
          for (place, later) in best.enumerated() {
            for earlier in best[..<place] where routeName(earlier, table) != routeName(later, table) {
              let isTold =
                conflicts.contains("\(earlier.short)/\(later.short)") || told[later.short, default: 0] >= 3
              #expect(isTold, "\(url) of \(earlier.short) and \(later.short) of \(names)")
            }
          }
        }
      }
    }
  }

  @Test func hardlyAnythingIsLeftUnproved() {
    var tables = Tables(random: SeededGenerator(state: 99))
    var patterns = 0
    var unproved = 0
    for _ in 0..<300 {
      let table = tables.next().table
      let analysis = LinkAnalysis(of: table)
      let inConflict = Set(analysis.conflicts.flatMap { [$0.earlier, $0.later] })
      let known = Set(analysis.openings.keys).union(analysis.shadows.map(\.pattern)).union(inConflict)
      let all = Set(table.variants.map(\.origin))
      patterns += all.count
      unproved += all.subtracting(known).count
    }
    #expect(unproved * 100 < patterns, "\(unproved) of \(patterns)")
  }
}

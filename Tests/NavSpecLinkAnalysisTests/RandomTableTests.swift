import NavSpecFuzzing
import NavSpecLinkAnalysis
import NavSpecRuntime
import TestSupport
import Testing

/// Whatever the table: findings do what they claim, and looking at every short URL finds no more.
@Suite struct RandomTableTests {
  /// Tables that tempt: few texts, many ways to write them.
  struct Tables {
    var random: SeededRandom

    /// A pattern before it is written out.
    struct Sketch {
      var site = ""
      var segments: [String] = []
      var tail = ""
      var query = ""
      var fragment = ""

      var pattern: String {
        // A name may capture one place only.
        let path = segments.enumerated().map { "/" + $1.replacing("}", with: "\($0)}") }.joined() + tail
        // A host takes no several segments.
        let site = segments.isEmpty && tail.hasPrefix("/{+") ? "" : site
        return site + (path.isEmpty ? "/a" : path) + query + fragment
      }
    }

    mutating func segment() -> String {
      random.pick([
        "a", "b", "A", "{x}", "{y}", "{ab_x}", "{ab_y}", "{bc_y}", "{as_x}", "{two_x}", "a-{x}", "{x}-b",
        "{y}a",
        "{digit_x}", "{int_y}", "{bool_x}", "{slug_y}", "{ab_list}", "{two_list}", "{string_list}",
      ])
    }

    mutating func sketch() -> Sketch {
      var sketch = Sketch()
      sketch.site = random.pick(["", "", "", "", "", "https://app.example", "app:/"])
      for _ in 0..<Int.random(in: 0...3, using: &random) { sketch.segments.append(segment()) }
      sketch.tail = random.pick([
        "", "", "", "", "", "", "{/o_o}", "{/ab_o}{/q_o}", "{/o_o}/a{/q_o}", "{/t*}", "/{+g}", "/{+g}/a",
      ])
      sketch.query = random.pick([
        "", "", "", "", "?k=a", "?k={k}", "{?l_o}", "?k={bool_k}&l=b", "?k={digit_k}", "?k=A{k}", "?k={k}b",
        "?k={ab_k}1", "?l={bool_l}a", "{?k,k_alt}", "{?k_alt,k}", "{?bool_k,bool_k_alt}", "{?l_o,l_o_alt}",
      ])
      sketch.fragment = random.pick([
        "", "", "", "", "", "", "", "#f", "#{f}", "{#s}", "{#bool_s}", "{#s_o}", "#k={f}", "#k=f", "#f/{f}",
        "#{f}/{h}", "#k={bool_f}&l={h}", "#k=&l={h}",
      ])
      return sketch
    }

    /// Another that differs in little.
    mutating func variation(of sketch: Sketch) -> Sketch {
      var result = sketch
      let other = self.sketch()
      switch random.pick([0, 0, 0, 0, 1, 2, 3, 4]) {
      case 0:
        let place = Int.random(in: 0...max(0, result.segments.count - 1), using: &random)
        if result.segments.indices.contains(place) { result.segments[place] = segment() }
      case 1: result.tail = other.tail
      case 2: result.query = other.query
      case 3: result.fragment = other.fragment
      default: result.site = other.site
      }
      return result
    }

    mutating func next() -> TableFixture {
      var fixture = TableFixture()
      fixture.schema.conditions = [.init(name: "pro")]
      fixture.schema.sources[0].ignoresCase = random.pick([false, false, true])
      fixture.schema.sources[0].strictTrailingSlash = random.pick([false, false, false, true])
      var bare = NavigationSchema.Source(name: "old", schemes: ["old"])
      bare.isBare = true
      bare.ignoresCase = random.pick([false, true])
      bare.strictTrailingSlash = random.pick([false, true])
      bare.collapsesSlashes = random.pick([false, false, true])
      fixture.schema.sources.append(bare)
      let sources = random.pick([[0], [0, 0, 1]])
      var sketches: [Sketch] = []
      for index in 0..<Int.random(in: 2...8, using: &random) {
        let known = sketches
        sketches.append(
          known.isEmpty || random.pick([false, false, false, true])
            ? sketch() : variation(of: random.pick(known)))
        let pattern = sketches[index].pattern
        let routes = fixture.schema.routes.count
        let route = routes > 0 && random.pick([false, false, false, true]) ? routes - 1 : nil
        let when = random.pick([nil, nil, nil, nil, false, true] as [Bool?])
        let priority = random.pick([0, 0, 0, 0, 1])
        let source = random.pick(sources)
        fixture.add(pattern, route: route) {
          $0.when = when.map { .init(condition: 0, isNegated: $0) }
          $0.priority = priority
          $0.source = source
        }
      }
      fixture.schema.prefixes = random.pick([[], [], [], [], [], [], ["/{lang}"], ["/{+base}"]])
      if random.pick([false, false, true]) {
        fixture.schema.redirects = [.init(pattern: random.pick(["/{x}", "/a/{x}", "/b"]), target: "/a")]
      }
      if random.pick([false, false, false, true]) {
        fixture.schema.exclusions = [.init(pattern: random.pick(["/a", "/{x}/b"]))]
      }
      return fixture
    }
  }

  @Test(arguments: 0..<8)
  func findingsDoWhatTheyClaim(_ seed: Int) throws {
    var tables = Tables(random: SeededRandom(seed: UInt64(seed)))
    var (conflicts, shadows, overlaps) = (0, 0, 0)
    for _ in 0..<60 {
      let fixture = tables.next()
      let table = fixture.table
      #expect(table.problems.isEmpty, "\(fixture.schema.links.map(\.pattern)) \(table.problems)")
      let analysis = LinkAnalysis(of: table)
      try LinkTableEntry.check(analysis, of: table)
      conflicts += analysis.conflicts.count
      shadows += analysis.shadows.count
      overlaps += analysis.overlaps.count
    }
    // The tables are such that there is something to find.
    #expect(conflicts > 5 && shadows > 5 && overlaps > 0, "\(conflicts), \(shadows), \(overlaps)")
  }

  static let urls: [String] = {
    let texts = ["a", "b", "C", "A", "aa", "a-b", "7", "true", "b,a"]
    var paths = [""]
    var all = ["/"]
    for _ in 0..<3 {
      paths = paths.flatMap { path in texts.map { path + "/" + $0 } }
      all += paths
    }
    all += ["/a//a", "/a//b", "/a/a/a/a", "/b/a/b/a", "/A/a-b/7/a"]
    let ends = ["", "?k=a", "?k=1&l=b", "#f", "?k=ab", "?k=Aab&l=1a"]
    let fragments = ["#", "#true", "#f/1", "#%66%2F1", "#k=f", "#k=f/1", "#l=1&k", "#k=true&l=", "#k%3Df"]
    return all.flatMap { path -> [String] in
      // More for the shortest.
      let ends = path.utf8.count < 4 ? ends + fragments : ends
      let sites = ["https://app.example", "app:/", "app://"]
      return ends.map { path + $0 } + sites.map { $0 + path }
    }
  }()

  @Test(arguments: 0..<8)
  func everyShortURLAgrees(_ seed: Int) throws {
    var tables = Tables(random: SeededRandom(seed: UInt64(1000 + seed)))
    for _ in 0..<6 {
      let table = tables.next().table
      let analysis = LinkAnalysis(of: table)
      #expect(Set(analysis.shadows.map(\.pattern)).count == analysis.shadows.count)
      for url in Self.urls {
        for pro in [false, true] { try LinkTableEntry.check(url, of: table, analysis, holds: pro) }
      }
    }
  }

  @Test func hardlyAnythingIsLeftUnproved() {
    var tables = Tables(random: SeededRandom(seed: 99))
    var patterns = 0
    var unproved = 0
    for _ in 0..<200 {
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

import NavSpecFuzzing
import NavSpecLinkAnalysis
import NavSpecRuntime
import TestSupport
import Testing

@Suite struct RedirectAnalysisTests {
  private func analysis(_ fixture: TableFixture) -> RedirectAnalysis {
    RedirectAnalysis(of: fixture.table, openings: fixture.analysis.openings)
  }

  private func analysis(_ links: [String], _ redirects: [(String, String)]) -> RedirectAnalysis {
    var fixture = TableFixture(links)
    fixture.schema.redirects = redirects.map { .init(pattern: $0.0, target: $0.1) }
    return analysis(fixture)
  }

  @Test func aLoopIsShownStepByStep() {
    let found = analysis([], [("/c", "/a"), ("/a", "/b"), ("/b", "/a")])
    #expect(found.loops.map(\.urls) == [["/a", "/b", "/a"]])
    #expect(found.loops.map(\.redirects) == [[1, 2]])
    #expect(found.deadEnds.isEmpty)
  }

  /// What an old pattern names does not reach the target, which cannot give it to a link.
  @Test(arguments: [
    ([("/old?k=a", "/new")], "/new?k={k}"), ([("/old?k={k}", "/new")], "/new?k={k}"),
    ([("/old?k=a&l={l}", "/new")], "/new?l=x-{k}"), ([("/old{?k}", "/new")], "/new?k={k}"),
    ([("/old?a=1{&m*}", "/new")], "/new?k={k}"), ([("/old{?m*}", "/new")], "/new?k={k}"),
    ([("/old#top", "/new")], "/new#k={k}"), ([("/old#k={f}", "/new")], "/new{#k}"),
    ([("/old?k=a", "/mid"), ("/mid", "/new")], "/new?k={k}"),
    ([("/old#a", "/mid"), ("/mid?l=1", "/new")], "/new#k={k}"),
  ])
  func aTargetThatNeedsWhatItsRedirectTakesIsADeadEnd(_ redirects: [(String, String)], _ link: String) {
    let found = analysis([link], redirects)
    #expect(found.deadEnds.map(\.redirect) == [0])
    for prefix in ["/{lang}", "/v1", "/{+base}"] {
      var fixture = TableFixture([link])
      fixture.schema.prefixes = [prefix]
      fixture.schema.redirects = redirects.map { .init(pattern: $0.0, target: $0.1) }
      let found = analysis(fixture)
      #expect(found.deadEnds.map(\.redirect) == [0] || found.unproved == [.redirect(0)], "\(prefix)")
    }
  }

  @Test(arguments: [
    ([("/old?k={k}", "/new?k={k}")], "/new?k={k}"), ([("/old?j=a", "/new")], "/new?k={k}"),
    ([("/old", "/new")], "/new?k={k}"), ([("/old{?m*}", "/new{?m*}")], "/new?k={k}"),
    ([("/old?a=1{&m*}", "/new{?m*}")], "/new?k={k}"), ([("/old?k={k}", "/new/{k}")], "/new/{k}"),
    ([("/old#k={f}", "/new#k={f}")], "/new#k={k}"), ([("/old", "/new")], "/new#k={k}"),
    ([("/old?k=a", "/mid"), ("/mid", "/new?k=b")], "/new?k={k}"),
    ([("/old?k=a", "/mid"), ("/mid?l={l}", "/new?k={l}")], "/new?k={k}"),
    ([("/old?k=a", "/new?k=b")], "/new?k={k}"), ([("/old?k=a", "/new")], "/new{?k_o}"),
  ])
  func aTargetThatMayHaveWhatItNeedsIsNone(_ redirects: [(String, String)], _ link: String) {
    #expect(analysis([link], redirects).deadEnds.isEmpty)
  }

  @Test func aLoopThatFewURLsFallIntoIsFound() {
    // Most of what one leads to is the link's.
    let found = analysis(["/b/{int_x}"], [("/a/{x}", "/b/{x}"), ("/b/{y}-{z}", "/a/{y}-{z}")])
    #expect(found.loops.map(\.urls) == [["/a/a-a", "/b/a-a", "/a/a-a"]])
  }

  @Test func aCircleThatNoURLGoesRoundIsNone() {
    // `/a/1`, `/b/1`, `/a/2`, and then the link.
    let found = analysis(["/b/{int_x}"], [("/a/{x}", "/b/{x}"), ("/b/1", "/a/2")])
    #expect(found.loops.isEmpty)
    #expect(found.deadEnds.isEmpty)
  }

  @Test func aPartOfAValueMayDecideWhetherItLoops() {
    let targets = [("/a?k=x{v}", "/b?k={v}"), ("/b?k={w}y", "/a?k=x{w}y")]
    #expect(analysis(["/b?k={int_x}"], targets).loops.count == 1)
    // After the first, no URL has the text that the other wants.
    #expect(analysis([], [("/a?k=x{v}", "/b?k=z{v}"), ("/b?k=x{w}", "/a?k=x{w}")]).loops.isEmpty)
    // Each round takes away a letter.
    let shrinking = analysis([], [("/a?k=x{v}", "/b?k={v}"), ("/b?k={w}", "/a?k={w}")])
    #expect(shrinking.loops.isEmpty)
    #expect(!shrinking.unproved.isEmpty)
  }

  @Test func growingIsLoopingToo() {
    #expect(analysis([], [("/a{/r*}", "/a/b{/r*}")]).loops.count == 1)
    #expect(analysis([], [("/a/{x}", "/a/b/{x}"), ("/z", "/a/1")]).loops.isEmpty)
  }

  @Test func aLoopThroughAPrefixIsFound() {
    var fixture = TableFixture(["/{a}/a"])
    fixture.schema.prefixes = ["/{lang}"]
    fixture.schema.redirects = [
      .init(pattern: "/{x}", target: "/c/{x}"), .init(pattern: "/{x}/{y}/{z}", target: "/{z}"),
    ]
    let found = analysis(fixture)
    #expect(found.loops.count == 1)
    #expect(fixture.table.redirectChain(of: found.loops[0].urls[0]).isEndless)
  }

  @Test func aLoopThroughAPrefixOfAnyLengthIsFound() {
    // Without a prefix the link takes `/b/a`.
    var fixture = TableFixture()
    fixture.add("/b{/x_o}") { $0.priority = 1 }
    fixture.schema.prefixes = ["/{+base}"]
    fixture.schema.redirects = [
      .init(pattern: "/a?k={k}", target: "/b/{+k}"), .init(pattern: "/b/a", target: "/a?k=a"),
    ]
    #expect(!fixture.table.redirectChain(of: "/a?k=a").isEndless)
    #expect(fixture.table.redirectChain(of: "/x/y/a?k=a").isEndless)
    let found = analysis(fixture)
    #expect(found.loops.count == 1 || found.unproved == [.redirect(0), .redirect(1)])
  }

  /// A redirect keeps its prefix: `/x`, `/c/x`, and `/c/c/x`, which no redirect takes.
  @Test func aRedirectThatLengthensAPathEnds() {
    var fixture = TableFixture(["/{a}/a"])
    fixture.schema.prefixes = ["/{lang}"]
    fixture.schema.redirects = [.init(pattern: "/{x}", target: "/c/{x}")]
    for _ in 0..<2 {
      let found = analysis(fixture)
      #expect(found.loops == [] && found.unproved == [])
      #expect(!fixture.table.redirectChain(of: "/100?k=a").isEndless)
      // A link that some URLs are kept from makes no difference.
      fixture.add("/{c}") { $0.forbiddenKeys = ["k"] }
    }
  }

  /// A search that tries some of many URLs knows nothing of the others.
  @Test func aSearchThatEndsAtABoundIsNotProved() {
    var fixture = TableFixture()
    fixture.schema.prefixes = ["/{lang}"]
    fixture.schema.redirects = [
      .init(pattern: "/{x}", target: "/c/{x}"), .init(pattern: "/{y}/{z}/k", target: "/{z}"),
    ]
    let found = analysis(fixture)
    #expect(found.loops == [])
    #expect(found.unproved == [.redirect(0), .redirect(1)])
    #expect(analysis(["/b/{int_x}"], [("/a/{x}", "/b/{x}"), ("/b/1", "/a/2")]).unproved == [])
  }

  @Test func aRowThatIsTooLongIsTold() {
    let row = (0..<16).map { ("/r\($0)", "/r\($0 + 1)") }
    #expect(analysis(["/r16"], row).loops.map(\.isCircle) == [false])
    #expect(analysis(["/r15"], row.dropLast()).loops.isEmpty)
  }

  @Test func theQueryGoesRoundToo() {
    #expect(analysis([], [("/a?k={x}", "/a?l={x}"), ("/a?l={x}", "/a?k={x}")]).loops.count == 1)
    #expect(analysis(["/a"], [("/a?k={x}", "/a?l={x}")]).loops.isEmpty)
  }

  @Test func nowhereIsNowhereForAll() {
    func ends(_ links: [String], _ redirects: [(String, String)]) -> [String] {
      analysis(links, redirects).deadEnds.map { "\($0.redirect) \($0.target)" }
    }
    #expect(ends(["/item/{int_x}"], [("/old/{x}", "/item/{x}")]) == [])
    #expect(ends(["/item/{int_x}"], [("/old/{x}", "/item/n{x}")]) == ["0 /item/na"])
    #expect(ends(["/item/{int_x}"], [("/old/{x}", "/items/{x}")]) == ["0 /items/a"])
    #expect(ends(["/x/{ab_x}"], [("/old/{x}", "/x/{x}-c")]) == ["0 /x/a-c"])
    // Only the last of a row is at fault.
    #expect(ends([], [("/a", "/b"), ("/b", "/c")]) == ["1 /c"])
    // Without its optional part it ends in a slash, which is as good as none.
    #expect(ends(["/x"], [("/old{/id}", "/x/{id}")]) == [])
    #expect(ends(["/x?k=a"], [("/old", "/x")]) == [])
    #expect(ends(["/x/{y}/{z}"], [("/old/{+rest}", "/x/{+rest}")]) == [])
  }

  @Test func whatNeverRedirectsLeadsNowhereInPeace() {
    // A link takes all its URLs, which is another mistake.
    #expect(analysis(["/old"], [("/old", "/gone")]).deadEnds.isEmpty)
  }

  /// Findings do what they claim, and following every short URL finds no other.
  @Test(arguments: 0..<15)
  func everyShortURLAgrees(_ seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let sources = [
      "/a/{x}", "/b/{x}", "/c/{x}", "/a", "/b/a", "/c/b", "/a{/r*}", "/b/{x}-{y}", "/c?k={x}", "/{x}/b",
      "/a/{+x}",
      "/b#{x}",
    ]
    let targets = [
      "/a/{x}", "/b/{x}", "/c/{x}", "/a", "/b/b", "/c/a", "/b{/r*}", "/c/{x}-{x}", "/c?k={x}", "/d/{x}",
      "/a/{+x}",
    ]
    let texts = ["a", "b", "c", "1", "a-b"]
    let paths =
      texts.map { "/\($0)" } + texts.flatMap { first in texts.map { "/\(first)/\($0)" } }
      + texts.flatMap { first in
        texts.flatMap { second in ["/\(first)/\(second)/a", "/\(first)/b/\(second)"] }
      }
    let urls = paths + paths.map { $0 + "?k=a" } + paths.map { $0 + "#a" }
    var (loops, ends) = (0, 0)
    for _ in 0..<25 {
      var fixture = TableFixture(["/d/{int_x}", "/b/{ab_x}"].shuffled(using: &random).dropLast(seed % 2))
      for _ in 0..<Int.random(in: 2...6, using: &random) {
        let source = sources[Int.random(in: 0..<sources.count, using: &random)]
        let target = targets[Int.random(in: 0..<targets.count, using: &random)]
        let isCarried = !target.contains("{x}") && !target.contains("{+x}") || source.contains("x}")
        if isCarried, source.contains("{+x}") == target.contains("{+x}") || !target.contains("{+x}") {
          fixture.schema.redirects.append(.init(pattern: source, target: target))
        }
      }
      fixture.schema.prefixes = [["/{lang}"], ["/{+base}"], [], ["/a", "/{lang}"], ["/b", "/c"]][seed % 5]
      let table = fixture.table
      let found = analysis(fixture)
      let names = fixture.schema.redirects.map { "\($0.pattern) → \($0.target)" }
      let looping = Set(found.loops.flatMap(\.redirects))
      for loop in found.loops {
        let chain = table.redirectChain(of: loop.urls[0])
        #expect(chain.isEndless)
        #expect(Array(chain.hops.map(\.url).prefix(loop.urls.count - 1)) == Array(loop.urls.dropFirst()))
        #expect(Array(chain.hops.map(\.redirect).prefix(loop.redirects.count)) == loop.redirects)
      }
      for end in found.deadEnds {
        let chain = table.redirectChain(of: end.witness.url)
        #expect(chain.outcome == .unmatched && chain.hops.first?.url == end.target)
      }
      let dead = Set(found.deadEnds.map(\.redirect))
      for url in urls {
        let chain = table.redirectChain(of: url)
        if chain.isEndless {
          #expect(
            chain.hops.contains {
              looping.contains($0.redirect) || found.unproved.contains(.redirect($0.redirect))
            }, "\(url) of \(names)")
        } else if case .matched = chain.outcome {
          #expect(chain.hops.allSatisfy { !dead.contains($0.redirect) }, "\(url) of \(names)")
        }
      }
      loops += found.loops.count
      ends += found.deadEnds.count
    }
    #expect(loops > 0 && ends > 2, "\(loops) \(ends)")
  }
}

import NavSpecFuzzing
import NavSpecLinkAnalysis
import NavSpecRuntime
import TestSupport
import Testing

/// Claims about the URLs of patterns, within a table and between two.
@Suite struct LinkLanguageTests {
  /// Whether no URL of one pattern is also one of another.
  private func disjointness(_ first: String, _ second: String) -> LinkProof {
    let (base, head) = (TableFixture([first]).table, TableFixture([second]).table)
    let comparison = LinkComparison(base: base, head: head)
    let proofs = base.variants.indices.flatMap { variant in
      head.variants.indices.map { comparison.isUnmoved(variant, from: $0) { _ in true } }
    }
    return proofs.first { $0 != .proved } ?? .proved
  }

  /// Whether every URL that one table opens is opened by another.
  private func coverage(of base: TableFixture, by head: TableFixture) -> LinkProof {
    let table = base.table
    let comparison = LinkComparison(base: table, head: head.table)
    return table.variants.indices.map { comparison.isStillOpened($0) }.first { $0 != .proved } ?? .proved
  }

  @Test(arguments: [
    ("/u/{a}", "/u/{int_b}", "/u/7"), ("/{a}/x", "/y/{b}", "/y/x"), ("/{+a}/x", "/y/{+b}", "/y/x"),
    ("/{+a}/x", "/y{/b*}", "/y/x"), ("/a-{x}", "/{y}-b", "/a-b"), ("/{ab_a}", "/{bc_b}", "/b"),
    ("/{+a}/b/{c}", "/a/{+b}/b", "/a/b/b"),
  ])
  func patternsMeetAt(_ first: String, _ second: String, _ url: String) {
    #expect(disjointness(first, second) == .witness(LinkWitness(url: url)))
  }

  @Test(arguments: [
    ("/u/{uuid_a}", "/u/{int_b}"), ("/{a}", "/{b}/{c}"), ("/x{/a*}", "/y{/b*}"), ("/{+a}/x", "/{+b}/y"),
    ("/v?k=a", "/v?k=b"), ("/{as_a}", "/b{b}"), ("/v?k=a{x}", "/v?k=a"), ("/v?k=a{x}", "/v?k=b{x}"),
  ])
  func patternsAreDisjoint(_ first: String, _ second: String) {
    #expect(disjointness(first, second) == .proved)
  }

  @Test(arguments: [
    ("/u/{int_a}", "/u/{b}"), ("/u/{as_a}", "/u/{slug_b}"), ("/u/a-{x}", "/u/{y}"),
    ("/u/{ab_x}", "/u/{as_y}|b"),
    ("/{ab_a}/{int_b}", "/{+c}"), ("/x/{a}/{b}", "/x{/c*}"), ("/v?k=a&l=b", "/v?l=b"),
    ("/v?k={bool_k}", "/v?k={x}"), ("/v?k=a{x}b", "/v?k=a{y}"), ("/v?k=a/{ab_x}", "/v?k=a/{slug_y}"),
    ("/v#a", "/v{#x}"), ("/x/y{/r*}", "/x{/s*}"),
  ])
  func aPatternIsCovered(_ first: String, _ second: String) {
    let second = second.replacing("{as_y}|b", with: "{slug_y}")
    #expect(coverage(of: TableFixture([first]), by: TableFixture([second])) == .proved)
  }

  @Test(arguments: [
    ("/u/{b}", "/u/{int_a}", "/u/a"), ("/u/{slug_b}", "/u/{as_a}", "/u/b"), ("/{+c}", "/{a}/{b}", "/a"),
    ("/x{/c*}", "/x/{a}/{b}", "/x/a"), ("/v?l=b", "/v?k=a&l=b", "/v?l=b"),
    ("/u/{digit_a}", "/u/{bool_b}", "/u/7"),
    ("/u/{a}", "/u/{two_b}", "/u/a"), ("/v{#x}", "/v#a", "/v#b"),
  ])
  func aPatternIsNotCovered(_ first: String, _ second: String, _ url: String) {
    guard case .witness(let witness) = coverage(of: TableFixture([first]), by: TableFixture([second])) else {
      Issue.record("no witness")
      return
    }
    // Which of the shortest is a matter of taste.
    #expect(witness.url.count <= url.count, "\(witness.url)")
  }

  /// What Firefox for iOS opens of `firefox://deep-link?url=…`, text by text and with placeholders.
  @Test func literalLinksOfARealAppBecomeFew() {
    let texts = [
      "settings": [
        "clear-private-data", "newTab", "newTab/", "homePage", "mailto", "search", "fxa", "theme", "general",
      ],
      "homepanel": ["bookmarks", "top-sites", "history", "reading-list", "downloads"],
      "default-browser": ["tutorial", "system-settings"], "action": ["show-intro-onboarding"],
    ]
    var few = TableFixture()
    for (kind, texts) in texts {
      few.add("firefox://deep-link?url=/\(kind)/{text}") {
        $0.constraints["text"] = ValueForm(.cases(texts))
      }
    }
    let all = texts.flatMap { kind, texts in texts.map { "firefox://deep-link?url=/\(kind)/\($0)" } }
    let literal = TableFixture(all)
    #expect(coverage(of: few, by: literal) == .proved)
    #expect(coverage(of: literal, by: few) == .proved)
    #expect(few.table.outcome(of: "firefox://deep-link?url=/homepanel/badbad") == .unmatched)
    #expect(few.conflicts.isEmpty)
  }

  /// Mattermost's links, whose servers may be installed below a path: with one prefix they are half as many.
  @Test func onePrefixHalvesARealTable() {
    let patterns = [
      "/{team}/channels/{channel}", "/{team}/messages/@{user}", "/{team}/pl/{post}", "/{team}/threads",
      "/_redirect/pl/{post}",
    ]
    var few = TableFixture(patterns)
    few.schema.prefixes = ["/{+base}"]
    let doubled = TableFixture(patterns + patterns.map { "/{+base}" + $0 })
    #expect(coverage(of: few, by: doubled) == .proved)
    #expect(coverage(of: doubled, by: few) == .proved)
    let url = "https://app.example/apps/chat/red/pl/abc"
    #expect(few.table.outcome(of: url) != .unmatched)
    #expect(TableFixture(patterns).table.outcome(of: url) == .unmatched)
  }

  @Test func aNewerTableIsComparedWithAnOlder() {
    let base = TableFixture(["/u/{a}", "/r/{int_b}", "/old", "/x/{+c}"]).table
    var newer = TableFixture(["/u/{slug_a}", "/r/{int_b}", "/r/7", "/x/{c}", "/x/{d}/{e}"])
    newer.schema.links[4].route = 3
    let comparison = LinkComparison(base: base, head: newer.table)
    #expect(comparison.isStillOpened(0) == .witness(LinkWitness(url: "/u/7")))
    #expect(comparison.isStillOpened(1) == .proved)
    #expect(comparison.isStillOpened(2) == .witness(LinkWitness(url: "/old")))
    #expect(comparison.isStillOpened(3) == .witness(LinkWitness(url: "/x/a/a/a")))
    #expect(comparison.isUnmoved(0, from: 2) { _ in true } == .proved)
    #expect(comparison.isUnmoved(1, from: 2) { _ in true } == .witness(LinkWitness(url: "/r/7")))
  }

  @Test func whatTheOlderTableNeverOpenedIsNoLoss() {
    var base = TableFixture(["/u/{a}", "/u/{ab_b}"])
    base.schema.exclusions = [.init(pattern: "/u/c")]
    let newer = TableFixture(["/v", "/u/{ab_b}"]).table
    let comparison = LinkComparison(base: base.table, head: newer)
    // Not /u/a, /u/b or /u/c, which it did not open.
    #expect(comparison.isStillOpened(0) == .witness(LinkWitness(url: "/u/7")))
    #expect(comparison.isStillOpened(1) == .proved)
  }

  @Test func conditionsAreComparedByName() {
    var base = TableFixture(["/u/{a}"])
    base.schema.conditions = [.init(name: "pro"), .init(name: "beta")]
    base.schema.links[0].when = .init(condition: 0)
    var newer = TableFixture(["/u/{a}"])
    newer.schema.conditions = [.init(name: "beta"), .init(name: "pro")]
    newer.schema.links[0].when = .init(condition: 1)
    #expect(LinkComparison(base: base.table, head: newer.table).isStillOpened(0) == .proved)
    newer.schema.links[0].when = .init(condition: 0)
    #expect(
      LinkComparison(base: base.table, head: newer.table).isStillOpened(0)
        == .witness(LinkWitness(url: "/u/a", conditions: [0: true])))
  }

  @Test func aTableOfHardPatternsIsBounded() {
    var random = SeededRandom(seed: 3)
    var fixture = TableFixture()
    for index in 0..<60 {
      let lengths = (0..<6).map { _ in Int.random(in: 5...30, using: &random) }
      let pattern = lengths.map { "([ab]{\($0)}|c)*" }.joined(separator: "a?")
      fixture.add("/x/{p\(index)}")
      fixture.schema.routes[index].parameters[0].form = ValueForm(.string, pattern: pattern)
    }
    let table = fixture.table
    let time = ContinuousClock().measure { _ = LinkAnalysis(of: table) }
    #expect(time < .seconds(60))
  }
}

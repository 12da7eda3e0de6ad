import NavSpecFuzzing
import NavSpecLinkAnalysis
import NavSpecRuntime
import Testing

/// Where one place has many patterns, the few that conflict are found without comparing all pairs.
@Suite struct CrowdedTableTests {
  struct Crowd: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// What the pattern and the form of `{own}` are, by index.
    let member: @Sendable (Int) -> (pattern: String, form: ValueForm)
    /// What meets the one of index 20 and no other.
    let stranger: (pattern: String, form: ValueForm)
    let witness: String
  }

  static let any = ValueForm(.string)
  static let crowds = [
    Crowd(
      testDescription: "closed sets", member: { ("/x/{own}", ValueForm(.cases(["s\($0)", "t\($0)"]))) },
      stranger: ("/x/{own}", ValueForm(.cases(["u", "t20"]))), witness: "/x/t20"),
    Crowd(
      testDescription: "beginnings", member: { ("/x/p\($0)-{own}", any) },
      stranger: ("/x/p20{own}-", any), witness: "/x/p20--"),
    Crowd(
      testDescription: "ends", member: { ("/x/{own}-p\($0)", any) }, stranger: ("/x/-{own}p20", any),
      witness: "/x/--p20"),
    Crowd(
      testDescription: "regular expressions",
      member: { ("/x/{own}", ValueForm(.string, pattern: "[a-z]+-\($0)(-[0-9]+)?")) },
      stranger: ("/x/{own}", ValueForm(.string, pattern: "k-20-1.*")), witness: "/x/k-20-1"),
    Crowd(
      testDescription: "ends of regular expressions",
      member: { ("/x/{own}", ValueForm(.string, pattern: ".*-\($0)z")) },
      stranger: ("/x/{own}", ValueForm(.string, pattern: "a-20z")), witness: "/x/a-20z"),
    Crowd(
      testDescription: "lengths", member: { ("/x/{own}", ValueForm(.string, length: ($0 + 1)...($0 + 1))) },
      stranger: ("/x/{own}", ValueForm(.string, pattern: "a{21}")),
      witness: "/x/" + String(repeating: "a", count: 21)),
    Crowd(
      testDescription: "ranges",
      member: { ("/x/{own}", ValueForm(.int, minimum: Double($0 * 10), maximum: Double($0 * 10 + 9))) },
      stranger: ("/x/{own}", ValueForm(.int, minimum: 205, maximum: 206)), witness: "/x/205"),
    Crowd(
      testDescription: "query values", member: { ("/w?title=page\($0)", any) },
      stranger: ("/w?title=page20", any), witness: "/w?title=page20"),
    Crowd(
      testDescription: "domains", member: { ("https://*.t\($0).example/{own}", any) },
      stranger: ("https://*.t20.example/{own}", any), witness: "https://a.t20.example/a"),
  ]

  @Test(arguments: crowds)
  func theOneThatConflictsIsFound(_ crowd: Crowd) {
    var fixture = TableFixture()
    func add(_ pattern: String, _ form: ValueForm) {
      let index = fixture.add(pattern)
      for place in fixture.schema.routes[index].parameters.indices {
        fixture.schema.routes[index].parameters[place].form = form
      }
    }
    for index in 0..<60 {
      let member = crowd.member(index)
      add(member.pattern, member.form)
    }
    #expect(fixture.conflicts == [])
    add(crowd.stranger.pattern, crowd.stranger.form)
    #expect(fixture.conflicts == ["20/60 \(crowd.witness)"])
    #expect(fixture.shadows == [])
  }

  /// Adding routes hides no diagnostic: every set that shares a text with an earlier one is reported.
  @Test(arguments: [100, 200])
  func setsThatShareManyTextsAreAllFound(_ count: Int) {
    var fixture = TableFixture()
    var sets: [[String]] = []
    for index in 0..<count {
      sets.append((0..<200).map { "c\((index * 7 + $0 * 13) % 5000)" })
      fixture.add("/x/{own}")
      fixture.schema.routes[index].parameters[0].form = ValueForm(.cases(sets[index]))
    }
    let expected = sets.indices.map { later in
      min(3, sets[..<later].count { !Set($0).isDisjoint(with: sets[later]) })
    }
    #expect(expected.reduce(0, +) > 100)
    let analysis = fixture.analysis
    let found = sets.indices.map { index in analysis.conflicts.count { $0.later == .link(index) } }
    #expect(found == expected)
    #expect(analysis.unproved.isEmpty)
  }

  /// Closed sets and other segments at the same place, with and without regard to case.
  @Test(arguments: [false, true])
  func setsMeetTextsOfOtherKinds(_ ignoresCase: Bool) {
    var fixture = TableFixture()
    fixture.schema.sources[0].ignoresCase = ignoresCase
    for (index, texts) in [["x", "Y"], ["y", "z/z"], ["Y", "z/z"], ["é"], ["."], ["q", "é"]].enumerated() {
      fixture.add("/x/{own}")
      fixture.schema.routes[index].parameters[0].form = ValueForm(.cases(texts))
    }
    let shared = fixture.conflicts.map { $0.prefix { $0 != " " } }
    #expect(shared == (ignoresCase ? ["0/1", "0/2", "1/2", "3/5"] : ["0/2", "1/2", "3/5"]))
  }

  @Test func fragmentsAreToldApart() {
    var fixture = TableFixture((0..<60).map { "/x{/int_a_o}{/int_b_o}#{_}-\($0)." })
    #expect(fixture.conflicts == [])
    fixture.add("/x{/int_a_o}{/int_b_o}#-{_}20.")
    #expect(fixture.conflicts.map { $0.prefix { $0 != " " } } == ["20/60"])
    #expect(fixture.analysis.unproved.isEmpty)
  }

  /// A search that ends at a bound is never silent.
  @Test func whatIsNotProvedIsSaid() {
    var fixture = TableFixture(["/x/{a}", "/x/{b}", "/y/{c}"])
    for (index, factor) in [199, 211, 211].enumerated() {
      fixture.schema.routes[index].parameters[0].form = ValueForm(.string, pattern: "(a{\(factor)})+")
    }
    let analysis = fixture.analysis
    #expect(analysis.conflicts == [])
    #expect(analysis.unproved == [.link(1)])
  }

  /// Each conflicts with every other, and its diagnostic names only a few.
  @Test func aCrowdOfConflictsIsToldBriefly() {
    let fixture = TableFixture((0..<300).map { "/x/{ab_\($0)}" })
    let conflicts = fixture.analysis.conflicts
    #expect(conflicts.count == 1 + 2 + 297 * 3)
  }

  /// What a URL cannot meet is not paid for: segments of text and values below other literals.
  @Test func aTableOfManyFeaturesIsAsDearAsItsDearestBranch() {
    let below = { (feature: Int) in (0..<8).map { "/f\(feature)/a\($0)-{x}/{y}" } }
    #expect(TableFixture((0..<40).flatMap(below)).table.resolvingCost == 2)
    #expect(TableFixture((0..<40).flatMap(below) + below(7)).table.resolvingCost == 4)
    // A URL that meets a branch meets what branches off above it.
    #expect(TableFixture((0..<40).flatMap(below) + (0..<8).map { "/b\($0)-{x}" }).table.resolvingCost == 4)
    #expect(TableFixture((0..<320).map { "/a\($0)-{x}" }).table.resolvingCost == 80)
    // Behind a gap the last segment is asked first.
    #expect(TableFixture((0..<320).map { "/{+b}/f\($0)/a\($0)-{x}" }).table.resolvingCost == 320)
    var behindPrefix = TableFixture((0..<40).flatMap(below))
    behindPrefix.schema.prefixes = ["/{+base}"]
    #expect(behindPrefix.table.resolvingCost == 320 + 2)
    // Each source reads a URL in its own way, and some ignore case.
    let spellings = (0..<40).map { "/\($0 % 2 == 0 ? "ab" : "aB")/a\($0)-{x}" }
    #expect(TableFixture(spellings).table.resolvingCost == 10)
    var twoSources = TableFixture((0..<40).flatMap(below))
    twoSources.schema.sources.append(.init(schemes: ["other"]))
    for link in twoSources.schema.links.indices.dropFirst(160) { twoSources.schema.links[link].source = 1 }
    #expect(twoSources.table.resolvingCost == 2 + 2)
  }
}

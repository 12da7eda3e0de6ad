import NavSpecFuzzing
import NavSpecLinkAnalysis
import NavSpecRuntime
import TestSupport
import Testing

@Suite struct PriorityAnalysisTests {
  private func idle(_ patterns: [(String, Int)]) -> [Int] {
    var fixture = TableFixture()
    for (pattern, priority) in patterns { fixture.add(pattern) { $0.priority = priority } }
    return PriorityAnalysis(of: fixture.table).idle
  }

  @Test func aPriorityThatSettlesATieIsNeeded() {
    #expect(idle([("/u/{a}", 1), ("/u/{b}", 0)]) == [])
    #expect(idle([("/u/{a}", 0), ("/u/{b}", -3)]) == [])
    #expect(idle([("/u/{int_a}", -1), ("/u/{b}", 0)]) == [])
    #expect(idle([("https://app.example/u/{a}", 1), ("/u/{b}", 0)]) == [])
  }

  @Test func aPriorityThatSettlesNothingIsTold() {
    #expect(idle([("/u/{a}", 1), ("/v/{b}", 0)]) == [0])
    #expect(idle([("/u/{int_a}", 1), ("/u/{b}", 0)]) == [0])
    #expect(idle([("/u/{a}", 2), ("/u/{b}", 1)]) == [1])
    #expect(idle([("https://other.example/u/{a}", 1), ("/u/{b}", 0)]) == [0])
  }

  /// One source ignores the `/` at the end that the other's link needs, and would take its URLs.
  @Test func aPriorityAcrossReadingsOfSlashesIsNeeded() {
    var fixture = TableFixture(["/p"])
    fixture.schema.sources.append(.init(domains: ["app.example"]))
    fixture.schema.sources[1].strictTrailingSlash = true
    fixture.add("/p/") {
      $0.source = 1
      $0.priority = 1
    }
    #expect(PriorityAnalysis(of: fixture.table).idle == [])
    #expect(fixture.shadows == [])
  }

  @Test func ofTwoThatSettleOneThingOneIsTold() {
    #expect(idle([("/u/{a}", 1), ("/u/{b}", -1)]) == [0])
  }

  /// Each could go, but the second without the first would lose its URLs.
  @Test func whatAnotherPriorityMakesNecessaryIsNotTold() {
    #expect(idle([("/u/{b}", 1), ("/u/{int_a}", 1)]) == [0])
  }

  /// `app://a/b` is `/a/b` to one source and `/b` to the other.
  @Test func aPriorityAcrossReadingsOfHostsIsNeeded() {
    var fixture = TableFixture()
    fixture.add("/{x}/{y}") { $0.priority = 1 }
    fixture.schema.sources.append(.init(schemes: ["app"]))
    fixture.schema.sources[1].hostPolicy = .ignore
    fixture.add("/b") { $0.source = 1 }
    #expect(PriorityAnalysis(of: fixture.table).idle == [])
    let table = fixture.table
    fixture.schema.links[0].priority = 0
    #expect(table.outcome(of: "app://a/b") != fixture.table.outcome(of: "app://a/b"))
  }

  @Test func aLinkThatAnotherReadingOfHostsTakesIsShadowed() {
    var fixture = TableFixture(["app://a"])
    fixture.schema.sources.append(.init(schemes: ["app"]))
    fixture.schema.sources[1].hostPolicy = .ignore
    for pattern in ["/", "/{x}"] {
      fixture.add(pattern) {
        $0.source = 1
        $0.priority = 1
      }
    }
    #expect(fixture.shadows == ["0<1,2"])
    fixture.schema.links[1].pattern = "/c"
    #expect(fixture.shadows == [])
  }

  private func twoSources(
    _ first: (String, Int), _ second: (String, Int), _ change: (inout NavigationSchema.Source) -> Void
  ) -> PriorityAnalysis {
    var fixture = TableFixture()
    fixture.add(first.0) { $0.priority = first.1 }
    fixture.schema.sources.append(.init(schemes: ["app"], domains: ["app.example"]))
    change(&fixture.schema.sources[1])
    fixture.add(second.0) {
      $0.source = 1
      $0.priority = second.1
    }
    return PriorityAnalysis(of: fixture.table)
  }

  @Test func sourcesThatDifferInSlashesAreCompared() {
    func found(_ first: (String, Int), _ second: (String, Int)) -> PriorityAnalysis {
      twoSources(first, second) { $0.collapsesSlashes = true }
    }
    #expect(found(("/u/{a}", 1), ("/u/{b}", 0)).idle == [])
    #expect(found(("/u/{int_a}", 1), ("/u/{b}", 0)).idle == [0])
    #expect(found(("/u/{a}", 0), ("/v/{b}", 2)).idle == [1])
    #expect(found(("/x/{a}", 1), ("/{+b}", 0)).idle == [0])
    // Of `/x//a`, one reads three segments and the other two.
    let unknown = found(("/x/{+rest}", 1), ("/x/{a}", 0))
    #expect(unknown.idle == [])
    #expect(unknown.unproved == [.link(0)])
  }

  @Test func aSourceWhoseHostIsASegmentIsComparedWithADomain() {
    func found(_ first: (String, Int), _ second: (String, Int)) -> PriorityAnalysis {
      twoSources(first, second) { $0.hostPolicy = .domain }
    }
    // The one with fewer segments wins by itself.
    #expect(found(("/{x}/{y}", 1), ("/{z}", 0)).idle == [])
    #expect(found(("/{x}/{y}", 0), ("/{z}", 1)).idle == [1])
    #expect(found(("/other/{y}", 0), ("/{z}", 1)).idle == [1])
    #expect(found(("app://app.example/{y}", 0), ("app://app.example/{int_z}", 1)).idle == [])
    // Part of a run of segments is less than a text.
    #expect(found(("/{+x}", 0), ("app://app.example/{z}", 1)).idle == [1])
    #expect(found(("/{+x}", 1), ("app://app.example/{z}", 0)).idle == [])
    #expect(found(("/{x}/{+y}", 1), ("app://app.example/{+z}", 0)).idle == [0])
  }

  /// Without the reported patterns, every URL opens the same screen.
  @Test(arguments: 0..<5)
  func everyShortURLOpensTheSameWithout(_ seed: Int) {
    var tables = RandomTableTests.Tables(random: SeededRandom(seed: UInt64(300 + seed)))
    var count = 0
    for _ in 0..<3 {
      var fixture = tables.next()
      // They answer to the same URLs, and read them in ways of their own.
      fixture.schema.sources[1].schemes = tables.random.pick([["old"], ["app"]])
      fixture.schema.sources[1].domains = tables.random.pick([[], ["app.example"]])
      fixture.schema.sources[1].hostPolicy = tables.random.pick([.path, .domain, .ignore])
      for link in fixture.schema.links.indices {
        fixture.schema.links[link].priority = tables.random.pick([0, 0, 1, 1, 2, -1])
      }
      let table = fixture.table
      let idle = PriorityAnalysis(of: table).idle
      count += idle.count
      let whole = [false, true].map { pro in RandomTableTests.urls.map { table.outcome(of: $0) { _ in pro } }
      }
      // All together, and each alone.
      for gone in Set([idle] + idle.map { [$0] }) {
        var reduced = fixture
        for link in gone { reduced.schema.links[link].priority = 0 }
        let without = reduced.table
        for (pro, outcomes) in zip([false, true], whole) {
          for (url, outcome) in zip(RandomTableTests.urls, outcomes)
          where without.outcome(of: url, holds: { _ in pro }) != outcome {
            Issue.record("\(url) of \(fixture.schema.links.map(\.pattern)) without \(gone)")
          }
        }
      }
    }
    #expect(count > 0)
  }
}

import NavSpecFuzzing
import NavSpecLinkAnalysis
import NavSpecRuntime
import TestSupport
import Testing

/// A link that never opens is reported, or the search for its URL is said to have ended.
@Suite struct DeadLinkTests {
  struct Case: CustomTestStringConvertible, Sendable {
    /// A link of the app's own source, which reads the host of `app://` as a segment.
    var own: String
    /// A link with a higher priority of a source that ignores the host.
    var ignoring: String
    var isDead = true

    var testDescription: String { "\(own) \(ignoring)" }
  }

  @Test(arguments: [
    Case(own: "app://a/x", ignoring: "{/z*}"),
    Case(own: "app://a/{x}", ignoring: "{/z*}"),
    Case(own: "app://a{/z*}", ignoring: "{/z*}"),
    Case(own: "app://a{/z*}", ignoring: "/{+w}", isDead: false),
    Case(own: "app://a/a", ignoring: "{/z*}"),
    Case(own: "app://{x}/a", ignoring: "{/z*}"),
    Case(own: "app://a/x/y", ignoring: "/x{/z*}", isDead: false),
    Case(own: "app://a/x", ignoring: "/y{/z*}", isDead: false),
  ])
  func aLinkThatARunOfSegmentsTakesWithoutTheHostIsShadowed(_ test: Case) {
    var fixture = TableFixture([test.own])
    fixture.schema.sources.append(.init(schemes: ["app"]))
    fixture.schema.sources[1].hostPolicy = .ignore
    fixture.add(test.ignoring) {
      $0.source = 1
      $0.priority = 1
    }
    #expect(fixture.shadows == (test.isDead ? ["0<1"] : []))
    #expect(fixture.analysis.unproved == [])
  }

  /// One source drops the empty segment that the other needs, and would take all of its URLs.
  @Test func aLinkThatMayBeDeadForCollapsedSlashesIsNotProved() {
    var fixture = TableFixture()
    for index in 1...2 {
      fixture.schema.sources.append(.init(domains: ["e.example"]))
      fixture.schema.sources[index].collapsesSlashes = index == 1
      fixture.schema.sources[index].strictTrailingSlash = index == 2
    }
    fixture.add("/q") { $0.source = 1 }
    fixture.add("/q/") { $0.source = 2 }
    guard case .candidates(let candidates) = fixture.table.contest(for: "https://e.example/q/") else {
      Issue.record("nothing opens")
      return
    }
    #expect(candidates.first.map { fixture.table.variants[$0.variant].origin } == .link(0))
    #expect(fixture.analysis.unproved == [.link(1)])
  }

  /// Whatever the sources: of each link a URL is known, or what takes all of them, or that neither is.
  @Test func noLinkIsDeadInSilence() {
    var tables = RandomTableTests.Tables(random: SeededRandom(seed: 700))
    var (dead, unproved, count) = (0, 0, 0)
    for _ in 0..<600 {
      var fixture = TableFixture()
      for index in 0..<2 {
        var source = NavigationSchema.Source(schemes: ["app"], domains: ["app.example"])
        source.hostPolicy = tables.random.pick([.path, .path, .domain, .ignore])
        source.strictTrailingSlash = tables.random.pick([false, false, false, true])
        source.collapsesSlashes = tables.random.pick([false, false, false, true])
        if index == 0 { fixture.schema.sources = [source] } else { fixture.schema.sources.append(source) }
      }
      for index in 0..<tables.random.pick([2, 2, 3]) {
        let pattern =
          tables.random.pick(["", "", "", "app:/"])
          + tables.random.pick([
            "/", "/a", "/{x}", "/a/{x}", "/{x}/a", "/{x}{/y_o}", "/a{/z*}", "/{x}{/z*}", "/{x}/{+w}",
            "/a/{+w}",
          ])
        let priority = tables.random.pick([0, 0, 1, 2])
        fixture.add(pattern) {
          $0.source = index % 2
          $0.priority = priority
        }
      }
      let table = fixture.table
      guard table.problems.isEmpty else { continue }
      let analysis = LinkAnalysis(of: table)
      let told = analysis.conflicts.flatMap { [$0.earlier, $0.later] } + analysis.shadows.map(\.pattern)
      for link in fixture.schema.links.indices where !told.contains(.link(link)) {
        count += 1
        let isUnproved = analysis.unproved.contains(.link(link))
        #expect(isUnproved || analysis.openings[.link(link)] != nil, "\(link) of \(fixture.schema.links)")
        unproved += isUnproved ? 1 : 0
      }
      dead += analysis.shadows.count
    }
    #expect(dead > 10 && unproved * 10 < count, "\(dead), \(unproved) of \(count)")
  }
}

import NavSpecFuzzing
import NavSpecLinkAnalysis
import NavSpecRuntime
import Testing

@Suite struct LinkAnalysisTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var patterns: [String]
    var conflicts: [String] = []
    var shadows: [String] = []

    init(_ patterns: String..., conflicts: [String] = [], shadows: [String] = []) {
      self.patterns = patterns
      self.conflicts = conflicts
      self.shadows = shadows
    }

    var testDescription: String { patterns.joined(separator: "  ") }
  }

  static let cases = [
    Case("/u/{a}", "/u/{b}", conflicts: ["0/1 /u/a"]),
    Case("/u/{a}", "/v/{a}"),
    Case("/u/me", "/u/{a}"),
    Case("/u/me", "/u/me", conflicts: ["0/1 /u/me"]),
    Case("/u/{int_a}", "/u/{b}"),
    Case("/u/{int_a}", "/u/{uuid_b}"),
    Case("/u/{date_a}", "/u/{uuid_b}"),
    Case("/u/{int_a}", "/u/{int_b}", conflicts: ["0/1 /u/7"]),
    Case("/u/{ab_a}", "/u/{bc_b}", conflicts: ["0/1 /u/b"]),
    Case("/u/{ab_a}", "/u/{bool_b}"),
    Case("/u/{slug_a}", "/u/{two_b}", conflicts: ["0/1 /u/aa"]),
    Case("/u/{slug_a}", "/u/{as_b}", conflicts: ["0/1 /u/a"]),
    Case("/u/{slug_a}", "/u/{as_b}", "/u/a", "/u/aa", conflicts: ["0/1 /u/aaa"]),
    // What both match, better ones take.
    Case("/u/{ab_a}", "/u/{bc_b}", "/u/b"),
    Case("/u/{ab_a}/{x}", "/u/{bc_b}/{y}", "/u/b/{int_z}", conflicts: ["0/1 /u/b/a"]),
    Case("/{a}/x", "/y/{b}"),
    Case("/@{a}", "/@{b}", conflicts: ["0/1 /@a"]),
    Case("/a-{a}", "/{b}-z", conflicts: ["0/1 /a-z"]),
    Case("/a-{a}", "/{b}zz", conflicts: ["0/1 /a-zz"]),
    Case("/ab{a}", "/ba{b}"),
    Case("/{+a}", "/{+b}", conflicts: ["0/1 /a"]),
    Case("/x{/a*}", "/x{/b*}", conflicts: ["0/1 /x/a"]),
    Case("/x/{+a}", "/x{/b*}", conflicts: ["0/1 /x/a"]),
    Case("/x/{+a}/y", "/x/{+b}/{int_c}"),
    Case("/x/{+a}/y", "/{b}/{+c}/y"),
    Case("/x/{+a}/{b}", "/x/{+c}/{d}", conflicts: ["0/1 /x/a/a"]),
    Case("/v?v={int_v}", "/v?t={int_t}", conflicts: ["0/1 /v?t=7&v=7"]),
    Case("/v?v={int_v}", "/v?v={uuid_t}"),
    Case("/v?k=a", "/v?k=b"),
    Case("/v?k=a", "/v?l=b", conflicts: ["0/1 /v?k=a&l=b"]),
    Case("/v?k=a", "/v?k={x}"),
    Case("/v?k={bool_a}", "/v?k={digit_b}", conflicts: ["0/1 /v?k=1"]),
    Case("/v?k=a{x}", "/v?k=b{x}"),
    Case("/v?k=a{x}", "/v?k={y}b", conflicts: ["0/1 /v?k=ab"]),
    Case("/v?k=a{x}", "/v?k={y}ab"),
    Case("/v?k=.{x}", "/v?k={y}.", conflicts: ["0/1 /v?k=.."]),
    Case("/v?k=a{ab_x}", "/v?k=aa", "/v?k=ab", shadows: ["0<1,2"]),
    Case("/v?k=a{bc_x}", "/v?k=ab", "/v?k=ac"),
    Case("/v?k={x}", "/v?k=a{y}", "/v?k=ab{z}"),
    Case("/v?k=a{x}", "/v?l=b{x}", conflicts: ["0/1 /v?k=aa&l=ba"]),
    Case("/v{?k,k_alt}", "/v{?k}", conflicts: ["0/1 /v?k=a"]),
    Case("/v{?k,k_alt}", "/v?k_alt={x}", conflicts: ["0/1 /v?k=a&k_alt=a"]),
    Case("/v{?k_alt,k}", "/v{?k,k_alt}", conflicts: ["0/1 /v?k=a&k_alt=a"]),
    Case("/v{?bool_k,bool_k_alt}", "/v?bool_k=true", "/v?bool_k=false"),
    Case("/v{?k_o,k_o_alt}", "/v", conflicts: ["0/1 /v"]),
    Case("/v{?a_o}", "/v", conflicts: ["0/1 /v"]),
    Case("/v#a", "/v#b"),
    Case("/v#{x}/b", "/v#a/{y}", conflicts: ["0/1 /v#a/b"]),
    Case("/v#k={x}", "/v#l={y}", conflicts: ["0/1 /v#k=a&l=a"]),
    Case("/v{#x}", "/v#k={y}"),
    Case("/v{#bool_x}", "/v#k={y}", conflicts: []),
    Case("/v{#x}", "/v#b=2"),
    Case("/v#{x}", "/v#k={y}", conflicts: ["0/1 /v#k"]),
    Case("/v#{x}/{y}", "/v{#z}"),
    Case("/v#{x}/{y}", "/v#k={z}"),
    Case("/v#{int_x}/{y}", "/v#k={z}"),
    Case("/v#k={bool_a}", "/v{#slug_b}"),
    Case("/v#k=a&l=b", "/v{#x}", "/v#l={y}&k={z}"),
    Case("/v#a/b", "/v#{bool_x}/b", "/v#k=1"),
    Case("/v#k%26=a%26%2F", "/v#k%26=a%26/", conflicts: ["0/1 /v#k%26=a%26/"]),
    Case("/v{#ab_x}", "/v#a", "/v#b", shadows: ["0<1,2"]),
    Case("/v{#ab_x}", "/v#a", "/v#b/a"),
    Case("https://app.example/a", "/a", conflicts: ["0/1 https://app.example/a"]),
    Case("https://other.example/a", "/a"),
    Case("https://other.example/a", "https://third.example/a"),
    Case("https://{int_l}.w.example/x", "https://{slug_m}.w.example/x"),
    Case(
      "https://{slug_l}.w.example/x", "https://{two_m}.w.example/x", conflicts: ["0/1 https://aa.w.example/x"]
    ),
    Case("https://{ab_l}.w.example/x", "https://a.w.example/x", "https://b.w.example/x", shadows: ["0<1,2"]),
    Case("https://{slug_l}.w.example/x", "https://a.w.example/x", "https://b.w.example/x"),
    Case("https://{slug_l}.w.example/x", "https://{server}/x"),
    Case("app://a/b", "/a/b", conflicts: ["0/1 app://a/b"]),
    // Only as a host is the first segment compared without case.
    Case("/Room/{a}", "/room/{b}", conflicts: ["0/1 app://room/a"]),
    Case("/x/Room/{a}", "/x/room/{b}"),
    Case("/{a}", "/a", "/b", shadows: []),
    Case("/{ab_a}", "/a", "/b", shadows: ["0<1,2"]),
    Case("/{bool_a}/x", "/true/x", "/{b}/x"),
    Case("/{digit_a}", "/0", "/1", "/2", "/3", "/4", "/5", "/6", "/7", "/8"),
    Case(
      "/{digit_a}", "/0", "/1", "/2", "/3", "/4", "/5", "/6", "/7", "/8", "/9",
      shadows: ["0<1,2,3,4,5,6,7,8,9,10"]),
    Case("/{ab_a}?k={x}", "/a", "/b", shadows: ["0<1,2"]),
    Case("/{ab_a}", "/a?k={x}", "/b"),
    Case("/{ab_a}{/x_o}", "/a", "/b"),
    Case("/{ab_a}{/x_o}", "/a{/y_o}", "/b{/z_o}", shadows: ["0<1,2"]),
    Case("/é/{a}", "/e\u{301}/{b}"),
    Case("/{+a}", "/{b}", "/{c}/{d}"),
    Case("/x{/a*}", "/x/{+b}", conflicts: ["0/1 /x/a"]),
  ]

  @Test(arguments: cases)
  func aTableHasTheseConflictsAndShadows(_ test: Case) {
    let fixture = TableFixture(test.patterns)
    #expect(fixture.table.problems.isEmpty)
    #expect(fixture.conflicts == test.conflicts)
    #expect(fixture.shadows == test.shadows)
  }

  struct Sources: Sendable {
    /// Patterns of a source that ignores a `/` at the end.
    var ignoring: [String]
    /// Patterns of one that does not.
    var strict: [String]
    var dead: [String] = []
  }

  @Test(arguments: [
    Sources(ignoring: ["/p"], strict: ["/p/"], dead: ["/p/"]),
    Sources(ignoring: ["/p"], strict: ["/{x}/"]),
    Sources(ignoring: ["/{x}"], strict: ["/p/"]),
    Sources(ignoring: ["/{x}"], strict: ["/{y}/"], dead: ["/{y}/"]),
    Sources(ignoring: ["/{ab_x}"], strict: ["/{y}/"]),
    Sources(ignoring: ["/{+x}"], strict: ["/{+y}/"], dead: ["/{+y}/"]),
    Sources(ignoring: ["/p?k=a"], strict: ["/p/"]),
    Sources(ignoring: ["/p", "/p?k=a"], strict: ["/p/", "/q/"], dead: ["/p/"]),
    Sources(ignoring: ["/p"], strict: ["/{x}", "/p/"], dead: ["/p/"]),
    Sources(ignoring: ["https://*.example/{x}"], strict: ["/p", "/p/"]),
    Sources(ignoring: ["https://app.example/{ab_x}"], strict: ["/a", "/a/", "/b"]),
    Sources(
      ignoring: ["https://app.example/{ab_x}"], strict: ["/a", "/a/", "/b", "/b/"],
      dead: ["https://app.example/{ab_x}"]),
  ])
  func sourcesMayReadSlashesDifferently(_ test: Sources) {
    for isFirst in [true, false] {
      var fixture = TableFixture()
      fixture.schema.sources = [.init(domains: ["other.example"]), .init(), .init()]
      for index in 1...2 { fixture.schema.sources[index].domains = ["app.example"] }
      fixture.schema.sources[2].strictTrailingSlash = true
      for (patterns, source) in isFirst
        ? [(test.ignoring, 1), (test.strict, 2)] : [(test.strict, 2), (test.ignoring, 1)]
      {
        for pattern in patterns { fixture.add(pattern) { $0.source = source } }
      }
      #expect(fixture.table.problems.isEmpty)
      let dead = fixture.analysis.shadows.compactMap { shadow -> String? in
        guard case .link(let index) = shadow.pattern else { return nil }
        return fixture.schema.links[index].pattern
      }
      #expect(dead == test.dead)
    }
  }

  @Test func linksOfOneRouteNeverConflict() {
    var fixture = TableFixture()
    fixture.add("/u/{a}")
    fixture.add("/u/{b}", route: 0)
    #expect(fixture.conflicts == [])
    #expect(fixture.shadows == ["1<0"])
  }

  @Test func aConditionAndItsOppositeNeverConflict() {
    var fixture = TableFixture()
    fixture.schema.conditions = [.init(name: "pro")]
    fixture.add("/u/{a}") { $0.when = .init(condition: 0) }
    fixture.add("/u/{b}") { $0.when = .init(condition: 0, isNegated: true) }
    #expect(fixture.conflicts == [])
    // Together they leave nothing to a third.
    fixture.add("/u/{c}")
    #expect(fixture.shadows == ["2<0,1"])
  }

  @Test func aWitnessListsTheConditionsItNeeds() {
    var fixture = TableFixture()
    fixture.schema.conditions = [.init(name: "pro"), .init(name: "beta")]
    fixture.add("/u/{a}") { $0.when = .init(condition: 0) }
    fixture.add("/u/{b}") { $0.when = .init(condition: 1) }
    #expect(fixture.analysis.conflicts.map(\.witness.conditions) == [[0: true, 1: true]])
  }

  @Test func aConditionIsUnmetWhereThatTakesItForABetterLink() {
    var fixture = TableFixture(["/u/{a}", "/u/{b}"])
    fixture.schema.conditions = [.init(name: "pro")]
    fixture.add("/u/{c}") { $0.when = .init(condition: 0, isNegated: true) }
    #expect(fixture.analysis.conflicts.map(\.witness.conditions) == [[0: true]])
  }

  @Test func priorityDecides() {
    var fixture = TableFixture(["/u/{a}"])
    fixture.add("/u/{b}") { $0.priority = 1 }
    #expect(fixture.conflicts == [])
    #expect(fixture.shadows == ["0<1"])
  }

  @Test func absentKeysTellLinksApart() {
    var fixture = TableFixture(["/u?k={a}", "/u?l={b}"])
    fixture.schema.links[0].forbiddenKeys = ["l"]
    fixture.schema.links[1].forbiddenKeys = ["k"]
    #expect(fixture.conflicts == [])
  }

  @Test func constraintsOfALinkCount() {
    var fixture = TableFixture(["/u/{a}", "/u/{b}"])
    fixture.schema.links[0].constraints = ["a": ValueForm(.cases(["x", "y"]))]
    fixture.schema.links[1].constraints = ["b": ValueForm(.cases(["z"]))]
    #expect(fixture.conflicts == [])
    fixture.schema.links[1].constraints = ["b": ValueForm(.cases(["z", "y"]))]
    #expect(fixture.conflicts == ["0/1 /u/y"])
  }

  @Test func redirectsCompeteLikeLinks() {
    var fixture = TableFixture(["/u/{a}", "/new"])
    fixture.schema.redirects = [.init(pattern: "/u/{old}", target: "/new")]
    #expect(fixture.conflicts == ["0/r0 /u/a"])
  }

  @Test func whatIsExcludedIsNoWitness() {
    var fixture = TableFixture(["/u/{ab_a}", "/u/{bc_b}"])
    fixture.schema.exclusions = [.init(pattern: "/u/b")]
    #expect(fixture.conflicts == [])
    fixture.schema.exclusions = [.init(pattern: "/u/{any}")]
    #expect(fixture.shadows == ["0<x0", "1<x0"])
  }

  @Test func caseIsIgnoredWhereTheSourceSaysSo() {
    var fixture = TableFixture(["/x/Room/{a}", "/x/room/{b}"])
    fixture.schema.sources[0].ignoresCase = true
    #expect(fixture.conflicts.count == 1)
  }

  @Test func aTrailingSlashTellsLinksApartWhereItMatters() {
    var fixture = TableFixture(["/x/{a}", "/x/{b}/"])
    fixture.schema.sources[0].strictTrailingSlash = true
    #expect(fixture.conflicts == [])
    fixture.schema.sources[0].strictTrailingSlash = false
    #expect(fixture.conflicts == ["0/1 /x/a"])
  }

  @Test func domainsOfOneGroupAreToldApart() {
    var fixture = TableFixture()
    fixture.schema.sources = [
      .init(), .init(name: "wiki", domains: ["{lang}.wiki.example"]),
      .init(name: "any", domains: ["*.wiki.example"]),
    ]
    fixture.add("/w/{a}") { $0.source = 1 }
    fixture.add("/w/{b}") { $0.source = 2 }
    // Of `*.` only hosts of several labels are left.
    #expect(fixture.conflicts == [] && fixture.shadows == [])
    fixture.schema.sources[2].domains = ["{host}.wiki.example"]
    #expect(fixture.conflicts == ["0/1 https://a.wiki.example/w/a"])
  }

  @Test func variantsOfOnePatternMayNotOverlap() {
    #expect(TableFixture(["/a{/x_o}/a{/y_o}"]).analysis.overlaps.map(\.witness.url) == ["/a/a/a"])
    #expect(TableFixture(["/a{/x_o}{/y_o}", "/b{/r*}", "/c/{+d}"]).analysis.overlaps.isEmpty)
    // What is excluded is read in no way.
    for (pattern, witnesses) in ["/a{/x_o}/a{/y_o}": [], "/a{/x_o}/{z}{/y_o}": ["/a/7/a"]] {
      var fixture = TableFixture([pattern])
      fixture.schema.exclusions = [.init(pattern: "/a/a/a")]
      #expect(fixture.analysis.overlaps.map(\.witness.url) == witnesses)
      #expect(fixture.analysis.unproved == [])
    }
  }
}

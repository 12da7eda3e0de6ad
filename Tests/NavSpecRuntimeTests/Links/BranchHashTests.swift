import NavSpecRuntime
import Testing

/// In large tables hashes select the patterns that may match a URL, and omit none that does.
struct BranchHashTests {
  @Test(arguments: 1...12)
  func aCrowdedTableAgreesWithTheDefinitions(seed: UInt64) {
    var tables = TableGenerator(seed: 500 + seed)
    let schema = tables.schema(routes: 200)
    let table = LinkTable(schema)
    let naive = NaiveMatcher(variants: table.variants)
    for _ in 0..<150 {
      let url = tables.url()
      switch (table.outcome(of: url), naive.result(of: url)) {
      case (.unmatched, nil): break
      case (.matched(let match), let expected?):
        #expect(
          table.variants[expected.variant].origin == .link(match.link) && match.captures == expected.captures,
          "\(url) opens \(schema.links[match.link].pattern)")
      case (let outcome, let expected):
        Issue.record("\(url): \(outcome) instead of \(String(describing: expected))")
      }
    }
  }

  @Test func closedSetsAreFoundByTheirTexts() {
    var app = SchemaFixture()
    for index in 0..<40 {
      app.route("r\(index)", [.cases("k", ["s\(index)", "S\(index)", "é\(index)"])], links: ["/x/{k}"])
    }
    app.route("any", [.string("k")], links: ["/x/{k}"])
    #expect(app.opened("/x/s7") == "r7(s7)")
    #expect(app.opened("/x/S7") == "r7(S7)")
    #expect(app.opened("/x/%C3%A939") == "r39(é39)")
    #expect(app.opened("/x/s40") == "any(s40)")
    app.schema.sources[0].ignoresCase = true
    #expect(app.opened("/x/S39") == "r39(S39)")
    #expect(app.table.opened("/x/s12") == "r12(s12)")
  }

  @Test func affixesAreFoundByTheirBeginning() {
    var app = SchemaFixture()
    for index in 0..<40 {
      app.route("r\(index)", [.string("a")], links: ["/x/\(String(repeating: "p", count: index + 1)){a}"])
    }
    app.route("end", [.string("a")], links: ["/x/{a}!"])
    app.route("tail", [.string("a"), .string("b")], links: ["/y/{+a}/q{b}"])
    #expect(app.opened("/x/pa") == "r0(a)")
    #expect(app.opened("/x/ppppa") == "r3(a)")
    #expect(app.opened("/x/pp") == "r0(p)")
    #expect(app.opened("/x/p") == "-")
    #expect(app.opened("/x/a!") == "end(a)")
    #expect(
      app.opened("app://x/" + String(repeating: "p", count: 60)) == "r39(" + String(repeating: "p", count: 20)
        + ")")
    for index in 0..<20 {
      app.route("t\(index)", [.string("a"), .string("b")], links: ["/y/{+a}/z\(index)-{b}"])
    }
    #expect(app.opened("/y/1/2/z11-c") == "t11(1/2,c)")
  }

  @Test func variantsOfOnePathAreFoundByTheirQuery() {
    var app = SchemaFixture()
    for index in 0..<40 { app.route("r\(index)", links: ["/w?title=page+\(index)&k=\(index % 2)"]) }
    app.route("any", [.string("title").optional], links: ["/w{?title}"])
    #expect(app.opened("/w?title=page%2B7&k=1") == "r7()")
    #expect(app.opened("/w?k=1&title=page+7") == "r7()")
    #expect(app.opened("/w?k=1&k=0&title=page+7") == "r7()")
    #expect(app.opened("/w?k=0&k=1&title=page+7") == "any(page+7)")
    #expect(app.opened("/w?title=page+8&k=1") == "any(page+8)")
    // Only the first of a key counts.
    #expect(app.opened("/w?title=x&title=page+7&k=1") == "any(x)")
    #expect(app.opened("/w?Title=page+7&k=1") == "any(nil)")
    app.schema.sources[0].plusIsSpace = true
    app.route("spaced", links: ["/w?title=page%207"])
    #expect(app.opened("/w?title=page+7&k=1") == "spaced()")
  }

  @Test func variantsOfOnePathAreFoundByTheirHost() {
    var app = SchemaFixture()
    for index in 0..<40 {
      app.route("w\(index)", links: ["https://*.t\(index).example/x"])
      app.route("l\(index)", [.string("lang")], links: ["https://{lang}.t\(index).example/x"])
      app.route("e\(index)", links: ["https://a.t\(index).example/x"])
    }
    app.route("any", [.string("host")], links: ["https://{host}/x"])
    app.route("own", links: ["/x"])
    #expect(app.opened("https://a.t7.example/x") == "e7()")
    #expect(app.opened("https://A.T7.example:443/x") == "e7()")
    #expect(app.opened("https://b.t7.example/x") == "l7(b)")
    #expect(app.opened("https://b.c.t7.example/x") == "w7()")
    #expect(app.opened("https://t7.example/x") == "any(t7.example)")
    #expect(app.opened("https://a.t7.example:8080/x") == "any(a.t7.example:8080)")
    #expect(app.opened("https://app.example/x") == "own()")
    #expect(app.opened("/x") == "own()")
    #expect(app.opened("http://a.t7.example/x") == "-")
  }
}

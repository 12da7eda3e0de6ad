import NavSpecRuntime
import Testing

@Suite struct LinkExplanationTests {
  @Test(arguments: 1...40)
  func itAgreesWithTheMatcher(seed: UInt64) {
    var tables = TableGenerator(seed: seed)
    let table = LinkTable(tables.schema(routes: 8))
    for _ in 0..<100 {
      let url = tables.url()
      let explanation = table.explanation(of: url, limit: .max)
      guard case .candidates(let candidates) = table.contest(for: url) else { continue }
      let matching = Set(candidates.map { table.variants[$0.variant].origin })
      let explained = Set(explanation.attempts.filter { $0.failure == nil }.map(\.origin))
      #expect(explained == matching, "\(explanation)")
      let winner = candidates.first.map { table.variants[$0.variant].origin }
      #expect(explanation.attempts.first { $0.isWinner }?.origin == winner, "\(explanation)")
      #expect(winner == nil || explanation.attempts.first?.origin == winner)
    }
  }

  @Test func everyWayToFailIsSaid() {
    var app = SchemaFixture()
    app.route("item", [.int("id"), .string("q").optional], links: ["/item/{id}{?q}"])
    app.route("login", [.string("code")], links: ["/login?type=oauth&code={code}"])
    app.route("files", [.string("rest")], links: ["/files/{+rest}/end"])
    app.schema.exclusions = [.init(pattern: "/press")]
    let table = app.table
    func reasons(_ url: String) -> [String] {
      String(describing: table.explanation(of: url, limit: 1)).split(separator: "\n").dropFirst().map {
        String($0.drop { $0 == " " })
      }
    }
    #expect(reasons("/item/7") == ["/item/{id}{?q}: matches"])
    #expect(reasons("/item/x") == ["/item/{id}{?q}: segment 2 is 'x', not an Int"])
    #expect("\(table.explanation(of: "/itm/7"))".contains("/item/{id}{?q}: segment 1 is 'itm', not 'item'"))
    #expect(reasons("/item") == ["/item/{id}{?q}: segment 2 is missing"])
    #expect(reasons("/item/7/more/of it") == ["matches nothing: it is not a URL, or it is malformed"])
    #expect(reasons("/item/7/more") == ["/item/{id}{?q}: the URL goes on with 'more'"])
    #expect(reasons("/login?type=oauth") == ["/login?type=oauth&code={code}: the query has no 'code'"])
    #expect(reasons("/login?code=1&type=x") == ["/login?type=oauth&code={code}: 'type' is 'x'"])
    #expect(reasons("/files/end") == ["/files/{+rest}/end: segment 2 is missing"])
    #expect(reasons("/press").first == "is left to the browser by /press")
    #expect(reasons("ftp://elsewhere/item/7").first?.hasSuffix("another scheme") == true)
  }
}

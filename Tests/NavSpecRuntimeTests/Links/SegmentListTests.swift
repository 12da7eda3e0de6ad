import NavSpecRuntime
import Testing

/// `/{ids}` of a param that is a list.
struct SegmentListTests {
  private var app: SchemaFixture {
    var app = SchemaFixture()
    app.route("items", [.int("ids").list], links: ["/items/{ids}"])
    app.route("named", [.string("names").list], links: ["/named/{names}"])
    app.route("kinds", [.cases("kinds", ["new", "old", "a,b"]).list], links: ["/kinds/{kinds}"])
    return app
  }

  @Test func aSegmentIsSplitAtItsCommas() {
    for (url, opened) in [
      "/items/7": "items([7])", "/items/1,2,3": "items([1,2,3])", "/items/1%2C2": "items([1,2])",
      "app://items/1,2/": "items([1,2])", "/named/a%20b,%C3%A9": "named([a b,é])",
      "/kinds/old,new": "kinds([old,new])",
    ] { #expect(app.opened(url) == opened, "\(url)") }
    for url in [
      "/items", "/items/", "/items/,", "/items/1,", "/items/,1", "/items/1,,2", "/items/1,x", "/items/1/2",
      "/kinds/a,b", "/kinds/Old", "/kinds/a%2Cb",
    ] { #expect(app.opened(url) == "-", "\(url)") }
  }

  @Test func elementsOfAClosedSetMayIgnoreCase() {
    var app = app
    app.schema.sources[0].ignoresCase = true
    #expect(app.opened("/KINDS/OLD,New") == "kinds([old,new])")
  }

  @Test func eachElementMustMeetTheLinksConstraint() {
    var app = SchemaFixture()
    let route = app.route("named", [.string("names").list])
    app.link(route, "/{names}") { $0.constraints["names"] = ValueForm(.cases(["a", "b"])) }
    #expect(app.opened("/a,b,a") == "named([a,b,a])")
    #expect(app.opened("/a,c") == "-")
  }

  @Test func aListRanksAsAnAffix() {
    var app = SchemaFixture()
    app.route("text", [.string("a")], links: ["/{a}"])
    app.route("list", [.int("a").list], links: ["/{a}"])
    app.route("number", [.int("a")], links: ["/{a}"])
    app.route("slug", [.init(name: "a", form: ValueForm(.string, pattern: "[0-9,a]+"))], links: ["/{a}"])
    app.route("after", [.int("a")], links: ["/{a},1"])
    #expect(app.opened("/1") == "number(1)")
    #expect(app.opened("/1,2") == "list([1,2])")
    #expect(app.opened("/1,a") == "slug(1,a)")
    #expect(app.opened("/1,b") == "text(1,b)")
    #expect(app.opened("/2,1") == "after(2)")
  }

  @Test func aListIsBuiltIfItOpensAgain() {
    let table = app.table
    func url(_ route: Int, _ items: [RouteValue]) -> String? { table.url(for: route, values: [.list(items)]) }
    #expect(url(0, [.integer(7)]) == "https://app.example/items/7")
    #expect(url(0, [.integer(1), .integer(-2)]) == "https://app.example/items/1,-2")
    #expect(url(1, [.string("a/b"), .string("é")]) == "https://app.example/named/a%2Fb,%C3%A9")
    #expect(url(0, []) == nil)
    #expect(url(1, [.string("a,b")]) == nil)
    #expect(url(1, [.string("a"), .string("")]) == nil)
    #expect(url(2, [.string("a,b")]) == nil)
  }
}

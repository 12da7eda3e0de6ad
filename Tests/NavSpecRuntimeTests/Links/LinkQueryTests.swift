import NavSpecRuntime
import Testing

struct LinkQueryTests {
  @Test func aValueHasTextAroundItsPlaceholder() {
    var app = SchemaFixture()
    let settings = app.route("settings", [.string("section")], links: ["/open?url=/settings/{section}"])
    app.route("general", links: ["/open?url=/settings/general"])
    let panel = app.route(
      "panel", [.cases("panel", ["top", "all"]), .int("page").or(.integer(1))],
      links: ["/open?url=/panel/{panel}%3Fx{&page}"])
    let flag = app.route(
      "flag", [.init(name: "on", form: ValueForm(.bool)).optional], links: ["/flag?k=é{on}!"])
    #expect(app.opened("/open?url=/settings/a%2Fb&x=1") == "settings(a/b)")
    #expect(app.opened("/open?url=%2Fsettings%2F%2541") == "settings(%41)")
    #expect(app.opened("/open?url=/settings/general") == "general()")
    #expect(app.opened("/open?url=/Settings/a") == "-")
    #expect(app.opened("/open?url=/settings/") == "-")
    #expect(app.opened("/open?url=/panel/top&url=/settings/a") == "-")
    #expect(app.opened("/open?page=2&url=/panel/top?x") == "panel(top,2)")
    #expect(app.opened("/open?url=/panel/bottom?x") == "-")
    #expect(app.opened("/flag?k=%C3%A91!") == "flag(true)")
    #expect(app.opened("/flag?k=e%CC%811!") == "-")
    #expect(app.opened("/flag?k=%C3%A9!") == "-")
    app.schema.sources[0].ignoresCase = true
    #expect(app.opened("/open?url=/Settings/A") == "settings(A)")
    #expect(app.opened("/open?url=/PANEL/TOP?X") == "panel(top,1)")
    let table = app.table
    #expect(
      table.url(for: settings, values: [.string("é&/b")])
        == "https://app.example/open?url=%2Fsettings%2F%C3%A9%26%2Fb")
    // Of these, other routes or nothing.
    #expect(table.url(for: settings, values: [.string("general")]) == nil)
    #expect(table.url(for: settings, values: [.string("")]) == nil)
    #expect(
      table.url(for: panel, values: [.string("all"), .integer(2)])
        == "https://app.example/open?url=%2Fpanel%2Fall%3Fx&page=2")
    #expect(table.url(for: flag, values: [.bool(true)]) == "https://app.example/flag?k=%C3%A9true%21")
    #expect(table.url(for: flag, values: [.absent]) == nil)
  }

  @Test func theValueWithMoreTextWins() {
    var app = SchemaFixture()
    for (name, value) in [("any", "{p}"), ("short", "a{p}"), ("long", "a{p}bc"), ("all", "axbc")] {
      app.route(name, name == "all" ? [] : [.string("p")], links: ["/x?k=\(value)"])
    }
    app.route("two", [.string("p"), .string("q")], links: ["/x?k=a{p}&l={q}"])
    #expect(
      ["1", "a1", "a1bc", "axbc"].map { app.opened("/x?k=\($0)") } == [
        "any(1)", "short(1)", "long(1)", "all()",
      ])
    // Text in values counts more than keys.
    #expect(app.opened("/x?k=a1bc&l=2") == "long(1)")
    #expect(app.opened("/x?k=a1&l=2") == "two(1,2)")
  }

  @Test func aParamHasSeveralKeys() {
    var app = SchemaFixture()
    let search = app.route("search", [.int("q"), .string("rest").map])
    app.link(search, "/search{?q,query,term,rest*}") { $0.names = ["query": "q", "term": "q"] }
    let list = app.route("list", [.int("n").or(.integer(9)), .string("tags").list])
    app.link(list, "/list{?page,n,tag,tags}") { $0.names = ["page": "n", "tag": "tags"] }
    #expect(app.opened("/search?query=2&q=1&x=3") == "search(1,{x:3})")
    #expect(app.opened("/search?term=3&query=2") == "search(2,{})")
    #expect(app.opened("/search?term=3&term=4") == "search(3,{})")
    // The first that a URL has counts, in form or not.
    #expect(app.opened("/search?term=3&query=x") == "-")
    #expect(app.opened("/search?rest=3") == "-")
    #expect(app.opened("/list?n=2&page=1") == "list(1,[])")
    #expect(app.opened("/list?n=2&page=x") == "list(9,[])")
    #expect(app.opened("/list?n=2&tags=a,b&tags=c") == "list(2,[a,b,c])")
    #expect(app.opened("/list?tags=a&tag=b&tag=c") == "list(9,[b,c])")
    let table = app.table
    #expect(table.variants.count == 4)
    #expect(
      table.url(for: search, values: [.integer(1), .map(["a": "b"])])
        == "https://app.example/search?q=1&a=b")
    // It would be read as the param's.
    #expect(table.url(for: search, values: [.integer(1), .map(["term": "b"])]) == nil)
    #expect(
      table.url(for: list, values: [.integer(2), .list([.string("a")])])
        == "https://app.example/list?page=2&tag=a")
  }

  @Test func aTableHasNoMoreFormsThanTheLimit() {
    var app = SchemaFixture()
    let route = app.route("a", [.string("p"), .string("q")])
    app.link(route, "/a{?p,b,c,q,e,f,g}") { $0.names = ["b": "p", "c": "p", "e": "q", "f": "q", "g": "q"] }
    #expect(app.table.problems.isEmpty && app.table.variants.count == 12)
    app.link(route, "/b{?p,b,c,q,e,f,g,h,i}") {
      $0.names = ["b": "p", "c": "p", "e": "q", "f": "q", "g": "q", "h": "q", "i": "q"]
    }
    #expect(
      app.table.problems.map(\.error.message) == [
        "the optional parts and the keys for one param allow 18 forms, more than 16"
      ])
  }
}

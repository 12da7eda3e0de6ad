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
}

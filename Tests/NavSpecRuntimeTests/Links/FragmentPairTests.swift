import NavSpecRuntime
import Testing

/// When a pair of a fragment may be absent.
@Suite struct FragmentPairTests {
  @Test func anExclusionAndARedirectRequireTheirPairs() {
    var app = SchemaFixture()
    app.route("n", links: ["/n", "/o", "/e"])
    app.schema.exclusions = [.init(pattern: "/o#k={k}&a={_}")]
    app.schema.redirects = [.init(pattern: "/e2#k={k}&l={l}", target: "/n")]
    for url in ["/o", "/o#x", "/o#k=1", "/o#a=1"] { #expect(app.opened(url) == "n()", "\(url)") }
    for url in ["/o#k=1&a=2", "/o#a=&k="] { #expect(app.opened(url) == "x", "\(url)") }
    for url in ["/e2", "/e2#k", "/e2#k=1"] { #expect(app.opened(url) == "-", "\(url)") }
    #expect(app.opened("/e2#l=1&k=2") == "n()")
  }

  @Test func inALinkTheParamDecides() {
    var app = SchemaFixture()
    app.route(
      "x", [.string("r"), .string("o").optional, .int("d").or(.integer(3))], links: ["/x#r={r}&o={o}&d={d}"])
    app.route("anonymous", links: ["/y#k={_}"])
    #expect(app.opened("/x#r=1") == "x(1,nil,3)")
    #expect(app.opened("/x#d=4&r=1") == "x(1,nil,4)")
    #expect(app.opened("/x#r=1&o=2") == "x(1,2,3)")
    #expect(app.opened("/x#r=1&d=no") == "x(1,nil,3)")
    #expect(app.opened("/x#o=2&d=4") == "-")
    #expect(app.opened("/y#k=") == "anonymous()")
    #expect(app.opened("/y") == "-", "nobody needs the value, but the pair is written")
  }
}

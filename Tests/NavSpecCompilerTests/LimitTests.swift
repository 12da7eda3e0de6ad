import NavSpecCompiler
import NavSpecDiagnostics
import Testing

/// What a few bytes may multiply ends at a limit, said once and at its place.
@Suite struct LimitTests {
  private func problems(_ head: String, _ routes: String) throws -> [String] {
    let spec = "navspec: 1\napp: {name: Demo, domains: [demo.example]}\nroot: home\n\(head)routes:\n\(routes)"
    let compilation = try CheckedSpec(
      root: "a.nav.yaml", files: MemorySpecFiles("a.nav.yaml", spec))
    return compilation.diagnostics.filter { $0.severity == .error }.map { "\($0.kind.id): \($0.message)" }
  }

  private func lines(_ count: Int, _ line: (Int) -> String) -> String { (0..<count).map(line).joined() }

  @Test func edgeSetsAndDefaults() throws {
    let names = lines(200) { "  - r\($0)\n" }
    func routes(_ count: Int, _ body: String) -> String {
      "  home: {}\n" + lines(count) { "  r\($0): \(body)\n" }
    }
    #expect(try problems("edges:\n all:\n\(names)", routes(400, "{to: [+all]}")) == [])
    let repeated = ["too-many-nodes: edges and conditions are repeated more than 100000 times"]
    #expect(try problems("edges:\n all:\n\(names)", routes(600, "{to: [+all]}")) == repeated)
    let conditions = "conditions: {c: {redirect: home}}\n"
    let many = conditions + "defaults: {requires: [\(lines(499) { _ in "c, " })c]}\n"
    #expect(try problems(many, routes(300, "{}")).contains(repeated[0]))
  }

  @Test func formsOfLinks() throws {
    let params = lines(8) { "p\($0): Int?, " }
    let tail = lines(8) { "{/p\($0)}" }
    func routes(_ count: Int) -> String {
      "  home: {}\n" + lines(count) { "  r\($0): {params: {\(params)}, links: [\"/r\($0)\(tail)\"]}\n" }
    }
    let prefixes = "links: {prefixes: [\(lines(99) { "/p\($0), " })/q]}\n"
    #expect(try problems(prefixes, routes(2)) == [])
    #expect(
      try problems(prefixes, routes(120)) == [
        "too-many-nodes: the links up to here have more than 50000 forms"
      ])
  }

  @Test func patternsOfLinks() throws {
    let long = String(repeating: "/a", count: 257)
    #expect(
      try problems("", "  home: {links: [\"\(long)\"]}\n") == [
        "malformed-template: a path of more than 256 segments matches no URL"
      ])
    let longer = "/" + String(repeating: "a", count: 16_384)
    #expect(
      try problems("", "  home: {links: [\"\(longer)\"]}\n") == [
        "malformed-template: a pattern of more than 16384 bytes matches no URL"
      ])
  }

  @Test func regularExpressionsAndDomains() throws {
    func types(_ count: Int) -> String {
      "types:\n" + lines(count) { "  T\($0): {is: String, pattern: \"a\($0)\"}\n" }
    }
    #expect(try problems(types(128), "  home: {}\n") == [])
    #expect(
      try problems(types(300), "  home: {}\n") == [
        "too-many-nodes: a spec has at most 128 regular expressions"
      ])
    let domains = lines(513) { "d\($0).example, " }
    #expect(
      try problems("sources: {s: {domains: [\(domains)]}}\n", "  home: {}\n") == [
        "too-many-nodes: a spec has at most 512 domains"
      ])
  }

  @Test func guessesAtNames() throws {
    let routes =
      "  home:\n    to:\n" + lines(3000) { "      - item\($0)x\n" } + lines(3000) { "  item\($0): {}\n" }
    let all = try problems("", routes)
    #expect(all.count == 3000)
    #expect(all.first?.contains("did you mean") == true)
    #expect(all.last == "unknown-route: no route is named 'item2999x'")
  }
}

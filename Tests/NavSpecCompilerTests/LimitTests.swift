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
    let repeated = ["too-many-nodes: edges, conditions and params are repeated more than 100000 times"]
    #expect(try problems("edges:\n all:\n\(names)", routes(600, "{to: [+all]}")) == repeated)
    let conditions = "conditions: {c: {redirect: home}}\n"
    let many = conditions + "defaults: {requires: [\(lines(499) { _ in "c, " })c]}\n"
    #expect(try problems(many, routes(300, "{}")).contains(repeated[0]))
  }

  @Test func paramsOfRoutesBelow() throws {
    func routes(_ count: Int) -> String {
      "  home: {}\n  top: {params: {\(lines(900) { "p\($0): Int, " })}}\n"
        + lines(count) { "  r\($0): {under: top}\n" }
    }
    #expect(try problems("", routes(100)) == [])
    #expect(
      try problems("", routes(120)) == [
        "too-many-nodes: edges, conditions and params are repeated more than 100000 times"
      ])
  }

  @Test func paramsTypesAndSchemes() throws {
    func params(_ count: Int) -> String { "  home: {params: {\(lines(count) { "p\($0): Int?, " })}}\n" }
    #expect(try problems("", params(1_000)) == [])
    let many = params(1_001).replacing("}\n", with: ", links: [\"/a?q={p1000}\"]}\n")
    #expect(try problems("", many) == ["too-many-nodes: a route or an exit has at most 1000 params"])
    let types = lines(10_001) { "  T\($0): {cases: [a]}\n" }
    #expect(
      try problems("types:\n\(types)", "  home: {}\n") == ["too-many-nodes: a spec has at most 10000 types"])
    let cases = lines(1_001) { "c\($0), " }
    #expect(
      try problems("types: {T: {cases: [\(cases)]}}\n", "  home: {}\n") == [
        "too-many-nodes: a type has at most 1000 cases"
      ])
    let schemes = lines(513) { "s\($0), " }
    #expect(
      try problems("sources: {s: {schemes: [\(schemes)]}}\n", "  home: {}\n") == [
        "too-many-nodes: a spec has at most 512 schemes"
      ])
  }

  /// Each circle is one mistake, as far as looking for them all takes no longer than reading the spec.
  @Test func circlesOfRedirects() throws {
    func circles(_ count: Int) throws -> Int {
      let conditions =
        "conditions:\n  hub: {redirect: hub}\n" + lines(count) { "  c\($0): {redirect: r\($0)}\n" }
      let routes =
        "  home: {}\n  hub: {requires: [\(lines(count) { "c\($0), " })c0]}\n"
        + lines(count) { "  r\($0): {requires: hub}\n" }
      return try problems(conditions, routes).count { $0.hasPrefix("circular-redirects") }
    }
    #expect(try circles(3) == 3)
    let many = try circles(3_000)
    #expect(many > 300 && many < 3_000, "\(many)")
  }

  /// A type of a module that the app names by its name alone.
  @Test func typesOfModules() throws {
    let routes = "  home: {}\n" + lines(2_000) { "  r\($0): {params: {a: Missing\($0)}}\n" }
    let all = try problems("types:\n" + lines(5_000) { "  T\($0): {cases: [a]}\n" }, routes)
    #expect(all.count == 2_000 && all.allSatisfy { $0.hasPrefix("unknown-type: no type is named 'Missing") })
  }

  /// One line has all of them, and none is ASCII.
  @Test func textsOfOneLine() throws {
    let texts = Array(repeating: "é", count: 8_000).joined(separator: ", ")
    #expect(try problems("x-texts: [\(texts)]\n", "  home: {}\n").isEmpty)
  }

  @Test func patternsNearAnExample() throws {
    let routes =
      "  home: {}\n"
      + lines(600) {
        "  r\($0): {params: {a: Int}, links: ['/{a}/y\($0)'], examples: {'/x/y\($0)': {a: 1}}}\n"
      }
    let spec = "navspec: 1\napp: {name: Demo, domains: [demo.example]}\nroot: home\nroutes:\n\(routes)"
    let failed = try CheckedSpec(root: "a.nav.yaml", files: MemorySpecFiles("a.nav.yaml", spec)).diagnostics
      .filter { $0.kind.id == "failed-example" }
    #expect(failed.count == 600)
    #expect(failed.first?.notes.isEmpty == false && failed.last?.notes.isEmpty == true)
  }

  @Test func guessesAtValuesAndPlaceholders() throws {
    let values =
      "types:\n  T: {cases: [\(lines(900) { "case\($0)x, " })z]}\n"
    let routes = "  home: {}\n" + lines(800) { "  r\($0): {params: {a: 'T = caes\($0)x'}}\n" }
    let defaults = try problems(values, routes).filter { $0.hasPrefix("invalid-default") }
    #expect(
      defaults.first?.contains("did you mean") == true && defaults.last?.contains("did you mean") == false)
    let links = lines(2_000) { "      - \"/a\($0)/{parom\($0 % 900)x}\"\n" }
    let placeholders = try problems(
      "", "  home:\n    params: {\(lines(900) { "param\($0)x: Int?, " })}\n    links:\n\(links)")
    #expect(placeholders.count == 2_000)
    #expect(
      placeholders.first?.contains("did you mean") == true
        && placeholders.last?.contains("did you mean") == false)
  }

  @Test func formsOfLinks() throws {
    let params = lines(8) { "p\($0): Int?, " }
    let tail = lines(8) { "{/p\($0)}" }
    func routes(_ count: Int) -> String {
      "  home: {}\n" + lines(count) { "  r\($0): {params: {\(params)}, links: [\"/r\($0)\(tail)\"]}\n" }
    }
    let prefixes = "links: {prefixes: [\(lines(24) { "/p\($0), " })/q]}\n"
    #expect(try problems(prefixes, routes(2)) == [])
    #expect(
      try problems(prefixes, routes(240)) == [
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

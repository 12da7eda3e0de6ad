import NavSpecCompiler
import NavSpecDiagnostics
import Testing

/// What is declared first never decides what a spec means.
@Suite struct DeclarationOrderTests {
  private func compile(_ routes: String) throws -> CheckedSpec {
    let head =
      "navspec: 1\napp: { name: Demo, schemes: [demo] }\nroot: home\nroutes:\n  home: { to: [list] }\n"
    return try CheckedSpec.compiling(head + routes)
  }

  @Test func aRouteInheritsTheParentOfOneThatIsDeclaredLater() throws {
    let list = "  list: { parent: home, to: [item, part] }\n"
    let item = "  item: { params: { id: Int }, parent: list, links: [\"/item/{id}\"] }\n"
    let part = "  part: { under: item, params: { part: Int }, links: [\"{under}/{part}\"] }\n"
    for routes in [list + item + part, part + item + list] {
      let resolution = try compile(routes).resolution(of: "/item/1/2")
      #expect(resolution.stack.map(\.route) == ["home", "list", "part"])
    }
  }

  @Test func routesThatStandUnderEachOtherAreOneMistake() throws {
    let compilation = try compile(
      """
        list: { to: [a, b, c] }
        c: { under: a }
        a: { under: b }
        b: { under: a }
      """)
    #expect(
      compilation.report.text(as: .plain)
        == "demo.nav.yaml:8:15: error: 'a' is under itself: a → b → a [parent-cycle]\n")
  }

  @Test func aChainOfRoutesUnderEachOtherHasALimit() throws {
    func chain(_ count: Int) throws -> CheckedSpec {
      let chain = (0..<count).map { "  r\($0): { under: r\($0 + 1), reachedBy: code }\n" }.joined()
      return try compile(
        "  list: {}\n" + chain + "  r\(count): { params: { id: Int }, reachedBy: code }\n")
    }
    #expect(try chain(64).errorCount == 0)
    let long = try chain(5_000).diagnostics.filter { $0.severity == .error }
    #expect(long.count == 76)
    #expect(long.allSatisfy { $0.kind.id == "nesting-too-deep" })
    #expect(long.first?.message == "'r60' is under more than 64 routes")
  }

  @Test func filesOfOneGlobThatIncludeEachOtherAreACycle() throws {
    let files = MemorySpecFiles([
      "demo.nav.yaml": Array(
        "navspec: 1\napp: { name: Demo }\ninclude: [\"parts/*.nav.yaml\"]\nroot: home\nroutes: { home: {} }\n"
          .utf8),
      "parts/a.nav.yaml": Array("include: [b.nav.yaml]\n".utf8),
      "parts/b.nav.yaml": Array("include: [a.nav.yaml]\n".utf8),
    ])
    let compilation = try CheckedSpec(root: "demo.nav.yaml", files: files)
    #expect(
      compilation.report.text(as: .plain)
        == "parts/b.nav.yaml:1:11: error: 'parts/b.nav.yaml' and 'parts/a.nav.yaml' include each other: demo.nav.yaml → parts/b.nav.yaml → parts/a.nav.yaml [include-cycle]\n"
    )
  }

  @Test func filesThatIncludeOneAnotherInALongChainAreRead() throws {
    var contents = ["demo.nav.yaml": "navspec: 1\napp: { name: Demo }\ninclude: 0.yaml\nroot: home\n"]
    for index in 0..<990 { contents["\(index).yaml"] = "include: \(index + 1).yaml\n" }
    contents["990.yaml"] = "routes: { home: {} }\n"
    let files = MemorySpecFiles(contents.mapValues { Array($0.utf8) })
    let compilation = try CheckedSpec(root: "demo.nav.yaml", files: files)
    #expect(compilation.report.text(as: .plain) == "")
    #expect(compilation.loaded.inputs.count == 992)
  }
}

import NavSpecCompiler
import NavSpecDiagnostics
import NavSpecRuntime
import Testing

/// The pattern that is proposed for an ambiguous link resolves the ambiguity.
@Suite struct PatternExampleTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var first: String
    var second: String
    /// nil if none would do.
    var example: String?
    var testDescription: String { second }
  }

  static let cases = [
    Case(first: "/x{/r*}", second: "/x/{+s}", example: "/two/{+s}"),
    Case(first: "/x/{+s}", second: "/x{/r*}", example: "/two{/r*}"),
    Case(first: "/x?t={t}", second: "/x{?t}", example: "/two{?t}"),
    Case(first: "/x#b={t}", second: "/x#b={t}", example: "/two#b={t}"),
    Case(first: "/#/{t}/x", second: "/#/{t}/x", example: "/#/two/{t}/x"),
    Case(first: "/#/u/{t}", second: "/#/u/{t}", example: "/#/two/{t}"),
    Case(first: "/{t}", second: "/{t}", example: "/two/{t}"),
    Case(first: "/n{t}", second: "/n{t}", example: "/two/{t}"),
    Case(first: "/u/{t}-{u}", second: "/u/{t}-{u}", example: "/two/{t}-{u}"),
    Case(first: "/TWO/{t}", second: "/TWO/{t}", example: nil),
    Case(first: "/x", second: "/x", example: nil),
  ]

  private func ambiguities(_ first: String, _ second: String) throws -> [Diagnostic] {
    func route(_ name: String, _ pattern: String) throws -> String {
      let params = try LinkPattern(parsing: pattern).placeholders.map {
        "\($0.name): \($0.isExploded ? "'[String]'" : "String")"
      }
      return "  \(name): {params: {\(params.joined(separator: ", "))}, links: ['\(pattern)']}\n"
    }
    let spec =
      "navspec: 1\napp: {name: A, schemes: [aa], domains: [a.example.com]}\nroot: home\nroutes:\n"
      + "  home: {to: [one, two]}\n" + (try route("one", first)) + (try route("two", second))
    let compilation = try CheckedSpec(root: "a.nav.yaml", files: MemorySpecFiles("a.nav.yaml", spec))
    let errors = compilation.diagnostics.filter { $0.severity == .error && $0.kind.id != "ambiguous-link" }
    #expect(errors.map(\.message) == [])
    return compilation.diagnostics.filter { $0.kind.id == "ambiguous-link" }
  }

  @Test(arguments: cases)
  func theExampleIsAPatternThatMeetsNoOther(_ test: Case) throws {
    let found = try #require(try ambiguities(test.first, test.second).first)
    let fix = try #require(found.fixes.first?.title)
    #expect(fix == "make one pattern more specific" + (test.example.map { ", for example \($0)" } ?? ""))
    guard let example = test.example else { return }
    #expect(try ambiguities(test.first, example) == [])
  }
}

import NavSpecCompiler
import NavSpecDiagnostics
import Testing

/// `examples` that depend on conditions, and on what opens where no link matches.
@Suite struct ExampleTests {
  private func problems(_ examples: String, fallback: String = "lost") throws -> [String] {
    try CheckedSpec.compiling(
      """
      navspec: 1
      app: { name: Demo, schemes: [demo], domains: [demo.example.com] }
      conditions: { beta: {} }
      personas: { guest: { beta: false }, tester: {} }
      root: home
      links: { fallback: \(fallback) }
      routes:
        home: { to: [lost] }
        lost: { params: { code: "Int = 4" } }
        old: { parent: home, links: [{ path: /page, when: "!beta" }] }
        new: { params: { from: "String = link" }, parent: home, links: [{ path: /page, when: beta }] }
      examples: \(examples)
      """
    ).problems
  }

  @Test(arguments: [
    "{ /page: new }", "{ /page: { route: new, when: beta, params: { from: link } } }",
    "{ /page: { route: old, when: \"!beta\" } }", "{ /page: [new, { route: old, when: [\"!beta\"] }] }",
    "{ /elsewhere: null, /nowhere: { route: null, when: \"!beta\" } }",
    "{ /elsewhere: lost, \"demo://nowhere\": { route: lost, params: { code: 4 } } }",
    "{ \"https://example.org/page\": null }",
    "{ /page: [{ route: old, as: guest }, { route: new, as: tester }] }",
    "{ /page: [{ route: new, as: guest, when: beta }, { route: old, as: tester, when: \"!beta\" }] }",
  ])
  func whatHolds(_ examples: String) throws { #expect(try problems(examples) == []) }

  /// Each URL is held against every link of its path, so the product of both has a bound.
  @Test func examplesOfCrowdedPathsAreCounted() throws {
    let links = (0..<2_000).map { "  r\($0): { links: [\"/x#a\($0)\"] }\n" }.joined()
    let examples = (0..<160).map { "  \"/x#a\($0)\": r\($0)\n" }.joined()
    let head = "navspec: 1\napp: { name: Demo, schemes: [demo] }\nroot: home\nroutes:\n  home: {}\n"
    let problems = try CheckedSpec.compiling(head + links + "examples:\n" + examples).problems
    #expect(problems.contains { $0.contains("10 examples are not checked") })
    #expect(!problems.contains { $0.contains("failed-example") })
  }

  @Test(arguments: [
    ("{ /page: old }", "'/page' opens 'new', and should open 'old'"),
    ("{ /page: { route: new, when: \"!beta\" } }", "'/page' opens 'old', and should open 'new'"),
    ("{ /page: { route: null, when: \"!beta\" } }", "'/page' opens 'old', and must not match"),
    ("{ /page: { route: new, as: guest } }", "'/page' opens 'old', and should open 'new'"),
    ("{ /elsewhere: new }", "'/elsewhere' opens 'lost', and should open 'new'"),
    (
      "{ /elsewhere: { route: lost, params: { code: 5 } } }", "'/elsewhere' opens 'lost' with 'code' 4, not 5"
    ),
    (
      "{ \"https://example.org/page\": lost }",
      "'https://example.org/page' opens nothing, and should open 'lost'"
    ),
  ])
  func whatDoesNot(_ examples: String, _ message: String) throws {
    #expect(try problems(examples) == ["failed-example: \(message)"])
  }

  @Test func withoutAFallbackNothingOpens() throws {
    #expect(
      try problems("{ /elsewhere: lost }", fallback: "browser")
        == ["failed-example: '/elsewhere' opens nothing, and should open 'lost'"])
  }

  @Test func aRouteThatIsTheFallbackMayNotDenyIt() throws {
    let compilation = try CheckedSpec.compiling(
      """
      navspec: 1
      app: { name: Demo, schemes: [demo] }
      root: home
      links: { fallback: home }
      routes:
        home: { examples: { /x: null, "other://x": null } }
      """)
    #expect(compilation.problems == ["failed-example: '/x' opens 'home', and must not"])
  }

  @Test(arguments: [
    (
      "guest: { bta: false }", "guest",
      "unknown-condition: no condition is named 'bta'; did you mean 'beta'?"
    ),
    ("guest: { beta: false }", "gest", "unknown-persona: no persona is named 'gest'; did you mean 'guest'?"),
    ("Guest: {}", "Guest", "invalid-name: persona 'Guest' is not lowerCamelCase"),
  ])
  func namesOfPersonasAndTheirConditionsAreChecked(
    _ persona: String, _ name: String, _ problem: String
  ) throws {
    let compilation = try CheckedSpec.compiling(
      """
      navspec: 1
      app: { name: Demo, schemes: [demo] }
      conditions: { beta: {} }
      personas: { \(persona) }
      root: home
      routes:
        home: { links: [/a] }
      examples: { /a: { route: home, as: \(name) } }
      """)
    #expect(compilation.problems == [problem])
  }

  @Test func theConditionsOfAFailureAreTold() throws {
    let compilation = try CheckedSpec.compiling(
      """
      navspec: 1
      app: { name: Demo, schemes: [demo] }
      conditions: { beta: {} }
      root: home
      routes:
        home: { links: [{ path: /a, when: beta }] }
      examples: { /a: { route: home, when: "!beta" } }
      """)
    #expect(
      compilation.diagnostics.map(\.notes) == [
        [
          "where 'beta' does not hold",
          "nearest is /a of 'home': the link counts only while 'beta' holds",
        ]
      ])
  }
}

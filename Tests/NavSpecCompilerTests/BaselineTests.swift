import NavSpecCompiler
import NavSpecDiagnostics
import Testing

@Suite struct BaselineTests {
  private static let policies = """
    policies:
      forbidden:
        - { name: p, to: [item, cart], because: why }
        - { name: q, from: home, to: item, because: why }
    """
  private static let spec = """
    navspec: 1
    app: { name: Demo }
    root: home
    routes:
      home: { to: [item, cart] }
      item: { to: [cart] }
      cart: {}
      old: {}
    """

  @Test func itSaysTheSameOfTheSameProblems() throws {
    let text = try compilation().baseline
    #expect(
      text == """
        {
          "version": 1,
          "problems": [
            {"id": "forbidden-edge", "file": "demo.nav.yaml", "place": "routes.home", "text": "cart", \
        "message": "'home' leads to 'cart', which policy 'p' forbids"},
            {"id": "forbidden-edge", "file": "demo.nav.yaml", "place": "routes.home", "text": "item", "count": 2, \
        "message": "'home' leads to 'item', which policy 'p' forbids"},
            {"id": "forbidden-edge", "file": "demo.nav.yaml", "place": "routes.item", "text": "cart", \
        "message": "'item' leads to 'cart', which policy 'p' forbids"},
            {"id": "unreachable-route", "file": "demo.nav.yaml", "place": "routes.old", "text": "old", \
        "message": "nothing leads to 'old'"}
          ]
        }

        """)
    let lines = Self.spec.split(separator: "\n").map(String.init)
    let shuffled = (lines[0...3] + [lines[7], lines[6], "", "  # moved", lines[5], lines[4]]).joined(
      separator: "\r\n")
    #expect(try compilation(shuffled).baseline == text)
  }

  @Test func everyKnownProblemIsLeftOut() throws {
    let compilation = try compilation()
    let after = try compilation.compared(with: known(compilation.baseline))
    #expect(after.diagnostics.isEmpty && after.knownCount == 5)
    #expect(after.summary == "Demo: 4 routes, 0 links in 1 file: no new problems (5 known)")
  }

  @Test func anEmptyBaselineKnowsNothing() throws {
    let compilation = try compilation()
    let empty = try CheckedSpec.compiling("navspec: 1\napp: { name: A }\nroot: a\nroutes: { a: {} }").baseline
    #expect(empty == "{\n  \"version\": 1,\n  \"problems\": []\n}\n")
    let after = try compilation.compared(with: known(empty))
    #expect(after.diagnostics == compilation.diagnostics && after.knownCount == 0)
  }

  @Test func oneOfTwoThatIsGoneIsTold() throws {
    let baseline = try compilation().baseline
    let policies = Self.policies.split(separator: "\n").dropLast().joined(separator: "\n")
    let after = try compilation(policies: policies).compared(with: known(baseline))
    #expect(
      after.diagnostics.map(\.message) == [
        "1 of 2 'forbidden-edge' in 'routes.home' of demo.nav.yaml is gone"
      ])
    let place = try #require(after.diagnostics.first?.range)
    #expect(after.sources.text(in: place).contains("\"count\": 2"))
  }

  @Test func anotherOfTheSameIsNew() throws {
    let baseline = try compilation().baseline
    let more = Self.policies + "\n    - { name: r, from: home, to: item, because: why }"
    let after = try compilation(policies: more).compared(with: known(baseline))
    #expect(after.diagnostics.count == 1 && after.knownCount == 5)
  }

  @Test func twoEntriesOfOneProblemCountAsTwo() throws {
    let entry = #"{"id": "unreachable-route", "file": "demo.nav.yaml", "place": "routes.old", "text": "old"}"#
    let after = try compilation(policies: "").compared(
      with: known(#"{"version": 1, "problems": [\#(entry), \#(entry)]}"#))
    #expect(after.knownCount == 1 && after.diagnostics.map(\.kind.id) == ["stale-baseline"])
  }

  @Test func whatABrokenSpecDoesNotShowIsNotGone() throws {
    let baseline = try compilation().baseline
    let broken = Self.spec.replacing("{ to: [cart] }", with: "{ to: [carte] }")
    let after = try compilation(broken).compared(with: known(baseline))
    #expect(after.diagnostics.map(\.kind.id) == ["unknown-route"])
  }

  @Test func problemsOfTheConfigurationAreKnownToo() throws {
    let before = try compilation(policies: "budgets: { maxTaps: { 'sh\u{F6}p \u{1F600}\\\"*': 1 } }")
    #expect(before.diagnostics.map(\.kind.id) == ["unmatched-selector", "unreachable-route"])
    #expect(before.baseline.contains(#""file": ".navspec.yaml""#))
    #expect(try before.compared(with: known(before.baseline)).diagnostics.isEmpty)
  }

  private func compilation(
    _ spec: String = Self.spec, policies: String = Self.policies
  ) throws -> CheckedSpec {
    try CheckedSpec.compiling(spec, configuration: policies)
  }

  private func known(_ text: String) -> Baseline {
    Baseline(Array(text.utf8), path: "known.json")
  }
}

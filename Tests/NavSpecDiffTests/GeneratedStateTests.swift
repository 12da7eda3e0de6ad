import Foundation
import NavSpecCompiler
import NavSpecDiagnostics
import TestSupport
import Testing

@testable import NavSpecDiff

/// Two apps are generated and compiled, one of each version. What the older one saves, the newer one restores as the
/// verdict says.
@Suite struct GeneratedStateTests {
  /// A change of a spec.
  private struct Scenario {
    let name: String
    /// What the newer spec has instead of a text of the older one.
    let edits: [(String, String)]
    /// The findings about state.
    let findings: [String]
    /// The screens of the newer app, once it has restored what the older one saved.
    let screens: [String]
    /// The name of the screen in the newer version, which witnesses have for both.
    var newName = "recipe"
  }

  private static let base = """
    navspec: 1
    app: { name: Demo, schemes: [demo] }
    conditions: { member: { redirect: home } }
    restoration: { key: a, version: 2 }
    root: home
    routes:
      home: { to: [recipe] }
      recipe: { params: { id: Int, note: String? }, to: [recipe] }

    """

  private static let scenarios = [
    Scenario(
      name: "a title", edits: [("recipe: { ", "recipe: { title: Dish, ")], findings: [],
      screens: ["home", "recipe"]),
    Scenario(
      name: "a rename with the former key",
      edits: [("[recipe]", "[dish]"), ("recipe: { ", "dish: { formerly: [recipe], ")],
      findings: ["safe restored-screen-migrated", "risky downgrade-screen-lost"], screens: ["home", "dish"],
      newName: "dish"),
    Scenario(
      name: "a rename without it", edits: [("recipe: { ", "dish: { "), ("[recipe]", "[dish]")],
      findings: ["breaking restored-screen-lost"], screens: ["home"]),
    Scenario(
      name: "a route that is gone",
      edits: [
        ("  recipe: { params: { id: Int, note: String? }, to: [recipe] }\n", ""), ("{ to: [recipe] }", "{}"),
      ],
      findings: ["breaking restored-screen-lost"], screens: ["home"]),
    Scenario(
      name: "a type that refuses the value", edits: [("id: Int", "id: Bool")],
      findings: ["breaking restored-value-refused"], screens: ["home"]),
    Scenario(
      name: "a param that is required", edits: [("note: String?", "note: String?, size: Int")],
      findings: ["breaking restored-param-required"], screens: ["home"]),
    Scenario(
      name: "a param with a default", edits: [("note: String?", "note: String?, size: Int = 1")],
      findings: [],
      screens: ["home", "recipe"]),
    Scenario(
      name: "a guard", edits: [("recipe: { ", "recipe: { requires: member, ")],
      findings: ["breaking restored-screen-guarded"], screens: ["home"]),
    Scenario(
      name: "a lower version", edits: [("version: 2", "version: 1")],
      findings: ["breaking state-version-lowered"], screens: ["home"]),
  ]

  @Test func whatTheOlderAppSavesTheNewerOneRestoresAsTheVerdictSays() throws {
    var files: [(name: String, text: String)] = []
    var calls: [String] = []
    var expected: [String] = []
    var comparisons: [SpecComparison] = []
    for (index, scenario) in Self.scenarios.enumerated() {
      let head = scenario.edits.reduce(Self.base) { $0.replacing($1.0, with: $1.1) }
      #expect(scenario.edits.allSatisfy { Self.base.contains($0.0) }, "\(scenario.name)")
      comparisons.append(SpecComparison(base: try resolved(Self.base), head: try resolved(head)))
      files += try Self.generated(Self.base, as: "Old\(index)") + Self.generated(head, as: "New\(index)")
      let witnesses = StateChanges.changes(in: comparisons[index]).compactMap(Witness.init)
      expected += witnesses.map {
        "\(index) witness \($0.base.replacing(scenario.newName, with: "recipe")) \($0.head)"
      }
      calls.append(
        """
        @MainActor func scenario\(index)() {
          let old = Old\(index)Router(conditions: .allMet)
          old.navigate(to: .recipe(id: 7))
          let new = New\(index)Router(conditions: ConditionStore(others: .unmet))
          new.restore(from: old.snapshot())
          print("\(index)", names(old.screens), names(new.screens))
          for snapshot in \(witnesses.map(\.snapshot)) as [String] {
            let old = Old\(index)Router(conditions: .allMet)
            let new = New\(index)Router(conditions: ConditionStore(others: .unmet))
            old.restore(from: Data(snapshot.utf8))
            new.restore(from: Data(snapshot.utf8))
            print("\(index) witness", names(old.screens), names(new.screens))
          }
        }
        """)
    }
    files.append(
      ("calls.swift", "import Foundation\nimport NavSpecRuntime\n" + calls.joined(separator: "\n")))
    files.append(
      (
        "main.swift",
        """
        func names<Route>(_ screens: [Route]) -> String {
          screens.map { "\\($0)".prefix { $0 != "(" } }.joined(separator: ",")
        }
        \(calls.indices.map { "scenario\($0)()" }.joined(separator: "\n"))

        """
      ))
    let (text, code) = try SwiftCompiler.output(of: files)
    try #require(code == 0, "\(text)")
    let lines = text.split(separator: "\n").map(String.init)
    for (index, scenario) in Self.scenarios.enumerated() {
      let state = StateChanges.changes(in: comparisons[index])
      #expect(
        state.map { "\($0.level.rawValue) \($0.kind.id)" } == scenario.findings, "\(scenario.name)")
      #expect(
        lines.contains("\(index) home,recipe \(scenario.screens.joined(separator: ","))"),
        "\(scenario.name): \(lines.filter { $0.hasPrefix("\(index) ") })")
      let isLost = scenario.screens.count == 1
      #expect(state.contains { $0.level == .breaking } == isLost, "\(scenario.name)")
    }
    #expect(lines.filter { $0.contains("witness") } == expected)
  }

  private static func generated(_ text: String, as name: String) throws -> [(name: String, text: String)] {
    let text = text.replacing("name: Demo", with: "name: \(name)")
    let spec = try CheckedSpec(root: "app.nav.yaml", files: files(of: text))
    return try spec.files(of: try #require(Output.all.first { $0.id == "swift" })).map {
      ("\(name)-\($0.name.replacing("/", with: "-"))", $0.text)
    }
  }

  /// What a change says that both apps make of a snapshot.
  private struct Witness {
    var snapshot = ""
    /// The names of screens, as the apps print them.
    var base = ""
    var head = ""

    init?(_ change: Change) {
      guard case .object(let members)? = change.witness?.json else { return nil }
      for (key, value) in members {
        switch (key, value) {
        case ("snapshot", .string(let text)): snapshot = text
        case ("base", _): base = Self.names(value)
        case ("head", _): head = Self.names(value)
        default: break
        }
      }
    }

    /// A window that nothing is restored in shows the root.
    private static func names(_ json: JSONText) -> String {
      guard case .array(let screens) = json else { return "home" }
      return screens.compactMap { screen in
        if case .string(let text) = screen { String(text.prefix { $0 != "(" }) } else { nil }
      }.joined(separator: ",")
    }
  }
}

import Foundation
import Testing

@Suite struct ConfigurationTests {
  @Test(arguments: [
    ("severity: { unreachable-rout: off }", "did you mean 'unreachable-route'?"),
    ("severity: { unknown-route: warning }", "[lowered-error]"),
    ("severity: { unreachable-route: loud }", "[unknown-value]"),
    ("policies: { forbidden: [{ from: a, to: b, because: c }] }", "'name' is missing"),
    ("policies: { forbidden: [{ name: a, from: a, to: b }] }", "'because' is missing"),
    ("policies: { forbidden: [{ name: a, because: b }] }", "[missing-key]"),
    ("policies: { forbidden: [{ name: a, from: {}, because: b }] }", "[wrong-type]"),
    ("policies: { forbidden: [{ name: a, from: { features: b }, because: b }] }", "did you mean 'feature'?"),
    (
      "policies: { forbidden: [{ name: a, to: b, because: c }], required: [{ name: a, to: b, because: c }] }",
      "two policies are named 'a'"
    ),
    ("policies: { forbidden: [{ name: a, from: b, because: '' }] }", "a policy without a reason"),
    ("policies: { forbidden: [{ name: a, from: b, crossing: team, because: c }] }", "[unknown-value]"),
    ("policies: { forbidden: [{ name: a, from: { not: { not: b } }, because: c }] }", "'not' is not a key"),
    ("budgets: { maxTaps: { home: many } }", "[wrong-type]"),
    ("budgets: { maxTap: 3 }", "did you mean 'maxTaps'?"),
    ("swift: { acces: public }", "did you mean 'access'?"),
    ("swift: { access: open }", "is not one of public, package, internal"),
    ("swift: { imports: [my-module] }", "'my-module' is not the name of a module"),
    ("swift: { imports: [Foundation, 'A..B'] }", "'A..B' is not the name of a module"),
    ("swift: { header: \"a\\u00ADb\" }", "a header with a character that does not show"),
    ("swift: { header: \"a\\rb\" }", "a header with a character that does not show"),
    ("swift: { indentation: 3 }", "is not one of 2, 4, tab"),
    ("swift: { locations: maybe }", "[wrong-type]"),
    ("swift: { runtime: none }", "is not one of package, embed"),
    ("swift: { module: 'a b' }", "'a b' is not the name of a module"),
    ("outputs: { tests: ../Tests }", "leads out of the project's folder"),
    ("outputs: { tests: .build/tests }", "the output '.build/tests' is hidden"),
    ("outputs: { tests: .build/tests }", "= help: write there with '--tests'"),
    ("outputs: { model: .cache/model }", "the output '.cache/model' is hidden"),
    ("outputs: { model: Shop }", "the model 'Shop' does not end in '.json'"),
    ("outputs: { graph: docs }", "the graph 'docs' does not end in '.dot', '.gv', '.svg', '.png', "),
    ("outputs: { graph: docs/ }", "= help: name a file, for example 'docs/navigation.svg'"),
    ("swift: { imports: [ShopModel.swift] }", "'ShopModel.swift' is a file, and not the name of a module"),
    ("swift: { imports: [Kit, ShopModel.swift] }", "= help: write 'ShopModel'"),
    ("swift: { module: App.swift }", "'App.swift' is a file, and not the name of a module"),
    (
      "# navspec:disable:file unreachable-route a reason",
      "error[malformed-suppression]: a suppression counts in specs only\n --> .navspec.yaml:1:1"
    ),
    ("budgets: {} # navspec:disable:next unreachable-route", "= help: write 'severity: {ID: off}'"),
    (
      "# navspec:disable:next unreachable-route a reason\nbudgets: {}",
      "= help: write 'severity: {unreachable-route: off}'"
    ),
    ("baseline: .cache/known.json", "'.cache/known.json' leads out of the project, or to a hidden file"),
    (
      "baseline: lists/known.json",
      "write it: mkdir -p lists/ && navspec validate --write-baseline lists/known.json"
    ),
  ])
  func aBrokenConfigurationIsExitCodeTwo(_ text: String, _ reason: String) throws {
    let tool = try Tool()
    try tool.write(shopSpec, to: "shop.nav.yaml")
    try tool.write(text, to: ".navspec.yaml")
    let result = try tool.run("validate")
    #expect(result.code == 2 && result.out == "")
    #expect(result.err.contains(reason), "\(result.err)")
    #expect(result.err.matches(of: /error\[/).count == 1, "one mistake, one diagnostic")
  }

  /// What was said in vain there, nobody can correct any more.
  @Test func settingsOfARevisionAreTakenAsTheyAre() throws {
    let tool = try Tool()
    try tool.write(shopSpec, to: "shop.nav.yaml")
    try tool.write("# navspec:disable:file unreachable-route a reason\n", to: ".navspec.yaml")
    try tool.commitAll()
    #expect(try tool.run("diff", "--against", "HEAD").code == 2)
    try tool.write("outputs: { model: Shop.json }\n", to: ".navspec.yaml")
    let result = try tool.run("diff", "--against", "HEAD")
    #expect(result.code == 0, "\(result.err)")
  }

  @Test func buildsAreToldOfItAsOfSpecs() throws {
    let tool = try Tool()
    try tool.write(shopSpec, to: "shop.nav.yaml")
    try tool.write("swift: { acces: public }\n", to: ".navspec.yaml")
    let folder = tool.folder.resolvingSymlinksInPath().path
    let line = "\(folder)/.navspec.yaml:1:10: error: "
    try tool.write("{\"outputs\": [\"Shop.nav.swift\"]}", to: "manifest.json")
    let built = try tool.run("generate", "-o", "out", "--build-manifest", "manifest.json")
    #expect(built.code == 2 && built.err.hasPrefix(line) && built.out == "", "\(built.err)")
    let checked = try tool.run("validate", "--format", "plain")
    #expect(checked.code == 2 && checked.err == built.err.replacingOccurrences(of: folder + "/", with: ""))
    try tool.write("baseline: known.yaml\n", to: ".navspec.yaml")
    try tool.write("navspec: 7\n", to: "known.yaml")
    let known = try tool.run("generate", "-o", "out", "--build-manifest", "manifest.json")
    #expect(known.code == 2 && known.err.hasPrefix("\(folder)/known.yaml:1:"), "\(known.err)")
  }

  @Test func aSeverityDecidesWhetherCodeIsGenerated() throws {
    let tool = try Tool()
    try tool.write(
      shopSpec.replacingOccurrences(of: "routes:\n", with: "routes:\n  old: {}\n"), to: "shop.nav.yaml")
    #expect(try tool.run("generate", "-o", "out").code == 0)
    try tool.write("severity: { unreachable-route: error }\n", to: ".navspec.yaml")
    let raised = try tool.run("generate", "-o", "out")
    #expect(raised.code == 1 && raised.err.contains("error[unreachable-route]"))
    try tool.write("severity: { unreachable-route: off }\n", to: ".navspec.yaml")
    #expect(try tool.run("validate", "--strict").code == 0)
  }

  @Test func theDayIsThatOfTheEnvironment() throws {
    let tool = try Tool()
    let routes = "routes:\n  # navspec:disable:next unreachable-route until 2024-03-01 it is old\n  old: {}\n"
    try tool.write(shopSpec.replacingOccurrences(of: "routes:\n", with: routes), to: "shop.nav.yaml")
    func result(at epoch: String) throws -> Tool.Result {
      try tool.run(["validate", "--strict"], environment: ["SOURCE_DATE_EPOCH": epoch])
    }
    // The last second of a leap year's February, and the first of March.
    #expect(try result(at: "1709251199").code == 0)
    let ended = try result(at: "1709251200")
    #expect(ended.code == 1 && ended.err.contains("ended on 2024-03-01"))
    #expect(ended.err.contains("[unreachable-route]"))
    #expect(try result(at: "tomorrow").code == 2)
  }
}

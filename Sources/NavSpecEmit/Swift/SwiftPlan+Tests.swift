import NavSpecDiagnostics
import NavSpecLinkAnalysis
import NavSpecModel
import NavSpecRuntime

extension SwiftPlan {
  func testsFile(_ table: LinkTable) -> TestsFile {
    let expectations = Expectations(graph: graph, table: table)
    var modules: [String] =
      options.runtime == .embed ? ["Testing"] : ["NavSpecRuntime", "NavSpecTesting", "Testing"]
    modules += options.imports.filter { !modules.contains($0) }
    var imports = modules.sorted().map { "import \(SwiftTypes.reference($0))" as SwiftCode }
    if let module = options.module {
      imports.append("\(access == "public " ? "" : "@testable ")import \(SwiftTypes.reference(module))")
    }
    return TestsFile(
      head: head(of: rootPath), app: app, imports: imports,
      checks: isExternal ? "HostedChecks" : "NavigationChecks", groups: groups(expectations),
      untested: expectations.untested.map { "\(comment: $0)" })
  }

  private func groups(_ expectations: Expectations) -> [TestsFile.Group] {
    let urls = expectations.urls
    let omitted: SwiftCode =
      urls.omitted == 0
      ? "" : " \(comment: "\(urls.omitted) screens are left out: very many links begin alike.")"
    func group(
      _ name: String, _ test: String, _ check: String, _ lines: [String], _ documentation: SwiftCode
    ) -> TestsFile.Group {
      TestsFile.Group(
        documentation: "/// \(documentation)", name: SwiftIdentifier(name), test: SwiftIdentifier(test),
        check: SwiftIdentifier(check), lines: lines.map(SwiftCode.quoted))
    }
    return [
      group(
        "examples", "anExampleOpensItsScreen", "withExample", expectations.examples,
        "A URL opens the screen before it; `-` is none."),
      group(
        "urls", "aScreenHasItsURL", "withURL", urls.lines,
        "A screen is shared as its URL, which opens it.\(omitted)"),
      group(
        "screens", "aScreenKeepsItsValues", "withScreen", expectations.screens, "A screen keeps its values."),
      group(
        "kept", "aScreenIsRestored", "withKept", isExternal ? [] : expectations.kept,
        "A screen is restored, or replaced by another; `-` if it is not saved."),
      group(
        "guards", "aConditionGuardsItsScreens", "withGuard", expectations.guards,
        "Without the condition, the redirect is shown instead of the screen; `-` is none."),
      group("tabs", "aTabHasItsRoot", "withTab", expectations.tabs, "A tab begins with its root."),
    ].filter { !$0.lines.isEmpty }
  }
}

/// The expectations of a spec, line by line, as `NavSpecTesting` reads them.
private struct Expectations {
  let graph: NavigationGraph
  let schema: NavigationSchema
  private let table: LinkTable
  /// What is known of each route.
  private let samples: [[NavigationSchema.Screen]]

  init(graph: NavigationGraph, table: LinkTable) {
    let schema = table.schema
    self.graph = graph
    self.schema = schema
    self.table = table
    let examples = graph.routes.flatMap(\.examples) + graph.examples
    let opened = examples.compactMap { example in
      Self.screen(opening: example.url.value, schema, table, holds: { example.holds(ConditionID($0)) })
    }
    var samples = ScreenSamples(graph, schema, opened: opened)
    self.samples = schema.routes.indices.map { samples.screens(of: $0) }
  }

  private static func screen(
    opening url: String, _ schema: NavigationSchema, _ table: LinkTable, holds: (Int) -> Bool
  ) -> NavigationSchema.Screen? {
    guard case .target(let target, _) = schema.opening(of: url, in: table, holds: holds) else { return nil }
    return target.screens.last
  }

  /// `!signedIn,subscribed`
  private func unmet(_ conditions: [Int]) -> String {
    conditions.isEmpty ? "" : "!" + conditions.map(schema.name(ofRequirement:)).joined(separator: ",")
  }

  var screens: [String] { samples.joined().map(schema.text(of:)) }

  var untested: [String] { samples.indices.filter { samples[$0].isEmpty }.map { schema.routes[$0].name } }

  var examples: [String] {
    graph.routes.flatMap { route in route.examples.map { line(for: $0, on: route.qualifiedName) } }
      + graph.examples.map { line(for: $0, on: nil) }
  }

  private func line(for example: Example, on owner: String?) -> String {
    let url = example.url.value
    let unmet = unmet(schema.conditions.indices.filter { !example.holds(ConditionID($0)) })
    guard case .opens = example.expectation,
      let screen = Self.screen(opening: url, schema, table, holds: { example.holds(ConditionID($0)) })
    else { return "-\(owner ?? "")\(unmet) \(url)" }
    return "\(schema.text(of: screen))\(unmet) \(url)"
  }

  /// Screens with their URLs. Those whose links begin like very many others are left out once a number of comparisons
  /// is spent.
  var urls: (lines: [String], omitted: Int) {
    let folders = schema.links.map(Self.folder)
    var crowds: [Substring: Int] = [:]
    for folder in folders { crowds[folder, default: 0] += 1 }
    var crowdsOfRoutes = schema.routes.map { _ in 0 }
    for (link, folder) in zip(schema.links, folders) {
      crowdsOfRoutes[link.route] += (crowds[folder] ?? 0) + (crowds["/"] ?? 0)
    }
    let budget = AnalysisBudget(AnalysisBudget.testedURLs)
    var lines: [String] = []
    var omitted = 0
    for screen in samples.joined() where crowdsOfRoutes[screen.route] > 0 {
      guard budget.spend(crowdsOfRoutes[screen.route]) else {
        omitted += 1
        continue
      }
      guard let url = table.url(for: screen.route, values: screen.values),
        Self.screen(opening: url, schema, table, holds: { _ in true }) == screen
      else { continue }
      lines.append("\(schema.text(of: screen)) \(url)")
    }
    return (lines, omitted)
  }

  /// The part of a pattern before the segment with its first placeholder, which is compared with all that follow there.
  private static func folder(of link: NavigationSchema.Link) -> Substring {
    let literal = link.pattern.prefix { $0 != "{" }
    let rest = link.pattern[literal.endIndex...]
    if rest.isEmpty || ["{?", "{&", "{#", "{/"].contains(where: rest.hasPrefix) { return literal }
    return literal.lastIndex(of: "/").map { literal[...$0] } ?? literal
  }

  var kept: [String] {
    guard schema.restoration != nil else { return [] }
    return samples.joined().map { screen in
      guard let kept = kept(screen) else { return "\(schema.text(of: screen)) -" }
      return kept == screen
        ? schema.text(of: screen) : "\(schema.text(of: screen)) \(schema.text(of: kept))"
    }
  }

  /// What a screen is once it is restored.
  private func kept(_ screen: NavigationSchema.Screen) -> NavigationSchema.Screen? {
    // What the spec declares is there whether it is kept or not.
    if schema.stackRoots.contains(screen) { return screen }
    let route = schema.routes[screen.route]
    guard route.key != nil, !route.isSensitive else { return nil }
    var kept = screen
    for (index, parameter) in route.parameters.enumerated() where parameter.key == nil {
      guard let value = parameter.valueWhenMissing else { return nil }
      kept.values[index] = value
    }
    return kept
  }

  var guards: [String] {
    schema.routes.enumerated().flatMap { index, route -> [String] in
      guard let screen = samples[index].first else { return [] }
      return route.requirements.map { condition in
        let admission = schema.admission(requiring: [condition]) { $0 == condition ? .unmet : .met }
        var shown = "-"
        if case .redirected(_, let redirect, _) = admission { shown = schema.routes[redirect.route].name }
        return "\(schema.text(of: screen))\(unmet([condition])) \(shown)"
      }
    }
  }

  var tabs: [String] {
    let names = schema.tabs.isEmpty ? ["root"] : schema.tabs.map(\.name)
    return zip(names, schema.stackRoots).map { "\($0) \(schema.text(of: $1))" }
  }
}

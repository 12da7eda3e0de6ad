import NavSpecCompiler
import NavSpecDiagnostics
import Testing

@Suite struct PolicyTests {
  /// A shop in two features, three tabs and with two owners.
  private static let shop = """
    navspec: 1
    app: { name: Demo }
    conditions: { beta: {} }
    tabs:
      lab: { title: Lab, root: lab, visible: beta }
      browse: { title: Browse, root: home }
      mine: { title: Mine, root: account }
    anywhere: [help]
    routes:
      lab: { owner: labs, to: [deep] }
      home: { to: [item, account] }
      item: { parent: home, to: [cart] }
      cart: { parent: item, to: [pay, item], owner: money }
      pay: { present: sheet, owner: money, to: [deep] }
      deep: { tab: mine }
      account: { owner: labs, to: [item] }
      help: { stability: draft }
    """

  @Test(arguments: [
    ("from: cart", "cart>pay cart>item"),
    ("from: [cart, account], to: item", "cart>item account>item"),
    ("from: '*a*', to: { not: { owner: '*' } }", "lab>deep cart>item pay>deep account>item lab>help"),
    ("from: { owner: money }, to: { owner: money }", "cart>pay"),
    ("crossing: owner, to: { owner: '*' }", "home>account item>cart"),
    ("from: { tab: browse }, to: { tab: mine }", "home>account"),
    ("crossing: tab, from: { tab: '*' }, to: { tab: '*' }", "lab>deep home>account account>item"),
    ("to: { stability: draft }", "lab>help"),
    ("to: { stability: draft }, except: [{ from: { not: pay } }]", "pay>help"),
    ("to: help, except: [{}]", ""),
    ("from: { owner: labs, not: [lab, { tab: browse }] }, except: [{ to: help }]", "account>item"),
    ("from: cart, except: [{ from: cart, to: pay }, { to: help }]", "cart>item"),
    ("from: home, to: { not: '*' }", ""),
  ])
  func aPolicyForbidsTheEdgesItChooses(_ policy: String, _ expected: String) throws {
    let found = try diagnostics("policies: { forbidden: [{ name: p, because: why, \(policy) }] }")
    let edges = found.filter { $0.kind.id == "forbidden-edge" }.map { diagnostic in
      diagnostic.message.split(separator: "'").enumerated().filter { [0, 2].contains($0.offset) }
        .map { String($0.element) }.joined(separator: ">")
    }
    // An edge of every screen is reported once, for the first screen that it must not start from.
    let wanted = expected.split(separator: " ").map(String.init)
    let isAboutHelp = wanted.contains { $0.hasSuffix(">help") }
    #expect(edges.filter { isAboutHelp || !$0.hasSuffix(">help") }.sorted() == wanted.sorted())
  }

  @Test(arguments: [
    ("from: '*', to: help", ""),
    ("from: { owner: money }, to: { owner: money }", ""),
    ("from: [home, item, cart], to: item", ""),
    ("from: [home, item, account], to: cart", "home account"),
    ("from: [home, account], to: cart, except: [{ from: account }]", "home"),
    ("from: [home, cart], to: [item, account], except: [{ to: item }]", "cart"),
  ])
  func aPolicyDemandsEdges(_ policy: String, _ expected: String) throws {
    let found = try diagnostics("policies: { required: [{ name: p, because: why, \(policy) }] }")
    let routes = found.filter { $0.kind.id == "missing-edge" }.map {
      String($0.message.split(separator: "'").first ?? "")
    }
    #expect(routes == expected.split(separator: " ").map(String.init))
  }

  @Test(
    arguments: [
      // The first tab is hidden, so launch shows the second.
      ("home", 0, "home"), ("lab", 1, "tab lab > lab"), ("mine", nil, nil), ("account", 1, "home > account"),
      ("item", 1, "home > item"), ("cart", 2, "home > item > cart"), ("pay", 3, "home > item > cart > pay"),
      ("deep", 2, "tab lab > lab > deep"), ("help", 1, "any screen > help"),
    ] as [(String, Int?, String?)])
  func tapsAreCountedFromLaunch(_ route: String, _ taps: Int?, _ path: String?) throws {
    guard let taps, let path else {
      let found = try diagnostics("budgets: { maxTaps: { \(route): 9 } }")
      #expect(found.map(\.kind.id) == ["unmatched-selector"])
      return
    }
    #expect(try diagnostics("budgets: { maxTaps: { \(route): \(taps) } }").isEmpty)
    guard taps > 0 else { return }
    let found = try diagnostics("budgets: { maxTaps: { \(route): \(taps - 1) } }")
    #expect(found.map(\.kind.id) == ["distant-route"])
    #expect(found.first?.notes == ["the shortest path: \(path)"])
    #expect(found.first?.message.hasSuffix("from launch, 1 too many") == true)
  }

  @Test func thePlainestBudgetHolds() throws {
    func distant(_ budget: String) throws -> [String] {
      try diagnostics("budgets: { maxTaps: { \(budget) } }").map(\.message)
    }
    #expect(try distant("'*': 1, 'p*': 3, cart: 2, deep: 2").isEmpty)
    #expect(try distant("'*': 3, 'p*': 3, pay: 2").count == 1)
    #expect(try distant("'*': 3, 'p*': 2, '*y': 3").count == 1)
    #expect(try distant("'*': 0, '?*': 9").count == 7)
  }

  @Test func columnsOfASplitViewShowAtLaunch() throws {
    let spec = """
      navspec: 1
      app: { name: Demo }
      split: { sidebar: list, detail: blank }
      routes:
        list: { to: [item] }
        blank: { to: [help] }
        item: {}
        help: {}
      """
    let found = try CheckedSpec.compiling(spec, configuration: "budgets: { maxTaps: { '*': 0 } }").diagnostics
    #expect(found.flatMap(\.notes) == ["the shortest path: list > item", "the shortest path: blank > help"])
  }

  @Test func aPolicyChoosesItsOwnSeverity() throws {
    func severities(_ own: String, _ ofKind: String) throws -> [Severity] {
      let policy = "{ name: p, from: cart, to: pay, because: why\(own.isEmpty ? "" : ", severity: \(own)") }"
      let table = ofKind.isEmpty ? "" : "severity: { forbidden-edge: \(ofKind) }\n"
      return try diagnostics("\(table)policies: { forbidden: [\(policy)] }").map(\.severity)
    }
    #expect(try severities("", "") == [.error])
    #expect(try severities("note", "") == [.note])
    #expect(try severities("", "warning") == [.warning])
    #expect(try severities("error", "off") == [.error])
    #expect(try severities("", "off") == [])
    #expect(try severities("off", "error") == [])
  }

  @Test func aViolationShowsThePolicyAndItsReason() throws {
    let configuration = "policies: { forbidden: [{ name: p, from: cart, to: pay, because: why }] }"
    let compilation = try CheckedSpec.compiling(Self.shop, configuration: configuration)
    let violation = try #require(compilation.diagnostics.first)
    #expect(violation.notes == ["because why"])
    let place = try #require(violation.related.first?.range)
    #expect(compilation.sources.text(in: place) == "p")
    #expect(compilation.sources[place.source].path == ".navspec.yaml")
  }

  @Test func anEdgeThatIsNotKnownIsNotMissing() throws {
    let broken = Self.shop.replacing("to: [item, account]", with: "to: [itm, account]")
    let found = try CheckedSpec.compiling(
      broken,
      configuration: """
        policies: { required: [{ name: p, from: home, to: item, because: why }] }
        budgets: { maxTaps: { item: 1, nowhere: 1 } }
        """
    ).diagnostics
    #expect(found.map(\.kind.id) == ["unknown-route"])
  }

  @Test func everyKindSaysWhetherItIsFatal() {
    #expect(DiagnosticCatalog.kinds.filter { $0.severity != .error }.allSatisfy { !$0.isFatal })
    let mild = Set(DiagnosticCatalog.kinds.filter { $0.severity == .error && !$0.isFatal }.map(\.id))
    #expect(mild.isSuperset(of: ["failed-example", "forbidden-edge", "several-search-roles"]))
    #expect(mild.isDisjoint(with: ["unknown-route", "invalid-yaml", "colliding-name"]))
  }

  private func diagnostics(_ configuration: String) throws -> [Diagnostic] {
    try CheckedSpec.compiling(Self.shop, configuration: configuration).diagnostics
  }
}

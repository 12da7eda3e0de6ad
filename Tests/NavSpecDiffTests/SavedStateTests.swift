import Foundation
import NavSpecCompiler
import NavSpecDiagnostics
import NavSpecLinkAnalysis
import NavSpecModel
import NavSpecPlay
import NavSpecRuntime
import TestSupport
import Testing

@testable import NavSpecDiff

/// What is said of saved state is what an app's own router does: one of the older version saves, and one of the newer
/// version restores.
@MainActor @Suite struct SavedStateTests {
  /// A window of one version.
  private struct App {
    let spec: ResolvedSpec
    let contents: SchemaApp.Contents

    @MainActor init(_ spec: ResolvedSpec) {
      self.spec = spec
      contents = SchemaApp.Contents(spec.schema)
    }

    /// What is saved while a screen is open.
    @MainActor func snapshot(showing screen: SchemaApp.Route) -> Data {
      SchemaApp.$contents.withValue(contents) {
        let router = NavigationRouter<SchemaApp>(conditions: .allMet)
        router.navigate(to: screen)
        return router.snapshot()
      }
    }

    /// The tab that is selected once a snapshot is restored while no condition is met.
    @MainActor func tab(restoring data: Data) -> (selected: String, screens: [String]) {
      SchemaApp.$contents.withValue(contents) {
        let router = NavigationRouter<SchemaApp>(conditions: ConditionStore(others: .unmet))
        router.restore(from: data)
        let screens = router.state[router.selectedTab].screens + router.state.modals.map(\.route)
        return (router.selectedTab.rawValue, screens.map { spec.schema.routes[$0.route].name })
      }
    }

    /// Names and values of what is open once a snapshot is restored.
    @MainActor func screens(restoring data: Data) -> [(route: Int, values: [String: RouteValue])] {
      SchemaApp.$contents.withValue(contents) {
        let router = NavigationRouter<SchemaApp>(conditions: .allMet)
        router.restore(from: data)
        var screens: [SchemaApp.Route] = contents.tabs.flatMap { router.state[$0].screens }
        screens += router.state.modals.flatMap { [$0.route] + $0.path }
        return screens.map { screen in
          let names = spec.schema.routes[screen.route].parameters.map(\.name)
          return (
            screen.route, Dictionary(zip(names, screen.values), uniquingKeysWith: { first, _ in first })
          )
        }
      }
    }
  }

  @Test func aRenamedRouteComesBackByItsFormerKey() throws {
    let text = "restoration: { key: a }\nroutes:\n  recipe: { params: { id: Int } }\n"
    let renamed = text.replacing("recipe: { ", with: "dish: { formerly: [recipe], ")
    let (base, head) = (App(try resolved(text)), App(try resolved(renamed)))
    let route = try #require(base.spec.schema.routes.firstIndex { $0.name == "recipe" })
    let data = base.snapshot(showing: SchemaApp.Route(route: route, values: [.integer(7)]))
    let screens = head.screens(restoring: data)
    #expect(screens.map { head.spec.schema.routes[$0.route].name } == ["home", "dish"])
    #expect(screens.last?.values == ["id": .integer(7)])
    let state = StateChanges.changes(in: SpecComparison(base: base.spec, head: head.spec))
    #expect(state.lines == ["safe restored-screen-migrated dish", "risky downgrade-screen-lost dish"])
  }

  /// A tab that a condition hides, and one whose root asks for it.
  @Test(arguments: [
    (", visible: signedIn", ""), ("", ", requires: signedIn"),
    (", visible: signedIn", ", requires: signedIn"),
  ]) func aTabComesBackOnlyWhereAConditionHolds(_ tab: String, _ root: String) throws {
    func spec(_ tab: String, _ root: String) throws -> ResolvedSpec {
      try resolved(
        """
        navspec: 1
        app: { name: Demo }
        conditions: { signedIn: { redirect: login } }
        restoration: { key: demo.state }
        tabs:
          home: { title: Home, image: star, root: home }
          club: { title: Club, image: heart, root: club\(tab) }
        routes:
          home: {}
          club: { to: [event]\(root) }
          event: { params: { id: Int } }
          login: { present: sheet }
        """)
    }
    let (base, head) = (try spec("", ""), try spec(tab, root))
    let added = StateChanges.changes(in: SpecComparison(base: base, head: head))
    #expect(added.lines == ["breaking restored-screen-guarded"])
    let change = try #require(added.first)
    #expect(change.message == "the tab 'club' is restored only where 'signedIn' holds")
    guard case .object(let members)? = change.witness?.json,
      case .string(let text)? = members.first(where: { $0.0 == "snapshot" })?.1
    else {
      Issue.record("no snapshot")
      return
    }
    let (old, new) = (App(base).tab(restoring: Data(text.utf8)), App(head).tab(restoring: Data(text.utf8)))
    #expect(old.selected == "club" && old.screens == ["club", "event"])
    #expect(new.selected == "home" && new.screens == ["home"])
    let removed = StateChanges.changes(in: SpecComparison(base: head, head: base))
    #expect(removed.map(\.kind.id) == ["restored-screen-unguarded"])
    #expect(try StateChanges.changes(in: SpecComparison(base: head, head: spec(tab, root))).lines == [])
  }

  /// What was open in a tab that is gone is one finding. Its root is another only where something else shows it.
  @Test(arguments: [
    (false, ["container-state-lost"]), (true, ["container-state-lost", "restored-screen-lost"]),
  ])
  func theRootOfATabThatIsGoneIsNotLostAgain(_ isOnStack: Bool, _ ids: [String]) throws {
    let stack = isOnStack ? "links: [{ path: /find/7, stack: [find, item], with: { id: 7 } }]" : ""
    func spec(_ tab: String) throws -> ResolvedSpec {
      try resolved(
        """
        navspec: 1
        app: { name: Demo, schemes: [demo] }
        restoration: { key: demo.state }
        tabs:
          home: { root: home }
          \(tab): { root: \(tab) }
        routes:
          home: { to: [item] }
          \(tab): { to: [item] }
          item: { params: { id: Int }, tab: home, \(tab == "find" ? stack : "") }
        """)
    }
    let state = StateChanges.changes(in: SpecComparison(base: try spec("find"), head: try spec("more")))
    #expect(state.map(\.kind.id) == ids)
  }

  /// Saved state knows a param and a tab by what snapshots call them, and by nothing else.
  @Test(arguments: [
    ("search: { root: list, restore: find }", "sku: { type: Int, restore: id }", []),
    ("search: { root: list }", "id: Int", ["container-state-lost"]),
    ("find: { root: list, restore: search }", "id: Int", ["container-state-lost"]),
    ("find: { root: list }", "sku: Int", ["restored-value-refused"]),
    ("find: { root: list }", "id: { type: Int, restore: sku }", ["restored-value-refused"]),
  ])
  func whatSnapshotsCallItIsCompared(_ tab: String, _ param: String, _ ids: [String]) throws {
    func spec(_ tab: String, _ param: String) throws -> ResolvedSpec {
      try resolved(
        """
        navspec: 1
        app: { name: Demo, schemes: [demo] }
        restoration: { key: demo.state }
        tabs:
          home: { root: home }
          \(tab)
        routes:
          home: {}
          list: { to: [item] }
          item: { params: { \(param), page: Int } }
        """)
    }
    let base = try spec("find: { root: list }", "id: Int")
    let comparison = SpecComparison(base: base, head: try spec(tab, param))
    let state = StateChanges.changes(in: comparison)
    #expect(state.map(\.kind.id) == ids)
    guard ids.isEmpty else { return }
    let text =
      #"{"navspec":1,"version":1,"tab":"find","stacks":{"find":{"path":[["item",{"id":7,"page":1}]]}}}"#
    let head = App(comparison.head)
    #expect(head.tab(restoring: Data(text.utf8)).selected == "search")
    #expect(
      head.screens(restoring: Data(text.utf8)).last?.values == ["sku": .integer(7), "page": .integer(1)])
    SchemaApp.$contents.withValue(head.contents) {
      let router = NavigationRouter<SchemaApp>(conditions: .allMet)
      router.restore(from: Data(text.utf8))
      #expect(router.snapshot() == Data(text.utf8))
    }
    let source = SourceChanges.changes(in: comparison).filter { $0.route == "item" }.map(\.message)
    #expect(source == ["'id' of 'item' is 'sku' now"])
  }

  @Test(arguments: SameSpecTests.roots) func aVerdictIsWhatAnAppDoes(_ root: String) async throws {
    let spec = try MutatedGraph(root)
    var random = SeededRandom(seed: 7)
    for _ in 0..<8 {
      // Tests that wait on the main actor get their turn.
      await Task.yield()
      let head = try spec.changed { graph in
        for _ in 0..<Int.random(in: 1...3, using: &random) { graph.saveOtherwise(&random) }
      }
      expectTrueVerdict(SpecComparison(base: spec.original, head: head))
    }
  }

  private func expectTrueVerdict(_ comparison: SpecComparison) {
    let (base, head) = (App(comparison.renamedBase), App(comparison.head))
    let breaking = StateChanges.changes(in: comparison).filter { $0.level == .breaking }
    guard base.spec.schema.restoration != nil, !breaking.contains(where: { $0.route == nil }) else { return }
    var samples = SampleScreens()
    for route in base.spec.schema.routes.indices where base.spec.schema.routes[route].key != nil {
      let name = comparison.name(ofBase: RouteID(route))
      let pair = comparison.routes[base: RouteID(route)]
      let findings = breaking.filter { $0.route == name }
      for screen in samples.samples(of: route, in: base.spec.schema) {
        let data = base.snapshot(showing: SchemaApp.Route(route: route, values: screen.values))
        guard let old = base.screens(restoring: data).last(where: { $0.route == route }) else { continue }
        let new = head.screens(restoring: data).last { $0.route == pair?.head.value }
        let isKept = new.map { new in
          base.spec.schema.routes[route].parameters.filter { $0.key != nil }.allSatisfy { parameter in
            guard let other = pair?.parameters[parameter.name], let value = new.values[other],
              let saved = old.values[parameter.name], saved != .absent
            else { return true }
            return value.isSame(as: saved)
          }
        }
        #expect(isKept == true || !findings.isEmpty, "\(name) is lost in silence")
      }
      for finding in findings { expectLoss(finding, base, head, route, pair) }
    }
  }

  /// The snapshot of a witness shows the loss to a router too.
  private func expectLoss(
    _ change: Change, _ base: App, _ head: App, _ route: Int, _ pair: RouteCorrespondence.Pair?
  ) {
    guard case .object(let members)? = change.witness?.json,
      case .string(let text)? = members.first(where: { $0.0 == "snapshot" })?.1
    else {
      Issue.record("\(change.kind.id) has no snapshot")
      return
    }
    let old = base.screens(restoring: Data(text.utf8)).last { $0.route == route }
    let new = head.screens(restoring: Data(text.utf8)).last { $0.route == pair?.head.value }
    #expect(old != nil, "\(change.message): \(text)")
    guard change.kind != .restoredScreenGuarded, change.kind != .restoredStackLost, let new else {
      return
    }
    // The root of a tab is there all the same.
    let kinds: [ChangeKind] = [.restoredValueLost, .restoredValueRefused]
    #expect(kinds.contains(change.kind) && old?.values != new.values, "\(change.message): \(text)")
  }

  /// A window takes time by the square of its tabs: of very many, some are compared, and the rest is not proved.
  @Test func theRestOfWhatManyTabsSaveIsNotProved() throws {
    func app(_ prefix: String, tabs count: Int) throws -> ResolvedSpec {
      let names = (0..<count).map { "\(prefix)\($0)" }
      return try resolved(
        """
        navspec: 1
        app: {name: Demo}
        restoration: {key: a}
        tabs: {\(names.map { "\($0): {title: \($0), image: star, root: home\($0)}" }.joined(separator: ", "))}
        routes:
          detail: {params: {id: Int}, reachedBy: code}
        \(names.map { "  home\($0): {to: detail}\n" }.joined())
        """)
    }
    func changes(tabs count: Int) throws -> (lost: Int, unproved: [String]) {
      let (base, head) = (try app("a", tabs: count), try app("b", tabs: count))
      let list = StateChanges.changes(in: SpecComparison(base: base, head: head))
      return (list.count { $0.kind == .containerStateLost }, list.unproved)
    }
    let few = try changes(tabs: 4)
    #expect(few.lost == 4 && few.unproved == [])
    let many = try changes(tabs: 900)
    #expect(many.lost > 0 && many.lost < 900)
    #expect(
      many.unproved.count == 1 && many.unproved[0].contains("whether the rest of the saved state is restored")
    )
  }
}

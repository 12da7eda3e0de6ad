import Foundation
import TestSupport
import Testing

@testable import NavSpecRuntime

@MainActor @Suite struct RestorationTests {
  let id = UUID()

  private func restored(_ text: String, _ conditions: ConditionStore<RecipesCondition> = .allMet)
    -> (router: RecipesRouter, report: RestorationReport)
  {
    let router = RecipesRouter(conditions: conditions)
    let report = router.restore(from: Data(text.utf8))
    return (router, report)
  }

  @Test func aSecondRouterTakesUpWhereTheFirstWas() {
    let first = RecipesRouter(conditions: .allMet)
    first.navigate(to: .category(category: .desserts))
    first.navigate(to: .recipe(id: id, servings: 2))
    first.select(.search)
    first.search.navigate(to: .results(query: "caf\u{e9} \"\u{1}\\", category: .sides))
    first.navigate(to: .photo(number: 3))

    let second = RecipesRouter(conditions: .allMet)
    #expect(second.restore(from: first.snapshot()) == RestorationReport())
    #expect(second.selectedTab == .search)
    #expect(second.path(in: .browse) == first.path(in: .browse))
    #expect(second.screens == first.screens)
    #expect(second.modals.map(\.presentation) == [.cover])
  }

  @Test func aSnapshotIsCompactJSON() {
    let router = RecipesRouter(conditions: .allMet)
    router.navigate(to: .category(category: .mains))
    router.navigate(to: .search(.results(query: "a")))
    #expect(
      String(decoding: router.snapshot(), as: UTF8.self)
        == #"{"navspec":1,"version":1,"tab":"browse","stacks":{"browse":{"path":["#
        + #"["category",{"category":"mains"}],["search.results",{"query":"a"}]]}}}"#)
  }

  @Test func whatIsNotKeptGoesWithWhatStoodOnIt() {
    let router = RecipesRouter(conditions: .allMet)
    router.navigate(to: .recipe(id: id))
    router.navigate(to: .editRecipe(id: id))
    router.navigate(to: .photo(number: 1))
    let second = RecipesRouter(conditions: .allMet)
    second.restore(from: router.snapshot())
    #expect(second.screens == [.categories, .recipe(id: id)])
  }

  @Test func aRedirectIsNotKept() {
    let router = RecipesRouter()
    router.navigate(to: .editRecipe(id: id))
    #expect(router.modals.map(\.route) == [.signIn])
    let second = RecipesRouter()
    second.restore(from: router.snapshot())
    #expect(second.screens == [.categories])
  }

  @Test func anUnknownScreenGoesWithWhatStoodOnIt() {
    let (router, report) = restored(
      """
      {"navspec":1,"version":1,"tab":"browse","stacks":{
        "browse":{"path":[["category",{"category":"mains"}],"gone",["category",{"category":"sides"}]]},
        "search":{"path":[["search.results",{"query":"q"}]]}},
       "modals":[{"screen":["photo",{"number":1}],"as":"cover"}]}
      """)
    #expect(router.screens == [.categories, .category(category: .mains)])
    #expect(router.path(in: .search) == [.search(.results(query: "q"))])
    #expect(report.dropped == [.init(place: "browse", key: "gone", reason: .unknownScreen)])
  }

  @Test func anAddedParameterTakesItsDefault() {
    let (router, report) = restored(
      #"{"navspec":1,"version":1,"stacks":{"browse":{"path":[["recipe",{"id":"\#(id)"}]]}}}"#)
    #expect(router.screens == [.categories, .recipe(id: id, servings: 4)])
    #expect(report.dropped.isEmpty)
  }

  @Test(arguments: [
    #"["recipe",{"id":"nonsense"}]"#, #"["recipe",{"id":7}]"#, #"["recipe",{}]"#, #""recipe""#,
    #"["category",{"category":"soups"}]"#, #"["photo",{"number":true}]"#, #"["photo",{"number":1.5}]"#,
    #"["photo",{"number":99999999999999999999}]"#, "[]", "{}", "null", "7",
  ]) func aValueThatNoLongerParsesDropsItsScreen(screen: String) {
    let (router, report) = restored(
      #"{"navspec":1,"version":1,"stacks":{"browse":{"path":[\#(screen)]}}}"#)
    #expect(router.screens == [.categories])
    #expect(report.dropped.count == 1)
  }

  @Test func aGuardedTabIsNotTakenUpUnmet() {
    let text = #"{"navspec":1,"version":1,"tab":"favorites","modals":[{"screen":["photo",{"number":1}]}]}"#
    let (router, report) = restored(text, .fixed([.signedIn: .unmet]))
    #expect(router.screens == [.categories])
    #expect(
      report.dropped
        == [.init(place: "favorites", key: "favorites", reason: .blocked(condition: "signedIn"))])
    #expect(restored(text).router.screens == [.favorites, .photo(number: 1)])
  }

  @Test func aTabThatIsGoneIsReported() {
    let (router, report) = restored(
      #"{"navspec":1,"version":1,"tab":"gone","modals":[{"screen":["photo",{"number":1}]}]}"#)
    #expect(router.screens == [.categories])
    #expect(report.dropped == [.init(place: "gone", key: "gone", reason: .unknownScreen)])
  }

  @Test func anUnknownConditionMakesItWait() {
    let conditions = ConditionStore<RecipesCondition>()
    let text = #"{"navspec":1,"version":1,"tab":"favorites"}"#
    let (router, report) = restored(text, conditions)
    #expect(report.isDeferred)
    #expect(router.selectedTab == .browse)
    conditions[.signedIn] = .met
    #expect(router.selectedTab == .favorites)
  }

  @Test func aUserWhoWentElsewhereIsNotTakenBack() {
    let conditions = ConditionStore<RecipesCondition>()
    let (router, _) = restored(#"{"navspec":1,"version":1,"tab":"favorites"}"#, conditions)
    router.select(.search)
    conditions[.signedIn] = .met
    #expect(router.selectedTab == .search)
  }

  @Test func theAppMayDisownAScreen() {
    let router = RecipesRouter(conditions: .allMet)
    router.navigate(to: .recipe(id: id))
    router.navigate(to: .category(category: .sides))
    let second = RecipesRouter(conditions: .allMet)
    let report = second.restore(from: router.snapshot()) { $0 != .recipe(id: id, servings: 4) }
    #expect(second.screens == [.categories])
    #expect(report.dropped.map(\.reason) == [.disowned])
  }

  @Test func wholeSnapshotsAreRefusedWithAReason() {
    #expect(restored(#"{"navspec":1,"version":2}"#).report.refusal == .newer)
    #expect(restored(#"{"navspec":2,"version":1}"#).report.refusal == .newer)
    #expect(restored("").report.refusal == .unreadable)
    #expect(restored("[]").report.refusal == .unreadable)
    #expect(restored(#"{"navspec":1,"version":1}x"#).report.refusal == .unreadable)
    #expect(restored(String(repeating: " ", count: 65_537)).report.refusal == .tooLarge)
    #expect(restored(String(repeating: "[", count: 60_000)).report.refusal == .unreadable)
  }

  /// A mutilated snapshot restores to something or nothing, and what is restored can be kept again.
  @Test(arguments: 0..<100) func mutilatedSnapshotsDoNoHarm(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let router = RecipesRouter(conditions: .allMet)
    router.navigate(to: .recipe(id: id))
    router.search.navigate(to: .results(query: "\u{1F373}"))
    router.navigate(to: .photo(number: -1))
    let whole = [UInt8](router.snapshot())
    for _ in 0..<50 {
      var bytes = whole
      for _ in 0...Int.random(in: 0..<4, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.remove(at: place)
        default: bytes.insert(contentsOf: bytes[place...].prefix(20), at: place)
        }
      }
      let second = RecipesRouter(conditions: .allMet)
      second.restore(from: Data(bytes))
      let third = RecipesRouter(conditions: .allMet)
      #expect(third.restore(from: second.snapshot()) == RestorationReport())
      #expect(third.screens == second.screens)
    }
  }

  // MARK: More than fits

  /// What is restored of what a window with so many screens keeps.
  private func rest(_ build: (NavigationRouter<Narrow>) -> Void) -> NavigationRouter<Narrow> {
    let conditions = ConditionStore<OfficeCondition>(others: .met)
    let first = NavigationRouter<Narrow>(conditions: conditions)
    build(first)
    #expect(first.snapshot().count <= 400)
    let second = NavigationRouter<Narrow>(conditions: conditions)
    #expect(second.restore(from: first.snapshot()) == RestorationReport())
    return second
  }

  @Test func aStackThatDoesNotFitLosesItsTop() {
    let long: [Room] = Array(repeating: 4, count: 90) + [6]
    let router = rest { $0.go(to: long) }
    let path = router.path(in: .left)
    #expect((30..<90).contains(path.count))
    #expect(path.allSatisfy { $0 == 4 })
  }

  @Test func modalsGoBeforeWhatIsBelowThem() {
    let router = rest { router in
      for _ in 0..<10 { router.navigate(to: 4) }
      for _ in 0..<15 { router.present(9) }
    }
    #expect(router.path(in: .left).count == 10)
    #expect((1..<15).contains(router.modals.count))
    #expect(router.modals.allSatisfy { $0.route == 9 })
  }

  @Test func theTabThatTakesMostIsCut() {
    let router = rest { router in
      router.go(to: Array(repeating: 4, count: 90))
      router.select(.right)
      router.navigate(to: 4)
      router.present(9)
    }
    #expect(router.selectedTab == .right)
    #expect(router.screens == [1, 4, 9])
    #expect((10..<90).contains(router.path(in: .left).count))
  }

  @Test func aStackOnAModalGoesFirst() {
    let router = rest { router in
      router.navigate(to: 4)
      router.present(9)
      router.go(to: Array(repeating: 4, count: 90))
    }
    #expect(router.path(in: .left) == [4])
    #expect(router.modals.map(\.route) == [9])
    #expect((10..<90).contains(router.modals.first?.path.count ?? 0))
  }

  @Test func whatIsTooDeepIsLeftOut() {
    let screens = [String](repeating: "\"favorites\"", count: 101).joined(separator: ",")
    let deep = restored(
      "{\"navspec\":1,\"version\":1,\"tab\":\"browse\",\"stacks\":{\"browse\":{\"path\":[\(screens)]}}}")
    #expect(deep.router.path(in: .browse).count == 100)
    #expect(deep.report.dropped == [.init(place: "browse", key: "favorites", reason: .tooDeep)])
    let modal = #"{"screen":"favorites","as":"sheet"}"#
    let modals = [String](repeating: modal, count: 21).joined(separator: ",")
    let high = restored("{\"navspec\":1,\"version\":1,\"tab\":\"browse\",\"modals\":[\(modals)]}")
    #expect(high.router.modals.count == 20)
    #expect(high.report.dropped == [.init(place: "modals", key: "favorites", reason: .tooDeep)])
  }
}

/// The office, whose snapshots are short.
private nonisolated enum Narrow: OfficeVariant {
  static let map: SchemaIndex = {
    var schema = Office.schema
    schema.restoration = .init(key: "narrow")
    schema.restoration?.maximumBytes = 400
    schema.routes[9].hasStack = true
    return SchemaIndex(schema)
  }()
  static let links = LinkTable(map.schema)
}

extension NavigationRouter<Narrow> {
  fileprivate func go(to path: [Room]) {
    for route in path { navigate(to: route) }
  }
}

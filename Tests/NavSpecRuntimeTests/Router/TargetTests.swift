import Foundation
import Testing

@testable import NavSpecRuntime

@Suite struct TargetTests {
  typealias Screen = NavigationSchema.Screen
  let schema = RecipesNavigation.map.schema
  let mains = Screen(route: 1, values: [.string("mains")])
  let recipe = Screen(route: 2, values: [.string("6F9619FF-8B86-D011-B42D-00C04FC964FF"), .integer(4)])
  let edit = Screen(route: 3, values: [.string("6F9619FF-8B86-D011-B42D-00C04FC964FF")])

  private func target(_ screens: [Screen], tab: Int? = nil, from current: Int? = nil) -> NavigationTarget? {
    schema.target(screens: screens, presentation: nil, tab: tab, currentTab: current)
  }

  @Test func theGeneratedTextIsASchema() {
    #expect(RecipesNavigation.map.problem == nil)
    #expect(RecipesNavigation.links.problems.isEmpty)
    #expect(schema.routes.count == 9)
    for (position, tab) in RecipesTab.allCases.enumerated() {
      #expect(schema.stackRoots[position].route == RecipesNavigation.root(of: tab).index)
    }
  }

  @Test func textOfAnotherVersionGivesAnEmptySchemaAndSaysWhy() {
    let map = SchemaIndex.format6("navspec-table 999")
    #expect(map.schema.routes.isEmpty)
    #expect(map.problem != nil)
  }

  @Test func aChainOpensInTheTabOfItsRoot() {
    let target = target([Screen(route: 0), mains, recipe], from: 2)
    #expect(target?.tab == 0)
    #expect(target?.stack == .init(root: Screen(route: 0), path: [mains, recipe]))
  }

  @Test func aChainWithoutARootStandsOnTheCurrentTabs() {
    #expect(target([recipe], from: 2)?.tab == 2)
    #expect(target([recipe], from: 2)?.stack == .init(root: Screen(route: 7), path: [recipe]))
    #expect(target([recipe])?.tab == 0)
  }

  @Test func aModalCutsTheChain() {
    let target = target([recipe, edit, mains])
    #expect(target?.stack?.path == [recipe])
    #expect(target?.modals == [.init(screen: edit, presentation: .sheet, path: [mains])])
    #expect(target?.screens == [Screen(route: 0), recipe, edit, mains])
  }

  @Test func aModalWithoutAStackCarriesNothing() {
    #expect(target([Screen(route: 6), mains]) == nil)
  }

  @Test func aModalAloneLeavesTheStackAsItIs() {
    let target = target([Screen(route: 6)], from: 2)
    #expect(target?.stack == nil)
    #expect(target?.tab == 2)
  }

  /// A screen appears as the one edge from the screen before it says. Two edges say nothing. An edge is the index of its
  /// condition and how its target appears.
  @Test(
    arguments: [
      (["- sheet"], [], .sheet), ([], ["- cover"], .cover), ([], [], .push), (["- -"], [], .push),
      (["- sheet"], ["- cover"], .push), (["0 sheet", "1 cover"], [], .push), (["0 sheet"], [], .sheet),
      (["- sheet", "- sheet"], [], .push),
    ] as [([String], [String], NavigationSchema.Presentation)])
  func anEdgeSaysHowAScreenOfAChainAppears(
    _ own: [String], _ anywhere: [String], _ expected: NavigationSchema.Presentation
  ) {
    func edge(_ text: String) -> NavigationSchema.Edge {
      let words = text.split(separator: " ").map(String.init)
      var edge = NavigationSchema.Edge(target: 1, presentation: .init(rawValue: words[1]))
      edge.when = Int(words[0]).map { .init(condition: $0, isNegated: false) }
      return edge
    }
    var schema = NavigationSchema(name: "A", container: .root(.init(route: 0)))
    schema.routes = ["home", "list", "item"].map { .init(name: $0) }
    schema.routes[0].edges = own.map(edge)
    schema.anywhere = anywhere.map(edge)
    #expect(schema.appearances(of: [0, 1], last: nil) == [.push, expected])
    #expect(schema.appearances(of: [0, 1], last: .cover) == [.push, .cover])
    let isShown = !expected.isModal
    #expect(schema.appearances(of: [0, 1, 2], last: nil).count == (isShown ? 3 : 2))
    let chain = [0, 1, 2].map { Screen(route: $0) }
    func target() -> NavigationTarget? {
      schema.target(screens: chain, presentation: nil, tab: nil, currentTab: nil)
    }
    #expect((target() != nil) == isShown)
    schema.routes[1].hasStack = true
    #expect(target()?.screens == chain)
    #expect(target()?.modals.map(\.presentation) == (isShown ? [] : [expected]))
  }

  @Test func aWindowInAChainIsItsFallback() {
    var schema = NavigationSchema(name: "A", container: .root(.init(route: 0)))
    schema.routes = ["home", "list"].map { .init(name: $0) }
    schema.routes[1].presentation = .window
    schema.routes[1].windowFallback = .cover
    #expect(schema.appearances(of: [0, 1], last: nil) == [.push, .cover])
    schema.routes[0].edges = [.init(target: 1)]
    #expect(schema.appearances(of: [0, 1], last: nil) == [.push, .cover])
    schema.routes[0].edges[0].windowFallback = .popover
    #expect(schema.appearances(of: [0, 1], last: nil) == [.push, .popover])
    #expect(schema.appearances(of: [1], last: .window) == [.cover])
  }

  @Test(
    arguments: [([], nil), ([nil], 0), ([0, nil, nil], 1), ([0, 1], 0), ([nil, 0], 0)] as [([Int?], Int?)])
  func launchSelectsTheFirstTabThatIsAlwaysVisible(_ conditions: [Int?], _ tab: Int?) {
    var schema = NavigationSchema(name: "A", container: .external)
    #expect(schema.launchTab == nil)
    schema.container = .tabs(
      conditions.map { condition in
        var tab = NavigationSchema.Tab(name: "a", root: .init(route: 0))
        tab.visibleWhen = condition.map { [$0] } ?? []
        return tab
      })
    #expect(schema.launchTab == tab)
  }

  @Test func theTabThatTheLinkNamesWins() {
    #expect(
      target([Screen(route: 0), recipe], tab: 2)?.stack == .init(root: Screen(route: 7), path: [recipe]))
  }

  @Test func aPinComesBeforeTheRoot() {
    var schema = schema
    schema.routes[2].tab = 1
    let target = schema.target(
      screens: [Screen(route: 0), mains, recipe], presentation: nil, tab: nil, currentTab: 0)
    #expect(target?.tab == 1)
    #expect(target?.stack == .init(root: Screen(route: 5), path: [mains, recipe]))
  }

  @Test func aScreenThatIsNotInTheSchemaHasNoTarget() {
    #expect(target([Screen(route: 99)]) == nil)
    #expect(target([recipe, Screen(route: -1)]) == nil)
    #expect(SchemaIndex(schema).route(at: 99) == nil)
  }
}

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
    let map = SchemaIndex(format3: "navspec-table 999")
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

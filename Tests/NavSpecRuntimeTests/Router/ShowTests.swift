import Foundation
import Testing

@testable import NavSpecRuntime

/// Screens that code shows with their parents, and several at once.
@MainActor @Suite struct ShowTests {
  typealias Screen = NavigationSchema.Screen
  let id = UUID()
  let conditions = ConditionStore<RecipesCondition>([.signedIn: .met, .pro: .met])
  let router: RecipesRouter

  init() { router = RecipesRouter(conditions: conditions) }

  @Test func aScreenIsShownAboveItsParents() {
    router.select(.search)
    router.navigate(to: .photo(number: 1))
    #expect(router.show(.category(category: .sides)) == .opened)
    #expect(router.selectedTab == .browse)
    #expect(router.screens == [.categories, .category(category: .sides)])
    router.navigate(to: .recipe(id: id))
    router.show(.category(category: .sides))
    #expect(router.screens == [.categories, .category(category: .sides)])
  }

  @Test func aParentThatNeedsAnotherValueIsLeftOut() {
    router.select(.search)
    #expect(router.show(.recipe(id: id)) == .opened)
    #expect(router.screens == [.search(.home), .recipe(id: id)])
    #expect(router.search.show(.home) == .opened)
    #expect(router.screens == [.search(.home)])
  }

  @Test func parentsTakeTheirValuesAsTheSpecSays() {
    var schema = RecipesNavigation.map.schema
    let recipe = Screen(route: 2, values: [.string(id.uuidString), .integer(4)])
    let mains = Screen(route: 1, values: [.string("mains")])
    schema.routes[2].parent = .init(route: 1, arguments: ["category": .constant(.string("mains"))])
    #expect(LinkTable(schema).chain(to: recipe) == [Screen(route: 0), mains, recipe])
    // A value of another form is another thing under the same name.
    schema.routes[2].parent = .init(route: 1, arguments: ["category": .captured("id")])
    #expect(LinkTable(schema).chain(to: recipe) == [recipe])
    // A chain that never ends is not followed for ever.
    schema.routes[0].parent = .init(route: 0)
    #expect(LinkTable(schema).chain(to: Screen(route: 0)).count == schema.routes.count + 1)
    #expect(LinkTable(schema).chain(to: Screen(route: 99)) == [Screen(route: 99)])
  }

  @Test func anOpaqueValueIsHandedOn() {
    var schema = RecipesNavigation.map.schema
    schema.routes[1].parameters[0].form = ValueForm(.opaque)
    schema.routes[2].parameters[0].form = ValueForm(.opaque)
    schema.routes[2].parent = .init(route: 1, arguments: ["category": .captured("id")])
    let value = RouteValue.opaque(OpaqueValue(7))
    let recipe = Screen(route: 2, values: [value, .integer(4)])
    #expect(
      LinkTable(schema).chain(to: recipe) == [Screen(route: 0), Screen(route: 1, values: [value]), recipe])
  }

  @Test func aBlockedScreenFollowsWithItsParents() {
    conditions[.signedIn] = .unmet
    #expect(router.show(.favorites) == .blocked(.signedIn))
    #expect(router.modals.map(\.route) == [.signIn])
    conditions[.signedIn] = .met
    #expect(router.screens == [.favorites])
  }

  @Test func severalScreensAreOneChange() {
    let screens: [RecipesRoute] = [.category(category: .mains), .recipe(id: id), .editRecipe(id: id)]
    #expect(router.navigate(to: screens) == .opened)
    #expect(router.screens == [.categories] + screens)
    #expect(router.modals.map(\.presentation) == [.sheet])
    #expect(router.navigate(to: []) == .opened)
    #expect(router.screens == [.categories] + screens)
  }

  @Test func aConditionDecidesOnceAboutSeveralScreens() {
    conditions[.signedIn] = .unmet
    let screens: [RecipesRoute] = [.recipe(id: id), .editRecipe(id: id)]
    #expect(router.navigate(to: screens) == .blocked(.signedIn))
    #expect(router.screens == [.categories, .signIn])
    #expect(router.pending?.destination == .routes(screens))
    conditions[.signedIn] = .met
    #expect(router.screens == [.categories] + screens)
  }

  @Test func severalScreensArePopped() {
    router.navigate(to: [.category(category: .mains), .recipe(id: id), .recipe(id: id, servings: 2)])
    router.pop(2)
    #expect(router.screens == [.categories, .category(category: .mains)])
    router.pop(-1)
    router.pop(.max)
    #expect(router.screens == [.categories])
  }

  // MARK: Links in views

  @Test func aLinkKnowsWhetherItPushes() {
    #expect(router.pushes(RecipesRoute.recipe(id: id)) == .recipe(id: id))
    #expect(router.pushes(SearchRoute.results(query: "soup")) == .search(.results(query: "soup")))
    // A sheet by its edge, a cover by itself, the root of a tab.
    #expect(router.pushes(RecipesRoute.editRecipe(id: id)) == nil)
    #expect(router.pushes(RecipesRoute.photo(number: 1)) == nil)
    #expect(router.pushes(RecipesRoute.categories) == nil)
  }

  @Test func aLinkToABlockedScreenDoesNotPush() {
    let conditions = ConditionStore<OfficeCondition>()
    let router = NavigationRouter<Cellar>(conditions: conditions)
    #expect(router.pushes(Room(integerLiteral: 1)) == nil)
    conditions[.badge] = .met
    #expect(router.pushes(Room(integerLiteral: 1)) == 1)
  }

  @Test func whatGrowsOutOfALinkNeedsASource() {
    #expect(LinkTraits(RecipesNavigation.map.schema).sources.isEmpty)
    #expect(LinkTraits(Mail.schema).sources == [8])
    var schema = Mail.schema
    schema.routes[4].zooms = true
    schema.routes[9].presentation = .popover
    #expect(LinkTraits(schema).sources == [4, 8, 9])
  }

  @Test func aTapIsTheUsers() async {
    var events = router.onNavigate.makeAsyncIterator()
    router.userDidTap(RecipesRoute.recipe(id: id))
    #expect(await events.next()?.trigger == .user)
    router.navigate(to: .photo(number: 1))
    #expect(await events.next()?.trigger == .code)
  }
}

/// One stack with a guarded screen above its root.
private nonisolated enum Cellar: NavigationDefinition {
  typealias Route = Room
  typealias Tab = OnlyStack
  typealias Condition = OfficeCondition

  static let map = SchemaIndex(schema)
  static let links = LinkTable(map.schema)

  static func root(of tab: OnlyStack) -> Room { 0 }

  private static var schema: NavigationSchema {
    var schema = NavigationSchema(name: "Cellar", container: .root(.init(route: 0)))
    schema.conditions = [.init(name: "badge"), .init(name: "key"), .init(name: "open")]
    schema.routes = [.init(name: "room0"), .init(name: "room1")]
    schema.routes[1].requirements = [0]
    return schema
  }
}

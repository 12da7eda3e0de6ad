import Foundation
import NavSpecRuntime
import NavSpecTesting
import TestSupport
import Testing

@testable import RecipesApp

@MainActor @Suite struct RecipesTests {
  let id = UUID(
    uuid: (0x6F, 0x96, 0x19, 0xFF, 0x8B, 0x86, 0xD0, 0x11, 0xB4, 0x2D, 0, 0xC0, 0x4F, 0xC9, 0x64, 0xFF))
  let conditions = ConditionStore<RecipesCondition>.fixed([:])
  let router: RecipesRouter

  init() { router = RecipesRouter(conditions: conditions) }

  @Test func theNavigationReads() {
    expectEveryRouteKeepsItsValues(RecipesRoute.self, in: RecipesNavigation.map)
    #expect(RecipesNavigation.links.problems.isEmpty)
  }

  @Test func aLinkOpensTheScreensBelowIt() {
    #expect(router.open("https://recipes.example.com/category/desserts/recipe/\(id)?servings=2") == .opened)
    #expect(router.screens == [.categories, .category(category: .desserts), .recipe(id: id, servings: 2)])
    #expect(router.open("recipes://recipe/\(id)/cook") == .opened)
    #expect(router.screens == [.categories, .recipe(id: id), .cook(id: id)])
    #expect(router.open("recipes://nonsense") == .unmatched)
  }

  @Test func aLinkOpensAScreenOfAFeatureInItsTab() {
    #expect(router.open("/search/results?query=cr%C3%A8me&tags=vegan,quick") == .opened)
    #expect(router.selectedTab == .search)
    #expect(router.screens == [.search(.home), .search(.results(query: "crème", tags: ["vegan", "quick"]))])
  }

  @Test func aGuardedScreenFollowsTheSignIn() {
    #expect(router.open("/favorites/sunday-roasts") == .blocked(.signedIn))
    #expect(router.screens == [.categories, .signIn])
    conditions[.signedIn] = .met
    #expect(router.selectedTab == .favorites)
    #expect(router.screens == [.kitchen(.favorites), .kitchen(.collection(slug: "sunday-roasts"))])
    conditions[.signedIn] = .unmet
    #expect(router.selectedTab == .browse)
    #expect(router.screens == [.categories])
  }

  @Test func aSecondRouterTakesUpWhereTheFirstWas() {
    router.open("/recipe/\(id)/reviews/best")
    router.community.navigate(to: .author(handle: "ada"))
    router.select(.settings)
    router.settings.navigate(to: .help(topic: ["planning", "weeks"]))
    let second = RecipesRouter(conditions: conditions)
    #expect(second.restore(from: router.snapshot()).dropped.isEmpty)
    #expect(second.screens == [.settings(.home), .settings(.help(topic: ["planning", "weeks"]))])
    #expect(
      second.path(in: .browse)
        == [.recipe(id: id), .community(.reviews(id: id, order: .best)), .community(.author(handle: "ada"))])
  }

  @Test(arguments: [
    (RecipesRoute.categories, "https://recipes.example.com/categories"),
    (.category(category: .quickMeals), "https://recipes.example.com/category/quick-meals"),
    (.community(.story(number: 12, slug: "a-day")), "https://recipes.example.com/story/12-a-day"),
    (.kitchen(.mealPlan(year: 2026, week: 7)), "https://recipes.example.com/plan/2026/7"),
    (
      .search(.results(query: "a&b", page: 2, tags: ["x"])),
      "https://recipes.example.com/search/results?query=a%26b&page=2&tags=x"
    ),
    (.settings(.help(topic: ["a b", "c"])), "https://recipes.example.com/help/a%20b/c"),
  ])
  func aScreenHasItsURL(route: RecipesRoute, url: String) {
    #expect(RecipesRouter.url(for: route)?.absoluteString == url)
    let router = RecipesRouter(conditions: .allMet)
    router.open(url)
    #expect(router.state.top == route)
  }

  @Test func aScreenWithoutALinkHasNoURL() {
    #expect(router.url(for: .editRecipe(id: id)) == nil)
    #expect(router.url(for: .settings(.deleteAccount)) == nil)
  }

  @Test func anEdgeOfTheSpecIsTaken() {
    #expect(router.navigate(from: .categories, to: .category(category: .desserts)) == .opened)
    #expect(router.navigate(from: .category, to: .recipe(id: id, servings: 2)) == .opened)
    #expect(router.screens == [.categories, .category(category: .desserts), .recipe(id: id, servings: 2)])
    // As the edge says: presented.
    #expect(router.navigate(from: .recipe, to: .editRecipe(id: id)) == .blocked(.signedIn))
    conditions[.signedIn] = .met
    #expect(router.modals.map(\.route) == [.editRecipe(id: id)])
    router.reset()
    #expect(router.search.navigate(from: .home, to: .results(query: "soup")) == .opened)
    #expect(router.state.top == .search(.results(query: "soup")))
  }

  /// The checks of generated tests report failures.
  @Test func aBrokenPromiseIsTold() {
    let checks = NavigationChecks<RecipesNavigation>()
    let problems = [
      checks.problem(withExample: "categories /category/desserts"),
      checks.problem(withExample: "categories!signedIn /nowhere"),
      checks.problem(withExample: "-categories /categories"),
      checks.problem(withExample: "- /categories"),
      checks.problem(withURL: "categories https://recipes.example.com/category/desserts"),
      checks.problem(withURL: "editRecipe('\(id)) https://recipes.example.com/"),
      checks.problem(withScreen: "category('soups)"),
      checks.problem(withScreen: "soups"),
      checks.problem(withKept: "category('desserts) category('mains)"),
      checks.problem(withKept: "category('desserts) -"),
      checks.problem(withKept: "signIn"),
      checks.problem(withGuard: "kitchen.favorites!signedIn -"),
      checks.problem(withGuard: "kitchen.favorites!signedIn paywall"),
      checks.problem(withGuard: "kitchen.favorites!pro signIn"),
      checks.problem(withGuard: "categories!signedIn signIn"),
      checks.problem(withTab: "browse settings.home"),
      checks.problem(withTab: "nowhere categories"),
    ]
    for (index, problem) in problems.enumerated() { #expect(problem != nil, "\(index)") }
    #expect(checks.problem(withGuard: "kitchen.favorites!signedIn signIn") == nil)
  }
}

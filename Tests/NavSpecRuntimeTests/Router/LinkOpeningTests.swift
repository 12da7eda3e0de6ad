import Foundation
import Testing

@testable import NavSpecRuntime

@MainActor @Suite struct LinkOpeningTests {
  nonisolated static let id = "6F9619FF-8B86-D011-B42D-00C04FC964FF"
  let recipe: UUID
  let conditions = ConditionStore<RecipesCondition>([.signedIn: .unmet])
  let router: RecipesRouter

  init() throws {
    recipe = try #require(UUID(uuidString: Self.id))
    router = RecipesRouter(conditions: conditions)
  }

  @Test func aLinkBuildsTheStackBelowItsScreen() {
    router.navigate(to: .photo(number: 1))
    #expect(
      router.open("https://recipes.example.com/category/desserts/recipe/\(Self.id)?servings=2") == .opened)
    #expect(
      router.screens == [.categories, .category(category: .desserts), .recipe(id: recipe, servings: 2)])
  }

  @Test func aStackOfItsOwnStandsOnTheCurrentTab() {
    router.select(.search)
    #expect(router.open("recipes://recipe/\(Self.id)") == .opened)
    #expect(router.screens == [.search(.home), .recipe(id: recipe)])
  }

  @Test func aLegacyLinkStillOpens() {
    #expect(router.open("recipes://r/\(Self.id)") == .opened)
    #expect(router.state.top == .recipe(id: recipe))
  }

  @Test func aLinkIntoAFeatureSelectsItsTab() throws {
    let url = try #require(URL(string: "https://recipes.example.com/search?q=soup"))
    #expect(router.canOpen(url))
    #expect(router.open(url) == .opened)
    #expect(router.selectedTab == .search)
    #expect(router.screens == [.search(.home), .search(.results(query: "soup"))])
  }

  @Test(arguments: [
    "", "nonsense", "recipes://", "recipes://recipe/17", "https://example.com/recipe/\(id)",
    "recipes://category/soups", "https://recipes.example.com/search", "recipes:// recipe",
  ]) func nonsenseChangesNothing(url: String) {
    router.navigate(to: .photo(number: 1))
    let before = router.state
    #expect(router.open(url) == .unmatched)
    #expect(!router.canOpen(url))
    #expect(router.state == before)
  }

  @Test func anExcludedLinkIsLeftToTheBrowser() {
    #expect(router.open("https://recipes.example.com/blog/new") == .excluded)
    #expect(!router.canOpen("https://recipes.example.com/blog/new"))
  }

  @Test func aGuardedLinkWaitsBehindItsRedirect() {
    router.navigate(to: .category(category: .sides))
    #expect(router.canOpen("recipes://recipe/\(Self.id)/edit"))
    #expect(router.open("recipes://recipe/\(Self.id)/edit") == .blocked(.signedIn))
    #expect(router.screens == [.categories, .category(category: .sides), .signIn])
    conditions[.signedIn] = .met
    #expect(router.screens == [.categories, .recipe(id: recipe), .editRecipe(id: recipe)])
    #expect(router.modals.map(\.presentation) == [.sheet])
  }

  @Test func aLinkTappedInsidePushes() {
    router.navigate(to: .category(category: .sides))
    #expect(router.open("/category/desserts/recipe/\(Self.id)", placement: .push) == .opened)
    #expect(router.screens == [.categories, .category(category: .sides), .recipe(id: recipe)])
  }

  @Test func anotherLinkReplacesTheOneThatWaits() {
    router.open("recipes://recipe/\(Self.id)/edit")
    router.open("recipes://category/mains")
    #expect(router.pending == nil)
    conditions[.signedIn] = .met
    #expect(router.screens == [.categories, .category(category: .mains)])
  }

  @Test func aLinkThatArrivesFirstWinsOverASnapshot() {
    router.open("recipes://category/mains")
    let report = router.restore(from: RecipesRouter(conditions: .allMet).snapshot())
    #expect(report.refusal == nil)
    #expect(router.screens == [.categories, .category(category: .mains)])
  }

  @Test func whatTheAppWillNotLeaveKeepsTheLinkWaiting() {
    let office = NavigationRouter<Office>(conditions: .allMet)
    office.navigate(to: 8)
    office.mayLeave = { _ in false }
    #expect(office.open("/room/4") == .deferred)
    #expect(office.screens == [0, 8])
    office.dismiss()
    #expect(office.screens == [0, 4])
  }

  @Test func aStackOnAModalWithoutOneIsNeverOpened() {
    let office = NavigationRouter<Office>(conditions: .allMet)
    #expect(!office.canOpen("/room/9"))
    #expect(office.open("/room/9") == .unmatched)
    #expect(office.screens == [0])
  }

  @Test func aScreenHasItsCanonicalURL() {
    #expect(
      router.url(for: .recipe(id: recipe, servings: 2))?.absoluteString
        == "https://recipes.example.com/recipe/\(Self.id)?servings=2")
    #expect(router.url(for: .photo(number: 1)) == nil)
  }
}

import Foundation
import Testing

@testable import NavSpecRuntime

@MainActor @Suite struct RouterMovesTests {
  let id = UUID()
  let conditions = ConditionStore<RecipesCondition>([.signedIn: .met, .pro: .met])
  let router: RecipesRouter

  init() { router = RecipesRouter(conditions: conditions) }

  @Test func startsAtTheRootOfTheFirstTab() {
    #expect(router.selectedTab == .browse)
    #expect(router.screens == [.categories])
    #expect(RecipesRouter().visibleTabs == [.browse, .search])
  }

  @Test func aPushGoesOnTheCurrentStack() {
    #expect(router.navigate(to: .category(category: .mains)) == .opened)
    router.navigate(to: .recipe(id: id))
    #expect(router.path(in: .browse) == [.category(category: .mains), .recipe(id: id, servings: 4)])
    #expect(router.path(in: .search).isEmpty)
  }

  @Test func anEdgeSaysHowItsTargetAppears() {
    router.navigate(to: .recipe(id: id))
    router.navigate(to: .editRecipe(id: id))
    #expect(router.modals.map(\.route) == [.editRecipe(id: id)])
    #expect(router.modals.map(\.presentation) == [.sheet])
    #expect(router.path(in: .browse) == [.recipe(id: id)])
  }

  @Test func aModalStandsOnAModal() {
    router.navigate(to: .editRecipe(id: id))
    router.navigate(to: .photo(number: 1))
    #expect(router.screens == [.categories, .editRecipe(id: id), .photo(number: 1)])
    router.dismiss()
    #expect(router.state.top == .editRecipe(id: id))
  }

  @Test func aPushFromAModalWithAStackStaysInIt() {
    router.navigate(to: .editRecipe(id: id))
    router.navigate(to: .category(category: .sides))
    #expect(router.modals.first?.path == [.category(category: .sides)])
    router.pop()
    #expect(router.modals.first?.path == [])
  }

  @Test func aPushFromAModalWithoutAStackDismissesItFirst() {
    router.navigate(to: .photo(number: 1))
    router.navigate(to: .recipe(id: id))
    #expect(router.screens == [.categories, .recipe(id: id)])
  }

  @Test func selectingTheSelectedTabPopsToItsRoot() {
    router.navigate(to: .recipe(id: id))
    router.select(.search)
    #expect(router.path(in: .browse) == [.recipe(id: id)])
    router.select(.browse)
    #expect(router.path(in: .browse) == [.recipe(id: id)])
    router.select(.browse)
    #expect(router.path(in: .browse).isEmpty)
  }

  @Test func navigatingToATabsRootSelectsTheTab() {
    router.navigate(to: .photo(number: 1))
    router.search.navigate(to: .home)
    #expect(router.selectedTab == .search)
    #expect(router.screens == [.search(.home)])
  }

  @Test func goingToATabClosesTheModals() {
    let ways: [(RecipesRouter) -> Void] = [
      { $0.select(.search) }, { $0.search.navigate(to: .home) }, { $0.userDidSelect(.search) },
    ]
    for go in ways {
      let router = RecipesRouter(conditions: .allMet)
      router.navigate(to: .recipe(id: id))
      router.navigate(to: .photo(number: 1))
      go(router)
      #expect(router.screens == [.search(.home)])
      #expect(router.path(in: .browse) == [.recipe(id: id)])
    }
    router.navigate(to: .recipe(id: id))
    router.navigate(to: .photo(number: 1))
    router.select(.browse)
    #expect(router.screens == [.categories])
  }

  @Test func aTabAsksTheDraftsInModals() {
    let router = NavigationRouter<Drafts>(conditions: ConditionStore(others: .met))
    router.present(7)
    router.navigate(to: 8)
    router.mayLeave = { _ in false }
    #expect(router.select(.right) == .deferred)
    #expect(router.pending?.reason == .draft(8))
    router.userDidSelect(.left)
    #expect(router.screens == [0, 7, 8])
  }

  @Test func aFeatureWritesItsOwnCases() {
    router.search.navigate(to: .results(query: "soup"))
    #expect(router.path(in: .browse) == [.search(.results(query: "soup"))])
    #expect(router.navigate(toAny: SearchRoute.results(query: "stew")) == .opened)
    #expect(router.state.top == .search(.results(query: "stew")))
  }

  @Test func popsToAScreenOfTheStackOnTop() {
    for number in 1...3 { router.navigate(to: .recipe(id: id, servings: number)) }
    router.pop(to: .recipe(id: id, servings: 9))
    #expect(router.path(in: .browse).count == 3)
    router.pop(to: .recipe(id: id, servings: 1))
    #expect(router.path(in: .browse) == [.recipe(id: id, servings: 1)])
    router.pop(to: .categories)
    #expect(router.path(in: .browse).isEmpty)
  }

  @Test func aLateDismissalRemovesOnlyItsOwnModal() throws {
    router.present(.photo(number: 1))
    let first = try #require(router.modals.first?.id)
    router.dismiss()
    router.present(.photo(number: 1))
    router.dismiss(first)
    #expect(router.modals.count == 1)
    router.reset()
    router.present(.photo(number: 1))
    router.dismiss(first)
    #expect(router.modals.count == 1)
  }

  @Test func resettingGoesBackToTheStart() {
    router.navigate(to: .recipe(id: id))
    router.navigate(to: .photo(number: 2))
    router.select(.search)
    router.reset()
    #expect(router.state.modals.isEmpty)
    #expect(router.screens == [.categories])
    #expect(router.path(in: .browse).isEmpty)
  }

  @Test func whatTheUserDoesFlowsBack() throws {
    router.navigate(to: .recipe(id: id))
    router.userDidSetPath([], of: .browse)
    #expect(router.path(in: .browse).isEmpty)
    router.userDidSetPath([.recipe(id: id)], of: .browse)
    #expect(router.path(in: .browse) == [.recipe(id: id)])
    // A tapped link to a screen that is presented presents it, and the path stays.
    router.userDidSetPath([.recipe(id: id), .editRecipe(id: id)], of: .browse)
    #expect(router.path(in: .browse) == [.recipe(id: id)])
    #expect(router.modals.map(\.route) == [.editRecipe(id: id)])
    #expect(router.refusals == 1)
  }

  @Test func aTabThatNobodySeesTakesNoLinks() {
    let router = NavigationRouter<Office>()
    router.navigate(to: 4)
    router.select(.right)
    router.userDidSetPath([4, 9], of: .left)
    #expect(router.refusals == 1)
    #expect(router.screens == [1])
    // The end of a swipe, when the user is elsewhere already.
    router.userDidSetPath([], of: .left)
    #expect(router.refusals == 1)
    #expect(router.path(in: .left).isEmpty)
  }
}

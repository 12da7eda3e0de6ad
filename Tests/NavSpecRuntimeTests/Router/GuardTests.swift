import Foundation
import TestSupport
import Testing

@testable import NavSpecRuntime

@MainActor @Suite struct GuardTests {
  let id = UUID()
  let conditions = ConditionStore<RecipesCondition>([.signedIn: .unmet])
  let router: RecipesRouter

  init() { router = RecipesRouter(conditions: conditions) }

  @Test func aBlockedScreenIsRedirectedAndFollowsWhenItMay() {
    router.navigate(to: .recipe(id: id))
    #expect(router.navigate(to: .editRecipe(id: id)) == .blocked(.signedIn))
    #expect(router.screens == [.categories, .recipe(id: id), .signIn])
    #expect(router.pending?.condition == .signedIn)
    conditions[.signedIn] = .met
    #expect(router.screens == [.categories, .recipe(id: id), .editRecipe(id: id)])
    #expect(router.pending == nil)
  }

  @Test func closingTheRedirectGivesUp() {
    router.navigate(to: .editRecipe(id: id))
    router.dismiss()
    #expect(router.pending == nil)
    conditions[.signedIn] = .met
    #expect(router.screens == [.categories])
  }

  @Test func onlyTheLatestWaits() {
    router.navigate(to: .editRecipe(id: id))
    let other = UUID()
    router.navigate(to: .editRecipe(id: other))
    #expect(router.modals.map(\.route) == [.signIn])
    conditions[.signedIn] = .met
    #expect(router.modals.map(\.route) == [.editRecipe(id: other)])
  }

  @Test func whatWaitedTooLongIsForgotten() {
    router.navigate(to: .editRecipe(id: id))
    router.pendingLifetime = .zero
    conditions[.signedIn] = .met
    #expect(router.screens == [.categories])
  }

  @Test func anUnknownConditionDefers() {
    conditions[.signedIn] = .unknown
    #expect(router.navigate(to: .editRecipe(id: id)) == .deferred)
    #expect(router.screens == [.categories])
    conditions[.signedIn] = .unmet
    #expect(router.screens == [.categories, .signIn])
    conditions[.signedIn] = .met
    #expect(router.screens == [.categories, .editRecipe(id: id)])
  }

  /// A session that is being renewed takes no screen away, and lets none in.
  @Test func aShownScreenStaysWhileItsConditionIsUnknown() {
    conditions[.signedIn] = .met
    router.navigate(to: .editRecipe(id: id))
    conditions[.signedIn] = .unknown
    #expect(router.screens == [.categories, .editRecipe(id: id)])
    #expect(router.navigate(to: .editRecipe(id: UUID())) == .deferred)
    #expect(router.screens == [.categories, .editRecipe(id: id)])
    conditions[.signedIn] = .unmet
    #expect(!router.screens.contains(.editRecipe(id: id)))
  }

  @Test func aConditionThatIsMetAgainMovesNothing() {
    conditions[.signedIn] = .met
    router.select(.favorites)
    router.navigate(to: .editRecipe(id: id))
    let state = router.state
    conditions[.signedIn] = .unknown
    conditions[.signedIn] = .met
    #expect(router.state == state)
  }

  @Test func anAppMayStopWaiting() {
    conditions[.signedIn] = .unknown
    router.navigate(to: .editRecipe(id: id))
    router.stopWaiting()
    #expect(router.screens == [.categories, .signIn])
    conditions[.signedIn] = .met
    #expect(router.screens == [.categories, .editRecipe(id: id)])
  }

  @Test func losingAConditionDropsWhatItGuarded() {
    conditions[.signedIn] = .met
    router.select(.favorites)
    router.navigate(to: .recipe(id: id))
    router.navigate(to: .editRecipe(id: id))
    router.navigate(to: .photo(number: 1))
    conditions[.signedIn] = .unmet
    #expect(router.selectedTab == .browse)
    #expect(router.modals.isEmpty)
    #expect(router.path(in: .favorites) == [.recipe(id: id)])
  }

  @Test func aHiddenTabIsNeverSelected() {
    #expect(!router.isVisible(.favorites))
    #expect(router.select(.favorites) == .blocked(.signedIn))
    router.userDidSelect(.favorites)
    #expect(router.selectedTab == .browse)
    #expect(router.refusals == 1)
  }

  @Test func aTabIsNotLeftWhileItsConditionIsUnknown() {
    conditions[.signedIn] = .met
    router.select(.favorites)
    conditions[.signedIn] = .unknown
    #expect(router.selectedTab == .favorites)
    #expect(router.isVisible(.favorites))
    conditions[.signedIn] = .unmet
    #expect(router.selectedTab == .browse)
    #expect(router.visibleTabs == [.browse, .search])
  }

  @Test func aPathThatMayNotBeIsRefused() {
    router.userDidSetPath([.editRecipe(id: id), .recipe(id: id)], of: .browse)
    #expect(router.path(in: .browse).isEmpty)
    #expect(router.refusals == 1)
  }

  @Test func aStateFromElsewhereIsChecked() {
    let open = RecipesRouter(conditions: .allMet)
    open.navigate(to: .editRecipe(id: id))
    #expect(RecipesRouter(state: open.state, conditions: .allMet).state == open.state)
    #expect(RecipesRouter(state: open.state).screens == [.categories])
  }

  @Test(.timeLimit(.minutes(5))) func anObservableObjectOfTheAppIsFollowed() async {
    let session = Session()
    let router = RecipesRouter(conditions: session)
    #expect(router.navigate(to: .editRecipe(id: id)) == .blocked(.signedIn))
    session.isSignedIn = true
    await until { router.pending == nil }
    #expect(router.screens == [.categories, .editRecipe(id: id)])
  }

  /// Whatever is done in whatever order, a guarded screen is there only while its condition is met.
  @Test(arguments: 0..<50) func noGuardedScreenEverEntersUnmet(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let routes: [RecipesRoute] = [
      .categories, .category(category: .sides), .recipe(id: id), .editRecipe(id: id), .photo(number: 1),
      .favorites, .signIn, .search(.home), .search(.results(query: "x")),
    ]
    let loud = RecipesRouter(conditions: .allMet)
    for _ in 0..<200 {
      let route = routes.randomElement(using: &random) ?? .categories
      let path = (0..<Int.random(in: 0...3, using: &random)).map { _ in
        routes.randomElement(using: &random) ?? .categories
      }
      switch Int.random(in: 0..<14, using: &random) {
      case 0: router.navigate(to: route)
      case 1: router.present(route)
      case 2: router.dismiss()
      case 3: router.pop()
      case 4: router.pop(to: route)
      case 5: router.popToRoot()
      case 6: router.select(RecipesTab.allCases.randomElement(using: &random) ?? .browse)
      case 7: router.userDidSetPath(path, of: router.selectedTab)
      case 8: if let modal = router.modals.last { router.userDidSetPath(path, ofModal: modal.id) }
      case 9: conditions[.signedIn] = [.met, .unmet, .unknown].randomElement(using: &random) ?? .met
      case 10: router.reset()
      case 11, 12:
        var url = Array("recipes://recipe/\(id)/edit".utf8)
        if Bool.random(using: &random) {
          url[Int.random(in: 0..<url.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
        }
        router.open(
          String(decoding: url, as: UTF8.self), placement: Bool.random(using: &random) ? .push : .reset)
      default:
        loud.present(route)
        router.restore(from: loud.snapshot())
      }
      if conditions[.signedIn] == .unmet {
        let all =
          RecipesTab.allCases.flatMap(router.path(in:)) + router.modals.flatMap { [$0.route] + $0.path }
        #expect(!all.contains(.editRecipe(id: id)))
        #expect(router.selectedTab != .favorites)
      }
    }
  }
}

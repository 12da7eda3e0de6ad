import Foundation
import Testing

@testable import NavSpecRuntime

/// What SwiftUI's containers write by themselves, beside what the user does.
@MainActor @Suite struct ViewWriteTests {
  let id = UUID()
  let conditions = ConditionStore<RecipesCondition>([.signedIn: .met, .pro: .met])
  let router: RecipesRouter
  private var later: ContinuousClock.Instant { .now + .seconds(5) }

  init() { router = RecipesRouter(conditions: conditions) }

  // MARK: Tabs

  @Test func aTabViewThatWritesBackTheTabThatCodeSelectedPopsNothing() {
    router.select(.search)
    router.navigate(to: .recipe(id: id))
    router.tabViewDidSelect(.search)
    #expect(router.path(in: .search) == [.recipe(id: id)])
    router.tabViewDidSelect(.search, at: later)
    #expect(router.path(in: .search).isEmpty)
  }

  @Test func anotherTabIsSelectedAtOnce() {
    router.select(.search)
    router.tabViewDidSelect(.browse)
    #expect(router.selectedTab == .browse)
  }

  @Test func aStackThatIsTakenDownErasesNothing() {
    router.navigate(to: .recipe(id: id))
    router.select(.search)
    router.stack(.tab(.browse), didWrite: [], at: later)
    #expect(router.path(in: .browse) == [.recipe(id: id)])
    #expect(router.refusals == 1)
  }

  /// Below iOS 18 such a tab leaves the tab view, in the update that also selects another.
  @Test func theStackOfATabThatAConditionHidesErasesNothing() {
    router.select(.favorites)
    router.navigate(to: .recipe(id: id))
    conditions[.signedIn] = .unmet
    #expect(router.selectedTab == .browse)
    router.stack(.tab(.favorites), didWrite: [])
    #expect(router.path(in: .favorites) == [.recipe(id: id)])
  }

  @Test func aSwipeBackTakesOneScreenAway() {
    router.navigate(to: .category(category: .mains))
    router.navigate(to: .recipe(id: id))
    router.select(.search)
    router.stack(.tab(.browse), didWrite: [])
    #expect(router.path(in: .browse).count == 2)
  }

  @Test func aSwipeBackMayEndAfterAnotherTabWasSelected() {
    router.navigate(to: .recipe(id: id))
    router.select(.search)
    router.stack(.tab(.browse), didWrite: [])
    #expect(router.path(in: .browse).isEmpty)
  }

  // MARK: Roots

  /// The root of a tab, replaced by another with a path above it, while the stack still shows the old one.
  @Test func aStackThatDropsItsPathWithItsRootGetsItBack() {
    let router = NavigationRouter<Office>(conditions: ConditionStore(others: .met))
    router.rootDidAppear(0, at: .tab(.left))
    router.navigate(to: 5)
    #expect(router.root(of: .left) == 5)
    router.navigate(to: 6)
    let path = router.path(in: .left)
    #expect(!path.isEmpty)
    router.stack(.tab(.left), didWrite: [])
    #expect(router.path(in: .left) == path)
    let refusals = router.refusals
    router.rootDidAppear(5, at: .tab(.left))
    #expect(router.refusals == refusals + 1)
    router.stack(.tab(.left), didWrite: [])
    #expect(router.path(in: .left).isEmpty)
  }

  @Test func theFirstRootAsksForNoSecondLook() {
    router.navigate(to: .recipe(id: id))
    router.rootDidAppear(.categories, at: .tab(.browse))
    router.rootDidAppear(.categories, at: .tab(.browse))
    #expect(router.refusals == 0)
  }

  /// The detail column's stack, whose first screen and path come in one link.
  @Test func aDetailThatDropsItsPathGetsItBack() {
    let router = NavigationRouter<Mail>(conditions: ConditionStore(others: .met))
    router.navigate(to: 4, from: .content)
    router.rootDidAppear(4, at: .tab(.mail))
    #expect(router.open("/thread") == .opened)
    router.stack(.tab(.mail), didWrite: [])
    #expect(router.path(in: .mail) == [4])
    router.rootDidAppear(3, at: .tab(.mail))
    router.stack(.tab(.mail), didWrite: [])
    #expect(router.path(in: .mail).isEmpty)
  }

  // MARK: Taps

  @Test func aSecondTapPushesNothing() {
    let category = RecipesRoute.category(category: .mains)
    router.userDidTap(category)
    router.userDidTap(category)
    #expect(router.path(in: .browse) == [category])
    router.stack(.tab(.browse), didWrite: [category, category])
    #expect(router.path(in: .browse) == [category])
  }

  @Test func aSecondTapPresentsNothing() {
    router.userDidTap(RecipesRoute.editRecipe(id: id))
    router.userDidTap(RecipesRoute.editRecipe(id: id))
    #expect(router.modals.count == 1)
  }

  @Test func anotherItemOfTheSameKindIsNoSecondTap() {
    router.userDidTap(RecipesRoute.recipe(id: id))
    router.userDidTap(RecipesRoute.recipe(id: UUID()))
    #expect(router.path(in: .browse).count == 2)
  }

  @Test func aScreenThatLeadsToItselfIsPushedAgain() {
    let router = NavigationRouter<Mail>()
    let person: Room = 8
    router.select(.people)
    router.userDidTap(person)
    router.userDidTap(person, from: .detail)
    #expect(router.screens == [7, 8, 8])
  }

  // MARK: Restoration and reset

  @Test func columnsThatTheSystemArrangesEndNoRestoration() {
    let full = NavigationRouter<Mail>(conditions: ConditionStore(others: .met))
    full.navigate(to: 2)
    full.navigate(to: 9)
    let conditions = ConditionStore<OfficeCondition>()
    let router = NavigationRouter<Mail>(conditions: conditions)
    #expect(router.restore(from: full.snapshot()).isDeferred)
    router.userDidSetVisibility(.detailOnly, of: .mail)
    router.userDidShow(.content, of: .mail)
    #expect(router.pendingRestoration != nil)
    conditions[.badge] = .met
    #expect(router.state.top == 9)
  }

  @Test func aListThatWritesNilClearsNoColumn() async {
    let router = NavigationRouter<Mail>(conditions: ConditionStore(others: .met))
    router.open("/thread")
    router[selection: .sidebar, of: .mail] = nil
    router[selection: .content, of: .mail] = nil
    #expect(router.screens == [0, 2, 3, 4])
    // The list is marked again, once a gesture would be over.
    #expect(router.refusals == 0)
    while router.refusals < 2 { await Task.yield() }
    #expect(router[selection: .sidebar, of: .mail] == 2)
    #expect(router[selection: .content, of: .mail] == 3)
    // Only the column that the user went back to clears what is on its right.
    router[selection: .content, of: .mail] = nil
    router.userDidShow(.content, of: .mail)
    #expect(router[selection: .content, of: .mail] == nil)
    router[selection: .content, of: .mail] = 3
    #expect(router.screens == [0, 2, 3])
  }

  @Test func aResetGivesTheViewsANewIdentity() {
    let before = router.generation
    router.navigate(to: .recipe(id: id))
    #expect(router.generation == before)
    router.reset()
    #expect(router.generation == before + 1)
  }

  // MARK: Drafts

  @Test func theBackButtonOfADraftAsks() {
    let router = NavigationRouter<Drafts>(conditions: ConditionStore(others: .met))
    router.mayLeave = { _ in false }
    router.navigate(to: 8)
    router.userDidGoBack(from: 8)
    #expect(router.screens == [0, 8])
    #expect(router.refusals == 1)
    router.mayLeave = { _ in true }
    router.userDidGoBack(from: 8)
    #expect(router.screens == [0])
  }

  @Test func aSecondTapOnTheBackButtonOfADraftPopsNothing() {
    let router = NavigationRouter<Drafts>(conditions: ConditionStore(others: .met))
    router.navigate(to: [4, 8])
    router.userDidGoBack(from: 8)
    router.userDidGoBack(from: 8)
    #expect(router.screens == [0, 4])
  }

  @Test func aScreenAboveADraftHasNoMenuThatLeadsPastIt() {
    let router = NavigationRouter<Drafts>(conditions: ConditionStore(others: .met))
    let place = StackPlace.tab(OfficeTab.left)
    router.navigate(to: [4, 8, 9])
    #expect(router[path: place] == [4, 8, 9])
    #expect([4, 8, 9].map { router.isProtected($0, at: place, in: nil) } == [false, true, true])
    router.pop()
    // It leaves, and is drawn until it is gone.
    #expect(router[path: place] == [4, 8])
    #expect(router.isProtected(9, at: place, in: nil))
  }

  @Test func whatTheSpecDeclaresForAColumnIsNotChosen() {
    let router = NavigationRouter<Mail>(conditions: ConditionStore(others: .met))
    #expect(router.screen(in: .detail, of: .mail) == 3)
    #expect(!router.isChosen(in: .detail, of: .mail) && !router.isChosen(in: .content, of: .mail))
    router.open("/message")
    #expect(router.isChosen(in: .detail, of: .mail) && router.isChosen(in: .content, of: .mail))
    #expect(!router.isChosen(in: .sidebar, of: .mail))
  }
}

import TestSupport
import Testing

@testable import NavSpecRuntime

/// Screens whose views say whether they are drafts, and questions to the user.
@MainActor @Suite struct DraftStatementTests {
  private let conditions = ConditionStore<OfficeCondition>.fixed([:])
  private let router: NavigationRouter<Forms>
  private let view = View()

  init() {
    router = NavigationRouter(conditions: conditions)
    router.asksUser = true
  }

  /// Who says something of a screen.
  private final class View {}

  /// Presents the draft, whose view says something of it.
  private func draft(
    _ isDirty: Bool, question: DraftStatement<Forms>.Question? = nil
  ) throws -> DraftScreen<Forms> {
    if router.modals.isEmpty { router.present(8) }
    let draft = DraftScreen<Forms>(route: 8, place: .modal(try #require(router.modals.first?.id)))
    router.say(
      DraftStatement(view: view, draft: draft, isDirty: isDirty, question: question))
    return draft
  }

  private func answer(_ leaves: Bool) throws {
    router.answer(leaves, to: try #require(router.draftQuestion).id)
  }

  @Test func whatIsCleanIsLeftFreely() throws {
    let draft = try draft(false)
    #expect(!router.isProtected(router.modals[0].id))
    #expect(router.open("/room/4") == .opened)
    #expect(router.screens == [0, 4])
    // What is gone is forgotten.
    #expect(router.draftStatements.isEmpty)
    router.say(DraftStatement(view: view, draft: draft, isDirty: true))
    #expect(router.draftStatements.isEmpty)
  }

  @Test func whatIsDirtyAsksAndGoesOn() throws {
    _ = try draft(true)
    #expect(router.isProtected(router.modals[0].id))
    #expect(router.open("/room/4") == .deferred)
    #expect(router.pending?.reason == .draft(8))
    #expect(router.screens == [0, 8])
    try answer(true)
    #expect(router.screens == [0, 4])
    #expect(router.pending == nil && router.draftQuestion == nil && router.releasedDrafts.isEmpty)
  }

  @Test func whoKeepsEditingStays() throws {
    _ = try draft(true)
    router.open("/room/4")
    try answer(false)
    #expect(router.screens == [0, 8])
    #expect(router.pending == nil && router.draftQuestion == nil)
    #expect(router.select(.right) == .deferred)
    #expect(router.draftQuestion != nil)
  }

  @Test func theNewestNavigationWaits() throws {
    _ = try draft(true)
    router.open("/room/4")
    let id = try #require(router.draftQuestion).id
    #expect(router.open("/room/6") == .deferred)
    #expect(router.draftQuestion?.id == id)
    try answer(true)
    #expect(router.screens.last == 6)
  }

  @Test func aGestureAsksToo() throws {
    _ = try draft(true)
    let modal = router.modals[0]
    router.userDidDismiss(modal.id)
    #expect(router.modals == [modal])
    try answer(true)
    #expect(router.modals.isEmpty)
  }

  @Test func aGestureIsRepeatedOnWhatThereIsThen() throws {
    _ = try draft(true)
    router.userDidDismiss(router.modals[0].id)
    router.present(7)
    try answer(true)
    #expect(router.modals.isEmpty)
  }

  @Test func oneQuestionStandsForAll() throws {
    var answers: [@MainActor (Bool) -> Void] = []
    _ = try draft(true) { answers.append($0) }
    let first = router.modals[0].id
    router.userDidDismiss(first)
    router.present(7)
    router.present(8)
    router.userDidDismiss(router.modals[2].id)
    router.userDidDismiss(first)
    #expect(answers.count == 1)
    answers[0](true)
    // Its own question comes next.
    #expect(router.draftQuestion?.isOwn == false)
    try answer(true)
    #expect(router.modals.isEmpty)
  }

  @Test func theWindowAsksWhereTheViewThatAskedIsGone() throws {
    var answers: [@MainActor (Bool) -> Void] = []
    _ = try draft(true) { answers.append($0) }
    router.open("/room/4")
    router.forgetStatement(of: view)
    #expect(router.draftQuestion?.isOwn == false)
    answers[0](true)
    #expect(router.screens == [0, 8])
    try answer(true)
    #expect(router.screens == [0, 4])
  }

  @Test func aDraftInPlaceOfTheTabsIsAskedBeforeTheyCome() throws {
    let conditions = ConditionStore<OfficeCondition>.fixed([.open: .met])
    let router = NavigationRouter<SignedOut>(conditions: conditions)
    router.asksUser = true
    #expect(router.screens == [8])
    let draft = DraftScreen<SignedOut>(route: 8, place: .rootReplacement)
    router.say(DraftStatement(view: view, draft: draft, isDirty: true))
    conditions[.badge] = .met
    #expect(router.screens == [8])
    router.answer(false, to: try #require(router.draftQuestion).id)
    #expect(router.screens == [8])
    conditions[.key] = .met
    router.answer(true, to: try #require(router.draftQuestion).id)
    #expect(router.screens == [0])
    #expect(router.releasedDrafts.isEmpty)
  }

  @Test func theHookOfTheAppLeavesADraftInPlaceOfTheTabs() {
    let conditions = ConditionStore<OfficeCondition>.fixed([.open: .met])
    let router = NavigationRouter<SignedOut>(conditions: conditions)
    let draft = DraftScreen<SignedOut>(route: 8, place: .rootReplacement)
    router.say(DraftStatement(view: view, draft: draft, isDirty: true))
    router.mayLeave = { _ in false }
    conditions[.badge] = .met
    #expect(router.screens == [8])
    router.mayLeave = { _ in true }
    conditions[.key] = .met
    #expect(router.screens == [0])
  }

  @Test func anAnswerForADraftThatIsGoneChangesNothing() throws {
    _ = try draft(true)
    router.open("/room/4")
    let id = try #require(router.draftQuestion).id
    router.dismiss()
    #expect(router.screens == [0, 4])
    #expect(router.draftQuestion == nil)
    router.present(8)
    router.answer(true, to: id)
    #expect(router.screens == [0, 4, 8])
  }

  @Test func aDraftThatIsSavedMeanwhileIsLeft() throws {
    _ = try draft(true)
    router.open("/room/4")
    _ = try draft(false)
    #expect(router.screens == [0, 4])
    #expect(router.draftQuestion == nil && router.pending == nil)
  }

  @Test func whatWasAnsweredIsForgottenWithTheQuestion() throws {
    _ = try draft(true)
    router.present(7)
    router.present(8)
    router.select(.right)
    try answer(true)
    #expect(!router.releasedDrafts.isEmpty)
    router.dismiss()
    #expect(router.draftQuestion == nil && router.releasedDrafts.isEmpty)
  }

  @Test func codeDoesNotAsk() throws {
    _ = try draft(true)
    router.dismiss()
    #expect(router.modals.isEmpty && router.draftQuestion == nil)
  }

  @Test func aViewMayAskByItself() throws {
    var answers: [@MainActor (Bool) -> Void] = []
    _ = try draft(true) { answers.append($0) }
    router.mayLeave = { _ in
      Issue.record("The view asks.")
      return true
    }
    #expect(router.open("/room/4") == .deferred)
    #expect(router.open("/room/6") == .deferred)
    #expect(answers.count == 1)
    answers[0](true)
    #expect(router.screens.last == 6)
    // It has answered.
    answers[0](true)
    #expect(router.screens.last == 6)
  }

  @Test func aScreenThatNeverSaysIsADraft() throws {
    router.present(8)
    #expect(router.open("/room/4") == .deferred)
    try answer(true)
    #expect(router.screens == [0, 4])
  }

  @Test func aRouterWithoutAWindowHasNobodyToAsk() {
    router.asksUser = false
    router.present(8)
    #expect(router.open("/room/4") == .opened)
  }

  @Test func severalDraftsAreAskedOneAfterAnother() throws {
    _ = try draft(true)
    router.present(7)
    router.present(8)
    #expect(router.select(.right) == .deferred)
    try answer(true)
    #expect(router.modals.count == 3)
    try answer(true)
    #expect(router.modals.isEmpty && router.selectedTab == .right)
    #expect(router.releasedDrafts.isEmpty)
  }

  // MARK: Conditions

  @Test func theRedirectOfAMetConditionClosesUnaskedUnlessItSaysThatItIsDirty() throws {
    #expect(router.open("/room/2") == .blocked(.badge))
    conditions[.badge] = .met
    #expect(router.selectedTab == .secret && router.modals.isEmpty)
    conditions[.badge] = .unmet
    router.open("/room/2")
    _ = try draft(true)
    conditions[.badge] = .met
    #expect(router.modals.map(\.route) == [8])
    conditions[.key] = .met
    try answer(true)
    #expect(router.selectedTab == .secret && router.modals.isEmpty)
  }

  @Test func aRedirectThatIsDirtyStaysWhereTheUserKeepsEditing() throws {
    router.open("/room/2")
    _ = try draft(true)
    conditions[.badge] = .met
    try answer(false)
    #expect(router.modals.map(\.route) == [8])
    #expect(router.pending == nil)
  }

  @Test func aLostConditionDeletesNoDirtyDraft() throws {
    let conditions = ConditionStore<OfficeCondition>.fixed([.key: .met])
    let router = NavigationRouter<Safe>(conditions: conditions)
    router.present(8)
    let draft = DraftScreen<Safe>(route: 8, place: .modal(try #require(router.modals.first?.id)))
    router.say(DraftStatement(view: view, draft: draft, isDirty: true))
    conditions[.key] = .unmet
    #expect(router.modals.map(\.route) == [8, 6])
    #expect(router.isCovered(8) && !router.isCovered(6))
    conditions[.key] = .met
    #expect(router.modals.map(\.route) == [8])
    conditions[.key] = .unmet
    router.forgetStatement(of: view)
    #expect(!router.screens.contains(8))
  }
}

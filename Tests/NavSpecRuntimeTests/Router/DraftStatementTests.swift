import Foundation
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

/// Screens that a lost condition covers.
@MainActor @Suite struct CoverTests {
  private let conditions = ConditionStore<OfficeCondition>.fixed([.badge: .met, .key: .met])
  private let router: NavigationRouter<Safe>

  init() { router = NavigationRouter(conditions: conditions) }

  @Test func aCoveredScreenStaysBelowTheRedirect() {
    router.navigate(to: 3)
    #expect(router.screens == [0, 3])
    conditions[.key] = .unmet
    #expect(router.screens == [0, 3, 6])
    #expect(router.isCovered(3))
    conditions[.key] = .met
    #expect(router.screens == [0, 3])
    #expect(!router.isCovered(3))
  }

  @Test func theRedirectWaitsUntilACoveredScreenIsSeen() {
    router.navigate(to: 3)
    router.navigate(to: 4)
    conditions[.key] = .unmet
    #expect(router.screens == [0, 3, 4])
    router.pop()
    #expect(router.screens == [0, 3, 6])
  }

  @Test func otherTabsAreUsed() {
    router.navigate(to: 3)
    router.select(.right)
    conditions[.key] = .unmet
    router.navigate(to: 4)
    #expect(router.screens == [1, 4])
    router.select(.left)
    #expect(router.screens == [0, 3, 6])
    router.select(.right)
    #expect(router.screens == [1, 4])
  }

  @Test func theRedirectComesBackWhileItIsNeeded() {
    router.navigate(to: 3)
    conditions[.key] = .unmet
    let first = router.modals.map(\.id)
    router.userDidDismiss(first[0])
    #expect(router.screens == [0, 3, 6])
    #expect(router.modals.map(\.id) != first)
  }

  @Test func nothingIsPresentedTwice() {
    router.navigate(to: 3)
    conditions[.key] = .unmet
    #expect(router.open("/room/3") == .opened)
    #expect(router.screens.filter { $0 == 6 }.count == 1)
    conditions[.key] = .met
    #expect(router.screens == [0, 3])
  }

  @Test func whatIsCoveredStaysSoWhileNobodyKnows() {
    router.navigate(to: 3)
    conditions[.key] = .unmet
    conditions[.key] = .unknown
    #expect(router.screens == [0, 3, 6])
    #expect(router.isCovered(3))
    conditions[.key] = .met
    #expect(router.screens == [0, 3])
    conditions[.key] = .unknown
    #expect(!router.isCovered(3))
  }

  @Test func aConditionThatIsUnknownCoversNothing() {
    router.navigate(to: 3)
    conditions[.key] = .unknown
    #expect(router.screens == [0, 3])
    #expect(!router.isCovered(3))
  }

  @Test func theRouteSaysItBeforeTheCondition() {
    router.navigate(to: 5)
    conditions[.key] = .unmet
    #expect(router.screens == [0])
  }

  @Test func theRedirectIsNotKept() {
    router.navigate(to: 4)
    router.navigate(to: 3)
    conditions[.key] = .unmet
    #expect(router.screens == [0, 4, 3, 6])
    let kept = router.snapshot()
    conditions[.key] = .met
    let next = NavigationRouter<Safe>(conditions: conditions)
    next.restore(from: kept)
    #expect(next.modals.isEmpty)
  }

  @Test func aWindowOfADirtyDraftStaysOpen() throws {
    let window = try #require(NavigationRouter<Safe>(window: 8, conditions: conditions))
    let view = LockDriveTests.View()
    let draft = try #require(window.state.drafts().first)
    window.say(DraftStatement(view: view, draft: draft, isDirty: true))
    conditions[.key] = .unmet
    #expect(!window.isClosing && window.isCovered(8))
    window.say(DraftStatement(view: view, draft: draft, isDirty: false))
    #expect(window.isClosing)
  }

  @Test func resetDropsEverything() {
    router.navigate(to: 3)
    conditions[.key] = .unmet
    router.reset()
    #expect(router.screens == [0])
  }
}

/// The office with screens that are covered by the redirect of `key`, room 6.
nonisolated enum Safe: OfficeVariant {
  static let map: SchemaIndex = {
    var schema = Office.schema
    schema.conditions[1].redirect = 6
    schema.routes[6].presentation = .cover
    schema.routes[3].tab = nil
    schema.routes[3].requirements = [1]
    schema.routes[3].onLoss = .cover
    schema.routes[5].presentation = .push
    schema.routes[5].requirements = [1]
    schema.routes[8].requirements = [1]
    return SchemaIndex(schema)
  }()
  static let links = LinkTable(map.schema)
}

/// The office whose root a condition guards, with a draft as its redirect.
nonisolated enum SignedOut: OfficeVariant {
  static let map: SchemaIndex = {
    var schema = Office.schema
    for route in [0, 1] { schema.routes[route].requirements = [0] }
    schema.conditions[0].redirect = 8
    schema.routes[8].requirements = []
    return SchemaIndex(schema)
  }()
  static let links = LinkTable(map.schema)
}

/// Whatever is done in whatever order: no dirty draft is lost unasked, nothing covered is on top, and folding changes nothing.
@MainActor @Suite struct LockDriveTests {
  final class View {}

  /// `NAVSPEC_ROUNDS`, for `test --full`: 180,000 steps.
  private nonisolated static let seeds =
    ProcessInfo.processInfo.environment["NAVSPEC_ROUNDS"].flatMap { UInt64($0) }.map { $0 * 30 } ?? 30

  @Test(arguments: 0..<seeds) func nothingIsLostOrShown(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let conditions = ConditionStore<OfficeCondition>.fixed([.badge: .met, .key: .met])
    let router = NavigationRouter<Safe>(conditions: conditions)
    router.asksUser = true
    let view = View()
    for step in 0..<300 {
      let before = router.state
      let dirty = before.drafts().filter(router.saysDirty)
      let room = Room(integerLiteral: Int.random(in: 0...9, using: &random))
      var mayLose = false
      let move = Int.random(in: 0..<19, using: &random)
      switch move {
      case 0, 1: router.navigate(to: room)
      case 2: router.present(room)
      case 3: router.select(OfficeTab.allCases.randomElement(using: &random) ?? .left)
      case 4: router.userDidSelect(OfficeTab.allCases.randomElement(using: &random) ?? .left)
      case 5: router.open("/room/\(room)", placement: Bool.random(using: &random) ? .push : .reset)
      case 6: if let modal = before.modals.randomElement(using: &random) { router.userDidDismiss(modal.id) }
      case 7: router.userDidSetPath([room], of: router.selectedTab)
      case 8, 9:
        conditions[.key] = [.met, .unmet, .unknown].randomElement(using: &random) ?? .met
      case 10: conditions[.badge] = Bool.random(using: &random) ? .met : .unmet
      case 11, 12, 13:
        guard let draft = before.drafts().randomElement(using: &random) else { continue }
        router.say(
          DraftStatement(view: view, draft: draft, isDirty: Bool.random(using: &random)))
        mayLose = true
      case 14:
        router.isCompact.toggle()
        #expect(router.state == before)
      case 15: if let top = before.top { router.userDidGoBack(from: top) }
      case 16:
        mayLose = true
        if let question = router.draftQuestion { router.answer(Bool.random(using: &random), to: question.id) }
      case 17:
        mayLose = true
        router.dismiss()
      default:
        mayLose = step % 7 == 0
        if mayLose { router.reset() }
      }
      let state = router.state
      if !mayLose {
        #expect(dirty.allSatisfy(state.drafts().contains), "step \(step), move \(move)")
      }
      if let top = state.top {
        #expect(!router.isCovered(top) || dirty.contains { $0.route == top }, "step \(step), move \(move)")
      }
      #expect(Set(state.modals.map(\.id)).count == state.modals.count)
      #expect(router.draftStatements.allSatisfy { state.drafts().contains($0.draft) })
      #expect(router.draftQuestion.map { state.drafts().contains($0.draft) } ?? true)
    }
  }
}

import Foundation
import TestSupport
import Testing

@testable import NavSpecRuntime

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

  @Test func aRedirectBelowACoveredScreenIsNoRedirectOfIt() {
    router.present(6)
    router.present(3)
    conditions[.key] = .unmet
    #expect(router.modals.map(\.route) == [6, 3, 6])
  }

  @Test func theRedirectComesWhileNobodyKnows() {
    router.navigate(to: 3)
    router.select(.right)
    conditions[.key] = .unmet
    conditions[.key] = .unknown
    router.select(.left)
    #expect(router.screens == [0, 3, 6])
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
      // A draft whose question was answered may go, also before the others of the same change were asked about.
      let dirty = before.drafts().filter { router.saysDirty($0) && !router.releasedDrafts.contains($0) }
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

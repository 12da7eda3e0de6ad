import Foundation
import Testing

@testable import NavSpecRuntime

@MainActor @Suite struct ColumnTests {
  let router = NavigationRouter<Mail>()

  private var columns: NavigationState<Mail>.Columns? { router.columns(of: router.selectedTab) }

  @Test func anOuterColumnClearsTheInnerOnes() throws {
    router.navigate(to: 2)
    #expect(router.screens == [0, 2])
    router.navigate(to: 3)
    router.navigate(to: 4)
    #expect(router.screens == [0, 2, 3, 4])
    #expect(columns?.compactColumn == .detail)
    router.navigate(to: 1)
    #expect(router.screens == [0, 1])
    #expect(columns?.compactColumn == .content)
  }

  @Test func aDetailIsPushedFromInsideAndReplacedFromOutside() {
    router.navigate(to: 2)
    router.navigate(to: 3)
    // The folder leads to messages, the message does not: it comes from the folder.
    router.navigate(to: 3)
    #expect(router.screens == [0, 2, 3])
    router.navigate(to: 3, from: .detail)
    #expect(router.screens == [0, 2, 3, 3])
    router.navigate(to: 8, from: .sidebar)
    #expect(router.screens == [0, 2, 8])
  }

  @Test func theInnermostColumnThatLeadsThereIsWhereItComesFrom() {
    router.select(.people)
    router.navigate(to: 8)
    router.navigate(to: 8)
    #expect(router.screens == [7, 8, 8])
    #expect(columns?.content == nil)
  }

  @Test func goingBackInCompactWidthClearsTheSelection() {
    router.open("/thread")
    router.userDidShow(.content, of: .mail)
    #expect(router.screens == [0, 2])
    router.userDidShow(.sidebar, of: .mail)
    #expect(router.screens == [0])
    // Going forward loses nothing.
    router.userDidShow(.detail, of: .mail)
    #expect(columns?.compactColumn == .detail)
    #expect(router.screens == [0])
  }

  @Test func aSecondTapEmptiesNoColumnThatShows() {
    router.navigate(to: 2)
    router.navigate(to: 3)
    router.navigate(to: 3, from: .detail)
    for _ in 1...2 {
      router.userDidSelect(.mail)
      #expect(router.screens == [0, 2, 3])
    }
    router.isCompact = true
    router.userDidSelect(.mail)
    #expect(router.screens == [0])
  }

  @Test func theRowOfTheDeclaredScreenIsMarked() {
    #expect(router.chosen(in: .sidebar, of: .mail) == 1)
    #expect(router.chosen(in: .content, of: .mail) == nil)
    router.isCompact = true
    #expect(router.chosen(in: .sidebar, of: .mail) == nil)
    router.navigate(to: 2)
    #expect(router.chosen(in: .sidebar, of: .mail) == 2)
    router.navigate(to: 3)
    #expect(router.chosen(in: .content, of: .mail) == 3)
  }

  @Test func whatIsShownFillsTheColumnsByItsParents() {
    var schema = Mail.schema
    schema.routes[2].parent = .init(route: 0)
    schema.routes[3].parent = .init(route: 2)
    schema.routes[4].parent = .init(route: 3)
    let target = schema.target(
      screens: LinkTable(schema).chain(to: .init(route: 4)), presentation: nil, tab: nil, currentTab: 1)
    #expect(target?.tab == 0)
    #expect(target?.stack?.content?.route == 2)
    #expect(target?.stack?.detail?.route == 3)
    #expect(target?.stack?.path.map(\.route) == [4])
  }

  @Test func choosingInAColumnIsANavigation() {
    router.userDidChoose(2, in: .sidebar, of: .mail)
    router.userDidChoose(3, in: .content, of: .mail)
    #expect(router.screens == [0, 2, 3])
    router.userDidChoose(nil, in: .content, of: .mail)
    #expect(router.screens == [0, 2])
    router.userDidChoose(nil, in: .sidebar, of: .mail)
    #expect(router.screens == [0])
  }

  @Test func goingBackEmptiesColumnsFromTheRight() {
    router.open("/thread")
    router.pop()
    #expect(router.screens == [0, 2, 3])
    router.pop()
    #expect(router.screens == [0, 2])
    router.pop()
    #expect(router.screens == [0])
    router.pop()
    #expect(router.screens == [0])
    router.open("/thread")
    router.popToRoot()
    #expect(router.screens == [0, 2, 3])
    router.popToRoot()
    #expect(router.screens == [0])
    router.open("/thread")
    router.pop(to: 2)
    #expect(router.screens == [0, 2])
  }

  @Test(arguments: [
    ("/folder", [0, 2], NavigationSchema.Column.content), ("/message", [0, 2, 3], .detail),
    ("/thread", [0, 2, 3, 4], .detail), ("/loose", [0, 3], .detail),
  ])
  func parentsFillTheColumnsFromLeftToRight(url: String, screens: [Int], column: NavigationSchema.Column) {
    #expect(router.open(url) == .opened)
    #expect(router.screens.map(\.number) == screens)
    #expect(columns?.compactColumn == column)
  }

  @Test func aLinkSelectsTheTabOfItsColumns() {
    router.open("/person")
    #expect(router.selectedTab == .people)
    #expect(router.screens == [7, 8])
  }

  /// From what a column shows while nothing is chosen, edges lead as from what is chosen.
  @Test func aDeclaredColumnIsAScreenToStartFrom() {
    router.navigate(to: 8, from: .content)
    #expect(columns?.detail == nil)
    #expect(router.modals.map(\.presentation) == [.popover])
    router.dismiss()
    router.navigate(to: 8)
    #expect(router.modals.map(\.presentation) == [.popover])
    router.dismiss()
    router.navigate(to: 8, from: .sidebar)
    #expect(router.screens == [0, 8])
  }

  @Test func goingBackFromTheFirstDetailLeadsToTheDeclaredColumn() {
    router.navigate(to: 3)
    router.pop()
    #expect(columns?.compactColumn == .content)
    #expect(router.state.top == 1)
    router.pop()
    #expect(columns?.compactColumn == .sidebar)
    #expect(router.state.top == 0)
    router.select(.people)
    router.navigate(to: 8)
    router.pop()
    #expect(columns?.compactColumn == .sidebar)
  }

  @Test func aSnapshotKeepsTheColumns() throws {
    router.open("/thread")
    router.userDidSetVisibility(.detailOnly, of: .mail)
    let text = String(decoding: router.snapshot(), as: UTF8.self)
    #expect(
      text
        == #"{"navspec":1,"version":1,"tab":"mail","stacks":{"mail":{"visibility":"detailOnly","content":"room2","detail":"room3","path":["room4"]}}}"#
    )
    let other = NavigationRouter<Mail>()
    #expect(other.restore(from: router.snapshot()).dropped.isEmpty)
    #expect(other.state == router.state)
  }

  @Test func aLostColumnTakesThoseOnItsRight() {
    let text =
      #"{"navspec":1,"version":1,"tab":"mail","stacks":{"mail":{"content":"gone","detail":"room3"},"people":{"detail":"room8","path":["gone","room8"]}}}"#
    let report = router.restore(from: Data(text.utf8))
    #expect(report.dropped.map(\.key) == ["gone", "gone"])
    #expect(router.screens == [0])
    router.select(.people)
    #expect(router.screens == [7, 8])
  }

  @Test func whatIsGoneIsPrunedWithWhatStandsOnIt() async {
    router.open("/thread")
    router.select(.people)
    router.navigate(to: 8)
    router.navigate(to: 8, from: .detail)
    var asked: [Room] = []
    await router.prune { room in
      asked.append(room)
      return room != 3
    }
    #expect(Set(asked).count == asked.count)
    #expect(router.screens == [7, 8, 8])
    router.select(.mail)
    #expect(router.screens == [0, 2])
  }

  @Test func anEdgeFromAnywhereSaysHowItsTargetAppears() {
    let router = NavigationRouter<Mail>(conditions: .allMet)
    router.navigate(to: 9)
    #expect(router.modals.map(\.presentation) == [.sheet])
  }

  @Test func anEdgeCountsWhileItsConditionHolds() {
    let conditions = ConditionStore<OfficeCondition>.fixed([:])
    let router = NavigationRouter<Mail>(conditions: conditions)
    router.navigate(to: 3)
    router.navigate(to: 6)
    #expect(router.modals.map(\.presentation) == [.cover])
    router.dismiss()
    conditions[.open] = .met
    router.navigate(to: 6)
    #expect(router.modals.map(\.presentation) == [.sheet])
  }

  @Test func aLostConditionEmptiesTheColumnItGuards() {
    let conditions = ConditionStore<OfficeCondition>.fixed([.badge: .met])
    let router = NavigationRouter<Mail>(conditions: conditions)
    router.select(.people)
    router.navigate(to: 8)
    router.userDidSetPath([9], of: .people)
    router.dismissAll()
    router.userDidSetPath([8, 9, 8], of: .people)
    #expect(router.screens == [7, 8, 8, 9, 8])
    conditions[.badge] = .unmet
    #expect(router.screens == [7, 8, 8])
  }
}

@MainActor @Suite struct WindowTests {
  @Test func aScreenOpensInAWindowWhereThereAreSome() async {
    let router = NavigationRouter<Mail>()
    var opened: [Room] = []
    router.navigate(to: 5)
    #expect(router.modals.map(\.route) == [5])
    router.dismiss()
    router.openWindow = { opened.append($0) }
    var events = router.onNavigate.makeAsyncIterator()
    let top = router.state.top
    #expect(router.navigate(to: 5) == .opened)
    #expect(opened == [5])
    #expect(await events.next() == NavigationEvent(route: 5, source: top, trigger: .code))
    #expect(router.modals.isEmpty)
  }

  @Test func aWindowClosesForWhatIsUnmetAndWaitsForWhatIsUnknown() {
    func isKeptAway(_ conditions: ConditionStore<OfficeCondition>) -> Bool {
      NavigationRouter<Mail>.keepsAway(9, by: conditions)
    }
    #expect(isKeptAway(.fixed([:])))
    #expect(!isKeptAway(ConditionStore()))
    #expect(!isKeptAway(.allMet))
  }

  @Test func aWindowIsRootedAtItsScreen() throws {
    let router = try #require(
      NavigationRouter<Mail>(window: 3, conditions: ConditionStore<OfficeCondition>.allMet))
    #expect(router.screens == [3])
    router.navigate(to: 4)
    #expect(router.screens == [3, 4])
    router.navigate(to: 2)
    #expect(router.screens == [3, 4, 2])
    #expect(router.select(.people) == .unavailable)
    router.open("/thread")
    #expect(router.screens == [3, 2, 4])
    router.reset()
    #expect(router.screens == [3])
    #expect(router.snapshot().isEmpty)
    #expect(router.restore(from: Data("{}".utf8)).refusal == .singleWindow)
  }

  @Test func aWindowOpensAndClosesWithItsCondition() throws {
    let conditions = ConditionStore<OfficeCondition>.fixed([:])
    #expect(NavigationRouter<Mail>(window: 9, conditions: conditions) == nil)
    conditions[.badge] = .met
    let router = try #require(NavigationRouter<Mail>(window: 9, conditions: conditions))
    #expect(!router.isClosing)
    conditions[.badge] = .unmet
    #expect(router.isClosing)
    #expect(!router.screens.contains(9))
  }
}

@MainActor @Suite struct DraftTests {
  @Test func aDraftRefusesToLeave() {
    let router = NavigationRouter<Mail>()
    router.navigate(to: 5)
    router.mayLeave = { $0 != 5 }
    let state = router.state
    router.userDidDismiss(router.modals[0].id)
    #expect(router.state == state)
    #expect(router.refusals == 1)
    // A push that would take the sheet away waits, as a link does.
    #expect(router.navigate(to: 4) == .deferred)
    #expect(router.state == state)
    router.mayLeave = { _ in true }
    router.dismiss()
    #expect(router.screens == [0, 4])
  }
}

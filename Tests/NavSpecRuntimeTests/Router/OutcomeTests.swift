import Foundation
import TestSupport
import Testing

@testable import NavSpecRuntime

/// What the stream of outcomes tells, also of what was before it.
@MainActor @Suite struct OutcomeTests {
  typealias Outcome = NavigationOutcome<Office>

  let conditions = ConditionStore<OfficeCondition>(others: .met)
  let router: NavigationRouter<Office>

  init() { router = NavigationRouter(conditions: conditions) }

  /// What the stream has now. It begins with the first screen.
  private func outcomes(_ count: Int) async -> [Outcome] {
    var iterator = router.outcomes.makeAsyncIterator()
    var outcomes: [Outcome] = []
    for _ in 0...count {
      if let outcome = await iterator.next() { outcomes.append(outcome) }
    }
    #expect(outcomes.first?.description == "opened  → room0 (code)")
    return Array(outcomes.dropFirst())
  }

  private func opened(_ route: Room, after source: Room?, by trigger: NavigationTrigger) -> Outcome {
    .opened(NavigationEvent(route: route, source: source, trigger: trigger))
  }

  @Test func whatHappenedBeforeIsReplayed() async {
    router.open("/room/4")
    router.pop()
    let expected = [opened(4, after: 0, by: .link), opened(0, after: 4, by: .code)]
    #expect(await outcomes(2) == expected)
    #expect(await outcomes(2) == expected)
  }

  @Test func whatFollowsIsTold() async {
    var iterator = router.outcomes.makeAsyncIterator()
    router.navigate(to: 4)
    _ = await iterator.next()
    #expect(await iterator.next() == opened(4, after: 0, by: .code))
  }

  @Test func linksThatOpenNothing() async {
    let router = NavigationRouter<Closed>(conditions: .fixed([:]))
    router.open("/elsewhere?token=1")
    router.open("/help")
    router.openUnmatched = { _ in true }
    router.open("/legacy")
    router.open("/room/4")
    var iterator = router.outcomes.makeAsyncIterator()
    _ = await iterator.next()
    let unmatched = await iterator.next()
    #expect(unmatched == .unmatched("/elsewhere?token=1"))
    // Neither printing nor dumping shows the URL.
    var dumped = "\(unmatched as Any)"
    dump(unmatched, to: &dumped)
    #expect(!dumped.contains("token"))
    #expect(await iterator.next() == .excluded("/help"))
    #expect(await iterator.next()?.event?.route == 4)
  }

  @Test func whatConditionsHoldBack() async {
    conditions[.badge] = .unmet
    router.navigate(to: 8)
    conditions[.badge] = .met
    #expect(
      await outcomes(3)
        == [.blocked(8, by: .badge), opened(7, after: 0, by: .code), opened(8, after: 7, by: .condition)])
  }

  @Test func whatWaitsAndWhatDoesNot() async {
    conditions[.badge] = .unknown
    router.select(.secret)
    router.navigate(to: 8)
    conditions[.badge] = .met
    let outcomes = await outcomes(3)
    #expect(outcomes.prefix(2) == [.deferred(2, until: .badge), .deferred(8, until: .badge)])
    #expect(outcomes[2].event?.route == 8)
    #expect(outcomes[2].event?.trigger == .condition)
  }

  @Test func aDraftHoldsBack() async {
    router.navigate(to: 8)
    router.mayLeave = { _ in false }
    router.userDidDismiss(router.modals[0].id)
    router.open("/room/4")
    let outcomes = await outcomes(3)
    #expect(outcomes.dropFirst() == [.refused(0), .deferred(4, until: nil)])
  }

  @Test func aQuestionDefersAndItsAnswerRefuses() async throws {
    router.asksUser = true
    router.navigate(to: 8)
    router.userDidDismiss(router.modals[0].id)
    router.answer(false, to: try #require(router.draftQuestion).id)
    let outcomes = await outcomes(3)
    #expect(outcomes.dropFirst() == [.deferred(0, until: nil), .refused(0)])
  }

  @Test func aConditionWithoutRedirectRefuses() async {
    let router = NavigationRouter<Closed>(conditions: .fixed([:]))
    #expect(router.navigate(to: 6) == .unavailable)
    var iterator = router.outcomes.makeAsyncIterator()
    _ = await iterator.next()
    #expect(await iterator.next() == .refused(6))
  }

  @Test func aRestorationIsReported() async {
    let saved = #"{"navspec":1,"version":1,"tab":"left","stacks":{"left":{"path":["room4","cellar"]}}}"#
    router.restore(fromBytes: Array(saved.utf8))
    router.restore(fromBytes: [])
    let outcomes = await outcomes(3)
    #expect(outcomes[0].event?.trigger == .restoration)
    #expect(
      outcomes[1]
        == .restored(
          RestorationReport(dropped: [.init(place: "left", key: "cellar", reason: .unknownScreen)])))
    #expect(outcomes[1].description == "restored, without left/cellar: unknownScreen")
    #expect(outcomes[2].description == "restored, refused: unreadable")
  }

  @Test func aStalledModalIsToldTwice() async {
    var stalled: [Room] = []
    router.presentationDidStall = { stalled.append($0) }
    router.didStall(7)
    #expect(stalled == [7])
    #expect(await outcomes(1) == [.stalled(7)])
  }

  @Test func aHundredAreKeptAndAResetForgets() async {
    for _ in 0..<80 {
      router.navigate(to: 4)
      router.pop()
    }
    var iterator = router.outcomes.makeAsyncIterator()
    var sources: [Room?] = []
    for _ in 0..<100 { sources.append(await iterator.next()?.event?.source) }
    #expect(sources.allSatisfy { $0 != nil })
    router.navigate(to: 4)
    #expect(await iterator.next()?.event?.route == 4)
    router.reset()
    var after = router.outcomes.makeAsyncIterator()
    #expect(await after.next() == opened(0, after: 4, by: .code))
  }

  @Test func theStreamEndsWithTheRouter() async {
    var router: NavigationRouter<Office>? = NavigationRouter(conditions: conditions)
    var iterator = router?.outcomes.makeAsyncIterator()
    router = nil
    #expect(await iterator?.next()?.event?.route == 0)
    #expect(await iterator?.next() == nil)
  }

  /// Screens are named by routes of the spec, and values stay away from logs.
  @Test func valuesAreNotDescribed() async {
    let router = RecipesRouter(conditions: .allMet)
    let id = UUID()
    router.navigate(to: .recipe(id: id))
    var iterator = router.outcomes.makeAsyncIterator()
    _ = await iterator.next()
    let outcome = await iterator.next()
    let text = outcome.map { "\($0) \(String(reflecting: $0))" } ?? ""
    #expect(text.contains("recipe"))
    #expect(!text.contains(id.uuidString))
  }

  // MARK: Launch arguments

  @Test func launchArgumentsSetConditionsAndOpenALink() {
    let conditions = ConditionStore<OfficeCondition>(others: .unmet)
    let router = NavigationRouter<Office>(conditions: conditions)
    let problems = router.follow(launchArguments: [
      "/app", "-navspec.open", "/room/2", "-AppleLanguages", "(de)", "-navspec.animations", "NO",
      "-navspec.conditions", "badge=met,key=unknown",
    ])
    #expect(problems.isEmpty)
    #expect(router.screens == [2])
    #expect(router.isMet(.badge))
    // Another window of the app is no exception, and what the app says changes nothing.
    conditions[.badge] = .unknown
    #expect(NavigationRouter<Office>(conditions: conditions).isMet(.badge))
    #expect(router.screens == [2])
  }

  @Test func wrongLaunchArgumentsAreNamed() {
    let router = NavigationRouter<Closed>(conditions: conditions)
    let problems = router.follow(launchArguments: [
      "-navspec.conditions", "bagde=met,key=yes,open", "-navspec.link", "x", "-navspec.animations", "off",
      "-navspec.open", "/nowhere/1/2", "-navspec.conditions", "-navspec.open",
    ])
    #expect(problems.count == 7)
    #expect(
      problems[0]
        == "-navspec.conditions: 'bagde=met' should be NAME=met, =unmet or =unknown; the names are: badge, key, open"
    )
    #expect(
      problems[3] == "'-navspec.link' should be -navspec.open, -navspec.conditions or -navspec.animations")
    #expect(problems[5] == "-navspec.open: no link of the app opens '/nowhere/1/2'")
    // A flag is not the value of the one before it.
    #expect(problems[6] == "-navspec.open: no link of the app opens ''")
  }
}

extension NavigationOutcome {
  /// The screen that appeared.
  var event: NavigationEvent<Definition>? {
    if case .opened(let event) = self { event } else { nil }
  }
}

/// The office without a fallback, with a link that is left to the browser, and a screen that nothing opens the door to.
private nonisolated enum Closed: OfficeVariant {
  static let map: SchemaIndex = {
    var schema = Office.schema
    schema.fallback = .ignore
    schema.exclusions = [.init(pattern: "/help")]
    schema.routes[6].requirements = [2]
    return SchemaIndex(schema)
  }()
  static let links = LinkTable(map.schema)
}

import Foundation
import Testing

@testable import NavSpecRuntime

/// What nobody does on purpose: hooks that navigate, state from elsewhere, megabytes.
@MainActor @Suite struct HostileUseTests {
  let conditions = ConditionStore<OfficeCondition>([.badge: .met, .key: .met, .open: .met])

  /// A hook on a condition changes another, and opens a window that follows them too.
  @Test func followersMayChangeConditions() {
    var windows: [NavigationRouter<Mail>?] = []
    let router = NavigationRouter<Mail>(conditions: conditions)
    conditions.follow { [conditions] in
      windows.append(NavigationRouter<Mail>(window: 3, conditions: conditions))
      if windows.count < 3 { conditions[.key] = windows.count == 1 ? .unmet : .met }
      return windows.count < 3
    }
    router.navigate(to: 9)
    conditions[.badge] = .unmet
    #expect(router.screens == [0])
    #expect(conditions.state(of: .key) == .met)
    conditions[.badge] = .met
    #expect(windows.count == 3)
  }

  /// The plan was made with a screen that the hook's own log-out took away.
  @Test func aHookThatLogsOutLetsNothingBack() {
    let router = NavigationRouter<Mail>(conditions: conditions)
    router.open("/message")
    router.navigate(to: 9)
    router.navigate(to: 5)
    router.mayLeave = { [conditions] _ in
      conditions[.badge] = .unmet
      return true
    }
    #expect(router.modals.map(\.route) == [9, 5])
    #expect(router.open("/loose", placement: .push) == .opened)
    #expect(!router.screens.contains(9))
  }

  @Test func aHookMayCloseTheDraftItself() {
    let router = NavigationRouter<Mail>(conditions: conditions)
    router.navigate(to: 5)
    router.mayLeave = { [weak router] _ in
      router?.dismissAll()
      return false
    }
    #expect(router.open("/folder") == .opened)
    #expect(router.screens == [0, 2])
  }

  /// A hook that never stops navigating wins, and a task that awaits a screen resumes.
  @Test func aHookThatAlwaysMovesDefers() async {
    let router = NavigationRouter<Mail>(conditions: conditions)
    router.navigate(to: 5)
    router.mayLeave = { [weak router] _ in
      router?.present(5)
      return true
    }
    #expect(router.open("/folder") == .deferred)
    #expect(router.modals.allSatisfy { $0.route == 5 } && router.modals.count > 1)
    router.mayLeave = { _ in true }
    #expect(router.open("/folder") == .opened)
  }

  /// A second router on a state must not mistake the first one's presentations for its own.
  @Test func aStateBringsNobodyWhoWaits() async {
    let first = NavigationRouter<Mail>(conditions: conditions)
    let waiting = Task { await first.present(.pick) }
    while first.modals.isEmpty { await Task.yield() }
    let second = NavigationRouter<Mail>(state: first.state, conditions: conditions)
    #expect(second.modals.map(\.route) == [6])
    #expect(!second.finish("nobody"))
    #expect(second.modals.isEmpty)
    let other = Task { await second.present(.pick) }
    while second.modals.isEmpty { await Task.yield() }
    second.dismiss()
    #expect(await other.value == .dismissed)
    #expect(first.finish("basil"))
    #expect(await waiting.value == .finished("basil"))
  }

  @Test func whatIsReplacedStillFinishes() async {
    let router = NavigationRouter<Mail>(conditions: conditions)
    let waiting = Task { await router.present(.pick) }
    while router.modals.isEmpty { await Task.yield() }
    // Another presentation is above it, and another navigation waits in its place.
    conditions[.badge] = .unknown
    let blocked = Task { await router.present(.locked) }
    while router.pending == nil { await Task.yield() }
    router.navigate(to: 9)
    #expect(await blocked.value == .blocked)
    #expect(router.finish("basil"))
    #expect(await waiting.value == .finished("basil"))
  }

  @Test func aTaskCancelledBeforehandShowsNothingForLong() async {
    let router = NavigationRouter<Mail>(conditions: conditions)
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await router.present(.pick)
    }
    #expect(await task.value == .dismissed)
    #expect(router.modals.isEmpty)
  }

  @Test func aWindowWhoseItemIsGoneCloses() async throws {
    let router = try #require(NavigationRouter<Mail>(window: 3, conditions: conditions))
    router.navigate(to: 4)
    let waiting = Task { await router.present(.pick) }
    while router.modals.isEmpty { await Task.yield() }
    await router.prune { $0 != 3 }
    #expect(router.isClosing)
    #expect(router.screens == [])
    #expect(await waiting.value == .dismissed)
  }

  @Test func aWindowThatClosesHasNothingAboveIt() throws {
    let router = try #require(NavigationRouter<Mail>(window: 9, conditions: conditions))
    router.navigate(to: 4)
    conditions[.badge] = .unmet
    #expect(router.isClosing)
    #expect(router.screens == [])
  }

  /// A link, or a user, that came meanwhile is not overtaken by an old state later on.
  @Test func aSnapshotDoesNotWaitForEver() {
    conditions[.badge] = .unknown
    let router = NavigationRouter<Office>(conditions: conditions)
    let text = #"{"navspec":1,"version":1,"tab":"secret"}"#
    #expect(router.restore(from: Data(text.utf8)).isDeferred)
    router.navigate(to: 9)
    router.pop()
    conditions[.badge] = .met
    #expect(router.selectedTab == .left)
  }

  /// An answer about a screen comes when a link has opened another.
  @Test func aSlowAnswerRacesWithALink() async {
    let router = NavigationRouter<Office>(conditions: conditions)
    for room: Room in [4, 6] { router.navigate(to: room) }
    await router.prune { room in
      if room == 6 { router.open("/room/4") }
      return room != 6
    }
    #expect(router.screens == [0, 4])
  }

  @Test func ofEqualNamesTheFirstCounts() {
    let router = NavigationRouter<Office>(conditions: conditions)
    let text = """
      {"navspec":1,"version":1,"stacks":{"left":{"path":["room4"]},"left":{"path":["room9"]}},"stacks":{}}
      """
    router.restore(from: Data(text.utf8))
    #expect(router.screens == [0, 4])
  }

  @Test func theColumnThatShowsIsKept() {
    let router = NavigationRouter<Mail>(conditions: conditions)
    router.open("/folder")
    router.userDidShow(.detail, of: .mail)
    let second = NavigationRouter<Mail>(conditions: conditions)
    second.restore(from: router.snapshot())
    #expect(second.state == router.state)
    router.userDidShow(.content, of: .people)
    #expect(router.columns(of: .people)?.compactColumn == .sidebar)
    let text = #"{"navspec":1,"version":1,"stacks":{"people":{"detail":"room8","column":"content"}}}"#
    let third = NavigationRouter<Mail>(conditions: conditions)
    third.restore(from: Data(text.utf8))
    #expect(third.columns(of: .people)?.compactColumn == .detail)
  }

  @Test func nothingStandsOnAModalWithoutAStack() {
    let router = NavigationRouter<Mail>(conditions: conditions)
    router.present(6)
    router.userDidSetPath([3], ofModal: router.modals[0].id)
    #expect(router.modals[0].path.isEmpty)
    #expect(router.refusals == 1)
  }

  // MARK: Megabytes

  /// A definition whose spec allows a snapshot of a megabyte.
  nonisolated enum Big: OfficeVariant {
    static let map = SchemaIndex(schema)
    static let links = Office.links

    static var schema: NavigationSchema {
      var schema = Office.schema
      schema.restoration = .init(key: "big")
      schema.restoration?.maximumBytes = 1 << 21
      schema.routes[4].parameters = []
      return schema
    }
  }

  nonisolated static let megabyte = 1 << 20

  nonisolated static let hostile: [(name: String, text: String)] = [
    ("deep", String(repeating: "[", count: megabyte)),
    ("deep objects", String(repeating: "{\"a\":", count: megabyte / 5)),
    ("screens", whole(#""stacks":{"left":{"path":["# + list(#""room4""#) + "]}}")),
    ("modals", whole(#""modals":["# + list(#"{"screen":"room4"}"#) + "]")),
    ("unknown screens", whole(#""stacks":{"left":{"path":["# + list("[]") + "]}}")),
    ("equal names", whole(#""stacks":{"# + list(#""left":{"path":["room4"]}"#) + "}")),
    ("other names", whole(#""stacks":{"# + list(#""x":{}"#) + "}")),
    ("members", "{" + list(#""tab":"right""#) + #","navspec":1,"version":1}"#),
    ("arguments", whole(#""modals":[{"screen":["room4",{"# + list(#""a":"b""#) + "}]}]")),
    ("a long string", whole(#""tab":""# + String(repeating: "x", count: megabyte) + #"""#)),
    ("escapes", whole(#""tab":""# + String(repeating: #"\u0041"#, count: megabyte / 6) + #"""#)),
    ("a long number", #"{"navspec":"# + String(repeating: "1", count: megabyte) + "}"),
    ("spaces", String(repeating: " ", count: megabyte)),
  ]

  private nonisolated static func whole(_ members: String) -> String {
    #"{"navspec":1,"version":1,"# + members + "}"
  }

  private nonisolated static func list(_ item: String) -> String {
    Array(repeating: item, count: megabyte / (item.utf8.count + 1)).joined(separator: ",")
  }

  /// The limit is that of a hang, on a debug build and side by side: they take four seconds of it together.
  @Test(arguments: hostile.map(\.name)) func aMegabyteIsReadOrRefusedInTime(name: String) throws {
    let text = try #require(Self.hostile.first { $0.name == name }).text
    let router = NavigationRouter<Big>(conditions: conditions)
    let start = ContinuousClock.now
    router.restore(from: Data(text.utf8))
    // What was taken up can be gone on from.
    router.open("/room/4")
    let second = NavigationRouter<Big>(conditions: conditions)
    second.restore(from: Data(text.utf8))
    _ = second.snapshot()
    second.navigate(to: 9)
    let duration = start.duration(to: .now)
    #expect(duration < .seconds(120), "\(name): \(duration)")
  }

  @Test(
    arguments: [
      "/room/4?" + String(repeating: "a=b&", count: 2_000), "/" + String(repeating: "a/", count: 4_000),
      "/room/" + String(repeating: "%41", count: 2_700), "office://" + String(repeating: "x", count: 8_000),
      "/room/4#" + String(repeating: "%", count: 8_000), String(repeating: "?", count: 8_000),
    ])
  func eightKilobytesOfURLAreReadOrRefusedInTime(url: String) {
    let router = NavigationRouter<Office>(conditions: conditions)
    let start = ContinuousClock.now
    let isOurs = router.canOpen(url)
    let result = router.open(url)
    #expect(isOurs == (result != .unmatched && result != .excluded))
    #expect(start.duration(to: .now) < .seconds(60))
  }
}

/// Code that was generated for another runtime: it has a schema that says nothing.
nonisolated private enum Foreign: OfficeVariant {
  static let map = SchemaIndex.format6("navspec-table 999")
  static let links = LinkTable(map.schema)
}

@MainActor @Suite struct ForeignSchemaTests {
  private let router = NavigationRouter<Foreign>(conditions: ConditionStore(others: .met))

  @Test func nothingMayBeEntered() {
    #expect(router.screens.isEmpty)
    #expect(router.navigate(to: 4) == .unavailable)
    #expect(router.present(4) == .unavailable)
    #expect(router.select(.secret) == .unavailable)
    #expect(router.open("/room/4") == .unavailable)
    #expect(!router.canOpen("/room/4"))
    router.userDidSetPath([4], of: .left)
    router.userDidSelect(.right)
    router.conditionsDidChange()
    router.reset()
    #expect(router.screens.isEmpty)
    #expect(router.state.rootReplacement == [])
  }

  @Test func noStateIsTakenUp() {
    let open = NavigationRouter<Office>(conditions: ConditionStore(others: .met))
    open.navigate(to: 4)
    #expect(router.restore(from: open.snapshot()).refusal == .unreadable)
    let elsewhere = NavigationState<Foreign>(selecting: .left)
    #expect(NavigationRouter<Foreign>(state: elsewhere, conditions: .allMet).screens.isEmpty)
    #expect(NavigationRouter<Foreign>(window: 4, conditions: ConditionStore(others: .met)) == nil)
    #expect(router.screens.isEmpty)
  }
}

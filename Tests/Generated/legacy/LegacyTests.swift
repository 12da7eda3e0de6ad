import NavSpecRuntime
import Observation
import Testing

/// The coordinators of the app, as far as its new router knows them.
@MainActor private final class Coordinator: NavigationHost {
  var shown: [HostRequest<LegacyRoute>] = []
  var closed: [LegacyRoute] = []
  var isBusy = false

  func show(_ request: HostRequest<LegacyRoute>) -> Bool {
    if !isBusy { shown.append(request) }
    return !isBusy
  }

  func close(_ redirect: LegacyRoute) { closed.append(redirect) }
}

/// A session that the router observes by itself.
@MainActor @Observable private final class Session: NavigationConditions {
  var isSignedIn = false

  func state(of condition: LegacyCondition) -> ConditionState { isSignedIn ? .met : .unmet }
}

@MainActor @Suite struct LegacyTests {
  private let host = Coordinator()
  let conditions = ConditionStore<LegacyCondition>.fixed([.signedIn: .met])
  let router: LegacyRouter

  init() { router = LegacyRouter(host: host, conditions: conditions) }

  @Test func linksOpenWithoutARouter() {
    #expect(
      LegacyNavigation.route(opening: "http://www.shop.example.com/order/7?tab=invoice")
        == .order(id: 7, tab: "invoice"))
    #expect(LegacyNavigation.route(opening: "https://shop.example.com/o/7") == .order(id: 7))
    #expect(LegacyNavigation.url(for: .order(id: 7)) == "https://shop.example.com/order/7")
    #expect(LegacyNavigation.url(for: .invoice(id: 7)) == nil)
  }

  @Test func theHostShowsTheStackOfALink() {
    #expect(router.open("https://shop.example.com/order/7") == .opened)
    #expect(host.shown == [HostRequest(stack: [.home, .order(id: 7)], placement: .reset)])
  }

  @Test func aLinkWithinTheAppIsOneScreen() {
    router.open("https://shop.example.com/order/7", placement: .push)
    #expect(host.shown == [HostRequest(stack: [.order(id: 7)], placement: .push)])
  }

  @Test func aRequestIsThePathOfAStack() {
    let pushed = HostRequest<LegacyRoute>(stack: [.order(id: 7)], placement: .push)
    #expect(pushed.path(after: [.order(id: 1)]) == [.order(id: 1), .order(id: 7)])
    let replacing = HostRequest<LegacyRoute>(stack: [.order(id: 7)], placement: .push, replacesTop: true)
    #expect(replacing.path(after: [.order(id: 1)]) == [.order(id: 7)])
    let linked = HostRequest<LegacyRoute>(stack: [.home, .order(id: 7)], placement: .reset)
    #expect(linked.path(after: [.order(id: 1)]) == [.order(id: 7)])
    let presented = HostRequest<LegacyRoute>(
      modals: [.init(route: .signIn, presentation: .sheet)], placement: .reset)
    #expect(presented.path(after: [.order(id: 1)]) == [.order(id: 1)])
  }

  @Test func whatIsPresentedIsAModal() {
    router.navigate(to: .invoice(id: 7))
    #expect(host.shown.map(\.modals) == [[.init(route: .invoice(id: 7), presentation: .cover)]])
  }

  @Test func aGuardedLinkWaitsBehindItsRedirect() {
    conditions[.signedIn] = .unmet
    #expect(router.open("https://shop.example.com/order/7") == .blocked(.signedIn))
    #expect(host.shown.map(\.top) == [.signIn])
    conditions[.signedIn] = .met
    #expect(host.closed == [.signIn])
    #expect(host.shown.last?.stack == [.home, .order(id: 7)])
    #expect(router.pending == nil)
  }

  @Test func anObservableSessionIsFollowed() async {
    let session = Session()
    let router = LegacyRouter(host: host, conditions: session)
    #expect(router.open("https://shop.example.com/order/7") == .blocked(.signedIn))
    session.isSignedIn = true
    for _ in 0..<1000 where router.pending != nil { await Task.yield() }
    #expect(host.shown.last?.stack == [.home, .order(id: 7)])
  }

  @Test func whoeverClosesTheRedirectGivesUp() {
    conditions[.signedIn] = .unmet
    router.open("https://shop.example.com/order/7")
    router.cancelPending()
    conditions[.signedIn] = .met
    #expect(host.shown.map(\.top) == [.signIn])
  }

  @Test func aBusyHostIsAskedAgain() {
    host.isBusy = true
    #expect(router.open("https://shop.example.com/order/7") == .deferred)
    host.isBusy = false
    router.resumePending()
    #expect(host.shown.map(\.top) == [.order(id: 7)])
  }

  @Test func anOlderRouterKnowsTheRest() {
    #expect(router.open("https://shop.example.com/cart") == .unmatched)
    var asked: [String] = []
    router.openUnmatched = {
      asked.append($0)
      return $0.hasSuffix("/cart")
    }
    #expect(router.open("https://shop.example.com/cart") == .opened)
    #expect(router.open("https://shop.example.com/nothing") == .unmatched)
    #expect(asked.count == 2)
  }
}

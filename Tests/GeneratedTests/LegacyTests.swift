import Foundation
import NavSpecRuntime
import Observation
import TestSupport
import Testing

@testable import LegacyApp

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

  func drop(where isLost: (LegacyRoute) -> Bool) {
    shown.removeAll { $0.top.map(isLost) ?? false }
  }
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

  @Test func aListIsOneSegmentBehindAnyPrefix() {
    #expect(LegacyNavigation.route(opening: "https://shop.example.com/orders/7,8") == .orders(ids: [7, 8]))
    #expect(
      LegacyNavigation.route(opening: "https://shop.example.com/intl/de/orders/7,8") == .orders(ids: [7, 8]))
    #expect(LegacyNavigation.route(opening: "https://shop.example.com/intl/de") == nil)
    #expect(LegacyNavigation.url(for: .orders(ids: [7, 8])) == "https://shop.example.com/orders/7,8")
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

  @Test(.timeLimit(.minutes(5))) func anObservableSessionIsFollowed() async {
    let session = Session()
    let router = LegacyRouter(host: host, conditions: session)
    #expect(router.open("https://shop.example.com/order/7") == .blocked(.signedIn))
    session.isSignedIn = true
    await until { router.pending == nil }
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

  @Test func whoeverGoesOnGivesUpWhatWaited() {
    conditions[.signedIn] = .unknown
    #expect(router.open("https://shop.example.com/order/7") == .deferred)
    #expect(router.open("https://shop.example.com/") == .opened)
    #expect(router.pending == nil)
    conditions[.signedIn] = .unmet
    #expect(router.open("https://shop.example.com/order/7") == .blocked(.signedIn))
    // What is pushed may be a screen of the redirect; a link from outside is not.
    router.navigate(to: .home)
    #expect(router.pending?.redirect == .signIn)
    router.open("https://shop.example.com/")
    #expect(router.pending == nil)
    conditions[.signedIn] = .met
    #expect(host.shown.last?.top == .home)
  }

  @Test func theHostHearsOfALostCondition() {
    router.open("https://shop.example.com/order/7")
    router.navigate(to: .home)
    conditions[.signedIn] = .unknown
    #expect(host.shown.count == 2)
    conditions[.signedIn] = .unmet
    #expect(host.shown.map(\.top) == [.home])
  }

  @Test(.timeLimit(.minutes(5))) func whatIsUnknownForTooLongIsUnmet() async {
    conditions[.signedIn] = .unknown
    let router = LegacyRouter(host: host, conditions: conditions, waitsForConditions: .milliseconds(1))
    #expect(router.open("https://shop.example.com/order/7") == .deferred)
    await until { router.pending?.redirect != nil }
    #expect(host.shown.map(\.top) == [.signIn])
    #expect(router.pending?.condition == .signedIn)
  }

  @Test func screensAreToldToWhoFollows() async throws {
    var events = router.onNavigate.makeAsyncIterator()
    router.open("https://shop.example.com/order/7")
    router.navigate(to: .invoice(id: 7), from: .order(id: 7))
    let first = try #require(await events.next())
    #expect(first.route == .order(id: 7))
    #expect(first.source == nil)
    #expect(first.trigger == .link)
    #expect(await events.next()?.source == .order(id: 7))
  }

  @Test func aLinkIsExplained() throws {
    #expect(router.canOpen("https://shop.example.com/order/7"))
    #expect(!router.canOpen("https://shop.example.com/cart"))
    let url = try #require(URL(string: "https://shop.example.com/cart"))
    #expect(!router.explain(url).description.isEmpty)
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

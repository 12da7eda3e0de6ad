import Foundation
import NavSpecRuntime
import TestSupport
import Testing

@testable import MailApp

@MainActor @Suite struct MailTests {
  let conditions = ConditionStore<MailCondition>.fixed([.accountAdded: .met, .unlocked: .met, .online: .met])
  let router: MailRouter

  init() { router = MailRouter(conditions: conditions) }

  @Test func theNavigationReads() {
    expectEveryRouteKeepsItsValues(MailRoute.self, in: MailNavigation.map)
    #expect(MailNavigation.links.problems.isEmpty)
  }

  @Test func parentsFillTheColumns() {
    #expect(router.open("https://mail.example.com/inbox/42") == .opened)
    #expect(router.screens == [.mailboxes, .messages(mailbox: "inbox"), .message(mailbox: "inbox", id: 42)])
    #expect(router.columns(of: .root)?.compactColumn == .detail)
    // A message of the list takes the place of the one that shows, one of the thread stands on it.
    router.navigate(to: .message(mailbox: "inbox", id: 43), from: .content)
    router.navigate(to: .message(mailbox: "inbox", id: 44), from: .detail)
    #expect(router.path(in: .root) == [.message(mailbox: "inbox", id: 44)])
  }

  @Test func whatTheColumnsShowAtFirstIsDeclared() {
    #expect(router.screens == [.mailboxes])
    #expect(router.screen(in: .content, of: .root) == .messages(mailbox: "inbox"))
    #expect(router.screen(in: .detail, of: .root) == .noMessage)
    conditions[.accountAdded] = .unmet
    #expect(router.screen(in: .content, of: .root) == nil)
  }

  @Test func aWindowOrWhatStandsInForIt() {
    var opened: [MailRoute] = []
    router.navigate(to: .compose(to: [], subject: "Hi"))
    #expect(router.modals.map(\.presentation) == [.sheet])
    router.dismissAll()
    router.openWindow = { opened.append($0) }
    router.navigate(to: .compose(to: [], subject: "Hi"))
    #expect(opened == [.compose(to: [], subject: "Hi")])
    #expect(router.modals.isEmpty)
  }

  @Test func theScreenOfAWindowIsKept() throws {
    let window = RouteWindow<MailNavigation>(.compose(to: [Address("a@b")], subject: "Hi"))
    let data = try JSONEncoder().encode(window)
    #expect(try JSONDecoder().decode(RouteWindow<MailNavigation>.self, from: data) == window)
    let other = try JSONEncoder().encode(RouteWindow<MailNavigation>(.move))
    #expect(try JSONDecoder().decode(RouteWindow<MailNavigation>.self, from: other).route == nil)
    #expect(try JSONDecoder().decode(RouteWindow<MailNavigation>.self, from: Data("\"{\"".utf8)).route == nil)
  }

  @Test func aScreenHandsBackItsResult() async {
    let task = Task { await router.present(.move) }
    while router.modals.isEmpty { await Task.yield() }
    #expect(!router.finish(1))
    #expect(router.finish("archive"))
    #expect(await task.value == .finished("archive"))
  }

  @Test func aModelIsAResultToo() async {
    let task = Task { await router.present(.color(initial: Color(red: 1))) }
    while router.modals.isEmpty { await Task.yield() }
    #expect(router.modals.map(\.route) == [.color(initial: Color(red: 1))])
    router.finish(Color(red: 0.5))
    #expect(await task.value == .finished(Color(red: 0.5)))
  }

  @Test func aSecretParamIsNotKept() throws {
    router.navigate(to: .messages(mailbox: "inbox"))
    router.navigate(to: .message(mailbox: "inbox", id: 1, highlight: "secret"))
    let data = router.snapshot()
    #expect(!String(decoding: data, as: UTF8.self).contains("secret"))
    let second = MailRouter(conditions: conditions)
    second.restore(from: data)
    #expect(second.state.top == .message(mailbox: "inbox", id: 1))
  }
}

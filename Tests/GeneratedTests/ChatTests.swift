import Foundation
import NavSpecRuntime
import TestSupport
import Testing

@testable import ChatApp

@MainActor @Suite struct ChatTests {
  @Test func theNavigationReads() {
    expectEveryRouteKeepsItsValues(ChatRoute.self, in: ChatNavigation.map)
    #expect(ChatNavigation.links.problems.isEmpty)
  }

  @Test func aRoomOfAnyServerOpens() throws {
    let router = ChatRouter(conditions: .allMet)
    #expect(router.open("https://matrix.example.org:8448/#/room/7") == .opened)
    let url = try #require(URL(string: "https://matrix.example.org:8448/#/room/7"))
    #expect(router.state.top == .room(id: 7, server: "matrix.example.org:8448", from: url))
    #expect(router.open("/room/7/thread/99") == .opened)
    #expect(
      router.screens == [.rooms, .room(id: 7, message: 99, server: "here"), .thread(room: 7, root: 99)])
  }

  @Test func aLinkMayDependOnACondition() {
    let store = ConditionStore<ChatCondition>.fixed([.labs: .unmet, .signedIn: .met])
    let router = ChatRouter(conditions: store)
    #expect(router.open("/manual?lang=en&topic=rooms") == .opened)
    store[.labs] = .met
    #expect(router.open("/manual?lang=en&topic=rooms") == .unmatched)
  }

  @Test func whatWasOpenedIsBuilt() {
    let router = ChatRouter(conditions: .allMet)
    let call = ChatRoute.call(channel: "a&b", key: Key(rawValue: "0123456789abcdef"), muted: false)
    #expect(
      router.url(for: call)?.absoluteString
        == "https://chat.example.com/call?muted=false#channel=a%26b&key=0123456789abcdef")
    router.open("https://chat.example.com/call?muted=false#channel=a%26b&key=0123456789abcdef")
    #expect(router.state.top == call)
    #expect(router.url(for: .person(name: "ada"))?.absoluteString == "https://chat.example.com/@ada")
    #expect(router.url(for: .files(base: "a/b", tags: ["x"])) == nil)
  }
}

import Foundation
import Testing

@testable import NavSpecRuntime

/// Every way into the app, for a launch, a running app, and one without a window: the cells of the table in
/// `docs/guide/howto-scenes.md`. The doors stand for what UIKit has: `SceneDeliverables` reads those.
@MainActor @Suite(.serialized) struct WaysInTests {
  private typealias Router = NavigationRouter<Gate>
  /// A URL of the app's scheme, and a universal link.
  nonisolated static let urls = ["office:///room/4", "https://office.example.com/room/4"]

  private let conditions = ConditionStore<OfficeCondition>(others: .met)

  /// A URL that no other test has used a moment ago.
  private func fresh(_ url: String) -> String { "\(url)?\(UUID().uuidString)" }

  private func fresh(_ payload: JSONText) -> JSONText {
    .object(
      [("test", .string(UUID().uuidString))]
        + (payload.members ?? []).map { ($0.0, $0.0 == "url" ? .string(fresh($0.1.string ?? "")) : $0.1) })
  }

  private func window() -> Router {
    let router = Router(conditions: conditions)
    router.windowDidBecomeActive()
    return router
  }

  // MARK: Links that SwiftUI hands to a window

  private func swiftUIGives(_ url: String, to router: Router, by way: LinkInbox.Way) {
    if LinkInbox.shared.accepts(url, by: way) { router.open(url) }
  }

  @Test(arguments: urls, [LinkInbox.Way.url, .activity]) func aWindowOpensALink(
    _ url: String, _ way: LinkInbox.Way
  ) {
    let (router, url) = (window(), fresh(url))
    router.present(8)
    swiftUIGives(url, to: router, by: way)
    #expect(router.screens == [0, 4])
    // Its second tap comes the same way.
    router.pop()
    swiftUIGives(url, to: router, by: way)
    #expect(router.screens == [0, 4])
  }

  // MARK: Links of a scene delegate

  @Test(arguments: urls) func aLaunchOpensTheLinkOfItsScene(_ url: String) {
    #expect(Router.deliver(Scene(.url(fresh(url)))) == .kept)
    #expect(window().screens == [0, 4])
  }

  @Test(arguments: urls) func aRunningAppOpensALink(_ url: String) {
    let router = window()
    router.present(8)
    #expect(Router.deliver([.url(fresh(url))]) == .answered(.opened))
    #expect(router.screens == [0, 4])
  }

  @Test(arguments: urls) func anAppWithoutAWindowKeepsALink(_ url: String) {
    #expect(Router.deliver([.url(fresh(url))]) == .kept)
    #expect(window().screens == [0, 4])
    #expect(window().screens == [0])
  }

  @Test func whatConnectsAWindowWaitsForThatOne() {
    let former = window()
    #expect(Router.deliver(Scene(.url(fresh("/room/4")))) == .kept)
    former.windowDidBecomeActive()
    #expect(former.screens == [0])
    #expect(window().screens == [0, 4])
    // The app kept the router of a scene that went.
    #expect(Router.deliver(Scene(.url(fresh("/room/4")))) == .kept)
    former.windowDidBecomeActive(isNew: true)
    #expect(former.screens == [0, 4])
  }

  // MARK: Payloads of notifications and quick actions

  nonisolated static let payloads =
    urls.map { JSONText.object([("url", .string($0))]) } + [.object([("route", .string("room4"))])]

  @Test(arguments: payloads) func aLaunchOpensThePayloadOfItsScene(_ payload: JSONText) {
    let payload = fresh(payload)
    #expect(Router.deliver(Scene(.payload(payload))) == .kept)
    // The notification's delegate is told of it as well.
    #expect(Router.deliver([.payload(payload)]) == .kept)
    let router = window()
    #expect(router.screens == [0, 4])
    router.pop()
    #expect(router.screens == [0])
  }

  @Test(arguments: payloads) func aRunningAppOpensAPayload(_ payload: JSONText) {
    let router = window()
    router.present(8)
    #expect(Router.deliver([.payload(fresh(payload))]).isHandled)
    #expect(router.screens == [0, 4])
  }

  @Test(arguments: payloads) func anAppWithoutAWindowKeepsAPayload(_ payload: JSONText) {
    #expect(Router.deliver([.payload(fresh(payload))]) == .kept)
    #expect(window().screens == [0, 4])
  }
}

/// What a scene is opened with.
struct Scene: LinkDeliverable {
  static let connectsWindow = true
  let arrivals: [LinkArrival]

  init(_ arrivals: LinkArrival...) { self.arrivals = arrivals }
}

/// The office, whose windows no other test registers.
private nonisolated enum Gate: OfficeVariant {
  static let map = SchemaIndex(Office.schema)
  static let links = LinkTable(map.schema)
}

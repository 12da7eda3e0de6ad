/// The links that the system hands to a window, each once.
///
/// SwiftUI gives a universal link to `onOpenURL`; some ways into an app, a scanned code or Handoff, give it
/// as a user activity; and one link may come both ways.
@MainActor final class LinkInbox {
  /// How a link arrived.
  nonisolated enum Delivery: Hashable, Sendable { case url, activity }

  private var last: (url: String, delivery: Delivery, moment: ContinuousClock.Instant)?

  nonisolated init() {}

  /// Whether to open a link. A link that just arrived by the other delivery is refused. The same link by the same
  /// delivery was requested twice.
  func accepts(_ url: String, by delivery: Delivery, at moment: ContinuousClock.Instant = .now) -> Bool {
    if let last, last.url == url, last.delivery != delivery, last.moment.duration(to: moment) < .seconds(2) {
      self.last = nil
      return false
    }
    last = (url, delivery, moment)
    return true
  }
}

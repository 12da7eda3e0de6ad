/// The links that the system hands to a window, each once.
///
/// SwiftUI gives a universal link to `onOpenURL`; some ways into an app, a scanned code or Handoff, give it as
/// a user activity; and one link may come both ways.
@MainActor final class LinkInbox {
  /// How a link arrived.
  nonisolated enum Way: Hashable, Sendable { case url, activity }

  private var last: (url: String, way: Way, moment: ContinuousClock.Instant)?

  nonisolated init() {}

  /// Whether a link is to be opened: not if it just arrived the other way. The same link by the same way
  /// was asked for twice.
  func takes(_ url: String, by way: Way, at moment: ContinuousClock.Instant = .now) -> Bool {
    if let last, last.url == url, last.way != way, last.moment.duration(to: moment) < .seconds(2) {
      self.last = nil
      return false
    }
    last = (url, way, moment)
    return true
  }
}

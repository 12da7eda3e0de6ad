/// The links that the system hands to the app, each once.
///
/// SwiftUI gives a universal link to `onOpenURL`; some ways into an app, a scanned code or Handoff, give it
/// as a user activity; some releases give none of a cold launch, whose links the app's delegates have. One link may come by
/// several ways, and a notification comes both with the scene that it connects and to its center's delegate.
@MainActor final class LinkInbox {
  /// How a link arrived.
  nonisolated enum Way: Hashable, Sendable { case url, activity, connection, delegate }

  /// For all windows: the app's delegate does not know to which one SwiftUI gives a link.
  static let shared = LinkInbox()

  private var recent: [(link: String, ways: Set<Way>, moment: ContinuousClock.Instant)] = []

  nonisolated init() {}

  /// Whether to open a link. A link that just arrived by another way is refused. The same link by the same way was
  /// requested twice.
  func accepts(_ link: String, by way: Way, at moment: ContinuousClock.Instant = .now) -> Bool {
    recent.removeAll { $0.moment.duration(to: moment) >= .seconds(2) }
    if let known = recent.firstIndex(where: { $0.link == link }) {
      if recent[known].ways.insert(way).inserted { return false }
      recent.remove(at: known)
    }
    recent.append((link, [way], moment))
    return true
  }
}

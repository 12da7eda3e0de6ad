/// What made a screen appear.
public nonisolated enum NavigationTrigger: Hashable, Sendable {
  /// Code called the router.
  case code
  /// A URL was opened.
  case link
  /// The user swiped back, dismissed a sheet, tapped a tab or a link.
  case user
  /// A kept state was restored.
  case restoration
  /// A condition changed.
  case condition
}

/// Another screen is on top: for analytics and logs.
public nonisolated struct NavigationEvent<Definition: RouteDefinition>: Hashable, Sendable {
  /// The screen that is on top now.
  public let route: Definition.Route
  /// The screen that was on top before. It is nil if nothing was shown, as while a condition of the root is
  /// unknown, or if an app with its own container did not give it.
  public let source: Definition.Route?
  /// What made it appear.
  public let trigger: NavigationTrigger

  /// The screen's name for analytics, `screen:` in the spec.
  public var screen: String { Definition.map.route(at: route.index)?.screen ?? "" }
}

nonisolated extension NavigationEvent: CustomStringConvertible {
  /// The names of the screens, without values, which must not appear in logs.
  public var description: String {
    let before = source.flatMap { Definition.map.route(at: $0.index)?.screen } ?? ""
    return "\(before) → \(screen) (\(trigger))"
  }
}

/// The streams of a window's navigation events.
@MainActor final class EventStreams<Definition: RouteDefinition> {
  typealias Stream = AsyncStream<NavigationEvent<Definition>>

  /// Finishes its stream when it is released.
  private nonisolated final class Subscription: Sendable {
    let continuation: Stream.Continuation

    init(_ continuation: Stream.Continuation) { self.continuation = continuation }

    deinit { continuation.finish() }
  }

  private var subscriptions: [Int: Subscription] = [:]
  private var issued = 0

  func stream() -> Stream {
    issued += 1
    let number = issued
    // A stream that nobody reads drops its oldest events, so that memory does not grow.
    let (stream, continuation) = Stream.makeStream(bufferingPolicy: .bufferingNewest(100))
    subscriptions[number] = Subscription(continuation)
    continuation.onTermination = { [weak self] _ in
      Task { @MainActor [weak self] in self?.subscriptions[number] = nil }
    }
    return stream
  }

  func notify(_ event: NavigationEvent<Definition>) {
    for subscription in subscriptions.values { subscription.continuation.yield(event) }
  }
}

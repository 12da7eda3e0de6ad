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

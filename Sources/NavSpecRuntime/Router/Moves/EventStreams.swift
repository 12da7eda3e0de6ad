/// The streams of a window's outcomes, and the latest outcomes for those that begin late.
@MainActor final class EventStreams<Definition: RouteDefinition> {
  typealias Outcome = NavigationOutcome<Definition>

  /// Finishes its stream when it is released.
  private nonisolated final class Subscription: Sendable {
    let send: @Sendable (Outcome) -> Void
    private let finish: @Sendable () -> Void

    init(send: @escaping @Sendable (Outcome) -> Void, finish: @escaping @Sendable () -> Void) {
      self.send = send
      self.finish = finish
    }

    deinit { finish() }
  }

  /// A stream that nobody reads drops its oldest elements, so that memory does not grow. No more are kept to be replayed.
  private static var limit: Int { 100 }

  private var latest: [Outcome] = []
  private var subscriptions: [Int: Subscription] = [:]
  private var issued = 0

  /// The screens that appear from now on.
  var events: AsyncStream<NavigationEvent<Definition>> {
    stream { if case .opened(let event) = $0 { event } else { nil } }
  }

  /// The outcomes from the latest ones on.
  var outcomes: AsyncStream<Outcome> { stream(after: latest) { $0 } }

  private func stream<Element: Sendable>(
    after earlier: [Element] = [], of element: @escaping @Sendable (Outcome) -> Element?
  ) -> AsyncStream<Element> {
    issued += 1
    let number = issued
    let (stream, continuation) = AsyncStream<Element>.makeStream(
      bufferingPolicy: .bufferingNewest(Self.limit))
    for element in earlier { continuation.yield(element) }
    subscriptions[number] = Subscription {
      if let element = element($0) { continuation.yield(element) }
    } finish: {
      continuation.finish()
    }
    continuation.onTermination = { [weak self] _ in
      Task { @MainActor [weak self] in self?.subscriptions[number] = nil }
    }
    return stream
  }

  func notify(_ outcome: Outcome) {
    if latest.count == Self.limit { latest.removeFirst() }
    latest.append(outcome)
    for subscription in subscriptions.values { subscription.send(outcome) }
  }

  /// Replays nothing of what was.
  func forget() { latest = [] }
}

/// What became of a screen that was presented for a result.
public nonisolated enum PresentationResult<Value: Sendable>: Sendable {
  /// It handed back a value.
  case finished(Value)
  /// It was closed without one, whoever closed it: the user, code, a link, a lost condition, a reset.
  case dismissed
  /// It never appeared: a condition is unmet, or another navigation took its place while it waited.
  case blocked
}

nonisolated extension PresentationResult: Equatable where Value: Equatable {}
nonisolated extension PresentationResult: Hashable where Value: Hashable {}

/// A route that hands back a value: the generated code has one per `returns:`, under the route's name.
public nonisolated struct ReturningRoute<Route: NavigationRoute, Value: Sendable>: Sendable {
  /// The route itself.
  public let route: Route

  /// A route with the type of its result.
  public init(_ route: Route) { self.route = route }
}

/// Ties a presentation to whoever awaits its result.
nonisolated struct ResultTicket: Hashable, Sendable {
  let number: Int
}

/// Who awaits results. Every ticket ends exactly once: when neither a modal nor what waits carries it.
@MainActor final class ResultDesk {
  enum Outcome: Sendable {
    case finished(any Sendable)
    case dismissed
    case blocked
  }

  private struct Waiter {
    let continuation: CheckedContinuation<Outcome, Never>
    let accepts: (any Sendable) -> Bool
    var wasShown = false
    var value: (any Sendable)?
  }

  private var waiters: [ResultTicket: Waiter] = [:]
  private var issued = 0

  func issue() -> ResultTicket {
    issued += 1
    return ResultTicket(number: issued)
  }

  func await(
    _ ticket: ResultTicket, _ continuation: CheckedContinuation<Outcome, Never>,
    accepts: @escaping (any Sendable) -> Bool
  ) {
    waiters[ticket] = Waiter(continuation: continuation, accepts: accepts)
  }

  /// Keeps a value for the end of a ticket; false if nobody awaits one of its type.
  func keep(_ value: any Sendable, for ticket: ResultTicket) -> Bool {
    guard let waiter = waiters[ticket], waiter.accepts(value) else { return false }
    waiters[ticket]?.value = value
    return true
  }

  /// Ends every ticket that is neither shown nor waits to be.
  func settle(shown: Set<ResultTicket>, waiting: ResultTicket?) {
    guard !waiters.isEmpty else { return }
    for (ticket, waiter) in waiters {
      if shown.contains(ticket) {
        waiters[ticket]?.wasShown = true
      } else if ticket != waiting {
        waiters[ticket] = nil
        let end: Outcome = waiter.wasShown ? .dismissed : .blocked
        waiter.continuation.resume(returning: waiter.value.map { .finished($0) } ?? end)
      }
    }
  }
}

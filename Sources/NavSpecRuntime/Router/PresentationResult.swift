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

/// Who awaits results. Every ticket ends exactly once: when neither a modal nor what waits carries it, or
/// with the router.
@MainActor final class ResultDesk {
  nonisolated enum Outcome: Sendable {
    case finished(any Sendable)
    case dismissed
    case blocked
  }

  private struct Waiter {
    let accepts: (any Sendable) -> Bool
    /// Whoever awaits it, from then on.
    var continuation: CheckedContinuation<Outcome, Never>?
    /// Whether its presentation was tried: before, nothing is decided.
    var wasPlaced = false
    var wasShown = false
    var value: (any Sendable)?
    /// How it ended, until somebody awaits it.
    var outcome: Outcome?
  }

  private var waiters: [ResultTicket: Waiter] = [:]
  private var issued = 0

  /// A ticket for a value that is accepted.
  func issue(accepts: @escaping (any Sendable) -> Bool) -> ResultTicket {
    issued += 1
    let ticket = ResultTicket(number: issued)
    waiters[ticket] = Waiter(accepts: accepts)
    return ticket
  }

  /// From now on a ticket that nothing carries has ended.
  func place(_ ticket: ResultTicket) { waiters[ticket]?.wasPlaced = true }

  /// How a ticket ends. Called once for each.
  func outcome(of ticket: ResultTicket) async -> Outcome {
    await withCheckedContinuation { continuation in
      guard let waiter = waiters[ticket] else { return continuation.resume(returning: .dismissed) }
      if let outcome = waiter.outcome {
        waiters[ticket] = nil
        continuation.resume(returning: outcome)
      } else {
        waiters[ticket]?.continuation = continuation
      }
    }
  }

  /// Keeps a value for the end of a ticket; false if nobody awaits one of its type.
  func keep(_ value: any Sendable, for ticket: ResultTicket) -> Bool {
    guard let waiter = waiters[ticket], waiter.outcome == nil, waiter.accepts(value) else { return false }
    waiters[ticket]?.value = value
    return true
  }

  /// Ends every ticket that is neither shown nor waits to be.
  func settle(shown: Set<ResultTicket>, waiting: ResultTicket?) {
    guard !waiters.isEmpty else { return }
    for (ticket, waiter) in waiters where waiter.outcome == nil {
      if shown.contains(ticket) {
        waiters[ticket]?.wasShown = true
      } else if ticket != waiting, waiter.wasPlaced {
        end(ticket, waiter.value.map { .finished($0) } ?? (waiter.wasShown ? .dismissed : .blocked))
      }
    }
  }

  /// Ends every ticket: the router is gone.
  func close() {
    for (ticket, waiter) in waiters where waiter.outcome == nil { end(ticket, .dismissed) }
  }

  private func end(_ ticket: ResultTicket, _ outcome: Outcome) {
    guard let continuation = waiters[ticket]?.continuation else {
      waiters[ticket]?.outcome = outcome
      return
    }
    waiters[ticket] = nil
    continuation.resume(returning: outcome)
  }
}

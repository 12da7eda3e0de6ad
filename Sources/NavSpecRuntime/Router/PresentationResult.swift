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
nonisolated struct ResultToken: Hashable, Sendable {
  let number: Int
}

/// Who awaits results. Every token ends exactly once: when neither a modal nor what waits carries it, or
/// with the router.
@MainActor final class ResultRegistry {
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

  private var waiters: [ResultToken: Waiter] = [:]
  private var issued = 0

  /// A token for a value that is accepted.
  func issue(accepts: @escaping (any Sendable) -> Bool) -> ResultToken {
    issued += 1
    let token = ResultToken(number: issued)
    waiters[token] = Waiter(accepts: accepts)
    return token
  }

  /// From now on a token that nothing carries has ended.
  func place(_ token: ResultToken) { waiters[token]?.wasPlaced = true }

  /// How a token ends. Called once for each.
  func outcome(of token: ResultToken) async -> Outcome {
    await withCheckedContinuation { continuation in
      guard let waiter = waiters[token] else { return continuation.resume(returning: .dismissed) }
      if let outcome = waiter.outcome {
        waiters[token] = nil
        continuation.resume(returning: outcome)
      } else {
        waiters[token]?.continuation = continuation
      }
    }
  }

  /// Keeps a value for the end of a token; false if nobody awaits one of its type.
  func keep(_ value: any Sendable, for token: ResultToken) -> Bool {
    guard let waiter = waiters[token], waiter.outcome == nil, waiter.accepts(value) else { return false }
    waiters[token]?.value = value
    return true
  }

  /// Ends every token that is neither shown nor waits to be.
  func settle(shown: Set<ResultToken>, waiting: ResultToken?) {
    guard !waiters.isEmpty else { return }
    for (token, waiter) in waiters where waiter.outcome == nil {
      if shown.contains(token) {
        waiters[token]?.wasShown = true
      } else if token != waiting, waiter.wasPlaced {
        end(token, waiter.value.map { .finished($0) } ?? (waiter.wasShown ? .dismissed : .blocked))
      }
    }
  }

  /// Ends every token: the router is gone.
  func close() {
    for (token, waiter) in waiters where waiter.outcome == nil { end(token, .dismissed) }
  }

  private func end(_ token: ResultToken, _ outcome: Outcome) {
    guard let continuation = waiters[token]?.continuation else {
      waiters[token]?.outcome = outcome
      return
    }
    waiters[token] = nil
    continuation.resume(returning: outcome)
  }
}

/// The outcome of a screen that was presented for a result.
public nonisolated enum PresentationResult<Value: Sendable>: Sendable {
  /// It finished with a value.
  indirect case finished(Value)
  /// It was closed without a value by the user, code, a link, a lost condition or a reset.
  case dismissed
  /// It never appeared: a condition is unmet, or another navigation took its place while it waited.
  case blocked
}

nonisolated extension PresentationResult: Equatable where Value: Equatable {}
nonisolated extension PresentationResult: Hashable where Value: Hashable {}

/// A route with a result. The generated code has one per `returns:`, under the route's name.
public nonisolated struct ReturningRoute<Route: NavigationRoute, Value: Sendable>: Sendable {
  /// The route itself.
  public let route: Route

  /// A route with the type of its result.
  public init(_ route: Route) { self.route = route }
}

/// Connects a presentation with its result.
public nonisolated struct ResultToken: Hashable, Sendable {
  let number: Int
}

/// The awaited results of a router.
///
/// Every token ends exactly once: when neither a modal nor the pending navigation carries it, or with the
/// router.
@MainActor final class ResultRegistry {
  nonisolated enum Outcome: Sendable {
    // Boxed, because every app has the code that copies it.
    indirect case finished(Value)
    case dismissed
    case blocked
  }

  private final class Waiter {
    let accepts: (Value) -> Bool
    #if !NAVSPEC_PAGE
      /// The task that awaits the result, once it does.
      var continuation: CheckedContinuation<Outcome, Never>?
    #endif
    /// Whether its presentation was attempted. Before that the token cannot end.
    var wasPlaced = false
    var wasShown = false
    var value: Value?
    /// The outcome, until a task awaits it.
    var outcome: Outcome?

    init(accepts: @escaping (Value) -> Bool) { self.accepts = accepts }
  }

  private var waiters: [ResultToken: Waiter] = [:]
  private var issued = 0

  /// A token for a value that is accepted.
  func issue(accepts: @escaping (Value) -> Bool) -> ResultToken {
    issued += 1
    let token = ResultToken(number: issued)
    waiters[token] = Waiter(accepts: accepts)
    return token
  }

  /// Marks that the presentation of a token was attempted, so that the token can end.
  func place(_ token: ResultToken) { waiters[token]?.wasPlaced = true }

  #if !NAVSPEC_PAGE
    /// The outcome of a token. Call it once for each.
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
  #endif

  /// The outcome of a token that no task awaits, once it has ended; it is given once.
  func takeOutcome(of token: ResultToken) -> Outcome? {
    guard let outcome = waiters[token]?.outcome else { return nil }
    waiters[token] = nil
    return outcome
  }

  /// Stores the result of a token. False if a task awaits a value of another type, nil if none awaits one.
  func keep(_ value: Value, for token: ResultToken) -> Bool? {
    guard let waiter = waiters[token], waiter.outcome == nil else { return nil }
    guard waiter.accepts(value) else { return false }
    waiters[token]?.value = value
    return true
  }

  /// Ends every token that is neither on screen nor pending.
  func settle(shown: [ResultToken], waiting: ResultToken?) {
    guard !waiters.isEmpty else { return }
    for (token, waiter) in waiters where waiter.outcome == nil {
      if shown.contains(token) {
        waiters[token]?.wasShown = true
      } else if token != waiting, waiter.wasPlaced {
        end(token, waiter.value.map { .finished($0) } ?? (waiter.wasShown ? .dismissed : .blocked))
      }
    }
  }

  /// Ends every token, because the router is gone.
  func close() {
    for (token, waiter) in waiters where waiter.outcome == nil { end(token, .dismissed) }
  }

  private func end(_ token: ResultToken, _ outcome: Outcome) {
    #if !NAVSPEC_PAGE
      if let continuation = waiters[token]?.continuation {
        waiters[token] = nil
        return continuation.resume(returning: outcome)
      }
    #endif
    waiters[token]?.outcome = outcome
  }
}

extension ResultRegistry {
  /// A result of any type. Those of a page are JSON, because Embedded Swift has no such existential.
  typealias Value = any Sendable
}

extension NavigationRouter {
  /// The result of a screen that ``presentForOutcome(_:as:)`` presented; nil while it may still finish. It is
  /// given once.
  public func outcome(of token: ResultToken) -> PresentationResult<any Sendable>? { result(of: token) }

  /// Returns a value from a screen and closes the screen, even if no task awaits the value.
  ///
  /// If a task awaits a value of another type, nothing changes.
  ///
  /// - Parameters:
  ///   - value: The result.
  ///   - id: The modal that finishes. Nil is the topmost modal that was presented for a result or whose route has one.
  /// - Returns: Whether a task that awaits the result got the value.
  @discardableResult public func finish(_ value: some Sendable, modal id: State.Modal.ID? = nil) -> Bool {
    close(id, with: value)
  }

  /// Presents a screen and waits for its result.
  ///
  /// The call returns exactly once. Either the screen finishes with a value, or it is closed by the user, a
  /// link, a reset or a lost condition, or it never appears. While a condition's redirect is shown, the
  /// screen waits as with `navigate(to:)`. Cancelling the task closes the screen.
  ///
  /// The call does not retain the router. If the caller does not retain it either, the call ends with the
  /// router: `Task { [weak router] in await router?.present(…) }`.
  public consuming func present<Value: Sendable>(
    _ route: ReturningRoute<Route, Value>, as presentation: ModalPresentation? = nil
  ) async -> PresentationResult<Value> {
    let awaited = begin(route, as: presentation)
    _ = consume self
    return await awaited.result()
  }

  func begin<Value: Sendable>(
    _ route: ReturningRoute<Route, Value>, as presentation: ModalPresentation?
  ) -> AwaitedResult<Definition, Value> {
    AwaitedResult(
      registry: registry, token: issue(route.route, as: presentation) { $0 is Value }, router: self)
  }

  func cancel(_ token: ResultToken) {
    if let modal = state.modals.first(where: { $0.token == token }) {
      dismiss(modal.id)
    } else if pending?.token == token {
      cancelPending()
    }
  }
}

/// An awaited result. It retains the registry only.
@MainActor struct AwaitedResult<Definition: NavigationDefinition, Value: Sendable> {
  let registry: ResultRegistry
  let token: ResultToken
  weak var router: NavigationRouter<Definition>?

  func result() async -> PresentationResult<Value> {
    let outcome = await withTaskCancellationHandler {
      await registry.outcome(of: token)
    } onCancel: {
      Task { @MainActor in router?.cancel(token) }
    }
    switch outcome {
    case .finished(let value): return (value as? Value).map { .finished($0) } ?? .dismissed
    case .dismissed: return .dismissed
    case .blocked: return .blocked
    }
  }
}

extension NavigationRouter {
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
    let token = registry.issue { $0 is Value }
    _ = present(route.route, as: presentation, for: token)
    registry.place(token)
    settleResults()
    return AwaitedResult(registry: registry, token: token, router: self)
  }

  /// Presents a screen for a result of any type without waiting: ``outcome(of:)`` asks for the result.
  public func presentForOutcome(_ route: Route, as presentation: ModalPresentation? = nil) -> ResultToken {
    begin(ReturningRoute<Route, any Sendable>(route), as: presentation).token
  }

  /// The result of a screen that ``presentForOutcome(_:as:)`` presented; nil while it may still finish. It is
  /// given once.
  public func outcome(of token: ResultToken) -> PresentationResult<any Sendable>? {
    switch registry.takeOutcome(of: token) {
    case .finished(let value): .finished(value)
    case .dismissed: .dismissed
    case .blocked: .blocked
    case nil: nil
    }
  }

  /// Ends the results whose screens are neither shown nor pending.
  func settleResults() {
    registry.settle(shown: Set(state.modals.compactMap(\.token)), waiting: pending?.token)
  }

  /// Ends every awaited presentation, because the window is gone.
  func closeResults() {
    if let modal = state.modals.first(where: { $0.token != nil }) { dismiss(modal.id) }
    if pending?.token != nil { cancelPending() }
  }

  /// Returns a value from a screen that was presented for a result, and closes the screen.
  ///
  /// - Parameters:
  ///   - value: The result.
  ///   - id: The modal that finishes. Nil is the topmost modal whose result a task awaits.
  /// - Returns: False if no task awaits a value of this type. Nothing changes then.
  @discardableResult public func finish(_ value: some Sendable, modal id: State.Modal.ID? = nil) -> Bool {
    let modal = state.modals.last { modal in id.map { $0 == modal.id } ?? (modal.token != nil) }
    guard let modal, let token = modal.token, registry.keep(value, for: token) else { return false }
    dismiss(modal.id)
    return true
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

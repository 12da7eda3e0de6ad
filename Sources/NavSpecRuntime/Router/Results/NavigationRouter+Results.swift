extension NavigationRouter {
  /// Presents a screen for a result of any type without waiting: ``outcome(of:)`` asks for the result.
  public func presentForOutcome(_ route: Route, as presentation: ModalPresentation? = nil) -> ResultToken {
    issue(route, as: presentation) { _ in true }
  }

  /// Presents a screen for a result that is accepted.
  func issue(
    _ route: Route, as presentation: ModalPresentation?, accepts: @escaping (any Sendable) -> Bool
  ) -> ResultToken {
    let token = registry.issue(accepts: accepts)
    _ = present(route, as: presentation, for: token)
    registry.place(token)
    settleResults()
    return token
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
    registry.settle(shown: state.modals.compactMap(\.token), waiting: pending?.token)
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
}

extension NavigationRouter {
  /// Presents a screen for a result of any type without waiting: ``outcome(of:)`` asks for the result.
  public func presentForOutcome(_ route: Route, as presentation: ModalPresentation? = nil) -> ResultToken {
    issue(route, as: presentation) { _ in true }
  }

  /// Presents a screen for a result that is accepted.
  func issue(
    _ route: Route, as presentation: ModalPresentation?, accepts: @escaping (ResultRegistry.Value) -> Bool
  ) -> ResultToken {
    let token = registry.issue(accepts: accepts)
    _ = present(route, as: presentation, for: token)
    registry.place(token)
    settleResults()
    return token
  }

  /// The result of a screen, as ``outcome(of:)`` gives it.
  func result(of token: ResultToken) -> PresentationResult<ResultRegistry.Value>? {
    switch registry.takeOutcome(of: token) {
    case .finished(let value): .finished(value)
    case .dismissed: .dismissed
    case .blocked: .blocked
    case nil: nil
    }
  }

  /// Ends the results whose screens are neither shown nor pending.
  func settleResults() {
    registry.settle(shown: state.modals.compactMap { $0.token }, waiting: pending?.token)
  }

  /// Ends every awaited presentation, because the window is gone.
  func closeResults() {
    if let modal = state.modals.first(where: { $0.token != nil }) { dismiss(modal.id) }
    if pending?.token != nil { cancelPending() }
  }

  /// Closes a screen with its result, as ``finish(_:modal:)`` does.
  func close(_ id: State.Modal.ID?, with value: ResultRegistry.Value) -> Bool {
    let modal = state.modals.last { modal in id.map { $0 == modal.id } ?? (modal.token != nil) }
    guard let modal, let token = modal.token, registry.keep(value, for: token) else { return false }
    dismiss(modal.id)
    return true
  }
}

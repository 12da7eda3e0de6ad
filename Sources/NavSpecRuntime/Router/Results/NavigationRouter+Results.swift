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

  private func returnsValue(_ route: Route) -> Bool {
    Definition.map.route(at: route.index)?.returnsValue == true
  }

  /// Closes a screen with its result, as ``finish(_:modal:)`` does.
  func close(_ id: State.Modal.ID?, with value: ResultRegistry.Value) -> Bool {
    let modal = state.modals.last { modal in
      id.map { $0 == modal.id } ?? (modal.token != nil || returnsValue(modal.route))
    }
    guard let modal else { return false }
    // What nobody awaits closes all the same: a link opened it, or code that wants no result.
    let isKept = modal.token.flatMap { registry.keep(value, for: $0) }
    if isKept != false { dismiss(modal.id) }
    return isKept == true
  }
}

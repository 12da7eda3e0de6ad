extension NavigationRouter {
  /// Presents a screen and waits for what it hands back.
  ///
  /// It ends exactly once, whatever happens: the screen finishes with a value; it is closed, by the user,
  /// a link, a reset or a lost condition; or it never appears. While a condition's redirect is shown the
  /// screen waits, as with `navigate(to:)`. Cancelling the task closes the screen.
  public func present<Value: Sendable>(
    _ route: ReturningRoute<Route, Value>, as presentation: NavigationSchema.Presentation? = nil
  ) async -> PresentationResult<Value> {
    let ticket = desk.issue()
    let outcome = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        desk.await(ticket, continuation) { $0 is Value }
        _ = present(route.route, as: presentation, for: ticket)
      }
    } onCancel: {
      Task { @MainActor in self.cancel(ticket) }
    }
    switch outcome {
    case .finished(let value): return (value as? Value).map { .finished($0) } ?? .dismissed
    case .dismissed: return .dismissed
    case .blocked: return .blocked
    }
  }

  /// Hands back a value from a screen that was presented for one, and closes it.
  ///
  /// - Parameter id: The modal that finishes; nil is the topmost one that somebody waits for.
  /// - Returns: False, and nothing happens, if nobody waits for a value of this type.
  @discardableResult public func finish(_ value: some Sendable, modal id: State.Modal.ID? = nil) -> Bool {
    let modal = state.modals.last { modal in id.map { $0 == modal.id } ?? (modal.ticket != nil) }
    guard let modal, let ticket = modal.ticket, desk.keep(value, for: ticket) else { return false }
    dismiss(modal.id)
    return true
  }

  private func cancel(_ ticket: ResultTicket) {
    if let modal = state.modals.first(where: { $0.ticket == ticket }) {
      dismiss(modal.id)
    } else if pending?.ticket == ticket {
      cancelPending()
    }
  }
}

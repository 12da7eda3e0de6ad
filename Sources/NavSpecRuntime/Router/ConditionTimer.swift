/// Ends the wait for conditions that stay unknown, once for each time that some are.
@MainActor final class ConditionTimer {
  private let limit: Duration
  private var task: Task<Void, Never>?

  /// A timer with a limit; nil waits for ever.
  init?(_ limit: Duration?) {
    guard let limit else { return nil }
    self.limit = limit
  }

  deinit { task?.cancel() }

  /// Starts when something is unknown, stops when everything is known.
  func follow(isUnknown: Bool, stopWaiting: @escaping @MainActor () -> Void) {
    guard isUnknown else {
      task?.cancel()
      task = nil
      return
    }
    guard task == nil else { return }
    task = Task { [limit] in
      try? await Task.sleep(for: limit)
      if !Task.isCancelled { stopWaiting() }
    }
  }
}

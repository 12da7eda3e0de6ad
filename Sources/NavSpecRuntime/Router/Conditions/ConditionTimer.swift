/// Ends the wait for conditions that stay unknown, once for each time that some are.
@MainActor final class ConditionTimer {
  /// Returns after a time, and throws when its task is cancelled.
  typealias Sleep = @MainActor (Duration) async throws -> Void

  private let limit: Duration
  private let sleep: Sleep
  private var task: Task<Void, Never>?

  /// A timer with a limit; nil waits for ever.
  init?(_ limit: Duration?, sleep: @escaping Sleep = { try await Task.sleep(for: $0) }) {
    guard let limit else { return nil }
    self.limit = limit
    self.sleep = sleep
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
    task = Task { [limit, sleep] in
      try? await sleep(limit)
      if !Task.isCancelled { stopWaiting() }
    }
  }
}

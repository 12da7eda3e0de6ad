/// Ends the waits of a presentation slot that SwiftUI does not end.
@MainActor final class PresentationTimer {
  /// Returns after a time, and throws when its task is cancelled.
  typealias Sleep = @MainActor (Duration) async throws -> Void

  /// How long a presentation may take to come or to go. Its animations take half a second.
  private static var limit: Duration { .seconds(3) }

  private let sleep: Sleep
  private var wait: PresentationWait?
  private var task: Task<Void, Never>?

  init(sleep: @escaping Sleep = { try await Task.sleep(for: $0) }) { self.sleep = sleep }

  deinit { task?.cancel() }

  /// Begins anew when a slot waits for something else.
  func follow(_ wait: PresentationWait?, giveUp: @escaping @MainActor (PresentationWait) -> Void) {
    guard wait != self.wait else { return }
    self.wait = wait
    task?.cancel()
    task = wait.map { wait in
      Task { [sleep] in
        if wait.event != .nextTurn { try? await sleep(Self.limit) }
        if !Task.isCancelled { giveUp(wait) }
      }
    }
  }
}

/// Ends what waits when it is too old.
@MainActor final class PendingTimer {
  private var task: Task<Void, Never>?

  deinit { task?.cancel() }

  /// Begins anew with what waits now; nil has nothing to end.
  func follow(_ since: ContinuousClock.Instant?, for lifetime: Duration, end: @escaping @MainActor () -> Void)
  {
    task?.cancel()
    task = nil
    // Beyond a year nobody means a time, and the sum might not be one.
    guard let since, lifetime < .seconds(31_536_000) else { return }
    task = Task {
      do { try await Task.sleep(for: lifetime - since.duration(to: .now)) } catch { return }
      end()
    }
  }
}

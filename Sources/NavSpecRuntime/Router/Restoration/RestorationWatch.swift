/// Sets a marker while a window restores its state, until the restored screens have been visible for a while.
@MainActor final class RestorationWatch {
  private let marker: RestorationMarker
  private let time: Duration
  private var wait: Task<Void, Never>?

  /// A watch that ends after a time.
  init(_ marker: RestorationMarker, for time: Duration = .seconds(2)) {
    self.marker = marker
    self.time = time
  }

  /// Call it before a restoration. False if the app crashed during an earlier one.
  func begin() -> Bool {
    wait?.cancel()
    return marker.begin()
  }

  /// Call it after a restoration, before the screens are drawn.
  func didRestore() {
    wait = Task { [marker, time] in
      do { try await Task.sleep(for: time) } catch { return }
      marker.end()
    }
  }

  /// Removes the marker, because the app has survived the restoration or the restoration waits.
  func end() {
    wait?.cancel()
    marker.end()
  }

  /// Returns when the watch has ended.
  func finished() async { await wait?.value }
}

/// Watches over a window that takes up its kept state: whenever it does, at launch or once a condition is
/// known, the marker is set until what was restored has been on screen for a while.
@MainActor final class RestorationWatch {
  private let marker: RestorationMarker
  private let time: Duration
  private var wait: Task<Void, Never>?

  /// A watch that ends after a time.
  init(_ marker: RestorationMarker, for time: Duration = .seconds(2)) {
    self.marker = marker
    self.time = time
  }

  /// The state is about to be taken up. False if an earlier launch died of it.
  func begin() -> Bool {
    wait?.cancel()
    return marker.begin()
  }

  /// It was taken up, and is going to be drawn.
  func didRestore() {
    wait = Task { [marker, time] in
      do { try await Task.sleep(for: time) } catch { return }
      marker.end()
    }
  }

  /// The app survived, or takes nothing up yet: whoever ends it now does not end it for that.
  func end() {
    wait?.cancel()
    marker.end()
  }

  /// Returns when nothing is watched any more.
  func finished() async { await wait?.value }
}

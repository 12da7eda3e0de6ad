#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Remembers that a launch is restoring: if it dies, the next one starts clean.
///
/// The window that keeps its own state sets one by itself; an app that restores by hand does the same.
public nonisolated struct RestorationMarker: Sendable {
  private let store: MarkerStore

  /// This run of the app. Several windows may restore at once: only what another run left behind counts.
  private static let run = UUID().uuidString

  /// A marker beside the state's key, in the app's defaults or in a suite.
  ///
  /// Where there are no defaults (on Linux), it is a file in the folder for temporary files.
  public init(key: String, suite: String? = nil) {
    store = MarkerStore(key: key + ".restoring", suite: suite)
  }

  /// Sets the marker. False, and it is cleared, if an earlier launch died while it was set.
  public func begin() -> Bool { begin(run: Self.run) }

  func begin(run: String) -> Bool {
    if let left = store.text, left != run {
      end()
      return false
    }
    store.set(run)
    return true
  }

  /// Clears the marker: the app survived.
  public func end() { store.remove() }
}

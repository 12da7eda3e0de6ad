internal import Foundation

/// Remembers that a launch is restoring: if it dies, the next one starts clean.
///
/// The window that keeps its own state sets one by itself; an app that restores by hand does the same.
public nonisolated struct RestorationMarker: Sendable {
  private let key: String
  private let suite: String?

  /// This run of the app. Several windows may restore at once: only what another run left behind counts.
  private static let run = UUID().uuidString

  /// A marker beside the state's key, in the app's defaults or in a suite.
  public init(key: String, suite: String? = nil) {
    self.key = key + ".restoring"
    self.suite = suite
  }

  private var defaults: UserDefaults? { suite.map { UserDefaults(suiteName: $0) } ?? .standard }

  /// Sets the marker. False, and it is cleared, if an earlier launch died while it was set.
  public func begin() -> Bool { begin(run: Self.run) }

  func begin(run: String) -> Bool {
    if let left = defaults?.string(forKey: key), left != run {
      end()
      return false
    }
    defaults?.set(run, forKey: key)
    return true
  }

  /// Clears the marker: the app survived.
  public func end() { defaults?.removeObject(forKey: key) }
}

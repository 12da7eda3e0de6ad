#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension NavigationRouter {
  /// The state as compact JSON of restoration keys and raw values. A window of one screen has an empty
  /// snapshot, because the system opens it again on that screen.
  public func snapshot() -> Data { Data(snapshotBytes) }

  /// Restores a saved state in one change. Data that are no snapshot change nothing.
  ///
  /// - Parameters:
  ///   - data: Data from `snapshot()`.
  ///   - isOwned: Whether a screen still exists. Its item may have been deleted.
  @discardableResult public func restore(
    from data: Data, isOwned: @escaping @MainActor (Route) -> Bool = { _ in true }
  ) -> RestorationReport {
    restore(from: [UInt8](data), isOwned: isOwned, under: nil)
  }

  /// Drops the screens that no longer exist, and the screens above them, after an asynchronous look-up.
  ///
  /// - Parameter exists: Whether the item of a screen still exists. It is called once for each screen of the
  ///   window, in every tab.
  public func prune(_ exists: @MainActor (Route) async -> Bool) async {
    var gone: Set<Route> = []
    for route in Set(state.tabs.flatMap { state[$0].screens } + state.screens) where await !exists(route) {
      gone.insert(route)
    }
    guard !gone.isEmpty else { return }
    // The user may have navigated meanwhile: screens are dropped from the present state.
    var next = state
    next.drop { gone.contains($0) }
    // A window of one screen closes with its screen.
    if next.isSingleWindow, gone.contains(state[state.selectedTab].root) { isClosing = true }
    withTrigger(.restoration) { _ = adopt(ifAllowed: next) }
  }
}

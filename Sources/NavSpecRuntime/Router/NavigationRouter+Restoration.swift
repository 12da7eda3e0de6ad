#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension NavigationRouter {
  /// The state in the form in which it is kept: compact JSON of restoration keys and raw values. A window
  /// of one screen keeps nothing: the system opens it again on that screen.
  public func snapshot() -> Data {
    guard !state.isSingleWindow else { return Data() }
    return Data(SnapshotWriter<Definition>().json(of: state, without: pending?.redirect?.id).text)
  }

  /// Takes up a kept state, in one change. Whatever the data are, the worst that happens is nothing.
  ///
  /// - Parameters:
  ///   - data: What `snapshot()` gave.
  ///   - isOwned: The app's answer whether a screen still exists (an item may be deleted).
  @discardableResult public func restore(
    from data: Data, isOwned: @escaping @MainActor (Route) -> Bool = { _ in true }
  ) -> RestorationReport {
    restore(from: data, isOwned: isOwned, under: nil)
  }

  @discardableResult func restore(
    from data: Data, isOwned: @escaping @MainActor (Route) -> Bool, under watch: RestorationWatch?
  ) -> RestorationReport {
    if let refusal: RestorationReport.Refusal = state.isSingleWindow
      ? .singleWindow : hasOpenedLink ? .linkOpened : nil
    {
      watch?.end()
      return RestorationReport(refusal: refusal)
    }
    pendingRestoration = nil
    _ = watch?.begin()
    var reader = SnapshotReader<Definition>(gate: gate, isOwned: isOwned)
    var restored = reader.state(of: [UInt8](data))
    if reader.report.isDeferred {
      pendingRestoration = PendingRestoration(data: data, isOwned: isOwned, watch: watch)
      watch?.end()
    }
    restored?.continueIdentities(of: state)
    if let restored { withTrigger(.restoration) { _ = adopt(ifAllowed: restored) } }
    if !reader.report.isDeferred { watch?.didRestore() }
    return reader.report
  }

  /// Drops the screens that no longer exist, and what stands on them: for a look-up that takes a while.
  ///
  /// - Parameter exists: the app's answer whether what a screen is about is still there; asked once for
  ///   each screen of the window, whichever tab it stands in.
  public func prune(_ exists: @MainActor (Route) async -> Bool) async {
    var gone: Set<Route> = []
    for route in Set(state.tabs.flatMap { state[$0].screens } + state.screens) where await !exists(route) {
      gone.insert(route)
    }
    guard !gone.isEmpty else { return }
    // Meanwhile the user may have gone elsewhere: what is gone is dropped from where the window is now.
    var next = state
    next.drop { gone.contains($0) }
    // The screen that a window is for has no other place to go.
    if next.isSingleWindow, gone.contains(state[state.selectedTab].root) { isClosing = true }
    withTrigger(.restoration) { _ = adopt(ifAllowed: next) }
  }

  /// Restores what waited for a condition.
  func restorePending() {
    guard let waiting = pendingRestoration else { return }
    restore(from: waiting.data, isOwned: waiting.isOwned, under: waiting.watch)
  }
}

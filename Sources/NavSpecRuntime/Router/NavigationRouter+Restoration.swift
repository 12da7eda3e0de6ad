public import Foundation

extension NavigationRouter {
  /// The state in the form in which it is kept: compact JSON of restoration keys and raw values. A window
  /// of one screen keeps nothing: the system opens it again on that screen.
  public func snapshot() -> Data {
    guard !state.isSingleWindow else { return Data() }
    return Data(SnapshotWriter<Definition>().json(of: state, without: pending?.redirect).text)
  }

  /// Takes up a kept state, in one change. Whatever the data are, the worst that happens is nothing.
  ///
  /// - Parameter isOwned: the app's answer whether a screen still exists (an item may be deleted).
  @discardableResult public func restore(
    from data: Data, isOwned: @escaping @MainActor (Route) -> Bool = { _ in true }
  ) -> RestorationReport {
    guard !state.isSingleWindow else { return RestorationReport(refusal: .singleWindow) }
    guard !hasOpenedLink else { return RestorationReport(refusal: .linkOpened) }
    var reader = SnapshotReader<Definition>(gate: gate, isOwned: isOwned)
    var restored = reader.state(of: [UInt8](data))
    if reader.report.isDeferred {
      pendingRestoration = PendingRestoration(data: data, isOwned: isOwned, found: state)
    }
    restored?.continueIdentities(of: state)
    if let restored { by(.restoration) { _ = adopt(ifAllowed: restored) } }
    return reader.report
  }

  /// Restores what waited for a condition, unless the user went somewhere meanwhile.
  func restorePending() {
    guard let waiting = pendingRestoration else { return }
    pendingRestoration = nil
    if waiting.found == state { restore(from: waiting.data, isOwned: waiting.isOwned) }
  }
}

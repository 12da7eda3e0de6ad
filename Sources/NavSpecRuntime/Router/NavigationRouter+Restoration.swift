extension NavigationRouter {
  /// The bytes of ``snapshot()``.
  public var snapshotBytes: [UInt8] {
    guard !state.isSingleWindow else { return [] }
    return SnapshotWriter<Definition>().json(of: state, without: pending?.redirect?.id).text
  }

  /// Restores a saved state from its bytes, as ``restore(from:isOwned:)`` does.
  @discardableResult public func restore(fromBytes bytes: [UInt8]) -> RestorationReport {
    restore(from: bytes, isOwned: { _ in true }, under: nil)
  }

  @discardableResult func restore(
    from bytes: [UInt8], isOwned: @escaping @MainActor (Route) -> Bool, under watch: RestorationWatch?
  ) -> RestorationReport {
    if let refusal: RestorationReport.Refusal = state.isSingleWindow
      ? .singleWindow : hasOpenedLink ? .linkOpened : nil
    {
      watch?.end()
      return RestorationReport(refusal: refusal)
    }
    pendingRestoration = nil
    _ = watch?.begin()
    var reader = SnapshotReader<Definition>(
      start: gate.start, state: { [gate] in gate.state(ofCondition: $0) }
    ) {
      isOwned($0)
    }
    var restored = reader.state(of: bytes)
    if reader.report.isDeferred {
      pendingRestoration = { [weak self] in self?.restore(from: bytes, isOwned: isOwned, under: watch) }
      watch?.end()
    }
    restored?.continueIdentities(of: state)
    if let restored { withTrigger(.restoration) { _ = adopt(ifAllowed: restored) } }
    if !reader.report.isDeferred { watch?.didRestore() }
    return reader.report
  }
}

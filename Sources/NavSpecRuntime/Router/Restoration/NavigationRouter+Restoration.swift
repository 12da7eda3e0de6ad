extension NavigationRouter {
  /// The bytes of ``snapshot()``.
  public var snapshotBytes: [UInt8] {
    guard !state.isSingleWindow else { return [] }
    return SnapshotWriter<Definition>().bytes(of: state, without: pending?.redirect?.id ?? cover?.id)
  }

  /// Restores a saved state from its bytes, as ``restore(from:isOwned:)`` does.
  @discardableResult public func restore(fromBytes bytes: [UInt8]) -> RestorationReport {
    restore(from: bytes, isOwned: { _ in true }, under: nil)
  }

  @discardableResult func restore(
    from bytes: [UInt8], isOwned: @escaping @MainActor (Route) -> Bool, under watch: RestorationWatch?
  ) -> RestorationReport {
    let report = read(bytes, isOwned: isOwned, under: watch)
    notify(.restored(report))
    return report
  }

  private func read(
    _ bytes: [UInt8], isOwned: @escaping @MainActor (Route) -> Bool, under watch: RestorationWatch?
  ) -> RestorationReport {
    func refused(_ refusal: RestorationReport.Refusal) -> RestorationReport {
      watch?.end()
      return RestorationReport(refusal: refusal)
    }
    if state.isSingleWindow { return refused(.singleWindow) }
    if case .left = launchLink { return refused(.linkOpened) }
    pendingRestoration = nil
    _ = watch?.begin()
    var reader = SnapshotReader<Definition>(
      start: gate.start, state: { [gate] in gate.state(ofCondition: $0) }
    ) {
      isOwned($0)
    }
    var restored = reader.state(of: bytes)
    if reader.report.isDeferred {
      // A link that comes while a restoration waits ends it.
      if case .shown = launchLink { return refused(.linkOpened) }
      pendingRestoration = { [router = WeakReference(self)] in
        router.object?.restore(from: bytes, isOwned: isOwned, under: watch)
      }
      watch?.end()
    }
    restored?.continueIdentities(of: state)
    if let restored { withTrigger(.restoration) { adopt(restored: restored) } }
    if !reader.report.isDeferred { watch?.didRestore() }
    return reader.report
  }

  /// Adopts a restored state, and opens again what came before it: as if that had come afterwards.
  private func adopt(restored: State) {
    guard case .shown(let destinations) = launchLink,
      gate.blockingCondition(to: restored, after: state) == nil
    else {
      adopt(ifAllowed: restored)
      return
    }
    let resolver = resolver
    resolver.since = pending?.since ?? .now
    // The redirect on screen goes with the state that it is in.
    resolver.waiting = nil
    var transition = NavigationTransition<Definition>(state: restored, result: .opened)
    for destination in destinations {
      let next = resolver.transition(destination, from: transition.state)
      // Only the latest one waits. A screen above the redirect of an earlier one leaves that one waiting.
      let isEarlier = next.pending == nil && (next.result != .opened || transition.pending?.redirect != nil)
      transition = NavigationTransition(
        state: next.state, result: next.result, pending: isEarlier ? transition.pending : next.pending)
      resolver.waiting = transition.pending
    }
    _ = adopt(transition, endsWaiting: transition.result == .opened && transition.pending == nil)
  }
}

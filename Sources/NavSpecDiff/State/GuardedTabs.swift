import NavSpecDiagnostics
import NavSpecLinkAnalysis
import NavSpecModel
import NavSpecRuntime

/// Tabs that only one version restores without a condition: one that a condition hides is not selected, and a guarded
/// root takes the screens above it along.
struct GuardedTabs {
  let comparison: SpecComparison
  let base: SnapshotSide
  let head: SnapshotSide

  /// - Parameters:
  ///   - containers: The tabs of the older version that the newer one has too; in a window without tabs, the window.
  ///   - found: The changes of screens, of which that of a root says the same.
  func changes(of containers: [Int], besides found: [Change]) -> [Change] {
    var samples = SampleScreens()
    var list: [Change] = []
    for container in containers where !base.budget.isSpent {
      guard let other = head.tabs.firstIndex(of: base.tabs[container]) else { continue }
      let old = base.schema.guards(ofTab: container)
      let new = head.schema.guards(ofTab: other)
      guard old != new else { continue }
      let screen = base.routes(openIn: container).lazy.compactMap {
        samples.samples(of: $0, in: base.schema).first
      }
      .first { base.snapshot(of: [$0], in: container) != base.snapshot(of: [], in: container) }
      guard let screen, let snapshot = base.snapshot(of: [screen], in: container) else { continue }
      let added = new.subtracting(old).sorted().prefix(1).map { (ChangeKind.restoredScreenGuarded, $0) }
      let removed = old.subtracting(new).sorted().prefix(1).map { (ChangeKind.restoredScreenUnguarded, $0) }
      for (kind, condition) in added + removed {
        let witness = StateWitness(snapshot, in: container, from: base, to: head, unmet: [condition])
        let name = head.name(ofTab: other)
        let root = head.named.name(of: head.schema.stackRoots[other].route)
        guard
          witness.old.hasLost(base.name(ofTab: container), for: condition)
            != witness.new.hasLost(name, for: condition),
          !found.contains(where: { $0.kind == kind && $0.route == root })
        else { continue }
        let subject = base.schema.tabs.isEmpty ? "what was open" : "the tab '\(name)'"
        let message =
          kind == .restoredScreenGuarded
          ? "\(subject) is restored only where '\(condition)' holds"
          : "\(subject) is restored where '\(condition)' does not hold too"
        list.append(
          Change(
            kind, message, proof: .executed, witness: witness.witness(isUpgrade: true),
            subject: ["tab", name, condition],
            places: [
              .init(.base, comparison.base.graph.range(ofContainer: container)),
              .init(.head, comparison.head.graph.range(ofContainer: other)),
            ]))
      }
    }
    return list
  }
}

extension NavigationSchema {
  /// The conditions without which a tab, or the window, does not show what is open in it.
  fileprivate func guards(ofTab container: Int) -> Set<String> {
    Set(requirements(ofContainer: container).map(name(ofRequirement:)))
  }

  func requirements(of route: Int) -> Set<String> {
    Set(routes[route].requirements.map(name(ofRequirement:)))
  }
}

extension KeptWindow {
  /// Whether a condition keeps a tab from being restored.
  fileprivate func hasLost(_ tab: String, for condition: String) -> Bool {
    report.dropped.contains { $0.place == tab && $0.reason == .blocked(condition: condition) }
  }
}

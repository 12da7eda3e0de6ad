import NavSpecLinkAnalysis
import NavSpecRuntime

extension LinkChanges {
  /// What the two apps do differently with a URL. Conditions that do not matter are met: where the apps differ only
  /// while some are unmet, those are named.
  func difference(of url: String, _ conditions: [String: Bool]) -> LinkDifference? {
    difference(of: url, answers: conditions) ?? differenceWhileUnmet(of: url, conditions)
  }

  /// The same, and what else the apps do differently while conditions are unmet.
  func differences(of url: String, _ conditions: [String: Bool]) -> [LinkDifference] {
    let met = difference(of: url, answers: conditions)
    let unmet = differenceWhileUnmet(of: url, conditions)
    return [met, unmet?.kind == met?.kind ? nil : unmet].compactMap { $0 }
  }

  private func difference(of url: String, answers: [String: Bool]) -> LinkDifference? {
    LinkDifference(url, answers, base.effect(of: url, answers), head.effect(of: url, answers))
  }

  private func differenceWhileUnmet(of url: String, _ conditions: [String: Bool]) -> LinkDifference? {
    let names = Set([base, head].flatMap { $0.spec.schema.conditions.map(\.name) })
    let open = names.subtracting(conditions.keys).sorted()
    guard !open.isEmpty else { return nil }
    func difference(whileUnmet names: some Sequence<String>) -> LinkDifference? {
      self.difference(of: url, answers: conditions.merging(names.map { ($0, false) }) { known, _ in known })
    }
    guard var shown = difference(whileUnmet: open) else { return nil }
    // Those that do not matter are left out, in ever smaller groups.
    var (unmet, size) = (open, open.count)
    while size > 0 {
      var start = 0
      while start < unmet.count {
        let rest = unmet[..<start] + unmet[min(start + size, unmet.count)...]
        if let simpler = difference(whileUnmet: rest), simpler.kind == shown.kind {
          (shown, unmet) = (simpler, Array(rest))
        } else {
          start += size
        }
      }
      size /= 2
    }
    return shown
  }
}

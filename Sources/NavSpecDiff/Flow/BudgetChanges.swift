import NavSpecDiagnostics
import NavSpecLinkAnalysis
import NavSpecModel

/// The limits of the size of navigation that a project sets itself, by the screens that they are for.
struct BudgetChanges {
  static func changes(in comparison: SpecComparison) -> [Change] {
    Self.taps(in: comparison) + [Self.routes(in: comparison)].compactMap { $0 }
  }

  /// What changes for screens in the same way.
  private struct Limit: Hashable {
    /// The name or pattern of the entry; nil where there is none.
    var old: String?
    var new: String?
    var before: Int?
    var after: Int?
  }

  private static func taps(in comparison: SpecComparison) -> [Change] {
    let (base, head) = (comparison.basePolicy.budgets, comparison.headPolicy.budgets)
    guard !base.maximumTaps.isEmpty || !head.maximumTaps.isEmpty else { return [] }
    var limits: [Limit: SourceRange?] = [:]
    for route in comparison.head.graph.routes {
      let pair = comparison.routes[head: route.id]
      // What a new screen has for its name counts as what the older budgets say of that name.
      let old =
        pair.map { base.taps(to: comparison.base.graph.routes[$0.base], in: comparison.base.graph) }
        ?? base.taps(to: route, in: comparison.head.graph)
      let new = head.taps(to: route, in: comparison.head.graph)
      let limit = Limit(
        old: old?.entry.name.value, new: new?.entry.name.value, before: old?.entry.value.value,
        after: new?.entry.value.value)
      if limit.before != limit.after { limits.updateValue(new?.entry.value.range, forKey: limit) }
    }
    return limits.map { limit, range in
      let name = limit.new ?? limit.old ?? ""
      return change(
        limit.before, limit.after, "most taps to '\(name)'", ["taps", name, limit.old ?? ""], range)
    }
  }

  private static func routes(in comparison: SpecComparison) -> Change? {
    let old = comparison.basePolicy.budgets.maximumRoutesPerFeature
    let new = comparison.headPolicy.budgets.maximumRoutesPerFeature
    guard old?.value != new?.value else { return nil }
    return change(old?.value, new?.value, "most screens of a feature", ["routes"], new?.range)
  }

  /// - Parameters:
  ///   - old: The limit before; nil for none.
  ///   - what: What is counted: `most taps to 'cart'`.
  private static func change(
    _ old: Int?, _ new: Int?, _ what: String, _ subject: [String], _ range: SourceRange?
  ) -> Change {
    let isRaised = new.map { new in old.map { new > $0 } ?? false } ?? true
    let texts = [new, old].map { $0.map { "\($0)" } ?? "unlimited" }
    return Change(
      isRaised ? .budgetRaised : .budgetLowered, "the \(what) are \(texts[0]) and were \(texts[1])",
      subject: subject,
      places: range.map { [Change.Place(.head, $0)] } ?? [])
  }
}

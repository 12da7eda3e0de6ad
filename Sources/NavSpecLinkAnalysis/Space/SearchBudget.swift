import NavSpecRuntime

/// What searches in a link table may still spend, so that every table ends. Once it is spent, nothing is proved.
///
/// It allows 100,000 steps: URLs that are tried, patterns that are compared, parts that are cut out. There are fewer
/// where a step takes longer, because a URL is held against many patterns with text and values in one segment, or the
/// table is large. A step is ten units; what is cheaper or dearer than a step is paid in units too.
package final class SearchBudget {
  private var rest: Int
  private let whole: Int
  /// What it costs to resolve a URL.
  let resolvingCost: Int

  init(_ units: Int, for table: LinkTable, resolvingCost: Int) {
    self.resolvingCost = resolvingCost
    whole = max(50_000, units - 32 * table.variants.count - 128 * resolvingCost)
    rest = whole
  }

  /// Whether all that follows is not proved.
  package var isExhausted: Bool { rest < 0 }

  /// Pays for steps; false if there are not so many.
  package func spend(_ steps: Int = 1) -> Bool {
    rest -= 10 * steps
    return rest >= 0
  }

  /// Pays for work that no step counts.
  func pay(_ units: Int) { rest -= units }

  /// Pays for the description of a URL, which resolves it several times.
  package func payForReport() { rest -= 8 * resolvingCost }

  /// Gives the whole budget again, to another question.
  package func renew() { rest = whole }
}

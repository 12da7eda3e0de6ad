/// How many names misspelt ones may still be compared with: a file may be full of both.
package struct NearMissBudget {
  private var comparisons = 200_000

  package init() {}

  /// Whether nothing is compared any more.
  package var isSpent: Bool { comparisons <= 0 }

  /// The names that may have been meant, as `nearest(to:limit:where:)` has them; none once the budget is spent.
  package mutating func nearest(
    to name: String, among names: some Collection<String>, where isOffered: (String) -> Bool = { _ in true }
  ) -> [String] {
    // A long name takes as long as several short ones.
    comparisons -= names.count * (1 + name.utf8.count / 16)
    return isSpent ? [] : names.nearest(to: name, where: isOffered)
  }

  /// The id itself, or those that it may have meant, by their first words too: `unreachble` for `unreachable-route`.
  package mutating func ids(meantBy id: String, among ids: [String]) -> [String] {
    let meant = ids.contains(id) ? [id] : nearest(to: id, among: ids)
    if !meant.isEmpty { return meant }
    let word = { (id: String) in String(id.prefix { $0 != "-" }) }
    let start = nearest(to: id, among: ids.map(word)).first
    return ids.filter { word($0) == start }
  }
}

package import NavSpecDiagnostics

package struct Budgets: Sendable {
  /// Route, feature or pattern of names → the most taps from launch.
  package var maximumTaps: [Entry<Located<Int>>] = []
  package var maximumRoutesPerFeature: Located<Int>?

  package init() {}

  /// How an entry finds a route, the weakest first.
  package enum Rank: Comparable, Sendable {
    case pattern(letters: Int)
    case feature, name
  }

  /// The most specific entry for a route: by its name, by its feature, by the pattern with the
  /// most letters; the strictest of several.
  package func taps(
    to route: Route, in graph: NavigationGraph
  ) -> (entry: Entry<Located<Int>>, rank: Rank)? {
    let feature = route.feature.map { graph.features[$0].name.value }
    var best: (entry: Entry<Located<Int>>, rank: Rank)?
    for entry in maximumTaps {
      let name = entry.name.value
      let rank: Rank
      if name == route.qualifiedName {
        rank = .name
      } else if name == feature {
        rank = .feature
      } else if Glob.matches(route.qualifiedName, pattern: name) {
        rank = .pattern(letters: name.count { $0 != "*" && $0 != "?" })
      } else {
        continue
      }
      if let best, (best.rank, -best.entry.value.value) >= (rank, -entry.value.value) { continue }
      best = (entry, rank)
    }
    return best
  }
}

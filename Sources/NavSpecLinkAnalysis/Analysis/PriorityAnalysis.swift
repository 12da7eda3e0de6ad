package import NavSpecRuntime

/// Links whose `priority` could go without any URL opening anything else.
package struct PriorityAnalysis: Sendable {
  /// By their index in the schema. All of them together could go.
  package private(set) var idle: [Int] = []
  /// Links of which a bound ended the search.
  package private(set) var unproved: Set<LinkVariant.Origin> = []

  package init(of table: LinkTable) {
    guard table.schema.links.contains(where: { $0.priority != 0 }) else { return }
    var search = PrioritySearch(table)
    for (link, value) in table.schema.links.enumerated() where value.priority != 0 {
      if search.isIdle(link) { idle.append(link) } else if search.isStopped { unproved.insert(.link(link)) }
    }
  }
}

private struct PrioritySearch {
  private let model: LinkModel
  private let index: VariantIndex
  /// Without those that have been found to do nothing.
  private var variants: [LinkVariant]
  private var places: [LinkVariant.Origin: [Int]]

  init(_ table: LinkTable) {
    model = LinkModel(table)
    variants = table.variants
    index = VariantIndex(variants)
    places = Dictionary(grouping: variants.indices) { table.variants[$0].origin }
  }

  var isStopped: Bool { model.isExhausted }

  /// Whether no rival's chances depend on the priority; it is taken as zero from then on.
  mutating func isIdle(_ link: Int) -> Bool {
    let own = places[.link(link)] ?? []
    for place in own {
      for rival in index.rivals(of: variants[place]) where variants[rival].origin != variants[place].origin {
        guard !mayMatter(place, rival) else { return false }
      }
    }
    for place in own { variants[place].priority = 0 }
    return true
  }

  /// Whether the priority may decide a URL that two variants match.
  private func mayMatter(_ place: Int, _ rival: Int) -> Bool {
    let (variant, other) = (variants[place], variants[rival])
    let isAbove = (variant.priority > other.priority, 0 > other.priority)
    let isDecided = variant.priority != other.priority && other.priority != 0
    if isDecided, isAbove.0 == isAbove.1 { return false }
    guard model.spend() else { return true }
    for site in model.sites(of: variant) {
      for rivalSite in model.sites(of: other) where site.intersection(rivalSite, model.pool) != nil {
        let without = { (priority: Int) in
          priority == other.priority
            ? wins(place, rival, rank: site.rank, otherRank: rivalSite.rank) : priority > other.priority
        }
        // Where they read a `/` at the end differently, what decides is not the same for every URL.
        let isAlike = site.reading.isStrict == rivalSite.reading.isStrict
        guard !isAlike || without(variant.priority) != without(0),
          let space = model.space(of: variant, at: site),
          let taken = model.space(of: other, at: rivalSite),
          !space.intersection(taken, model.pool).isEmpty
        else { continue }
        return true
      }
    }
    return false
  }

  /// Whether the first wins where priorities are equal; nil is a tie.
  private func wins(_ place: Int, _ rival: Int, rank: UInt32, otherRank: UInt32) -> Bool? {
    var (variant, other) = (variants[place], variants[rival])
    variant.priority = 0
    other.priority = 0
    let result = variant.wins(
      over: other, segmentCount: variant.sharedCount(with: other), hostRank: rank, otherHostRank: otherRank)
    return result ?? (model.table.isOneRoute(variant.origin, other.origin) ? place < rival : nil)
  }
}

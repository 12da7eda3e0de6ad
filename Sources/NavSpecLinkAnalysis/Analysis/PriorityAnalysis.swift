package import NavSpecRuntime

/// Links whose `priority` could go without any URL opening anything else.
package struct PriorityAnalysis: Sendable {
  /// By their index in the schema. Any of them could go, with or without the others.
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
  private let variants: [LinkVariant]
  private let places: [LinkVariant.Origin: [Int]]
  /// The variants of links whose priorities do nothing.
  private var idle: Set<Int> = []

  init(_ table: LinkTable) {
    model = LinkModel(table)
    variants = table.variants
    index = VariantIndex(variants, of: table.schema)
    places = Dictionary(grouping: variants.indices) { table.variants[$0].origin }
  }

  var isStopped: Bool { model.isExhausted }

  /// Whether no rival's chances depend on the priority, whatever idle priorities go too.
  mutating func isIdle(_ link: Int) -> Bool {
    let own = places[.link(link)] ?? []
    for place in own {
      for rival in index.rivals(of: variants[place]) where variants[rival].origin != variants[place].origin {
        guard !mayMatter(place, rival) else { return false }
      }
    }
    idle.formUnion(own)
    return true
  }

  /// Whether the priority may decide a URL that two variants match.
  private func mayMatter(_ place: Int, _ rival: Int) -> Bool {
    let (variant, other) = (variants[place], variants[rival])
    // The rival's priority as it is, and without it.
    let rivals = idle.contains(rival) ? [other.priority, 0] : [other.priority]
    let isAbove = variant.priority > other.priority
    let isDecided = variant.priority != other.priority
    if isDecided, rivals.allSatisfy({ $0 != 0 && (0 > $0) == isAbove }) { return false }
    guard model.spend() else { return true }
    for site in model.sites(of: variant) {
      for rivalSite in model.sites(of: other) where site.intersection(rivalSite, model.pool) != nil {
        let winner = { (own: Int, rivalPriority: Int) in
          own == rivalPriority
            ? wins(place, rival, rank: site.rank, otherRank: rivalSite.rank) : own > rivalPriority
        }
        // Where they read a host or slashes differently, what decides is not the same for every URL.
        let isAlike = site.reading == rivalSite.reading && !site.isShifted(against: rivalSite)
        let now = winner(variant.priority, other.priority)
        guard !isAlike || rivals.contains(where: { winner(0, $0) != now }),
          let space = model.space(of: variant, at: site),
          let taken = model.space(of: other, at: rivalSite)
        else { continue }
        // One that collapses slashes matches more than its segments say.
        let isCollapsing = site.reading.collapses != rivalSite.reading.collapses
        if isCollapsing || !space.intersection(taken, model.pool).isEmpty { return true }
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

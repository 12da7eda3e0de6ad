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
      switch search.mayDecide(link) {
      case false?: idle.append(link)
      case true?: continue
      case nil: unproved.insert(.link(link))
      }
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

  /// Whether a priority may decide what a URL opens: not if no rival's chances depend on it, whatever idle priorities go
  /// too. Nil if that is not known.
  mutating func mayDecide(_ link: Int) -> Bool? {
    let own = places[.link(link)] ?? []
    var result: Bool? = false
    for place in own {
      for rival in index.rivals(of: variants[place]) where variants[rival].origin != variants[place].origin {
        switch mayDecide(place, against: rival) {
        case false?: continue
        case true?: return true
        case nil: result = nil
        }
      }
    }
    if result == false { idle.formUnion(own) }
    return result
  }

  /// Whether the priority may decide a URL that two variants match.
  private func mayDecide(_ place: Int, against rival: Int) -> Bool? {
    let (variant, other) = (variants[place], variants[rival])
    // The rival's priority as it is, and without it.
    let rivals = idle.contains(rival) ? [other.priority, 0] : [other.priority]
    let isAbove = variant.priority > other.priority
    let isDecided = variant.priority != other.priority
    if isDecided, rivals.allSatisfy({ $0 != 0 && (0 > $0) == isAbove }) { return false }
    guard model.budget.spend() else { return nil }
    var result: Bool? = false
    let rivalSites = model.sites(of: other)
    for (number, site) in model.sites(of: variant).enumerated() {
      for (rivalNumber, rivalSite) in rivalSites.enumerated()
      where site.intersection(rivalSite, model.pool) != nil {
        let own = CoverSearch.Competitor(variant: variant, site: site)
        let competitor = CoverSearch.Competitor(variant: other, site: rivalSite)
        let order = order(of: own, place, competitor, rival)
        if let order {
          let winner: (Int, Int) -> Order = { $0 == $1 ? order : $0 > $1 ? .first : .second }
          let now = winner(variant.priority, other.priority)
          guard rivals.contains(where: { winner(0, $0) != now }) else { continue }
        }
        guard let space = model.space(at: place, number, site),
          let taken = model.space(at: rival, rivalNumber, rivalSite)
        else { continue }
        let isApart = space.intersection(taken, model.pool).isEmpty
        // One that collapses slashes matches more than its segments say.
        if isApart, !own.readsEmptySegments(apartFrom: competitor) { continue }
        if order != nil { return true }
        result = nil
      }
    }
    return result
  }

  /// Which of two comes first on every URL that both match.
  private enum Order {
    case first
    case second
    case tie
  }

  /// Which wins where priorities are equal; nil if that is not the same for every URL, or is not known.
  private func order(
    of own: CoverSearch.Competitor, _ place: Int, _ other: CoverSearch.Competitor, _ rival: Int
  ) -> Order? {
    var (own, other) = (own, other)
    own.variant.priority = 0
    other.variant.priority = 0
    switch (own.beats(other), other.beats(own)) {
    case (true, true):
      guard model.owners[place] == model.owners[rival] else { return .tie }
      return place < rival ? .first : .second
    case (true, _): return .first
    case (_, true): return .second
    default: return nil
    }
  }
}

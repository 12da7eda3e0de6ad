import NavSpecRuntime

/// Looks in spaces for a URL that does something, as the table itself says: each URL that another variant
/// takes cuts what that variant matches out of the spaces, until one is found or nothing is left.
struct CoverSearch {
  /// What the table says of a URL.
  enum Verdict {
    case found
    case taken(LinkModel.Reference)
    /// An exclusion of the spaces' own table takes it.
    case excluded(Int)
    /// A better variant of the spaces' own table takes it.
    case overtaken(Int)
    /// The URL does nothing of note. Others of the space may.
    case unremarkable
    /// The URL does nothing of note, and no other of the space that the same takes.
    case alike
    /// The URL does not belong where it was thought to.
    case missed
  }

  enum Result {
    case found(LinkWitness)
    /// Nothing is left, thanks to these.
    case covered(Set<LinkModel.Reference>)
    case notProved(SearchLimit)
  }

  /// Where the spaces are from.
  let model: LinkModel
  /// Where those are from that take URLs.
  let takers: LinkModel
  /// What a taker must beat; nil if it only has to match.
  var loser: Competitor?
  /// What a better variant of the spaces' own table must beat.
  var subject: Competitor?

  /// A variant at a site.
  struct Competitor {
    var variant: LinkVariant
    var site: SiteSpace
  }

  /// What several searches find, made one after the other up to one that finds something.
  /// - Parameter search: nil where there is nothing to look at.
  static func result<Part>(of parts: some Sequence<Part>, _ search: (Part) -> Result?) -> Result {
    var takers: Set<LinkModel.Reference> = []
    var doubt: SearchLimit?
    for part in parts {
      switch search(part) {
      case .found(let witness)?: return .found(witness)
      case .covered(let some)?: takers.formUnion(some)
      case .notProved(let limit)?: doubt = limit
      case nil: continue
      }
    }
    return doubt.map { .notProved($0) } ?? .covered(takers)
  }

  func result(in spaces: [LinkSpace], judge: (LinkWitness) -> Verdict) -> Result {
    // What comes first is looked at first.
    var pending = Array(spaces.reversed())
    var found: Set<LinkModel.Reference> = []
    var (cuts, trials) = (0, 0)
    // Why nothing is proved, though nothing was found.
    var doubt: SearchLimit?
    while let space = pending.popLast() {
      guard let witness = space.witness(model.pool) else {
        if !space.isEmpty(model.pool) { doubt = .states }
        continue
      }
      let taker: LinkModel.Reference
      var owner = model
      var rival: Competitor?
      switch judge(witness) {
      case .found: return .found(witness)
      case .alike: continue
      case .missed:
        doubt = doubt ?? .trials
        continue
      case .unremarkable:
        trials += 1
        guard model.budget.spend() else { return .notProved(.steps) }
        guard trials < AnalysisBudget.trials, let sample = space.sample(model.pool) else {
          doubt = doubt ?? .trials
          continue
        }
        let others = space.subtracting(sample, model.pool)
        if !others.isExact { doubt = doubt ?? .trials }
        // Those that differ in the query or the fragment come first.
        pending += others.spaces
        continue
      case .taken(.exclusion(let exclusion)): (taker, owner) = (.exclusion(exclusion), takers)
      case .taken(let reference): (taker, owner, rival) = (reference, takers, loser)
      case .overtaken(let variant): (taker, rival) = (.variant(variant), subject)
      case .excluded(let exclusion): taker = .exclusion(exclusion)
      }
      found.insert(taker)
      cuts += 1
      guard cuts <= AnalysisBudget.cuts else { return .notProved(.pieces) }
      guard model.budget.spend() else { return .notProved(.steps) }
      let difference = rest(of: space, without: taker, of: owner, where: rival)
      if !difference.isExact { doubt = doubt ?? .trials }
      if difference.spaces.contains(space) {
        doubt = doubt ?? .trials
      } else {
        pending += difference.spaces.reversed()
      }
    }
    guard let doubt else { return .covered(found) }
    return .notProved(model.pool.hasGivenUp ? .states : doubt)
  }

  /// What a variant leaves of a space, where it beats another.
  private func rest(
    of space: LinkSpace, without taker: LinkModel.Reference, of owner: LinkModel, where rival: Competitor?
  ) -> LinkSpace.Difference {
    let variant = owner.variant(taker)
    var result = LinkSpace.Difference(spaces: [space])
    for (place, site) in owner.sites(of: variant).enumerated() {
      guard space.site.intersection(site, model.pool) != nil,
        rival.map({ Competitor(variant: variant, site: site).beats($0) == true }) ?? true,
        let cut = owner.space(of: taker, place, site)
      else { continue }
      result.subtract(cut, model.pool)
    }
    return result
  }
}

extension CoverSearch.Competitor {
  /// Whether it has at least an equal key on every URL that both match; nil where that is not known.
  func beats(_ other: Self) -> Bool? {
    if variant.priority != other.variant.priority { return variant.priority > other.variant.priority }
    if site.rank != other.site.rank { return site.rank < other.site.rank }
    if readsEmptySegments(apartFrom: other) { return nil }
    let lead = lead(over: other)
    let count = leastCount(sharedWith: other, lead)
    for position in 0..<max(0, min(count, count - lead)) {
      let rank = variant.rank(at: position, of: count)
      let otherRank = other.variant.rank(at: position, of: count - lead)
      if rank != otherRank { return rank < otherRank }
    }
    let (key, otherKey) = (variant.finalKey, other.variant.finalKey)
    return key == otherKey ? lead <= 0 : key < otherKey
  }

  /// How many segments more it reads of a URL that both match: the host may be one, and the empty one behind a final `/`.
  private func lead(over other: Self) -> Int {
    var lead = 0
    if site.isShifted(against: other.site) {
      if case .hostIsFirst = site.kind { lead = 1 } else { lead = -1 }
    }
    if site.reading.isStrict != other.site.reading.isStrict {
      if site.reading.isStrict, endsInSlash { lead += 1 }
      if other.site.reading.isStrict, other.endsInSlash { lead -= 1 }
    }
    return lead
  }

  /// How many segments it reads of a shortest URL that both match. On longer ones two compare alike: where their gaps
  /// begin is fixed, and so is how far apart they end.
  private func leastCount(sharedWith other: Self, _ lead: Int) -> Int {
    let (own, rival) = (variant.segments.count, other.variant.segments.count + lead)
    switch (variant.gap, other.variant.gap) {
    case (nil, _): return own
    case (_, nil): return rival
    case (_?, _?): return max(own, rival) + 1
    }
  }

  private var endsInSlash: Bool { variant.segments.last == .literal("") }

  /// Whether one collapses slashes that the other reads as an empty segment.
  func readsEmptySegments(apartFrom other: Self) -> Bool {
    guard site.reading.collapses != other.site.reading.collapses else { return false }
    let reader = site.reading.collapses ? other : self
    if reader.site.reading.isStrict { return true }
    return reader.variant.gap.map { !$0.isTail } ?? false
  }
}

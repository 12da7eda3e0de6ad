import NavSpecRuntime

/// Looks in spaces for a URL that does something, as the table itself says: each URL that another variant
/// takes cuts what that variant matches out of the spaces, until one is found or nothing is left.
struct CoverSearch {
  /// What the table says of a URL.
  enum Judgement {
    case found
    case taken(LinkModel.Reference)
    /// The URL does not belong where it was thought to.
    case missed
  }

  enum Result {
    case found(LinkWitness)
    /// Nothing is left, thanks to these.
    case covered(Set<LinkModel.Reference>)
    case notProved
  }

  /// Where the spaces are from.
  let model: LinkModel
  /// Where those are from that take URLs.
  let takers: LinkModel
  /// What a taker must beat; nil if it only has to match.
  let loser: LinkVariant?
  /// Cuts that one search may make.
  static let cutLimit = 64

  func result(in spaces: [LinkSpace], judge: (LinkWitness) -> Judgement) -> Result {
    var pending = spaces
    var found: Set<LinkModel.Reference> = []
    var cuts = 0
    var isExact = true
    while let space = pending.popLast() {
      guard let witness = space.witness(model.pool) else {
        if !space.isEmpty(model.pool) { isExact = false }
        continue
      }
      switch judge(witness) {
      case .found: return .found(witness)
      case .missed: isExact = false
      case .taken(let taker):
        found.insert(taker)
        cuts += 1
        guard cuts <= Self.cutLimit else { return .notProved }
        let difference = rest(of: space, without: taker)
        if difference.spaces.contains(space) { return .notProved }
        if !difference.isExact { isExact = false }
        pending += difference.spaces
      }
    }
    return isExact ? .covered(found) : .notProved
  }

  /// What a variant leaves of a space, where it beats another.
  private func rest(of space: LinkSpace, without taker: LinkModel.Reference) -> LinkSpace.Difference {
    let variant = takers.variant(taker)
    var result = LinkSpace.Difference(spaces: [space])
    for site in takers.sites(of: variant) {
      guard model.sources[space.site.source].readsSegments(as: takers.sources[site.source]),
        let cut = takers.space(of: variant, at: site)
      else { continue }
      if let loser, case .variant = taker,
        !variant.beats(loser, rank: site.rank, otherRank: space.site.rank)
      {
        continue
      }
      var next = LinkSpace.Difference(isExact: result.isExact)
      for piece in result.spaces {
        let difference = piece.subtracting(cut, model.pool)
        next.spaces += difference.spaces
        if !difference.isExact { next.isExact = false }
      }
      result = next
    }
    return result
  }
}

extension LinkVariant {
  /// Whether it has at least an equal key on every URL that both match.
  func beats(_ other: LinkVariant, rank: UInt32, otherRank: UInt32) -> Bool {
    let count: Int
    switch (gap, other.gap) {
    case (nil, _): count = segments.count
    case (_, nil): count = other.segments.count
    case (let first?, let second?):
      let start = max(first.position, second.position)
      let end = max(segments.count - first.position, other.segments.count - second.position)
      count = start + end + 1
    }
    return wins(over: other, segmentCount: count, hostRank: rank, otherHostRank: otherRank) != false
  }
}

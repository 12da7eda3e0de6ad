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
    /// The URL does not belong where it was thought to.
    case missed
  }

  enum Result {
    case found(LinkWitness)
    /// Nothing is left, thanks to these.
    case covered(Set<LinkModel.Reference>)
    case notProved
    /// Nor is it known what a larger bound would have shown.
    case stopped
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

  /// Cuts that one search may make.
  static let cutLimit = 64

  func result(in spaces: [LinkSpace], judge: (LinkWitness) -> Verdict) -> Result {
    // What comes first is looked at first.
    var pending = Array(spaces.reversed())
    var found: Set<LinkModel.Reference> = []
    var cuts = 0
    var isExact = true
    var isStopped = false
    while let space = pending.popLast() {
      guard let witness = space.witness(model.pool) else {
        if !space.isEmpty(model.pool) { isStopped = true }
        continue
      }
      let taker: LinkModel.Reference
      var owner = model
      var rival: Competitor?
      switch judge(witness) {
      case .found: return .found(witness)
      case .missed:
        isExact = false
        continue
      case .taken(.exclusion(let exclusion)): (taker, owner) = (.exclusion(exclusion), takers)
      case .taken(let reference): (taker, owner, rival) = (reference, takers, loser)
      case .overtaken(let variant): (taker, rival) = (.variant(variant), subject)
      case .excluded(let exclusion): taker = .exclusion(exclusion)
      }
      found.insert(taker)
      cuts += 1
      guard cuts <= Self.cutLimit, model.spend() else { return .stopped }
      let difference = rest(of: space, without: taker, of: owner, where: rival)
      if !difference.isExact { isExact = false }
      if difference.spaces.contains(space) {
        isExact = false
      } else {
        pending += difference.spaces.reversed()
      }
    }
    if isStopped { return .stopped }
    return isExact ? .covered(found) : .notProved
  }

  /// What a variant leaves of a space, where it beats another.
  private func rest(
    of space: LinkSpace, without taker: LinkModel.Reference, of owner: LinkModel, where rival: Competitor?
  ) -> LinkSpace.Difference {
    let variant = owner.variant(taker)
    var result = LinkSpace.Difference(spaces: [space])
    for (place, site) in owner.sites(of: variant).enumerated() {
      guard space.site.intersection(site, model.pool) != nil,
        rival.map({ Competitor(variant: variant, site: site).beats($0) }) ?? true,
        let cut = owner.space(of: taker, place, site)
      else { continue }
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
  /// How many segments a shortest URL has that both may match. Two compare alike on every URL that both do.
  func sharedCount(with other: Self) -> Int {
    switch (gap, other.gap) {
    case (nil, _): return segments.count
    case (_, nil): return other.segments.count
    case (let first?, let second?):
      let start = max(first.position, second.position)
      let end = max(segments.count - first.position, other.segments.count - second.position)
      return start + end + 1
    }
  }
}

extension CoverSearch.Competitor {
  /// Whether it has at least an equal key on every URL that both match.
  func beats(_ other: Self) -> Bool {
    if site.isShifted(against: other.site) { return beatsShifted(other) }
    let isStrict = site.reading.isStrict
    if isStrict != other.site.reading.isStrict, (isStrict ? self : other).endsInSlash {
      // The one that ignores the `/` at the end reads a segment less, and wins where all else is alike.
      let (first, second) = isStrict ? (withoutSlash, other.variant) : (variant, other.withoutSlash)
      let wins = first.wins(
        over: second, segmentCount: first.sharedCount(with: second), hostRank: site.rank,
        otherHostRank: other.site.rank)
      return wins ?? !isStrict
    }
    return variant.wins(
      over: other.variant, segmentCount: variant.sharedCount(with: other.variant), hostRank: site.rank,
      otherHostRank: other.site.rank) != false
  }

  /// The same where one reads a segment more, the host. Two without gaps compare alike on every URL.
  private func beatsShifted(_ other: Self) -> Bool {
    guard site.reading == other.site.reading, variant.gap == nil, other.variant.gap == nil else {
      return false
    }
    let count = min(variant.segments.count, other.variant.segments.count)
    var first = variant
    var second = other.variant
    first.segments = Array(first.segments.prefix(count))
    second.segments = Array(second.segments.prefix(count))
    return first.wins(
      over: second, segmentCount: count, hostRank: site.rank, otherHostRank: other.site.rank)
      ?? (variant.segments.count <= other.variant.segments.count)
  }

  private var endsInSlash: Bool { variant.segments.last == .literal("") }

  private var withoutSlash: LinkVariant {
    var result = variant
    result.segments.removeLast()
    return result
  }
}

package import NavSpecRuntime

/// What is wrong with a link table as a whole, each finding proved by the table itself.
package struct LinkAnalysis: Sendable {
  /// Two patterns of different routes open one URL, and nothing decides which.
  package struct Conflict: Hashable, Sendable {
    package var earlier: LinkVariant.Origin
    package var later: LinkVariant.Origin
    package var witness: LinkWitness
    /// Whether only one of the app's prefixes makes one of them open it.
    package var usesPrefix = false
  }

  /// A pattern that never opens anything, since others take every URL that it matches.
  package struct Shadow: Hashable, Sendable {
    package var pattern: LinkVariant.Origin
    /// Whose patterns take its URLs, in order.
    package var takers: [LinkVariant.Origin]
    package var witness: LinkWitness?
  }

  /// A pattern with two ways of reading one URL.
  package struct Overlap: Hashable, Sendable {
    package var pattern: LinkVariant.Origin
    package var witness: LinkWitness
  }

  /// In the order of the later patterns.
  package private(set) var conflicts: [Conflict] = []
  package private(set) var shadows: [Shadow] = []
  package private(set) var overlaps: [Overlap] = []
  /// For each pattern that is known to open something, a URL that it opens (or ties for).
  package private(set) var openings: [LinkVariant.Origin: LinkWitness] = [:]
  /// Patterns of which a bound ended the search: they may conflict or be shadowed all the same.
  package private(set) var unproved: Set<LinkVariant.Origin> = []

  package init(of table: LinkTable) {
    let model = LinkModel(table)
    // What is at a place with too many others is not looked at any more.
    var skipped: Set<LinkVariant.Origin> = []
    conflicts = Self.conflicts(in: model, &unproved, &skipped)
    unproved.formUnion(skipped)
    let inConflict = Set(conflicts.flatMap { [$0.earlier, $0.later] })
    // By index, since a variant is a large value.
    for (origin, variants) in Array(table.variants.indices).parts(by: { table.variants[$0].origin })
    where !skipped.contains(origin) {
      switch Self.life(of: variants, in: model) {
      case .found(let witness): openings[origin] = witness
      case .covered(let takers) where !takers.isEmpty && !inConflict.contains(origin):
        let spaces = model.spaces(of: table.variants[variants[0]])
        shadows.append(
          Shadow(
            pattern: origin, takers: model.origins(of: takers),
            witness: spaces.lazy.compactMap { $0.witness(model.pool) }.first))
      case .covered: continue
      case .notProved: unproved.insert(origin)
      }
    }
    overlaps = Self.overlaps(in: model, &unproved)
    // A pattern with other problems is not reported again.
    unproved.subtract(conflicts.map(\.later))
  }

  private static func conflicts(
    in model: LinkModel, _ unproved: inout Set<LinkVariant.Origin>, _ skipped: inout Set<LinkVariant.Origin>
  ) -> [Conflict] {
    let variants = model.table.variants
    var found: [Conflict] = []
    var known: Set<[LinkVariant.Origin]> = []
    var counts: [LinkVariant.Origin: Int] = [:]
    let rest = TieFinder.visitPairs(model) { first, second in
      let (earlier, later) = (variants[first].origin, variants[second].origin)
      guard counts[later, default: 0] < AnalysisBudget.conflicts else { return true }
      guard !known.contains([earlier, later]) else { return false }
      guard model.budget.spend() else {
        unproved.insert(later)
        return true
      }
      let result = tie(of: first, second, in: model)
      if case .notProved = result { unproved.insert(later) }
      guard case .found(let witness) = result else { return false }
      known.insert([earlier, later])
      counts[later, default: 0] += 1
      found.append(
        Conflict(
          earlier: earlier, later: later, witness: witness,
          usesPrefix: variants[first].usesPrefix != variants[second].usesPrefix))
      return counts[later, default: 0] >= AnalysisBudget.conflicts
    }
    skipped = Set(rest.map { variants[$0].origin })
    guard found.count > 1 else { return found }
    let order = Dictionary(
      variants.enumerated().map { ($1.origin, $0) }, uniquingKeysWith: { first, _ in first })
    return found.sorted {
      (order[$0.later] ?? 0, order[$0.earlier] ?? 0) < (order[$1.later] ?? 0, order[$1.earlier] ?? 0)
    }
  }

  /// A URL that two variants match with equal keys and that no better one takes.
  private static func tie(of first: Int, _ second: Int, in model: LinkModel) -> CoverSearch.Result {
    let (earlier, later) = (model.table.variants[first], model.table.variants[second])
    if let when = earlier.when, let other = later.when, when.condition == other.condition,
      when.isNegated != other.isNegated
    {
      return .covered([])
    }
    let rivalSites = model.sites(of: later)
    return CoverSearch.result(of: model.sites(of: earlier).enumerated()) { place, site in
      guard let space = model.space(at: first, place, site) else { return nil }
      return CoverSearch.result(of: rivalSites.enumerated()) { place, rivalSite in
        guard rivalSite.rank == site.rank, site.intersection(rivalSite, model.pool) != nil,
          let rival = model.space(at: second, place, rivalSite)
        else { return nil }
        let search = CoverSearch(
          model: model, takers: model, loser: .init(variant: earlier, site: site))
        return search.result(in: space.intersection(rival, model.pool)) { witness in
          model.budget.spend(model.resolvingCost(of: first))
          return model.verdict(of: witness) { candidates in
            let best = Set(candidates.filter(\.isBest).map(\.variant))
            if best.contains(first), best.contains(second) { return .found }
            let all = Set(candidates.map(\.variant))
            guard all.contains(first), all.contains(second), let winner = candidates.first else {
              return .missed
            }
            return .taken(.variant(winner.variant))
          }
        }
      }
    }
  }

  /// A URL that a pattern opens, given its variants, or the patterns that match all its URLs.
  private static func life(of variants: [Int], in model: LinkModel) -> CoverSearch.Result {
    guard !model.budget.isSpent else { return .notProved(.steps) }
    return CoverSearch.result(of: variants) { index in
      let variant = model.table.variants[index]
      return CoverSearch.result(of: model.sites(of: variant)) { site in
        guard let space = model.space(of: variant, at: site) else { return nil }
        let search = CoverSearch(
          model: model, takers: model, loser: .init(variant: variant, site: site))
        return search.result(in: [space]) { witness in
          model.budget.spend(model.resolvingCost(of: index))
          return model.verdict(of: witness) { verdict(of: $0, for: index, variants, model) }
        }
      }
    }
  }

  private static func verdict(
    of candidates: [LinkTable.Candidate], for index: Int, _ variants: [Int], _ model: LinkModel
  ) -> CoverSearch.Verdict {
    guard let winner = candidates.first, let own = candidates.first(where: { $0.variant == index }) else {
      return .missed
    }
    if variants.contains(winner.variant) { return .found }
    // Among equals of one route the earlier wins; between routes nothing decides.
    let isTied =
      own.isBest
      && candidates.contains { $0.isBest && model.owners[$0.variant] != model.owners[index] }
    return isTied ? .found : .taken(.variant(winner.variant))
  }

  private static func overlaps(in model: LinkModel, _ unproved: inout Set<LinkVariant.Origin>) -> [Overlap] {
    let variants = model.table.variants
    var overlaps: [Overlap] = []
    for later in variants.indices {
      let origin = variants[later].origin
      var earlier = later - 1
      while earlier >= 0, variants[earlier].origin == origin {
        defer { earlier -= 1 }
        // A prefix is not the pattern's own.
        guard !variants[earlier].usesPrefix, !variants[later].usesPrefix, overlaps.last?.pattern != origin
        else { continue }
        guard model.budget.spend() else {
          unproved.insert(origin)
          break
        }
        switch sharedURL(of: earlier, later, in: model) {
        case .found(let witness): overlaps.append(Overlap(pattern: origin, witness: witness))
        case .notProved: unproved.insert(origin)
        case .covered: continue
        }
      }
    }
    return overlaps
  }

  private static func sharedURL(
    of first: Int, _ second: Int, in model: LinkModel
  ) -> CoverSearch.Result {
    let search = CoverSearch(model: model, takers: model)
    return CoverSearch.result(of: model.sites(of: model.table.variants[first]).enumerated()) { place, site in
      guard let space = model.space(at: first, place, site),
        let rival = model.space(at: second, place, site)
      else { return nil }
      return search.result(in: space.intersection(rival, model.pool)) { witness in
        model.verdict(of: witness) { candidates in
          Set(candidates.map(\.variant)).isSuperset(of: [first, second]) ? .found : .missed
        }
      }
    }
  }
}

extension LinkModel {
  /// What the table says of a witness, given what its candidates mean.
  func verdict(of witness: LinkWitness, _ judge: ([LinkTable.Candidate]) -> CoverSearch.Verdict)
    -> CoverSearch.Verdict
  {
    switch contest(for: witness) {
    case .excluded(let exclusion): .excluded(exclusion)
    case .candidates(let candidates): judge(candidates)
    }
  }

  /// Whose patterns these are, in order.
  func origins(of references: Set<Reference>) -> [LinkVariant.Origin] {
    var origins: [LinkVariant.Origin] = []
    for reference in references.sorted() {
      let origin = variant(reference).origin
      if origins.last != origin { origins.append(origin) }
    }
    return origins
  }
}

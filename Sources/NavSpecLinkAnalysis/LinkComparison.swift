package import NavSpecRuntime

/// What is known of a claim about URLs.
package enum LinkProof: Hashable, Sendable {
  /// The claim is true of every URL.
  case proved
  /// It is false: of this URL, as the link tables themselves say.
  case witness(LinkWitness)
  /// To tell would cost too much: more than this.
  case notProved(SearchLimit)

  fileprivate init(_ result: CoverSearch.Result) {
    switch result {
    case .found(let witness): self = .witness(witness)
    case .covered: self = .proved
    case .notProved(let limit): self = .notProved(limit)
    }
  }
}

/// What ends a search before anything is proved.
package enum SearchLimit: Hashable, Sendable {
  case steps
  /// Patterns that take a part of one pattern's URLs.
  case pieces
  /// States of the types that patterns accept.
  case states
  /// URLs that are tried where no pattern can list them all.
  case trials

  /// How a sentence says that it is spent.
  package var phrase: String {
    switch self {
    case .steps: "the comparison has taken all its steps"
    case .pieces: "more than \(AnalysisBudget.cuts) patterns take parts of its URLs"
    case .states: "the types of its params take too many states"
    case .trials: "\(AnalysisBudget.trials) of its URLs were tried, and there are more"
    }
  }
}

/// What becomes, in a newer link table, of the URLs that an older one opened. Each answer is a search over all URLs
/// and all answers of conditions; a URL that is found is what both tables themselves do.
package struct LinkComparison {
  private let base: LinkModel
  private let head: LinkModel
  private let index: VariantIndex

  package init(base: LinkTable, head: LinkTable) {
    // A URL is resolved in both tables: each pays for the dearer one.
    let cost = max(base.resolvingCost, head.resolvingCost)
    let steps = AnalysisBudget.comparisonSteps
    let base = LinkModel(base, steps: steps, resolvingCost: cost)
    self.init(base: base, head: LinkModel(head, sharing: base, steps: steps, resolvingCost: cost))
  }

  private init(base: LinkModel, head: LinkModel) {
    self.base = base
    self.head = head
    index = VariantIndex(head.table.variants, of: [base.table.schema, head.table.schema])
  }

  /// What becomes, in the older table, of the URLs that the newer one opens. What is known of both is shared.
  package var reversed: Self { Self(base: head, head: base) }

  package var budget: AnalysisBudget { base.budget }

  /// What it costs to follow a URL, which redirects may lead on and on.
  package var followingCost: Int { 4 * base.table.schema.redirects.count }

  /// What it costs to describe a URL, which resolves it several times.
  package var reportCost: Int { 8 * base.resolvingCost }

  /// The variants of the newer table that may match a URL of a variant of the older one.
  package func rivals(of variant: Int) -> [Int] {
    let rivals = index.rivals(of: base.table.variants[variant])
    // A few are found at once; many are gathered and sorted.
    budget.spend(max(0, rivals.count - 256) / 4)
    return rivals
  }

  /// What a witness says of conditions, by their names.
  package func conditions(of witness: LinkWitness) -> [String: Bool] {
    Dictionary(
      witness.conditions.map { (head.conditionName($0.key) ?? "", $0.value) }, uniquingKeysWith: { $1 })
  }

  /// Whether every URL that a variant of the older table opened still meets a link or a redirect; a witness meets
  /// none, or an exclusion.
  /// - Parameters:
  ///   - part: What is looked at of the variant; nil is all of it.
  ///   - isConstant: Whether all its URLs have one effect.
  ///   - hasOtherEffect: What both apps do with a URL that no link or redirect of the newer table takes.
  package func isStillOpened(
    _ variant: Int, only part: LinkVariant? = nil, isConstant: Bool = false,
    hasOtherEffect: (LinkWitness) -> Bool = { _ in true }
  ) -> LinkProof {
    proof(of: variant, only: part) { space in
      let search = CoverSearch(model: base, takers: head, subject: subject(variant, space))
      return search.result(in: [space]) { witness in
        if let verdict = baseVerdict(of: witness, for: variant) { return verdict }
        switch head.contest(for: witness) {
        case .candidates(let candidates) where !candidates.isEmpty:
          return .taken(.variant(candidates[0].variant))
        case .excluded: return hasOtherEffect(witness) ? .found : .unremarkable
        default: return hasOtherEffect(witness) ? .found : isConstant ? .alike : .unremarkable
        }
      }
    }
  }

  /// Whether no URL that a variant of the older table opened is taken by an exclusion of the newer one; a witness is.
  package func isKept(_ variant: Int, from exclusion: LinkVariant) -> LinkProof {
    proof(of: variant) { space in
      let shared = head.spaces(of: exclusion).flatMap { $0.intersection(space, base.pool) }
      guard !shared.isEmpty else { return .covered([]) }
      let search = CoverSearch(model: base, takers: head, subject: subject(variant, space))
      return search.result(in: shared) { witness in
        if let verdict = baseVerdict(of: witness, for: variant) { return verdict }
        if case .excluded = head.contest(for: witness) { return .found }
        return .missed
      }
    }
  }

  /// What is looked at of a variant of the newer table.
  package enum Portion {
    case all
    case part(LinkVariant)
    /// What none of these matches.
    case rest(of: [LinkVariant])
  }

  /// Whether no URL that a variant of the older table opened is now taken by a variant of the newer one to another
  /// effect; a witness is.
  /// - Parameters:
  ///   - part: What is looked at of the variant; nil is all of it.
  ///   - portion: What is looked at of the rival.
  ///   - tests: What else is asked of a URL.
  ///   - hasOtherEffect: What both apps do with a URL that the two variants take.
  package func isUnmoved(
    _ variant: Int, only part: LinkVariant? = nil, from rival: Int, _ portion: Portion = .all,
    where tests: [LinkTest] = [], hasOtherEffect: (LinkWitness) -> Bool
  ) -> LinkProof {
    let stranger = head.table.variants[rival]
    return proof(of: variant, only: part) { space in
      CoverSearch.result(of: head.sites(of: stranger).enumerated()) { place, site in
        guard site.intersection(space.site, base.pool) != nil else { return nil }
        let looked = looked(at: portion, of: rival, place)
        let shared = tests.reduce(looked.spaces.flatMap { $0.intersection(space, base.pool) }) {
          spaces, test in spaces.flatMap { base.part($0, passing: test) }
        }
        guard !shared.isEmpty else { return looked.isExact ? nil : .notProved(.trials) }
        // What beats the stranger keeps its URLs.
        let search = CoverSearch(
          model: base, takers: head, loser: .init(variant: stranger, site: site),
          subject: subject(variant, space))
        return search.result(in: shared) { witness in
          if let verdict = baseVerdict(of: witness, for: variant) { return verdict }
          let candidates: [LinkTable.Candidate]
          switch head.contest(for: witness) {
          // What is excluded now is found by itself.
          case .excluded(let exclusion): return .taken(.exclusion(exclusion))
          case .candidates(let all): candidates = all
          }
          guard let winner = candidates.first else { return .missed }
          guard winner.variant == rival else { return .taken(.variant(winner.variant)) }
          if hasOtherEffect(witness) { return .found }
          // Another variant of the pattern opened it, and is compared by itself.
          return owner(of: witness).flatMap { $0 == variant ? nil : .overtaken($0) } ?? .unremarkable
        }
      }
    }
  }

  private func looked(at portion: Portion, of rival: Int, _ place: Int) -> LinkSpace.Difference {
    let sites = head.sites(of: head.table.variants[rival])
    /// What a part matches at the same site. It may be of one alone, or not met without one, which would be the first.
    func space(of part: LinkVariant) -> [LinkSpace] {
      let own = head.sites(of: part)
      let index = place - (sites.count - own.count)
      let same =
        part.site != nil
        ? own.filter { $0.intersection(sites[place], base.pool) != nil }
        : own.indices.contains(index) ? [own[index]] : []
      return same.compactMap { head.space(of: part, at: $0) }
    }
    if case .part(let part) = portion { return LinkSpace.Difference(spaces: space(of: part)) }
    var looked = LinkSpace.Difference(spaces: head.space(at: rival, place, sites[place]).map { [$0] } ?? [])
    guard case .rest(let parts) = portion else { return looked }
    for part in parts where budget.spend() {
      for cut in space(of: part) { looked.subtract(cut, base.pool) }
    }
    return looked
  }

  /// Whether no URL of the app that neither table's links and redirects take has another effect now; a witness has.
  /// - Parameters:
  ///   - exclusion: An exclusion of the newer table whose URLs are looked at; nil looks at those that none takes.
  ///   - isFallbackSame: Whether both do the same with what is theirs: then only what one has alone can differ.
  ///   - hasOtherEffect: What both apps do with such a URL.
  package func isUnmovedWithoutLinks(
    from exclusion: LinkVariant?, isFallbackSame: Bool, hasOtherEffect: (LinkWitness) -> Bool
  ) -> LinkProof {
    let owned = base.ownSpaces
    let spaces: [LinkSpace]
    if let exclusion {
      spaces = head.spaces(of: exclusion).flatMap { space in
        owned.flatMap { space.intersection($0, base.pool) }
      }
    } else {
      let shared = isFallbackSame ? Set(head.ownSpaces) : []
      spaces = owned.filter { !shared.contains($0) }
    }
    let result = CoverSearch.result(of: spaces) { space in
      guard budget.spend() else { return .notProved(.steps) }
      return CoverSearch(model: base, takers: head).result(in: [space]) { witness in
        switch base.contest(for: witness) {
        case .excluded(let known): return .excluded(known)
        case .candidates(let all): if let winner = all.first { return .overtaken(winner.variant) }
        }
        switch head.contest(for: witness) {
        case .excluded(let known): if exclusion == nil { return .taken(.exclusion(known)) }
        case .candidates(let all): if let winner = all.first { return .taken(.variant(winner.variant)) }
        }
        return hasOtherEffect(witness) ? .found : .unremarkable
      }
    }
    return LinkProof(result)
  }

  /// How much of something is meant.
  package enum Extent: Hashable {
    case none, some, all
  }

  /// How much of what a variant of the older table matches the newer one excludes.
  package func excludedPart(of variant: Int) -> Extent {
    let cuts = head.table.exclusionVariants.flatMap(head.spaces)
    let spaces = base.spaces(at: variant)
    guard spaces.contains(where: { space in cuts.contains { !space.intersection($0, base.pool).isEmpty } })
    else { return .none }
    return isCovered(variant, by: head.table.exclusionVariants) ? .all : .some
  }

  /// Whether variants of the newer table together match every URL that a variant of the older one matches.
  package func isCovered(_ variant: Int, by variants: [LinkVariant]) -> Bool {
    var rest = LinkSpace.Difference(spaces: base.spaces(at: variant))
    for space in variants.flatMap(head.spaces) where rest.isExact { rest.subtract(space, base.pool) }
    return rest.isExact && rest.spaces.allSatisfy { $0.isEmpty(base.pool) }
  }

  /// A URL for each part of what a variant of the older table matches, as a sample.
  package func sample(_ variant: Int) -> [LinkWitness] {
    base.spaces(at: variant).compactMap { $0.witness(base.pool) }
  }

  private func subject(_ variant: Int, _ space: LinkSpace) -> CoverSearch.Competitor {
    CoverSearch.Competitor(variant: base.table.variants[variant], site: space.site)
  }

  private func proof(
    of variant: Int, only part: LinkVariant? = nil, _ result: (LinkSpace) -> CoverSearch.Result
  ) -> LinkProof {
    guard budget.spend() else { return .notProved(.steps) }
    return LinkProof(CoverSearch.result(of: part.map(base.spaces) ?? base.spaces(at: variant), result))
  }

  /// The variant of the older table that opens a URL.
  private func owner(of witness: LinkWitness) -> Int? {
    guard case .candidates(let candidates) = base.contest(for: witness) else { return nil }
    return candidates.first?.variant
  }

  /// What is to be said of a URL that the variant did not open in the older table; nil if it did.
  private func baseVerdict(of witness: LinkWitness, for variant: Int) -> CoverSearch.Verdict? {
    switch base.contest(for: witness) {
    case .excluded(let exclusion): return .excluded(exclusion)
    case .candidates(let candidates):
      guard let winner = candidates.first, candidates.contains(where: { $0.variant == variant }) else {
        return .missed
      }
      let isOwn = base.table.variants[winner.variant].origin == base.table.variants[variant].origin
      return isOwn ? nil : .overtaken(winner.variant)
    }
  }
}

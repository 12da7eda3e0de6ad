package import NavSpecRuntime

/// What is known of a claim about URLs.
package enum LinkProof: Hashable, Sendable {
  /// The claim is true of every URL.
  case proved
  /// It is false: of this URL, as the link tables themselves say.
  case witness(LinkWitness)
  /// To tell would cost too much.
  case notProved
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
    let base = LinkModel(base, budget: Self.budget, resolvingCost: cost)
    self.init(
      base: base, head: LinkModel(head, sharing: base, budget: Self.budget, resolvingCost: cost))
  }

  private init(base: LinkModel, head: LinkModel) {
    self.base = base
    self.head = head
    index = VariantIndex(head.table.variants, of: [base.table.schema, head.table.schema])
  }

  /// What becomes, in the older table, of the URLs that the newer one opens. What is known of both is shared.
  package var reversed: Self { Self(base: head, head: base) }

  /// A search costs more here than in one table: it asks what both do with a URL, and describes it.
  private static let budget = 400_000

  /// Whether the answers have come to an end: all that follow are that nothing is proved.
  package var isExhausted: Bool { base.isExhausted }

  /// Whether there is budget for one more step.
  package func spend() -> Bool { base.spend() }

  /// Pays for the description of a URL, which resolves it several times.
  package func payForReport() { base.payForReport() }

  /// Pays for a URL's being followed, which redirects may lead on and on.
  package func payForRedirects() { base.pay(4 * base.table.schema.redirects.count) }

  /// Gives the whole budget again, to another question.
  package func renewBudget() { base.renewBudget() }

  /// The variants of the newer table that may match a URL of a variant of the older one.
  package func rivals(of variant: Int) -> [Int] {
    let rivals = index.rivals(of: base.table.variants[variant])
    // A few are found at once; many are gathered and sorted.
    base.pay(max(0, rivals.count - 256) / 4)
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
  ///   - opens: Whether a URL that the variant takes opens something, which is not said of a redirect.
  package func isStillOpened(
    _ variant: Int, only part: LinkVariant? = nil, opens: (LinkWitness) -> Bool = { _ in true }
  ) -> LinkProof {
    proof(of: variant, only: part) { space in
      let search = CoverSearch(model: base, takers: head, subject: subject(variant, space))
      return search.result(in: [space]) { witness in
        if let verdict = baseVerdict(of: witness, for: variant) { return verdict }
        switch head.contest(for: witness) {
        case .candidates(let candidates) where !candidates.isEmpty:
          return .taken(.variant(candidates[0].variant))
        default: return opens(witness) ? .found : .missed
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

  /// Whether no URL that a variant of the older table opened is now taken by a variant of the newer one to another
  /// effect; a witness is.
  /// - Parameters:
  ///   - variant: The variant of the older table.
  ///   - part: What is looked at of it; nil is all of it.
  ///   - rival: The variant of the newer table.
  ///   - hasOtherEffect: What both tables do with a URL that the two variants take.
  package func isUnmoved(
    _ variant: Int, only part: LinkVariant? = nil, from rival: Int, hasOtherEffect: (LinkWitness) -> Bool
  ) -> LinkProof {
    let stranger = head.table.variants[rival]
    return proof(of: variant, only: part) { space in
      var isExact = true
      for (place, site) in head.sites(of: stranger).enumerated()
      where site.intersection(space.site, base.pool) != nil {
        let shared = head.space(at: rival, place, site)?.intersection(space, base.pool) ?? []
        guard !shared.isEmpty else { continue }
        // What beats the stranger keeps its URLs.
        let search = CoverSearch(
          model: base, takers: head, loser: .init(variant: stranger, site: site),
          subject: subject(variant, space))
        // Two values may be alike by chance: the next ones are tried.
        var spaces = shared
        var isDecided = false
        for attempt in 0..<3 where !isDecided {
          let result = search.result(in: spaces) { witness in
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
            return owner(of: witness).flatMap { $0 == variant ? nil : .overtaken($0) } ?? .missed
          }
          switch result {
          case .found: return result
          case .covered:
            // Of a path that was left out, one URL is known.
            if attempt == 0 { isDecided = true } else { spaces = [] }
          case .notProved: spaces = spaces.flatMap { withoutSample($0) }
          }
        }
        if !isDecided { isExact = false }
      }
      return isExact ? .covered([]) : .notProved
    }
  }

  /// The URL of a witness with a value for every key of the query that a variant of each table may leave out: with
  /// values that both accept; and with those that only one accepts of each key.
  package func filled(_ url: String, _ variant: Int, _ rival: Int) -> [String] {
    func values(_ variant: LinkVariant) -> [String: LanguagePool.ID] {
      var values: [String: LanguagePool.ID] = [:]
      for case .optional(let key, let field) in variant.query where values[key] == nil {
        values[key] = base.pool.language(ofValue: field, inQuery: true, ignoringCase: false)
      }
      return values
    }
    let (old, new) = (values(base.table.variants[variant]), values(head.table.variants[rival]))
    func texts(_ language: (LanguagePool.ID, LanguagePool.ID) -> LanguagePool.ID) -> [String: String] {
      Dictionary(
        uniqueKeysWithValues: old.compactMap { key, first in
          new[key].flatMap { base.pool.witness(language(first, $0)) }.map { (key, $0) }
        })
    }
    let shared = old.merging(new) { first, _ in first }.compactMapValues(base.pool.witness)
      .merging(texts(base.pool.intersection)) { $1 }
    var urls: [String] = []
    for texts in [shared, texts(base.pool.difference), texts { base.pool.difference($1, $0) }]
    where !texts.isEmpty {
      let url = Self.appending(texts, to: url)
      if !urls.contains(url) { urls.append(url) }
    }
    return urls
  }

  private static func appending(_ texts: [String: String], to url: String) -> String {
    let items = texts.sorted { $0.key < $1.key }.map { key, text in
      LinkSpace.encoded(key, keeping: ":@") + "=" + LinkSpace.encoded(text, keeping: ":@/")
    }
    let parts = url.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let separator = parts[0].contains("?") ? "&" : "?"
    return parts[0] + separator + items.joined(separator: "&") + parts.dropFirst().map { "#" + $0 }.joined()
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
    var rest = base.spaces(at: variant)
    for space in variants.flatMap(head.spaces) {
      let parts = rest.map { $0.subtracting(space, base.pool) }
      guard parts.allSatisfy(\.isExact) else { return false }
      rest = parts.flatMap(\.spaces)
    }
    return rest.allSatisfy { $0.isEmpty(base.pool) }
  }

  /// A URL for each part of what a variant of the older table matches, as a sample.
  package func sample(_ variant: Int) -> [LinkWitness] {
    base.spaces(at: variant).compactMap { $0.witness(base.pool) }
  }

  /// What a space holds beside the path that is its sample.
  private func withoutSample(_ space: LinkSpace) -> [LinkSpace] {
    guard let path = space.path.shortest(base.pool) else { return [] }
    let texts = path.compactMap { base.pool.witness($0) }
    var tried = space
    tried.path = PathSpace(before: texts.map { base.pool.language(ofLiteral: $0, ignoringCase: false) })
    return space.subtracting(tried, base.pool).spaces
  }

  private func subject(_ variant: Int, _ space: LinkSpace) -> CoverSearch.Competitor {
    CoverSearch.Competitor(variant: base.table.variants[variant], site: space.site)
  }

  private func proof(
    of variant: Int, only part: LinkVariant? = nil, _ result: (LinkSpace) -> CoverSearch.Result
  ) -> LinkProof {
    guard base.spend() else { return .notProved }
    var isExact = true
    for space in part.map(base.spaces) ?? base.spaces(at: variant) {
      switch result(space) {
      case .found(let witness): return .witness(witness)
      case .covered: continue
      case .notProved: isExact = false
      }
    }
    return isExact ? .proved : .notProved
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

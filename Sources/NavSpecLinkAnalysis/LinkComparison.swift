package import NavSpecRuntime

/// What becomes, in a newer link table, of the URLs that an older one opened.
package struct LinkComparison {
  private let base: LinkModel
  private let head: LinkModel

  package init(base: LinkTable, head: LinkTable) {
    self.base = LinkModel(base)
    self.head = LinkModel(head, sharing: self.base)
  }

  /// Whether every URL that a pattern of the older table opened still opens something; a witness opens
  /// nothing any more.
  package func isStillOpened(_ pattern: LinkVariant.Origin) -> LinkProof {
    proof(of: pattern) { variant, space in
      let subject = CoverSearch.Competitor(variant: base.table.variants[variant], site: space.site)
      let search = CoverSearch(model: base, takers: head, subject: subject)
      return search.result(in: [space]) { witness in
        if let verdict = baseVerdict(of: witness, for: variant) { return verdict }
        switch head.contest(for: witness) {
        case .excluded: return .found
        case .candidates(let candidates):
          return candidates.first.map { .taken(.variant($0.variant)) } ?? .found
        }
      }
    }
  }

  /// Whether what still opens of the URLs of a pattern opens the same; a witness opens something else.
  /// - Parameters:
  ///   - pattern: A pattern of the older table.
  ///   - isSame: Whether a pattern of the newer table means the same.
  package func isUnmoved(_ pattern: LinkVariant.Origin, isSame: (LinkVariant.Origin) -> Bool) -> LinkProof {
    let strangers = head.table.variants.filter { !isSame($0.origin) }
    return proof(of: pattern) { variant, space in
      var isExact = true
      let subject = CoverSearch.Competitor(variant: base.table.variants[variant], site: space.site)
      for (stranger, site) in strangers.flatMap({ stranger in head.sites(of: stranger).map { (stranger, $0) }
      }) {
        let shared = head.space(of: stranger, at: site)?.intersection(space, base.pool) ?? []
        guard !shared.isEmpty else { continue }
        // What beats the stranger with the old meaning keeps its URLs.
        let rival = CoverSearch.Competitor(variant: stranger, site: site)
        let search = CoverSearch(model: base, takers: head, loser: rival, subject: subject)
        let result = search.result(in: shared) { witness in
          if let verdict = baseVerdict(of: witness, for: variant) { return verdict }
          guard case .candidates(let candidates) = head.contest(for: witness), let winner = candidates.first
          else { return .missed }
          return isSame(head.table.variants[winner.variant].origin)
            ? .taken(.variant(winner.variant)) : .found
        }
        switch result {
        case .found: return result
        case .covered: continue
        case .notProved, .stopped: isExact = false
        }
      }
      return isExact ? .covered([]) : .notProved
    }
  }

  private func proof(
    of pattern: LinkVariant.Origin, _ result: (Int, LinkSpace) -> CoverSearch.Result
  ) -> LinkProof {
    var isExact = true
    for (index, variant) in base.table.variants.enumerated() where variant.origin == pattern {
      for space in base.spaces(of: variant) {
        switch result(index, space) {
        case .found(let witness): return .witness(witness)
        case .covered: continue
        case .notProved, .stopped: isExact = false
        }
      }
    }
    return isExact ? .proved : .notProved
  }

  /// What is to be said of a URL that the pattern's variant did not open in the older table; nil if it did.
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

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

/// The URLs that some patterns of a table match, whichever pattern wins.
package struct LinkLanguage {
  private let model: LinkModel
  private let variants: [Int]
  private let members: Set<Int>

  /// What every link and redirect of a table matches.
  package init(_ model: LinkModel) {
    self.model = model
    variants = Array(model.table.variants.indices)
    members = Set(variants)
  }

  /// What some patterns of a table match.
  package init(_ model: LinkModel, of patterns: Set<LinkVariant.Origin>) {
    self.model = model
    variants = model.table.variants.indices.filter { patterns.contains(model.table.variants[$0].origin) }
    members = Set(variants)
  }

  /// Whether no URL is in both; a witness is in both.
  package func isDisjoint(from other: Self) -> LinkProof {
    var isExact = true
    for index in variants {
      for space in model.spaces(of: model.table.variants[index]) {
        for rival in other.variants {
          for shared in other.model.spaces(of: other.model.table.variants[rival])
            .flatMap({ space.intersection($0, model.pool) })
          {
            guard let witness = shared.witness(model.pool), matches(witness), other.matches(witness) else {
              if !shared.isEmpty(model.pool) { isExact = false }
              continue
            }
            return .witness(witness)
          }
        }
      }
    }
    return isExact ? .proved : .notProved
  }

  /// Whether every URL of it is also in the other; a witness is in this alone. Models must share their
  /// languages.
  package func isCovered(by other: Self) -> LinkProof {
    let search = CoverSearch(model: model, takers: other.model)
    var isExact = true
    for index in variants {
      let result = search.result(in: model.spaces(of: model.table.variants[index])) { witness in
        if case .excluded(let exclusion) = model.contest(for: witness) { return .excluded(exclusion) }
        guard matches(witness) else { return .missed }
        guard case .candidates(let candidates) = other.model.contest(for: witness),
          let taker = candidates.first(where: { other.members.contains($0.variant) })
        else { return .found }
        return .taken(.variant(taker.variant))
      }
      switch result {
      case .found(let witness): return .witness(witness)
      case .covered: continue
      case .notProved: isExact = false
      }
    }
    return isExact ? .proved : .notProved
  }

  private func matches(_ witness: LinkWitness) -> Bool {
    guard case .candidates(let candidates) = model.contest(for: witness) else { return false }
    return candidates.contains { members.contains($0.variant) }
  }
}

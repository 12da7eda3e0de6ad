import NavSpecRuntime

/// Redirects whose target opens nothing.
extension RedirectSearch {
  /// What a URL has behind its path.
  struct URLPart: Hashable {
    var keys: Set<String> = []
    /// Whether it may have any other key.
    var hasOtherKeys = false
    var hasFragment = false

    func subtracting(_ other: Self) -> Self {
      Self(keys: keys.subtracting(other.keys), hasFragment: hasFragment && !other.hasFragment)
    }

    static func of(_ pattern: LinkPattern) -> Self {
      Self(
        keys: Set(pattern.query.map(\.key)),
        hasOtherKeys: pattern.query.contains {
          if case .declared(let name) = $0 { name.isExploded } else { false }
        },
        hasFragment: pattern.fragment != nil)
    }
  }

  /// - Parameter hopeless: The steps from which no search reached a link, of all redirects so far.
  func deadEnd(of redirect: Int, from start: LinkWitness, _ hopeless: inout Set<Visit>)
    -> Finding<RedirectAnalysis.DeadEnd>
  {
    guard let target = missed(redirect, start) else { return .none }
    var known = hopeless
    for step in Set(sourceVariants[redirect].compactMap { stepsByVariant[$0] }).sorted() {
      switch mayReachLink(from: steps[step].targets, without: lost[redirect], &known) {
      case nil: return .stopped
      case true?: return .none
      case false?: continue
      }
    }
    hopeless = known
    // With and without optional parts the target may differ in what no pattern says.
    for variant in sourceVariants[redirect] {
      for space in model.spaces(at: variant) {
        guard let witness = space.witness(model.pool) else { return .stopped }
        let hops = model.redirectChain(of: witness).hops
        if hops.first?.redirect == redirect, missed(redirect, witness) == nil { return .none }
      }
    }
    return .found(.init(redirect: redirect, witness: start, target: target))
  }

  /// A step on the way from a redirect, and what did not reach it.
  struct Visit: Hashable {
    var step: Int
    var lost: URLPart
  }

  /// Whether a URL of a target may reach a link, perhaps through other redirects; nil once the budget is spent.
  private func mayReachLink(
    from places: [Int], without lost: URLPart, _ known: inout Set<Visit>, hops: Int = 1
  ) -> Bool? {
    guard hops < LinkTable.hopLimit else { return true }
    guard let rivals = reachable(from: places) else { return nil }
    for variant in rivals {
      guard model.budget.spend(places.count * AnalysisBudget.step) else { return nil }
      guard !shared(places, without: lost, variant).isEmpty else { continue }
      guard let next = stepsByVariant[variant] else { return true }
      let step = steps[next]
      let rest = lost.subtracting(given[step.redirect])
      let lost = URLPart(
        keys: self.lost[step.redirect].keys.union(rest.keys),
        hasFragment: self.lost[step.redirect].hasFragment || rest.hasFragment)
      guard known.insert(Visit(step: next, lost: lost)).inserted else { continue }
      let reaches = mayReachLink(from: step.targets, without: lost, &known, hops: hops + 1)
      if reaches != false { return reaches }
    }
    return false
  }

  /// Where a URL is redirected to; nil if that opens something in the end, or if another takes the URL.
  private func missed(_ redirect: Int, _ witness: LinkWitness) -> String? {
    let chain = model.redirectChain(of: witness)
    guard let first = chain.hops.first, first.redirect == redirect, chain.outcome == .unmatched,
      !chain.isEndless
    else { return nil }
    return first.url
  }
}

/// The prefix that a redirect is met behind, and that its target keeps.
package struct KeptPrefix: Hashable, Sendable {
  let prefix: LinkVariant.Prefix?
  /// Of each of its segments the text; nil for a value.
  var texts: [String?] = []
}

extension LinkVariant {
  /// The prefix of a redirect's source or target. Both are made from the same prefixes of the app, so that equal ones
  /// are of one prefix, or of several whose values are at the same places.
  package var keptPrefix: KeptPrefix {
    guard case .segments(let count)? = prefix else { return KeptPrefix(prefix: prefix) }
    return KeptPrefix(
      prefix: prefix,
      texts: segments.prefix(count).map { if case .literal(let text) = $0 { text } else { nil } })
  }
}

nonisolated extension LinkTable {
  /// A variant that matches a URL.
  public nonisolated struct Candidate: Hashable, Sendable {
    /// Its index in ``LinkTable/variants``.
    public let variant: Int
    /// Whether no other candidate has a better key; several then tie.
    public let isBest: Bool
  }

  /// What competes for a URL, before any redirect is followed.
  public nonisolated enum Contest: Hashable, Sendable {
    /// The variants that match, the winner first; none if the URL is unmatched.
    case candidates([Candidate])
    /// The variant of an exclusion that matches, by its index in ``LinkTable/exclusionVariants``.
    case excluded(Int)
  }

  /// Every variant that matches a URL: for proofs and explanations. Opening a URL needs only
  /// ``outcome(of:holds:)``, which looks at fewer.
  /// - Parameters:
  ///   - url: Any text.
  ///   - holds: Whether a condition holds, by its index in the schema.
  public func contest(for url: String, holds: (Int) -> Bool = { _ in true }) -> Contest {
    var url = url
    var excluded: Int?
    var candidates: [Candidate] = []
    url.withUTF8 { bytes in
      ParsedURL.scan(bytes) { scan in
        if let exclusions = contents.exclusions {
          LinkSearch.run(exclusions, scan, holds: holds) {
            excluded = $0.best.map { Int($0.variant) }
          }
        }
        guard excluded == nil else { return }
        LinkSearch.run(contents.index, scan, collectsAll: true, holds: holds) { search in
          guard let best = search.best, let all = search.all else { return }
          candidates = [Candidate(variant: Int(best.variant), isBest: true)]
          for winner in all where winner.variant != best.variant {
            let isBest = search.wins(best, over: winner) == nil
            candidates.append(Candidate(variant: Int(winner.variant), isBest: isBest))
          }
        }
      }
    }
    return excluded.map { .excluded($0) } ?? .candidates(candidates)
  }

  /// A redirect that a URL meets.
  public nonisolated struct Hop: Hashable, Sendable {
    /// The redirect's index in the schema.
    public let redirect: Int
    /// Its target URL.
    public let url: String
  }

  /// The redirects that a URL passes through.
  public nonisolated struct RedirectChain: Hashable, Sendable {
    /// The redirects, in order.
    public let hops: [Hop]
    /// How it ends.
    public let outcome: Outcome
    /// Whether it does not end, but for the limit of redirects in a row.
    public let isEndless: Bool
  }

  /// The redirects that a URL passes through: for proofs and explanations.
  /// - Parameters:
  ///   - url: Any text.
  ///   - holds: Whether a condition holds, by its index in the schema.
  public func redirectChain(of url: String, holds: (Int) -> Bool = { _ in true }) -> RedirectChain {
    var hops: [Hop] = []
    let outcome = follow(url, holds: holds) { hops.append(Hop(redirect: $0, url: $1)) }
    return RedirectChain(hops: hops, outcome: outcome, isEndless: hops.count == Self.hopLimit)
  }
}

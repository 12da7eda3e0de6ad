/// What can be said beforehand of the texts that an edge accepts, or of the URLs that a variant matches.
nonisolated struct LinkHints {
  /// Hashes of all the texts of a closed set; nil if it is none.
  var texts: Set<UInt32>?
  /// The literal text it begins with.
  var prefix: [UInt8] = []
}

nonisolated extension LinkIndex {
  /// The facts that can be hashed about a segment that is no literal.
  static func hints(_ segmentClass: LinkIndexCompiler.SegmentClass, _ matchers: [LinkFieldMatcher])
    -> LinkHints
  {
    switch segmentClass {
    case .value(let matcher, _):
      let matcher = matchers[Int(matcher)]
      if matcher.isList { return LinkHints() }
      for form in [matcher.constraint?.form, matcher.form.form].compactMap({ $0 }) {
        guard case .cases(let texts) = form.base else { continue }
        return LinkHints(texts: Set(texts.map { ParsedURL.hash(of: $0.utf8) }))
      }
      return LinkHints()
    case .affix(let pieces):
      guard case .literal(let prefix)? = pieces.first else { return LinkHints() }
      return LinkHints(prefix: prefix)
    }
  }

  /// Hashes of which a URL must have each for a variant to match, and of what they are.
  static func hints(_ variant: Compiled, _ site: Site?) -> [(part: BranchHashIndex.Part, hash: UInt32)] {
    var hints: [(part: BranchHashIndex.Part, hash: UInt32)] = []
    for case .literal(let key, let value) in variant.query {
      hints.append((.query, BranchHashIndex.hash(key: key, value: value)))
    }
    switch site?.host?.domain {
    case .exact(let host)?: hints.append((.host, BranchHashIndex.hash(host: host.utf8)))
    case .label(_, let suffix)?, .wildcard(let suffix)?:
      hints.append((.suffix, BranchHashIndex.hash(host: suffix.utf8)))
    case .any?, nil: break
    }
    return hints
  }
}

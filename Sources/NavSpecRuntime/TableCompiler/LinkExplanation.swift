/// What a table makes of a URL, and why: which pattern opens it, and which do not.
public nonisolated struct LinkExplanation: Hashable, Sendable {
  /// Why a pattern does not match.
  public nonisolated enum Failure: Hashable, Sendable {
    /// The URL has no scheme and no host, and the pattern has.
    case site
    /// The scheme is not one of its own.
    case scheme
    /// The scheme is one of its own, the host is not.
    case host
    /// A segment is not what belongs there; nil where the URL has none. Positions count from 0. What
    /// belongs there is said where that is short.
    case segment(Int, found: String?, expected: String? = nil)
    /// The URL goes on where the pattern ends.
    case extraSegments(String)
    /// What a multi-segment placeholder would take is not in form.
    case gap(String)
    /// The query lacks a key.
    case missingQuery(String)
    /// The value of a query's key is another one, or not in form.
    case query(String, found: String)
    /// The query has a key that must be absent.
    case forbiddenQuery(String)
    /// The fragment is not what belongs there.
    case fragment
    /// A condition does not hold, or one holds that must not; by its index in the schema.
    case condition(Int, mustHold: Bool)
  }

  /// A pattern that was tried.
  public nonisolated struct Attempt: Hashable, Sendable {
    /// Whose pattern it is.
    public let origin: LinkVariant.Origin
    /// The pattern as the spec has it.
    public let pattern: String
    /// Why it does not match; nil if it does.
    public let failure: Failure?
    /// Whether it is the one that opens.
    public let isWinner: Bool
    /// How many segments matched before it failed; -1 where the scheme or the host is another one.
    public let progress: Int
    /// How many segments of the pattern the URL does not have in their place, and how many it has beyond the pattern's.
    public let differences: Int
  }

  /// The URL as it was asked about.
  public let url: String
  /// Whether it can match anything at all: text that is no URL, or is malformed, cannot.
  public let isReadable: Bool
  /// The pattern of `links.exclude` that leaves it to the browser.
  public let exclusion: String?
  /// The patterns, one attempt each: the winner first, then those that lost, then those that came closest.
  public let attempts: [Attempt]
}

nonisolated extension LinkTable {
  /// The patterns that were tried for a URL, and why each failed. Use it to debug a link.
  /// Opening needs only ``outcome(of:holds:)``.
  /// - Parameters:
  ///   - url: Any text.
  ///   - limit: How many attempts to keep.
  ///   - holds: Whether a condition holds, by its index in the schema.
  public func explanation(
    of url: String, limit: Int = 10, holds: (Int) -> Bool = { _ in true }
  ) -> LinkExplanation {
    // An app has the compiled links alone.
    guard contents.proofs != nil else {
      return LinkTable(schema).explanation(of: url, limit: limit, holds: holds)
    }
    var excluded: String?
    var winner: LinkVariant.Origin?
    switch contest(for: url, holds: holds) {
    case .excluded(let variant): excluded = pattern(of: exclusionVariants[variant].origin)
    case .candidates(let candidates): winner = candidates.first.map { variants[$0.variant].origin }
    }
    var text = url
    var found: [Trial]?
    text.withUTF8 { bytes in
      ParsedURL.scan(bytes) { scan in
        LinkSearch.run(contents.index, scan, holds: holds) { search in
          found = variants.enumerated().map { index, variant in
            let (failure, progress) = search.failure(of: index, in: variant.source)
            return (
              variant, failure, progress,
              failure == nil || progress < 0 ? 0 : search.differences(of: index)
            )
          }
        }
      }
    }
    var attempts: [LinkVariant.Origin: LinkExplanation.Attempt] = [:]
    var lengths: [LinkVariant.Origin: Int] = [:]
    for (variant, failure, progress, differences) in found ?? [] {
      let origin = variant.origin
      let length = variant.segments.count + (variant.gap == nil ? 0 : 1)
      // Of the variants of one pattern the one that came closest speaks; of equals the one with fewer segments,
      // which is the one without a prefix.
      if let known = attempts[origin] {
        if known.failure == nil { continue }
        let isWorse =
          (known.differences, lengths[origin] ?? 0, -known.progress) <= (differences, length, -progress)
        if failure != nil, isWorse { continue }
      }
      lengths[origin] = length
      attempts[origin] = LinkExplanation.Attempt(
        origin: origin, pattern: pattern(of: origin), failure: failure, isWinner: origin == winner,
        progress: progress, differences: differences)
    }
    var order: [LinkVariant.Origin: Int] = [:]
    for (index, variant) in variants.enumerated() where order[variant.origin] == nil {
      order[variant.origin] = index
    }
    let sorted = attempts.values.sorted { a, b in
      if a.isWinner != b.isWinner { return a.isWinner }
      if (a.failure == nil) != (b.failure == nil) { return a.failure == nil }
      if (a.progress < 0) != (b.progress < 0) { return b.progress < 0 }
      if a.differences != b.differences { return a.differences < b.differences }
      if a.progress != b.progress { return a.progress > b.progress }
      return order[a.origin] ?? 0 < order[b.origin] ?? 0
    }
    return LinkExplanation(
      url: url, isReadable: found != nil, exclusion: excluded, attempts: Array(sorted.prefix(limit)))
  }

  private typealias Trial = (LinkVariant, LinkExplanation.Failure?, progress: Int, differences: Int)

  private func pattern(of origin: LinkVariant.Origin) -> String {
    switch origin {
    case .link(let index): schema.links[index].pattern
    case .redirect(let index): schema.redirects[index].pattern
    case .exclusion(let index): schema.exclusions[index].pattern
    }
  }
}

nonisolated extension LinkSearch {
  /// Why a variant does not match, nil if it does, and how many segments did.
  /// - Parameter source: The group of schemes and domains that the variant belongs to.
  fileprivate mutating func failure(
    of variant: Int, in source: Int
  ) -> (LinkExplanation.Failure?, progress: Int) {
    let group = index.groups.indices.contains(source) ? source : 0
    adopt(group)
    // -1: not even the site is right.
    guard belongs(variant, in: group) else { return (siteFailure(variant, in: group), -1) }
    let compiled = index.compiled(variant)
    let position = compiled.gap?.position ?? compiled.segments.count
    for (offset, segment) in compiled.segments.prefix(position).enumerated() {
      guard offset < count else { return (.segment(offset, found: nil), offset) }
      let folds = policy.ignoresCase || hostIsFirst && offset == 0
      guard accepts(segment, part(offset), folds: folds) else {
        return (.segment(offset, found: scan.text(part(offset)), expected: expected(by: segment)), offset)
      }
    }
    var matched = position
    if compiled.gap != nil {
      let after = compiled.segments.dropFirst(position)
      guard count > position + after.count else { return (.segment(position, found: nil), position) }
      for (offset, segment) in after.enumerated() {
        let place = count - after.count + offset
        guard accepts(segment, part(place), folds: policy.ignoresCase) else {
          return (.segment(place, found: scan.text(part(place)), expected: expected(by: segment)), position)
        }
      }
      guard isGap(variant, count - after.count) else {
        return (
          .gap((position..<count - after.count).map { scan.text(part($0)) }.joined(separator: "/")), position
        )
      }
      matched = count
    } else if count > position {
      return (.extraSegments((position..<count).map { scan.text(part($0)) }.joined(separator: "/")), position)
    }
    return (conditionFailure(variant), matched + 1)
  }

  /// How many segments of a variant of the URL's site the URL does not have in their place, with twice those that
  /// it has beyond them. A gap takes what is left, and counts if that is nothing or not in form.
  mutating func differences(of variant: Int) -> Int {
    let compiled = index.compiled(variant)
    let total = compiled.segments.count
    guard let gap = compiled.gap else {
      return mismatches(compiled.segments[...], from: 0) + max(0, count - total)
    }
    let before = mismatches(compiled.segments.prefix(gap.position), from: 0)
    let after = compiled.segments.dropFirst(gap.position)
    // What follows the gap is compared from the end of the URL.
    let end = max(gap.position + 1, count - after.count)
    let isFilled = count > total && isGap(variant, count - after.count)
    return before + mismatches(after, from: end) + (isFilled ? 0 : 1)
  }

  private func mismatches(_ segments: ArraySlice<LinkIndex.Segment>, from position: Int) -> Int {
    segments.enumerated().count { offset, segment in
      let place = position + offset
      let folds = policy.ignoresCase || hostIsFirst && place == 0
      return place >= count || !accepts(segment, part(place), folds: folds)
    }
  }

  private func siteFailure(_ variant: Int, in group: Int) -> LinkExplanation.Failure {
    guard scan.hasScheme else { return .site }
    let site = Int(index.traits[variant].site)
    let sites = site >= 0 ? [index.sites[site]] : index.groups[group].sites
    let scheme = scan.bytes(scan.scheme)
    return sites.contains { scheme.elementsEqual($0.scheme) } ? .host : .scheme
  }

  /// What belongs in a segment, in a few words.
  private func expected(by segment: LinkIndex.Segment) -> String? {
    switch segment {
    case .literal(let text): return "'\(String(decoding: text, as: UTF8.self))'"
    case .value(let field):
      let matcher = index.matchers[Int(field.matcher)]
      return (matcher.constraint ?? matcher.form).form.words
        + (matcher.isList ? ", or several separated by commas" : "")
    case .affix: return nil
    }
  }

  private func conditionFailure(_ variant: Int) -> LinkExplanation.Failure? {
    let unmet = index.traits[variant].conditions.indices.first { !meets($0, of: variant) }
    guard let condition = unmet.map({ index.program.conditions[$0] }) else { return nil }
    let key = index.program.bytes[condition.key]
    switch condition.kind {
    case .forbidden: return .forbiddenQuery(LinkBytes.text(key))
    case .literal, .required, .requiredList:
      guard let item = scan.item(key, plusIsSpace: policy.plusIsSpace) else {
        return .missingQuery(LinkBytes.text(key))
      }
      var found = ""
      scan.withValue(item, plusIsSpace: policy.plusIsSpace) { found = LinkBytes.text($0) }
      return .query(LinkBytes.text(key), found: found)
    case .other:
      let compiled = index.compiled(variant)
      if let fragment = compiled.fragment, !fragmentReader.meets(fragment) { return .fragment }
      return compiled.when.map { .condition($0.condition, mustHold: !$0.isNegated) }
    }
  }

  private func accepts(_ segment: LinkIndex.Segment, _ part: ParsedURL.Part, folds: Bool) -> Bool {
    let bytes = scan.bytes(part)
    switch segment {
    case .literal(let literal):
      return LinkBytes.areEqual(literal, bytes, ignoringCase: folds)
    case .value(let field):
      return !bytes.isEmpty
        && index.matchers[Int(field.matcher)].accepts(bytes, inQuery: false, ignoringCase: folds)
        && !(field.excludesSlash && bytes.contains(UInt8(ascii: "/")))
    case .affix(let affix, _):
      return !bytes.isEmpty && affix.matches(bytes, index.matchers, ignoringCase: folds)
    }
  }
}

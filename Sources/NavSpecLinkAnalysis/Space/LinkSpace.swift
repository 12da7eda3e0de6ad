import NavSpecRuntime

/// A set of URLs, as a product: of sites, paths, query values, fragments and conditions. What a variant
/// matches is a few of these, and so is what two share or what one leaves of another.
package struct LinkSpace: Hashable {
  var site: SiteSpace
  var path: PathSpace
  /// What is asked of the first item with a key; other keys may be there.
  var query: [String: ValueSpace] = [:]
  var fragment = FragmentSpace.any
  /// Which conditions must hold, and which must not.
  var conditions: [Int: Bool] = [:]

  func isEmpty(_ pool: LanguagePool) -> Bool {
    if case .host(_, let hosts) = site.kind, pool.isEmpty(hosts) == true { return true }
    return path.shortest(pool) == nil || fragment.known(pool) == nil
      || query.values.contains { $0.isEmpty(pool) == true }
  }

  func intersection(_ other: Self, _ pool: LanguagePool) -> [LinkSpace] {
    if site.isShifted(against: other.site) {
      let rivals = other.readHostFirst(pool).spaces
      return readHostFirst(pool).spaces.flatMap { space in rivals.flatMap { space.intersection($0, pool) } }
    }
    guard site.reading.isStrict == other.site.reading.isStrict else {
      let rivals = other.readStrictly(pool)
      return readStrictly(pool).flatMap { space in rivals.flatMap { space.intersection($0, pool) } }
    }
    guard site.reading == other.site.reading else {
      let rivals = other.read(as: site.reading, pool)
      return read(as: other.site.reading, pool).flatMap { space in
        rivals.flatMap { space.intersection($0, pool) }
      }
    }
    guard let kind = site.intersection(other.site, pool),
      let fragment = fragment.intersection(other.fragment, pool)
    else { return [] }
    var shared = self
    shared.site.kind = kind
    shared.fragment = fragment
    for (condition, holds) in other.conditions {
      if shared.conditions[condition] == !holds { return [] }
      shared.conditions[condition] = holds
    }
    for (key, value) in other.query {
      let value = shared.query[key].map { $0.intersection(value, pool) } ?? value
      if value.isEmpty(pool) == true { return [] }
      shared.query[key] = value
    }
    return path.aligned(with: other.path).pairs.compactMap { first, second in
      var space = shared
      space.path = first.merged(with: second, pool)
      return space.path.shortest(pool) == nil ? nil : space
    }
  }

  struct Difference {
    var spaces: [LinkSpace] = []
    /// Whether the spaces are all of it; else something is missing that no product can say.
    var isExact = true

    mutating func subtract(_ cut: LinkSpace, _ pool: LanguagePool) {
      let parts = spaces.map { $0.subtracting(cut, pool) }
      spaces = parts.flatMap(\.spaces)
      isExact = isExact && parts.allSatisfy(\.isExact)
    }
  }

  func subtracting(_ other: Self, _ pool: LanguagePool) -> Difference {
    let untouched = Difference(spaces: [self])
    if site.isShifted(against: other.site) {
      guard site.intersection(other.site, pool) != nil else { return untouched }
      let (own, cut) = (readHostFirst(pool), other.readHostFirst(pool))
      guard var rest = Self.subtracting(cut.spaces, from: own.spaces, pool) else { return untouched }
      rest.spaces += own.others
      rest.isExact = rest.isExact && own.isExact && cut.isExact
      return rest
    }
    guard site.reading.isStrict == other.site.reading.isStrict else {
      return Self.subtracting(other.readStrictly(pool), from: readStrictly(pool), pool) ?? untouched
    }
    guard let kind = site.intersection(other.site, pool),
      let sharedFragment = fragment.intersection(other.fragment, pool),
      !other.conditions.contains(where: { conditions[$0.key] == !$0.value })
    else { return untouched }
    guard site.reading == other.site.reading else {
      let cuts = other.read(as: site.reading, pool)
      var rest = Self.subtracting(cuts, from: read(as: other.site.reading, pool), pool) ?? untouched
      // Of a path with empty segments that count for nothing, not all spellings are known.
      let (own, cut) = (site.reading.collapses, other.site.reading.collapses)
      if own != cut, own || path.gap != nil { rest.isExact = false }
      return rest
    }
    var difference = Difference()
    func keep(_ space: LinkSpace) { if !space.isEmpty(pool) { difference.spaces.append(space) } }

    var shared = self
    shared.site.kind = kind
    if case .host(let scheme, let hosts) = site.kind, case .host(_, let rivals) = other.site.kind {
      var rest = self
      rest.site.kind = .host(scheme: scheme, pool.difference(hosts, rivals))
      keep(rest)
    }
    let aligned = path.aligned(with: other.path)
    for path in aligned.apart {
      var rest = shared
      rest.path = path
      keep(rest)
    }
    for (path, rival) in aligned.pairs {
      guard rival.gap != nil || other.path.isExact(rival.before.count) else {
        difference.isExact = false
        continue
      }
      var part = shared
      part.path = path
      guard part.narrowPath(to: rival, pool, &difference) else { continue }
      for key in other.query.keys.sorted() {
        guard let value = other.query[key] else { continue }
        let all =
          site.reading.plus == .spelled ? pool.spelling(of: pool.text, plusIsSpace: false) : pool.text
        let mine = part.query[key] ?? ValueSpace(mayBeAbsent: true, text: all)
        let left = mine.subtracting(value, pool)
        if !left.isExact { difference.isExact = false }
        if left.rest.isEmpty(pool) != true {
          var rest = part
          rest.query[key] = left.rest
          keep(rest)
        }
        part.query[key] = mine.intersection(value, pool)
      }
      if part.query.values.contains(where: { $0.isEmpty(pool) == true }) { continue }
      let left = part.fragment.subtracting(other.fragment, pool)
      if !left.isExact { difference.isExact = false }
      for fragment in left.rest {
        var rest = part
        rest.fragment = fragment
        keep(rest)
      }
      part.fragment = sharedFragment
      for (condition, holds) in other.conditions.sorted(by: { $0.key < $1.key })
      where part.conditions[condition] == nil {
        var rest = part
        rest.conditions[condition] = !holds
        keep(rest)
        part.conditions[condition] = holds
      }
    }
    return difference
  }

  /// What several leave of several; nil if they take nothing.
  private static func subtracting(
    _ cuts: [Self], from spaces: [Self], _ pool: LanguagePool
  ) -> Difference? {
    var result = Difference(spaces: spaces)
    for cut in cuts { result.subtract(cut, pool) }
    return result.spaces == spaces ? nil : result
  }

  /// The same URLs where a `/` at the end counts: with it and without.
  private func readStrictly(_ pool: LanguagePool) -> [Self] {
    guard !site.reading.isStrict else { return [self] }
    var bare = self
    bare.site.reading.isStrict = true
    // `/` alone is no segment.
    guard path.leastCount > 0 else { return [bare] }
    var slashed = bare
    if path.gap == nil {
      slashed.path.before.append(pool.empty)
    } else {
      slashed.path.after.append(pool.empty)
    }
    // Where the last segment is empty, another `/` was ignored.
    let last = path.after.last ?? path.gap?.last ?? path.before.last
    return last == pool.empty ? [slashed] : [bare, slashed]
  }

  /// Narrows the path to what both hold, for two of one shape, and keeps the remainder;
  /// false if nothing is shared.
  private mutating func narrowPath(
    to rival: PathSpace, _ pool: LanguagePool, _ difference: inout Difference
  ) -> Bool {
    func split(
      _ segments: WritableKeyPath<PathSpace, [LanguagePool.ID]>, _ space: inout LinkSpace,
      _ difference: inout Difference
    ) {
      for index in space.path[keyPath: segments].indices {
        let mine = space.path[keyPath: segments][index]
        let other = rival[keyPath: segments][index]
        let left = pool.difference(mine, other)
        if pool.isEmpty(left) != true {
          var rest = space
          rest.path[keyPath: segments][index] = left
          if !rest.isEmpty(pool) { difference.spaces.append(rest) }
        }
        space.path[keyPath: segments][index] = pool.intersection(mine, other)
      }
    }
    split(\.before, &self, &difference)
    split(\.after, &self, &difference)
    guard path.shortest(pool) != nil else { return false }
    guard let gap = path.gap, let other = rival.gap else { return true }
    guard !gap.isWithin(other, pool) else { return true }
    // A run with one segment out of line is no product: a sample of each kind will do.
    difference.isExact = false
    let start = path.before.count
    for covered in gap.least...max(gap.least, 3) {
      guard let mine = path.fixed(path.before.count + path.after.count + covered),
        let theirs = rival.fixed(mine.before.count)
      else { continue }
      for index in start..<(start + covered) {
        var rest = self
        rest.path = mine
        rest.path.before[index] = pool.difference(mine.before[index], theirs.before[index])
        if !rest.isEmpty(pool) { difference.spaces.append(rest) }
      }
    }
    path.gap = gap.merged(with: other, pool)
    return path.shortest(pool) != nil
  }

  /// The same URLs where the host is the first segment.
  struct HostFirst {
    var spaces: [LinkSpace]
    /// URLs whose host has a port, which is no segment.
    var others: [LinkSpace] = []
    /// Whether that is all, and nothing else; a domain ignores case, and knows no percent-encoding.
    var isExact = true
  }

  func readHostFirst(_ pool: LanguagePool) -> HostFirst {
    guard case .host(let scheme, let hosts) = site.kind else { return HostFirst(spaces: [self]) }
    let isAny = hosts == pool.language(of: .any(name: ""))
    var space = self
    space.site.kind = .hostIsFirst(scheme: scheme)
    space.path.before.insert(isAny ? pool.segment : pool.difference(hosts, pool.hostsWithPort), at: 0)
    var result = HostFirst(spaces: [space], isExact: isAny)
    if site.reading.isStrict, path.leastCount == 0 {
      // `/` alone is no segment, but after a host that is one.
      space.path.before.append(pool.empty)
      result.spaces.append(space)
    }
    var ported = self
    ported.site.kind = .host(scheme: scheme, pool.intersection(hosts, pool.hostsWithPort))
    if !ported.isEmpty(pool) { result.others = [ported] }
    return result
  }

  /// The same URLs where they are read in a way that this space and one of another reading share: each `+` of the query
  /// as it is spelled, and each empty segment where one counts. Of empty segments that this space ignores there is one at
  /// most, before a segment.
  func read(as other: SiteSpace.Reading, _ pool: LanguagePool) -> [Self] {
    var space = self
    if site.reading.plus != other.plus, site.reading.plus != .spelled {
      let plusIsSpace = site.reading.plus == .space
      space.query = query.mapValues { $0.spelled(plusIsSpace: plusIsSpace, pool) }
      space.site.reading.plus = .spelled
    }
    guard site.reading.collapses, !other.collapses else { return [space] }
    space.site.reading.collapses = false
    var spaces = [space]
    for index in 0...space.path.before.count where path.gap == nil || index < space.path.before.count {
      // There, what begins with an empty segment is read as another site.
      if index == 0, !site.mayBeginEmpty { continue }
      var padded = space
      padded.path.before.insert(pool.empty, at: index)
      spaces.append(padded)
    }
    if let gap = path.gap {
      space.path.before += [gap.first, pool.empty]
      spaces.append(space)
    }
    return spaces
  }

  /// What holds its sample alone, as far as it says anything about URLs.
  func sample(_ pool: LanguagePool) -> Self? {
    guard let languages = path.shortest(pool) else { return nil }
    var sample = self
    sample.path = PathSpace(before: languages.map { pool.sample(of: $0) })
    let isSpelled = site.reading.plus == .spelled
    sample.query = query.mapValues { $0.sample(isSpelled: isSpelled, pool) }
    switch fragment {
    case .any, .absent: break
    case .whole(let text): sample.fragment = .whole(pool.sample(of: text))
    case .segments(let texts): sample.fragment = .segments(texts.map { pool.sample(of: $0) })
    case .pairs(let values): sample.fragment = .pairs(values.mapValues { $0.sample(pool) })
    case .spelled(_, mayBeAbsent: true): sample.fragment = .absent
    case .spelled(let text, mayBeAbsent: false):
      sample.fragment = .spelled(pool.sample(of: text, isSpelled: true), mayBeAbsent: false)
    }
    return sample
  }
}

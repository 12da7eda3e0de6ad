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

  /// Whether it is known to hold nothing.
  func isEmpty(_ pool: LanguagePool) -> Bool {
    if case .host(_, let hosts) = site.kind, pool.isEmpty(hosts) == true { return true }
    return path.shortest(pool) == nil || fragment.known(pool) == nil
      || query.values.contains { $0.isEmpty(pool) == true }
  }

  /// What both hold.
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

  /// What belongs to this alone.
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
}

/// The paths of a variant, segment by segment: so many of some languages, and where it has a gap, a run of
/// others between.
struct PathSpace: Hashable {
  struct Gap: Hashable {
    var first: LanguagePool.ID
    var inner: LanguagePool.ID
    var last: LanguagePool.ID
    /// Where it is one segment alone.
    var only: LanguagePool.ID
    var least = 1
    /// What the whole text must be, where it must be anything.
    var joined: LanguagePool.ID?
    /// Whether `only` says all that is asked of a single segment.
    var isOnlyExact = true
  }

  var before: [LanguagePool.ID]
  var gap: Gap?
  var after: [LanguagePool.ID] = []

  var leastCount: Int { before.count + after.count + (gap?.least ?? 0) }

  func fixed(_ count: Int) -> PathSpace? {
    guard let gap else { return before.count == count ? self : nil }
    let covered = count - before.count - after.count
    guard covered >= gap.least else { return nil }
    let run =
      covered == 1
      ? [gap.only] : [gap.first] + Array(repeating: gap.inner, count: covered - 2) + [gap.last]
    return PathSpace(before: before + run + after)
  }

  /// Whether `fixed` says all that is asked of so many segments.
  func isExact(_ count: Int) -> Bool {
    guard let gap, gap.joined != nil else { return true }
    return count == before.count + after.count + 1 && gap.isOnlyExact
  }

  /// Its paths in which the gap goes on between at least so many segments before and behind.
  func unrolled(before count: Int, after afterCount: Int) -> PathSpace? {
    guard var gap else { return nil }
    var result = self
    for _ in 0..<max(0, count - before.count) {
      result.before.append(gap.first)
      gap.first = gap.inner
      gap.only = gap.last
      gap.least = max(1, gap.least - 1)
    }
    for _ in 0..<max(0, afterCount - after.count) {
      result.after.insert(gap.last, at: 0)
      gap.last = gap.inner
      gap.only = gap.first
      gap.least = max(1, gap.least - 1)
    }
    result.gap = gap
    return result
  }

  /// Its paths of less than so many segments, one space for each count.
  func shorter(than count: Int) -> [PathSpace] {
    leastCount < count ? (leastCount..<count).compactMap(fixed) : []
  }

  func longer(than count: Int) -> PathSpace? {
    guard var gap else { return nil }
    gap.least = max(gap.least, count + 1 - before.count - after.count)
    var result = self
    result.gap = gap
    return result
  }

  /// Pairs of a part of this and a part of the other that have one shape and hold all that both share, and
  /// the parts of this that share nothing with the other.
  func aligned(with other: Self) -> (pairs: [(PathSpace, PathSpace)], apart: [PathSpace]) {
    if other.gap == nil {
      let count = other.before.count
      guard let part = fixed(count) else { return ([], [self]) }
      return (
        [(part, other)], gap == nil ? [] : shorter(than: count) + [longer(than: count)].compactMap { $0 }
      )
    }
    if gap == nil {
      guard let part = other.fixed(before.count) else { return ([], [self]) }
      return ([(self, part)], [])
    }
    let start = max(before.count, other.before.count)
    let end = max(after.count, other.after.count)
    var pairs: [(PathSpace, PathSpace)] = []
    var apart: [PathSpace] = []
    for short in shorter(than: start + end + 1) {
      if let part = other.fixed(short.before.count) {
        pairs.append((short, part))
      } else {
        apart.append(short)
      }
    }
    if let long = longer(than: start + end)?.unrolled(before: start, after: end),
      let part = other.unrolled(before: start, after: end)
    {
      pairs.append((long, part))
    }
    return (pairs, apart)
  }

  /// What both hold, for two of one shape.
  func merged(with other: Self, _ pool: LanguagePool) -> PathSpace {
    var result = PathSpace(
      before: zip(before, other.before).map(pool.intersection),
      after: zip(after, other.after).map(pool.intersection))
    if let gap, let rival = other.gap { result.gap = gap.merged(with: rival, pool) }
    return result
  }

  /// The languages of a shortest path; nil if there is none or none is known.
  func shortest(_ pool: LanguagePool) -> [LanguagePool.ID]? {
    guard let gap else { return before.contains { pool.isEmpty($0) == true } ? nil : before }
    let start = before.count + after.count
    // Three segments hold one of each kind.
    for covered in gap.least...max(gap.least, 3) {
      guard let path = fixed(start + covered), let found = path.shortest(pool) else { continue }
      return found
    }
    return nil
  }
}

extension PathSpace.Gap {
  func merged(with other: Self, _ pool: LanguagePool) -> Self {
    var result = Self(
      first: pool.intersection(first, other.first), inner: pool.intersection(inner, other.inner),
      last: pool.intersection(last, other.last), only: pool.intersection(only, other.only))
    result.least = max(least, other.least)
    result.joined = joined ?? other.joined
    result.isOnlyExact = isOnlyExact && other.isOnlyExact
    return result
  }

  /// Whether all that it holds the other holds too.
  func isWithin(_ other: Self, _ pool: LanguagePool) -> Bool {
    (other.joined == nil || other.joined == joined) && other.least <= least
      && zip([first, inner, last, only], [other.first, other.inner, other.last, other.only])
        .allSatisfy { pool.isEmpty(pool.difference($0, $1)) == true }
  }
}

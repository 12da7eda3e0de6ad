enum FragmentSpace: Hashable {
  case any
  case absent
  /// Present, and this text once decoded.
  case whole(LanguagePool.ID)
  /// Present, and these texts between its `/`.
  case segments([LanguagePool.ID])
  /// Its pairs; keys not named may be there.
  case pairs([String: ValueSpace])
  /// Present and spelled like this, or absent where it may be: what none of the others can say.
  case spelled(LanguagePool.ID, mayBeAbsent: Bool)

  func intersection(_ other: Self, _ pool: LanguagePool) -> Self? {
    switch (self, other) {
    case (.any, _): return other
    case (_, .any): return self
    case (.absent, .absent): return .absent
    case (.absent, .pairs(let pairs)), (.pairs(let pairs), .absent):
      return pairs.values.allSatisfy(\.mayBeAbsent) ? .absent : nil
    case (.whole(let first), .whole(let second)): return .whole(pool.intersection(first, second)).known(pool)
    case (.segments(let first), .segments(let second)):
      guard first.count == second.count else { return nil }
      return FragmentSpace.segments(zip(first, second).map(pool.intersection)).known(pool)
    case (.pairs(let first), .pairs(let second)):
      return FragmentSpace.pairs(first.merging(second) { $0.intersection($1, pool) }).known(pool)
    default:
      let (mine, theirs) = (spelling(pool), other.spelling(pool))
      return FragmentSpace.spelled(
        pool.intersection(mine.present, theirs.present), mayBeAbsent: mine.mayBeAbsent && theirs.mayBeAbsent
      ).known(pool)
    }
  }

  /// How it is spelled where it is present, and whether it may be absent.
  private func spelling(_ pool: LanguagePool) -> (present: LanguagePool.ID, mayBeAbsent: Bool) {
    switch self {
    case .any: (pool.spelling(of: self) { .anySpelling }, true)
    case .absent: (pool.none, true)
    case .whole(let text): (pool.spelling(of: self) { pool.automaton(text)?.spelled() }, false)
    case .segments(let segments):
      (
        pool.spelling(of: self) {
          let languages = segments.compactMap(pool.automaton)
          return languages.count == segments.count ? .segments(languages) : nil
        }, false
      )
    case .pairs(let pairs):
      (
        pairs.sorted { $0.key < $1.key }.reduce(FragmentSpace.any.spelling(pool).present) { present, pair in
          let language = pool.spelling(of: .pairs([pair.key: pair.value])) {
            pool.automaton(pair.value.text).flatMap {
              .pair(pair.key, $0, mayBeAbsent: pair.value.mayBeAbsent)
            }
          }
          return pool.intersection(present, language)
        }, pairs.values.allSatisfy(\.mayBeAbsent)
      )
    case .spelled(let present, let mayBeAbsent): (present, mayBeAbsent)
    }
  }

  /// The same; nil where it is known to hold nothing.
  func known(_ pool: LanguagePool) -> Self? {
    let isEmpty =
      switch self {
      case .any, .absent: false
      case .whole(let text): pool.isEmpty(text) == true
      case .segments(let segments): segments.contains { pool.isEmpty($0) == true }
      case .pairs(let pairs): pairs.values.contains { $0.isEmpty(pool) == true }
      case .spelled(let present, let mayBeAbsent): !mayBeAbsent && pool.isEmpty(present) == true
      }
    return isEmpty ? nil : self
  }

  /// What belongs to this alone, and whether that is all of it.
  func subtracting(_ other: Self, _ pool: LanguagePool) -> (rest: [Self], isExact: Bool) {
    func rest(_ spaces: [Self], isExact: Bool = true) -> ([Self], Bool) {
      (spaces.compactMap { $0.known(pool) }, isExact)
    }
    if self == other { return ([], true) }
    switch (self, other) {
    case (_, .any): return ([], true)
    case (.any, .whole(let text)):
      return rest([.absent, .whole(pool.difference(pool.text, text))])
    case (.any, .pairs): return Self.pairs([:]).subtracting(other, pool)
    case (.absent, .pairs(let pairs)): return (pairs.values.allSatisfy(\.mayBeAbsent) ? [] : [self], true)
    case (.absent, .absent), (.absent, .spelled(_, mayBeAbsent: true)): return ([], true)
    case (.absent, _): return ([self], true)
    case (.whole(let first), .whole(let second)): return rest([.whole(pool.difference(first, second))])
    case (.segments, .whole(pool.text)): return ([], true)
    case (.segments(let first), .segments(let second)):
      guard first.count == second.count else { return ([self], true) }
      return rest(
        first.indices.map { index in
          var segments = zip(first, second).prefix(index).map(pool.intersection)
          segments.append(pool.difference(first[index], second[index]))
          return .segments(segments + first[(index + 1)...])
        })
    case (.pairs(let first), .pairs(let second)):
      var isExact = true
      var current = first
      var spaces: [Self] = []
      for key in second.keys.sorted() {
        guard let rival = second[key] else { continue }
        let mine = current[key] ?? ValueSpace(mayBeAbsent: true, text: pool.text)
        let difference = mine.subtracting(rival, pool)
        isExact = isExact && difference.isExact
        var space = current
        space[key] = difference.rest
        spaces.append(.pairs(space))
        current[key] = mine.intersection(rival, pool)
      }
      return rest(spaces, isExact: isExact)
    default:
      let (mine, theirs) = (spelling(pool), other.spelling(pool))
      let present = pool.difference(mine.present, theirs.present)
      return rest(
        (mine.mayBeAbsent && !theirs.mayBeAbsent ? [.absent] : []) + [.spelled(present, mayBeAbsent: false)])
    }
  }
}

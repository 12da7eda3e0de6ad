extension LinkSpace {
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

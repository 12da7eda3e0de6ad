/// Which of two variants wins a URL that both match.
nonisolated extension LinkVariant {
  /// The rank of the segment at a position of a URL with so many segments.
  public func rank(at position: Int, of segmentCount: Int) -> UInt32 {
    guard let gap else { return position < segments.count ? segments[position].rank : Gap.rank }
    if position < gap.position { return segments[position].rank }
    let fromEnd = segmentCount - position
    let after = segments.count - gap.position
    return fromEnd > after || fromEnd < 1 ? Gap.rank : segments[segments.count - fromEnd].rank
  }

  /// What decides after the segments, most significant first; less is better.
  public var finalKey: UInt64 {
    var literals = 0
    var scalars = 0
    var required = 0
    for rule in query {
      switch rule {
      case .literal(_, let value):
        literals += 1
        scalars += value.unicodeScalars.count
      case .required(_, let field):
        required += 1
        scalars += field.surroundings.prefix.unicodeScalars.count
        scalars += field.surroundings.suffix.unicodeScalars.count
      case .optional, .whole: break
      }
    }
    var key: UInt64 = 0
    func append(_ value: Int, bits: UInt64) {
      key = key << bits | UInt64(max(0, min(value, 1 << Int(bits) - 1)))
    }
    append(fragmentRank, bits: 18)
    append(255 - literals, bits: 8)
    append(1023 - scalars, bits: 10)
    append(255 - required, bits: 8)
    append(255 - forbiddenKeys.count, bits: 8)
    append(when == nil ? 1 : 0, bits: 1)
    append(gap == nil ? 0 : 1, bits: 1)
    append(absentOptionals, bits: 8)
    append(usesPrefix ? 1 : 0, bits: 1)
    return key
  }

  /// More literal pairs and segments first, then more placeholders, then one placeholder for all, then none.
  private var fragmentRank: Int {
    var literals = 0
    let count: Int
    switch fragment {
    case nil: return 2 << 16
    case .whole: return 1 << 16
    case .segments(let segments):
      count = segments.count
      for segment in segments where segment.rank == 0 { literals += 1 }
    case .pairs(let pairs):
      count = pairs.count
      for pair in pairs {
        if case .literal = pair.value { literals += 1 }
      }
    }
    return (255 - min(literals, 255)) << 8 | (255 - min(count - literals, 255))
  }
}

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
    var required = 0
    for rule in query {
      switch rule {
      case .literal: literals += 1
      case .required: required += 1
      case .optional, .whole: break
      }
    }
    var key: UInt64 = 0
    func append(_ value: Int, bits: UInt64) {
      key = key << bits | UInt64(max(0, min(value, 1 << Int(bits) - 1)))
    }
    append(fragmentRank, bits: 18)
    append(255 - literals, bits: 8)
    append(255 - required, bits: 8)
    append(255 - forbiddenKeys.count, bits: 8)
    append(when == nil ? 1 : 0, bits: 1)
    append(gap == nil ? 0 : 1, bits: 1)
    append(absentOptionals, bits: 8)
    append(usesPrefix ? 1 : 0, bits: 1)
    return key
  }

  /// Literal, then with placeholders (more literal parts first), then none.
  private var fragmentRank: Int {
    switch fragment {
    case nil: return 2 << 16
    case .whole: return 1 << 16 | 0xFFFF
    case .segments(let segments):
      let literals = segments.filter { $0.rank == 0 }.count
      return literals == segments.count ? 0 : 1 << 16 | (0xFFFF - min(literals, 0xFFFF))
    case .pairs(let pairs):
      var literals = 0
      for pair in pairs {
        if case .literal = pair.value { literals += 1 }
      }
      return literals == pairs.count ? 0 : 1 << 16 | (0xFFFF - min(literals, 0xFFFF))
    }
  }

  /// Whether this variant wins a URL of so many segments over another that matches it too, as far as
  /// the patterns say: nil is a tie. Hosts are given by their ranks, since a group has several.
  public func wins(
    over other: Self, segmentCount: Int, hostRank: UInt32 = 0, otherHostRank: UInt32 = 0
  ) -> Bool? {
    let isOutranking = outranks(
      other, segmentCount: segmentCount, hostRank: hostRank, otherHostRank: otherHostRank)
    if let isOutranking { return isOutranking }
    return finalKey == other.finalKey ? nil : finalKey < other.finalKey
  }

  /// As `wins`, by what comes before the fragment, the query and all else: nil is a tie.
  public func outranks(
    _ other: Self, segmentCount: Int, hostRank: UInt32 = 0, otherHostRank: UInt32 = 0
  ) -> Bool? {
    if priority != other.priority { return priority > other.priority }
    if hostRank != otherHostRank { return hostRank < otherHostRank }
    for position in 0..<max(segmentCount, 0) {
      let rank = rank(at: position, of: segmentCount)
      let otherRank = other.rank(at: position, of: segmentCount)
      if rank != otherRank { return rank < otherRank }
    }
    return nil
  }
}

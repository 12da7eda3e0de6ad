/// Languages of a fragment as it is spelled in a URL: what parts it may stand there as it is, or encoded. The
/// encoded ones are scalars of their own, beyond those of Unicode; all else counts as decoded.
extension TextAutomaton {
  /// `&`, `/` and `=`.
  static let separators: [UInt32] = [0x26, 0x2F, 0x3D]
  static let ampersand = TextAutomaton(anyOf: ["&"], ignoringCase: false)
  static let slash = TextAutomaton(anyOf: ["/"], ignoringCase: false)
  static let equalsSign = TextAutomaton(anyOf: ["="], ignoringCase: false)
  static let nothingButEmpty = TextAutomaton([[]], accepting: [true])
  /// Every fragment.
  static let anySpelling = anything.spelled()

  private static func encoded(_ separator: UInt32) -> UInt32 { 0x110000 + separator }

  /// The spellings of its texts, in which some separators are always encoded.
  func spelled(encoding always: [UInt32] = []) -> Self {
    mapEdges { edge in
      let own = Self.separators.filter { (edge.lower...edge.upper).contains($0) }
      let plain = own.filter(always.contains).reduce([edge]) { parts, separator in
        parts.flatMap { $0.without(separator) }
      }
      return plain + own.map { edge.only(Self.encoded($0)) }
    }
  }

  /// The spellings of its texts in a query, where a `+` is a space or itself; an encoded one is always itself.
  func spelled(plusIsSpace: Bool) -> Self {
    mapEdges { edge in
      let range = edge.lower...edge.upper
      guard range.contains(Self.plus) else {
        return plusIsSpace && range.contains(0x20) ? [edge, edge.only(Self.plus)] : [edge]
      }
      let encoded = [edge.only(Self.encoded(Self.plus))]
      guard plusIsSpace else { return [edge] + encoded }
      return edge.without(Self.plus) + (range.contains(0x20) ? [edge.only(Self.plus)] : []) + encoded
    }
  }

  private static let plus: UInt32 = 0x2B
  /// Spellings in a query that have a `+` as it is.
  static let withPlus: Self = {
    let before = edges(scalars + [0x110000...(.max - 1)], to: 0).flatMap { $0.without(plus) }
    let first = (before + [Edge(lower: plus, upper: plus, target: 1)]).sorted { $0.lower < $1.lower }
    return Self([first, edges(scalars + [0x110000...(.max - 1)], to: 1)], accepting: [false, true])
  }()

  private func mapEdges(_ body: (Edge) -> [Edge]) -> Self {
    let states = (0..<stateCount).map { state in
      edges(from: state).flatMap(body).sorted { $0.lower < $1.lower }
    }
    return TextAutomaton(states, accepting: states.indices.map { accepts(in: $0) })
  }

  /// The scalars that a spelling decodes to, and whether each is always encoded.
  static func characters(ofSpelling scalars: [UInt32]) -> [(scalar: Unicode.Scalar, isEncoded: Bool)] {
    scalars.compactMap { value in
      let isEncoded = value >= 0x110000
      return Unicode.Scalar(isEncoded ? value - 0x110000 : value).map { ($0, isEncoded) }
    }
  }

  /// Fragments whose segments are of these languages, one by one; a `/` at the end says nothing.
  static func segments(_ languages: [Self]) -> Self? {
    var parts: [Self] = []
    for language in languages {
      if !parts.isEmpty { parts.append(slash) }
      parts.append(language.spelled(encoding: [0x2F]))
    }
    return nothingButEmpty.union(slash).flatMap { .concatenation(parts + [$0]) }
  }

  /// Fragments in which the first pair of a key has one of these values; without it too if asked.
  static func pair(_ key: String, _ value: Self, mayBeAbsent: Bool) -> Self? {
    let name = TextAutomaton(anyOf: [key], ignoringCase: false).spelled(encoding: [0x26, 0x3D])
    // Up to where a pair may begin, and from where one may end.
    guard let toAmpersand = concatenation([anySpelling, ampersand]),
      let fromAmpersand = concatenation([ampersand, anySpelling]),
      let before = nothingButEmpty.union(toAmpersand), let after = nothingButEmpty.union(fromAmpersand),
      let nextPairs = concatenation([ampersand, before]),
      let itsValue = concatenation([equalsSign, anySpelling]),
      let itsValueAndNext = concatenation([itsValue, ampersand]),
      let toNextPair = nextPairs.union(itsValueAndNext),
      let withKey = concatenation([before, name, toNextPair]),
      let first = before.subtracting(withKey),
      var ending = concatenation([equalsSign, value.spelled(encoding: [0x26]), after])
    else { return nil }
    if value.accepts(in: 0) {
      // `key` alone is `key=`.
      guard let both = ending.union(after) else { return nil }
      ending = both
    }
    guard let present = concatenation([first, name, ending]) else { return nil }
    guard mayBeAbsent else { return present }
    guard let others = after.union(itsValue), let all = concatenation([before, name, others]),
      let absent = anySpelling.subtracting(all)
    else { return nil }
    return present.union(absent)
  }
}

extension TextAutomaton.Edge {
  fileprivate func only(_ scalar: UInt32) -> Self { Self(lower: scalar, upper: scalar, target: target) }

  fileprivate func without(_ scalar: UInt32) -> [Self] {
    guard (lower...upper).contains(scalar) else { return [self] }
    var parts: [Self] = []
    if lower < scalar { parts.append(Self(lower: lower, upper: scalar - 1, target: target)) }
    if scalar < upper { parts.append(Self(lower: scalar + 1, upper: upper, target: target)) }
    return parts
  }
}

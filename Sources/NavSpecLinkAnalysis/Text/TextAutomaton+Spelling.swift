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
    let states = (0..<stateCount).map { state -> [Edge] in
      var plain: [Edge] = []
      var beyond: [Edge] = []
      for edge in edges(from: state) {
        var lower = edge.lower
        for separator in Self.separators where (edge.lower...edge.upper).contains(separator) {
          let code = Self.encoded(separator)
          beyond.append(Edge(lower: code, upper: code, target: edge.target))
          guard always.contains(separator) else { continue }
          if lower < separator { plain.append(Edge(lower: lower, upper: separator - 1, target: edge.target)) }
          lower = separator + 1
        }
        if lower <= edge.upper { plain.append(Edge(lower: lower, upper: edge.upper, target: edge.target)) }
      }
      return plain + beyond.sorted { $0.lower < $1.lower }
    }
    return TextAutomaton(states, accepting: states.indices.map { accepts(in: $0) })
  }

  /// The scalars that a spelling decodes to, and whether each is always encoded.
  static func characters(ofSpelling scalars: [UInt32]) -> [(scalar: Unicode.Scalar, isEncoded: Bool)] {
    scalars.compactMap { value in
      let separator = separators.first { encoded($0) == value }
      return Unicode.Scalar(separator ?? value).map { ($0, separator != nil) }
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

/// A pattern of characters, its variables replaced.
package struct AssociationPattern: Sendable, Hashable {
  package indirect enum Part: Sendable, Hashable {
    case literal(String)
    /// Any text, also none and with slashes.
    case anyRun
    case anyCharacter
    /// One of several; of none, it fits nothing.
    case anyOf([[Part]])
    /// One of ASCII.
    case character([ClosedRange<UInt8>])
  }

  /// As written.
  package let text: String
  /// Of a path, they are for one with a slash before it and none behind it: ``AssociationURL/standardPath(_:)``.
  package let parts: [Part]

  package func matches(_ text: String, ignoringCase: Bool) -> Bool {
    fit(to: text, ignoringCase: ignoringCase).isWhole
  }

  /// Whether it covers a text, and how many of the text's characters it fits at least.
  ///
  /// A step takes all places that the parts before it can end at, so that time grows with the pattern times the text.
  func fit(to text: String, ignoringCase: Bool) -> (isWhole: Bool, reach: Int) {
    var matcher = PatternMatcher(text: text, ignoresCase: ignoringCase)
    let ends = matcher.ends(of: parts, from: [0])
    return (ends.last == matcher.text.count, matcher.reach)
  }
}

private struct PatternMatcher {
  let text: [Unicode.Scalar]
  let ignoresCase: Bool
  private(set) var reach = 0

  init(text: String, ignoresCase: Bool) {
    self.ignoresCase = ignoresCase
    self.text = ignoresCase ? text.unicodeScalars.map(\.folded) : Array(text.unicodeScalars)
  }

  /// The places at which parts can end, in order.
  mutating func ends(of parts: [AssociationPattern.Part], from starts: [Int]) -> [Int] {
    var ends = starts
    for part in parts where !ends.isEmpty { ends = self.ends(of: part, from: ends) }
    return ends
  }

  private mutating func ends(of part: AssociationPattern.Part, from starts: [Int]) -> [Int] {
    switch part {
    case .literal(let literal):
      var ends = starts
      for scalar in literal.unicodeScalars {
        let scalar = ignoresCase ? scalar.folded : scalar
        ends = next(ends) { $0 == scalar }
      }
      return ends
    case .anyRun: return starts.first.map { Array($0...text.count) } ?? []
    case .anyCharacter: return next(starts) { _ in true }
    case .character(let ranges):
      let ignoresCase = ignoresCase
      return next(starts) { scalar in
        ranges.contains { range in
          scalar.isASCII
            && (range.contains(UInt8(scalar.value))
              || ignoresCase && range.contains(UInt8(scalar.properties.uppercaseMapping.utf8.first ?? 0)))
        }
      }
    case .anyOf(let values):
      var isEnd = Array(repeating: false, count: text.count + 1)
      for value in values {
        for end in ends(of: value, from: starts) { isEnd[end] = true }
      }
      return isEnd.indices.filter { isEnd[$0] }
    }
  }

  private mutating func next(_ places: [Int], where fits: (Unicode.Scalar) -> Bool) -> [Int] {
    let ends = places.compactMap { $0 < text.count && fits(text[$0]) ? $0 + 1 : nil }
    reach = max(reach, ends.first ?? 0)
    return ends
  }
}

extension Unicode.Scalar {
  /// In lower case, if that is one.
  fileprivate var folded: Self {
    if isASCII { return (0x41...0x5A).contains(value) ? Self(UInt8(value | 0x20)) : self }
    let lower = properties.lowercaseMapping.unicodeScalars
    return lower.count == 1 ? lower[lower.startIndex] : self
  }
}

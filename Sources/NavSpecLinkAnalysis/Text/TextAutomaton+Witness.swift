extension TextAutomaton {
  /// What most texts may be.
  static let letters = ["a", "7"]
  /// Texts that say at a glance what they are.
  private static let samples = [
    "2026-01-31", "6F9619FF-8B86-D011-B42D-00C04FC964FF", "6f9619ff-8b86-d011-b42d-00c04fc964ff",
  ]
  private static let address = "https://example.com"

  /// A short text of the language that is pleasant to read; nil if there is none.
  package var witness: String? {
    if let letter = Self.letters.first(where: accepts) { return letter }
    guard let scalars = shortest else { return nil }
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars.compactMap(Unicode.Scalar.init))
    let shortest = String(text)
    if let sample = Self.samples.first(where: { $0.count <= shortest.count && accepts($0) }) { return sample }
    return shortest.contains(":") && accepts(Self.address) ? Self.address : shortest
  }

  /// How little a scalar is wished for in a witness.
  static func ugliness(_ value: UInt32) -> Int {
    switch value {
    case 0x61...0x7A: 0
    case 0x30...0x39: value == 0x30 ? 2 : 1
    case 0x41...0x5A: 3
    case 0x2D, 0x5F: 4
    case 0x2E, 0x7E: 6
    case 0x2F: 12
    case 0x21...0x7E: 10
    case 0xA1...0x2FFF: 30
    case 0x3000...: 40
    default: 100
    }
  }

  /// Those that read best come first.
  private static let favourites: [UInt32] = [
    0x61, 0x31, 0x30, 0x41, 0x2D, 0x5F, 0x2E, 0x7E, 0x21, 0xE9, 0x30FF,
  ]

  /// The scalar of a range that reads best: a favourite or a bound.
  private static func best(_ edge: Edge) -> UInt32 {
    if edge.lower == edge.upper { return edge.lower }
    let bound = ugliness(edge.upper) < ugliness(edge.lower) ? edge.upper : edge.lower
    guard let favourite = favourites.first(where: { edge.lower <= $0 && $0 <= edge.upper }) else {
      return bound
    }
    return (ugliness(favourite), favourite) < (ugliness(bound), bound) ? favourite : bound
  }

  /// The shortest text, and among those one that reads well.
  var shortest: [UInt32]? {
    struct Step {
      var before: Int
      var scalar: UInt32
      var cost: Int
    }
    var steps: [Step?] = Array(repeating: nil, count: stateCount)
    steps[0] = Step(before: -1, scalar: 0, cost: 0)
    var layer = [0]
    while !layer.isEmpty {
      if let end = layer.filter({ accepts(in: $0) }).min(by: {
        (steps[$0]?.cost ?? 0) < (steps[$1]?.cost ?? 0)
      }) {
        var scalars: [UInt32] = []
        var state = end
        while let step = steps[state], step.before >= 0 {
          scalars.append(step.scalar)
          state = step.before
        }
        return scalars.reversed()
      }
      var next: [Int: Step] = [:]
      for state in layer {
        for edge in edges(from: state) where steps[Int(edge.target)] == nil {
          let scalar = Self.best(edge)
          let cost = (steps[state]?.cost ?? 0) + Self.ugliness(scalar)
          if let known = next[Int(edge.target)], (known.cost, known.scalar) <= (cost, scalar) { continue }
          next[Int(edge.target)] = Step(before: state, scalar: scalar, cost: cost)
        }
      }
      layer = next.keys.sorted()
      for state in layer { steps[state] = next[state] }
    }
    return nil
  }
}

/// Languages of a fragment as it is spelled in a URL: what parts it may stand there as it is, or encoded. The
/// encoded ones are scalars of their own, beyond those of Unicode; all else counts as decoded.
extension TextAutomaton {
  /// `&`, `/` and `=`.
  static let separators: [UInt32] = [0x26, 0x2F, 0x3D]
  static let ampersand = TextAutomaton(anyOf: ["&"], ignoringCase: false)
  static let slash = TextAutomaton(anyOf: ["/"], ignoringCase: false)
  static let equalsSign = TextAutomaton(anyOf: ["="], ignoringCase: false)
  static let nothingButEmpty = TextAutomaton([[]], accepting: [true])
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

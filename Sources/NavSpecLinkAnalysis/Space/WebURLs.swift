/// A set of web URLs as apps write them: without empty segments, empty values, repeated keys, and dots as segments, and
/// with nothing percent-encoded that may stand as it is. Each part is a language of its text; what is missing is empty.
package struct WebURLs: Sendable {
  package var host: TextAutomaton
  package var path: TextAutomaton
  package var query: TextAutomaton
  package var fragment: TextAutomaton
  /// How all paths begin: sets whose paths begin in different ways share nothing.
  private let start: [UInt32]

  package init(host: TextAutomaton, path: TextAutomaton, query: TextAutomaton, fragment: TextAutomaton) {
    (self.host, self.path, self.query, self.fragment) = (host, path, query, fragment)
    start = path.start
  }

  /// A language has more states than the analysis pays for, so that a question has no answer.
  package struct Unproved: Error {
    package init() {}
  }

  /// Languages of more states are worth minimizing.
  private static let statesKept = 64

  private static var parts: [WritableKeyPath<Self, TextAutomaton>] { [\.host, \.path, \.query, \.fragment] }

  /// Whether their paths begin in one way, so that they may share URLs.
  package func mayOverlap(_ other: Self) -> Bool {
    for index in 0..<min(start.count, other.start.count) where start[index] != other.start[index] {
      return false
    }
    return true
  }

  /// Whether a URL belongs to both.
  package func overlaps(_ other: Self) -> Bool {
    mayOverlap(other)
      && Self.parts.allSatisfy {
        self[keyPath: $0] == other[keyPath: $0] || self[keyPath: $0].overlaps(other[keyPath: $0])
      }
  }

  /// What both hold; nil if that is nothing.
  package func intersection(_ other: Self) throws(Unproved) -> Self? {
    guard overlaps(other) else { return nil }
    var shared = self
    for part in Self.parts {
      shared[keyPath: part] = try shared[keyPath: part].shared(with: other[keyPath: part])
    }
    return WebURLs(host: shared.host, path: shared.path, query: shared.query, fragment: shared.fragment)
  }

  /// What belongs to this alone.
  package func subtracting(_ other: Self) throws(Unproved) -> [Self] {
    guard overlaps(other) else { return [self] }
    var rest: [Self] = []
    var shared = self
    for part in Self.parts where shared[keyPath: part] != other[keyPath: part] {
      guard let left = shared[keyPath: part].subtracting(other[keyPath: part]) else { throw Unproved() }
      if !left.isEmpty {
        var own = shared
        own[keyPath: part] = left.stateCount > Self.statesKept ? left.minimized : left
        rest.append(own)
      }
      shared[keyPath: part] = try shared[keyPath: part].shared(with: other[keyPath: part])
    }
    return rest
  }

  /// Whether a URL, given by its parts, is among them.
  package func contains(_ witness: Witness) -> Bool {
    witness.scalars.starts(with: start) && path.accepts(witness.scalars) && host.accepts(witness.host)
      && query.accepts(witness.query)
      && fragment.accepts(witness.fragment)
  }

  /// The parts of a URL, as the URL spells them.
  package struct Witness: Sendable {
    package let host: String
    package let path: String
    package let query: String
    package let fragment: String
    /// Those of the path.
    fileprivate let scalars: [UInt32]

    package var url: String {
      "https://" + host + path + (query.isEmpty ? "" : "?" + query) + (fragment.isEmpty ? "" : "#" + fragment)
    }
  }

  /// The shortest URL, and among those one that reads well.
  package var witness: Witness? {
    guard let host = host.witness, let path = path.witness, let query = query.witnessOrEmpty,
      let fragment = fragment.witnessOrEmpty
    else { return nil }
    return Witness(
      host: host, path: path, query: query, fragment: fragment, scalars: path.unicodeScalars.map(\.value))
  }
}

extension Optional {
  /// The value; without one a question has no answer.
  package func proved() throws(WebURLs.Unproved) -> Wrapped {
    guard let self else { throw WebURLs.Unproved() }
    return self
  }
}

extension TextAutomaton {
  fileprivate func shared(with other: Self) throws(WebURLs.Unproved) -> Self {
    if self == other { return self }
    return try intersection(other).proved()
  }

  fileprivate var witnessOrEmpty: String? { accepts("") ? "" : witness }

  /// The scalars with which all its texts begin.
  fileprivate var start: [UInt32] {
    var scalars: [UInt32] = []
    var state = 0
    while !accepts(in: state), let edge = edges(from: state).first, edges(from: state).count == 1,
      edge.lower == edge.upper, scalars.count < stateCount
    {
      scalars.append(edge.lower)
      state = Int(edge.target)
    }
    return scalars
  }

  /// Its texts, one or more, with a separator between any two. None of them has the separator.
  func joined(by separator: Unicode.Scalar) -> Self {
    let states = (0..<stateCount).map { state in
      accepts(in: state) ? edges(from: state).adding(separator, to: 0) : Array(edges(from: state))
    }
    return Self(states, accepting: states.indices.map { accepts(in: $0) })
  }

  /// A text of each language, with a separator before each. None of them has the separator.
  static func row(_ parts: [Self], after separator: Unicode.Scalar) -> Self {
    var states: [[Edge]] = [[]]
    var ends = [0]
    for part in parts {
      let first = Int32(states.count)
      for end in ends { states[end] = states[end][...].adding(separator, to: first) }
      ends = (0..<part.stateCount).filter { part.accepts(in: $0) }.map { Int(first) + $0 }
      states += (0..<part.stateCount).map { state in
        part.edges(from: state).map { Edge(lower: $0.lower, upper: $0.upper, target: $0.target + first) }
      }
    }
    let last = Set(ends)
    return Self(states, accepting: states.indices.map(last.contains))
  }

  /// The texts or none.
  var optional: Self? { accepts("") ? self : union(.nothingButEmpty) }
}

/// The languages of parts of URLs, each made once.
package final class WrittenURLs {
  private struct Pair: Hashable {
    var key: String
    var value: TextAutomaton
    var mayBeAbsent: Bool
  }

  private struct Part: Hashable {
    var text: TextAutomaton
    var part: URLPart
    var keepsSlash: Bool
  }

  private var pairs: [Pair: TextAutomaton?] = [:]
  private var keys: [String: TextAutomaton?] = [:]
  private var parts: [Part: TextAutomaton] = [:]
  /// A name or a value of an item, which is not empty.
  private let itemText: TextAutomaton
  /// A value of an item with the `=` before it, or nothing.
  private let itemValue: TextAutomaton

  /// What a segment may be: not empty, no `.` or `..`.
  package let segment: TextAutomaton
  /// A row of segments, with a `/` before each; or `/` alone.
  package let anyPath: TextAutomaton
  /// As `anyPath`, perhaps with a `/` at the end.
  package let anyPathOrSlashed: TextAutomaton
  /// Names, and pairs, with `&` between them; or nothing.
  package let anyQuery: TextAutomaton
  package let anyFragment: TextAutomaton
  /// Fragments without empty items and values, where patterns read pairs.
  package let pairsOfFragment: TextAutomaton

  /// nil where a language has too many states, which none of these has.
  package init?() {
    let some = TextAutomaton.anything.subtracting(TextAutomaton(anyOf: ["", ".", ".."], ignoringCase: false))
    guard let segment = some?.written(in: .segment),
      let path = TextAutomaton.row([segment.joined(by: "/")], after: "/").union(.slash),
      let ending = TextAutomaton.slash.optional,
      let slashed = TextAutomaton.concatenation([path, ending])?.intersection(Self.withoutEmptySegments),
      let text = TextAutomaton.anything.written(in: .item).subtracting(.nothingButEmpty),
      let value = TextAutomaton.row([text], after: "=").optional,
      let query = Self.items(named: text, value), let pairs = URLLanguage.pairs
    else { return nil }
    (self.segment, anyPath, anyPathOrSlashed, anyQuery) = (segment, path, slashed, query)
    (itemText, itemValue) = (text, value)
    anyFragment = TextAutomaton.anything.written(in: .fragment)
    pairsOfFragment = pairs.written(in: .fragment)
  }

  private static let withoutEmptySegments = TextAutomaton(
    [
      TextAutomaton.edges([1...0x2E, 0x30...0xD7FF, 0xE000...0x10FFFF], to: 0)[...].adding("/", to: 1),
      TextAutomaton.edges([1...0x2E, 0x30...0xD7FF, 0xE000...0x10FFFF], to: 0),
    ], accepting: [true, true])

  /// Items that are a name alone, a pair, or nothing.
  private static func items(named name: TextAutomaton, _ value: TextAutomaton) -> TextAutomaton? {
    TextAutomaton.concatenation([name, value])?.optional?.joined(by: "&")
  }

  /// The texts as a part of a URL spells them.
  package func written(_ text: TextAutomaton, in part: URLPart, keepingSlash: Bool = false) -> TextAutomaton {
    let key = Part(text: text, part: part, keepsSlash: keepingSlash)
    if let known = parts[key] { return known }
    let found = text.written(in: part, keepingSlash: keepingSlash)
    parts[key] = found
    return found
  }

  /// Items of which none has a key, which is written as in the URL.
  private func withoutKey(_ key: String) -> TextAutomaton? {
    if let known = keys[key] { return known }
    let others = itemText.subtracting(TextAutomaton(anyOf: [key], ignoringCase: false))
    let found = others.flatMap { Self.items(named: $0, itemValue) }
    keys[key] = found
    return found
  }

  /// Items of which one has a key, which is written as in the URL, and one of these values; without it too if asked.
  package func items(
    with key: String, _ value: TextAutomaton, mayBeAbsent: Bool
  ) throws(WebURLs.Unproved) -> TextAutomaton {
    let pair = Pair(key: key, value: value, mayBeAbsent: mayBeAbsent)
    if let known = pairs[pair] { return try known.proved() }
    let found = makeItems(with: key, value, mayBeAbsent: mayBeAbsent)
    pairs[pair] = found
    return try found.proved()
  }

  private func makeItems(with key: String, _ value: TextAutomaton, mayBeAbsent: Bool) -> TextAutomaton? {
    guard let others = withoutKey(key), let value = value.intersection(itemText),
      let before = TextAutomaton.concatenation([others, .ampersand])?.optional,
      let after = TextAutomaton.row([others], after: "&").optional
    else { return nil }
    if value.isEmpty { return mayBeAbsent ? others : value }
    let item = TextAutomaton(anyOf: [key + "="], ignoringCase: false)
    let present = TextAutomaton.concatenation([before, item, value, after])
    return mayBeAbsent ? present.flatMap { $0.union(others) } : present
  }
}

extension ArraySlice<TextAutomaton.Edge> {
  fileprivate func adding(_ scalar: Unicode.Scalar, to target: Int32) -> [TextAutomaton.Edge] {
    let place = firstIndex { $0.lower > scalar.value } ?? endIndex
    return self[..<place] + [TextAutomaton.Edge(lower: scalar.value, upper: scalar.value, target: target)]
      + self[place...]
  }
}

/// A part of a URL, with the characters that it shows as they are. RFC 3986, section 3.
package enum URLPart: Sendable {
  case segment
  /// A name or a value, of the query or of a fragment that consists of pairs.
  case item
  case fragment

  fileprivate func isPlain(_ value: UInt32) -> Bool {
    guard let scalar = Unicode.Scalar(value), scalar.isASCII else { return false }
    if scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) { return true }
    return "-._~".unicodeScalars.contains(scalar) || kept.unicodeScalars.contains(scalar)
  }

  /// The characters that it shows as they are, beside those that every part does.
  package var kept: String {
    switch self {
    case .segment: "!$&'()*+,;=:@"
    case .item: "!$'()*,;:@/?"
    case .fragment: "!$&'()*+,;=:@/?"
    }
  }
}

extension TextAutomaton {
  /// The texts as a part of a URL spells them: a character that the part may show is itself, every other one is
  /// percent-encoded in UTF-8 with digits in upper case. A decoded `/` is one of both if asked.
  package func written(in part: URLPart, keepingSlash: Bool = false) -> TextAutomaton {
    var escapes = EscapeStates(first: Int32(stateCount))
    var states: [[Edge]] = []
    for state in 0..<stateCount {
      var plain: [Edge] = []
      var encoded: [EscapeStates.Escape] = []
      for edge in edges(from: state) {
        for value in edge.lower..<max(edge.lower, min(edge.upper + 1, 0x80)) {
          let isSlash = keepingSlash && value == 0x2F
          let isPlain = part.isPlain(value) || isSlash
          if isPlain { plain.append(Edge(lower: value, upper: value, target: edge.target)) }
          if !isPlain || isSlash { encoded += EscapeStates.escapes(of: value...value, to: edge.target) }
        }
        if edge.upper >= 0x80 {
          encoded += EscapeStates.escapes(of: max(edge.lower, 0x80)...edge.upper, to: edge.target)
        }
      }
      if !encoded.isEmpty {
        let percent = UInt32(UInt8(ascii: "%"))
        plain.append(Edge(lower: percent, upper: percent, target: escapes.state(after: encoded)))
      }
      states.append(plain.sorted { $0.lower < $1.lower })
    }
    return TextAutomaton(
      states + escapes.edges,
      accepting: (0..<stateCount).map { accepts(in: $0) } + escapes.edges.map { _ in false })
  }
}

/// The states inside of percent-encoded characters.
private struct EscapeStates {
  /// A digit 0 to 15, or 16 for `%`.
  typealias Symbols = ClosedRange<UInt8>

  /// What is still to come of an escape.
  struct Escape: Hashable {
    var symbols: ArraySlice<Symbols>
    var target: Int32
  }

  private let first: Int32
  private(set) var edges: [[TextAutomaton.Edge]] = []
  private var known: [[Escape]: Int32] = [:]

  init(first: Int32) { self.first = first }

  mutating func state(after escapes: [Escape]) -> Int32 {
    if let state = known[escapes] { return state }
    let place = edges.count
    known[escapes] = first + Int32(place)
    edges.append([])
    var own: [TextAutomaton.Edge] = []
    for symbol in UInt8(0)...16 {
      let next = escapes.compactMap { escape -> Escape? in
        guard let symbols = escape.symbols.first, symbols.contains(symbol) else { return nil }
        return Escape(symbols: escape.symbols.dropFirst(), target: escape.target)
      }
      guard let one = next.first else { continue }
      let scalar = UInt32("0123456789ABCDEF%".utf8.dropFirst(Int(symbol)).first ?? 0)
      // No character's bytes begin those of another.
      let target = one.symbols.isEmpty ? one.target : state(after: next)
      own.append(TextAutomaton.Edge(lower: scalar, upper: scalar, target: target))
    }
    edges[place] = own.sorted { $0.lower < $1.lower }
    return first + Int32(place)
  }

  /// The escapes of scalars behind their first `%`.
  static func escapes(of scalars: ClosedRange<UInt32>, to target: Int32) -> [Escape] {
    bytes(of: scalars).flatMap { bytes in
      bytes.reduce([[Symbols]()]) { rows, byte in
        rows.flatMap { row in digits(of: byte).map { row + (row.isEmpty ? [] : [16...16]) + $0 } }
      }.map { Escape(symbols: $0[...], target: target) }
    }
  }

  /// Two digits for each byte.
  private static func digits(of bytes: ClosedRange<UInt8>) -> [[Symbols]] {
    let (low, high) = (bytes.lowerBound, bytes.upperBound)
    if low >> 4 == high >> 4 { return [[low >> 4...low >> 4, low & 15...high & 15]] }
    if low & 15 != 0 { return digits(of: low...(low | 15)) + digits(of: (low | 15) + 1...high) }
    if high & 15 != 15 { return digits(of: low...(high & 0xF0) - 1) + digits(of: high & 0xF0...high) }
    return [[low >> 4...high >> 4, 0...15]]
  }

  /// Rows of bytes in UTF-8.
  private static func bytes(of scalars: ClosedRange<UInt32>) -> [[ClosedRange<UInt8>]] {
    let (low, high) = (scalars.lowerBound, scalars.upperBound)
    func halves(_ end: UInt32) -> [[ClosedRange<UInt8>]] { bytes(of: low...end) + bytes(of: end + 1...high) }
    for end: UInt32 in [0x7F, 0x7FF, 0xFFFF] where low <= end && end < high { return halves(end) }
    guard let first = Unicode.Scalar(low), let last = Unicode.Scalar(high) else { return [] }
    let ends = (Array(first.utf8), Array(last.utf8))
    for index in 1..<max(1, ends.0.count) {
      let mask = UInt32(1) << (6 * index) - 1
      guard low & ~mask != high & ~mask else { continue }
      if low & mask != 0 { return halves(low | mask) }
      if high & mask != mask { return halves((high & ~mask) - 1) }
    }
    return [zip(ends.0, ends.1).map { min($0, $1)...max($0, $1) }]
  }
}

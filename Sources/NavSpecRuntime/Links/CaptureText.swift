/// A text with names in braces, such as `{scheme}://{rest}`, or with `$remainder`. A link fills in what it captured,
/// and the remainder of its URL.
public nonisolated struct CaptureText: SchemaValue {
  /// A part of the text.
  public nonisolated enum Piece: SchemaValue {
    /// Text that stays as it is.
    case literal(String)
    /// A name, and its range in UTF-8 offsets.
    case capture(String, Range<Int>)
    /// The remainder of the URL: the path from the pattern's gap on, and the query.
    case remainder
  }

  /// The word that a link replaces with the remainder of its URL.
  public static let remainder = "$remainder"

  /// The parts in order.
  public private(set) var pieces: [Piece] = []

  init() {}

  /// Reads a text; the error names the narrowest part at fault.
  public init(parsing text: String) throws(LinkPatternError) {
    let bytes = Array(text.utf8)
    let word = Array(Self.remainder.utf8)
    var start = 0
    while start < bytes.count {
      let end =
        bytes.indices[start...].first { place in
          bytes[place] == UInt8(ascii: "{") || bytes[place] == UInt8(ascii: "}")
            || bytes[place...].starts(with: word)
              && bytes[(place + word.count)...].first.map(Self.continuesName) != true
        } ?? bytes.count
      if start < end { pieces.append(.literal(String(decoding: bytes[start..<end], as: UTF8.self))) }
      guard end < bytes.count else { return }
      if bytes[end] == word[0] {
        pieces.append(.remainder)
        start = end + word.count
        continue
      }
      guard bytes[end] == UInt8(ascii: "{") else {
        throw LinkPatternError("a '}' closes no '{'", at: end..<end + 1)
      }
      guard let close = bytes[end...].firstIndex(of: UInt8(ascii: "}")) else {
        throw LinkPatternError("a '{' is not closed", at: end..<end + 1)
      }
      let range = end + 1..<close
      guard !range.isEmpty, bytes[range].allSatisfy({ LinkEncoding.isUnreserved($0) }) else {
        throw LinkPatternError("the braces hold no name of a capture", at: end..<close + 1)
      }
      pieces.append(.capture(String(decoding: bytes[range], as: UTF8.self), range))
      start = close + 1
    }
  }

  private static func continuesName(_ byte: UInt8) -> Bool {
    LinkEncoding.isUnreserved(byte) && !"-.~".utf8.contains(byte)
  }

  /// The names in the braces.
  public var names: [String] {
    pieces.compactMap { if case .capture(let name, _) = $0 { name } else { nil } }
  }

  /// The text as it was read.
  public var text: String { filled(remainder: Self.remainder) { "{" + $0 + "}" } }

  /// The text with captures for names, each in its canonical form; nothing for one that the URL lacks.
  func filled(with captures: LinkCaptures) -> String {
    filled(remainder: captures.remainder ?? "") { captures[$0]?.text ?? "" }
  }

  private func filled(remainder: String, _ capture: (String) -> String) -> String {
    var text = ""
    for piece in pieces {
      switch piece {
      case .literal(let literal): text += literal
      case .capture(let name, _): text += capture(name)
      case .remainder: text += remainder
      }
    }
    return text
  }
}

nonisolated extension LinkCaptures.Capture {
  /// The canonical text of a single value; nil for several.
  fileprivate var text: String? {
    switch value {
    case .string(let text): text
    case .integer(let number): String(number)
    case .double(let number): ValueSyntax.decimal(number)
    case .bool(let flag): flag ? "true" : "false"
    case .list, .map, .absent, .opaque: nil
    }
  }
}

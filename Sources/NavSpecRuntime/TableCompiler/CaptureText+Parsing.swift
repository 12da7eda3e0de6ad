nonisolated extension CaptureText {
  /// The word that a link replaces with the remainder of its URL.
  public static let remainder = "$remainder"

  /// Reads a text; the error names the narrowest part at fault.
  public init(parsing text: String) throws(LinkPatternError) {
    self.init()
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
      pieces.append(.capture(String(decoding: bytes[range], as: UTF8.self)))
      start = close + 1
    }
  }

  private static func continuesName(_ byte: UInt8) -> Bool {
    LinkEncoding.isUnreserved(byte) && !"-.~".utf8.contains(byte)
  }

  /// The text as it was read.
  public var text: String { pieces.map { $0.text }.joined() }
}

nonisolated extension CaptureText.Piece {
  /// The part as it was read.
  public var text: String {
    switch self {
    case .literal(let text): text
    case .capture(let name): "{" + name + "}"
    case .remainder: CaptureText.remainder
    }
  }
}

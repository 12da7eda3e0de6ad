/// The encoding of texts in the lines of a schema.
nonisolated enum SchemaAtom {
  /// A text within a field: a name, a member of a list, a value.
  static func nested(_ text: String) -> String { encoded(text, isDelimiter) }

  /// A text that is a field of its own, such as a pattern.
  static func whole(_ text: String) -> String { encoded(text) { _ in false } }

  private static func encoded(_ text: String, _ isDelimiter: (UInt8) -> Bool) -> String {
    // Nothing at all must still be seen.
    if text.isEmpty { return "%" }
    if text.utf8.allSatisfy({ !isDelimiter($0) && !mustEncode($0) }) { return text }
    var result: [UInt8] = []
    for byte in text.utf8 {
      if isDelimiter(byte) || mustEncode(byte) {
        result += LinkEncoding.percentEncoding(of: byte)
      } else {
        result.append(byte)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func mustEncode(_ byte: UInt8) -> Bool {
    byte <= 0x20 || byte == UInt8(ascii: "%") || byte == 0x7F || byte == UInt8(ascii: "\"")
      || byte == UInt8(ascii: "\\")
  }

  /// Whether it separates parts of a field, besides space, `%` and control characters.
  static func isDelimiter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "="), UInt8(ascii: ":"), UInt8(ascii: ","), UInt8(ascii: "("), UInt8(ascii: ")"),
      UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "'"),
      UInt8(ascii: "$"), UInt8(ascii: "@"), UInt8(ascii: "^"), UInt8(ascii: "+"), UInt8(ascii: "!"),
      UInt8(ascii: "~"), UInt8(ascii: "#"), UInt8(ascii: "?"), UInt8(ascii: "&"), UInt8(ascii: ";"):
      true
    default: false
    }
  }

  /// Nil if the percent-encoding is malformed.
  static func decoded(_ bytes: ArraySlice<UInt8>) -> String? {
    if bytes.count == 1, bytes.first == UInt8(ascii: "%") { return "" }
    return LinkEncoding.percentDecoded(bytes)
  }
}

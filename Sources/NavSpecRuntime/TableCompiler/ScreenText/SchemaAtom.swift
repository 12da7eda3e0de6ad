/// The encoding of texts in the lines of a schema.
nonisolated enum SchemaAtom {
  /// Writes a text: one within a field, such as a name, without what separates parts of a field.
  static func write(_ text: String, isNested: Bool, to bytes: inout [UInt8]) {
    // Nothing at all must still be seen.
    if text.isEmpty { bytes.append(UInt8(ascii: "%")) }
    for byte in text.utf8 {
      if mustEncode(byte) || isNested && isDelimiter(byte) {
        bytes += LinkEncoding.percentEncoding(of: byte)
      } else {
        bytes.append(byte)
      }
    }
  }

  private static func mustEncode(_ byte: UInt8) -> Bool {
    byte <= 0x20 || byte == UInt8(ascii: "%") || byte == 0x7F || byte == UInt8(ascii: "\"")
      || byte == UInt8(ascii: "\\")
  }

  /// Whether it separates parts of a field, besides space, `%` and control characters.
  static func isDelimiter(_ byte: UInt8) -> Bool {
    switch Unicode.Scalar(byte) {
    case "=", ":", ",", "(", ")", "[", "]", "{", "}", "'", "$", "@", "^", "+", "!", "~", "#", "?", "&", ";":
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

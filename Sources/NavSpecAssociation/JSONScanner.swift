/// Reads JSON (RFC 8259) for its form alone: what reads the tree of a file takes more.
struct JSONScanner {
  private var rest: Substring.UnicodeScalarView
  private let string = /"(?:[^"\\\u{0}-\u{1F}]|\\["\\\/bfnrt]|\\u[0-9A-Fa-f]{4})*+"/
    .matchingSemantics(.unicodeScalar)
  private let word =
    /(?:-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][-+]?[0-9]+)?|true|false|null)(?![^,\]} \t\r\n])/
    .matchingSemantics(.unicodeScalar)

  /// Where a text stops being JSON; nil if it does not. The depth is that of a text that was read.
  static func firstForeignByte(of bytes: [UInt8]) -> Int? {
    var scanner = Self(rest: Substring(decoding: bytes, as: UTF8.self).unicodeScalars)
    _ = scanner.take("\u{FEFF}")
    let isWhole = scanner.value()
    scanner.skipBlanks()
    return isWhole && scanner.rest.isEmpty ? nil : bytes.count - Substring(scanner.rest).utf8.count
  }

  private init(rest: Substring.UnicodeScalarView) { self.rest = rest }

  private mutating func value() -> Bool {
    if take("{") { return items(until: "}") { $0.take($0.string) && $0.take(":") && $0.value() } }
    if take("[") { return items(until: "]") { $0.value() } }
    return take(string) || take(word)
  }

  private mutating func items(until end: Unicode.Scalar, _ item: (inout Self) -> Bool) -> Bool {
    if take(end) { return true }
    repeat {
      guard item(&self) else { return false }
    } while take(",")
    return take(end)
  }

  private mutating func take(_ token: Regex<Substring>) -> Bool {
    skipBlanks()
    guard let match = Substring(rest).prefixMatch(of: token) else { return false }
    rest = rest[match.range.upperBound...]
    return true
  }

  private mutating func take(_ sign: Unicode.Scalar) -> Bool {
    skipBlanks()
    guard rest.first == sign else { return false }
    rest.removeFirst()
    return true
  }

  private mutating func skipBlanks() { rest = rest.drop { " \t\r\n".unicodeScalars.contains($0) } }
}

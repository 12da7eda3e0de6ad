/// Reads JSON (RFC 8259) for its form alone: what reads the tree of a file takes more.
struct JSONScanner {
  private let bytes: [UInt8]
  private var index = 0

  /// Where a text stops being JSON; nil if it does not. The depth is that of a text that was read.
  static func firstForeignByte(of bytes: [UInt8]) -> Int? {
    var scanner = Self(bytes: bytes)
    if bytes.starts(with: "\u{FEFF}".utf8) { scanner.index = 3 }
    let isWhole = scanner.value()
    if isWhole { scanner.skipBlanks() }
    return isWhole && scanner.index == bytes.count ? nil : scanner.index
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func value() -> Bool {
    skipBlanks()
    switch index < bytes.count ? bytes[index] : 0 {
    case UInt8(ascii: "{"):
      return items(until: UInt8(ascii: "}")) { $0.string() && $0.take(UInt8(ascii: ":")) && $0.value() }
    case UInt8(ascii: "["): return items(until: UInt8(ascii: "]")) { $0.value() }
    case UInt8(ascii: "\""): return string()
    default:
      let rest = bytes[index...].prefix { !Array(",]} \t\r\n".utf8).contains($0) }
      let word = String(decoding: rest, as: UTF8.self)
      let isNumber = word.wholeMatch(of: /-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][-+]?[0-9]+)?/) != nil
      guard isNumber || ["true", "false", "null"].contains(word) else { return false }
      index = rest.endIndex
      return true
    }
  }

  private mutating func items(until end: UInt8, _ item: (inout Self) -> Bool) -> Bool {
    index += 1
    if take(end) { return true }
    repeat {
      guard item(&self) else { return false }
    } while take(UInt8(ascii: ","))
    return take(end)
  }

  private mutating func string() -> Bool {
    guard take(UInt8(ascii: "\"")) else { return false }
    while index < bytes.count, bytes[index] >= 0x20 {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\\") {
        let next = bytes[(index + 1)...].prefix(5)
        let isHex =
          next.count == 5 && next.dropFirst().allSatisfy { Character(Unicode.Scalar($0)).isHexDigit }
        guard let kind = next.first, "\"\\/bfnrt".utf8.contains(kind) || kind == UInt8(ascii: "u") && isHex
        else { return false }
        index += 1
      }
      index += 1
      if byte == UInt8(ascii: "\"") { return true }
    }
    return false
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    skipBlanks()
    guard index < bytes.count, bytes[index] == byte else { return false }
    index += 1
    return true
  }

  private mutating func skipBlanks() {
    while index < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[index]) { index += 1 }
  }
}

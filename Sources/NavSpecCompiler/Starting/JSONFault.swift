/// Where a text stops being JSON. The decoder says that it does, and not where.
struct JSONFault {
  /// From 1.
  let line: Int
  /// In UTF-8 bytes, from 1.
  let column: Int

  /// What may come next.
  private enum Expected {
    case value, firstItem, firstKey, key, colon, separator
  }

  /// The first fault; nil if there is none.
  init?(in bytes: [UInt8]) {
    guard let offset = Self.offset(in: bytes) else { return nil }
    let before = bytes[..<offset]
    line = before.count { $0 == UInt8(ascii: "\n") } + 1
    column = offset - (before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0) + 1
  }

  private static func offset(in bytes: [UInt8]) -> Int? {
    var index = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    /// The brackets that close what is open. A list instead of calls: hostile files nest deeply.
    var closing: [UInt8] = []
    var expected = Expected.value
    while index < bytes.count {
      let byte = bytes[index]
      if [0x09, 0x0A, 0x0D, 0x20].contains(byte) {
        index += 1
        continue
      }
      switch (expected, byte) {
      case (.value, UInt8(ascii: "{")), (.firstItem, UInt8(ascii: "{")):
        closing.append(UInt8(ascii: "}"))
        expected = .firstKey
        index += 1
      case (.value, UInt8(ascii: "[")), (.firstItem, UInt8(ascii: "[")):
        closing.append(UInt8(ascii: "]"))
        expected = .firstItem
        index += 1
      case (.firstItem, _) where byte == closing.last, (.firstKey, _) where byte == closing.last,
        (.separator, _) where byte == closing.last:
        closing.removeLast()
        expected = .separator
        index += 1
      case (.separator, UInt8(ascii: ",")) where !closing.isEmpty:
        expected = closing.last == UInt8(ascii: "}") ? .key : .value
        index += 1
      case (.colon, UInt8(ascii: ":")):
        expected = .value
        index += 1
      case (.key, UInt8(ascii: "\"")), (.firstKey, UInt8(ascii: "\"")):
        guard let end = end(ofString: index, in: bytes) else { return index }
        index = end
        expected = .colon
      case (.value, _), (.firstItem, _):
        guard let end = end(ofScalar: index, in: bytes) else { return index }
        index = end
        expected = .separator
      default: return index
      }
    }
    return expected == .separator && closing.isEmpty ? nil : bytes.count
  }

  /// The offset behind a text, a number or a word.
  private static func end(ofScalar start: Int, in bytes: [UInt8]) -> Int? {
    if bytes[start] == UInt8(ascii: "\"") { return end(ofString: start, in: bytes) }
    let word = bytes[start...].prefix {
      0x30...0x39 ~= $0 || 0x41...0x5A ~= $0 || 0x61...0x7A ~= $0 || "+-.".utf8.contains($0)
    }
    let text = String(decoding: word, as: UTF8.self)
    let isNumber = text.last?.isNumber == true && Double(text) != nil
    return isNumber || ["true", "false", "null"].contains(text) ? word.endIndex : nil
  }

  /// The offset behind a text in quotes; nil for one that does not end on its line.
  private static func end(ofString start: Int, in bytes: [UInt8]) -> Int? {
    var index = start + 1
    while index < bytes.count, bytes[index] >= 0x20 {
      if bytes[index] == UInt8(ascii: "\"") { return index + 1 }
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return nil
  }
}

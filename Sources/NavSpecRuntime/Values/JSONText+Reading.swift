nonisolated extension JSONText {
  /// The value of a whole text; nil if it is not JSON, or too deep for a snapshot.
  ///
  /// The text may be anybody's: the depth is bounded, numbers are no booleans on any platform, and nothing traps.
  public init?(parsing text: [UInt8]) {
    var reader = JSONTextReader(text)
    guard let value = reader.whole() else { return nil }
    self = value
  }

  /// A member of an object; nil if there is none, or this is no object.
  public subscript(name: String) -> JSONText? { members?.first { $0.0 == name }?.1 }

  /// The text; nil of another value.
  public var string: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// The number, if it has no fraction and no exponent; nil of another value.
  public var integer: Int64? {
    if case .integer(let number) = self { number } else { nil }
  }

  /// The values in order; nil of another value.
  public var array: [JSONText]? {
    if case .array(let items) = self { items } else { nil }
  }

  /// The members in order; nil of another value.
  public var members: [(String, JSONText)]? {
    if case .object(let members) = self { members } else { nil }
  }
}

/// Reads JSON (RFC 8259) in one pass. The result is nil if a byte is not JSON.
private nonisolated struct JSONTextReader {
  /// The greatest depth of a snapshot. Snapshots that the router writes have at most seven levels.
  static let maximumDepth = 16

  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func whole() -> JSONText? {
    guard let value = value(depth: 0) else { return nil }
    skipSpace()
    return position == bytes.count ? value : nil
  }

  private var byte: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipSpace() {
    while let byte, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { position += 1 }
  }

  private mutating func take(_ expected: UInt8) -> Bool {
    guard byte == expected else { return false }
    position += 1
    return true
  }

  private mutating func take(_ word: StaticString, _ value: JSONText) -> JSONText? {
    for expected in word.description.utf8 where !take(expected) { return nil }
    return value
  }

  private mutating func value(depth: Int) -> JSONText? {
    guard depth < Self.maximumDepth else { return nil }
    skipSpace()
    switch byte {
    case UInt8(ascii: "{"): return object(depth: depth)
    case UInt8(ascii: "["): return array(depth: depth)
    case UInt8(ascii: "\""): return string().map { .string($0) }
    case UInt8(ascii: "t"): return take("true", .bool(true))
    case UInt8(ascii: "f"): return take("false", .bool(false))
    case UInt8(ascii: "n"): return take("null", .null)
    default: return number()
    }
  }

  private mutating func array(depth: Int) -> JSONText? {
    position += 1
    var items: [JSONText] = []
    skipSpace()
    if take(UInt8(ascii: "]")) { return .array(items) }
    repeat {
      guard let item = value(depth: depth + 1) else { return nil }
      items.append(item)
      skipSpace()
    } while take(UInt8(ascii: ","))
    return take(UInt8(ascii: "]")) ? .array(items) : nil
  }

  private mutating func object(depth: Int) -> JSONText? {
    position += 1
    var members: [(String, JSONText)] = []
    skipSpace()
    if take(UInt8(ascii: "}")) { return .object(members) }
    repeat {
      skipSpace()
      guard byte == UInt8(ascii: "\""), let name = string() else { return nil }
      skipSpace()
      guard take(UInt8(ascii: ":")), let value = value(depth: depth + 1) else { return nil }
      members.append((name, value))
      skipSpace()
    } while take(UInt8(ascii: ","))
    return take(UInt8(ascii: "}")) ? .object(members) : nil
  }

  private mutating func number() -> JSONText? {
    let start = position
    _ = take(UInt8(ascii: "-"))
    let whole = digits()
    guard whole > 0, whole == 1 || bytes[position - whole] != UInt8(ascii: "0") else { return nil }
    var isInteger = true
    if take(UInt8(ascii: ".")) {
      isInteger = false
      guard digits() > 0 else { return nil }
    }
    if byte == UInt8(ascii: "e") || byte == UInt8(ascii: "E") {
      isInteger = false
      position += 1
      if !take(UInt8(ascii: "+")) { _ = take(UInt8(ascii: "-")) }
      guard digits() > 0 else { return nil }
    }
    // The router writes no longer numbers.
    guard position - start <= 40 else { return nil }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    if isInteger, let integer = Int64(text) { return .integer(integer) }
    guard let double = Double(text), double.isFinite else { return nil }
    return .double(double)
  }

  private mutating func digits() -> Int {
    let start = position
    while let byte, byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") { position += 1 }
    return position - start
  }

  private mutating func string() -> String? {
    position += 1
    var text: [UInt8] = []
    while let byte {
      position += 1
      switch byte {
      case UInt8(ascii: "\""):
        return LinkBytes.text(validating: text)
      case UInt8(ascii: "\\"):
        guard let scalar = escape() else { return nil }
        text += Array(String(scalar).utf8)
      case 0..<0x20:
        return nil
      default:
        text.append(byte)
      }
    }
    return nil
  }

  private mutating func escape() -> Unicode.Scalar? {
    guard let byte else { return nil }
    position += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): break
    default: return nil
    }
    guard let high = hexadecimal() else { return nil }
    guard (0xD800..<0xDC00).contains(high) else { return Unicode.Scalar(high) }
    guard take(UInt8(ascii: "\\")), take(UInt8(ascii: "u")), let low = hexadecimal(),
      (0xDC00..<0xE000).contains(low)
    else { return nil }
    return Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00))
  }

  private mutating func hexadecimal() -> UInt32? {
    guard position + 4 <= bytes.count else { return nil }
    var value: UInt32 = 0
    for byte in bytes[position..<position + 4] {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue, byte < 0x80 else { return nil }
      value = value << 4 + UInt32(digit)
    }
    position += 4
    return value
  }
}

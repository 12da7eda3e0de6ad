import NavSpecDiagnostics

/// What a plain scalar means in the core schema of YAML 1.2: `yes` and `on` are strings, `012` is
/// twelve and `0o14` too. Quoted and block scalars are strings.
package enum YAMLCoreValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case int(Int64)
  case float(Double)
  /// Any other text, also an integer outside 64 bits: its text is its only faithful value.
  case string

  package init(plain text: String) {
    // Most texts begin with a letter that begins no other value.
    if let first = text.utf8.first, first.isASCIILetter, !"nNtTfF".utf8.contains(first) {
      self = .string
    } else {
      self = Self.words[text] ?? Self.number(text) ?? .string
    }
  }

  private static let words: [String: YAMLCoreValue] = [
    "": .null, "~": .null, "null": .null, "Null": .null, "NULL": .null,
    "true": .bool(true), "True": .bool(true), "TRUE": .bool(true),
    "false": .bool(false), "False": .bool(false), "FALSE": .bool(false),
  ]

  private static func number(_ text: String) -> YAMLCoreValue? {
    let bytes = Substring(text).utf8
    if bytes.starts(with: "0o".utf8) { return digits(bytes.dropFirst(2), radix: 8) }
    if bytes.starts(with: "0x".utf8) { return digits(bytes.dropFirst(2), radix: 16) }
    var unsigned = bytes
    let isNegative = unsigned.first == UInt8(ascii: "-")
    if isNegative || unsigned.first == UInt8(ascii: "+") { unsigned = unsigned.dropFirst() }
    switch String(Substring(unsigned)) {
    case ".inf", ".Inf", ".INF": return .float(isNegative ? -.infinity : .infinity)
    case ".nan", ".NaN", ".NAN": return unsigned.count == bytes.count ? .float(.nan) : nil
    default: break
    }
    if !unsigned.isEmpty, unsigned.allSatisfy({ $0.isASCIIDigit }) {
      return Int64(Substring(bytes)).map { .int($0) }
    }
    // `Double` also takes names and hexadecimal digits.
    guard bytes.allSatisfy({ $0.isASCIIDigit || ".eE+-".utf8.contains($0) }) else { return nil }
    return Double(Substring(bytes)).map { .float($0) }
  }

  private static func digits(_ text: Substring.UTF8View, radix: Int) -> YAMLCoreValue? {
    // A sign would pass `Int64(_:radix:)` but not the schema.
    guard let first = text.first, first != UInt8(ascii: "+"), first != UInt8(ascii: "-") else { return nil }
    return Int64(Substring(text), radix: radix).map { .int($0) }
  }
}

/// Percent-encoding, over bytes.
public nonisolated enum LinkEncoding {
  /// The bytes that are not percent-encoded.
  nonisolated enum Kept {
    /// Letters, digits, `-._~`.
    case unreserved
    /// What a path segment may hold besides: sub-delimiters, `:` and `@`.
    case segment
    /// What a fragment between its slashes may hold besides: the same, and `?`.
    case fragment
    /// Everything that has a meaning in a URL, and what is encoded already.
    case reservedAndEncoded
  }

  static func isUnreserved(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
      UInt8(ascii: "~"):
      true
    default: false
    }
  }

  static func isSubDelimiter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "!"), UInt8(ascii: "$"), UInt8(ascii: "&"), UInt8(ascii: "'"), UInt8(ascii: "("),
      UInt8(ascii: ")"), UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: ","), UInt8(ascii: ";"),
      UInt8(ascii: "="):
      true
    default: false
    }
  }

  static func isGeneralDelimiter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: ":"), UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"), UInt8(ascii: "["),
      UInt8(ascii: "]"), UInt8(ascii: "@"):
      true
    default: false
    }
  }

  static func isSchemeByte(_ byte: UInt8, isFirst: Bool) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
      !isFirst
    default: false
    }
  }

  static func hexValue(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }

  static func lowercased(_ byte: UInt8) -> UInt8 {
    byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
  }

  /// ASCII letters in lower case.
  public static func lowercased(_ text: String) -> String {
    String(decoding: text.utf8.map { lowercased($0) }, as: UTF8.self)
  }

  static func append(_ text: some Sequence<UInt8>, to result: inout [UInt8], keeping kept: Kept) {
    let bytes = Array(text)
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      let isKept: Bool
      switch kept {
      case .unreserved: isKept = isUnreserved(byte)
      case .segment, .fragment:
        isKept =
          isUnreserved(byte) || isSubDelimiter(byte) || byte == UInt8(ascii: ":") || byte == UInt8(ascii: "@")
          || byte == UInt8(ascii: "?") && kept == .fragment
      case .reservedAndEncoded:
        isKept =
          isUnreserved(byte) || isSubDelimiter(byte) || isGeneralDelimiter(byte)
          || byte == UInt8(ascii: "%") && index + 2 < bytes.count && hexValue(bytes[index + 1]) != nil
            && hexValue(bytes[index + 2]) != nil
      }
      if isKept {
        result.append(byte)
      } else {
        result += percentEncoding(of: byte)
      }
      index += 1
    }
  }

  static func percentEncoded(_ text: some Sequence<UInt8>, keeping kept: Kept = .unreserved) -> String {
    var result: [UInt8] = []
    append(text, to: &result, keeping: kept)
    return String(decoding: result, as: UTF8.self)
  }

  /// The text with what is neither unreserved nor one of `kept` percent-encoded.
  public static func percentEncoded(_ text: String, keeping kept: String) -> String {
    func isKept(_ byte: UInt8) -> Bool { isUnreserved(byte) || kept.utf8.contains(byte) }
    // Most texts are written as they are.
    if text.utf8.allSatisfy(isKept) { return text }
    return String(
      decoding: text.utf8.flatMap { isKept($0) ? [$0] : percentEncoding(of: $0) }, as: UTF8.self)
  }

  /// The text with each `%XX` decoded once; nil if that is malformed or not UTF-8.
  static func percentDecoded(_ text: some Sequence<UInt8>) -> String? {
    let bytes = Array(text)
    guard bytes.contains(UInt8(ascii: "%")) else { return LinkBytes.text(validating: bytes) }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "%") {
        guard index + 2 < bytes.count, let high = hexValue(bytes[index + 1]),
          let low = hexValue(bytes[index + 2])
        else { return nil }
        result.append(high << 4 | low)
        index += 3
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return LinkBytes.text(validating: result)
  }

  static func percentEncoding(of byte: UInt8) -> [UInt8] {
    [UInt8(ascii: "%"), hexDigit(byte >> 4), hexDigit(byte & 15)]
  }

  private static func hexDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
  }
}

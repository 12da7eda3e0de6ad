/// UTF-8 by hand, for the matcher's inner loops.
package nonisolated enum LinkBytes {
  /// The scalar that begins at an index of valid UTF-8; U+FFFD where it is not valid.
  static func scalar(in bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> (
    scalar: Unicode.Scalar, length: Int
  ) {
    let first = bytes[index]
    if first < 0x80 { return (Unicode.Scalar(first), 1) }
    let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    guard index + length <= bytes.count else { return ("\u{FFFD}", 1) }
    var value = UInt32(first) & (length == 2 ? 0x1F : length == 3 ? 0x0F : 0x07)
    for offset in 1..<length { value = value << 6 | UInt32(bytes[index + offset] & 0x3F) }
    return (Unicode.Scalar(value) ?? "\u{FFFD}", length)
  }

  /// How many scalars valid UTF-8 holds.
  static func scalarCount(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var count = 0
    for byte in bytes where byte & 0xC0 != 0x80 { count += 1 }
    return count
  }

  static func text(_ bytes: UnsafeBufferPointer<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }

  /// The bytes as text; nil if they are not well-formed UTF-8.
  package static func text(validating bytes: [UInt8]) -> String? {
    // `String(validating:as:)` needs macOS 15 and iOS 18. Decoding replaces what is not well-formed, so the bytes differ.
    var text = String(decoding: bytes, as: UTF8.self)
    let isSame = text.withUTF8 { decoded in
      guard decoded.count == bytes.count else { return false }
      var difference: UInt8 = 0
      for index in decoded.indices { difference |= decoded[index] ^ bytes[index] }
      return difference == 0
    }
    return isSame ? text : nil
  }

  /// Whether both are the same, ASCII letters of any case if asked.
  static func areEqual(_ a: UnsafeBufferPointer<UInt8>, _ b: UnsafeBufferPointer<UInt8>, ignoringCase: Bool)
    -> Bool
  {
    guard a.count == b.count else { return false }
    if ignoringCase {
      for index in 0..<a.count
      where a[index] != b[index] && LinkEncoding.lowercased(a[index]) != LinkEncoding.lowercased(b[index]) {
        return false
      }
    } else {
      for index in 0..<a.count where a[index] != b[index] { return false }
    }
    return true
  }

  static func areEqual(_ a: [UInt8], _ b: UnsafeBufferPointer<UInt8>, ignoringCase: Bool = false) -> Bool {
    a.withUnsafeBufferPointer { areEqual($0, b, ignoringCase: ignoringCase) }
  }
}

nonisolated extension UnsafeBufferPointer<UInt8> {
  /// A part of the buffer; empty where the bounds lie outside.
  func part(_ start: Int, _ end: Int) -> UnsafeBufferPointer<UInt8> {
    guard start >= 0, start < end, end <= count, let baseAddress else {
      return UnsafeBufferPointer(start: nil, count: 0)
    }
    return UnsafeBufferPointer(start: baseAddress + start, count: end - start)
  }
}

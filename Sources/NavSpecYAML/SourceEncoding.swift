/// What a look over the bytes of a file finds out before libyaml sees them.
///
/// libyaml would take UTF-16 and would end lines at NEL, LS and PS as YAML 1.1 did; we refuse both
/// rather than read a file otherwise than its author does.
struct SourceEncoding {
  enum Violation: Hashable {
    /// The name of the encoding it is in.
    case notUTF8(String)
    case invalidByte(at: Int)
    case control(UInt32, at: Int, length: Int)
  }

  /// Bytes of the byte order mark at the start: 0 or 3.
  let markLength: Int
  let isASCII: Bool
  /// The first thing that is wrong.
  let violation: Violation?

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    markLength = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    if let name = Self.wideEncoding(bytes) {
      (isASCII, violation) = (false, .notUTF8(name))
      return
    }
    var isASCII = true
    var offset = markLength
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte < 0x80 {
        guard byte >= 0x20 && byte != 0x7F || byte == 0x0A || byte == 0x09 || byte == 0x0D else {
          (self.isASCII, violation) = (isASCII, .control(UInt32(byte), at: offset, length: 1))
          return
        }
        offset += 1
        continue
      }
      isASCII = false
      guard let (scalar, length) = Self.scalar(at: offset, in: bytes) else {
        (self.isASCII, violation) = (false, .invalidByte(at: offset))
        return
      }
      guard Self.isAllowed(scalar) else {
        (self.isASCII, violation) = (false, .control(scalar, at: offset, length: length))
        return
      }
      offset += length
    }
    (self.isASCII, violation) = (isASCII, nil)
  }

  private static func isAllowed(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x80...0x9F, 0x2028, 0x2029, 0xFEFF, 0xFFFE, 0xFFFF: false
    // What nobody sees, and what turns the text behind it around. Joiners and marks of direction are
    // letters' business in many languages.
    case 0x200B, 0x2060, 0x202A...0x202E, 0x2066...0x2069: false
    default: true
    }
  }

  private static func wideEncoding(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
    let head = Array(bytes.prefix(4))
    if head.starts(with: [0xFF, 0xFE, 0, 0]) || head.starts(with: [0, 0, 0xFE, 0xFF]) { return "UTF-32" }
    if head.starts(with: [0xFF, 0xFE]) || head.starts(with: [0xFE, 0xFF]) { return "UTF-16" }
    guard head.count == 4 else { return nil }
    switch head.map({ $0 == 0 }) {
    case [true, true, true, false], [false, true, true, true]: return "UTF-32"
    case [true, false, true, false], [false, true, false, true]: return "UTF-16"
    default: return nil
    }
  }

  /// The scalar that starts here; nil where the bytes are not UTF-8 (overlong forms, surrogates
  /// and scalars past U+10FFFF are not).
  private static func scalar(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> (UInt32, Int)? {
    let lead = UInt32(bytes[offset])
    let length: Int
    var value: UInt32
    switch lead {
    case 0xC2...0xDF: (length, value) = (2, lead & 0x1F)
    case 0xE0...0xEF: (length, value) = (3, lead & 0x0F)
    case 0xF0...0xF4: (length, value) = (4, lead & 0x07)
    default: return nil
    }
    guard offset + length <= bytes.count else { return nil }
    for next in 1..<length {
      let byte = UInt32(bytes[offset + next])
      guard byte & 0xC0 == 0x80 else { return nil }
      value = value << 6 | byte & 0x3F
    }
    let least: UInt32 = length == 2 ? 0x80 : length == 3 ? 0x800 : 0x10000
    guard value >= least, value <= 0x10FFFF, !(0xD800...0xDFFF).contains(value) else { return nil }
    return (value, length)
  }
}

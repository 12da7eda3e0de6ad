import NavSpecDiagnostics

/// What a look over the bytes of a file finds out before libyaml sees them.
///
/// libyaml would take UTF-16 and would end lines at NEL, LS and PS as YAML 1.1 did; we refuse both
/// rather than read a file otherwise than its author does.
struct SourceEncoding {
  enum Violation: Hashable {
    /// The name of the encoding it is in.
    case notUTF8(String)
    case invalidByte(at: Int)
    case control(Unicode.Scalar, at: Int, length: Int)
  }

  /// Bytes of the byte order mark at the start: 0 or 3.
  let markLength: Int
  let isASCII: Bool
  /// The first thing that is wrong.
  let violation: Violation?
  /// What nobody sees, and its bytes, up to a limit.
  private(set) var unseen: [(scalar: Unicode.Scalar, bytes: Range<Int>)] = []

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    markLength = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    if let name = Self.wideEncoding(bytes) {
      (isASCII, violation) = (false, .notUTF8(name))
      return
    }
    var isASCII = true
    var offset = markLength
    var finder = HiddenCharacter.Finder()
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte < 0x80 {
        // What an ASCII character is to those behind it.
        if !isASCII { _ = finder.next(Unicode.Scalar(byte)) }
        guard byte >= 0x20 && byte != 0x7F || byte == 0x0A || byte == 0x09 || byte == 0x0D else {
          (self.isASCII, violation) = (isASCII, .control(Unicode.Scalar(byte), at: offset, length: 1))
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
      let hidden = finder.next(scalar)
      // Some are taken for spaces where YAML has indentation and marks.
      if let hidden, hidden.isHarmful || [0x200B, 0x2060, 0xFEFF].contains(scalar.value) {
        (self.isASCII, violation) = (false, .control(scalar, at: offset, length: length))
        return
      }
      if hidden != nil, unseen.count < Self.maximumUnseen {
        unseen.append((scalar, offset..<offset + length))
      }
      offset += length
    }
    (self.isASCII, violation) = (isASCII, nil)
  }

  /// As many as a report of one file needs.
  private static let maximumUnseen = 1_000

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
  private static func scalar(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> (Unicode.Scalar, Int)? {
    var rest = bytes[offset...].makeIterator()
    var parser = Unicode.UTF8.ForwardParser()
    guard case .valid(let encoded) = parser.parseScalar(from: &rest) else { return nil }
    return (Unicode.UTF8.decode(encoded), encoded.count)
  }
}

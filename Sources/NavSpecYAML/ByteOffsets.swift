/// Turns libyaml's marks, which count Unicode scalars, into UTF-8 offsets.
struct ByteOffsets {
  /// Bytes before the text libyaml sees: those of a byte order mark.
  private let base: Int
  /// The offset of each scalar; nil where all are ASCII and an index is an offset.
  private let offsets: [Int32]?

  /// - Parameter text: Valid UTF-8.
  init(text: UnsafeBufferPointer<UInt8>, base: Int, isASCII: Bool) {
    self.base = base
    offsets = isASCII ? nil : text.indices.lazy.filter { text[$0] & 0xC0 != 0x80 }.map { Int32($0) }
  }

  /// The offset in the file of the scalar with this index; past the end, the end.
  func offset(ofScalar index: Int, in text: UnsafeBufferPointer<UInt8>) -> Int {
    guard let offsets else { return base + min(index, text.count) }
    return base + (index < offsets.count ? Int(offsets[index]) : text.count)
  }
}

/// Turns libyaml's marks, which count Unicode scalars, into UTF-8 offsets.
///
/// One note every 16 scalars keeps each look-up at a handful of steps, in any order.
struct ByteOffsets {
  private static let stride = 16
  /// Bytes before the text libyaml sees: those of a byte order mark.
  private let base: Int
  /// The offset of every 16th scalar; nil where all are ASCII and an index is an offset.
  private let notes: [Int32]?

  /// - Parameter text: Valid UTF-8.
  init(text: UnsafeBufferPointer<UInt8>, base: Int, isASCII: Bool) {
    self.base = base
    guard !isASCII else {
      notes = nil
      return
    }
    var notes: [Int32] = []
    notes.reserveCapacity(text.count / Self.stride + 1)
    var scalars = 0
    for (offset, byte) in text.enumerated() where byte & 0xC0 != 0x80 {
      if scalars % Self.stride == 0 { notes.append(Int32(offset)) }
      scalars += 1
    }
    self.notes = notes
  }

  /// The offset in the file of the scalar with this index; past the end, the end.
  func offset(ofScalar index: Int, in text: UnsafeBufferPointer<UInt8>) -> Int {
    guard let notes else { return base + min(index, text.count) }
    guard index / Self.stride < notes.count else { return base + text.count }
    var offset = Int(notes[index / Self.stride])
    var left = index % Self.stride
    while left > 0, offset < text.count {
      offset += 1
      while offset < text.count, text[offset] & 0xC0 == 0x80 { offset += 1 }
      left -= 1
    }
    return base + offset
  }
}

/// The navigation of an app as the tool compiled it, the schema and its links: numbers in digits of five bits, and text as it
/// is. The tool writes what the runtime of the same version reads, so only the whole is checked, by its length
/// and a checksum.
nonisolated struct TableReader {
  /// How every such text begins.
  static var mark: String { "navspec-table \(version) " }

  let text: TableText
  private var position = 0

  /// - Parameter text: What the tool wrote; nil is returned for text that is not whole, or of another version.
  init?(_ text: TableText) {
    self.text = text
    for byte in Self.mark.utf8 where self.byte() != byte { return nil }
    let count = int()
    let checksum = UInt32(truncatingIfNeeded: bits() &- 1)
    guard text.bytes.count - position == count,
      Self.checksum(of: UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(text.bytes)[position...]))
        == checksum
    else { return nil }
  }

  /// FNV-1a of eight bytes at a time, folded.
  static func checksum(of bytes: UnsafeRawBufferPointer) -> UInt32 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    let words = bytes.count & ~7
    for place in stride(from: 0, to: words, by: 8) {
      let word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self))
      hash = (hash ^ word) &* 0x0000_0100_0000_01B3
    }
    for byte in bytes[words...] { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    return UInt32(truncatingIfNeeded: hash ^ hash >> 32)
  }

  /// A reader of a part of the text, at a position that ``skip()`` gave.
  init(_ text: TableText, at position: Int) {
    self.text = text
    self.position = max(0, position)
  }

  /// The next digit; lines mean nothing.
  private mutating func byte() -> UInt8 {
    if position < text.bytes.count, text.bytes[position] == UInt8(ascii: "\n") { position += 1 }
    guard position < text.bytes.count else { return 0 }
    position += 1
    return text.bytes[position - 1]
  }

  /// A whole number from 0.
  // Each of these is called a hundred times, and inlined it would be there as often.
  @inline(never) mutating func bits(_: UInt64 = 0) -> UInt64 {
    let bytes = text.bytes
    var place = position
    // A line begins before a number, never within.
    if place < bytes.count, bytes[place] == UInt8(ascii: "\n") { place += 1 }
    var value: UInt64 = 0
    var shift: UInt64 = 0
    while shift < 65, place < bytes.count {
      let digit = UInt64(bytes[place] &- UInt8(ascii: "0"))
      place += 1
      value |= (digit & 31) &<< shift
      if digit & 32 == 0 { break }
      shift += 5
    }
    position = place
    return value
  }

  /// A number from -1. A page has an `Int` of 32 bits, which may hold less.
  mutating func int(_: Int = 0) -> Int { Int(clamping: Int64(bitPattern: bits()) &- 1) }

  @inline(never) mutating func bool(_: Bool = false) -> Bool { byte() == UInt8(ascii: "1") }

  @inline(never) mutating func bytes(_: [UInt8] = []) -> [UInt8] {
    guard let range = range() else { return numbers() }
    return Array(text.bytes[range])
  }

  @inline(never) mutating func string(_: String = "") -> String {
    guard let range = range() else { return String(decoding: numbers(), as: UTF8.self) }
    return String(decoding: UnsafeBufferPointer(rebasing: text.bytes[range]), as: UTF8.self)
  }

  /// A text with control characters.
  private mutating func numbers() -> [UInt8] { list { UInt8(truncatingIfNeeded: $0.int()) } }

  /// The place of a text, which the reader passes over; nil if it is written as numbers.
  private mutating func range() -> Range<Int>? {
    let length = int()
    guard length >= 0 else { return nil }
    let count = min(length, text.bytes.count - position)
    position += count
    return position - count..<position
  }

  /// How many elements follow: none is shorter than a byte.
  mutating func count() -> Int { max(0, min(int(), text.bytes.count - position)) }

  /// Fills memory with values in words of four bytes, column after column. Of each word the text has what it is
  /// more than the column's base, or more than that and the word before, in so many digits of six bits.
  @inline(never) mutating func fill(_ memory: UnsafeMutableRawPointer, count: Int, width: Int) {
    let words = memory.assumingMemoryBound(to: UInt32.self)
    let bytes = text.bytes
    for column in 0..<width {
      let kind = int()
      let base = UInt32(truncatingIfNeeded: bits())
      let digits = min(max(kind >> 1, 0), 6)
      var place = position
      var word: UInt32 = 0
      var target = column
      for _ in 0..<count {
        // A line begins before a word, never within.
        if place < bytes.count, bytes[place] == UInt8(ascii: "\n") { place += 1 }
        let end = min(place + digits, bytes.count)
        var value = base
        var shift: UInt32 = 0
        while place < end {
          value &+= ((UInt32(bytes[place]) &- 48) & 63) &<< shift
          shift += 6
          place += 1
        }
        word = kind & 1 == 0 ? value : word &+ value
        words[target] = word
        target += width
      }
      position = place
    }
  }

  /// A list, with what reads an element.
  mutating func list<Element>(_ element: (inout Self) -> Element) -> [Element] {
    let count = count()
    var elements: [Element] = []
    elements.reserveCapacity(count)
    for _ in 0..<count { elements.append(element(&self)) }
    return elements
  }

  /// Passes over a part that begins with its length, and says where it is; -1 if it is empty.
  mutating func skip() -> Int {
    let count = max(0, min(int(), text.bytes.count - position))
    defer { position += count }
    return count == 0 ? -1 : position
  }
}

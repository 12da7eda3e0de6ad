/// 128 bits that tell one content from another: MurmurHash3 (x64, seed 0), which reads several bytes in a
/// nanosecond. It guards against change, not against somebody who looks for two texts of one hash.
package struct ContentHash: Hashable, Sendable, CustomStringConvertible {
  private var first: UInt64 = 0
  private var second: UInt64 = 0
  private var count: UInt64 = 0

  /// Of what `add` is given.
  package init() {}

  /// Of bytes that are there already.
  package init(_ bytes: some Sequence<UInt8>) {
    let whole: Void? = bytes.withContiguousStorageIfAvailable { add(UnsafeRawBufferPointer($0)) }
    if whole == nil { Array(bytes).withUnsafeBytes { add($0) } }
    finish()
  }

  /// What `description` wrote.
  package init?(_ text: some StringProtocol) {
    guard text.utf8.count == 32, let first = UInt64(text.prefix(16), radix: 16),
      let second = UInt64(text.suffix(16), radix: 16)
    else { return nil }
    self.first = first
    self.second = second
  }

  package var description: String { Self.hexadecimal(first) + Self.hexadecimal(second) }

  package static func == (a: Self, b: Self) -> Bool { a.first == b.first && a.second == b.second }

  package func hash(into hasher: inout Hasher) { hasher.combine(first) }

  private static func hexadecimal(_ value: UInt64) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// The next bytes. All pieces but the last have a multiple of 16.
  package mutating func add(_ bytes: UnsafeRawBufferPointer) {
    var (h1, h2) = (first, second)
    var offset = 0
    while offset + 16 <= bytes.count {
      h1 ^= Self.mixedFirst(
        UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
      h1 = (Self.rotated(h1, 27) &+ h2) &* 5 &+ 0x52DC_E729
      h2 ^= Self.mixedSecond(
        UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset + 8, as: UInt64.self)))
      h2 = (Self.rotated(h2, 31) &+ h1) &* 5 &+ 0x3849_5AB5
      offset += 16
    }
    var tail: (UInt64, UInt64) = (0, 0)
    for (place, index) in (offset..<bytes.count).enumerated() {
      if place < 8 {
        tail.0 |= UInt64(bytes[index]) << (8 * UInt64(place))
      } else {
        tail.1 |= UInt64(bytes[index]) << (8 * UInt64(place - 8))
      }
    }
    // Nothing but zero is mixed to zero, which changes nothing.
    (first, second) = (h1 ^ Self.mixedFirst(tail.0), h2 ^ Self.mixedSecond(tail.1))
    count += UInt64(bytes.count)
  }

  /// After the last bytes.
  package mutating func finish() {
    first ^= count
    second ^= count
    first &+= second
    second &+= first
    first = Self.final(first)
    second = Self.final(second)
    first &+= second
    second &+= first
    count = 0
  }

  private static let one: UInt64 = 0x87C3_7B91_1142_53D5
  private static let two: UInt64 = 0x4CF5_AD43_2745_937F

  private static func mixedFirst(_ value: UInt64) -> UInt64 { rotated(value &* one, 31) &* two }

  private static func mixedSecond(_ value: UInt64) -> UInt64 { rotated(value &* two, 33) &* one }

  private static func rotated(_ value: UInt64, _ bits: UInt64) -> UInt64 {
    value << bits | value >> (64 - bits)
  }

  private static func final(_ value: UInt64) -> UInt64 {
    var value = value
    value ^= value >> 33
    value &*= 0xFF51_AFD7_ED55_8CCD
    value ^= value >> 33
    value &*= 0xC4CE_B9FE_1A85_EC53
    return value ^ value >> 33
  }
}

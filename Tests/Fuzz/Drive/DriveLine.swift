/// A line of an input: its first byte says what is done, the others are read as the step needs them.
public struct DriveLine: Sendable {
  private let bytes: ArraySlice<UInt8>
  private var position: Int

  /// The lines of an input, at most so many.
  public static func lines(of input: [UInt8], atMost limit: Int = 64) -> [DriveLine] {
    input.split(separator: UInt8(ascii: "\n"), maxSplits: limit, omittingEmptySubsequences: false)
      .prefix(limit).map { DriveLine($0) }
  }

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    position = bytes.startIndex
  }

  /// The first word, and what follows the space behind it.
  public var name: String { String(decoding: bytes.prefix { $0 != UInt8(ascii: " ") }, as: UTF8.self) }

  var states: String {
    String(decoding: bytes.drop { $0 != UInt8(ascii: " ") }.dropFirst(), as: UTF8.self)
  }

  var isAtEnd: Bool { position == bytes.endIndex }

  /// The next byte; `0` at the end, where numbers are zero.
  mutating func byte() -> UInt8 {
    guard position < bytes.endIndex else { return UInt8(ascii: "0") }
    defer { position += 1 }
    return bytes[position]
  }

  /// The next byte as a number below a bound, which is not zero: a digit is itself.
  mutating func number(below bound: Int) -> Int { Int(byte() &- UInt8(ascii: "0")) % max(bound, 1) }

  /// What is left of the line.
  mutating func rest() -> ArraySlice<UInt8> {
    defer { position = bytes.endIndex }
    return bytes[position...]
  }

  mutating func text() -> String { String(decoding: rest(), as: UTF8.self) }

  /// What is left as changes of bytes: each is two bytes of a place and one to put there, before which the
  /// old one goes unless the second is a space.
  mutating func edit(_ text: [UInt8]) -> [UInt8] {
    var text = text
    while !isAtEnd, !text.isEmpty {
      let place = (Int(byte()) << 8 + Int(byte())) % text.count
      let new = byte()
      switch new % 4 {
      case 0: text.remove(at: place)
      case 1: text.insert(new, at: place)
      default: text[place] = new
      }
    }
    return text
  }
}

/// Writes what ``TableReader`` reads.
nonisolated struct TableWriter {
  private(set) var bytes: [UInt8] = []
  /// Where the line begins.
  private var start = 0

  /// The whole text: the mark with the version, and what was written with its length and checksum.
  var text: [UInt8] {
    // A literal of several lines does not end in one that is empty.
    let bytes = bytes.last == UInt8(ascii: "\n") ? bytes.dropLast() : bytes[...]
    var head = Self()
    head.bytes = Array(TableReader.mark.utf8)
    head.int(bytes.count)
    head.int(Int(bytes.withUnsafeBytes(TableReader.checksum)))
    return head.bytes + bytes
  }

  mutating func append(_ other: [UInt8]) { bytes += other }

  @discardableResult mutating func bits(_ value: UInt64) -> UInt64 {
    var rest = value
    repeat {
      let digit = UInt8(rest & 31)
      rest >>= 5
      bytes.append(UInt8(ascii: "0") + digit + (rest == 0 ? 0 : 32))
    } while rest != 0
    return value
  }

  @discardableResult mutating func int(_ value: Int) -> Int {
    bits(UInt64(truncatingIfNeeded: value &+ 1))
    return value
  }

  @discardableResult mutating func bool(_ value: Bool) -> Bool {
    bytes.append(value ? UInt8(ascii: "1") : UInt8(ascii: "0"))
    return value
  }

  /// Begins a line, so that a change of the spec changes few.
  mutating func line() {
    // Readers pass over one.
    guard bytes.last != UInt8(ascii: "\n") else { return }
    bytes.append(UInt8(ascii: "\n"))
    start = bytes.count
  }

  /// Begins a line if this one is long.
  mutating func wrap() { if bytes.count - start > 100 { line() } }

  @discardableResult mutating func bytes(_ text: [UInt8]) -> [UInt8] {
    // A control character would need an escape, or begin a line.
    if text.contains(where: { $0 < 0x20 }) {
      int(-1)
      list(text) { $0.int(Int($1)) }
    } else {
      int(text.count)
      bytes += text
    }
    return text
  }

  @discardableResult mutating func string(_ text: String) -> String {
    bytes(Array(text.utf8))
    return text
  }

  /// Writes plain values as they are in memory, word after word, for ``TableReader/fill(_:count:width:)``.
  mutating func flat<Element: BitwiseCopyable>(_ elements: [Element]) {
    let width = MemoryLayout<Element>.stride / 4
    // What lies between the parts of a value is not always the same.
    assert(MemoryLayout<Element>.size == width * 4)
    int(elements.count)
    guard !elements.isEmpty else { return }
    elements.withUnsafeBytes { raw in
      for column in 0..<width {
        wrap()
        let words = stride(from: column * 4, to: raw.count, by: width * 4).map {
          raw.loadUnaligned(fromByteOffset: $0, as: UInt32.self)
        }
        self.column(words, atLeast: column == 0 ? 1 : 0)
      }
    }
    line()
  }

  /// A column of plain values, a word of each.
  /// - Parameter least: So many digits at least: no element is shorter than a byte, as readers rely on.
  private mutating func column(_ words: [UInt32], atLeast least: Int) {
    let rising = zip(words, [0] + words).map { $0 &- $1 }
    let (plainDigits, risingDigits) = (Self.digits(of: words), Self.digits(of: rising))
    let isRising = risingDigits.count < plainDigits.count
    let (count, base) = isRising ? risingDigits : plainDigits
    let digits = max(least, count)
    int(digits * 2 + (isRising ? 1 : 0))
    bits(UInt64(base))
    for word in isRising ? rising : words {
      wrap()
      for digit in 0..<digits { bytes.append(48 + UInt8((word &- base) >> UInt32(digit * 6) & 63)) }
    }
  }

  /// How many digits of six bits tell words from the least of them, as numbers with a sign.
  private static func digits(of words: [UInt32]) -> (count: Int, base: UInt32) {
    let numbers = words.map { Int32(bitPattern: $0) }
    let (base, most) = (UInt32(bitPattern: numbers.min() ?? 0), UInt32(bitPattern: numbers.max() ?? 0))
    return ((UInt32.bitWidth - (most &- base).leadingZeroBitCount + 5) / 6, base)
  }

  /// Writes parts for ``TableParts``.
  mutating func parts<Elements: Collection>(
    _ elements: Elements, _ write: (inout Self, Elements.Element) -> Void
  ) {
    var parts = Self()
    var part = Self()
    var ends: [Int32] = []
    for element in elements {
      part.bytes.removeAll(keepingCapacity: true)
      part.start = 0
      write(&part, element)
      if !part.bytes.isEmpty { parts.wrap() }
      parts.bytes += part.bytes
      ends.append(Int32(parts.bytes.count))
    }
    flat(ends)
    int(parts.bytes.count)
    bytes += parts.bytes
    line()
  }

  mutating func list<Elements: Collection>(
    _ elements: Elements, _ write: (inout Self, Elements.Element) -> Void
  ) {
    int(elements.count)
    for element in elements { write(&self, element) }
  }

  /// Writes a part with its length before it.
  mutating func part(_ write: (inout Self) -> Void) {
    var part = Self()
    write(&part)
    int(part.bytes.count)
    bytes += part.bytes
  }
}

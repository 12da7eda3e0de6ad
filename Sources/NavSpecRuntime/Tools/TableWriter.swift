/// Writes what ``TableReader`` reads.
nonisolated struct TableWriter {
  private(set) var bytes: [UInt8] = []
  /// Where the line begins.
  private var start = 0

  /// The whole text: a mark, the version, and what was written with its length and checksum.
  var text: [UInt8] {
    var head = Self()
    head.bytes = Array(TableReader.mark.utf8)
    head.int(TableReader.version)
    head.int(bytes.count)
    head.int(Int(bytes.withUnsafeBytes(TableReader.checksum)))
    return head.bytes + bytes
  }

  mutating func append(_ other: [UInt8]) { bytes += other }

  mutating func bits(_ value: UInt64) {
    var rest = value
    guard rest > 31 else { return bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest)) }
    repeat {
      let digit = UInt8(rest & 31)
      rest >>= 5
      bytes.append(UInt8(ascii: "0") + digit + (rest == 0 ? 0 : 32))
    } while rest != 0
  }

  mutating func int(_ value: Int) { bits(UInt64(truncatingIfNeeded: value &+ 1)) }

  mutating func int(_ value: Int32) { int(Int(value)) }

  mutating func bool(_ value: Bool) { bytes.append(value ? UInt8(ascii: "1") : UInt8(ascii: "0")) }

  /// Begins a line, so that a change of the spec changes few.
  mutating func line() {
    bytes.append(UInt8(ascii: "\n"))
    start = bytes.count
  }

  /// Begins a line if this one is long.
  mutating func wrap() { if bytes.count - start > 100 { line() } }

  mutating func text(_ text: some Collection<UInt8>) {
    // A control character would need an escape, or begin a line.
    guard text.contains(where: { $0 < 0x20 }) else {
      int(text.count)
      bytes += text
      return
    }
    int(-1)
    list(text) { $0.int(Int($1)) }
  }

  mutating func string(_ text: String) { self.text(Array(text.utf8)) }

  mutating func optional<Value>(_ value: Value?, _ write: (inout Self, Value) -> Void) {
    bool(value != nil)
    if let value { write(&self, value) }
  }

  mutating func double(_ value: Double?) { optional(value) { $0.bits($1.bitPattern) } }

  mutating func span(_ span: LinkSpan) {
    int(span.start)
    int(span.end &- span.start)
  }

  mutating func list<Elements: Collection>(
    _ elements: Elements, _ write: (inout Self, Elements.Element) -> Void
  ) {
    int(elements.count)
    for element in elements { write(&self, element) }
  }

  mutating func strings(_ texts: [String]) { list(texts) { $0.string($1) } }

  /// Writes a part with its length before it.
  mutating func part(_ write: (inout Self) -> Void) {
    var part = Self()
    write(&part)
    int(part.bytes.count)
    bytes += part.bytes
  }
}

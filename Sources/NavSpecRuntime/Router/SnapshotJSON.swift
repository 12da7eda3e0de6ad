/// JSON as snapshots and tools use it. Its own parser reads untrusted data: it bounds the depth, distinguishes numbers
/// from booleans on every platform, and never traps.
public nonisolated enum SnapshotJSON: Hashable, Sendable {
  /// `null`
  case null
  /// `true` or `false`
  case bool(Bool)
  /// A number without a fraction and an exponent, within 64 bits.
  case integer(Int64)
  /// Any other finite number.
  case double(Double)
  /// Text.
  case string(String)
  /// Values in order.
  case array([SnapshotJSON])
  /// Members in order; of equal names the first counts.
  case object([Member])

  /// A name of an object with its value.
  public nonisolated struct Member: Hashable, Sendable {
    /// The name, which may occur again in the same object.
    public let name: String
    /// The value.
    public let value: SnapshotJSON
  }

  /// The value of a whole text; nil if it is not JSON, or too deep for a snapshot.
  public init?(parsing text: [UInt8]) {
    guard let value = SnapshotParser.value(of: text) else { return nil }
    self = value
  }

  /// A member of an object; nil if there is none, or this is no object.
  subscript(name: String) -> SnapshotJSON? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name == name }?.value
  }

  var string: String? {
    if case .string(let text) = self { text } else { nil }
  }

  var integer: Int64? {
    if case .integer(let number) = self { number } else { nil }
  }

  var array: [SnapshotJSON]? {
    if case .array(let items) = self { items } else { nil }
  }

  var members: [Member]? {
    if case .object(let members) = self { members } else { nil }
  }

  // MARK: Writing

  /// The shortest text, in the order of the members.
  public var text: [UInt8] {
    var out: [UInt8] = []
    write(to: &out)
    return out
  }

  private func write(to out: inout [UInt8]) {
    switch self {
    case .null: out += Array("null".utf8)
    case .bool(let value): out += Array((value ? "true" : "false").utf8)
    case .integer(let value): out += Array(String(value).utf8)
    case .double(let value): out += Array(String(value).utf8)
    case .string(let value): Self.write(value, to: &out)
    case .array(let items):
      out.append(UInt8(ascii: "["))
      for (index, item) in items.enumerated() {
        if index > 0 { out.append(UInt8(ascii: ",")) }
        item.write(to: &out)
      }
      out.append(UInt8(ascii: "]"))
    case .object(let members):
      out.append(UInt8(ascii: "{"))
      for (index, member) in members.enumerated() {
        if index > 0 { out.append(UInt8(ascii: ",")) }
        Self.write(member.name, to: &out)
        out.append(UInt8(ascii: ":"))
        member.value.write(to: &out)
      }
      out.append(UInt8(ascii: "}"))
    }
  }

  private static func write(_ text: String, to out: inout [UInt8]) {
    let digits = Array("0123456789abcdef".utf8)
    out.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): out += [UInt8(ascii: "\\"), byte]
      case 0..<0x20:
        out += Array("\\u00".utf8)
        out += [digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      default: out.append(byte)
      }
    }
    out.append(UInt8(ascii: "\""))
  }
}

/// JSON as snapshots use it. Its own parser reads untrusted data: it bounds the depth, distinguishes numbers
/// from booleans on every platform, and never traps.
nonisolated enum SnapshotJSON: Hashable, Sendable {
  case null
  case bool(Bool)
  case integer(Int64)
  case double(Double)
  case string(String)
  case array([SnapshotJSON])
  /// Members in order; of equal names the first counts.
  case object([Member])

  nonisolated struct Member: Hashable, Sendable {
    let name: String
    let value: SnapshotJSON
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
  var text: [UInt8] {
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

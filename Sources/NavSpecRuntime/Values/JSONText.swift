/// A value of JSON, as the router keeps it and tools write it. Objects keep the order of their members.
public nonisolated enum JSONText: Sendable {
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
  case array([JSONText])
  /// Members in order; of equal names the first counts.
  case object([(String, JSONText)])

  /// Where a text has blanks.
  public nonisolated enum Layout: Sendable {
    /// Nowhere.
    case compact
    /// Behind commas and colons.
    case line
    /// Behind colons, and two for each level before every value on its line.
    case indented
  }

  /// Its text, in the order of the members, without a line break at the end.
  public func text(_ layout: Layout = .compact) -> String {
    var text: [UInt8] = []
    write(to: &text, layout, level: 0)
    return String(decoding: text, as: UTF8.self)
  }

  private func write(to text: inout [UInt8], _ layout: Layout, level: Int) {
    switch self {
    case .null: text += "null".utf8
    case .bool(let value): text += (value ? "true" : "false").utf8
    case .integer(let value): text += String(value).utf8
    case .double(let value):
      // A whole number is written without a point; a negative zero keeps one, and its sign.
      let isWhole = value == value.rounded() && abs(value) < 1e15 && (value != 0 || value.sign == .plus)
      text += (isWhole ? String(Int64(value)) : String(value)).utf8
    case .string(let value): Self.write(value, to: &text)
    case .array(let items):
      Self.writeList(items, "[", "]", to: &text, layout, level) { item, text in
        item.write(to: &text, layout, level: level + 1)
      }
    case .object(let members):
      Self.writeList(members, "{", "}", to: &text, layout, level) { member, text in
        Self.write(member.0, to: &text)
        text += (layout == .compact ? ":" : ": ").utf8
        member.1.write(to: &text, layout, level: level + 1)
      }
    }
  }

  private static func writeList<Item>(
    _ items: [Item], _ open: String, _ close: String, to text: inout [UInt8], _ layout: Layout, _ level: Int,
    item write: (Item, inout [UInt8]) -> Void
  ) {
    let end = layout == .indented && !items.isEmpty ? "\n" + String(repeating: "  ", count: level) : ""
    let start = end.isEmpty ? "" : end + "  "
    let separator = (layout == .line ? ", " : ",") + start
    text += open.utf8
    for (index, item) in items.enumerated() {
      text += (index > 0 ? separator : start).utf8
      write(item, &text)
    }
    text += (end + close).utf8
  }

  private static func write(_ value: String, to text: inout [UInt8]) {
    let quote = UInt8(ascii: "\"")
    text.append(quote)
    defer { text.append(quote) }
    // Most texts are written as they are.
    if value.utf8.allSatisfy({ $0 >= 0x20 && $0 != quote && $0 != 0x5C }) {
      text += value.utf8
      return
    }
    for byte in value.utf8 {
      switch byte {
      case quote, 0x5C: text += [0x5C, byte]
      case 0x0A: text += "\\n".utf8
      case 0x0D: text += "\\r".utf8
      case 0x09: text += "\\t".utf8
      case 0..<0x20: text += ((byte < 16 ? "\\u000" : "\\u00") + String(byte, radix: 16)).utf8
      default: text.append(byte)
      }
    }
  }
}

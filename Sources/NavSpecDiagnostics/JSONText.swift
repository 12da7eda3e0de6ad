/// A JSON value whose objects keep the order of their keys, so that output is stable.
package indirect enum JSONText: Sendable {
  case string(String)
  case int(Int)
  /// Of 64 bits wherever it is written: a page has an `Int` of 32.
  case int64(Int64)
  /// Finite.
  case double(Double)
  case bool(Bool)
  case null
  case array([JSONText])
  case object([(String, JSONText)])

  /// Indented by two blanks, in ASCII and UTF-8, without a line break at the end.
  package func encoded() -> String {
    var text = ""
    write(to: &text, indent: 0)
    return text.withoutLogCommands { "\\u00" + String($0.value, radix: 16) }
  }

  /// On one line, for output of one object a line.
  package func encodedOnOneLine() -> String {
    var text = ""
    write(to: &text, indent: nil)
    return text.withoutLogCommands { "\\u00" + String($0.value, radix: 16) }
  }

  private func write(to text: inout String, indent: Int?) {
    switch self {
    case .string(let value): Self.write(value, to: &text)
    case .int(let value): text += String(value)
    case .int64(let value): text += String(value)
    case .double(let value):
      // Zero has a sign, and whole numbers have none of their digits behind a point.
      let isWhole = value == value.rounded() && abs(value) < 1e15 && (value != 0 || value.sign == .plus)
      text += isWhole ? String(Int64(value)) : "\(value)"
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .array(let items):
      Self.writeList(items, "[", "]", to: &text, indent: indent) { item, text in
        item.write(to: &text, indent: indent.map { $0 + 1 })
      }
    case .object(let members):
      Self.writeList(members, "{", "}", to: &text, indent: indent) { member, text in
        Self.write(member.0, to: &text)
        text += ": "
        member.1.write(to: &text, indent: indent.map { $0 + 1 })
      }
    }
  }

  private static func writeList<Item>(
    _ items: [Item], _ open: String, _ close: String, to text: inout String, indent: Int?,
    item write: (Item, inout String) -> Void
  ) {
    text += open
    for (index, item) in items.enumerated() {
      if let indent {
        text += index == 0 ? "\n" : ",\n"
        text += String(repeating: "  ", count: indent + 1)
      } else if index > 0 {
        text += ", "
      }
      write(item, &text)
    }
    if let indent, !items.isEmpty { text += "\n" + String(repeating: "  ", count: indent) }
    text += close
  }

  private static func write(_ value: String, to text: inout String) {
    text += "\""
    var finder = HiddenCharacter.Finder()
    for scalar in value.unicodeScalars {
      let hidden = finder.next(scalar)
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      // Line separators are JSON but not JavaScript; control characters are neither. YAML, by which JSON is
      // read back, has no pairs of surrogates: those are only for what no spec has.
      case _ where hidden.map { scalar.value <= 0xFFFF || $0.isHarmful } == true:
        for unit in String(scalar).utf16 {
          let code = String(unit, radix: 16)
          text += "\\u" + String(repeating: "0", count: 4 - code.count) + code
        }
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}

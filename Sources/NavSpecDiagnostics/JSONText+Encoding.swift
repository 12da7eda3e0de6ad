package import NavSpecRuntime

extension JSONText {
  /// An object without the members that have no value.
  package static func members(_ members: (String, JSONText?)...) -> JSONText {
    .object(members.compactMap { name, value in value.map { (name, $0) } })
  }

  package static func optional(_ text: String?) -> Self { text.map { .string($0) } ?? .null }

  package static func int(_ value: Int) -> Self { .integer(Int64(value)) }

  package var isTrue: Bool { if case .bool(true) = self { true } else { false } }

  /// Indented by two blanks, in ASCII and UTF-8, without a line break at the end.
  package func encoded() -> String { Self.visible(text(.indented)) }

  /// On one line, for output of one object a line.
  package func encodedOnOneLine() -> String { Self.visible(text(.line)) }

  /// Writes as escapes what a reader does not see, and what a program or a CI service would obey.
  private static func visible(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { $0 < 0x7F }
    // Line separators are JSON but not JavaScript; control characters are neither. YAML, by which JSON is
    // read back, has no pairs of surrogates: those are only for what no spec has.
    let escaped =
      isPlain
      ? text
      : text.replacingHidden { scalar, hidden in
        guard scalar != "\n", scalar.value <= 0xFFFF || hidden.isHarmful else { return String(scalar) }
        return String(scalar).utf16.map { unit in
          let code = String(unit, radix: 16)
          return "\\u" + String(repeating: "0", count: 4 - code.count) + code
        }.joined()
      }
    return escaped.withoutLogCommands { "\\u00" + String($0.value, radix: 16) }
  }
}

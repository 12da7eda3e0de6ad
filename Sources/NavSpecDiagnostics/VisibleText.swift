/// A text for one line of output: what would move the cursor, colour the terminal, turn the direction of the text or
/// stay unseen, and what a CI service would obey, is replaced by a sign or an escape for it.
package func visible(_ text: String) -> String {
  text.replacingHidden { scalar, _ in shown(scalar) }.withoutLogCommands()
}

/// The same for text of several lines, which may have tabs.
package func visibleLines(_ text: String) -> String {
  text.replacingHidden { scalar, _ in scalar == "\n" || scalar == "\t" ? String(scalar) : shown(scalar) }
    .withoutLogCommands()
}

/// How a hidden character is shown: one of ASCII as a sign of one column, any other as an escape.
package func shown(_ scalar: Unicode.Scalar) -> String {
  switch scalar.value {
  case 0..<0x20: String(Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}")
  case 0x7F: "\u{2421}"
  default: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
  }
}

extension String {
  /// The text in which no CI service finds a command.
  /// - Parameter escape: How the language of the text writes a sign by its number.
  package func withoutLogCommands(escape: (Unicode.Scalar) -> String = shown) -> String {
    let signs = logCommandSigns
    guard !signs.isEmpty else { return self }
    var result = ""
    var start = startIndex
    for sign in signs {
      result.unicodeScalars += unicodeScalars[start..<sign]
      result += escape(unicodeScalars[sign])
      start = unicodeScalars.index(after: sign)
    }
    result.unicodeScalars += unicodeScalars[start...]
    return result
  }

  /// A sign of each command that a CI service finds in a log.
  ///
  /// GitHub obeys `::name::` at the start of a line and `##[name]` anywhere in it, Azure `##vso[name]` and `##[name]`,
  /// TeamCity `##teamcity[name]`, and GitLab `section_start:1:name`.
  package var logCommandSigns: [Index] {
    let (hash, colon) = (UInt8(ascii: "#"), UInt8(ascii: ":"))
    var text = self
    // Reports of megabytes have many colons, nearly all of them before a blank.
    let offsets = text.withUTF8 { bytes in
      bytes.indices.dropLast().filter { bytes[$0] == hash || bytes[$0] == colon && bytes[$0 + 1] != 0x20 }
    }
    return offsets.map { utf8.index(startIndex, offsetBy: $0) }.filter(isLogCommandSign)
  }

  private func isLogCommandSign(_ index: Index) -> Bool {
    let (before, after) = (unicodeScalars[..<index], unicodeScalars[index...].dropFirst())
    if unicodeScalars[index] == "#" {
      let end = after.first { $0.properties.isWhitespace || "#[\"'\\&".unicodeScalars.contains($0) }
      return end == "[" && before.last { !$0.isIgnored } == "#"
    }
    if after.first(where: { !$0.isIgnored }) == ":" {
      let text = before.last { $0 == "\n" || $0 == "\r" || !$0.properties.isWhitespace && !$0.isIgnored }
      return text == nil || text == "\n" || text == "\r"
    }
    let word = String(before.suffix(13))
    return after.first.map { "0"..."9" ~= $0 } == true
      && (word.hasSuffix("section_start") || word.hasSuffix("section_end"))
  }
}

extension Unicode.Scalar {
  /// Whether .NET passes over it where it looks for a text.
  fileprivate var isIgnored: Bool { !isASCII && properties.isDefaultIgnorableCodePoint }
}

/// Text in GitHub's and GitLab's Markdown in which nothing that comes from a spec has an effect.
package enum Markdown {
  /// A message: names in single quotes become code, and nothing else is markup.
  static func inert(_ text: String) -> String {
    var result = ""
    var plain = ""
    var rest = shortened(text)[...]
    while let character = rest.first {
      let isBoundary = plain.last.map { $0 == " " || $0 == "(" } ?? true
      if character == "'", isBoundary, let end = closingQuote(in: rest) {
        result += escaped(plain) + code(String(rest[rest.index(after: rest.startIndex)..<end]))
        plain = ""
        rest = rest[rest.index(after: end)...]
      } else {
        plain.append(character)
        rest.removeFirst()
      }
    }
    return result + escaped(plain)
  }

  /// The quote that ends the name at the start of a text.
  private static func closingQuote(in text: Substring) -> String.Index? {
    let name = text.dropFirst()
    return name.indices.first { index in
      guard name[index] == "'", index > name.startIndex else { return false }
      let next = name.index(after: index)
      return next == name.endIndex || " ,;:.)?".contains(name[next])
    }
  }

  /// A text as code, on one line and in a table.
  static func code(_ text: String) -> String {
    // A cell of a table ends at the sign, and a backslash before it changes that from reader to reader.
    let text = shortened(text).replacing("|", with: "¦")
    guard !text.isEmpty else { return "" }
    let fence = String(repeating: "`", count: longestRun(of: "`", in: text) + 1)
    let padding = text.hasPrefix("`") || text.hasSuffix("`") ? " " : ""
    return fence + padding + text + padding + fence
  }

  static func block(_ text: String, language: String = "") -> String {
    let fence = String(repeating: "`", count: max(3, longestRun(of: "`", in: text) + 1))
    return "\(fence)\(language)\n\(text)\(text.hasSuffix("\n") ? "" : "\n")\(fence)\n"
  }

  /// Text of the tool's own, which may have code in backticks.
  package static func prose(_ text: String) -> String {
    var result = ""
    var isCode = false
    for character in text {
      if character == "`" { isCode.toggle() }
      if !isCode, #"\*_<[|"#.contains(character) { result.append("\\") }
      result.append(character)
    }
    return result
  }

  static func row(_ cells: [String]) -> String { "| \(cells.joined(separator: " | ")) |\n" }

  /// Every sign with a meaning as a character reference, and an invisible blank in what becomes a link: mentions, numbers of
  /// issues in any tracker, hashes of commits, URLs, mail addresses.
  private static func escaped(_ text: String) -> String {
    let blank = "&#8203;"
    var result = ""
    var (hasLetter, isBehindKey, hexDigits) = (false, false, 0)
    for scalar in text.replacing("www", with: "ww\u{200B}w").unicodeScalars {
      let isDigit = "0"..."9" ~= scalar
      let isHex = scalar.properties.isASCIIHexDigit
      // `GH-1`; and the seventh digit makes a hash.
      if isBehindKey && isDigit || isHex && hexDigits == 6 {
        result += blank
        hexDigits = 0
      }
      hexDigits = isHex ? hexDigits + 1 : 0
      isBehindKey = hasLetter && scalar == "-"
      hasLetter = scalar.properties.isAlphabetic || hasLetter && isDigit
      switch scalar {
      case "\\", "`", "*", "_", "[", "]", "<", ">", "|", "{", "}", "^", "\"": result += "&#\(scalar.value);"
      case "@", "#", ":", "!", "$", "%", "&", "~": result += "&#\(scalar.value);" + blank
      case "\u{200B}": result += blank
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func longestRun(of character: Character, in text: String) -> Int {
    text.split { $0 != character }.map(\.count).max() ?? 0
  }
}

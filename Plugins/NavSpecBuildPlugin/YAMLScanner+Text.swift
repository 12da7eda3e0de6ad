import Foundation

// Texts that are written in another way than they read: with quotes, or as blocks.
extension YAMLScanner {
  mutating func quoted() -> String {
    let quote = characters[at]
    at += 1
    var text = String.UnicodeScalarView()
    while let character = peek {
      at += 1
      if character == quote {
        guard quote == "'", peek == "'" else { return String(text) }
        at += 1
      } else if character == "\\", quote == "\"" {
        appendEscaped(to: &text)
        continue
      } else if character == "\n" {
        fold(into: &text)
        continue
      }
      text.append(character)
    }
    return String(text)
  }

  /// What stands behind a backslash.
  private mutating func appendEscaped(to text: inout String.UnicodeScalarView) {
    guard let kind = peek else { return }
    at += 1
    switch kind {
    case "x", "u", "U":
      let digits = characters[at...].prefix(kind == "x" ? 2 : kind == "u" ? 4 : 8)
      at += digits.count
      if let code = UInt32(self.text(from: at - digits.count, to: at), radix: 16),
        let scalar = Unicode.Scalar(code)
      {
        text.append(scalar)
      }
    case "\n":
      // The line goes on in the next.
      lineStart = at
      skipBlanks()
    case "/", "\\", "\"", " ": text.append(kind)
    // Others stand in no path.
    default: break
    }
  }

  /// A line ends in a text with quotes: a blank, or as many line ends as there are empty lines.
  private mutating func fold(into text: inout String.UnicodeScalarView) {
    while let last = text.last, last == " " || last == "\t" { text.removeLast() }
    var empty = 0
    lineStart = at
    skipBlanks()
    while peek == "\n" {
      empty += 1
      at += 1
      lineStart = at
      skipBlanks()
    }
    text.append(contentsOf: String(repeating: "\n", count: empty).unicodeScalars)
    if empty == 0 { text.append(" ") }
  }

  /// Moves over `|` or `>` and the text below it, which may look like anything; that text, as far as paths need
  /// it: lines of `>` are joined by blanks.
  mutating func blockScalar() -> String {
    let isFolded = peek == ">"
    let isFirst = characters[lineStart..<at].allSatisfy { $0 == " " }
    let outer = isFirst ? owner : indentationOfLine
    let start = at
    skipLine()
    let head = text(from: start, to: at).prefix { $0 != "#" }
    var own = head.compactMap(\.wholeNumberValue).first.map { max(outer, 0) + $0 }
    var lines: [String] = []
    while at < characters.count {
      let start = at
      while peek == " " { at += 1 }
      let first = at
      if let character = peek, character != "\n" {
        if own == nil, first - start > outer { own = first - start }
        guard let own, first - start >= own else {
          at = start
          break
        }
      }
      skipLine()
      lines.append(text(from: first, to: at).trimmingCharacters(in: .newlines))
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    let body = lines.joined(separator: isFolded ? " " : "\n")
    return head.contains("-") || body.isEmpty ? body : body + "\n"
  }
}

import NavSpecDiagnostics

/// A piece of Swift source. It is written as an interpolated literal that takes other pieces, names and
/// quoted texts, but no plain `String`: what a spec says cannot reach the output unescaped.
struct SwiftCode: TemplateValue, Hashable {
  let text: String

  fileprivate init(unchecked text: String) { self.text = text }

  static func quoted(_ text: String) -> SwiftCode { "\(quoted: text)" }

  static func documentation(_ line: String) -> SwiftCode {
    let line = line.harmlessInComment
    return SwiftCode(unchecked: line.isEmpty ? "///" : "/// " + line)
  }

  /// A text as a line of comment, `//` included.
  static func comment(_ line: String) -> SwiftCode {
    let line = line.harmlessInComment
    return SwiftCode(unchecked: line.isEmpty ? "//" : "// " + line)
  }

  /// The lines of a text as comments behind a margin; a last line end is left out.
  static func comments(_ text: String, margin: StaticString = "") -> SwiftCode {
    let margin = margin.plain
    let lines = text.utf8.split(separator: UInt8(ascii: "\n")).map { comment(String(Substring($0))).text }
    return SwiftCode(unchecked: lines.map { margin + $0 }.joined(separator: "\n"))
  }

  /// A text of several lines as one raw literal, whatever it contains; a last line end is left out.
  static func rawLiteral(_ text: String) -> SwiftCode {
    let text =
      text.utf8.last == UInt8(ascii: "\n") ? String(Substring(text.utf8.dropLast())) : text
    // An array is read faster than a text, and nearly all are ASCII.
    let bytes = Array(text.utf8)
    // Line ends other than `\n` would be read back as `\n`, and a NUL is not source.
    var isPlain = true
    var longest = 0
    var run = 0
    for byte in bytes {
      if byte < 0x20 || byte >= 0x7F { isPlain = isPlain && byte == UInt8(ascii: "\n") }
      run = byte == UInt8(ascii: "#") ? run + 1 : 0
      if run > longest { longest = run }
    }
    guard isPlain || text.split(separator: "\n").allSatisfy({ !$0.hidesCharacters }) else {
      return quoted(text)
    }
    let marks = String(repeating: "#", count: longest + 1)
    return SwiftCode(unchecked: "\(marks)\"\"\"\n\(text)\n\"\"\"\(marks)")
  }

  static func joined(_ pieces: [SwiftCode], by separator: StaticString) -> SwiftCode {
    pieces.count < 2
      ? pieces.first ?? "" : SwiftCode(unchecked: pieces.map(\.text).joined(separator: separator.plain))
  }

  func isWider(than limit: Int) -> Bool {
    // Counting characters is slow, and nothing has more of them than bytes.
    text.utf8.count > limit && text.count > limit
  }
}

extension SwiftCode: ExpressibleByStringInterpolation {
  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity * 2) }

    mutating func appendLiteral(_ literal: StaticString) { text += literal.plain }

    mutating func appendInterpolation(_ code: SwiftCode) { text += code.text }

    mutating func appendInterpolation(_ identifier: SwiftIdentifier) { text += identifier.text }

    mutating func appendInterpolation(_ number: some BinaryInteger) { text += String(number) }

    mutating func appendInterpolation(_ number: Double) { text += number.isFinite ? "\(number)" : "0" }

    mutating func appendInterpolation(hexadecimal byte: UInt8) {
      text += (byte < 16 ? "0x0" : "0x") + String(byte, radix: 16, uppercase: true)
    }

    mutating func appendInterpolation(quoted string: String) {
      text += "\""
      appendInterpolation(inLiteral: string)
      text += "\""
    }

    /// A text within a literal that other pieces of it surround.
    mutating func appendInterpolation(inLiteral string: String) {
      var finder = HiddenCharacter.Finder()
      for scalar in string.unicodeScalars {
        let isHidden = finder.next(scalar) != nil
        switch scalar {
        case "\"": text += "\\\""
        case "\\": text += "\\\\"
        case "\n": text += "\\n"
        case "\t": text += "\\t"
        case _ where isHidden: text += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        default: text.unicodeScalars.append(scalar)
        }
      }
    }

    /// A text within a comment, which ends at the end of the line.
    mutating func appendInterpolation(comment string: String) { text += string.harmlessInComment }
  }

  init(stringLiteral value: StaticString) { self.init(unchecked: value.plain) }

  init(stringInterpolation: StringInterpolation) { self.init(unchecked: stringInterpolation.text) }
}

extension String {
  /// Whether it is a line of ASCII without control characters, as nearly every text of a spec is.
  var isPrintableASCII: Bool { utf8.allSatisfy { (0x20..<0x7F).contains($0) } }

  fileprivate var harmlessInComment: String {
    if isPrintableASCII, utf8.last != UInt8(ascii: " ") { return self }
    var result = replacingHidden { _, _ in " " }
    while result.last == " " { result.removeLast() }
    return result
  }
}

extension StaticString {
  /// The text; printing one by interpolation is many times slower.
  fileprivate var plain: String { withUTF8Buffer { String(decoding: $0, as: UTF8.self) } }
}

import Testing

@testable import NavSpecEmit

@Suite struct SwiftTextTests {
  private static let pieces = [
    "\"", "\\", "\"\"\"", "#", "\"#", "\"##", "\\(", ")", "\n", "\r", "\r\n", "\t", "\0", "*/", "/*", "//",
    "`",
    "é", "e\u{301}", "👩‍🚀", "\u{202E}", "\u{2028}", "\u{85}", "\u{FEFF}", "a", " ", "}", "{{", "}}", "\u{7F}",
  ]

  /// Reads a literal as the compiler does.
  private func read(_ literal: String) -> String? {
    guard literal.first == "\"", literal.last == "\"", literal.unicodeScalars.count > 1 else { return nil }
    var result = String.UnicodeScalarView()
    var rest = literal.unicodeScalars.dropFirst().dropLast()
    while let scalar = rest.popFirst() {
      guard scalar != "\"", scalar.value >= 0x20 else { return nil }
      guard scalar == "\\" else {
        result.append(scalar)
        continue
      }
      switch rest.popFirst() {
      case "n": result.append("\n")
      case "t": result.append("\t")
      case "\"": result.append("\"")
      case "\\": result.append("\\")
      case "u":
        guard rest.popFirst() == "{", let end = rest.firstIndex(of: "}"),
          let value = UInt32(String(rest[..<end]), radix: 16), let scalar = Unicode.Scalar(value)
        else { return nil }
        result.append(scalar)
        rest = rest[rest.index(after: end)...]
      default: return nil
      }
    }
    return String(result)
  }

  @Test(arguments: 0..<200) func anyTextIsALiteralALineAndAnIdentifier(seed: Int) {
    var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1
    var text = ""
    for _ in 0..<12 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      text += Self.pieces[Int(state >> 33) % Self.pieces.count]
    }
    let back = read(SwiftCode.quoted(text).text)
    #expect(back.map { Array($0.unicodeScalars) } == Array(text.unicodeScalars))
    let line = SwiftCode.documentation(text).text
    #expect(
      line.hasPrefix("///") && line.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x2028 })
    let name = SwiftIdentifier(text).text
    #expect(name.wholeMatch(of: /_[A-Za-z0-9_]*|`?[a-z]+`?/) != nil)
    let raw = SwiftCode.rawLiteral(text).text
    if raw.hasPrefix("#") {
      let marks = raw.prefix { $0 == "#" }
      #expect(raw.hasSuffix("\n\"\"\"" + marks))
      #expect(!raw.dropFirst(marks.count + 3).dropLast(marks.count + 3).contains("\"\"\"" + marks))
      #expect(!raw.contains("\\" + marks))
    } else {
      #expect(read(raw) != nil)
    }
  }

  @Test func piecesTakeNoPlainText() {
    let name = SwiftIdentifier("in")
    let code: SwiftCode = "let \(name) = \(quoted: "\"")"
    #expect(code.text == "let `in` = \"\\\"\"")
    #expect(SwiftIdentifier("in").member.text == "in")
    #expect(SwiftIdentifier("self").member.text == "`self`")
    #expect(SwiftIdentifier.local("reader", besides: ["reader"]).text == "readerValue")
  }
}

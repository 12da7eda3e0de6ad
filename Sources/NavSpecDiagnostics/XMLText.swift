extension String {
  /// The text as XML has it, also in an attribute in quotation marks: without markup, without what XML 1.0 cannot contain, and
  /// without commands of CI services.
  package var asXML: String {
    let markup = "&<>\"".utf8
    let isPlain = utf8.allSatisfy { 0x20..<0x7F ~= $0 && !markup.contains($0) }
    return (isPlain ? self : withEntities).withoutLogCommands { "&#\($0.value);" }
  }

  /// The path as a URL has it: without its slashes, each byte that has a meaning there or is not ASCII is encoded.
  package var percentEncoded: String {
    utf8.reduce(into: "") { text, byte in
      let scalar = Unicode.Scalar(byte)
      let isPlain =
        byte < 0x80 && scalar.properties.isAlphabetic || "0123456789-/._~".unicodeScalars.contains(scalar)
      let hex = String(byte, radix: 16, uppercase: true)
      text += isPlain ? String(scalar) : "%" + (hex.utf8.count == 1 ? "0" : "") + hex
    }
  }

  package var inShellQuotes: String { "'\(replacing("'", with: "'\\''"))'" }

  private var withEntities: String {
    var result = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n": result += "&#10;"
      case "\u{0}"..<" ", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension Int {
  /// As many things: "1 tap", "2 taps".
  package func counted(_ noun: String, _ plural: String? = nil) -> String {
    "\(self) \(self == 1 ? noun : plural ?? noun + "s")"
  }
}

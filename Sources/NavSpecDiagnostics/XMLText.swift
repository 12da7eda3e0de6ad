extension String {
  /// The text as XML has it, also in an attribute in quotation marks: without markup, without what XML 1.0 cannot contain, and
  /// without commands of CI services.
  package var asXML: String {
    let markup = "&<>\"".utf8
    let isPlain = utf8.allSatisfy { 0x20..<0x7F ~= $0 && !markup.contains($0) }
    return (isPlain ? self : withEntities).withoutLogCommands { "&#\($0.value);" }
  }

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

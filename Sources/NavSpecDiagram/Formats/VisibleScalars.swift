extension String {
  /// The scalars that a picture shows, on one line: line breaks become blanks, and what XML does not know, or what would
  /// turn the direction of the text around it, goes.
  var visibleScalars: [Unicode.Scalar] {
    unicodeScalars.compactMap { scalar in
      switch scalar.value {
      case 0x09...0x0D, 0x85, 0x2028, 0x2029: " "
      case 0...0x1F, 0x7F...0x9F, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFFFE...0xFFFF: nil
      default: scalar.value & 0xFFFE == 0xFFFE ? nil : scalar
      }
    }
  }

  /// The same as text of XML and of HTML-like labels, or the value of an attribute in quotation marks.
  var markup: String {
    var result = ""
    for scalar in visibleScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The same as a text.
  var onOneLine: String {
    var text = ""
    text.unicodeScalars.append(contentsOf: visibleScalars)
    return text
  }
}

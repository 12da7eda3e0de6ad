/// A quoted string of the DOT language.
struct DOTString: TemplateValue {
  let text: String

  init(_ plain: String) {
    var text = "\""
    for scalar in OneLine.scalars(of: plain) {
      switch scalar {
      // Backslashes begin escapes, and `&` entities, in every string that is shown.
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "&": text += "&amp;"
      default: text.unicodeScalars.append(scalar)
      }
    }
    self.text = text + "\""
  }
}

/// Text of an HTML-like label.
struct DOTHTMLText: TemplateValue {
  let text: String

  init(_ plain: String) {
    var text = ""
    for scalar in OneLine.scalars(of: plain) {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      // The label's parser would take a bracket at the end of text for its own.
      case "[": text += "&#91;"
      case "]": text += "&#93;"
      default: text.unicodeScalars.append(scalar)
      }
    }
    // An element without text is a syntax error.
    self.text = text.isEmpty ? "&#160;" : text
  }

  /// Shortened to about `limit` characters, with the middle left out.
  init(_ plain: String, limit: Int) {
    guard plain.count > limit else {
      self.init(plain)
      return
    }
    let tail = limit / 3
    self.init("\(plain.prefix(limit - tail - 1))…\(plain.suffix(tail))")
  }
}

/// A word of the DOT language that we wrote ourselves: an attribute's value, a colour.
struct DOTKeyword: TemplateValue {
  let text: String

  init(_ text: StaticString) { self.text = text.description }
}

/// Text for one line of a picture.
private enum OneLine {
  /// The scalars that may be drawn: line breaks become blanks, and what XML does not know, or what
  /// would turn the direction of the text around it, goes.
  static func scalars(of text: String) -> [Unicode.Scalar] {
    text.unicodeScalars.compactMap { scalar in
      switch scalar.value {
      case 0x09...0x0D, 0x85, 0x2028, 0x2029: " "
      case 0...0x1F, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069, 0xFFFE...0xFFFF: nil
      default: scalar.value & 0xFFFE == 0xFFFE ? nil : scalar
      }
    }
  }
}

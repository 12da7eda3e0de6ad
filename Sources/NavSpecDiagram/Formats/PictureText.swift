import NavSpecDiagnostics

extension String {
  /// The text that a picture shows, on one line: line breaks become blanks, and what XML does not know, what nobody
  /// sees, or what would turn the direction of the text around it, goes.
  var onOneLine: String {
    replacingHidden { scalar, _ in
      switch scalar.value {
      case 0x09...0x0D, 0x85, 0x2028, 0x2029: " "
      default: ""
      }
    }
  }

  /// The same as text of XML and of HTML-like labels, or the value of an attribute in quotation marks.
  var markup: String { onOneLine.asXML }
}

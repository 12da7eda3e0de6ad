import NavSpecDiagnostics
import NavSpecYAML

enum ScalarText {
  /// One line for a scalar, quoted only where it needs to be; nil where it takes several lines.
  static func line(for node: YAMLNode, in source: SourceText) -> String? {
    guard case .scalar(let scalar) = node.content else { return nil }
    let raw = source.raw(node)
    switch node.style {
    case .literal, .folded: return nil
    case .singleQuoted, .doubleQuoted:
      if isPlain(scalar.text) { return scalar.text }
      guard !raw.utf8.contains(lineFeed) else { return nil }
      let isSimple = !scalar.text.unicodeScalars.contains { $0 == "\"" || $0 == "\\" || $0.value < 0x20 }
      return node.style == .singleQuoted && isSimple ? "\"\(scalar.text)\"" : raw
    default: return raw.utf8.contains(lineFeed) ? nil : raw
    }
  }

  /// Whether a text is the same without quotes, to this reader and to those of other versions of YAML.
  ///
  /// Patterns, URLs, numbers and type expressions keep theirs: what needs none today beside what does would
  /// only look odd.
  private static func isPlain(_ text: String) -> Bool {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    guard text.utf8.count <= 60, YAMLCoreValue(plain: text) == .string,
      !otherBooleans.contains(text.lowercased())
    else { return false }
    return words.enumerated().allSatisfy { index, word in
      guard let first = word.utf8.first, first.isASCIILetter || index > 0 && first.isASCIIDigit else {
        return false
      }
      return word.utf8.allSatisfy {
        $0.isASCIILetter || $0.isASCIIDigit || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "-")
          || $0 == UInt8(ascii: "_")
      }
    }
  }

  private static let otherBooleans: Set<String> = ["y", "n", "yes", "no", "on", "off"]

  /// The lines of a scalar with several: the first follows its key, the others have the
  /// indentation they need below it.
  static func lines(for node: YAMLNode, in source: SourceText) -> [String] {
    let lines = source.raw(node).linesOfText
    guard let first = lines.first else { return [] }
    let rest = Array(lines.dropFirst())
    guard node.style == .literal || node.style == .folded else {
      // Blanks at the start and the end of a line mean nothing in folded text.
      return [first] + rest.map { $0.trimmingBlanks }
    }
    let indentation =
      rest.filter { !$0.trimmingBlanks.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return [first] + rest.map { String($0.dropFirst(indentation)) }
  }
}

extension String {
  /// Its lines. Bytes are looked at: a carriage return and a line feed are one character.
  var linesOfText: [String] {
    utf8.split(separator: lineFeed, omittingEmptySubsequences: false).map { line in
      String(decoding: line.last == UInt8(ascii: "\r") ? line.dropLast() : line, as: UTF8.self)
    }
  }

  var trimmingBlanks: String {
    var text = self[...]
    while let first = text.first, first == " " || first == "\t" { text.removeFirst() }
    while let last = text.last, last == " " || last == "\t" || last == "\r" { text.removeLast() }
    return String(text)
  }
}

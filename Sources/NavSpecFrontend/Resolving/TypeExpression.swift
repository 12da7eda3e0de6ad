import NavSpecDiagnostics
import NavSpecRuntime

/// `T`, `T?`, `[T]`, `[String: String]`, `T = default`: the parts of a type expression.
struct TypeExpression: Hashable {
  var name: Located<String>
  var arity: NavigationSchema.Arity
  var defaultText: Located<String>?

  /// What is wrong with an expression that cannot be read.
  struct Problem: Error {
    let message: String
    let hint: String
  }

  /// Reads an expression; places are exact where the scalar is plain, else they are the scalar's.
  init(parsing text: Located<String>) throws(Problem) {
    let whole = text.value
    var typeText = Substring(whole)
    if let equals = whole.firstIndex(of: "=") {
      typeText = whole[..<equals]
      let value = trimmed(whole[whole.index(after: equals)...])
      guard !value.isEmpty else {
        throw Problem(
          message: "nothing after '=' in '\(whole)'", hint: "write a default, for example Int = 4")
      }
      defaultText = Located(String(unquoted(value)), at: text.subrange(of: value))
    }
    typeText = trimmed(typeText)
    guard !typeText.isEmpty else {
      throw Problem(message: "no type in '\(whole)'", hint: "write a type, for example String")
    }
    arity = .one
    if typeText.hasSuffix("?") {
      arity = .optional
      typeText = trimmed(typeText.dropLast())
    }
    if typeText.hasPrefix("[") {
      guard typeText.hasSuffix("]"), arity == .one else {
        throw Problem(
          message: "'\(whole)' is no type expression",
          hint: arity == .optional ? "a list is empty when absent: drop the '?'" : "close the bracket")
      }
      let inner = trimmed(typeText.dropFirst().dropLast())
      if let colon = inner.firstIndex(of: ":") {
        let key = trimmed(inner[..<colon])
        let value = trimmed(inner[inner.index(after: colon)...])
        guard key == "String", value == "String" else {
          throw Problem(
            message: "'\(whole)' is no param type", hint: "the only map is [String: String], a whole query")
        }
        arity = .map
        typeText = key
      } else {
        arity = .list
        typeText = inner
      }
    }
    let isName = typeText.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { part in
      part.utf8.first.map { !(UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0) } ?? false
        && part.unicodeScalars.allSatisfy { $0 == "_" || $0.properties.isAlphabetic || ("0"..."9") ~= $0 }
    }
    guard isName else {
      throw Problem(
        message: "'\(whole)' is no type expression", hint: "write T, T?, [T], [String: String] or T = default"
      )
    }
    name = Located(String(typeText), at: text.subrange(of: typeText))
  }
}

private func trimmed(_ text: Substring) -> Substring {
  var text = text
  while text.first == " " { text.removeFirst() }
  while text.last == " " { text.removeLast() }
  return text
}

private func unquoted(_ text: Substring) -> Substring {
  guard text.count >= 2, let quote = text.first, quote == "\"" || quote == "'", text.last == quote else {
    return text
  }
  return text.dropFirst().dropLast()
}

extension Located where Value == String {
  /// Where a part of the text stands, when the text stands in its file as it is: plain or in quotes
  /// without escapes. Else the whole.
  func subrange(of part: Substring) -> SourceRange {
    let offset = value.utf8.distance(from: value.startIndex, to: part.startIndex)
    return subrange(offset..<(offset + part.utf8.count))
  }

  /// The same for UTF-8 offsets into the text.
  func subrange(_ offsets: Range<Int>) -> SourceRange {
    let extra = Int(range.end - range.start) - value.utf8.count
    guard extra == 0 || extra == 2 else { return range }
    let start = Int(range.start) + (extra == 2 ? 1 : 0)
    return SourceRange(
      source: range.source, start: start + offsets.lowerBound, end: start + offsets.upperBound)
  }
}

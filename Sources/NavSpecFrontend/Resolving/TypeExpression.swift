import NavSpecDiagnostics
import NavSpecModel
import NavSpecRuntime

/// `T`, `T?`, `[T]`, `[String: String]`, `T = default`: the parts of a type expression.
struct TypeExpression: Hashable {
  var name: Located<String>
  var arity: NavigationSchema.Arity
  var defaultText: Located<String>?

  struct Problem: Error {
    let message: String
    let hint: String
    /// The expression that other languages write so.
    var meant: String?

    /// The declaration of the type that is described in place of its name.
    var declaration: String?

    /// - Parameter name: What has the type; a type that must be declared is named after it.
    func diagnostic(at range: SourceRange, of name: String) -> Diagnostic {
      let typeName = name.prefix(1).uppercased() + name.dropFirst()
      let declaring = declaration.map {
        Diagnostic.Fix("declare '\(typeName): \($0)' under 'types', and write '\(typeName)' here")
      }
      return Diagnostic(
        .invalidType, message, at: range, label: hint,
        fixes: meant.map { [.writing($0, at: range, inQuotes: true)] }
          ?? declaring.map { [$0] } ?? [])
    }
  }

  /// Reads an expression; places are exact where the scalar is plain, else they are the scalar's. On
  /// UTF-8, for every syntax character is ASCII and specs have thousands of these.
  init(parsing text: Located<String>) throws(Problem) {
    let whole = text.value
    var type = Substring(whole).utf8
    if let equals = type.firstIndex(of: UInt8(ascii: "=")) {
      let value = Substring(trimmed(type[type.index(after: equals)...]))
      type = type[..<equals]
      guard !value.isEmpty else {
        throw Problem(
          message: "nothing after '=' in '\(whole)'", hint: "write a default, for example Int = 4")
      }
      if ["nil", "null", "Null", "NULL", "~"].contains(value) {
        let name = Substring(trimmed(type))
        throw Problem(
          message: "'\(value)' is not a default: a param without a value is optional",
          hint: "write the text itself in quotes, if it is meant",
          meant: name.hasSuffix("?") ? String(name) : "\(name)?")
      }
      defaultText = Located(String(unquoted(value)), at: text.subrange(of: value))
    }
    type = trimmed(type)
    guard !type.isEmpty else {
      throw Problem(message: "no type in '\(whole)'", hint: "write a type, for example String")
    }
    arity = .one
    if type.last == UInt8(ascii: "?") {
      arity = .optional
      type = trimmed(type.dropLast())
    }
    if type.first == UInt8(ascii: "[") {
      guard type.last == UInt8(ascii: "]"), arity == .one else {
        throw Problem(
          message: "'\(whole)' is not a type expression",
          hint: arity == .optional ? "a list is empty when absent: drop the '?'" : "close the bracket",
          meant: arity == .optional && type.last == UInt8(ascii: "]") ? String(Substring(type)) : nil)
      }
      let inner = trimmed(type.dropFirst().dropLast())
      if let colon = inner.firstIndex(of: UInt8(ascii: ":")) {
        let key = trimmed(inner[..<colon])
        let value = trimmed(inner[inner.index(after: colon)...])
        guard key.elementsEqual("String".utf8), value.elementsEqual("String".utf8) else {
          throw Problem(
            message: "'\(whole)' is not a param type",
            hint: "the only map is [String: String], a whole query")
        }
        arity = .map
        type = key
      } else {
        arity = .list
        type = inner
      }
    }
    guard Self.isTypeName(type), whole != "true", whole != "false" else {
      throw Problem(
        message: "'\(whole)' is not a type expression",
        hint: Self.isHyphenated(whole)
          ? "a name of Swift has no '-': write \(SwiftName.lowerCamel(from: whole).map(SwiftName.upperCamel) ?? "it without"), declared under 'types', or a built-in type"
          : "write T, T?, [T], [String: String] or T = default", meant: Self.meaning(of: whole),
        declaration: Self.declaration(of: whole))
    }
    let name = Substring(type)
    self.name = Located(String(name), at: text.subrange(of: name))
  }

  /// Identifiers with dots between; letters beyond ASCII are Swift's business.
  static func isTypeName(_ name: Substring.UTF8View) -> Bool {
    name.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).allSatisfy { part in
      guard let first = part.first, !(UInt8(ascii: "0")...UInt8(ascii: "9") ~= first) else { return false }
      return part.allSatisfy { SwiftName.isLetterOrDigit($0) || $0 == UInt8(ascii: "_") || $0 >= 0x80 }
    }
  }
}

private func trimmed(_ text: Substring.UTF8View) -> Substring.UTF8View {
  var text = text
  while text.first == UInt8(ascii: " ") { text.removeFirst() }
  while text.last == UInt8(ascii: " ") { text.removeLast() }
  return text
}

private func unquoted(_ text: Substring) -> Substring {
  guard text.utf8.count >= 2, let quote = text.utf8.first,
    quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"), text.utf8.last == quote
  else { return text }
  return text.dropFirst().dropLast()
}

import NavSpecDiagnostics
import NavSpecModel
import NavSpecRuntime
import NavSpecYAML

/// `T`, `T?`, `[T]`, `[String: String]`, `T = default`: the parts of a type expression.
struct TypeExpression: Hashable {
  var name: Located<String>
  var arity: NavigationSchema.Arity
  var defaultText: Located<String>?

  /// What is wrong with an expression that cannot be read.
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
        fixes: meant.map { [.init("write '\($0)'", edits: [.init(range, "\"\($0)\"")])] }
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

  /// What other languages write around a type `T`.
  private static let forms = [
    ("?", "", "T?"), ("", "[]", "[T]"), ("", "()", "T"), ("", " | null", "T?"), ("", " | nil", "T?"),
    ("", " | undefined", "T?"), ("", "!", "T?"), ("(", "?)", "T?"),
  ]

  /// The expression that `Array<T>`, `T[]`, `Optional<T>` and `T!` mean.
  private static func meaning(of text: String) -> String? {
    func named(_ name: some StringProtocol) -> String? {
      isTypeName(Substring(name).utf8) ? Synonyms.type(for: String(name)) ?? String(name) : nil
    }
    let words = text.split(separator: " ").map(String.init)
    if words.count == 3, words[1].lowercased() == "default" {
      return named(words[0]).map { "\($0) = \(words[2])" }
    }
    if words.count == 2, words[0].hasSuffix(":"), let name = named(words[0].dropLast()),
      BuiltinType(rawValue: name) != nil
    {
      return "\(name) = \(words[1])"
    }
    if words.count == 2, ["optional", "nullable"].contains(words[0].lowercased()) {
      return named(words[1]).map { "\($0)?" }
    }
    if words.count == 2, ["let", "var", "any", "some", "inout"].contains(words[0]) {
      return words[1].hasSuffix("?") ? named(words[1].dropLast()).map { "\($0)?" } : named(words[1])
    }
    switch YAMLCoreValue(plain: text) {
    case .bool: return "Bool = \(text)"
    case .int: return "Int = \(text)"
    case .float: return "Double = \(text)"
    default: break
    }
    for (start, end, form) in forms where text.hasPrefix(start) && text.hasSuffix(end) {
      return named(text.dropFirst(start.count).dropLast(end.count)).map { form.replacing("T", with: $0) }
    }
    if text.contains("|"), let common = common(of: text.split(separator: "|").map { $0.filter { $0 != " " } })
    {
      return common
    }
    guard text.hasSuffix(">"), let open = text.firstIndex(of: "<") else { return nil }
    let inner = text[text.index(after: open)...].dropLast()
    let wrapper = text[..<open].lowercased()
    if ["map", "dictionary", "record", "hashmap"].contains(wrapper) { return "[String: String]" }
    guard let element = named(inner.hasSuffix("?") ? inner.dropLast() : inner) else { return nil }
    switch wrapper {
    case "binding", "state", "published", "flow", "stateflow", "livedata", "future", "promise", "ref":
      return inner.hasSuffix("?") ? "\(element)?" : element
    case "array", "list", "set", "sequence", "collection": return "[\(element)]"
    case "optional", "maybe", "nullable": return "\(element)?"
    default: return nil
    }
  }

  /// `film-id`
  private static func isHyphenated(_ text: String) -> Bool {
    text.first?.isLetter == true && text.contains("-") && text.allSatisfy { $0 == "-" || $0.isLetter }
  }

  /// The built-in type whose values have the values of all of several: text is a `String`, whatever it says.
  static func common(of names: [String]) -> String? {
    let types = names.compactMap { name in
      BuiltinType.allCases.first { $0.rawValue.lowercased() == name.lowercased() }
        ?? Synonyms.type(for: name).flatMap(BuiltinType.init)
    }
    guard types.count == names.count, let first = types.first else { return nil }
    if types.allSatisfy({ $0 == first }) { return first.rawValue }
    if types.allSatisfy({ [.int, .int64].contains($0) }) { return BuiltinType.int64.rawValue }
    if types.allSatisfy({ [.int, .int64, .double].contains($0) }) { return BuiltinType.double.rawValue }
    return BuiltinType.string.rawValue
  }

  /// The cases of `day | night`.
  static func cases(in text: String) -> [String]? {
    let cases = text.split(separator: "|", omittingEmptySubsequences: false).map { part in
      part.filter { !" .\"'".contains($0) }
    }
    return cases.count > 1 && cases.allSatisfy(SwiftName.isIdentifier) ? cases : nil
  }

  /// `a, b` of `enum { case a, b }` and `[a, b]`, and `a|b` of `String(a|b)`.
  private static func enumBody(of text: String) -> String {
    let text = text.hasPrefix("String(") || text.hasPrefix("enum(") ? String(text.drop { $0 != "(" }) : text
    let body = text.split { " {}[]()".contains($0) }.filter { !["enum", "case", "oneOf"].contains($0) }
    return body.joined(separator: " ")
  }

  /// The declaration of a type that `day | night`, `Int(1...53)` and `1...53` describe.
  static func declaration(of text: String) -> String? {
    let body = enumBody(of: text)
    if let cases = cases(in: text) ?? cases(in: body) ?? Restatement.names(in: body),
      text.hasPrefix("[") && common(of: cases) == nil || cases.allSatisfy(SwiftName.isLowerCamel)
    {
      return "{cases: [\(cases.joined(separator: ", "))]}"
    }
    let name = text.prefix(while: \.isLetter)
    let bounds = text[name.endIndex...].filter { !" ()[]".contains($0) }
    let base = name.isEmpty ? "Int" : Synonyms.type(for: String(name)) ?? String(name)
    guard let dots = bounds.firstRange(of: ".."), base == "Int" || base == "Double",
      let low = Int(bounds[..<dots.lowerBound])
    else { return nil }
    let end = bounds[dots.upperBound...]
    guard let high = Int(end.drop { ".<".contains($0) }), low <= high else { return nil }
    return "{is: \(base), min: \(low), max: \(end.hasPrefix("<") && base == "Int" ? high - 1 : high)}"
  }

  /// Identifiers with dots between; letters beyond ASCII are Swift's business.
  private static func isTypeName(_ name: Substring.UTF8View) -> Bool {
    var isStart = true
    for byte in name {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "_"), 0x80...:
        isStart = false
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        if isStart { return false }
      case UInt8(ascii: "."):
        if isStart { return false }
        isStart = true
      default: return false
      }
    }
    return !isStart
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

extension Located where Value == String {
  /// The range of a part of the text, if its file has the text as it is: plain, or in quotes without
  /// escapes. Otherwise the range of the whole.
  func subrange(of part: Substring) -> SourceRange {
    let offset = value.utf8.distance(from: value.startIndex, to: part.startIndex)
    return subrange(offset..<(offset + part.utf8.count))
  }
}

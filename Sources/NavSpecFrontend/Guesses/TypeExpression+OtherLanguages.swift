import NavSpecDiagnostics
import NavSpecModel
import NavSpecYAML

extension TypeExpression {
  /// What other languages write around a type `T`.
  private static let forms = [
    ("?", "", "T?"), ("", "[]", "[T]"), ("", "()", "T"), ("", " | null", "T?"), ("", " | nil", "T?"),
    ("", " | undefined", "T?"), ("", "!", "T?"), ("(", "?)", "T?"),
  ]

  /// The expression that `Array<T>`, `T[]`, `Optional<T>` and `T!` mean.
  static func meaning(of text: String) -> String? {
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
  static func isHyphenated(_ text: String) -> Bool {
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
}

import NavSpecDiagnostics
import NavSpecModel
import NavSpecRuntime
import NavSpecYAML

/// A value that was meant for elements of a list: a text of several, or a map that gives them names.
struct SeveralInOne: Sendable {
  var element = "one name"
  /// Whether words with spaces between may be one condition.
  var mayBeCondition = false
  let elements: @Sendable (YAMLNode) -> [String]?

  static let files = Self(element: "one path", elements: Restatement.namedFiles)
  static let words = Self { $0.untagged.flatMap(Restatement.words) }
  static let conditions = Self(mayBeCondition: true, elements: words.elements)
  static let patterns = Self(element: "one pattern") {
    $0.untagged.flatMap(Restatement.patterns) ?? Restatement.namedPatterns($0)
  }
}

extension Restatement {
  static func presentation(of word: String) -> String? {
    let known = NavigationSchema.Presentation.allCases.map(\.rawValue)
    let word = String(word.drop { $0 == "." })
    return known.contains(word) ? word : Synonyms.word(for: word, among: known)
  }

  /// The keys under which other formats name a screen, and give it values.
  private static let nameKeys: Set = ["route", "screen", "destination", "name", "id"]
  static let valueKeys: Set = ["params", "arguments", "args", "with", "values"]

  /// The edge that `{route: item, params: {…}}` means, without the values.
  static func edge(_ pairs: [YAMLPair]) -> String? {
    let animations: Set = ["animation", "animated"]
    let pairs = pairs.filter { !valueKeys.union(animations).contains($0.key.scalarText ?? "") }
    if pairs.count == 1, isName(of: pairs[0]) { return pairs[0].value.flowText }
    guard pairs.count > 1, isName(of: pairs[0]), let name = pairs[0].value.flowText else {
      return options(pairs)
    }
    let rest = pairs.dropFirst().compactMap { pair -> (key: String, value: String)? in
      guard let word = pair.key.scalarText, let value = pair.value.flowText,
        let key = SpecKeys.edge.description.key(for: word)
      else { return nil }
      return (key, key == "present" ? presentation(of: value) ?? value : value)
    }
    guard rest.count == pairs.count - 1 else { return nil }
    if rest.count == 1, rest[0].key == "present" { return "{\(name): \(rest[0].value)}" }
    return "{\(name): {\(joined(rest.map { "\($0.key): \($0.value)" }))}}"
  }

  /// The type expression of `{type: Int, required: false}` and `{type: Int, default: 4}`, and with quotes and what is
  /// said of the param, as it is written.
  static func type(_ pairs: [YAMLPair]) -> (expression: String, written: String)? {
    var type = ""
    var format = ""
    var isOptional = false
    var value: String?
    var doc: String?
    var isForeign = false
    for pair in pairs {
      let text = pair.value.located?.value ?? ""
      let key = pair.key.scalarText ?? ""
      isForeign = isForeign || !["type", "doc", "description"].contains(key)
      switch key {
      case "type", "schema", "argType": type = text
      case "format": format = text
      case "in", "name", "example", "examples": break
      case "doc", "description": doc = pair.value.flowText
      case "optional", "nullable", "required":
        guard let isTrue = YesAndNo.meaning(of: text) else { return nil }
        isOptional = isOptional || isTrue == (key != "required")
      case "default", "defaultValue", "initial": value = text
      default: return nil
      }
    }
    guard isForeign, !type.isEmpty, !type.contains("=") else { return nil }
    var expression = typesByFormat[format] ?? TypeExpression.common(of: [type]) ?? type
    if let value, !value.isEmpty {
      expression += " = \(value)"
    } else if isOptional, !expression.hasSuffix("?") {
      expression += "?"
    }
    let isPlain = expression.allSatisfy { $0.isLetter || $0.isNumber }
    let written = isPlain ? expression : "\"\(expression)\""
    return (expression, doc.map { "{type: \(written), doc: \($0)}" } ?? written)
  }

  /// The formats of JSON Schema and OpenAPI that are types of specs.
  private static let typesByFormat = [
    "uuid": "UUID", "date": "Date", "date-time": "Date", "uri": "URL", "url": "URL", "int64": "Int64",
    "int32": "Int", "double": "Double", "float": "Double",
  ]

  /// The declaration of `{type: string, format: uuid}` and `{type: string, enum: [a, b]}`.
  static func declaration(_ node: YAMLNode) -> String? {
    guard case .mapping(let pairs) = node.content, pairs.count == 2, pairs[0].key.scalarText == "type" else {
      return nil
    }
    switch pairs[1].key.scalarText {
    case "format": return typesByFormat[pairs[1].value.untagged ?? ""].map { "{is: \($0)}" }
    case "enum":
      guard case .sequence = pairs[1].value.content else { return nil }
      return pairs[1].value.flowText.map { "{cases: \($0)}" }
    default: return nil
    }
  }

  /// The name of `let id`, `@Binding var id`, `case item` and `id?`, which are declarations in other languages.
  static func declaredName(in text: String) -> String? {
    if text.hasSuffix("?"), SwiftName.isIdentifier(String(text.dropLast())) { return String(text.dropLast()) }
    guard text.utf8.contains(UInt8(ascii: " ")) else { return nil }
    let words = text.split(separator: " ").map(String.init)
    guard let name = words.last, SwiftName.isIdentifier(name),
      words.dropLast().allSatisfy({ $0.hasPrefix("@") || declaringWords.contains($0) })
    else { return nil }
    return name
  }

  private static let declaringWords: Set = [
    "let", "var", "val", "case", "const", "final", "static", "private", "public", "required", "late", "lazy",
    "enum", "struct", "class", "type", "typealias", "route", "screen", "func",
  ]

  /// The number in `50%`, `.height(200)` and `200pt`.
  static func height(_ text: String) -> String? {
    let number = text.filter { "0123456789.".contains($0) }.drop { $0 == "." }
    guard let value = Double(number), value > 0 else { return nil }
    return text.hasSuffix("%") ? "\(value / 100)" : String(number)
  }

  /// The edges that `sheet: item` and `push: [item, other]` mean.
  static func edges(_ word: String, _ targets: YAMLNode) -> String? {
    let names = targets.items.compactMap(\.untagged).filter(isTarget)
    guard let presentation = presentation(of: word), names.count == targets.items.count else { return nil }
    return "[" + joined(names.map { edge(to: $0, presentation) }) + "]"
  }

  /// `{item: {id: 5}}` for `{route: item, params: {id: 5}}`.
  static func screen(_ node: YAMLNode) -> String? {
    guard case .mapping(let pairs) = node.content, pairs.count == 2, isName(of: pairs[0]),
      valueKeys.contains(pairs[1].key.scalarText ?? ""), let name = pairs[0].value.flowText,
      let values = pairs[1].value.flowText
    else { return nil }
    return "{\(name): \(values)}"
  }

  /// The target of `{route: item}`, `{item: }` and `item(id: 5)`, which YAML reads as a map.
  static func target(_ pair: YAMLPair) -> String? {
    if pair.value.isNull { return pair.key.scalarText.flatMap { isName($0) ? $0 : nil } }
    guard let key = pair.key.scalarText, let value = pair.value.located?.value else { return nil }
    if value.hasSuffix(")"), let open = key.firstIndex(of: "("), isName(String(key[..<open])) {
      return String(key[..<open])
    }
    let isAppearance = NavigationSchema.Presentation(rawValue: value) != nil
    return isName(of: pair) && !isAppearance && isName(value) ? value : nil
  }

  /// The edge of `{sheet: item}`, where the presentation is written first.
  static func reversedEdge(_ pair: YAMLPair) -> String? {
    guard let word = pair.key.scalarText, NavigationSchema.Presentation(rawValue: word) != nil,
      let name = pair.value.located?.value, isTarget(name)
    else { return nil }
    return edge(to: name, word)
  }

  private static func edge(to name: String, _ presentation: String) -> String {
    presentation == "push" ? name : "{\(name): \(presentation)}"
  }

  /// Whether a text may be the name of a screen, and is no word that says how one appears.
  private static func isTarget(_ text: String) -> Bool {
    isName(text) && NavigationSchema.Presentation(rawValue: text) == nil && YesAndNo.meaning(of: text) == nil
  }

  /// `iOS: "17.0"` for `iOS 17`.
  static func target(_ text: String) -> String? {
    let words = text.split { !$0.isLetter && !$0.isNumber && $0 != "." }
    let name = words.first?.drop { $0 == "." }
    let version = words.dropFirst().first?.drop { !$0.isNumber }
    guard words.count == 2, let name, let version, name.allSatisfy(\.isLetter), !version.isEmpty,
      version.allSatisfy({ $0.isNumber || $0 == "." })
    else { return nil }
    return "\(name): \"\(version.contains(".") ? String(version) : "\(version).0")\""
  }

  static func isName(of pair: YAMLPair) -> Bool { nameKeys.contains(pair.key.scalarText ?? "") }

  /// The names of `a and b`, `a && b`, `a; b` and `a b`, which no alternative or denial is among.
  static func words(in text: String) -> [String]? {
    let words = text.split { " ,;&".contains($0) }.map(String.init)
    let names = words.filter { $0 != "and" && $0 != "AND" }
    let others: Set = ["or", "OR", "not", "NOT", "is", "as", "if", "true", "false"]
    guard names.count > 1, others.isDisjoint(with: names), names.allSatisfy(isName) else { return nil }
    return names
  }

  /// The condition of `not signedIn`, `signedIn == false` and `signedIn == true`.
  static func condition(in text: String) -> (name: String, isDenied: Bool)? {
    let words = text.split { " =!".contains($0) }.map(String.init)
    guard let name = words.first(where: { !conditionWords.contains($0.lowercased()) }),
      words.allSatisfy({ $0 == name || conditionWords.contains($0.lowercased()) }), name != text
    else { return nil }
    let denials = words.count { ["not", "no", "false"].contains($0.lowercased()) }
    return (name, (denials + text.count { $0 == "!" }) % 2 == 1)
  }

  private static let conditionWords: Set = ["not", "no", "is", "true", "false", "if", "when"]

  static func isAlternative(_ text: String) -> Bool {
    text.contains("|") || text.split(separator: " ").contains { $0.lowercased() == "or" }
  }

  /// `{item: sheet}` for `item -> sheet`, `item(sheet)`, `.sheet(item)` and `item as sheet`.
  static func presentedTarget(_ text: String) -> String? {
    // A name alone, as nearly all are, says nothing of a presentation.
    guard !SwiftName.isPath(text) else { return nil }
    let name = text.prefix { $0.isLetter || $0.isNumber || $0 == "." }
    // `.sheet(item)` and `NavigationLink(item)`.
    let calls = text.split { "()".contains($0) }.map(String.init)
    if calls.count == 2, text.hasSuffix(")"), isName(calls[1]),
      let word = presentation(of: calls[0])
    {
      return edge(to: calls[1], word)
    }
    let words = text[name.endIndex...].split { !$0.isLetter }.filter { $0 != "as" }
    guard !name.isEmpty, name.endIndex < text.endIndex, words.count == 1 else { return nil }
    return presentation(of: String(words[0])).map { "{\(name): \($0)}" }
  }

  /// What other notations say, such as `3...5`, `3-5`, `[3, 5]`, `{min: 3}`, `>= 3`, `3+` and `..<5`.
  static func length(_ text: String) -> String? {
    let bounds = text.split { !("0"..."9").contains($0) }.compactMap { Int($0) }
    let says = { (words: [String]) in words.contains { text.contains($0) } }
    // A bound that is not included.
    let below = text.contains("<") && !text.contains("<=") ? 1 : 0
    let above = text.contains(">") && !text.contains(">=") ? 1 : 0
    guard bounds.count == 1 else {
      guard bounds.count == 2, let least = bounds.min(), let most = bounds.max(), most - below >= least
      else { return nil }
      return "\(least)..\(most - below)"
    }
    if text.hasPrefix(".") || says(["<", "≤", "max", "most", "up to"]) {
      return "..\(max(0, bounds[0] - below))"
    }
    if [".", "…", "+", "-"].contains(where: text.hasSuffix) || says([">", "≥", "min", "least", "from"]) {
      return "\(bounds[0] + above).."
    }
    return "\(bounds[0])"
  }

  /// The name in `Image(systemName: "star")`.
  static func symbol(in text: String) -> String? {
    let parts = text.split { "()".contains($0) }
    guard parts.count == 2, text.hasSuffix(")"), ["Image", "Label", "UIImage"].contains(parts[0]) else {
      return nil
    }
    return (parts[1].split(separator: ":").last ?? "").filter { !" \"'".contains($0) }
  }

  /// The deployment targets of `[iOS 17, .macOS(.v14)]`.
  static func targets(_ node: YAMLNode) -> String? {
    let texts: [String?]
    switch node.content {
    case .mapping: return nil
    case .sequence(let items): texts = items.map { $0.located?.value }
    case .scalar(let scalar): texts = scalar.text.split(separator: ",").map(String.init)
    }
    let targets = texts.compactMap { $0.flatMap { target($0) } }
    return targets.isEmpty || targets.count != texts.count ? nil : "{\(joined(targets))}"
  }

  /// The patterns of a map that gives them names; nil for any other value.
  static func namedPatterns(_ node: YAMLNode) -> [String]? {
    guard let values = values(node, besides: SpecKeys.link.description, where: { $0.contains("/") }) else {
      return nil
    }
    // A path is matched under every scheme and domain.
    let paths = Set(values.map(\.value.pathOfURL))
    if let path = paths.first, paths.count == 1 { return ["\"\(path)\""] }
    // Without a scheme, a path begins with `/`.
    return values.map { "\"\($0.value.contains("://") ? $0.value : $0.value.pathOfURL)\"" }
  }

  /// The paths of a map that gives them names; nil for any other value.
  static func namedFiles(_ node: YAMLNode) -> [String]? {
    values(node, besides: SpecKeys.include.description) { $0.hasSuffix(".yaml") }?.map(\.flow)
  }

  /// The values of a map that gives them names, in YAML's flow style too: none of the names is a key of the object
  /// that belongs here, or the '/' of a component of an association file.
  private static func values(
    _ node: YAMLNode, besides object: ObjectDescription, where isValue: (String) -> Bool
  ) -> [(value: String, flow: String)]? {
    let pairs = node.entries ?? []
    let values = pairs.compactMap { pair -> (value: String, flow: String)? in
      guard let key = pair.key.scalarText, !key.hasPrefix("x-"), key != "/", object.key(for: key) == nil,
        let value = pair.value.located?.value, isValue(value), let flow = pair.value.flowText
      else { return nil }
      return (value, flow)
    }
    return values.isEmpty || values.count != pairs.count ? nil : values
  }
}

extension String {
  /// The path of a URL's pattern, with the host of a scheme of an app's own for its first segment.
  fileprivate var pathOfURL: String {
    guard let mark = firstRange(of: "://") else { return hasPrefix("/") ? self : "/" + self }
    let rest = self[mark.upperBound...]
    return hasPrefix("http") ? String(rest.drop { $0 != "/" }) : "/" + rest
  }
}

import NavSpecDiagnostics
import NavSpecYAML

/// A value of one shape, written in the shape that belongs in its place.
enum Restatement {
  /// The text in flow style; nil where what was meant is not known.
  static func text(of node: YAMLNode, as shape: Shape) -> String? {
    switch (shape, node.content) {
    case (.named(_, let shape), _): return text(of: node, as: shape)
    case (.anyOf(let shapes), _): return shapes.lazy.compactMap { text(of: node, as: $0) }.first
    case (.map(let value, _, _), _): return map(node, of: value)
    case (.object(let object), .sequence(let items)):
      // What is no key of it would be the next mistake.
      let keys = object.names
      let areKnown = items.allSatisfy { item in
        guard case .mapping(let pairs) = item.content else { return true }
        return pairs.allSatisfy { keys.contains($0.key.scalarText ?? "") }
      }
      return areKnown ? map(node, of: nil) : nil
    case (.list(let element, _), .mapping(let pairs)):
      return records(pairs, of: element) ?? list(pairs, of: element)
    case (.list, .scalar(let scalar)): return names(in: scalar.text).map { "[" + joined($0) + "]" }
    case (.text, .sequence(let items)), (.form, .sequence(let items)):
      guard items.count == 1, items[0].located != nil else { return nil }
      return items[0].flowText
    case (.text, .mapping(let pairs)), (.form, .mapping(let pairs)):
      return pairs.count == 1 && pairs[0].value.isNull ? pairs[0].key.flowText : nil
    default: return nil
    }
  }

  /// A list of maps is one map; names alone have the value that says least.
  private static func map(_ node: YAMLNode, of value: Shape?) -> String? {
    let entries: [String?]
    switch node.content {
    case .mapping: return nil
    case .sequence(let items): entries = items.map { entry(for: $0, of: value, in: items) }
    case .scalar(let scalar):
      if let entry = replacement(in: scalar.text) ?? params(in: scalar.text, of: value) {
        return "{\(entry)}"
      }
      entries = (names(in: scalar.text) ?? [scalar.text]).map { name in
        answer(name, of: value) ?? (isName(name) ? least(name, as: name, of: value) : nil)
      }
    }
    return entries.isEmpty || entries.contains(nil) ? nil : "{" + joined(entries.compactMap { $0 }) + "}"
  }

  private static func entry(for item: YAMLNode, of value: Shape?, in items: [YAMLNode]) -> String? {
    guard let pairs = item.entries else {
      guard let text = item.located?.value else { return nil }
      return replacement(in: text) ?? answer(text, of: value) ?? params(in: text, of: value)
        ?? item.flowText.flatMap { least(text, as: $0, of: value) }
    }
    let name = pairs.count == 1 && isName(of: pairs[0]) ? pairs[0].value.located?.value : nil
    return (value == nil ? nil : record(pairs)) ?? replacement(pairs)
      ?? name.flatMap { isName($0) ? least($0, as: $0, of: value) : nil }
      ?? (items.count == 1 && value == nil || areEntries(pairs, in: items) ? self.entries(pairs[...]) : nil)
  }

  /// A name with the value that says least.
  private static func least(_ name: String, as key: String, of value: Shape?) -> String? {
    value?.least(for: name).map { "\(key): \($0)" }
  }

  /// Whether an item of a list stands for its entries. Several entries with texts are one record.
  private static func areEntries(_ pairs: [YAMLPair], in items: [YAMLNode]) -> Bool {
    pairs.count == 1 || items.count == 1 && !pairs.contains { $0.value.located != nil }
  }

  /// The edits that make a map of a block list of maps.
  static func editsWithoutDashes(of node: YAMLNode) -> [Diagnostic.Fix.Edit] {
    guard case .sequence(let items) = node.content else { return [] }
    var edits: [Diagnostic.Fix.Edit] = []
    for item in items {
      // What an alias brings along is written elsewhere.
      guard case .mapping(let pairs) = item.content, item.style == .block, areEntries(pairs, in: items),
        item.range.start >= node.range.start + 2, item.range.end <= node.range.end
      else { return [] }
      let start = Int(item.range.start)
      edits.append(.init(SourceRange(source: item.range.source, start: start - 2, end: start), "  "))
    }
    return edits
  }

  /// `paid: true` for `paid`, and `paid: false` for `!paid`, in a map of answers.
  private static func answer(_ text: String, of value: Shape?) -> String? {
    guard case .boolean? = value, YesAndNo.meaning(of: text) == nil else { return nil }
    let answer = condition(in: text) ?? (text, false)
    return isName(answer.name) ? "\(answer.name): \(!answer.isDenied)" : nil
  }

  /// `/old: /new` for `{from: /old, to: /new}`.
  private static func replacement(_ pairs: [YAMLPair]) -> String? {
    guard pairs.count == 2, ["from", "old", "source"].contains(pairs[0].key.scalarText),
      ["to", "new", "target"].contains(pairs[1].key.scalarText),
      let from = pairs[0].value.flowText, let to = pairs[1].value.flowText
    else { return nil }
    return "\(from): \(to)"
  }

  /// The entries of `(id: Int, day: Date?, page: Int = 1)`.
  private static func params(in text: String, of value: Shape?) -> String? {
    guard value?.isOfText == true else { return nil }
    let pairs = text.split { ",()".contains($0) }.map { part -> String? in
      let words = part.split { ":= ".contains($0) }.map(String.init)
      guard words.count == 2 || words.count == 3 && part.contains("="),
        (words.count == 2 && words[1].hasSuffix("?") ? [words[0], String(words[1].dropLast())] : words)
          .allSatisfy(isName)
      else { return nil }
      return "\(words[0]): \(words[1...].joined(separator: " = "))"
    }
    return pairs.isEmpty || pairs.contains(nil) ? nil : joined(pairs.compactMap { $0 })
  }

  /// The route that `case item(id: Int)` means, which YAML takes for the name `case item(id` with a value.
  static func routeOfCase(_ pair: YAMLPair, _ shape: Shape) -> (name: String, params: String)? {
    guard case .object(let object) = shape, object.shape(of: "params") != nil, let key = pair.key.scalarText,
      let value = pair.value.untagged, value.hasSuffix(")"), let open = key.firstIndex(of: "("),
      let name = key[..<open].split(separator: " ").last
    else { return nil }
    return params(in: "\(key[open...]): \(value)", of: .text).map { (String(name), $0) }
  }

  /// `/old: /new` for `/old -> /new`.
  private static func replacement(in text: String) -> String? {
    let parts = ["->", "=>", "→"].reduce(text) { $0.replacing($1, with: " ") }.split(separator: " ")
    guard parts.count == 2, parts.allSatisfy({ $0.contains("/") }) else { return nil }
    return parts.map { "\"\($0)\"" }.joined(separator: ": ")
  }

  /// `id: {type: Int}` for `{name: id, type: Int}`.
  private static func record(_ pairs: [YAMLPair]) -> String? {
    let isNamed = ["name", "id", "key"].contains(pairs.first?.key.scalarText)
    // A tab is known by its root.
    let naming = isNamed ? pairs.first : pairs.first { $0.key.scalarText == "root" }
    guard pairs.count > 1, let name = naming?.value.located?.value, isName(name) else { return nil }
    return entries(pairs.dropFirst(isNamed ? 1 : 0)).map { "\(name): {\($0)}" }
  }

  /// `[{id: link-lost, because: gone}]` for `{link-lost: {because: gone}}`: a list of objects, by their names.
  private static func records(_ pairs: [YAMLPair], of element: Shape) -> String? {
    guard case .object(let object)? = element.parts.last,
      let key = ["name", "id"].first(where: object.names.contains),
      !pairs.contains(where: { object.shape(of: $0.key.scalarText) != nil })
    else { return nil }
    let items = pairs.map { pair in
      pair.key.flowText.flatMap { name in
        pair.value.entries.flatMap { entries($0[...]) }.map { "{\(key): \(name), \($0)}" }
      }
    }
    return items.contains(nil) ? nil : "[\(joined(items.compactMap { $0 }))]"
  }

  /// A map is a list of its entries, or of its names where they say yes.
  private static func list(_ pairs: [YAMLPair], of element: Shape) -> String? {
    let areOptions = pairs.dropFirst().allSatisfy { pair in
      let word = pair.key.scalarText ?? ""
      return edges(word, pair.value) == nil && SpecKeys.edge.description.key(for: word) != nil
    }
    if element.isOfPairs, areOptions, let entry = options(pairs) { return "[\(entry)]" }
    var items: [String] = []
    for pair in pairs {
      guard let key = pair.key.flowText else { return nil }
      if pair.value.saysYes {
        items.append(key)
      } else if element.isOfPairs, let edges = edges(key, pair.value) {
        items.append(String(edges.dropFirst().dropLast()))
      } else {
        guard element.isOfPairs, let value = pair.value.flowText else { return nil }
        items.append("{\(key): \(value)}")
      }
    }
    return items.isEmpty ? nil : "[" + joined(items) + "]"
  }

  /// `{item: {as: sheet}}` for `{item, as: sheet}`: a name with what belongs to it.
  static func options(_ pairs: [YAMLPair]) -> String? {
    // `{route: item, present: sheet}` says the same.
    let isNamed = pairs.first.map(isName(of:)) ?? false
    guard pairs.count > 1, let name = isNamed ? pairs[0].value.flowText : pairs[0].key.flowText,
      isNamed || pairs[0].value.isNull,
      !pairs.dropFirst().contains(where: \.value.saysYes)
    else { return nil }
    return entries(pairs.dropFirst()).map { "{\(name): {\($0)}}" }
  }

  /// The names of `a, b` and `(a, b)`, and of files with spaces between.
  static func names(in text: String) -> [String]? {
    let text = text.hasPrefix("(") && text.hasSuffix(")") ? String(text.dropFirst().dropLast()) : text
    let files = text.split { $0 == " " || $0 == "," }.map(String.init)
    if files.count > 1, files.allSatisfy({ $0.hasSuffix(".nav.yaml") }) { return files }
    guard text.utf8.contains(UInt8(ascii: ",")) else { return nil }
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { part in
      String(part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
    return parts.allSatisfy(isName) ? parts : nil
  }

  /// The patterns of `/a /b`, `/a, /b`, `/a | /b`, `("/a")` and the text `[/a]`, in quotes.
  static func patterns(in text: String) -> [String]? {
    let isList = ["[]", "()"].contains("\(text.first ?? " ")\(text.last ?? " ")")
    let parts = text.split { " ,|".contains($0) || isList && "[]()\"'".contains($0) }
    guard !parts.isEmpty, isList || parts.count > 1 && text.contains(where: { " |".contains($0) }),
      parts.allSatisfy({ $0.hasPrefix("/") && $0 != "//" || $0.contains("://") }),
      // The space of `/item /{id}` is a slip in one pattern.
      !parts.dropFirst().contains(where: { $0.hasPrefix("/{") })
    else { return nil }
    return parts.map { "\"\($0)\"" }
  }

  /// `[home, item]` for `home/item` and `home > item`.
  static func path(in text: String) -> String? {
    let parts = text.split { !$0.isLetter && !$0.isNumber && $0 != "." }
    guard parts.count > 1, parts.allSatisfy({ isName(String($0)) }) else { return nil }
    return "[\(parts.joined(separator: ", "))]"
  }

  /// The name and the value of `name:value`, `name = value` and `name value`.
  static func entry(of text: String) -> (name: String, value: String)? {
    let name = text.prefix { $0.isLetter || $0.isNumber }
    let mark = text[name.endIndex...].prefix { ":=-> ".contains($0) }
    let value = text[mark.endIndex...]
    guard !name.isEmpty, name.first?.isLowercase == true, !mark.isEmpty, !value.isEmpty,
      !value.hasPrefix("/"), !value.contains(":"), mark == ":" || !mark.contains(":"),
      ["", ":", "=", "->", "=>"].contains(mark.filter { $0 != " " })
    else { return nil }
    return (String(name), String(value))
  }

  static func isName(_ text: String) -> Bool {
    !text.isEmpty
      && text.unicodeScalars.allSatisfy {
        $0.properties.isAlphabetic || "0123456789._+-".unicodeScalars.contains($0)
      }
  }

  /// The entries of a map in flow style.
  static func entries(_ pairs: ArraySlice<YAMLPair>) -> String? {
    let texts = pairs.map { pair in
      pair.key.flowText.flatMap { key in pair.value.flowText.map { "\(key): \($0)" } }
    }
    return texts.contains(nil) ? nil : joined(texts.compactMap { $0 })
  }

  static func joined(_ parts: [String]) -> String { parts.joined(separator: ", ") }
}

extension Shape {
  /// What the shape holds where only a name is known; nil where more is needed.
  fileprivate func least(for name: String) -> String? {
    switch self {
    case .object(let object):
      if object.requiresOneOf.first == "root" { return "{root: \(name)}" }
      return object.requiresOneOf.isEmpty && object.required.isEmpty ? "{}" : nil
    case .map: return "{}"
    case .anyOf(let shapes):
      return shapes.contains { if case .null = $0 { true } else { false } } ? "{}" : nil
    default: return nil
    }
  }

  fileprivate var isOfText: Bool {
    holds { if case .form = $0 { true } else if case .text = $0 { true } else { false } }
  }

  /// Whether a type expression is of this shape.
  var isOfTypes: Bool {
    holds { if case .form(let form) = $0 { form.name == TextForm.typeExpression.name } else { false } }
  }

  var isOfList: Bool { holds { if case .list = $0 { true } else { false } } }

  /// Whether a map of one name is of this shape.
  var isOfPairs: Bool { holds { if case .single = $0 { true } else { false } } }

  /// Whether it is such a shape, or has one among its alternatives.
  private func holds(_ isSuch: (Shape) -> Bool) -> Bool { parts.contains(where: isSuch) }

  /// Its alternatives, or itself.
  var parts: [Shape] {
    switch self {
    case .named(_, let shape): shape.parts
    case .anyOf(let shapes): shapes.flatMap(\.parts)
    default: [self]
    }
  }
}

extension YAMLNode {
  fileprivate var saysYes: Bool {
    switch content {
    case .mapping(let pairs): pairs.isEmpty
    case .sequence: false
    case .scalar(let scalar): scalar.resolved == .null || scalar.resolved == .bool(true)
    }
  }

  /// The value in flow style; nil where it has tags or is long.
  var flowText: String? {
    guard tag == nil else { return nil }
    let text: String
    switch content {
    case .scalar(let scalar):
      guard !scalar.text.contains("\n") else { return nil }
      text = style == .plain ? (scalar.text.isEmpty ? "{}" : scalar.text.plainInFlow) : scalar.text.inQuotes
    case .sequence(let items):
      let parts = items.map(\.flowText)
      guard parts.count <= Self.partLimit, !parts.contains(nil) else { return nil }
      text = "[" + parts.compactMap { $0 }.joined(separator: ", ") + "]"
    case .mapping(let pairs):
      guard pairs.count <= Self.partLimit, let entries = Restatement.entries(pairs[...]) else { return nil }
      text = "{" + entries + "}"
    }
    return text.utf8.count <= Self.lengthLimit ? text : nil
  }

  private static let partLimit = 12
  private static let lengthLimit = 160
}

extension JSONText {
  var flowText: String {
    switch self {
    case .string(let text):
      if case .string = YAMLCoreValue(plain: text) { text.plainInFlow } else { text.inQuotes }
    case .array(let items): "[" + items.map(\.flowText).joined(separator: ", ") + "]"
    case .object(let members):
      "{" + members.map { "\($0.plainInFlow): \($1.flowText)" }.joined(separator: ", ") + "}"
    default: encodedOnOneLine()
    }
  }
}

extension String {
  /// A text that is plain in block style, with quotes where flow style needs them.
  fileprivate var plainInFlow: String { utf8.contains { ",[]{}".utf8.contains($0) } ? inQuotes : self }
}

package import NavSpecDiagnostics
import NavSpecRuntime
package import NavSpecYAML

/// A name where a file says it.
package struct NameMention: Hashable, Sendable {
  package let kind: NameKind
  /// Without the name of a feature before it, and without signs.
  package let name: String
  /// The name alone.
  package let range: SourceRange
  package let isDeclaration: Bool
  /// The feature that is named before it, or else that of the file.
  package var feature: String?
  /// Of a param and a case, what has it: a route, an exit or a type, as named here.
  package var owner: String?
  /// Of a param in a link that lists its screens, these, the upper ones first.
  package var screens: [String]?
  /// Of a param that a pattern has in its query, under its own name there.
  package var query: QueryPlace?

  /// Where a link can say that a param has another name in URLs.
  package struct QueryPlace: Hashable, Sendable {
    /// The pattern as it is written.
    package let pattern: SourceRange
    /// What is written in its place is a map where it is all that the link says.
    package let isAlone: Bool
    /// The map of names that is there already.
    package let names: SourceRange?
  }
}

/// A key of an object where a file says it.
package struct KeyMention: Sendable {
  package let key: ObjectDescription.Key
  package let object: ObjectKind
  package let range: SourceRange
}

/// The names and keys of a file, in its order.
package struct FileNames: Sendable {
  package private(set) var names: [NameMention] = []
  package private(set) var keys: [KeyMention] = []
  /// The routes whose params others have too, which are under them, and by these.
  package private(set) var parents: [String: String] = [:]
  /// The routes below others, by these: links carry their params too.
  package private(set) var lower: [String: String] = [:]
  /// Declarations with all that they say, the outer ones first.
  package private(set) var entries: [Entry] = []

  /// A declaration with all that it says.
  package struct Entry: Sendable {
    package let declaration: NameMention
    package let range: SourceRange
  }

  package private(set) var feature: String?
  /// Of the file.
  package let path: String
  package let source: SourceID

  private let map: SourceMap
  /// What has the params that patterns and values name.
  private var owner: String?
  /// Names in URLs that stand for params with other names.
  private var aliases: Set<String> = []
  private var namesOfLink: SourceRange?
  private var screens: [String]?
  /// Whether texts are built from what a link captures.
  private var isInLink = false

  /// - Parameter shape: That of the file.
  package init(
    of root: YAMLNode, path: String, source: SourceID, in map: SourceMap, shape: Shape = FileShapes.spec
  ) {
    (self.map, self.path, self.source) = (map, path, source)
    feature = root.value("feature")?.scalarText
    visit(root, shape, nil)
  }

  /// Whether they are those of a text.
  package func isOf(_ bytes: [UInt8]) -> Bool { map[source].bytes == bytes }

  private mutating func visit(_ node: YAMLNode, _ shape: Shape, _ uses: NameUses?) {
    switch node.content {
    case .scalar: visitText(node, shape, uses)
    case .sequence(let items):
      let elements = shape.alternatives.compactMap { shape -> Shape? in
        if case .list(let element, _) = shape { element } else { nil }
      }
      for item in items { visit(item, .anyOf(elements), uses) }
    case .mapping(let pairs): visitMap(pairs, shape.alternatives, uses)
    }
  }

  private mutating func visitMap(_ pairs: [YAMLPair], _ shapes: [Shape], _ uses: NameUses?) {
    let written = pairs.compactMap(\.key.scalarText)
    let objects = shapes.compactMap { shape -> ObjectDescription? in
      if case .object(let object) = shape { object } else { nil }
    }
    if let object = objects.first(where: { object in written.contains { object.shape(of: $0) != nil } }) {
      let before = (owner, aliases, namesOfLink, isInLink, screens)
      defer { (owner, aliases, namesOfLink, isInLink, screens) = before }
      if object.kind == .link {
        let names = pairs.first { $0.key.scalarText == "as" }?.value.entries ?? []
        aliases = Set(names.compactMap(\.key.scalarText))
        namesOfLink = pairs.first { $0.key.scalarText == "as" }?.value.range
        isInLink = true
        screens = pairs.first { $0.key.scalarText == "stack" }?.value.items.reversed().compactMap(\.nameOrKey)
      }
      // A search field names a param of the screen that has it.
      if object.kind == .tab || object.kind == .spec,
        let root = pairs.first(where: { $0.key.scalarText == "root" })
      {
        owner = root.value.nameOrKey
      }
      if object.kind == .example { owner = pairs.first { $0.key.scalarText == "route" }?.value.scalarText }
      for pair in pairs { visit(pair, of: object) }
      return
    }
    for shape in shapes {
      switch shape {
      case .map(let value, let names, _):
        var uses = uses
        if uses?.keys == nil, let kind = names.flatMap(NameUses.of) { uses = NameUses(keys: kind) }
        return visitEntries(pairs, value, uses)
      case .single(let value, _):
        // `{home: sheet}` stands beside `home`.
        let kind = uses?.keys ?? shapes.lazy.compactMap(\.form).compactMap(NameUses.of).first
        return visitEntries(pairs, value, NameUses(keys: kind, areDeclared: uses?.areDeclared ?? false))
      default: continue
      }
    }
  }

  private mutating func visit(_ pair: YAMLPair, of object: ObjectDescription) {
    guard let name = pair.key.scalarText, let key = object.keys.first(where: { $0.name == name }) else {
      return
    }
    keys.append(KeyMention(key: key, object: object.kind, range: pair.key.range))
    if object.kind == .route, name == "under", let owner, let under = pair.value.scalarText {
      parents[owner] = under
    }
    if object.kind == .route, name == "parent", let owner {
      lower[owner] = pair.value.nameOrKey
    }
    visit(pair.value, key.shape, NameUses.of(name, in: object.kind))
  }

  private mutating func visitEntries(_ pairs: [YAMLPair], _ shape: Shape, _ uses: NameUses?) {
    for pair in pairs {
      let before = owner
      defer { owner = before }
      let own = uses?.keys.flatMap { kind in
        add(pair.key, kind, isDeclaration: uses?.areDeclared ?? false)
      }
      if let own, own.isDeclaration {
        entries.append(Entry(declaration: own, range: pair.key.range.through(pair.value.range)))
      }
      switch own?.kind {
      case .route, .exit:
        if own?.isDeclaration == true { owner = own?.name }
        // Params of the route that is named, with values of the one around it.
        if own?.isDeclaration == false, let values = pair.value.entries, shape.takesArguments {
          addArguments(values, of: pair.key.scalarText)
          continue
        }
      case .type: owner = own?.name
      default: break
      }
      visit(pair.value, shape, uses?.ofValues)
    }
  }

  private mutating func addArguments(_ pairs: [YAMLPair], of route: String?) {
    for pair in pairs {
      let around = owner
      owner = route
      _ = add(pair.key, .param, isDeclaration: false)
      owner = around
      addValue(pair.value)
    }
  }

  /// `$param`, also within a text, and `{param}` in the texts of a link.
  private mutating func addValue(_ node: YAMLNode) {
    guard let text = node.scalarText.map({ Array($0.utf8) }) else { return }
    for word in text.words() where word.lowerBound > 0 {
      let name = String(decoding: text[word], as: UTF8.self)
      switch (text[word.lowerBound - 1], text[word.upperBound...].first) {
      case (UInt8(ascii: "{"), UInt8(ascii: "}")) where isInLink: break
      case (UInt8(ascii: "$"), _) where !["url", "path", "remainder"].contains(name): break
      default: continue
      }
      _ = add(node, .param, at: word.lowerBound, name)
    }
  }

  private mutating func visitText(_ node: YAMLNode, _ shape: Shape, _ uses: NameUses?) {
    if let kind = uses?.texts { return _ = add(node, kind, isDeclaration: uses?.areDeclared ?? false) }
    let forms = shape.alternatives.compactMap(\.form)
    for form in forms {
      if TextForm.patterns.contains(form.name) {
        return addPlaceholders(of: node, isWhole: shape.alternatives.count > 1)
      }
      guard let kind = NameUses.of(form) else { continue }
      if kind == .type { addType(node) } else { _ = add(node, kind, isDeclaration: false) }
      return
    }
    addValue(node)
  }

  /// The params of a pattern, but for what an alias stands for.
  private mutating func addPlaceholders(of node: YAMLNode, isWhole: Bool) {
    guard let text = node.scalarText.map({ Array($0.utf8) }), owner != nil else { return }
    for group in text.split(separator: UInt8(ascii: "{"), omittingEmptySubsequences: false).dropFirst() {
      guard let end = group.firstIndex(of: UInt8(ascii: "}")) else { continue }
      let inner = group[..<end]
      let isQuery = inner.first.map("?&".utf8.contains) ?? false
      for word in inner.words(with: ".") {
        let path = String(decoding: inner[word], as: UTF8.self)
        guard path != "under", !(isQuery && aliases.contains(path)) else { continue }
        _ = add(
          node, .param, at: word.lowerBound, String(path.prefix { $0 != "." }),
          query: isQuery
            ? .init(pattern: node.range, isAlone: isWhole, names: isWhole ? nil : namesOfLink) : nil)
      }
    }
  }

  private mutating func addType(_ node: YAMLNode) {
    guard let text = node.scalarText.map({ Array($0.utf8) }), let word = text.words(with: "_.").first else {
      return
    }
    _ = add(node, .type, at: word.lowerBound, String(decoding: text[word], as: UTF8.self))
  }

  private mutating func add(_ node: YAMLNode, _ kind: NameKind, isDeclaration: Bool) -> NameMention? {
    guard var name = node.scalarText else { return nil }
    var (offset, kind) = (0, kind)
    if let sign = name.first, "+!".contains(sign) {
      (offset, name) = (1, String(name.dropFirst()))
      if sign == "+" { kind = .edgeSet }
    }
    return add(node, kind, at: offset, name, isDeclaration: isDeclaration)
  }

  /// - Parameter offset: Where the name begins in the text of the node, in bytes.
  private mutating func add(
    _ node: YAMLNode, _ kind: NameKind, at offset: Int, _ name: String, isDeclaration: Bool = false,
    query: NameMention.QueryPlace? = nil
  ) -> NameMention? {
    let quotes = node.style == .plain ? 0 : 1
    let length = Int(node.range.end - node.range.start) - quotes * 2
    // Where escapes are, or YAML took a sign for a tag, the name is the last of the text.
    let isExact = length == node.scalarText?.utf8.count
    var start = Int(node.range.start) + quotes + offset
    if !isExact { start = Int(node.range.end) - quotes - name.utf8.count }
    var (name, feature) = (name, self.feature)
    if kind == .route, let dot = name.lastIndex(of: ".") {
      feature = String(name[..<dot])
      let range = SourceRange(source: node.range.source, start: start, end: start + name[..<dot].utf8.count)
      names.append(
        NameMention(kind: .feature, name: feature ?? "", range: range, isDeclaration: false, feature: nil))
      start += name[...dot].utf8.count
      name = String(name[name.index(after: dot)...])
    }
    let range = SourceRange(source: node.range.source, start: start, end: start + name.utf8.count)
    guard map.text(in: range) == name else { return nil }
    let mention = NameMention(
      kind: kind, name: name, range: range, isDeclaration: isDeclaration, feature: feature,
      owner: kind == .param || kind == .case ? owner : nil, screens: screens, query: query)
    names.append(mention)
    return mention
  }
}

extension RandomAccessCollection<UInt8> where Index == Int {
  /// The words: letters, digits and some signs, of which a dot and a digit begin none.
  fileprivate func words(with signs: String = "") -> [Range<Int>] {
    var words: [Range<Int>] = []
    var start: Int?
    for index in indices {
      let byte = self[index]
      let isSign = signs.utf8.contains(byte)
      if start == nil {
        if byte.isASCIILetter || isSign && byte != UInt8(ascii: ".") { start = index }
      } else if !byte.isASCIILetter, !byte.isASCIIDigit, !isSign, let first = start.take() {
        words.append(first..<index)
      }
    }
    return start.map { words + [$0..<endIndex] } ?? words
  }
}

extension YAMLNode {
  /// `home`, also where it has values: `{home: {id: 1}}`.
  fileprivate var nameOrKey: String? { scalarText ?? entries?.first?.key.scalarText }
}

extension Shape {
  /// The shapes that a value may have, without their names.
  package var alternatives: [Shape] {
    switch self {
    case .named(_, let shape): shape.alternatives
    case .anyOf(let shapes): shapes.flatMap(\.alternatives)
    default: [self]
    }
  }

  var form: TextForm? { if case .form(let form) = self { form } else { nil } }

  /// Whether it is a pattern that names params.
  package var isPattern: Bool { form.map { TextForm.patterns.contains($0.name) } ?? false }

  /// Whether it is a map of params.
  fileprivate var takesArguments: Bool { alternatives.contains { if case .map = $0 { true } else { false } } }
}

extension TextForm {
  /// Of patterns that name params.
  static let patterns: Set<String> = [TextForm.urlPattern.name, TextForm.redirectTarget.name]
}

import NavSpecDiagnostics
import NavSpecModel
import NavSpecYAML

/// Reads a value of one shape from a node. A value that cannot be read is nil, and the sink holds
/// the diagnostic that says why.
struct ValueReader<Value>: Sendable {
  let shape: Shape
  let read: @Sendable (YAMLNode, inout DiagnosticSink) -> Value?

  /// The same reader, which says more of a value than its type; what is wrong with it is reported elsewhere.
  func described(as shape: Shape) -> Self { Self(shape: shape, read: read) }

  /// The same reader of a list, but for an empty one.
  var filled: Self {
    Self(shape: nonempty.shape) { node, sink in
      guard case .sequence(let items) = node.content, items.isEmpty else { return read(node, &sink) }
      return sink.refuse(node, "an empty list", wanted: "one item or more")
    }
  }

  /// The same reader of a list, which has a message of its own for one that is empty.
  var nonempty: Self {
    guard case .anyOf(let shapes) = shape, case .list(let element, _)? = shapes.first else { return self }
    return described(as: .anyOf([.list(element, .nonempty)] + shapes.dropFirst()))
  }

  /// The value, without a word about what is wrong with it.
  func readUnreported(_ node: YAMLNode) -> Value? {
    var sink = DiagnosticSink()
    return read(node, &sink)
  }

  /// The same reader, but for values that say in another form what is meant.
  /// - Parameter meant: What is meant, in the form in which it is read; nil for values that are read as they are.
  func restating(
    _ wanted: String, notes: [String] = [], _ meant: @escaping @Sendable (YAMLNode) -> String?
  ) -> Self {
    Self(shape: shape) { node, sink in
      guard let meant = meant(node) else { return read(node, &sink) }
      return sink.refuse(node, wanted: wanted, meant: meant, isSafe: false, notes: notes)
    }
  }

  func map<T>(
    _ transform: @escaping @Sendable (Value, YAMLNode, inout DiagnosticSink) -> T?
  ) -> ValueReader<T> {
    ValueReader<T>(shape: shape) { node, sink in
      guard let value = read(node, &sink) else { return nil }
      return transform(value, node, &sink)
    }
  }
}

extension ValueReader where Value == Located<String> {
  /// Any scalar but null, as it is written: `18.0` stays `18.0`.
  static var text: Self { text(of: \.located) }

  /// Any scalar as it is written, null as well.
  static var scalar: Self {
    Self(shape: .named("scalar", .anyOf([.text, .null]))) { node, sink in
      guard node.isNull, let written = node.scalarText else { return text.read(node, &sink) }
      return Located(written, at: node.range)
    }
  }

  /// The name of a condition, perhaps denied.
  static var condition: Self { text(of: \.condition).described(as: .form(.test)) }

  /// The same, as one of a list.
  static var required: Self {
    Self(shape: .form(.test)) { node, sink in
      guard case .mapping = node.content else { return condition.read(node, &sink) }
      return sink.refuse(node, wanted: "a condition, or a list of conditions that hold together")
    }
  }

  /// The name of a condition. One that is denied without quotes needs more than quotes.
  static var undenied: Self {
    Self(shape: .form(.condition)) { node, sink in
      guard node.isMarkedByUnknownTag, let denied = node.condition else { return text.read(node, &sink) }
      let end = Int(node.range.end)
      let range = SourceRange(
        source: node.range.source, start: end - denied.value.utf8.count, end: end)
      // YAML reads a '!' without quotes as a tag.
      sink.diagnostics.removeAll {
        $0.kind.id == DiagnosticKind.unknownTag.id && $0.range.start == range.start
      }
      sink.report(
        .deniedCondition(Located(denied.value, at: range), named: denied.value.filter { $0 != "!" }))
      return nil
    }
  }

  private static func text(of text: @escaping @Sendable (YAMLNode) -> Located<String>?) -> Self {
    Self(shape: .text) { node, sink in
      text(node) ?? sink.refuse(node, as: .text)
    }
  }
}

extension ValueReader where Value == Located<Bool> {
  static var boolean: Self { boolean() }

  /// - Parameter list: What a list or a map is in another place, and how it is written there.
  static func boolean(insteadOf list: (what: String, hint: String)? = nil) -> Self {
    Self(shape: .boolean) { node, sink in
      guard case .scalar(let scalar) = node.content, case .bool(let value) = scalar.resolved else {
        let meant = node.untagged.flatMap(YesAndNo.answer).map(String.init)
        let list = node.scalarText == nil ? list : nil
        let hint = list?.hint.replacing("LIST", with: node.flowText ?? "[…]")
        return sink.refuse(
          node, list?.what, wanted: Shape.boolean.phrase, meant: meant, notes: [hint].compactMap(\.self))
      }
      return Located(value, at: node.range)
    }
  }
}

extension ValueReader where Value == Located<Int> {
  static func integer(in bounds: ClosedRange<Int>) -> Self {
    let shape = Shape.bounded(bounds)
    return Self(shape: shape) { node, sink in
      guard let value = node.integer, bounds.contains(value) else {
        // A number in quotes is a text, as is `v2`.
        let digits = node.untagged.map { $0.first == "v" ? $0.dropFirst() : $0[...] }
        let quoted = digits.flatMap { Int($0) }.flatMap { bounds.contains($0) ? "\($0)" : nil }
        return sink.refuse(node, wanted: shape.phrase, meant: quoted)
      }
      return Located(value, at: node.range)
    }
  }
}

extension YAMLNode {
  /// The integer that it is. As in JSON, `2.0` is two.
  var integer: Int? {
    guard case .scalar(let scalar) = content else { return nil }
    switch scalar.resolved {
    case .int(let value): return Int(value)
    case .float(let value): return Int(exactly: value)
    default: return nil
    }
  }

  var number: Double? {
    guard case .scalar(let scalar) = content else { return nil }
    switch scalar.resolved {
    case .int(let value): return Double(value)
    case .float(let value) where value >= -0x1p63 && value < 0x1p63: return value
    default: return nil
    }
  }

  /// A text that was meant in some place.
  fileprivate static func plain(_ text: String, at range: SourceRange) -> YAMLNode {
    let scalar = YAMLScalar(text: text, resolved: YAMLCoreValue(plain: text))
    return YAMLNode(range: range, content: .scalar(scalar), style: .plain)
  }
}

extension ValueReader where Value == Located<Double> {
  static var number: Self {
    Self(shape: .number) { node, sink in
      if let number = node.number { return Located(number, at: node.range) }
      // A number in quotes is a text.
      let quoted = node.scalarText.flatMap { text in Double(text).flatMap { $0.isFinite ? text : nil } }
      return sink.refuse(node, wanted: Shape.number.phrase, meant: quoted)
    }
  }
}

extension ValueReader {
  static func choice<Choice>() -> Self
  where Choice: RawRepresentable<String> & CaseIterable & Sendable, Value == Located<Choice> {
    let words = Choice.allCases.map(\.rawValue)
    return Self(shape: .choice(words)) { node, sink in
      guard let text = node.located else {
        return sink.refuse(node, wanted: Shape.choice(words).phrase)
      }
      let word = node.integer.map { "\($0)" } ?? text.value
      if let choice = Choice(rawValue: word) { return Located(choice, at: text.range) }
      sink.report(.unknownWord(text, among: words))
      return nil
    }
  }

  /// A list. A single value is read as a list of one.
  /// - Parameter several: What recognizes a value that stands for several elements.
  static func list<Element>(
    of element: ValueReader<Element>, several: SeveralInOne = .init { _ in nil }
  ) -> Self where Value == [Element] {
    Self(shape: .anyOf([.list(element.shape), element.shape])) { node, sink in
      guard case .sequence(let nodes) = node.content else {
        if let elements = several.elements(node) {
          let isOne = elements.count == 1 && node.untagged == nil
          let meant = isOne ? elements[0] : "[\(elements.joined(separator: ", "))]"
          // `signed in` may be one condition.
          if several.mayBeCondition, let text = node.untagged, text == elements.joined(separator: " "),
            let name = SwiftName.lowerCamel(from: text)
          {
            return sink.refuse(
              node, wanted: "a condition, or a list",
              notes: ["write '\(name)' for one condition, or '\(meant)' for \(elements.count)"])
          }
          return sink.refuse(
            node, wanted: "a list", meant: meant, isSafe: false,
            notes: several.mayBeCondition ? ["each of them is a name under 'conditions'"] : [])
        }
        if let meant = Restatement.text(of: node, as: .list(element.shape)),
          // A map of one name is one element, which needs no brackets.
          !element.shape.isOfPairs || node.entries?.count != 1
        {
          return sink.refuse(node, wanted: "a list", meant: meant, isSafe: false)
        }
        return element.read(node, &sink).map { [$0] }
      }
      var elements: [Element] = []
      elements.reserveCapacity(nodes.count)
      for item in nodes {
        if item.isNull, case .object = element.shape {
          sink.reportWrongType(item, wanted: element.shape.phrase)
        } else if node.style == .block || item.entries != nil, let elements = several.elements(item) {
          let lines = "each has a line of its own: '- \(elements.joined(separator: "', '- "))'"
          let meant = node.style == .block ? nil : elements.joined(separator: ", ")
          sink.reportWrongType(
            item, wanted: several.element, meant: meant, isSafe: false, notes: meant == nil ? [lines] : [])
        } else if let value = element.read(item, &sink) {
          elements.append(value)
        }
      }
      return elements
    }
  }

  /// A map whose names the spec chooses, in the order of the file. Where names are parts of URLs, one that
  /// begins with `x-` is a name like any other.
  /// - Parameter names: The form of the names; what breaks it is reported where they are declared.
  static func entries<Element>(
    of element: ValueReader<Element>, names: TextForm? = nil, keepsOwnKeys: Bool = false
  ) -> Self
  where Value == [Entry<Element>] {
    Self(shape: .map(element.shape, names: names, keepsOwnKeys: keepsOwnKeys)) { node, sink in
      guard let pairs = keepsOwnKeys ? node.entries : node.specEntries else {
        return sink.refuse(node, as: .map(element.shape))
      }
      var entries: [Entry<Element>] = []
      entries.reserveCapacity(pairs.count)
      for pair in node.style == .flow && element.shape.isOfTypes ? pairs.withWholeTypes : pairs {
        guard case .scalar(let scalar) = pair.key.content else {
          sink.reportWrongType(pair.key, wanted: "a name")
          continue
        }
        if pair.value.isNull, let entry = Restatement.entry(of: scalar.text) {
          sink.reportWrongType(
            pair.key, wanted: "a name and a value", meant: "\(entry.name): \(entry.value)", isSafe: false)
          // What was meant is declared: what uses it is not to blame.
          if let value = element.readUnreported(.plain(entry.value, at: pair.key.range)) {
            entries.append(Entry(name: Located(entry.name, at: pair.key.range), value: value))
          }
          continue
        }
        if let route = Restatement.routeOfCase(pair, element.shape) {
          let range = pair.key.range.through(pair.value.range)
          sink.report(
            .invalidName, "a name has no params in parentheses", at: range, label: "must be the name alone",
            fixes: [.writing("\(route.name): {params: {\(route.params)}}", at: range)])
          if let value = element.readUnreported(.plain("", at: pair.value.range)) {
            entries.append(Entry(name: Located(route.name, at: pair.key.range), value: value))
          }
          continue
        }
        let declared = keepsOwnKeys ? nil : Restatement.declaredName(in: scalar.text)
        // The '?' of `id?: Int` belongs after the type.
        let type = declared.flatMap { scalar.text == $0 + "?" ? pair.value.untagged.map { $0 + "?" } : nil }
        let node = type.map { .plain($0, at: pair.value.range) } ?? pair.value
        if let declared {
          let edits =
            [Diagnostic.Fix.Edit(pair.key.range, declared)]
            + (type.map { [.init(node.range, "\"\($0)\"")] } ?? [])
          sink.report(
            .invalidName, "'\(scalar.text)' where a name alone belongs", at: pair.key.range,
            label: "must be the name alone",
            fixes: [.init("write '\(edits.map(\.replacement).joined(separator: ": "))'", edits: edits)])
        }
        // A name without a value is declared, too: what uses it is not to blame.
        guard
          let value = sink.hasValue(node, of: scalar.text, element.shape)
            ? element.read(node, &sink) : element.readUnreported(node)
        else { continue }
        entries.append(Entry(name: Located(declared ?? scalar.text, at: pair.key.range), value: value))
      }
      return entries
    }
  }

  /// A value whose place does not matter.
  static func plain(_ reader: ValueReader<Located<Value>>) -> Self {
    reader.map { value, _, _ in value.value }
  }

  /// A value together with the place of the whole.
  static func located<Inner>(_ inner: ValueReader<Inner>) -> Self where Value == Located<Inner> {
    inner.map { value, node, _ in Located(value, at: node.range) }
  }
}

extension [YAMLPair] {
  /// With `enum(a, b)` and `Map<String, Int>` as one value: without quotes, their ',' ends it for YAML.
  fileprivate var withWholeTypes: [YAMLPair] {
    reduce(into: []) { whole, pair in
      guard pair.isNameAlone, let last = whole.last, let text = last.value.untagged, !text.contains("="),
        text.utf8.count < 200,
        text.count(where: { "(<".contains($0) }) > text.count(where: { ")>".contains($0) })
      else { return whole.append(pair) }
      let value = YAMLNode.plain(
        "\(text), \(pair.key.scalarText ?? "")", at: last.value.range.through(pair.key.range))
      whole[whole.count - 1] = YAMLPair(key: last.key, value: value)
    }
  }
}

extension Diagnostic {
  /// Several names of a list that have nothing but spaces between them; nil for any other text.
  static func missingComma(
    _ kind: DiagnosticKind, in text: Located<String>, among names: [String]
  ) -> Diagnostic? {
    guard let list = Restatement.words(in: text.value), list.allSatisfy(names.contains) else { return nil }
    return Diagnostic(
      kind, "no ',' is between '\(list[0])' and '\(list[1])'", at: text.range, label: "one name for YAML",
      fixes: [.writing(list.joined(separator: ", "), at: text.range)])
  }

  static func deniedCondition(_ text: Located<String>, named name: String) -> Diagnostic {
    Diagnostic(
      .unknownCondition, "'\(text.value)' denies a condition, which 'when' of an edge may not",
      at: text.range, label: "must be the name of a condition",
      fixes: [.init("declare a condition that holds while '\(name)' does not")])
  }

  static func unknownWord(_ text: Located<String>, among words: [String]) -> Diagnostic {
    let word = String(text.value.drop { $0 == "." }.prefix { $0 != "(" })
    if let comma = missingComma(.unknownValue, in: text, among: words) { return comma }
    let suggestions =
      words.contains(word)
      ? [word] : Synonyms.word(for: word, among: words).map { [$0] } ?? words.nearest(to: word)
    return .unknown(
      .unknownValue, "'\(text.value)' is not \(Shape.choice(words).phrase)", text, meant: suggestions,
      label: "not a word of this key",
      notes: Synonyms.advice(on: text.value, among: words)
        ?? (YesAndNo.meaning(of: word) == nil || words.count > 2
          ? [] : words.compactMap { YesAndNo.choices[$0] }))
  }
}

import NavSpecDiagnostics
import NavSpecModel
import NavSpecYAML

struct Field<Object>: Sendable {
  let description: ObjectDescription.Key
  /// Answers whether the value could be read.
  let read: @Sendable (YAMLNode, inout Object, inout DiagnosticSink) -> Bool

  /// A key whose value `set` keeps in the object; a value that cannot be read leaves it as it is.
  static func key<Value>(
    _ name: String, _ set: @escaping @Sendable (inout Object, Value) -> Void, _ reader: ValueReader<Value>,
    isRequired: Bool = false, default defaultValue: JSONText? = nil, examples: [JSONText] = [], _ doc: String
  ) -> Field {
    Field(
      description: .init(
        name: name, doc: doc, shape: reader.shape, isRequired: isRequired, defaultValue: defaultValue,
        examples: examples),
      read: { node, object, sink in
        guard let value = reader.read(node, &sink) else { return false }
        set(&object, value)
        return true
      })
  }
}

/// The table of keys of one kind of object: the front end reads with it, and the schema for editors
/// is made from it, so they cannot disagree.
struct KeyTable<Object>: Sendable {
  let description: ObjectDescription
  private let fields: [Field<Object>]
  private let indexByKey: [String: Int]
  /// The key that a text alone, or a list alone, was meant for.
  private let keyOfText: (@Sendable (String) -> String?)?
  private let keyOfList: String?
  /// Receives every key with its range, if the object needs them.
  private let noteKey: (@Sendable (Located<String>, inout Object) -> Void)?
  /// Receives every key with an unreadable value, so that the key does not count as missing.
  private let noteLost: (@Sendable (String, inout Object) -> Void)?

  init(
    _ kind: ObjectKind, _ fields: [Field<Object>], requiresOneOf: [String] = [],
    requiresAnyOf: [String] = [], text: String? = nil, textKey: (@Sendable (String) -> String?)? = nil,
    list: String? = nil, needs: [ObjectDescription.Need] = [], hint: String? = nil,
    noteKey: (@Sendable (Located<String>, inout Object) -> Void)? = nil,
    noteLost: (@Sendable (String, inout Object) -> Void)? = nil
  ) {
    description = ObjectDescription(
      kind: kind, keys: fields.map(\.description), requiresOneOf: requiresOneOf,
      requiresAnyOf: requiresAnyOf, needs: needs, hint: hint)
    self.fields = fields
    self.noteKey = noteKey
    self.noteLost = noteLost
    keyOfText = textKey ?? text.map { key in { @Sendable _ in key } }
    keyOfList = list
    self.indexByKey = Dictionary(
      fields.enumerated().map { ($0.element.description.name, $0.offset) }, uniquingKeysWith: { $1 })
  }

  var title: String { description.kind.title }

  /// Reads the keys of a map into `object`. Nothing after the colon is a map without keys.
  func read(_ node: YAMLNode, into object: inout Object, _ sink: inout DiagnosticSink) {
    guard let pairs = node.specEntries else {
      if node.isNull { reportMissing(in: node, present: [], &sink) } else { readAlone(node, &object, &sink) }
      return
    }
    if let keyOfList, node.style == .flow, !pairs.isEmpty,
      pairs.allSatisfy({ pair in
        pair.isNameAlone
          && pair.key.scalarText.map { description.key(for: $0) == nil && Restatement.entry(of: $0) == nil }
            == true
      })
    {
      let list = pairs.compactMap(\.key.flowText).joined(separator: ", ")
      noteLost?(keyOfList, &object)
      return sink.reportWrongType(
        node, "a list in braces", wanted: "a map of the keys of \(title)",
        meant: "{\(keyOfList): [\(list)]}", isSafe: false)
    }
    var present = Set<Int>(minimumCapacity: pairs.count)
    var misspelt: [(pair: YAMLPair, meant: [String])] = []
    var hasStranger = false
    lazy var written = Set(pairs.compactMap(\.key.scalarText))
    var spilled = 0
    for (place, pair) in pairs.enumerated() {
      if spilled > 0 {
        spilled -= 1
        continue
      }
      guard case .scalar(let scalar) = pair.key.content else {
        sink.reportWrongType(pair.key, wanted: "a key of \(title)")
        continue
      }
      guard let index = indexByKey[scalar.text] else {
        let meant = reportUnknown(
          pair, Located(scalar.text, at: pair.key.range), beside: &written, of: &object, &sink)
        // Two may not both become the one that was meant.
        if meant.count == 1 { written.insert(meant[0]) }
        if meant.isEmpty {
          hasStranger = true
          noteLost?(scalar.text, &object)
        } else {
          misspelt.append((pair, meant))
        }
        continue
      }
      present.insert(index)
      noteKey?(Located(scalar.text, at: pair.key.range), &object)
      let others = itemsWithoutBrackets(of: fields[index], pair.value, pairs[(place + 1)...])
      guard let last = others.last else {
        read(fields[index], pair.value, &object, &sink)
        continue
      }
      spilled = others.count
      noteLost?(scalar.text, &object)
      let range = pair.value.range.through(last.range)
      let list = "[" + ([pair.value] + others).compactMap(\.flowText).joined(separator: ", ") + "]"
      sink.report(
        .wrongType, "a list without brackets", at: range, label: "',' ends the value",
        fixes: [.writing(list, at: range)])
    }
    for (pair, meant) in misspelt { readMisspelt(pair.value, meant, &present, &object, &sink) }
    // A key under a misspelled name is not reported as missing too.
    if !hasStranger { reportMissing(in: node, present: present, &sink) }
  }

  private func read(
    _ field: Field<Object>, _ node: YAMLNode, _ object: inout Object, _ sink: inout DiagnosticSink
  ) {
    let known = sink.diagnostics.count
    let key = field.description.name
    let example = field.description.examples.first
    guard sink.hasValue(node, of: key, field.description.shape, example: example) else {
      noteLost?(key, &object)
      return
    }
    if !field.read(node, &object, &sink) { noteLost?(key, &object) }
    guard sink.diagnostics.count > known, let example else { return }
    sink.showExample("\(key): \(example.flowText)", of: node, since: known)
  }

  /// Reports a key that the object does not have, and answers which ones may have been meant.
  private func reportUnknown(
    _ pair: YAMLPair, _ key: Located<String>, beside written: inout Set<String>, of object: inout Object,
    _ sink: inout DiagnosticSink
  ) -> [String] {
    sink.guesses -= 1
    if sink.guesses > 0, pair.value.isNull, let entry = description.entry(in: key.value) {
      sink.reportWrongType(pair.key, wanted: "a key and its value", meant: entry, isSafe: false)
      return []
    }
    let unknown = UnknownKey(
      name: key.value, value: pair.value, range: key.range, object: description, written: written,
      problem: { [object] in problem(of: pair.value, for: $0, object) })
    let answer = sink.guesses > 0 ? unknown.answer : KeyAnswer()
    for name in answer.held { noteLost?(name, &object) }
    if let key = answer.written { written.insert(key) }
    sink.report(
      .unknownKey, "'\(key.value)' is not a key of \(title)" + answer.message, at: key.range,
      label: "unknown key", notes: answer.notes, fixes: answer.fixes)
    return answer.meant
  }

  private func problem(of value: YAMLNode, for key: String, _ object: Object) -> Diagnostic? {
    guard let index = indexByKey[key] else { return nil }
    var (object, sink) = (object, DiagnosticSink())
    // What is wrong inside of it is not asked here.
    sink.guesses = 0
    _ = fields[index].read(value, &object, &sink)
    return sink.diagnostics.first { $0.range == value.range }
  }

  /// The names after `player` in `{to: player, show}`, which YAML reads as keys without a value.
  private func itemsWithoutBrackets(
    of field: Field<Object>, _ value: YAMLNode, _ rest: ArraySlice<YAMLPair>
  ) -> [YAMLNode] {
    guard field.description.shape.isOfList, value.located != nil else { return [] }
    return rest.prefix { pair in
      pair.isNameAlone && pair.key.located.map { indexByKey[$0.value] == nil } == true
    }.map(\.key)
  }

  /// Reads a misspelt key as the one that was meant, so that what it holds is not missed elsewhere.
  private func readMisspelt(
    _ value: YAMLNode, _ meant: [String], _ present: inout Set<Int>, _ object: inout Object,
    _ sink: inout DiagnosticSink
  ) {
    // What belongs to a key that is there already is lost.
    for name in meant where indexByKey[name].map(present.contains) ?? false { noteLost?(name, &object) }
    let indices = meant.compactMap { indexByKey[$0] }.filter { !present.contains($0) }
    present.formUnion(indices)
    guard meant.count == 1, let index = indices.first else { return }
    let known = sink.diagnostics.count
    read(fields[index], value, &object, &sink)
    // Another value than the key takes says that another key was meant.
    if sink.diagnostics[known...].contains(where: { $0.range == value.range }) {
      sink.diagnostics.removeSubrange(known...)
      noteLost?(fields[index].description.name, &object)
    }
  }

  func reader(_ make: @escaping @Sendable (SourceRange) -> Object) -> ValueReader<Object> {
    ValueReader(shape: .object(description)) { node, sink in
      var object = make(node.range)
      read(node, into: &object, &sink)
      return object
    }
  }

  /// Reads a value that is no map as that of the key it was meant for.
  private func readAlone(_ node: YAMLNode, _ object: inout Object, _ sink: inout DiagnosticSink) {
    let wanted = "a map of the keys of \(title)"
    if let entry = node.located.flatMap({ description.entry(in: $0.value) }) {
      return sink.reportWrongType(node, wanted: wanted, meant: entry, isSafe: false)
    }
    let isFlag = node.located.map { YesAndNo.isFlag($0.value) } ?? false
    if isFlag, description.requiresOneOf.isEmpty, description.required.isEmpty, keyOfText != nil {
      return sink.reportWrongType(node, wanted: wanted, meant: "{}", isSafe: false)
    }
    guard let key = keyOfValue(node), let text = node.flowText else {
      let meant = Restatement.text(of: node, as: .object(description))
      return sink.reportWrongType(
        node, wanted: wanted, meant: meant, isSafe: false, notes: [description.hint].compactMap { $0 })
    }
    var read = DiagnosticSink()
    var present: Set<Int> = []
    readMisspelt(node, [key], &present, &object, &read)
    // What else is required is shown too.
    let missing = description.required.filter { $0 != key }
    let others = missing.map { ", \($0): …" }.joined()
    if missing.isEmpty {
      sink.reportWrongType(node, wanted: wanted, meant: "{\(key): \(text)}", isSafe: false)
    } else {
      sink.reportWrongType(node, wanted: "{\(key): \(text)\(others)}")
    }
    sink.diagnostics += read.diagnostics
  }

  /// A word of one key's closed set can be of no other.
  private func keyOfValue(_ node: YAMLNode) -> String? {
    if case .sequence(let items) = node.content {
      return items.allSatisfy { $0.located != nil } ? keyOfList : nil
    }
    guard let word = node.located?.value, YesAndNo.meaning(of: word) == nil else { return nil }
    let choosing = fields.first { field in
      if case .choice(let words) = field.description.shape { words.contains(word) } else { false }
    }
    return choosing?.description.name ?? keyOfText?(word)
  }

  private func reportMissing(in node: YAMLNode, present: Set<Int>, _ sink: inout DiagnosticSink) {
    for (index, field) in fields.enumerated() where field.description.isRequired && !present.contains(index) {
      let name = field.description.name
      sink.report(
        .missingKey, "'\(name)' is missing from \(title)", at: node.range,
        label: "needs '\(name)': \(field.description.doc)")
    }
  }
}

extension YAMLPair {
  /// Whether it is a name without a `:` after it, which YAML reads as a key.
  var isNameAlone: Bool {
    value.isNull && value.range.start == value.range.end && key.range.end == value.range.start
  }
}

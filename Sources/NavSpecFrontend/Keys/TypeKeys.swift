import NavSpecDiagnostics
import NavSpecModel
import NavSpecRuntime
import NavSpecYAML

extension SpecKeys {
  static let type = KeyTable<TypeSpec>(
    .type,
    [
      .key(
        "is", { $0.alias = $1 }, .form(.builtin),
        examples: ["UUID"], "another name for this builtin type"),
      .key(
        "raw", { $0.raw = $1 }, .form(.builtin),
        "a RawRepresentable with this raw type"),
      .key(
        "text", { $0.isText = $1 }, .boolean.described(as: .constant(true)), "a LosslessStringConvertible"),
      .key(
        "cases", { $0.cases = $1 }, .located(.cases), examples: [["desserts", ["topSites": "top-sites"]]],
        "a closed set of raw values"),
      .key("import", { $0.importedModule = $1 }, .form(.swiftName), "the module it is declared in"),
      .key(
        "pattern", { $0.pattern = $1 }, .text, examples: ["[a-z0-9-]+"],
        "a regular expression the whole text matches"),
      .key("min", { $0.minimum = $1 }, .number, "the least number"),
      .key("max", { $0.maximum = $1 }, .number, "the greatest number"),
      .key(
        "length", { $0.length = $1 }, .lengthRange, examples: [8, "1..64"],
        "how many Unicode scalars: 8, 1..64, 1.. or ..64"),
      .key(
        "schemes", { $0.schemes = $1 }, .located(.list(of: .form(.scheme)).nonempty),
        examples: [["mailto", "tel"]],
        "the schemes of a URL, in place of https, http and the app's own"),
      .key("doc", { $0.doc = $1 }, .text, "for people"),
    ], requiresOneOf: ["is", "raw", "text", "cases"], text: "is", list: "cases",
    needs: [
      .init(key: "min", others: types(where: \.isNumber)),
      .init(key: "max", others: types(where: \.isNumber)),
      .init(key: "pattern", others: types(where: \.isText) + [("text", true)]),
      .init(key: "length", others: types(where: \.isText) + [("text", true)]),
      .init(key: "schemes", others: types(where: \.isURL)),
      .init(key: "cases", value: takenCases, others: [("import", true)]),
    ], noteLost: { $1.lostKeys.insert($0) })

  /// What the type may be that has a limit.
  private static func types(where isLimited: (ValueForm) -> Bool) -> [(String, JSONText)] {
    let types = BuiltinType.allCases.filter { isLimited($0.form) }
    let names: JSONText = ["enum": .array(types.map { .string($0.rawValue) })]
    return [("is", names), ("raw", names)]
  }

  /// Cases whose names an enum that is generated has for its own members.
  private static let takenCases: JSONText = {
    let names: JSONText = [
      "enum": .array(TakenNames.ofCases.keys.filter(SwiftName.isLowerCamel).sorted().map { .string($0) })
    ]
    let entry: JSONText = ["anyOf": [names, ["type": "object", "propertyNames": names]]]
    return ["anyOf": [entry, ["type": "array", "contains": entry]]]
  }()
}

extension ValueReader where Value == TypeSpec {
  /// `opaque`, or a map of type keys.
  static var type: Self {
    Self(shape: .anyOf([.choice(["opaque"]), .object(SpecKeys.type.description)])) { node, sink in
      var type = TypeSpec(range: node.range)
      if let text = node.located {
        if text.value == "opaque" {
          type.isOpaque = true
          return type
        }
        let builtin = BuiltinType(rawValue: text.value)?.rawValue ?? Synonyms.type(for: text.value)
        let word = Synonyms.word(for: text.value, among: ["opaque"])
        sink.reportWrongType(
          node, wanted: "opaque, or a map with is, raw, text or cases",
          meant: word ?? builtin.map { "{is: \($0)}" } ?? TypeExpression.declaration(of: text.value)
            ?? TypeExpression.declaration(of: "[\(text.value)]"), isSafe: word == nil)
        if ["enum", "enumeration", "oneof", "choice", "union", "cases"].contains(text.value.lowercased()) {
          sink.showExample("{cases: [first, second]}", of: node, since: 0)
        }
        // Declared it is: what uses it is not to blame.
        type.isUnreadable = true
        return type
      }
      if let meant = Restatement.declaration(node) {
        sink.reportWrongType(
          node, "a map of another format", wanted: "a map of the keys of a type", meant: meant, isSafe: false)
        type.isUnreadable = true
        return type
      }
      SpecKeys.type.read(node, into: &type, &sink)
      if case .mapping = node.content {} else { type.isUnreadable = true }
      return type
    }
  }
}

extension ValueReader where Value == [Entry<Located<String>>] {
  /// `[desserts, {topSites: top-sites}]`: case names and, where they differ, raw texts.
  static var cases: Self {
    let entry = Shape.anyOf([.form(.caseText), .single(.text, name: .name)])
    return ValueReader<[Entry<Located<String>>?]>.list(
      of: caseEntry, several: .init { $0.untagged.flatMap(TypeExpression.cases) }
    )
    .described(as: .anyOf([.list(entry, .set), entry]))
    .map { entries, _, _ in entries.compactMap { $0 } }
  }

  private static var caseEntry: ValueReader<Entry<Located<String>>?> {
    ValueReader<Entry<Located<String>>?>(shape: .anyOf([.text, .single(.text)])) { node, sink in
      if let text = node.located {
        if let cases = TypeExpression.cases(in: text.value) {
          sink.reportWrongType(node, wanted: "one case")
          sink.diagnostics[sink.diagnostics.count - 1].fixes = [
            .init("write '\(cases.joined(separator: ", "))'")
          ]
          return Entry(name: text.map { _ in cases[0] }, value: text.map { _ in cases[0] })
        }
        let name = String(text.value.dropFirst())
        guard text.value.hasPrefix("."), SwiftName.isLowerCamel(name) else {
          return Entry(name: text, value: text)
        }
        sink.report(
          .invalidName, "'\(text.value)' begins with a '.', as a case in Swift code", at: text.range,
          label: "URLs would have the '.', too",
          fixes: [
            .writing(name, at: text.range),
            .init("or write '{\(name): \(text.value)}', if URLs have the '.'"),
          ])
        return Entry(name: text.map { _ in name }, value: text.map { _ in name })
      }
      guard case .mapping(let pairs) = node.content, pairs.count == 1, let name = pairs[0].key.located,
        let raw = pairs[0].value.located
      else {
        return sink.refuse(node, wanted: "a case, or {case: raw text}")
      }
      return Entry(name: name, value: raw)
    }
  }
}

extension ValueReader where Value == Located<ClosedRange<Int>> {
  /// `8`, `1..64`, `1..` for no upper bound, or `..64` for no lower one.
  static var lengthRange: Self {
    Self(shape: .anyOf([.bounded(0...Int.max), .form(.length)])) { node, sink in
      if let length = node.integer, length >= 0 { return Located(length...length, at: node.range) }
      if let range = node.located.flatMap({ length($0.value) }) { return Located(range, at: node.range) }
      let meant =
        node.style == .block ? nil : (node.located?.value ?? node.flowText).flatMap(Restatement.length)
      return sink.refuse(
        node, wanted: "a length, for example 8, 1..64, 1.. or ..64", meant: meant, isSafe: false)
    }
  }

  private static func length(_ text: String) -> ClosedRange<Int>? {
    func number(_ digits: Substring) -> Int? {
      digits.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(digits) : nil
    }
    let parts = text.split(separator: "..", omittingEmptySubsequences: false)
    if parts.count == 1 { return number(parts[0]).map { $0...$0 } }
    guard parts.count == 2, !(parts[0].isEmpty && parts[1].isEmpty),
      let least = parts[0].isEmpty ? 0 : number(parts[0]),
      let most = parts[1].isEmpty ? .max : number(parts[1]), least <= most
    else { return nil }
    return least...most
  }
}

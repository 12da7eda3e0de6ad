import NavSpecCompiler
import NavSpecDiagnostics
import NavSpecEmit
import NavSpecFrontend
import NavSpecModel
import NavSpecRuntime

/// What can be written at a place, judged by the text before it and the names of the last run.
struct Completions {
  private let cursor: TextCursor
  private let names: SpecNames?
  private let graph: NavigationGraph?
  private let place: RequestPlace
  /// That of the word.
  private let range: JSONText
  private var items: [JSONText] = []

  /// The numbers that the protocol has for kinds of items.
  private enum Kind: Int {
    case value = 12, property = 10, snippet = 15, reference = 18, variable = 6, keyword = 14
  }

  init(at place: RequestPlace) {
    self.place = place
    names = place.session?.names
    graph = place.session?.meaning?.resolved?.graph
    cursor = TextCursor(before: place.document.text.bytes.prefix(place.offset))
    range = place.document.text.range(behind: cursor.word, endingAt: place.offset)
    if !cursor.isComment { addAll() }
  }

  private mutating func addAll() {
    let root = place.isSettings ? FileShapes.configuration(outputs: Output.keys) : FileShapes.spec
    let shapes = cursor.shapes(in: root)
    if cursor.quote != nil, let brace = cursor.word.lastIndex(of: "{"), !cursor.word[brace...].contains("}"),
      shapes.contains(where: \.isPattern)
    {
      return addPlaceholders(after: String(cursor.word[cursor.word.index(after: brace)...]))
    }
    if cursor.word.last == "$" || cursor.word.hasPrefix("$") { return addParams(of: owner, after: "$") }
    if cursor.isKey { addKeys(of: shapes) }
    if !cursor.isKey || cursor.path.last == .item { for shape in shapes { addValues(of: shape) } }
    addNames(of: cursor.names(in: root), suffix: cursor.isKey && cursor.path.last != .item ? ": " : "")
  }

  var list: JSONText { ["isIncomplete": false, "items": .array(items)] }

  private mutating func add(
    _ label: String, _ kind: Kind, _ text: String? = nil, detail: String? = nil, doc: String? = nil,
    replacing word: String? = nil
  ) {
    // In quotes, a closing one is there or comes with the first.
    let range = word.map { place.document.text.range(behind: $0, endingAt: place.offset) } ?? range
    items.append(
      .members(
        ("label", .string(label)), ("kind", .int(kind.rawValue)), ("detail", detail.map { .string($0) }),
        ("documentation", doc.map { .string($0) }),
        ("filterText", .string((word ?? cursor.word).prefix { "+!$".contains($0) } + label)),
        ("insertTextFormat", kind == .snippet ? 2 : nil),
        ("textEdit", ["range": range, "newText": .string(text ?? label)])))
  }

  private mutating func addKeys(of shapes: [Shape]) {
    for shape in shapes {
      switch shape {
      case .object(let object):
        for key in object.keys where !cursor.siblings.contains(key.name) {
          let isMap = key.shape.alternatives.contains { if case .object = $0 { true } else { false } }
          add(
            key.name, .property, key.name + (isMap && cursor.path.isEmpty ? ":" : ": "),
            detail: key.defaultValue.map { "default: \($0.text(.line))" } ?? object.kind.title, doc: key.doc)
        }
      case .map where cursor.path == [.key("routes")]:
        add(
          "new route", .snippet, "${1:name}: { params: { ${2:id: Int} }, links: [\"/${1:name}/{${3:id}}\"] }",
          detail: "a screen with a param and a link")
      default: break
      }
    }
  }

  private mutating func addValues(of shape: Shape) {
    switch shape {
    case .choice(let words): for word in words { add(word, .keyword) }
    case .boolean: for word in ["true", "false"] { add(word, .keyword) }
    case .constant(let value): add("\(value)", .keyword)
    case .text:
      addCases()
      guard cursor.path.last == .key("owner") else { return }
      for owner in Set(graph?.routes.compactMap(\.owner) ?? []).sorted() {
        add(owner, .value, detail: "owner")
      }
    default: break
    }
  }

  private mutating func addNames(of kinds: [NameKind], suffix: String) {
    for kind in kinds.distinct {
      switch kind {
      case .param: addParams(of: owner, suffix: suffix)
      case .route:
        let feature = place.file?.feature
        for mention in names?.declared(.route, .exit) ?? [] {
          let isNear = mention.feature == nil || mention.feature == feature
          let name = isNear ? mention.name : "\(mention.feature ?? "").\(mention.name)"
          add(name, .reference, name + suffix, detail: mention.kind.title)
        }
        let takesSets = cursor.path.contains { [.key("to"), .key("edges")].contains($0) }
        if takesSets, cursor.word.hasPrefix("+") || cursor.word.isEmpty, suffix.isEmpty {
          for set in names?.declared(.edgeSet) ?? [] { add("+\(set.name)", .reference, detail: "edge set") }
        }
      case .type:
        for type in BuiltinType.allCases { add(type.rawValue, .keyword, detail: "built-in type") }
        for type in names?.declared(.type) ?? [] { add(type.name, .reference, detail: "type") }
      default:
        let sign = cursor.word.hasPrefix("!") ? "!" : ""
        for mention in names?.declared(kind) ?? [] {
          add(mention.name, .reference, sign + mention.name + suffix, detail: kind.title)
        }
      }
    }
  }

  /// The route whose value is written.
  private var owner: String? {
    let keys = cursor.path.compactMap { if case .key(let key) = $0 { key } else { nil } }
    guard let start = keys.firstIndex(where: { ["routes", "exits"].contains($0) }), start + 1 < keys.count
    else { return nil }
    // `{category: {id: …}}` has the params of the category.
    if keys.count > start + 3, ["parent", "root"].contains(keys[start + 2]) { return keys[start + 3] }
    return keys[start + 1]
  }

  private func params(of name: String?) -> [String] {
    let feature = place.file?.feature
    let route = graph?.routes.first {
      $0.name.value == name && ($0.feature.map { graph?.features[$0].name.value } ?? nil) == feature
    }
    let known = route?.parameters.map(\.name.value) ?? []
    let written =
      place.file?.names
      .filter { $0.kind == .param && $0.isDeclaration && $0.owner == name }.map(\.name) ?? []
    return (known + written + (name == owner ? cursor.params : [])).distinct
  }

  private mutating func addParams(of route: String?, after sign: String = "", suffix: String = "") {
    for param in params(of: route) { add(param, .variable, sign + param + suffix, detail: "param") }
  }

  private mutating func addPlaceholders(after text: String) {
    let operators = "?&#/+"
    let sign = text.first.flatMap { operators.contains($0) ? String($0) : nil } ?? ""
    let word = String(
      text.dropFirst(sign.count).split(separator: ",", omittingEmptySubsequences: false).last ?? "")
    for param in params(of: owner) { add(param, .variable, detail: "param", replacing: word) }
    guard text.isEmpty else { return }
    for (sign, what) in [
      ("?", "query"), ("&", "more of a query"), ("#", "fragment"), ("/", "segments that may be missing"),
      ("+", "several segments"),
    ] { add(sign, .keyword, detail: what, replacing: "") }
  }

  /// The values of a closed set, where the param is known.
  private mutating func addCases() {
    guard case .key(let name)? = cursor.path.last, let graph else { return }
    let parameters = graph.routes.filter { $0.name.value == owner }.flatMap(\.parameters)
    guard let parameter = parameters.first(where: { $0.name.value == name }) else { return }
    for item in graph.cases(of: parameter.type) ?? [] {
      add(item.raw, .value, detail: graph.name(of: parameter.type))
    }
  }
}

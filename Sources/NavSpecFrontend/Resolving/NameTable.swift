import NavSpecDiagnostics
import NavSpecModel

/// Names of one kind, each with its id: their order of declaration.
struct NameTable<Element> {
  private var ids: [String: GraphID<Element>] = [:]
  /// The ids of names that no generated declaration can have, by the names proposed in their place: a reference by
  /// the proposed name is not reported.
  private var betterNames: [String: GraphID<Element>] = [:]
  /// The names as written, by id.
  private(set) var names: [Located<String>] = []

  subscript(key: String) -> GraphID<Element>? { ids[key] ?? betterNames[key] }

  var isEmpty: Bool { names.isEmpty }
  /// Every name with what it is scoped by.
  var keys: some Sequence<String> { ids.keys }

  func name(of id: GraphID<Element>) -> Located<String> { names[id.value] }

  /// Takes up what nothing can refer to by name.
  mutating func add(_ name: Located<String>) { names.append(name) }

  /// - Parameter key: The name with what it is scoped by, where several scopes share the table.
  /// - Returns: Nothing for a name that is declared already, which is reported.
  mutating func declare(
    _ what: String, _ name: Located<String>, as key: String? = nil, _ sink: inout DiagnosticSink
  ) -> GraphID<Element>? {
    // The name of a type is another, and that of a tab is checked although its root is unknown.
    if what != "type", what != "tab" { sink.checkName(what, name) }
    let key = key ?? name.value
    if let first = ids[key] {
      sink.reportDuplicate(what, name, first: names[first.value].range)
      return nil
    }
    let id = GraphID<Element>(names.count)
    ids[key] = id
    let parts = key.split(separator: ".").map(String.init)
    if what != "type", !parts.allSatisfy(SwiftName.isLowerCamel) {
      betterNames[parts.map { SwiftName.nearest(to: $0) ?? $0 }.joined(separator: ".")] = id
    }
    names.append(name)
    return id
  }
}

extension DiagnosticSink {
  mutating func reportDuplicate(_ what: String, _ name: Located<String>, first: SourceRange) {
    report(
      .duplicateName, "\(what) '\(name.value)' is declared twice", at: name.range, label: "declared again",
      related: [.init("first declared here", at: first)])
  }

  /// Reports all but the first place of what only one file may say.
  mutating func reportSeveral(_ what: String, _ ranges: [SourceRange]) {
    for range in ranges.dropFirst() { reportDuplicate("key", Located(what, at: range), first: ranges[0]) }
  }

  /// Reports a name that a generated declaration cannot have.
  mutating func checkName(_ what: String, _ name: Located<String>) {
    guard !SwiftName.isLowerCamel(name.value) else { return }
    let better = SwiftName.nearest(to: name.value)
    let isPath = what == "route" && name.value.contains("/")
    let pattern = (name.value.hasPrefix("/") ? "" : "/") + name.value
    let digits = name.value.filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
    report(
      .invalidName, "\(what) '\(name.value)' is \(isPath ? "a path, not a name" : "not lowerCamelCase")",
      at: name.range, label: "letters and digits, a small letter first",
      fixes: [
        .init(
          better.map {
            isPath
              ? "name it '\($0)', with 'links: [\"\(pattern)\"]'"
              : "name it '\($0)', and every mention of it"
          }
            ?? "begin the name with a letter, for example '\(what)\(digits)'")
      ])
  }

  /// Reports the name of a type, a view or a module that generated code cannot use.
  /// - Parameter isPart: Whether more than the name is written in its place.
  mutating func checkTypeName(_ what: String, _ name: Located<String>, isPart: Bool = false) {
    let parts = name.value.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    let isFile = parts.count > 1 && ["self", "swift"].contains(parts.last)
    guard isFile || !parts.allSatisfy(SwiftName.isIdentifier) else { return }
    report(
      .invalidName, "\(what) '\(name.value)' is not the name of a Swift \(what == "module" ? what : "type")",
      at: name.range, label: "identifiers with dots between",
      fixes: Self.typeName(in: name.value).map {
        [.init("write '\($0)'", edits: isPart ? [] : [.init(name.range, $0)])]
      } ?? [])
  }

  mutating func checkView(_ view: Located<ViewSpec>?) {
    guard let view, case .named(let name, let module) = view.value else { return }
    checkTypeName("view", Located(name, at: view.range), isPart: module != nil)
    if let module { checkTypeName("module", Located(module, at: view.range), isPart: true) }
  }

  /// The type that `{ ItemView() }` makes a value of, that `ItemView.self` names, or that `item view` says in words.
  private static func typeName(in text: String) -> String? {
    let pieces = text.split(separator: "(", omittingEmptySubsequences: false)
    let called = pieces.dropLast().map { piece in
      String(piece.reversed().prefix { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }.reversed())
    }
    if let name = called.first(where: { $0.first?.isUppercase == true }) { return name }
    let parts = text.split(separator: ".").map(String.init)
    if parts.count > 1, parts.dropLast().allSatisfy(SwiftName.isIdentifier) {
      return ["self", "swift"].contains(parts.last) ? parts.dropLast().joined(separator: ".") : nil
    }
    let bare = text.hasSuffix("()") ? text.dropLast(2) : text[...]
    let word = bare.contains { "({=".contains($0) } ? nil : bare.split(separator: "/").last
    return word.flatMap { SwiftName.lowerCamel(from: String($0)) }.map(SwiftName.upperCamel)
  }

  /// The app's name is the prefix of every generated type.
  mutating func checkAppName(_ name: Located<String>) {
    guard !SwiftName.isUpperCamel(name.value) else { return }
    let better = SwiftName.lowerCamel(from: name.value).map(SwiftName.upperCamel)
    report(
      .invalidName, "the app's name '\(name.value)' is not UpperCamelCase", at: name.range,
      label: "prefix of generated types: letters and digits, a capital first",
      fixes: better.map { better in
        [.init("name it '\(better)'", edits: [.init(name.range, better)], isSafe: true)]
      } ?? [])
  }
}

extension SwiftName {
  /// The nearest name that is `lowerCamelCase`: `ticket` for `/ticket/{id}`, of which the rest is a pattern.
  static func nearest(to name: String) -> String? {
    guard name.contains("/") else { return lowerCamel(from: name) }
    let literals = name.split(separator: "/").filter { !$0.contains { "{}:<>*[]$".contains($0) } }
    return lowerCamel(from: literals.joined(separator: " "))
  }
}

import NavSpecDiagnostics
import NavSpecModel

/// Names of one kind, each with its id: their order of declaration.
struct NameTable<Element> {
  private var ids: [String: GraphID<Element>] = [:]
  /// The names as written, by id.
  private(set) var names: [Located<String>] = []

  subscript(key: String) -> GraphID<Element>? { ids[key] }

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
    let key = key ?? name.value
    if let first = ids[key] {
      sink.reportDuplicate(what, name, first: names[first.value].range)
      return nil
    }
    let id = GraphID<Element>(names.count)
    ids[key] = id
    names.append(name)
    return id
  }
}

extension DiagnosticSink {
  mutating func reportDuplicate(_ what: String, _ name: Located<String>, first: SourceRange) {
    report(
      Diagnostic(
        .duplicateName, "\(what) '\(name.value)' is declared twice", at: name.range, label: "declared again",
        related: [.init("first declared here", at: first)]))
  }

  /// Reports all but the first place of what only one file may say.
  mutating func reportSeveral(_ what: String, _ ranges: [SourceRange]) {
    for range in ranges.dropFirst() { reportDuplicate("key", Located(what, at: range), first: ranges[0]) }
  }

  /// Reports a name that a generated declaration cannot have.
  mutating func checkName(_ what: String, _ name: Located<String>) {
    guard !SwiftName.isLowerCamel(name.value) else { return }
    let better = SwiftName.lowerCamel(from: name.value)
    report(
      Diagnostic(
        .invalidName, "\(what) '\(name.value)' is not lowerCamelCase", at: name.range,
        label: "letters and digits, a small letter first",
        fixes: better.map { [.init("name it '\($0)', and every mention of it")] } ?? []))
  }

  /// Reports the name of a type, a view or a module that generated code cannot use.
  mutating func checkTypeName(_ what: String, _ name: Located<String>) {
    let parts = name.value.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard !parts.allSatisfy(SwiftName.isIdentifier) else { return }
    report(
      Diagnostic(
        .invalidName,
        "\(what) '\(name.value)' is not the name of a Swift \(what == "module" ? what : "type")",
        at: name.range, label: "identifiers with dots between",
        fixes: Self.typeName(in: name.value).map {
          [.init("write '\($0)'", edits: [.init(name.range, $0)])]
        } ?? []))
  }

  /// Whether a view and its module have names of Swift.
  mutating func checkView(_ view: Located<ViewSpec>?) {
    guard let view, case .named(let name, let module) = view.value else { return }
    checkTypeName("view", Located(name, at: view.range))
    if let module { checkTypeName("module", Located(module, at: view.range)) }
  }

  /// The type that `ItemView()` and `{ ItemView() }` make a value of.
  private static func typeName(in text: String) -> String? {
    let name = text.drop { $0 == "{" || $0 == " " }.prefix { $0.isLetter || $0.isNumber || $0 == "." }
    let isCall = text[name.endIndex...].first == "("
    return isCall && name.split(separator: ".").map(String.init).allSatisfy(SwiftName.isIdentifier)
      && !name.isEmpty ? String(name) : nil
  }

  /// The app's name is the prefix of every generated type.
  mutating func checkAppName(_ name: Located<String>) {
    guard !SwiftName.isUpperCamel(name.value) else { return }
    let better = SwiftName.lowerCamel(from: name.value).map(SwiftName.upperCamel)
    report(
      Diagnostic(
        .invalidName, "the app's name '\(name.value)' is not UpperCamelCase", at: name.range,
        label: "prefix of generated types: letters and digits, a capital first",
        fixes: better.map { better in
          [.init("name it '\(better)'", edits: [.init(name.range, better)], isSafe: true)]
        } ?? []))
  }
}

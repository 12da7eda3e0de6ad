import NavSpecDiagnostics
import NavSpecModel
import NavSpecRuntime
import NavSpecYAML

/// The lists at the top of a model whose elements others name.
enum ModelList: String, CaseIterable {
  case sources, conditions, features, tabs, sections, routes

  /// What one element is, for messages.
  var noun: String {
    switch self {
    case .sources: "source"
    case .conditions: "condition"
    case .features: "feature"
    case .tabs: "tab"
    case .sections: "section"
    case .routes: "route"
    }
  }
}

/// Reads the JSON tree of a model. What is read early is what later keys refer to: names, types, and the
/// params of routes.
struct ModelReader {
  private(set) var diagnostics: [Diagnostic] = []
  /// The place that the innermost object names for itself; nil where no object around names one.
  var place: SourceRange?
  /// The route whose keys are being read.
  var route: RouteID?
  private(set) var types: [NamedType] = []
  /// The params of each route, in the order of the routes.
  private(set) var parameters: [[Parameter]] = []
  /// The schemes of the app, which its URLs may have.
  private(set) var appSchemes: [String] = []
  private(set) var exits: [(name: String, feature: String?)] = []
  private var indices: [ModelList: [String: Int]] = [:]
  private var typesByName: [String: [TypeID]] = [:]
  private var outlines: [String: SourceOutline] = [:]
  private var expressions: Set<String> = []

  // MARK: Problems

  mutating func report(_ message: String, at node: YAMLNode, _ kind: DiagnosticKind = .invalidModel) {
    diagnostics.append(Diagnostic(kind, message, at: node.range))
  }

  /// Reports a problem of a value, which is nil.
  mutating func fail<Value>(_ message: String, at node: YAMLNode) -> Value? {
    report("this \(message)", at: node)
    return nil
  }

  // MARK: Places

  /// The place of a value: that of the object around it, or in the model.
  func range(of node: YAMLNode) -> SourceRange { place ?? node.range }

  /// The place that a `location` names; nil with a report where it names none.
  mutating func range(ofLocation node: YAMLNode) -> SourceRange? {
    guard let (file, line, column) = SourceOutline.place(in: node), let outline = outlines[file] else {
      return fail("must be a place in one of the model's files", at: node)
    }
    return outline.range(line: line, column: column)
  }

  /// A file of blanks in place of a spec file.
  func source(ofFile path: String) -> SourceID? { outlines[path]?.source }

  // MARK: Names

  mutating func index(of node: YAMLNode, in list: ModelList) -> Int? {
    guard let name = node.text else { return fail("must be the name of a \(list.noun)", at: node) }
    return index(of: name, in: list, at: node)
  }

  mutating func index(of name: String, in list: ModelList, at node: YAMLNode) -> Int? {
    if let index = indices[list]?[name] { return index }
    report("no \(list.noun) of the model is named '\(name)'", at: node)
    return nil
  }

  /// The types of a name: several only where modules share it.
  func types(named name: String) -> [TypeID] { typesByName[name] ?? [] }

  /// The pairs of a map whose names the spec chooses.
  mutating func entries(of node: YAMLNode) -> [(name: Located<String>, node: YAMLNode)]? {
    guard case .mapping(let pairs) = node.content else { return fail("must be a map", at: node) }
    return pairs.compactMap { pair in
      guard let name = pair.key.text else {
        report("this must be a name", at: pair.key)
        return nil
      }
      return (Located(name, at: range(of: pair.key)), pair.value)
    }
  }

  /// A link pattern, read; nil with a report where it is none.
  mutating func pattern(_ text: String, at node: YAMLNode) -> LinkPattern? {
    do {
      return try LinkPattern(parsing: text)
    } catch {
      return fail("is not a link pattern: \(error.message)", at: node)
    }
  }

  /// Counts a regular expression: each may take thousands of states.
  mutating func mayUse(_ expression: String) -> Bool {
    expressions.insert(expression)
    return expressions.count <= GraphLimits.expressions
  }

  // MARK: The whole

  mutating func graph(of root: YAMLNode, _ sources: inout SourceMap) -> NavigationGraph? {
    guard checkVersion(of: root) else { return nil }
    readOutlines(of: root, &sources)
    for list in ModelList.allCases { readNames(of: list, root) }
    readTypesAndParams(of: root)
    guard diagnostics.isEmpty else { return nil }
    let range = root.range.startPoint
    var graph = NavigationGraph(.app(.init(name: Located("", at: range), range: range)))
    ModelTables.file.read(root, into: &graph, &self)
    guard diagnostics.isEmpty else { return nil }
    complete(&graph, root)
    return graph
  }

  private mutating func checkVersion(of root: YAMLNode) -> Bool {
    guard let version = root["navspec"]?["model"], case .scalar(let scalar) = version.content,
      case .int(let number) = scalar.resolved, number > 0
    else {
      report("this file is not a model that navspec wrote", at: root)
      return false
    }
    guard number == ModelFile.version else {
      report("version \(number) of the model is not understood", at: version, .newerModel)
      return false
    }
    return true
  }

  private mutating func readOutlines(of root: YAMLNode, _ sources: inout SourceMap) {
    for file in items(of: "files", root) {
      guard let path = file["path"]?.text else { continue }
      if outlines.updateValue(SourceOutline(), forKey: path) != nil {
        report("the file '\(path)' is listed twice", at: file)
      }
    }
    SourceOutline.collect(from: root, into: &outlines)
    for path in outlines.keys.sorted() {
      guard outlines[path]?.isTooLong == false else {
        report("no spec file is as long as the places in '\(path)'", at: root)
        continue
      }
      outlines[path]?.add(to: &sources, path)
    }
  }

  private mutating func readNames(of list: ModelList, _ root: YAMLNode) {
    var indices: [String: Int] = [:]
    for (index, item) in items(of: list.rawValue, root).enumerated() {
      // The app's own source has no name.
      guard let name = item["name"]?.text ?? (list == .sources && index == 0 ? "" : nil) else {
        report("a \(list.noun) has no name", at: item)
        continue
      }
      if indices.updateValue(index, forKey: name) != nil {
        report("there are two \(list.noun)s named '\(name)'", at: item)
      }
    }
    self.indices[list] = indices
  }

  private mutating func readTypesAndParams(of root: YAMLNode) {
    for source in items(of: "sources", root) {
      guard case .sequence(let schemes)? = source["schemes"]?.content else { continue }
      appSchemes += schemes.compactMap { $0.text?.lowercased() }
    }
    if let node = root["types"] { types = ModelCodec.list(ModelTables.namedType).value(node, &self) ?? [] }
    for (index, type) in types.enumerated() {
      typesByName[type.name.value, default: []].append(TypeID(index))
    }
    exits = items(of: "exits", root).map { ($0["name"]?.text ?? "", $0["feature"]?.text) }
    for route in items(of: "routes", root) {
      let location = route["location"].flatMap { range(ofLocation: $0) }
      place = location
      let own = route["params"].flatMap { ModelCodec.list(ModelTables.parameter).value($0, &self) } ?? []
      parameters.append(own)
      place = nil
    }
  }

  private mutating func items(of key: String, _ root: YAMLNode) -> [YAMLNode] {
    guard let node = root[key] else { return [] }
    guard case .sequence(let items) = node.content else {
      report("'\(key)' must be a list", at: node)
      return []
    }
    return items
  }
}

import NavSpecDiagnostics
import NavSpecModel
import NavSpecRuntime

/// Writes the objects of a model. A key without a value, or with the usual one, is left out.
struct ModelWriter {
  let graph: NavigationGraph
  private let places: SourceMap
  /// Roots of tabs, of columns and of the window.
  let roots: Set<RouteID>
  let unreachable: Set<RouteID>
  /// Names that several types have, each in a module of its own.
  private let sharedTypeNames: Set<String>

  init(_ graph: NavigationGraph, places: SourceMap) {
    self.graph = graph
    self.places = places
    roots = Set(graph.roots)
    let reachability = Reachability(of: graph)
    unreachable =
      reachability.isComplete
      ? Set(graph.routes.map(\.id)).subtracting(reachability.closure(in: graph)) : []
    var names: Set<String> = []
    sharedTypeNames = Set(graph.types.map(\.name.value).filter { !names.insert($0).inserted })
  }

  var whole: JSONText? {
    .keys {
      ("navspec", ["model": .int(ModelFile.version)])
      ("app", app)
      ("files", .list(graph.files, file))
      ("sources", .list(graph.sources, source))
      ("types", .list(graph.types, type))
      ("conditions", .list(graph.conditions, condition))
      ("personas", .list(graph.personas, persona))
      ("features", .list(graph.features, feature))
      ("container", .text(container))
      ("tabs", .list(graph.bar, tab))
      ("sections", .list(graph.sections, section))
      ("root", rootScreen)
      ("wrapper", graph.wrapper.map { view($0.value) })
      ("search", graph.search.flatMap(search))
      ("split", columns)
      ("routes", .list(graph.routes, route))
      ("anywhere", .list(graph.anywhere, edge))
      ("exits", .list(graph.exits, exit))
      ("flows", .list(graph.flows, flow))
      ("linkSettings", linkSettings)
      ("examples", .list(graph.examples, example))
      ("restoration", restoration)
    }
  }

  /// Where something was written, for messages and jumps.
  func location(_ range: SourceRange) -> JSONText {
    let file = places[range.source]
    let place = file.location(of: Int(range.start))
    return ["file": .string(file.path), "line": .int(place.line), "column": .int(place.column)]
  }

  func name(_ route: RouteID?) -> JSONText? { route.map { .string(graph.name(of: $0)) } }

  func name(_ condition: ConditionID) -> JSONText { .string(graph.conditions[condition].name.value) }

  /// A condition, or `!` and a condition.
  func name(_ test: ConditionTest) -> JSONText {
    .string(graph.name(of: test))
  }

  func name(_ tab: TabID) -> JSONText { .string(graph.tabs[tab].name.value) }

  func name(_ feature: FeatureID?) -> JSONText? { feature.map { .string(graph.features[$0].name.value) } }

  /// Left out for the app's own.
  func name(_ source: SourceGroupID) -> JSONText? {
    source == SourceGroupID(0) ? nil : .string(graph.sources[source].name.value)
  }

  func name(_ type: ParameterType?) -> JSONText? { type.map { .string(graph.name(of: $0)) } }

  /// The file that declares a type, where modules have types of one name.
  func file(of type: ParameterType?) -> JSONText? {
    guard case .named(let id)? = type, sharedTypeNames.contains(graph.types[id].name.value) else {
      return nil
    }
    return .string(graph.types[id].path)
  }

  var container: String? {
    switch graph.container {
    case .tabs: "tabs"
    case .root: "root"
    case .split: "split"
    case .external: "external"
    case .missing: nil
    }
  }

  var rootScreen: JSONText? {
    if case .root(let root) = graph.container { screen(root) } else { nil }
  }

  var columns: JSONText? {
    if case .split(let columns) = graph.container { split(columns) } else { nil }
  }

  func tab(_ tab: Tab) -> JSONText? {
    .keys {
      ("name", .text(tab.name))
      ("title", .string(tab.displayTitle))
      ("untitled", .flag(tab.title == nil))
      ("image", .text(tab.image))
      ("asset", .text(tab.asset))
      ("role", .word(tab.role))
      ("prompt", .text(tab.prompt))
      (tab.isAction ? "presents" : "root", screen(tab.root))
      ("wrapper", tab.wrapper.map { view($0.value) })
      ("search", tab.search.flatMap(search))
      ("section", tab.section.flatMap { .text(graph.sections[$0.value].name) })
      ("visible", .list(tab.visible) { name($0.value) })
      ("placement", .word(tab.placement))
      // `true` for a number.
      ("badge", tab.badge.map { $0 == .number ? true : .string($0.rawValue) })
      ("restorationKey", .text(tab.restore))
      ("customization", tab.customization.flatMap(customization))
      ("split", tab.split.flatMap(split))
      ("external", .flag(tab.isExternal))
      ("doc", .text(tab.doc))
      ("meta", .texts(tab.meta))
      evidence(tab.spec.evidence)
      ("location", location(tab.name.range))
    }
  }

  func section(_ section: Section) -> JSONText? {
    let tabs = graph.bar.filter { tab in
      tab.section.map { graph.sections[$0.value].name.value } == section.name.value
    }
    return .keys {
      ("name", .text(section.name))
      ("title", .string(section.displayTitle))
      ("untitled", .flag(section.value.title == nil))
      ("tabs", .list(tabs) { .text($0.name) })
      ("placement", .word(section.value.placement))
      ("customization", section.value.customization.flatMap(customization))
      ("doc", .text(section.value.doc?.value))
      ("location", location(section.name.range))
    }
  }

  private func search(_ search: TabSearch) -> JSONText? {
    .keys {
      ("prompt", .text(search.prompt))
      ("scopes", name(search.scopes))
      ("active", .text(search.active))
    }
  }

  private func customization(_ customization: TabCustomizationSpec) -> JSONText? {
    .keys {
      ("id", .text(customization.id))
      ("sidebar", .word(customization.sidebar))
      ("tabBar", .word(customization.tabBar))
      ("visibility", .word(customization.visibility))
    }
  }

  private func split(_ split: Split) -> JSONText? {
    .keys {
      ("sidebar", screen(split.sidebar))
      ("content", split.content.flatMap(screen))
      ("detail", screen(split.detail))
      ("visibility", .word(split.visibility?.value ?? .automatic))
      ("compact", .word(split.compact))
    }
  }

  private func screen(_ screen: Screen) -> JSONText? {
    .keys {
      ("route", name(screen.route))
      ("params", .map(screen.arguments) { $0.value.json })
    }
  }
}

/// The keys of an object, one in a line. Each is an expression of its own for the type checker.
@resultBuilder enum ModelKeys {
  static func buildExpression(_ key: (name: String, value: JSONText?)) -> [(String, JSONText)] {
    buildExpression([key])
  }

  static func buildExpression(_ keys: [(name: String, value: JSONText?)]) -> [(String, JSONText)] {
    keys.compactMap { key in key.value.map { (key.name, $0) } }
  }

  static func buildBlock(_ keys: [(String, JSONText)]...) -> [(String, JSONText)] { keys.flatMap(\.self) }
}

extension JSONText {
  /// An object of the keys that have a value; nil where none has.
  static func keys(@ModelKeys _ keys: () -> [(String, JSONText)]) -> JSONText? {
    let members = keys()
    return members.isEmpty ? nil : .object(members)
  }

  static func text(_ text: String?) -> JSONText? { text.map { .string($0) } }

  static func text(_ text: Located<String>?) -> JSONText? { .text(text?.value) }

  static func word(_ word: (some RawRepresentable<String>)?) -> JSONText? { .text(word?.rawValue) }

  static func word(_ word: Located<some RawRepresentable<String>>?) -> JSONText? {
    .text(word?.value.rawValue)
  }

  static func flag(_ flag: Bool?) -> JSONText? { flag == true ? true : nil }

  /// nil for an empty list.
  static func list<Element>(_ list: [Element], _ json: (Element) -> JSONText?) -> JSONText? {
    list.isEmpty ? nil : .array(list.map { json($0) ?? .object([]) })
  }

  static func texts(_ texts: [Located<String>]) -> JSONText? { .list(texts) { .string($0.value) } }

  /// A map whose names the spec chooses; nil for an empty one.
  static func map<Value>(_ entries: [Entry<Value>], _ json: (Value) -> JSONText?) -> JSONText? {
    entries.isEmpty ? nil : .object(entries.map { ($0.name.value, json($0.value) ?? .null) })
  }

  static func texts(_ entries: [Entry<Located<String>>]) -> JSONText? { .map(entries) { .string($0.value) } }
}

import NavSpecDiagnostics
import NavSpecModel
import NavSpecRuntime

/// What the names in a spec refer to: every reference passes through here while the graph is resolved.
struct Scope {
  let names: Declarations
  /// Whether every file could be read: else an unknown name may be declared in the one that could not.
  let isWhole: Bool
  /// Keys of files whose values could not be read: what they declare is not known.
  let lostKeys: Set<String>
  /// The tabs of the container, once it is resolved.
  var tabIDs = NameTable<Tab>()
  /// As far as it is resolved.
  var graph: NavigationGraph
  /// Files whose lost `feature` is reported.
  var lostFeatures: Set<Int> = []
  /// The types that a name alone means, whichever module declares them.
  private var sharedTypes: [String: TypeID] = [:]
  var sink: DiagnosticSink
  var budget = ResolverBudget()

  init(_ names: Declarations, of unit: NavigationGraph.Unit, isWhole: Bool, sink: DiagnosticSink) {
    self.names = names
    self.isWhole =
      isWhole
      && !names.files.contains { file in
        file.lostKeys.contains("include") || file.include.contains { $0.path == nil }
      }
    lostKeys = names.files.reduce(into: []) { $0.formUnion($1.lostKeys) }
    graph = NavigationGraph(unit)
    self.sink = sink
  }

  mutating func take(_ types: [NamedType]) {
    graph.types = types
    var ambiguous: Set<String> = []
    for index in types.indices {
      let name = types[index].name.value
      let first = sharedTypes[name] ?? TypeID(index)
      if types[index].isSameType(as: types[first.value]) {
        sharedTypes[name] = first
      } else {
        ambiguous.insert(name)
      }
    }
    for name in ambiguous { sharedTypes[name] = nil }
  }

  /// A route by the name written in a file: a route of the file's feature, what an exit of it is bound
  /// to, a direct route of the app, or `feature.route`.
  /// - Parameter words: What may be written instead of a route, besides exits and the names of sets.
  mutating func route(
    _ name: Located<String>, in file: Int, withExits: Bool = true, withSets: Bool = false,
    or words: [String] = [], cure: @autoclosure () -> String? = nil
  ) -> RouteID? {
    if let feature = names.files[file].feature?.value, let id = names.routeIDs["\(feature).\(name.value)"] {
      return id
    }
    if withExits, let exit = names.exit(name, in: file) {
      graph.exits[exit].isUsed = true
      return graph.exits[exit].target
    }
    if let id = names.routeIDs[name.value] { return id }
    if let id = routeOfLostFeature(name) { return id }
    let former = sink.nearMisses.isSpent ? nil : route(formerly: name.value, in: file)
    let sets = withSets ? offered(names.edgeSets.names(in: file).map { "+\($0)" }) : []
    reportUnknown(
      .unknownRoute, "route", name, among: offered(routeNames(in: file, withExits: withExits)) + sets + words,
      synonym: Synonyms.word(for: name.value, among: words) ?? former
        ?? (sink.nearMisses.isSpent ? nil : routeMeant(by: name.value, in: file)),
      hint: former.map { "'\($0)' was formerly '\(name.value)'" } ?? Self.hints[name.value]
        ?? Synonyms.replacements[.edge]?[name.value.foldedName]?.first,
      cure: cure())
    return nil
  }

  /// Words that stand for routes elsewhere.
  private static let hints = [
    "self": "a route is named, the own one too", "root": "the route of the root is named, as any other",
    "*": "an edge leads to one route; those that every screen leads to are listed in 'anywhere'",
  ]

  /// Every route as a reference in this file would say it.
  func routeNames(in file: Int, withExits: Bool) -> [String] {
    let prefix = names.files[file].feature.map { $0.value + "." }
    let scope = names.exitScope(of: file) + " "
    // In a feature without its app, routes stand in for the exits.
    let exits =
      graph.app == nil || !withExits
      ? [] : names.exitIDs.keys.filter { $0.hasPrefix(scope) }.compactMap { names.exitIDs[$0] }
    return graph.routes.map { route in
      if let prefix, route.qualifiedName.hasPrefix(prefix) {
        return String(route.qualifiedName.dropFirst(prefix.count))
      }
      return route.qualifiedName
    } + exits.sorted().map { names.exitIDs.name(of: $0).value }
  }

  mutating func parameter(_ name: Located<String>, of route: RouteID) -> Parameter? {
    if let parameter = graph.routes[route].parameter(named: name.value) { return parameter }
    reportUnknownParam(name, of: route)
    return nil
  }

  mutating func reportUnknownParam(_ name: Located<String>, after sigil: String = "", of route: RouteID) {
    guard !graph.routes[route].hasUnknownParameters else { return }
    let params = graph.routes[route].parameters.map(\.name.value)
    let own = graph.routes[route].name.value
    reportUnknown(
      .unknownParam, "param of '\(graph.name(of: route))'", name, after: sigil, among: params,
      synonym: params.first { (own + $0).foldedName == name.value.foldedName })
  }

  /// - Parameter sigil: What is written before the name.
  mutating func parameter(_ name: Located<String>, after sigil: String = "", of exit: ExitID) -> Parameter? {
    if let parameter = graph.exits[exit].parameter(named: name.value) { return parameter }
    reportUnknown(
      .unknownParam, "param of the exit '\(graph.exits[exit].name.value)'", name, after: sigil,
      among: graph.exits[exit].parameters.map(\.name.value))
    return nil
  }

  mutating func condition(_ name: Located<String>, after sigil: String = "") -> Located<ConditionID>? {
    if let id = names.conditionIDs[name.value] { return Located(id, at: name.range) }
    let meant = Restatement.condition(in: name.value)
    if sigil.isEmpty, let meant, meant.isDenied, names.conditionIDs[meant.name] != nil {
      // The condition alone would say the opposite.
      sink.report(.deniedCondition(name, named: meant.name))
      return nil
    }
    reportUnknown(
      .unknownCondition, "condition", name, after: sigil, among: offered(graph.conditions.map(\.name.value)),
      synonym: meant.flatMap { names.conditionIDs[$0.name] != nil && !$0.isDenied ? $0.name : nil },
      hint: Restatement.isAlternative(name.value)
        ? "conditions hold together: declare one that holds where either does" : nil,
      cure: declaring(name.value))
    return nil
  }

  /// What declares a condition that has the name of something else.
  private func declaring(_ condition: String) -> String? {
    guard SwiftName.isIdentifier(condition), let name = SwiftName.lowerCamel(from: condition) else {
      return nil
    }
    return "declare '\(name): {redirect: <route>}' under 'conditions', and write '\(name)' here"
  }

  /// `condition` or `!condition`.
  mutating func test(_ text: Located<String>) -> Located<ConditionTest>? {
    let isNegated = text.value.hasPrefix("!")
    if !isNegated, let meant = Restatement.condition(in: text.value), meant.isDenied,
      names.conditionIDs[meant.name] != nil
    {
      sink.report(
        .unknownCondition, "a condition is denied by '!'", at: text.range,
        label: "must be \"condition\" or \"!condition\"",
        fixes: [.writing("\"!\(meant.name)\"", at: text.range)])
      return nil
    }
    let name = isNegated ? text.map { String($0.dropFirst()) } : text
    if name.value.isEmpty {
      sink.report(
        .unknownCondition, "'!' denies no condition", at: text.range, label: "must be \"!condition\"")
      return nil
    }
    return condition(name, after: isNegated ? "!" : "").map {
      Located(ConditionTest(condition: $0.value, isNegated: isNegated), at: text.range)
    }
  }

  /// Conditions that hold together, each perhaps denied.
  mutating func tests(_ texts: [Located<String>]) -> [Located<ConditionTest>] {
    var firsts: [ConditionID: Located<ConditionTest>] = [:]
    return texts.compactMap { text in
      guard let test = test(text) else { return nil }
      guard let first = firsts[test.value.condition] else {
        firsts[test.value.condition] = test
        return test
      }
      let isSame = first.value == test.value
      let problem = isSame ? "is named twice" : "contradicts '\(graph.name(of: first.value))'"
      sink.report(
        .repeatedCondition, "'\(text.value)' \(problem)", at: text.range,
        label: isSame ? "named again" : "both never hold together",
        related: [.init("the first one", at: first.range)],
        fixes: [.init("remove one of the two")])
      return nil
    }
  }

  mutating func persona(_ name: Located<String>) -> GraphID<Persona>? {
    if let id = names.personaIDs[name.value] { return id }
    reportUnknown(.unknownPersona, "persona", name, among: offered(names.personaIDs.keys.sorted()))
    return nil
  }

  mutating func tab(_ name: Located<String>) -> Located<TabID>? {
    if let id = tabIDs[name.value] { return Located(id, at: name.range) }
    reportUnknown(.unknownTab, "tab", name, among: offered(graph.tabs.map(\.name.value)))
    return nil
  }

  mutating func section(_ name: Located<String>) -> Located<SectionID>? {
    if let id = names.sectionIDs[name.value] { return Located(id, at: name.range) }
    reportUnknown(.unknownSection, "section", name, among: offered(graph.sections.map(\.name.value)))
    return nil
  }

  mutating func source(_ name: Located<String>) -> Located<SourceGroupID>? {
    if let id = names.sourceIDs[name.value] { return Located(id, at: name.range) }
    reportUnknown(.unknownSource, "source", name, among: offered(names.sourceIDs.keys.sorted()))
    return nil
  }

  mutating func edgeSet(
    _ name: Located<String>, in file: Int
  ) -> (key: String, set: EdgeSets.Declared)? {
    let key = names.edgeSets.key(of: name, in: file)
    if let set = names.edgeSets[key] { return (key, set) }
    reportUnknown(
      .unknownEdgeSet, "edge set", name, after: "+", among: offered(names.edgeSets.names(in: file)))
    return nil
  }

  /// The type of a name: the module's own; for the app also that of a feature's module, by its name alone
  /// where it can only be one, or after the module's.
  mutating func type(_ name: Located<String>, in module: String?, cure: String? = nil) -> ParameterType {
    if let builtin = BuiltinType(rawValue: name.value) { return .builtin(builtin) }
    if let id = namedType(name.value, in: module) {
      return graph.types[id].kind == .invalid ? .invalid : .named(id)
    }
    reportUnknown(
      .unknownType, "type", name,
      among: offered(BuiltinType.allCases.map(\.rawValue) + graph.types.map(\.name.value)),
      synonym: Synonyms.type(for: name.value),
      cure: (name.value.first?.isLowercase == true ? cure : nil)
        ?? "declare '\(name.value)' under 'types', or pass its id")
    return .invalid
  }

  private func namedType(_ name: String, in module: String?) -> TypeID? {
    if let id = names.typeIDs[Declarations.typeKey(name, in: module)] { return id }
    guard module == nil else { return nil }
    if let shared = sharedTypes[name] { return shared }
    let parts = name.split(separator: ".", maxSplits: 1)
    return parts.count == 2
      ? names.typeIDs[Declarations.typeKey(String(parts[1]), in: String(parts[0]))] : nil
  }

  mutating func parameters(_ entries: [Entry<ParameterSpec>], in file: Int) -> [Parameter] {
    var firsts: [String: SourceRange] = [:]
    var parameters: [Parameter] = []
    for entry in entries {
      guard parameters.count < GraphLimits.parameters else {
        sink.reportTooMany(
          "a route or an exit has at most \(GraphLimits.parameters) params", at: entry.name.range)
        break
      }
      sink.checkName("param", entry.name)
      if let first = firsts.updateValue(entry.name.range, forKey: entry.name.value) {
        sink.reportDuplicate("param", entry.name, first: first)
        continue
      }
      parameters.append(parameter(entry, in: names.files[file].module?.value))
    }
    return parameters
  }

  /// The param a type expression describes; its type is invalid where the expression is.
  private mutating func parameter(_ entry: Entry<ParameterSpec>, in module: String?) -> Parameter {
    let spec = entry.value
    var parameter = Parameter(
      name: entry.name, type: .invalid, arity: .one, range: spec.type?.range ?? spec.range)
    parameter.isSensitive = spec.sensitive?.value ?? false
    parameter.restore = spec.restore
    parameter.doc = spec.doc?.value
    guard let text = spec.type else { return parameter }
    let isOfRoute = SpecKeys.route.description.shape(of: entry.name.value) != nil
    let cure = isOfRoute ? "write '\(entry.name.value): \(text.value)' outside of 'params'" : nil
    let expression: TypeExpression
    do {
      expression = try TypeExpression(parsing: text)
    } catch {
      var problem = error.diagnostic(at: text.range, of: entry.name.value)
      if let cure, problem.fixes.isEmpty {
        problem = Diagnostic(
          .invalidType, "'\(entry.name.value)' is a key of a route, not a param", at: entry.name.range,
          label: "read as a param, whose value is a type", fixes: [.init(cure)])
      }
      sink.report(problem)
      return parameter
    }
    parameter.arity = expression.arity
    parameter.type = type(expression.name, in: module, cure: cure)
    if let text = expression.defaultText, let form = graph.form(of: parameter.type) {
      parameter.defaultValue = sink.value(text, form: form, arity: expression.arity, of: entry.name.value)
      // Without the default that was meant it would look required.
      if parameter.defaultValue == nil { parameter.type = .invalid }
    }
    return parameter
  }

  /// What a modal hands back: the type that `returns` names, also in a list or as an optional.
  mutating func resultType(_ text: Located<String>, in file: Int) -> ParameterType? {
    do {
      let expression = try TypeExpression(parsing: text)
      guard expression.defaultText == nil else {
        sink.report(.invalidType, "a result has no default", at: text.range, label: "write the type alone")
        return nil
      }
      return type(expression.name, in: names.files[file].module?.value)
    } catch {
      var problem = error
      // A result has no default.
      problem.meant = error.meant.map { String($0.prefix { $0 != " " }) }
      sink.report(problem.diagnostic(at: text.range, of: "Result"))
      return nil
    }
  }
}

extension NamedType {
  /// Whether two files declare one type, which they import from a third module.
  fileprivate func isSameType(as other: NamedType) -> Bool {
    guard name.value == other.name.value, importedModule == other.importedModule, form == other.form else {
      return false
    }
    switch (kind, other.kind) {
    case (.alias(let one), .alias(let two)), (.raw(let one), .raw(let two)): return one == two
    case (.cases, .cases), (.text, .text), (.opaque, .opaque): return true
    default: return false
    }
  }
}

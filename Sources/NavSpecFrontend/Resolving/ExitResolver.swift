import NavSpecDiagnostics
import NavSpecModel
import NavSpecRuntime

/// Binds what features lead to without owning it: by the file that includes the feature, or to the app's
/// route of its name.
struct ExitResolver {
  private var bound: [ExitID: SourceRange] = [:]

  /// Declares the exits with their params, binds them and checks that they fit their routes.
  static func resolve(_ scope: inout Scope) {
    scope.graph.exits = scope.names.exitOrigins.map { origin in
      let entry = scope.names.files[origin.file].exits[origin.entry]
      let feature = scope.names.files[origin.file].feature.flatMap { scope.names.featureIDs[$0.value] }
      return Exit(
        name: entry.name, feature: feature, parameters: scope.parameters(entry.value, in: origin.file))
    }
    var resolver = ExitResolver()
    let files = scope.names.files
    let places = Dictionary(grouping: files.indices, by: { files[$0].path })
    for (fileIndex, file) in files.enumerated() {
      for include in file.include where !include.exits.isEmpty {
        let found = include.found.flatMap { places[$0] ?? [] }
        let scopes = Set(found.map(scope.names.exitScope)).sorted()
        for entry in include.exits { resolver.bind(entry, of: include, scopes, in: fileIndex, &scope) }
      }
    }
    for index in scope.graph.exits.indices {
      let id = ExitID(index)
      if resolver.bound[id] == nil { bindByName(id, &scope) }
      guard let target = scope.graph.exits[id].target else { continue }
      let check = ExitCheck(
        graph: scope.graph, exit: scope.graph.exits[id], route: scope.graph.routes[target])
      check.run(&scope.sink)
    }
  }

  private static func bindByName(_ id: ExitID, _ scope: inout Scope) {
    let exit = scope.graph.exits[id]
    if let target = scope.names.routeIDs[exit.name.value], scope.graph.routes[target].feature == nil {
      scope.graph.exits[id].target = target
    } else if scope.isWhole, scope.graph.app != nil {
      scope.sink.report(
        .unboundExit, "the exit '\(exit.name.value)' leads nowhere", at: exit.name.range,
        label: "bound to no route",
        fixes: [.init("bind it where the file is included: {path: …, exits: {\(exit.name.value): <route>}}")])
    }
  }

  private mutating func bind(
    _ entry: Entry<ScreenSpec>, of include: IncludeSpec, _ scopes: [String], in file: Int,
    _ scope: inout Scope
  ) {
    let exits = scopes.compactMap { scope.names.exitIDs["\($0) \(entry.name.value)"] }
    guard !exits.isEmpty else {
      // What is bound already was not meant by another name.
      let free = scope.offered(
        scope.names.exits(in: scopes).subtracting(include.exits.map(\.name.value)).sorted())
      scope.reportUnknown(.unknownExit, "exit", entry.name, among: free)
      return
    }
    let target = scope.route(entry.value.route, in: file)
    for exit in exits {
      if let first = bound.updateValue(entry.name.range, forKey: exit) {
        scope.sink.reportDuplicate("binding of", entry.name, first: first)
        continue
      }
      scope.graph.exits[exit].target = target
      scope.graph.exits[exit].targetRange = entry.value.route.range
      guard let target else { continue }
      scope.graph.exits[exit].arguments = scope.arguments(entry.value.arguments, of: .exit(exit), for: target)
    }
  }
}

extension Declarations {
  /// The names of all exits in some scopes.
  fileprivate func exits(in scopes: [String]) -> Set<String> {
    Set(
      exitOrigins.filter { scopes.contains(exitScope(of: $0.file)) }.map {
        files[$0.file].exits[$0.entry].name.value
      })
  }
}

/// Checks that each param of an exit goes to one of its route, and that each param that the route needs comes
/// from somewhere.
private struct ExitCheck {
  let graph: NavigationGraph
  let exit: Exit
  let route: Route

  func run(_ sink: inout DiagnosticSink) {
    var given = Set(exit.arguments.map(\.name.value))
    func report(_ message: String, at range: SourceRange, _ label: String) {
      var related = [Diagnostic.Label("the route it leads to", at: route.name.range)]
      if let bound = exit.targetRange, bound != range { related.append(.init("bound here", at: bound)) }
      sink.report(.mismatchedExit, message, at: range, label: label, related: related)
    }
    for parameter in exit.parameters where parameter.type != .invalid {
      let name = parameter.name.value
      let taker =
        exit.arguments.first { $0.value.value == .captured(name) }?.name.value
        ?? (given.contains(name) ? nil : name)
      guard let taker, let other = route.parameter(named: taker) else {
        report(
          "'\(route.qualifiedName)' takes no '\(name)' from the exit '\(exit.name.value)'",
          at: parameter.name.range, "given to nothing")
        continue
      }
      given.insert(taker)
      guard other.type != .invalid, !fits(parameter, other) else { continue }
      report(
        "'\(name)' of the exit '\(exit.name.value)' does not fit '\(taker)' of '\(route.qualifiedName)'",
        at: parameter.range, "another type")
    }
    for parameter in route.parameters where parameter.isRequired && !given.contains(parameter.name.value) {
      report(
        "the exit '\(exit.name.value)' carries no '\(parameter.name.value)', which '\(route.qualifiedName)' needs",
        at: exit.targetRange ?? exit.name.range, "'\(parameter.name.value)' is missing")
    }
  }

  private func fits(_ own: Parameter, _ other: Parameter) -> Bool {
    swiftType(of: own.type) == swiftType(of: other.type)
      && (own.arity == other.arity || own.arity == .one && other.arity == .optional)
  }

  /// What a type is for the compiler of the app: another name for a builtin type is that type, and one that
  /// several modules import is one type.
  private func swiftType(of type: ParameterType) -> String {
    switch type {
    case .builtin(let builtin): return builtin.rawValue
    case .named(let id):
      let type = graph.types[id]
      if case .alias(let builtin) = type.kind { return builtin.rawValue }
      return "\(type.importedModule ?? "") \(type.name.value)"
    case .invalid: return ""
    }
  }
}

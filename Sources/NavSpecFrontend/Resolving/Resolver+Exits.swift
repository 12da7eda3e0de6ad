package import NavSpecDiagnostics
import NavSpecModel
import NavSpecRuntime

extension Resolver {
  /// What features lead to without owning it: each is bound by the file that includes the feature, or
  /// to the app's route of its name.
  mutating func declareExits() {
    for (fileIndex, file) in files.enumerated() {
      for entry in file.exits { declareExit(entry, in: fileIndex) }
    }
    var bound: [ExitID: SourceRange] = [:]
    for (fileIndex, file) in files.enumerated() {
      for include in file.include {
        for entry in include.exits { bind(entry, of: include, in: fileIndex, &bound) }
      }
    }
    for index in graph.exits.indices where bound[ExitID(index)] == nil {
      let exit = graph.exits[index]
      if let target = routeIDs[exit.name.value], graph.routes[target].feature == nil {
        graph.exits[index].target = target
      } else if isWhole, !graph.isFeatureAlone {
        report(
          Diagnostic(
            .unboundExit, "the exit '\(exit.name.value)' leads nowhere", at: exit.name.range,
            label: "bound to no route",
            fixes: [
              .init("bind it where the file is included: {path: …, exits: {\(exit.name.value): <route>}}")
            ]))
      }
    }
    for index in graph.exits.indices { checkParams(of: ExitID(index)) }
  }

  /// Names of exits belong to the feature, or to the file that belongs to none.
  func exitScope(of file: Int) -> String {
    files[file].feature.map { "feature \($0.value)" } ?? "file \(file)"
  }

  private mutating func declareExit(_ entry: Entry<[Entry<ParameterSpec>]>, in file: Int) {
    let name = entry.name
    checkName("exit", name)
    let key = "\(exitScope(of: file)) \(name.value)"
    if let first = exitIDs[key] {
      reportDuplicate("exit", name, first: graph.exits[first].name.range)
      return
    }
    let qualified = files[file].feature.map { "\($0.value).\(name.value)" } ?? name.value
    if let route = routeIDs[qualified] {
      report(
        Diagnostic(
          .duplicateName, "'\(name.value)' is both an exit and a route", at: name.range,
          label: "nothing leads out", related: [.init("the route", at: graph.routes[route].name.range)]))
      return
    }
    exitIDs[key] = ExitID(graph.exits.count)
    module = files[file].module?.value
    let feature = files[file].feature.flatMap { featureIDs[$0.value] }
    graph.exits.append(Exit(name: name, feature: feature, parameters: parameters(entry.value)))
  }

  private mutating func bind(
    _ entry: Entry<ScreenSpec>, of include: IncludeSpec, in file: Int, _ bound: inout [ExitID: SourceRange]
  ) {
    let found = Set(include.found)
    let scopes = Set(files.indices.filter { found.contains(files[$0].path) }.map(exitScope(of:)))
    let exits = scopes.sorted().compactMap { exitIDs["\($0) \(entry.name.value)"] }
    guard !exits.isEmpty else {
      let names = exitIDs.keys.filter { key in scopes.contains { key.hasPrefix($0 + " ") } }
        .map { String($0.split(separator: " ").last ?? "") }
      // What is bound already was not meant.
      let free = Set(names).subtracting(include.exits.map(\.name.value))
      reportUnknown(.unknownExit, "exit", entry.name, among: free.sorted())
      return
    }
    let target = route(entry.value.route, in: file)
    for exit in exits {
      if let first = bound.updateValue(entry.name.range, forKey: exit) {
        reportDuplicate("binding of", entry.name, first: first)
        continue
      }
      graph.exits[exit].target = target
      graph.exits[exit].targetRange = entry.value.route.range
      guard let target else { continue }
      graph.exits[exit].arguments = entry.value.arguments.compactMap { argument(entry: $0, exit, target) }
    }
  }

  /// A written value, or `$param` of the exit.
  private mutating func argument(
    entry: Entry<Located<String>>, _ exit: ExitID, _ target: RouteID
  ) -> Entry<Located<NavigationSchema.Argument>>? {
    guard let parameter = parameter(entry.name, of: target) else { return nil }
    let text = entry.value
    if text.value.hasPrefix("$") {
      let name = Located(String(text.value.dropFirst()), at: text.range)
      guard graph.exits[exit].parameter(named: name.value) != nil else {
        reportUnknown(
          .unknownParam, "param of the exit '\(graph.exits[exit].name.value)'", name, after: "$",
          among: graph.exits[exit].parameters.map(\.name.value))
        return nil
      }
      return Entry(name: entry.name, value: name.map { .captured($0) })
    }
    guard let form = graph.form(of: parameter.type),
      let value = value(text, form: form, arity: parameter.arity, of: parameter.name.value)
    else { return nil }
    return Entry(name: entry.name, value: Located(.constant(value), at: text.range))
  }

  /// Each param of an exit goes to one of its route, and each that the route needs comes from somewhere.
  private mutating func checkParams(of id: ExitID) {
    let exit = graph.exits[id]
    guard let target = exit.target else { return }
    let route = graph.routes[target]
    var given = Set(exit.arguments.map(\.name.value))
    func mismatch(_ message: String, at range: SourceRange, _ label: String) {
      var related = [Diagnostic.Label("the route it leads to", at: route.name.range)]
      if let bound = exit.targetRange, bound != range { related.append(.init("bound here", at: bound)) }
      report(Diagnostic(.mismatchedExit, message, at: range, label: label, related: related))
    }
    for parameter in exit.parameters where parameter.type != .invalid {
      let name = parameter.name.value
      let taker =
        exit.arguments.first { $0.value.value == .captured(name) }?.name.value
        ?? (given.contains(name) ? nil : name)
      guard let taker, let other = route.parameter(named: taker) else {
        mismatch(
          "'\(route.qualifiedName)' takes no '\(name)' from the exit '\(exit.name.value)'",
          at: parameter.name.range, "given to nothing")
        continue
      }
      given.insert(taker)
      guard other.type != .invalid, !fits(parameter, other) else { continue }
      mismatch(
        "'\(name)' of the exit '\(exit.name.value)' does not fit '\(taker)' of '\(route.qualifiedName)'",
        at: parameter.range, "another type")
    }
    for parameter in route.parameters where parameter.isRequired && !given.contains(parameter.name.value) {
      mismatch(
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

  /// What an edge hands to the route behind an exit, made from what it hands to the exit.
  func arguments(
    through exit: Exit, _ given: [Entry<Located<NavigationSchema.Argument>>], of source: RouteID? = nil
  ) -> [Entry<Located<NavigationSchema.Argument>>] {
    var taken: Set<String> = []
    var result: [Entry<Located<NavigationSchema.Argument>>] = exit.arguments.compactMap { entry in
      guard case .captured(let name) = entry.value.value else { return entry }
      taken.insert(name)
      if let value = given.first(where: { $0.name.value == name }) {
        return Entry(name: entry.name, value: value.value)
      }
      // A screen below takes over what has its name.
      let hasName = source.map { graph.routes[$0].parameter(named: name) != nil } ?? false
      return hasName ? entry : nil
    }
    result += given.filter { !taken.contains($0.name.value) }
    return result
  }
}

extension DiagnosticKind {
  package static let unboundExit = DiagnosticKind(
    id: "unbound-exit",
    explanation: """
      A feature that lives in a package of its own cannot name the screens of its neighbours: it declares \
      exits, and the spec that includes it says where they lead. An exit that is not bound leads to the \
      app's own route of its name; without one, to nothing.
      """)

  package static let unknownExit = DiagnosticKind(
    id: "unknown-exit",
    explanation: "Only what an included feature declares under 'exits' can be bound to a route.")

  package static let mismatchedExit = DiagnosticKind(
    id: "mismatched-exit",
    explanation: """
      An exit promises the feature a screen that takes these params. The route it is bound to takes each \
      of them under its own name, or under the one that the binding says, and needs no others.
      """)
}

package import NavSpecDiagnostics
package import NavSpecModel

/// Turns spec files as written into a graph in which every reference is resolved. All problems are
/// collected; what does not resolve is left out of the graph.
package enum Resolver {
  /// The graph of a root spec and the files it includes, in the order of reading; nil where no file says
  /// what is compiled.
  /// - Parameter isWhole: Whether every file could be read.
  package static func resolve(_ files: [SpecFile], isWhole: Bool = true) -> (
    graph: NavigationGraph?, diagnostics: [Diagnostic]
  ) {
    guard let first = files.first else { return (nil, []) }
    var sink = DiagnosticSink()
    var scope: Scope
    if first.isFeature, let feature = first.feature {
      // It is resolved as an app that has its exits for routes.
      let names = Declarations([.standIn(for: files)] + files, sink: &sink)
      scope = Scope(names, of: .feature(feature), isWhole: isWhole, sink: sink)
    } else if let app = first.app, let name = app.name {
      sink.checkAppName(name)
      let names = Declarations(files, sink: &sink)
      scope = Scope(names, of: .app(.init(name: name, spec: app)), isWhole: isWhole, sink: sink)
    } else {
      return (nil, [])
    }
    resolve(&scope)
    scope.graph.files = files.map { file in
      (file.source, file.path, file.feature.flatMap { scope.names.featureIDs[$0.value] }, file.module)
    }
    return (scope.graph, scope.sink.diagnostics.withUnknownNamesOnce())
  }

  private static func resolve(_ scope: inout Scope) {
    let names = scope.names
    scope.graph.sources = names.sources
    scope.graph.conditions = names.conditions
    scope.resolvePersonas()
    scope.graph.features = names.features
    scope.graph.sections = names.sections
    scope.take(TypeResolver.types(&scope))
    scope.graph.routes = scope.names.routeOrigins.indices.map { RouteResolver.route(RouteID($0), &scope) }
    let under = UnderResolver(&scope)
    ExitResolver.resolve(&scope)

    scope.resolveAccessory()
    var containers = ContainerResolver()
    scope.graph.container = containers.container(&scope)
    scope.graph.wrapper = names.files.lazy.compactMap(\.wrapper).first
    scope.sink.checkView(scope.graph.wrapper)
    containers.resolveSearch(&scope)
    scope.tabIDs = containers.tabIDs
    RouteResolver.checkDefaults(&scope)
    for id in scope.graph.routes.map(\.id) {
      RouteResolver.placeAndGuard(id, &scope)
      RouteResolver.checkSurfaces(id, &scope)
    }
    var edges = EdgeResolver()
    for id in scope.graph.routes.map(\.id) {
      scope.graph.routes[id].edges = edges.edges(names[id].edges, in: names.file(of: id), &scope)
    }
    for (index, file) in names.files.enumerated() {
      scope.graph.anywhere += edges.edges(file.anywhere, in: index, &scope)
    }
    for tab in scope.graph.bar where tab.isAction {
      guard !scope.graph.anywhere.contains(where: { $0.target == tab.root.route && $0.when == nil }) else {
        continue
      }
      var edge = Edge(target: tab.root.route, range: tab.root.range)
      edge.label = tab.displayTitle
      // An edge asks for one condition. A tab that asks for more, or for one that must not hold, is drawn as always there.
      if tab.visible.count == 1, let test = tab.visible.first, !test.value.isNegated {
        edge.when = Located(test.value.condition, at: test.range)
      }
      scope.graph.anywhere.append(edge)
    }
    scope.graph.unusedEdgeSets = edges.unusedSets(&scope)
    ParentResolver.resolve(in: under.order, roots: containers.roots, &scope)
    scope.resolveConditions()
    scope.graph.flows = FlowResolver.flows(&scope)

    let patterns = PatternTable(names.files)
    scope.resolveLinkSettings(patterns)
    let links = LinkResolver(patterns)
    for id in scope.graph.routes.map(\.id) { scope.graph.routes[id].links = links.links(of: id, &scope) }
    for id in scope.graph.routes.map(\.id) {
      scope.graph.routes[id].examples = ExampleResolver.examples(of: id, &scope)
    }
    for index in names.files.indices {
      scope.graph.examples += ExampleResolver.examples(in: index, &scope)
    }
    let restorations = names.files.compactMap(\.restoration)
    scope.sink.reportSeveral("restoration", restorations.map(\.range))
    scope.graph.restoration = restorations.first
  }
}

extension Scope {
  fileprivate mutating func resolveAccessory() {
    guard case .app(var app) = graph.unit, let accessory = app.tabBar?.accessory else { return }
    if let view = accessory.view { sink.checkTypeName("view", view) }
    app.accessoryVisible = tests(accessory.visible)
    graph.unit = .app(app)
  }

  fileprivate mutating func resolvePersonas() {
    graph.personas = zip(names.personaIDs.names, names.personaAnswers).map { name, answers in
      Persona(
        name: name,
        answers: answers.compactMap { answer in
          condition(answer.name).map { ConditionTest(condition: $0.value, isNegated: !answer.value.value) }
        })
    }
  }

  fileprivate mutating func resolveConditions() {
    for (fileIndex, file) in names.files.enumerated() {
      for entry in file.conditions {
        guard let id = names.conditionIDs[entry.name.value], let redirect = entry.value.redirect,
          graph.conditions[id].redirect == nil, let route = route(redirect, in: fileIndex)
        else { continue }
        graph.conditions[id].redirect = Located(route, at: redirect.range)
      }
    }
  }
}

extension SpecFile {
  /// The app around a feature that is compiled by itself: it has the feature's exits for routes, to which
  /// they are bound by their names, and an unknown container.
  static func standIn(for files: [SpecFile]) -> SpecFile {
    guard let feature = files.first?.feature else { return files[0] }
    var app = AppSpec(range: feature.range)
    app.name = feature.map(SwiftName.upperCamel)
    var standIn = SpecFile(source: files[0].source, path: files[0].path, range: files[0].range)
    standIn.app = app
    standIn.external = Located(true, at: feature.range)
    var taken: Set<String> = [feature.value]
    // Mistakes in a name are reported on the exit.
    for exit in files.flatMap(\.exits)
    where SwiftName.isLowerCamel(exit.name.value) && taken.insert(exit.name.value).inserted {
      var route = RouteSpec(range: exit.name.range)
      route.params = exit.value
      route.view = Located(.manual, at: exit.name.range)
      route.plain.restore = Located(.never, at: exit.name.range)
      standIn.routes.append(Entry(name: exit.name, value: route))
    }
    return standIn
  }
}

import NavSpecDiagnostics
import NavSpecModel
import NavSpecRuntime

extension Resolver {
  /// Gives every route its place in the graph: direct routes first, then feature by feature.
  mutating func declareRoutes() {
    for (fileIndex, file) in files.enumerated() where file.feature == nil {
      declareRoutes(of: file, at: fileIndex, feature: nil)
    }
    for featureIndex in graph.features.indices {
      let name = graph.features[featureIndex].name.value
      let start = graph.routes.count
      for (fileIndex, file) in files.enumerated() where file.feature?.value == name {
        declareRoutes(of: file, at: fileIndex, feature: FeatureID(featureIndex))
      }
      graph.features[featureIndex].routes = start..<graph.routes.count
    }
    resolveUnder()
    for feature in graph.features {
      if let id = routeIDs[feature.name.value] {
        report(
          Diagnostic(
            .duplicateName, "'\(feature.name.value)' is both a feature and a route",
            at: graph.routes[id].name.range,
            label: "a route of the app",
            related: [.init("the feature", at: feature.name.range)],
            notes: ["features share the namespace of the app's own routes"]))
      }
    }
  }

  private mutating func declareRoutes(of file: SpecFile, at fileIndex: Int, feature: FeatureID?) {
    module = file.module?.value
    for (entryIndex, entry) in file.routes.enumerated() {
      let name = entry.name
      checkName("route", name)
      let qualified = feature.map { "\(graph.features[$0].name.value).\(name.value)" } ?? name.value
      if let first = routeIDs[qualified] {
        reportDuplicate("route", name, first: graph.routes[first].name.range)
        continue
      }
      let id = RouteID(graph.routes.count)
      routeIDs[qualified] = id
      if !SwiftName.isLowerCamel(name.value), let better = SwiftName.lowerCamel(from: name.value) {
        betterNames[feature.map { "\(graph.features[$0].name.value).\(better)" } ?? better] = id
      }
      let ownView = ViewSpec.named(SwiftName.upperCamel(name.value) + "View", module: nil)
      let view = entry.value.view?.value ?? (file.defaults.view?.value == .manual ? .manual : ownView)
      var route = Route(id: id, name: name, feature: feature, qualifiedName: qualified, view: view)
      fillPlainKeys(of: &route, from: entry.value, defaults: file.defaults)
      route.parameters = parameters(entry.value.params)
      if case .named(let name, let module)? = entry.value.view?.value, let range = entry.value.view?.range {
        checkTypeName("view", Located(name, at: range))
        if let module { checkTypeName("module", Located(module, at: range)) }
      }
      route.resultType = entry.value.returns.flatMap { resultType($0) }
      route.hasUnknownParameters = entry.value.lostKeys.contains("params")
      graph.routes.append(route)
      routeOrigins.append((fileIndex, entryIndex))
    }
  }

  mutating func parameters(_ entries: [Entry<ParameterSpec>]) -> [Parameter] {
    var firsts: [String: SourceRange] = [:]
    var parameters: [Parameter] = []
    for entry in entries {
      checkName("param", entry.name)
      if let first = firsts.updateValue(entry.name.range, forKey: entry.name.value) {
        reportDuplicate("param", entry.name, first: first)
        continue
      }
      parameters.append(parameter(entry))
    }
    return parameters
  }

  /// What needs no reference.
  private func fillPlainKeys(of route: inout Route, from spec: RouteSpec, defaults: DefaultsSpec) {
    route.title = spec.title
    route.doc = spec.doc?.value
    route.meta = spec.meta
    route.isDeprecated = spec.deprecated?.value ?? false
    route.screen = spec.screen?.value ?? route.qualifiedName
    route.sensitive = spec.sensitive
    route.present = spec.present ?? defaults.present
    route.stack = spec.stack
    route.detents = spec.detents
    route.transition = spec.transition
    route.dismiss = spec.dismiss
    route.returns = spec.returns
    route.column = spec.column
    route.tabBar = spec.tabBar
    route.isReachedByCode = spec.reachedBy != nil
    route.owner = (spec.owner ?? defaults.owner)?.value
    route.stability = spec.stability?.value ?? .stable
    route.sunset = spec.sunset
    route.formerKeys = spec.formerly
    route.restore = spec.restore
  }

  mutating func resolveRoutes() {
    for index in graph.routes.indices {
      let (fileIndex, entryIndex) = routeOrigins[index]
      let file = files[fileIndex]
      let spec = file.routes[entryIndex].value
      if let name = spec.tab ?? file.defaults.tab { graph.routes[index].tab = tab(name) }
      let required = spec.requires ?? file.defaults.requires
      guard let first = required.first, mayRepeat(required.count, at: first.range) else { continue }
      for name in required {
        if let condition = condition(name) { graph.routes[index].requirements.append(condition) }
      }
    }
    for index in graph.routes.indices {
      let (fileIndex, entryIndex) = routeOrigins[index]
      let edges = files[fileIndex].routes[entryIndex].value.edges
      graph.routes[index].edges = resolve(edges, in: fileIndex, from: RouteID(index))
    }
    for (fileIndex, file) in files.enumerated() {
      graph.anywhere += resolve(file.anywhere, in: fileIndex, from: nil)
    }
    resolveUnusedEdgeSets()
  }

  /// What a file says for all its routes is checked even where each says its own.
  mutating func resolveDefaults() {
    for (index, file) in files.enumerated() {
      if let name = file.defaults.tab { _ = tab(name) }
      for name in file.defaults.requires { _ = condition(name) }
      if let parent = file.defaults.parent { _ = route(parent.route, in: index) }
      if let name = file.defaults.source, sourceIDs[name.value] == nil {
        reportUnknown(.unknownSource, "source", name, among: offered(sourceIDs.keys.sorted()))
      }
    }
  }

  /// Finds what each route stands under; the params of that route, its own ancestors' included, come first.
  private mutating func resolveUnder() {
    var isBegun = [Bool](repeating: false, count: graph.routes.count)
    var depths = [Int](repeating: 0, count: graph.routes.count)
    for start in graph.routes.indices where !isBegun[start] {
      var trail: [Int] = []
      var next: Int? = start
      while let current = next, !isBegun[current] {
        isBegun[current] = true
        trail.append(current)
        let (file, entry) = routeOrigins[current]
        let under = files[file].routes[entry].value.under
        graph.routes[current].under = under.flatMap { route($0, in: file) }
        if under != nil, graph.routes[current].under == nil {
          graph.routes[current].hasUnknownParameters = true
        }
        next = graph.routes[current].under?.value
      }
      if let closing = next, let from = trail.firstIndex(of: closing) {
        reportUnderCycle(Array(trail[from...]))
        for index in trail[from...] {
          graph.routes[index].under = nil
          graph.routes[index].hasUnknownParameters = true
        }
      }
      for index in trail.reversed() {
        underOrder.append(RouteID(index))
        guard let under = graph.routes[index].under else { continue }
        depths[index] = depths[under.value] + 1
        if let problem = underIsTooDeep(depths[index], of: index) {
          report(problem)
          graph.routes[index].under = nil
          depths[index] = 0
          continue
        }
        let own = graph.routes[index].parameters
        let inherited = graph.routes[under].parameters.filter { parameter in
          !own.contains { $0.name.value == parameter.name.value }
        }
        graph.routes[index].parameters = inherited + own
        if graph.routes[under].hasUnknownParameters { graph.routes[index].hasUnknownParameters = true }
      }
    }
  }

  private mutating func reportUnderCycle(_ cycle: [Int]) {
    let origin = routeOrigins[cycle[0]]
    guard let name = files[origin.file].routes[origin.entry].value.under else { return }
    let names = (cycle + [cycle[0]]).map { graph.routes[$0].qualifiedName }
    report(
      Diagnostic(
        .parentCycle, "'\(names[0])' stands under itself", at: name.range,
        label: names.joined(separator: " → ")))
  }

  mutating func parameter(_ name: Located<String>, of route: RouteID) -> Parameter? {
    if let parameter = graph.routes[route].parameter(named: name.value) { return parameter }
    reportUnknownParam(name, of: route)
    return nil
  }

  mutating func reportUnknownParam(_ name: Located<String>, after sigil: String = "", of route: RouteID) {
    guard !graph.routes[route].hasUnknownParameters else { return }
    reportUnknown(
      .unknownParam, "param of '\(graph.name(of: route))'", name, after: sigil,
      among: graph.routes[route].parameters.map(\.name.value))
  }
}

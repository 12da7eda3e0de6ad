package import NavSpecDiagnostics
import NavSpecModel
import NavSpecRuntime

extension Resolver {
  mutating func declareEdgeSets() {
    for (fileIndex, file) in files.enumerated() {
      for entry in file.edges {
        let key = edgeSetKey(entry.name, in: fileIndex)
        if let first = edgeSets[key] {
          reportDuplicate("edge set", entry.name, first: first.entry.name.range)
        } else {
          edgeSets[key] = (entry, fileIndex)
        }
      }
    }
    reportEdgeSetCycles()
  }

  private func edgeSetKey(_ name: Located<String>, in file: Int) -> String {
    files[file].module.map { "\($0.value) \(name.value)" } ?? name.value
  }

  /// The sets that a file may take.
  private func edgeSetNames(in file: Int) -> [String] {
    let module = files[file].module?.value
    return edgeSets.values.filter { files[$0.file].module?.value == module }.map(\.entry.name.value).sorted()
  }

  /// Depth first, without recursion: a spec may chain as many sets as it likes.
  private mutating func reportEdgeSetCycles() {
    var isOpen: [String: Bool] = [:]
    for start in edgeSets.keys.sorted() where isOpen[start] == nil {
      isOpen[start] = true
      var trail: [(name: String, next: Int)] = [(start, 0)]
      while let (name, next) = trail.last {
        guard let specs = edgeSets[name]?.entry.value, next < specs.count else {
          isOpen[name] = false
          trail.removeLast()
          continue
        }
        trail[trail.count - 1].next += 1
        guard case .set(let mention) = specs[next].target, let file = edgeSets[name]?.file else { continue }
        let key = edgeSetKey(mention, in: file)
        guard edgeSets[key] != nil else { continue }
        switch isOpen[key] {
        case nil:
          isOpen[key] = true
          trail.append((key, 0))
        case true?:
          let cycle = (trail.map(\.name).drop { $0 != key } + [key]).compactMap {
            edgeSets[$0]?.entry.name.value
          }
          report(
            Diagnostic(
              .edgeSetCycle, "the edge set '\(mention.value)' takes itself", at: mention.range,
              label: cycle.joined(separator: " → ")))
        case false?: continue
        }
      }
    }
  }

  /// The edges that a list stands for, sets taken apart. `source` is nil for edges from anywhere.
  mutating func resolve(_ specs: [EdgeSpec], in file: Int, from source: RouteID?) -> [Edge] {
    var edges: [Edge] = []
    for spec in specs {
      switch spec.target {
      case .route(let name):
        if let edge = edge(spec, to: name, in: file, from: source) { edges.append(edge) }
      case .set(let name):
        edges += self.edges(ofSet: name, in: file, from: source).map { edge in
          var edge = edge
          edge.range = name.range
          edge.set = name.value
          return edge
        }
      }
    }
    return edges
  }

  /// Names in a set are those of the file that declares it. Nothing for what is repeated too often.
  private mutating func edges(ofSet name: Located<String>, in file: Int, from source: RouteID?) -> [Edge] {
    var edges: [Edge] = []
    var taken: Set<String> = []
    var pending: [(spec: EdgeSpec, file: Int)] = []
    let mention = name.range
    func take(_ name: Located<String>, in file: Int, _ resolver: inout Resolver) {
      let key = resolver.edgeSetKey(name, in: file)
      guard let set = resolver.edgeSets[key] else {
        resolver.reportUnknown(
          .unknownEdgeSet, "edge set", name, after: "+",
          among: resolver.offered(resolver.edgeSetNames(in: file)))
        return
      }
      resolver.usedEdgeSets.insert(key)
      guard taken.insert(key).inserted, resolver.mayRepeat(set.entry.value.count, at: mention) else {
        return
      }
      pending += set.entry.value.reversed().map { ($0, set.file) }
    }
    take(name, in: file, &self)
    while let (spec, file) = pending.popLast() {
      switch spec.target {
      case .route(let target):
        if let edge = edge(spec, to: target, in: file, from: source) { edges.append(edge) }
      case .set(let inner): take(inner, in: file, &self)
      }
    }
    return edges
  }

  /// Sets that nothing takes are checked too.
  mutating func resolveUnusedEdgeSets() {
    for (name, set) in edgeSets.sorted(by: { $0.key < $1.key }) where !usedEdgeSets.contains(name) {
      graph.unusedEdgeSets.append(set.entry.name)
      for spec in set.entry.value {
        switch spec.target {
        case .route(let target):
          _ = route(target, in: set.file)
          _ = spec.when.flatMap { condition($0) }
          _ = spec.popTo.flatMap { route($0, in: set.file) }
        case .set(let inner) where edgeSets[edgeSetKey(inner, in: set.file)] == nil:
          reportUnknown(
            .unknownEdgeSet, "edge set", inner, after: "+", among: offered(edgeSetNames(in: set.file)))
        case .set: continue
        }
      }
    }
  }

  private mutating func edge(
    _ spec: EdgeSpec, to name: Located<String>, in file: Int, from source: RouteID?
  ) -> Edge? {
    guard let target = route(name, in: file) else { return nil }
    var edge = Edge(target: target, range: name.range)
    edge.presentation = spec.present.map { $0.map(\.presentation) }
    edge.windowFallback = spec.present?.value.windowFallback
    edge.label = spec.label?.value
    edge.when = spec.when.flatMap { condition($0) }
    edge.popTo = spec.popTo.flatMap { name in route(name, in: file).map { Located($0, at: name.range) } }
    edge.isInclusive = spec.inclusive?.value ?? false
    let origin = source.map { ArgumentOrigin.screen($0) } ?? .nowhere
    edge.exit = exit(name, in: file)
    if let exit = edge.exit.map({ graph.exits[$0] }) {
      edge.arguments = arguments(spec.arguments, through: exit, of: origin)
    } else {
      edge.arguments = arguments(spec.arguments, for: target, of: origin)
    }
    return edge
  }

  /// Whose params `$param` names.
  enum ArgumentOrigin {
    case screen(RouteID)
    /// What the URL of a link carries, which `LinkCheck` knows.
    case link
    /// Every screen.
    case nowhere
  }

  /// Values for params of `target`: written values, or `$param`.
  mutating func arguments(
    _ entries: [Entry<Located<String>>], for target: RouteID, of origin: ArgumentOrigin
  ) -> [Entry<Located<NavigationSchema.Argument>>] {
    arguments(entries, of: origin) { resolver, name in resolver.parameter(name, of: target) }
  }

  /// What goes to the route behind an exit, from what is written for the exit.
  private mutating func arguments(
    _ entries: [Entry<Located<String>>], through exit: Exit, of origin: ArgumentOrigin
  ) -> [Entry<Located<NavigationSchema.Argument>>] {
    arguments(
      through: exit,
      arguments(entries, of: origin) { resolver, name in resolver.parameter(name, of: exit) })
  }

  /// What goes to the route behind an exit that stands below a screen.
  mutating func arguments(
    _ entries: [Entry<Located<String>>], through exit: Exit, of screen: RouteID
  ) -> [Entry<Located<NavigationSchema.Argument>>] {
    let given = arguments(entries, of: .screen(screen)) { resolver, name in
      resolver.parameter(name, of: exit)
    }
    return arguments(through: exit, given, of: screen)
  }

  private mutating func arguments(
    _ entries: [Entry<Located<String>>], of origin: ArgumentOrigin,
    parameter: (inout Resolver, Located<String>) -> Parameter?
  ) -> [Entry<Located<NavigationSchema.Argument>>] {
    entries.compactMap { entry in
      guard let parameter = parameter(&self, entry.name) else { return nil }
      let text = entry.value
      if text.value.hasPrefix("$") {
        return argument(text.map { String($0.dropFirst()) }, of: origin).map {
          Entry(name: entry.name, value: Located($0, at: text.range))
        }
      }
      guard let form = graph.form(of: parameter.type),
        let value = value(text, form: form, arity: parameter.arity, of: parameter.name.value)
      else { return nil }
      return Entry(name: entry.name, value: Located(.constant(value), at: text.range))
    }
  }

  /// `$url` and `$path` are of links, and of what stands below the screen that a link opens.
  private mutating func argument(
    _ name: Located<String>, of origin: ArgumentOrigin
  ) -> NavigationSchema.Argument? {
    switch origin {
    case .link where name.value == "url": return .url
    case .link where name.value == "path": return .path
    case .link: return .captured(name.value)
    case .screen(let source):
      if graph.routes[source].parameter(named: name.value) != nil { return .captured(name.value) }
      reportUnknownParam(name, after: "$", of: source)
    case .nowhere:
      report(
        Diagnostic(
          .unknownParam, "'$\(name.value)' names a param of no screen", at: name.range,
          label: "not every screen has it",
          notes: ["an edge from anywhere has no one screen to start from"]))
    }
    return nil
  }

  private mutating func parameter(_ name: Located<String>, of exit: Exit) -> Parameter? {
    if let parameter = exit.parameter(named: name.value) { return parameter }
    reportUnknown(
      .unknownParam, "param of the exit '\(exit.name.value)'", name,
      among: exit.parameters.map(\.name.value))
    return nil
  }
}

extension DiagnosticKind {
  package static let edgeSetCycle = DiagnosticKind(
    id: "edge-set-cycle",
    explanation: "A set of edges may take another: one that comes back to itself has no first edge.",
    examples: [
      """
      edges:
        common: [help, +more]
        more: [+common]
      #        ^^^^^^^ edge-set-cycle
      routes:
        home: { to: [+common] }
        help: {}
      """
    ],
    corrected: [
      """
      edges:
        common: [help, +more]
        more: [about]
      routes:
        home: { to: [+common] }
        help: {}
        about: {}
      """
    ])
}

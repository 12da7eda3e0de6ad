import NavSpecDiagnostics
import NavSpecModel
import NavSpecRuntime

/// What gives a param its value by its name, and still does when the name is another.
extension CheckedSpec {
  /// A link whose URLs have the name of a param where its pattern does not.
  struct NamedLink {
    let pattern: SourceRange
    /// Whether the pattern is all that it says.
    let isAlone: Bool
    /// The first name of its `as`.
    let names: SourceRange?
  }

  /// The links of a route to which a host or a prefix gives a param.
  func namedLinks(of route: Route, named name: String, in graph: NavigationGraph) -> [NamedLink] {
    route.links.filter { link in
      guard !link.isInvalid, !link.spec.names.contains(where: { $0.name.value == name }) else { return false }
      let policy = graph.sources[link.source].policy
      let hosts = link.template?.scheme == nil ? policy.domains.compactMap { LinkDomain($0)?.capture } : []
      return hosts.contains(name) || graph.prefixes.contains { $0.value.text.contains("{\(name)}") }
    }.map { link in
      NamedLink(
        pattern: link.pattern.range, isAlone: isAlone(link.pattern.range),
        names: link.spec.names.first?.name.range)
    }
  }

  /// Whether a path or a URL is written without its key.
  private func isAlone(_ text: SourceRange) -> Bool {
    let before = String(decoding: sources[text.source].bytes.prefix(Int(text.start)).suffix(8), as: UTF8.self)
    let key = before.filter { !" \"'".contains($0) }
    return !["path:", "url:"].contains(where: key.hasSuffix)
  }

  /// Binds the exit to a route, where one of them, or a param, has another name now.
  /// - Parameters:
  ///   - name: That of the exit.
  ///   - text: What it leads to.
  func rebind(
    _ exit: Exit, named name: String? = nil, to text: String, in graph: NavigationGraph,
    _ edits: inout SpecEdits
  ) {
    let name = name ?? exit.name.value
    let note = "the exit '\(name)' leads to \(text): exits"
    if let range = exit.targetRange {
      edits.replace(range, with: text)
      return edits.notes.append(note)
    }
    let path = exit.feature.map { graph.features[$0].path }
    let includes = loaded.files.flatMap(\.include)
    guard let include = includes.first(where: { path.map($0.found.contains) ?? false }),
      let file = include.path
    else { return }
    let binding = "\(name): \(text)"
    if let first = include.exits.first?.name.range {
      edits.insert(binding + continuation(before: first), at: Int(first.start), in: first.source)
    } else {
      let path = sources.text(in: file.range)
      edits.replace(
        file.range,
        with: isAlone(file.range)
          ? "{path: \(path), exits: {\(binding)}}" : "\(path)\(separator(at: file.range))exits: {\(binding)}")
    }
    edits.notes.append(note)
  }

  /// What is between an entry of a map and the one that follows it at a place.
  func continuation(before place: SourceRange) -> String {
    let file = sources[place.source]
    let line = file.range(ofLine: file.location(of: Int(place.start)).line)
    let before = file.bytes[line.lowerBound..<Int(place.start)]
    return before.allSatisfy { $0 == UInt8(ascii: " ") }
      ? "\n" + String(repeating: " ", count: before.count) : ", "
  }

  /// Params that pass to the screens in the stack of a link by their names, which differ now.
  func passStacks(
    named old: String, to name: String, declaredAt place: SourceRange, in graph: NavigationGraph,
    _ edits: inout SpecEdits
  ) {
    func isRenamed(_ route: Route) -> Bool { route.parameter(named: old)?.name.range == place }
    for route in graph.routes where route.parameter(named: old) != nil {
      for screen in route.links.compactMap(\.ownStack).flatMap({ $0.value.dropLast() }) {
        let lower = graph.routes[screen.route]
        guard isRenamed(route) != isRenamed(lower), lower.parameter(named: old) != nil,
          !screen.arguments.contains(where: { $0.name.value == old })
        else { continue }
        let binding = isRenamed(route) ? "\(old): $\(name)" : "\(name): $\(old)"
        if let first = screen.arguments.first?.name.range {
          edits.insert(binding + continuation(before: first), at: Int(first.start), in: first.source)
        } else {
          edits.replace(screen.range, with: "{\(sources.text(in: screen.range)): {\(binding)}}")
        }
      }
    }
  }

  /// Params that pass through an exit by their names, which differ now.
  func passExits(
    named old: String, to name: String, declaredAt place: SourceRange, in graph: NavigationGraph,
    _ edits: inout SpecEdits
  ) {
    for exit in graph.exits where exit.arguments.isEmpty {
      guard let target = exit.target.map({ graph.routes[$0] }) else { continue }
      let isOfExit = exit.parameter(named: old)?.name.range == place
      guard isOfExit != (target.parameter(named: old)?.name.range == place),
        exit.parameter(named: old) != nil, target.parameter(named: old) != nil
      else { continue }
      let written = exit.targetRange.map(sources.text) ?? target.qualifiedName
      rebind(
        exit, to: isOfExit ? "{\(written): {\(old): $\(name)}}" : "{\(written): {\(name): $\(old)}}",
        in: graph, &edits)
    }
  }
}

import NavSpecDiagnostics
package import NavSpecFrontend
import NavSpecModel

extension CheckedSpec {
  /// The symbol that a person names: `cart`, `checkout.cart`, `cart.id` for a param and `Room.bath` for a case.
  /// - Throws: Where there is none of that name.
  package func symbol(_ kind: NameKind, named text: String, in names: SpecNames) throws -> SpecNames.Symbol {
    let symbols = names.declared(kind).compactMap(names.symbol).distinct
    let said = { (symbol: SpecNames.Symbol) in symbol.key.replacing("#", with: ".") }
    if let symbol = symbols.first(where: { said($0) == text }) { return symbol }
    let same = symbols.filter { $0.name == text }
    if same.count == 1 { return same[0] }
    guard same.isEmpty else {
      throw SpecRequestError(
        "several have a \(kind.title) '\(text)': \(same.map(said).joined(separator: ", "))")
    }
    throw SpecRequestError(unknown: kind.title, text, among: symbols.map(said))
  }

  /// Gives a name another one wherever the spec says it, and adds what keeps links and saved state as they are.
  /// - Parameters:
  ///   - known: The names of the spec, where they are known.
  ///   - files: Those that the spec was read from.
  package func renaming(
    _ symbol: SpecNames.Symbol, of known: SpecNames? = nil, to name: String, in files: any SpecFiles
  ) throws -> EditedSpec {
    let names = known ?? names
    try check(name, for: symbol, names)
    var edits = SpecEdits(of: self, in: files)
    let mentions = names.mentions(of: symbol)
    let sound = try soundSpec()
    let graph = sound.graph
    let declared = names.declaration(of: symbol)?.range
    let owners =
      symbol.kind == .param
      ? graph.routes.filter { $0.parameter(named: symbol.name)?.name.range == declared } : []
    let links = owners.flatMap { namedLinks(of: $0, named: symbol.name, in: graph) }
    for mention in mentions where !links.contains(where: { $0.pattern.contains(mention.range) }) {
      rename(mention, to: name, &edits)
    }
    for link in links { keep(symbol.name, as: name, in: link, &edits) }
    edits.notes.append(
      "\(symbol.kind.title) '\(symbol.name)' is '\(name)' now, in \(mentions.count.counted("place"))")
    if let declared { keepKey(of: symbol, declaredAt: declared, in: sound, &edits) }
    if symbol.kind == .param, let declared {
      passParams(named: symbol.name, to: name, declaredAt: declared, in: graph, &edits)
      passExits(named: symbol.name, to: name, declaredAt: declared, in: graph, &edits)
      passStacks(named: symbol.name, to: name, declaredAt: declared, in: graph, &edits)
    }
    // An exit that is not bound is the app's route of its name.
    for exit in graph.exits where exit.targetRange == nil {
      let target = exit.target.map { graph.routes[$0].qualifiedName }
      if symbol.kind == .route, target == symbol.key { rebind(exit, to: name, in: graph, &edits) }
      if symbol.kind == .exit, exit.name.range == declared, let target {
        rebind(exit, named: name, to: target, in: graph, &edits)
      }
    }
    for route in graph.routes {
      let old = route.qualifiedName
      switch symbol.kind {
      case .route where old == symbol.key:
        keepNames(of: route, as: old.dropLast(symbol.name.count) + name, in: graph, &edits)
      case .feature where old.hasPrefix(symbol.name + "."):
        keepNames(of: route, as: name + old.dropFirst(symbol.name.count), in: graph, &edits)
      default: break
      }
    }
    return try edits.applied(keepsPromises: true)
  }

  private func check(_ name: String, for symbol: SpecNames.Symbol, _ names: SpecNames) throws {
    guard name != symbol.name else { throw SpecRequestError("'\(name)' is its name already") }
    let isValid = symbol.kind == .type ? SwiftName.isIdentifier(name) : SwiftName.isLowerCamel(name)
    guard isValid else {
      let form = symbol.kind == .type ? "a name of Swift" : "lowerCamelCase"
      throw SpecRequestError("'\(name)' is not \(form)")
    }
    let key = String(symbol.key.dropLast(symbol.name.count)) + name
    if names.declaration(of: .init(kind: symbol.kind, key: key)) != nil {
      throw SpecRequestError("there is \(symbol.kind.title) '\(name)' already")
    }
  }

  private func rename(_ mention: NameMention, to name: String, _ edits: inout SpecEdits) {
    if let query = mention.query {
      // The key in URLs stays.
      let names = query.names.map {
        $0.dropping(sources.text(in: $0).prefix { "{ ".contains($0) }.utf8.count)
      }
      keep(
        mention.name, as: name, in: NamedLink(pattern: query.pattern, isAlone: query.isAlone, names: names),
        &edits)
    } else if mention.kind == .case, mention.isDeclaration, !isKey(mention.range) {
      // So does the text in URLs and saved state.
      edits.replace(mention.range, with: "{\(name): \(mention.name)}")
    } else {
      edits.replace(mention.range, with: name)
    }
  }

  /// Keeps the name that a param has in the URLs of a link.
  private func keep(_ old: String, as name: String, in link: NamedLink, _ edits: inout SpecEdits) {
    let (text, binding) = (sources.text(in: link.pattern), "\(old): \(name)")
    if link.isAlone {
      let key = text.drop { "\"'".contains($0) }.hasPrefix("/") ? "path" : "url"
      edits.replace(link.pattern, with: "{\(key): \(text), as: {\(binding)}}")
    } else if let first = link.names {
      edits.insert(binding + continuation(before: first), at: Int(first.start), in: first.source)
    } else {
      let text = separator(at: link.pattern) + "as: {\(binding)}"
      edits.insert(text, at: Int(link.pattern.end), in: link.pattern.source)
    }
    edits.notes.append("'\(old)' stays the name in the URLs of \(text)")
  }

  /// The text between a pattern and the next key of its link.
  func separator(at pattern: SourceRange) -> String {
    let file = sources[pattern.source]
    let range = file.range(ofLine: file.location(of: Int(pattern.start)).line)
    let line = String(decoding: file.bytes[range.lowerBound..<Int(pattern.start)], as: UTF8.self)
    guard !line.contains("{") else { return ", " }
    // In the column of the key before the pattern.
    let column = line.reversed().drop { $0 != ":" }.drop { $0 != " " }.count
    return "\n" + String(repeating: " ", count: column)
  }

  /// Params that pass from a link to the screens below by their names, which differ now.
  private func passParams(
    named old: String, to name: String, declaredAt place: SourceRange, in graph: NavigationGraph,
    _ edits: inout SpecEdits
  ) {
    func isRenamed(_ route: Route) -> Bool { route.parameter(named: old)?.name.range == place }
    for route in graph.routes {
      guard let parent = route.parent, route.parameter(named: old) != nil,
        !parent.arguments.contains(where: { $0.name.value == old })
      else { continue }
      let lower = graph.routes[parent.route]
      guard isRenamed(route) != isRenamed(lower), lower.parameter(named: old) != nil else { continue }
      let (param, value) = isRenamed(route) ? (old, name) : (name, old)
      let written = sources.text(in: parent.range)
      // A name alone becomes a map.
      if isKey(parent.range) {
        edits.add(
          .set(path: ["parent", written, param], value: "$\(value)", of: route.name.range),
          "'\(lower.qualifiedName)' below '\(route.qualifiedName)' still has its '\(param)'")
      } else if parent.range.start > route.name.range.start {
        edits.replace(parent.range, with: "{\(written): {\(param): $\(value)}}")
      }
    }
  }

  /// Whether a name has a value: what follows it is a colon.
  private func isKey(_ range: SourceRange) -> Bool {
    sources[range.source].bytes[Int(range.end)...].first {
      ![UInt8(ascii: " "), UInt8(ascii: "\"")].contains($0)
    } == UInt8(ascii: ":")
  }

  /// What saved state calls a param or a tab.
  private func keepKey(
    of symbol: SpecNames.Symbol, declaredAt place: SourceRange, in spec: ResolvedSpec,
    _ edits: inout SpecEdits
  ) {
    guard spec.schema.restoration != nil else { return }
    let note = "saved state still calls it '\(symbol.name)': restore"
    let restore = Diagnostic.Fix.Change.set(path: ["restore"], value: symbol.name.asYAMLName, of: place)
    if let tab = spec.graph.tabs.first(where: { $0.name.range == place }), tab.restore == nil {
      return edits.add(restore, note)
    }
    let saved = spec.graph.routes.filter { spec.schema.routes[$0.id.value].key != nil }
    guard let parameter = saved.lazy.flatMap(\.parameters).first(where: { $0.name.range == place }),
      parameter.restorationKey?.range == place
    else { return }
    guard !sources.text(in: place.through(parameter.range.startPoint)).contains("type") else {
      return edits.add(restore, note)
    }
    // A type alone becomes a map.
    let type = sources.text(in: parameter.range)
    let isWord = type.allSatisfy { $0.isLetter || $0.isNumber || " _.?=".contains($0) }
    let text = isWord || "\"'".contains(type.prefix(1)) ? type : type.inQuotes
    edits.replace(parameter.range, with: "{type: \(text), restore: \(symbol.name.asYAMLName)}")
    edits.notes.append(note)
  }

  /// What analytics and saved state call a route.
  private func keepNames(
    of route: Route, as newKey: String, in graph: NavigationGraph, _ edits: inout SpecEdits
  ) {
    if graph.restoration != nil, let key = route.restorationKey?.value, route.plain.restore == nil {
      // A name that it had before is a former key already: what is saved keeps the one that it has.
      route.plain.formerKeys.contains { $0.value == newKey }
        ? edits.add(
          .set(path: ["restore"], value: key.asYAMLName, of: route.name.range),
          "saved state still calls it '\(key)': restore")
        : edits.add(
          .append([key.asYAMLName], path: ["formerly"], of: route.name.range),
          "saved state under '\(key)' is still read: formerly")
    }
    if route.plain.screen == nil {
      edits.add(
        .set(path: ["screen"], value: route.screen, of: route.name.range),
        "analytics still call it '\(route.screen)': screen")
    }
  }
}

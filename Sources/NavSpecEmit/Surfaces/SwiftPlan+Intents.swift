import NavSpecDiagnostics
import NavSpecModel

extension SwiftPlan {
  /// nil where no route has an intent.
  func intentsFile() throws(EmitError) -> IntentsFile? {
    var entities: [IntentsFile.Entity] = []
    var destinations: [IntentsFile.Destination] = []
    var converted: [ParameterType] = []
    var modules: Set<String> = ["AppIntents", "Foundation"]
    if !hasTab { modules.insert(Self.runtime) }
    for route in graph.routes {
      // Where there is no link the rules have said why.
      guard let intent = route.shownSurfaces?.intent, let link = try? graph.universalLink(of: route) else {
        continue
      }
      let base = SwiftName.upperCamel(ofRoute: route, in: graph)
      let url = literal(link, intent)
      let target = try code(of: route, "intent", at: intent.range) { parameter in
        let name = parameter.name.value
        return link.names.contains(name)
          ? .expression("target.\(SwiftIdentifier(intent.property(of: name)).member)") : nil
      }
      guard let entity = intent.entity else {
        let name = SwiftName.lowerCamel(from: base) ?? route.name.value
        destinations.append(
          .init(name: SwiftIdentifier(name), title: .quoted(route.displayTitle), url: url, target: target))
        continue
      }
      var properties: [SwiftCode] = []
      var missing: [IntentsFile.Missing] = []
      for parameter in link.names.compactMap({ route.parameter(named: $0) }) {
        let name = intent.property(of: parameter.name.value)
        let code: SwiftCode = "var \(SwiftIdentifier(name)): \(types.name(of: parameter.type))"
        properties.append(code)
        modules.formUnion(types.modules(for: parameter))
        if name == "id" { continue }
        converted.append(parameter.type)
        let text = "write in '\(entity.value)': @Property(title: \"\(SwiftName.words(name))\") \(code.text)"
        missing.append(.init(code: code, message: .quoted(text)))
      }
      entities.append(
        .init(
          name: SwiftTypes.reference(entity.value), route: "\(comment: route.qualifiedName)",
          pattern: "\(comment: link.link.pattern.value)", title: "\(inLiteral: route.displayTitle)",
          base: SwiftIdentifier(base), properties: properties, missing: missing, url: url, target: target))
    }
    guard !entities.isEmpty || !destinations.isEmpty else { return nil }
    return IntentsFile(
      head: head(of: rootPath), app: app, imports: imports(using: modules), opensURLs: hasTab,
      entities: entities,
      conversions: hasTab ? converted.distinct.compactMap(conversion) : [], destinations: destinations)
  }

  /// The URL as a literal, with a key path for each value.
  private func literal(_ link: UniversalLink, _ intent: IntentSpec) -> SwiftCode {
    let parts = link.parts.enumerated().map { index, part -> SwiftCode in
      if index % 2 == 0 { return "\(inLiteral: part)" }
      let property = intent.property(of: part)
      return property == "id" ? "\\(.id)" : "\\(\\.$\(SwiftIdentifier(property).member))"
    }
    return "\"\(SwiftCode.joined(parts, by: ""))\""
  }

  /// What the app must say of a type for its text in URLs; nil for one that has such a text.
  private func conversion(_ type: ParameterType) -> IntentsFile.Missing? {
    let builtin = graph.builtin(of: type)
    var text = "\"\\(rawValue)\""
    switch builtin {
    // An entity has the last two as its `id` alone.
    case .string?, .int?, .url?, .uuid?, .int64?: return nil
    case .date?: text = "formatted(.iso8601)"
    case .double?, .bool?: text = "description"
    case nil: if case .named(let id) = type, case .text = graph.types[id].kind { text = "description" }
    }
    let name = types.name(of: type)
    // Of another module, where the type, and what it must have, is public.
    let isForeign = builtin != nil || !types.modules(naming: type).isEmpty
    let (attribute, access) = isForeign ? ("@retroactive ", "public ") : ("", "")
    let conformance = "\(name.text): \(attribute)CustomURLRepresentationParameterConvertible"
    return .init(
      code: name,
      message: .quoted(
        "write in the app: nonisolated extension \(conformance) { "
          + "\(access)var urlRepresentationParameter: String { \(text) } }"))
  }
}

import NavSpecCompiler
import NavSpecDiagnostics
import NavSpecEmit
import NavSpecFrontend
import NavSpecLinkAnalysis
import NavSpecModel
import NavSpecRuntime
import NavSpecYAML

/// What is known of a place, as Markdown.
struct Hover {
  private let place: RequestPlace
  private let spec: CheckedSpec?

  init(at place: RequestPlace) {
    self.place = place
    spec = place.session?.result?.spec
  }

  var message: JSONText? {
    if let (mention, symbol) = place.mention, let text = text(of: symbol) {
      return message(text, at: mention.range)
    }
    if let link = place.source.flatMap(link) {
      return message(text(ofPattern: link.link, of: link.route), at: link.link.pattern.range)
    }
    return keys.last { contains($0.range) }.map { message(text(of: $0), at: $0.range) }
  }

  private var keys: [KeyMention] {
    if let names = place.names { return names.keys }
    guard place.isSettings else { return [] }
    var map = SourceMap()
    let source = map.add(SourceFile(path: place.document.path, bytes: place.document.text.bytes))
    let shape = FileShapes.configuration(outputs: Output.keys)
    return YAMLReader.read(source, in: map).root.map {
      FileNames(of: $0, path: place.document.path, source: source, in: map, shape: shape).keys
    } ?? []
  }

  private func contains(_ range: SourceRange) -> Bool {
    range.start <= place.offset && place.offset <= range.end
  }

  private func message(_ lines: [String], at range: SourceRange) -> JSONText {
    [
      "contents": ["kind": "markdown", "value": .string(lines.joined(separator: "\n\n"))],
      "range": place.document.text.range(range),
    ]
  }

  private func text(of mention: KeyMention) -> [String] {
    let key = mention.key
    let sentences: [String?] = [
      "**\(key.name)** of \(mention.object.title): \(key.doc)", key.shape.phrase,
      key.defaultValue.map { "default: `\($0.text(.line))`" },
      key.examples.first.map { "for example `\(key.name): \($0.text(.line))`" },
    ]
    return sentences.compactMap(\.self)
  }

  private func text(of symbol: SpecNames.Symbol) -> [String]? {
    guard let graph = spec?.resolved?.graph else { return nil }
    switch symbol.kind {
    case .route, .exit:
      return graph.routes.first {
        $0.qualifiedName == symbol.key || graph.isExit($0) && $0.name.value == symbol.name
      }
      .map { text(of: $0, in: graph) }
    case .condition:
      guard let id = graph.conditions.firstIndex(where: { $0.name.value == symbol.name }) else { return nil }
      let guarded = graph.routes.filter { $0.requirements.contains { $0.value.condition.value == id } }
      return ["condition **\(symbol.name)**" + (graph.conditions[id].doc.map { ": \($0)" } ?? "")]
        + list("needed by", guarded.map(\.qualifiedName))
    case .param:
      guard let declared = place.session?.names.declaration(of: symbol) else { return nil }
      let parameter = graph.routes.lazy.flatMap(\.parameters).first { $0.name.range == declared.range }
      return parameter.map { parameter in
        let type = spec?.sources.text(in: parameter.range) ?? graph.name(of: parameter.type)
        return ["param **\(symbol.name)**: `\(type)`"] + [parameter.doc].compactMap(\.self)
      }
    case .type:
      guard let type = graph.types.first(where: { $0.name.value == symbol.name }) else { return nil }
      var lines = ["type **\(symbol.name)**"] + [type.doc].compactMap(\.self)
      if case .cases(let cases) = type.kind { lines += list("cases", cases.map(\.name.value)) }
      return lines
    default:
      let count = place.session?.names.mentions(of: symbol).count ?? 0
      return ["\(symbol.kind.title) **\(symbol.name)**, named in \(count.counted("place"))"]
    }
  }

  private func list(_ title: String, _ items: [String]) -> [String] {
    guard !items.isEmpty else { return [] }
    let more = items.count > 12 ? " and \(items.count - 12) more" : ""
    return ["\(title): " + items.prefix(12).map { "`\($0)`" }.joined(separator: ", ") + more]
  }

  private func text(of route: Route, in graph: NavigationGraph) -> [String] {
    let ways = graph.routes.filter { $0.edges.contains { $0.target == route.id } }.map(\.qualifiedName)
    let everywhere = graph.anywhere.contains { $0.target == route.id } ? ["every screen"] : []
    let tabs = graph.tabs.filter { $0.rootScreens.contains { $0.route == route.id } }.map {
      "tab \($0.name.value)"
    }
    let taps = TapDistance(of: graph)[route.id].map { "\($0.counted("tap")) from launch" }
    let params = route.parameters.map { parameter in
      "\(parameter.name.value): \(spec?.sources.text(in: parameter.range) ?? "")"
    }
    let links = zip(route.links, examples(of: route.links)).map { link, url in
      link.pattern.value + (url.map { "` → `\($0)" } ?? "")
    }
    var lines = ["**\(route.displayTitle)** (`\(route.qualifiedName)`)"] + [route.doc].compactMap(\.self)
    lines += list("params", params)
    lines += list("from", tabs + everywhere + ways)
    lines += [taps].compactMap(\.self)
    lines += list("links", links)
    lines += list("requires", route.requirements.map { graph.name(of: $0.value) })
    lines.append(route.restorationKey.map { "restored under `\($0.value)`" } ?? "not restored")
    return lines
  }

  /// A URL of each link that is known to have one.
  private func examples(of links: [Link]) -> [String?] {
    guard let spec = spec?.resolved else { return links.map { _ in nil } }
    let model = LinkModel(spec.table)
    let all = spec.graph.links
    return links.map { link in all.firstIndex { $0.link === link }.flatMap { model.exampleURL(ofLink: $0) } }
  }

  private func link(in source: SourceID) -> (route: Route, link: Link)? {
    spec?.resolved?.graph.links.first {
      contains($0.link.pattern.range) && $0.link.pattern.range.source == source
    }
  }

  private func text(ofPattern link: Link, of route: Route) -> [String] {
    var lines = ["`\(link.pattern.value)` opens **\(route.displayTitle)** (`\(route.qualifiedName)`)"]
    guard let spec = spec?.resolved, let url = examples(of: [link])[0] else { return lines }
    lines.append("for example `\(url)`")
    let found = spec.table.explanation(of: url, limit: 20).attempts.filter { $0.failure == nil }
    if let rank = found.firstIndex(where: { $0.pattern == link.pattern.value }) {
      lines.append("of the patterns that match it, its rank is \(rank + 1) of \(found.count)")
    }
    return lines + list("competes with", found.map(\.pattern).filter { $0 != link.pattern.value }.distinct)
  }
}

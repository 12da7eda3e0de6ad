/// The schema as text: a line for each thing, its kind first, then fields that differ from the default.
/// Generated Swift has it as a comment beside what the runtime reads, so that a review shows what changed.
nonisolated extension NavigationSchema {
  /// The schema, line by line.
  public var text: String { text(besides: []) }

  /// The schema without the routes and links of features, each of which has a text of its own; see
  /// ``text(ofFeature:routes:)``. The texts of all, one after the other, are the schema.
  public func text(besides features: [Range<Int>]) -> String {
    let routes = routes.indices.filter { route in !features.contains { $0.contains(route) } }
    return SchemaWriter(schema: self).lines(routes).joined(separator: "\n") + "\n"
  }

  /// The routes of a feature and their links. Names of the feature are written without it, `.results`.
  public func text(ofFeature name: String, routes: Range<Int>) -> String {
    SchemaWriter(schema: self, feature: name).linesOfFeature(routes).joined(separator: "\n") + "\n"
  }

  /// A screen as the schema's text writes it, without a space: `recipe('6F9619FF…,4)`. Read it back with
  /// ``screen(parsing:)``; a value of an opaque type is lost.
  public func text(of screen: Screen) -> String { SchemaWriter(schema: self).screen(screen) }
}

/// Writes each kind of line.
private nonisolated struct SchemaWriter {
  let schema: NavigationSchema
  /// The feature whose names are written without it.
  let feature: String?
  /// Its name with the dot, which begins the names of its routes.
  private let prefix: String?

  init(schema: NavigationSchema, feature: String? = nil) {
    self.schema = schema
    self.feature = feature
    prefix = feature.map { $0 + "." }
  }

  func linesOfFeature(_ routes: Range<Int>) -> [String] {
    [line("feature", [feature.map(SchemaAtom.nested)])] + schema.routes[routes].map(route)
      + links { routes.contains($0) }
  }

  /// The links of some routes.
  private func links(of isWritten: (Int) -> Bool) -> [String] {
    // By index, since a link is a large value and most belong to other features.
    schema.links.indices.filter { isWritten(schema.links[$0].route) }.map { link(schema.links[$0]) }
  }

  func lines(_ routes: [Int]) -> [String] {
    var lines = [line("app", [SchemaAtom.whole(schema.name)])]
    lines += schema.sources.map(source)
    lines += schema.conditions.map(condition)
    lines += container
    if let edges = list("to", schema.anywhere.map(edge)) { lines.append(line("anywhere", [edges])) }
    lines += routes.map { route(schema.routes[$0]) }
    lines += schema.prefixes.map { line("prefix", [SchemaAtom.whole($0)]) }
    lines += schema.prefixForms.sorted { $0.key < $1.key }.map {
      line("prefix-form", [named($0.key, $0.value)])
    }
    let isWritten = Set(routes)
    // A link to no route at all is kept as it is.
    lines += links { isWritten.contains($0) || !schema.routes.indices.contains($0) }
    lines += schema.redirects.map {
      line("redirect", [SchemaAtom.whole($0.pattern), SchemaAtom.whole($0.target), sourceField($0.source)])
    }
    lines += schema.exclusions.map {
      line("exclude", [SchemaAtom.whole($0.pattern), sourceField($0.source)])
    }
    switch schema.fallback {
    case .ignore: break
    case .browser: lines.append("fallback browser")
    case .route(let route): lines.append(line("fallback", ["route=" + routeName(route)]))
    }
    if let restoration = schema.restoration { lines.append(self.restoration(restoration)) }
    return lines
  }

  private func line(_ kind: String, _ fields: [String?]) -> String {
    var line = kind
    for case let field? in fields {
      line += " "
      line += field
    }
    return line
  }

  private func list(_ key: String, _ items: [String]) -> String? {
    items.isEmpty ? nil : key + "=" + items.joined(separator: ",")
  }

  private func texts(_ key: String, _ items: [String]) -> String? { list(key, items.map(SchemaAtom.nested)) }

  /// By name, or by number where there is nothing of that index.
  private func name(_ index: Int, in names: [String]) -> String {
    names.indices.contains(index) ? SchemaAtom.nested(names[index]) : "#\(index)"
  }

  private func routeName(_ index: Int) -> String {
    schema.routes.indices.contains(index) ? name(of: schema.routes[index]) : "#\(index)"
  }

  private func name(of route: NavigationSchema.Route) -> String {
    if let prefix, route.name.hasPrefix(prefix) {
      let name = route.name.utf8.dropFirst(prefix.utf8.count)
      return "." + SchemaAtom.nested(String(decoding: name, as: UTF8.self))
    }
    return SchemaAtom.nested(route.name)
  }

  private func conditionName(_ index: Int) -> String { name(index, in: schema.conditions.map(\.name)) }

  private func tabName(_ index: Int) -> String {
    guard case .tabs(let tabs) = schema.container else { return "#\(index)" }
    return name(index, in: tabs.map(\.name))
  }

  private func sourceField(_ index: Int) -> String? {
    index == 0 ? nil : "source=" + name(index, in: schema.sources.map(\.name))
  }

  private func source(_ source: NavigationSchema.Source) -> String {
    line(
      "source",
      [
        source.name.isEmpty ? nil : "name=" + SchemaAtom.nested(source.name),
        texts("schemes", source.schemes),
        texts("domains", source.domains), source.isBare ? "bare" : nil, source.acceptsHTTP ? "http" : nil,
        source.ignoresCase ? "ignores-case" : nil, source.strictTrailingSlash ? "strict-slash" : nil,
        source.collapsesSlashes ? "collapses-slashes" : nil, source.plusIsSpace ? "plus-is-space" : nil,
        source.hostPolicy == .path ? nil : "host=" + source.hostPolicy.rawValue,
      ])
  }

  private func condition(_ condition: NavigationSchema.Condition) -> String {
    line(
      "condition",
      [
        SchemaAtom.nested(condition.name), condition.redirect.map { "redirect=" + routeName($0) },
        condition.keepsScreensOnLoss ? "keeps-screens" : nil,
      ])
  }

  private var container: [String] {
    switch schema.container {
    case .external: ["external"]
    case .root(let screen): [line("root", [self.screen(screen)])]
    case .split(let split): [line("split", self.split(split))]
    case .tabs(let tabs):
      ["tabs"]
        + tabs.map { tab in
          line(
            "tab",
            [
              SchemaAtom.nested(tab.name), "root=" + screen(tab.root),
              tab.visibleWhen.map { "visible=" + conditionName($0) },
            ] + (tab.split.map(split) ?? []))
        }
    }
  }

  private func split(_ split: NavigationSchema.Split) -> [String?] {
    [
      "sidebar=" + screen(split.sidebar), split.content.map { "content=" + screen($0) },
      "detail=" + screen(split.detail),
      split.visibility == .automatic ? nil : "visibility=" + split.visibility.rawValue,
      split.compactColumn == .sidebar ? nil : "compact=" + split.compactColumn.rawValue,
    ]
  }

  func screen(_ screen: NavigationSchema.Screen) -> String {
    routeName(screen.route)
      + (screen.values.isEmpty ? "" : "(" + screen.values.map(value).joined(separator: ",") + ")")
  }

  private func value(_ value: RouteValue) -> String {
    switch value {
    // An opaque value has no text; a schema holds none.
    case .absent, .opaque: "nil"
    case .string(let text): "'" + SchemaAtom.nested(text)
    case .integer(let number): String(number)
    case .double(let number): SchemaAtom.nested(number.description)
    case .bool(let flag): flag ? "true" : "false"
    case .list(let items): "[" + items.map(self.value).joined(separator: ",") + "]"
    case .map(let map):
      "{"
        + map.sorted { $0.key < $1.key }.map { SchemaAtom.nested($0.key) + ":" + SchemaAtom.nested($0.value) }
        .joined(separator: ",") + "}"
    }
  }

  private func form(_ form: ValueForm) -> String {
    var text: String
    switch form.base {
    case .string: text = "string"
    case .int: text = "int"
    case .int64: text = "int64"
    case .double: text = "double"
    case .bool: text = "bool"
    case .uuid: text = "uuid"
    case .date: text = "date"
    case .url: text = "url"
    case .opaque: text = "opaque"
    case .cases(let cases): text = "cases(" + cases.map(SchemaAtom.nested).joined(separator: ",") + ")"
    }
    let constraints =
      [
        form.pattern.map { "pattern=" + SchemaAtom.nested($0) },
        form.minimum.map { "min=" + SchemaAtom.nested($0.description) },
        form.maximum.map { "max=" + SchemaAtom.nested($0.description) },
        form.length.map { "length=\($0.lowerBound)..\($0.upperBound)" },
      ].compactMap { $0 } + (form.schemes ?? []).map { "scheme=" + SchemaAtom.nested($0) }
    if !constraints.isEmpty { text += "(" + constraints.joined(separator: ",") + ")" }
    return text
  }

  private func named(_ name: String, _ form: ValueForm) -> String {
    SchemaAtom.nested(name) + ":" + self.form(form)
  }

  private func parameter(_ parameter: NavigationSchema.Parameter) -> String {
    var text = named(parameter.name, parameter.form)
    switch parameter.arity {
    case .one: break
    case .optional: text += "?"
    case .list: text += "[]"
    case .map: text += "{}"
    }
    if parameter.isSensitive { text += "!" }
    if !parameter.isRestored { text += "~" }
    if let value = parameter.defaultValue { text += "=" + self.value(value) }
    return text
  }

  private func route(_ route: NavigationSchema.Route) -> String {
    line(
      "route",
      [name(of: route)] + route.parameters.map { parameter($0) } + [
        route.key.map { $0 == route.name ? "key" : "key=" + SchemaAtom.nested($0) },
        texts("formerly", route.formerKeys),
        route.presentation == .push ? nil : "present=" + route.presentation.rawValue,
        route.windowFallback == .sheet ? nil : "window-fallback=" + route.windowFallback.rawValue,
        route.hasStack ? "stack" : nil, route.tab.map { "tab=" + tabName($0) },
        list("requires", route.requirements.map { conditionName($0) }),
        list("to", route.edges.map { edge($0) }),
        route.isFreelyDismissed ? nil : "asks-to-dismiss",
        route.column == .detail ? nil : "column=" + route.column.rawValue,
        route.hidesTabBar ? "hides-tab-bar" : nil, list("detents", route.detents.map(detent)),
        route.zooms ? "zoom" : nil, route.isSensitive ? "sensitive" : nil,
        route.screen == route.name ? nil : "screen=" + SchemaAtom.nested(route.screen),
      ])
  }

  private func edge(_ edge: NavigationSchema.Edge) -> String {
    var text = routeName(edge.target)
    if let presentation = edge.presentation { text += ":" + self.text(presentation, edge.windowFallback) }
    if let popTo = edge.popTo { text += "^" + routeName(popTo) }
    if edge.isInclusive { text += "+" }
    if let when = edge.when { text += "?" + condition(when) }
    return text
  }

  private func condition(_ when: NavigationSchema.Link.When) -> String {
    (when.isNegated ? "!" : "") + conditionName(when.condition)
  }

  private func detent(_ detent: NavigationSchema.Detent) -> String {
    switch detent {
    case .medium: "medium"
    case .large: "large"
    case .fraction(let part): "fraction(" + SchemaAtom.nested(part.description) + ")"
    case .height(let points): "height(" + SchemaAtom.nested(points.description) + ")"
    }
  }

  private func text(
    _ presentation: NavigationSchema.Presentation, _ windowFallback: NavigationSchema.Presentation?
  ) -> String {
    presentation.rawValue + (windowFallback.map { ":" + $0.rawValue } ?? "")
  }

  private func link(_ link: NavigationSchema.Link) -> String {
    line(
      "link",
      [
        SchemaAtom.whole(link.pattern), sourceField(link.source),
        link.stack.last?.route == link.route ? nil : "route=" + routeName(link.route),
        list("stack", link.stack.map { linkedScreen($0) }), link.tab.map { "tab=" + tabName($0) },
        link.presentation.map { "present=" + text($0, link.windowFallback) },
        list("where", link.constraints.sorted { $0.key < $1.key }.map { named($0.key, $0.value) }),
        list(
          "as",
          link.names.sorted { $0.key < $1.key }.map {
            SchemaAtom.nested($0.key) + ":" + SchemaAtom.nested($0.value)
          }),
        texts("without", link.forbiddenKeys),
        link.when.map { "when=" + condition($0) },
        link.isDeprecated ? "deprecated" : nil, link.isBuilt ? nil : "unbuilt",
        link.priority == 0 ? nil : "priority=\(link.priority)",
      ])
  }

  private func linkedScreen(_ screen: NavigationSchema.LinkedScreen) -> String {
    let arguments = screen.arguments.sorted { $0.key < $1.key }.map { name, argument in
      let text =
        switch argument {
        case .captured(let name): "$" + SchemaAtom.nested(name)
        case .constant(let value): self.value(value)
        case .url: "@url"
        case .path: "@path"
        case .remainder: "@remainder"
        case .text(let text): "~" + SchemaAtom.nested(text)
        }
      return SchemaAtom.nested(name) + "=" + text
    }
    return routeName(screen.route) + (arguments.isEmpty ? "" : "(" + arguments.joined(separator: ",") + ")")
  }

  private func restoration(_ restoration: NavigationSchema.Restoration) -> String {
    line(
      "restoration",
      [
        SchemaAtom.nested(restoration.key),
        restoration.storage == .scene ? nil : "storage=" + restoration.storage.rawValue,
        restoration.version == 1 ? nil : "version=\(restoration.version)",
        restoration.maximumBytes == 65_536 ? nil : "max=\(restoration.maximumBytes)",
      ])
  }
}

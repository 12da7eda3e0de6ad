import NavSpecDiagnostics
package import NavSpecModel
package import NavSpecRuntime

extension NavigationGraph {
  /// The graph as a schema.
  /// - Parameter links: The places of its links, in order.
  func schema(links: [(route: RouteID, index: Int)]) -> NavigationSchema {
    var schema = NavigationSchema(name: name.value, container: schemaContainer)
    schema.sources = sources.map(\.policy)
    schema.conditions = conditions.map { condition in
      var result = NavigationSchema.Condition(
        name: condition.name.value, redirect: condition.redirect?.value.value)
      result.onLoss = condition.onLoss
      return result
    }
    schema.routes = routes.map(schemaRoute)
    schema.anywhere = anywhere.map(schemaEdge)
    schema.links = links.map { schemaLink(routes[$0.route].links[$0.index], of: routes[$0.route]) }
    schema.exclusions = exclusions.map {
      .init(pattern: $0.pattern.value.text, source: schemaSource($0.source, of: $0.pattern.value))
    }
    schema.redirects = redirects.map {
      .init(
        pattern: $0.pattern.value.text, target: $0.target.value.text,
        source: schemaSource($0.source, of: $0.pattern.value))
    }
    addFullURLSource(to: &schema)
    schema.prefixes = prefixes.map(\.value.text)
    schema.fallback =
      switch fallback {
      case .ignore: .ignore
      case .browser: .browser
      case .route(let id): .route(id.value)
      }
    schema.restoration = restoration?.schema(named: name.value)
    return schema
  }

  /// Full URLs without a source take the app's policy but for how it reads hosts: they may need a group.
  private func schemaSource(_ source: SourceGroupID, of pattern: LinkPattern?) -> Int {
    guard source.value == 0, let own = sources.first, own.policy.hostPolicy != .path, pattern?.scheme != nil
    else { return source.value }
    return sources.count
  }

  private func addFullURLSource(to schema: inout NavigationSchema) {
    let used =
      schema.links.map(\.source) + schema.redirects.map(\.source) + schema.exclusions.map(\.source)
    guard used.contains(sources.count), var policy = sources.first?.policy else { return }
    // No source of a spec can have this name.
    policy.name = "full-url"
    policy.schemes = []
    policy.domains = []
    policy.hostPolicy = .path
    schema.sources.append(policy)
  }

  private var schemaContainer: NavigationSchema.Container {
    switch container {
    case .tabs(let tabs): .tabs(tabs.map(schemaTab))
    case .root(let screen): .root(schemaScreen(screen))
    case .split(let split): .split(schemaSplit(split))
    case .external, .missing: .external
    }
  }

  private func schemaTab(_ tab: Tab) -> NavigationSchema.Tab {
    var result = NavigationSchema.Tab(name: tab.name.value, root: schemaScreen(tab.root))
    result.key = tab.restorationKey.value
    result.visibleWhen = tab.visible.map(\.value.index)
    result.split = tab.split.map(schemaSplit)
    return result
  }

  private func schemaSplit(_ split: Split) -> NavigationSchema.Split {
    var result = NavigationSchema.Split(
      sidebar: schemaScreen(split.sidebar), content: split.content.map(schemaScreen),
      detail: schemaScreen(split.detail))
    result.visibility = split.visibility?.value ?? .automatic
    result.compactColumn = split.compact?.value ?? .sidebar
    return result
  }

  /// A root with one value per param: what is written, else what it is when missing.
  private func schemaScreen(_ screen: Screen) -> NavigationSchema.Screen {
    let route = routes[screen.route]
    return .init(
      route: screen.route.value,
      values: route.parameters.map { parameter in
        screen.arguments.first { $0.name.value == parameter.name.value }?.value.value
          ?? schemaParameter(parameter).valueWhenMissing ?? .absent
      })
  }

  package func schemaParameter(_ parameter: Parameter) -> NavigationSchema.Parameter {
    var result = NavigationSchema.Parameter(
      name: parameter.name.value, form: form(of: parameter.type) ?? ValueForm(.opaque),
      arity: parameter.arity, defaultValue: parameter.defaultValue)
    result.isSensitive = parameter.isSensitive
    result.key = parameter.restorationKey?.value
    return result
  }

  private func schemaRoute(_ route: Route) -> NavigationSchema.Route {
    var result = NavigationSchema.Route(name: route.qualifiedName)
    result.parameters = route.parameters.map { schemaParameter($0) }
    result.presentation = route.presentation
    result.windowFallback = route.windowFallback
    result.hasStack = route.hasStack
    // Nothing of a sensitive screen leaves the app; for a result nobody waits after a launch.
    let isKept = restoration != nil && !route.isSensitive && route.returns == nil
    result.key = isKept ? route.restorationKey?.value : nil
    result.formerKeys = restoration == nil ? [] : route.formerKeys.map(\.value)
    result.tab = route.tab?.value.value
    result.requirements = route.requirements.map(\.value.index)
    result.edges = route.edges.map { schemaEdge($0) }
    result.isFreelyDismissed = route.isFreelyDismissed
    result.returnsValue = route.returns != nil
    result.column = route.filledColumn
    for key in ShownRouteKey.all { key.fill(&result, route.plain) }
    // A swipe would end a zoom, and nothing asks before it.
    if !result.isFreelyDismissed { result.zooms = false }
    result.isSensitive = route.isSensitive
    result.screen = route.screen
    result.parent = route.parent.map { parent in
      .init(
        route: parent.route.value,
        arguments: Dictionary(first: parent.arguments.map { ($0.name.value, $0.value.value) }))
    }
    return result
  }

  private func schemaEdge(_ edge: Edge) -> NavigationSchema.Edge {
    var result = NavigationSchema.Edge(target: edge.target.value, presentation: edge.presentation?.value)
    result.windowFallback = edge.windowFallback
    result.popTo = edge.popTo?.value.value
    result.isInclusive = edge.isInclusive
    result.when = edge.when.map { .init(condition: $0.value.value, isNegated: false) }
    return result
  }

  private func schemaLink(_ link: Link, of route: Route) -> NavigationSchema.Link {
    var result = NavigationSchema.Link(route: route.id.value, pattern: link.pattern.value)
    result.source = schemaSource(link.source, of: link.template)
    result.stack = link.stack.map { .init(route: $0.route.value, arguments: $0.arguments) }
    result.tab = link.tab?.value.value
    result.presentation = link.presentation
    result.windowFallback = link.windowFallback
    for entry in link.constraints {
      let type = route.parameter(named: entry.name.value)?.type
      let text = link.namesInTexts.contains(entry.name.value) ? ValueForm(.string) : nil
      guard var form = type.flatMap({ form(of: $0) }) ?? text else { continue }
      form.base = .cases(entry.value.map(\.value))
      form.schemes = nil
      form.appSchemes = []
      // They hold for these texts, not for the URL: there, letters may have another case.
      form.pattern = nil
      form.length = nil
      result.constraints[entry.name.value] = form
    }
    result.names = Dictionary(first: link.names.map { ($0.name.value, $0.value.value) })
    result.forbiddenKeys = link.without.map(\.value)
    result.when = link.when.map { .init(condition: $0.value.condition.value, isNegated: $0.value.isNegated) }
    result.isDeprecated = link.isDeprecated
    result.isBuilt = link.isBuilt && !route.isSensitive
    result.priority = link.priority?.value ?? 0
    return result
  }
}

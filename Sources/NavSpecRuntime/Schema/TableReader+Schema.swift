nonisolated extension TableReader {
  /// The schema, in the order in which the tool wrote it.
  mutating func schema() -> NavigationSchema {
    var schema = NavigationSchema(name: string(), container: container())
    schema.sources = list { $0.source() }
    schema.conditions = list { reader in
      var condition = NavigationSchema.Condition(name: reader.string(), redirect: reader.index())
      condition.keepsScreensOnLoss = reader.bool()
      return condition
    }
    let forms = list { $0.form() }
    schema.routes = list(of: NavigationSchema.Route(name: "")) { $0.route(&$1, forms) }
    for (index, parent) in list({ ($0.int(), $0.linkedScreen()) }) where schema.routes.indices.contains(index)
    {
      schema.routes[index].parent = parent
    }
    schema.anywhere = edges()
    schema.linkList = NavigationSchema.LinkList(TableParts(&self))
    schema.redirects = list { .init(pattern: $0.string(), target: $0.string(), source: $0.int()) }
    schema.exclusions = list { .init(pattern: $0.string(), source: $0.int()) }
    schema.prefixes = strings()
    schema.prefixForms = self.forms()
    switch int() {
    case 0: schema.fallback = .browser
    case 1: schema.fallback = .route(int())
    default: break
    }
    if bool() {
      var restoration = NavigationSchema.Restoration(key: string())
      restoration.storage = bool() ? .app : .scene
      restoration.version = int()
      restoration.maximumBytes = int()
      schema.restoration = restoration
    }
    return schema
  }

  /// The index of something that may be missing.
  private mutating func index() -> Int? {
    let index = int()
    return index < 0 ? nil : index
  }

  private mutating func choice<Value: CaseIterable>(_ type: Value.Type) -> Value?
  where Value.AllCases == [Value] {
    let index = int()
    return type.allCases.indices.contains(index) ? type.allCases[index] : nil
  }

  private mutating func forms() -> [String: ValueForm] {
    var forms: [String: ValueForm] = [:]
    for (name, form) in list({ ($0.string(), $0.form()) }) { forms[name] = form }
    return forms
  }

  private mutating func value() -> RouteValue {
    switch int() {
    case 0: return .string(string())
    // Not as an Int, which has 32 bits on some platforms.
    case 1: return .integer(Int64(truncatingIfNeeded: bits()) &- 1)
    case 2: return .double(Double(bitPattern: bits()))
    case 3: return .bool(bool())
    case 4: return .list(list { $0.value() })
    case 5:
      var map: [String: String] = [:]
      for (key, text) in list({ ($0.string(), $0.string()) }) { map[key] = text }
      return .map(map)
    default: return .absent
    }
  }

  private mutating func screen() -> NavigationSchema.Screen {
    NavigationSchema.Screen(route: int(), values: list { $0.value() })
  }

  private mutating func split() -> NavigationSchema.Split {
    var split = NavigationSchema.Split(sidebar: screen(), content: bool() ? screen() : nil, detail: screen())
    split.visibility = choice(NavigationSchema.ColumnVisibility.self) ?? .automatic
    split.compactColumn = choice(NavigationSchema.Column.self) ?? .sidebar
    return split
  }

  private mutating func container() -> NavigationSchema.Container {
    switch int() {
    case 0: .root(screen())
    case 1: .split(split())
    case 2:
      .tabs(
        list { reader in
          var tab = NavigationSchema.Tab(name: reader.string(), root: reader.screen())
          tab.visibleWhen = reader.index()
          if reader.bool() { tab.split = reader.split() }
          return tab
        })
    default: .external
    }
  }

  private mutating func source() -> NavigationSchema.Source {
    var source = NavigationSchema.Source(name: string(), schemes: strings(), domains: strings())
    source.isBare = bool()
    source.acceptsHTTP = bool()
    source.ignoresCase = bool()
    source.strictTrailingSlash = bool()
    source.collapsesSlashes = bool()
    source.plusIsSpace = bool()
    switch int() {
    case 0: source.hostPolicy = .domain
    case 1: source.hostPolicy = .ignore
    default: break
    }
    return source
  }

  private mutating func parameter(_ parameter: inout NavigationSchema.Parameter, _ forms: [ValueForm]) {
    parameter.name = string()
    let form = int()
    if forms.indices.contains(form) { parameter.form = forms[form] }
    switch int() {
    case 0: parameter.arity = .optional
    case 1: parameter.arity = .list
    case 2: parameter.arity = .map
    default: break
    }
    if bool() { parameter.defaultValue = value() }
    parameter.isSensitive = bool()
    parameter.isRestored = bool()
  }

  private mutating func route(_ route: inout NavigationSchema.Route, _ forms: [ValueForm]) {
    route.name = string()
    route.screen = route.name
    route.parameters = list(of: .init(name: "", form: ValueForm(.string))) {
      $0.parameter(&$1, forms)
    }
    route.edgeList = NavigationSchema.EdgeList(text, at: skip())
    route.requirements = list { $0.int() }
    switch int() {
    case 0: route.key = route.name
    case 1: route.key = string()
    default: break
    }
    route.presentation = choice(NavigationSchema.Presentation.self) ?? .push
    // Most have nothing else to say.
    guard bool() else { return }
    route.formerKeys = strings()
    route.windowFallback = choice(NavigationSchema.Presentation.self) ?? .sheet
    route.hasStack = bool()
    route.tab = index()
    route.isFreelyDismissed = bool()
    route.column = choice(NavigationSchema.Column.self) ?? .detail
    route.hidesTabBar = bool()
    route.detents = list { reader in
      switch reader.int() {
      case 0: .medium
      case 1: .large
      case 2: .fraction(Double(bitPattern: reader.bits()))
      default: .height(Double(bitPattern: reader.bits()))
      }
    }
    route.zooms = bool()
    route.isSensitive = bool()
    route.screen = string()
  }

  mutating func edges() -> [NavigationSchema.Edge] {
    list(of: NavigationSchema.Edge(target: 0)) { reader, edge in
      edge.target = reader.int()
      guard reader.bool() else { return }
      edge.presentation = reader.choice(NavigationSchema.Presentation.self)
      edge.windowFallback = reader.choice(NavigationSchema.Presentation.self)
      edge.popTo = reader.index()
      edge.isInclusive = reader.bool()
      edge.when = reader.when()
    }
  }

  private mutating func when() -> NavigationSchema.Link.When? {
    index().map { NavigationSchema.Link.When(condition: $0, isNegated: bool()) }
  }

  mutating func link() -> NavigationSchema.Link {
    var link = NavigationSchema.Link(route: 0, pattern: "")
    self.link(&link)
    return link
  }

  private mutating func link(_ link: inout NavigationSchema.Link) {
    link.route = int()
    link.pattern = string()
    link.source = int()
    link.stack = list { $0.linkedScreen() }
    // Most have nothing else to say.
    guard bool() else { return }
    link.tab = index()
    link.presentation = choice(NavigationSchema.Presentation.self)
    link.windowFallback = choice(NavigationSchema.Presentation.self)
    link.constraints = forms()
    for (name, parameter) in list({ ($0.string(), $0.string()) }) { link.names[name] = parameter }
    link.forbiddenKeys = strings()
    link.when = when()
    link.isDeprecated = bool()
    link.isBuilt = bool()
    link.priority = int()
  }

  private mutating func linkedScreen() -> NavigationSchema.LinkedScreen {
    var screen = NavigationSchema.LinkedScreen(route: int())
    for (name, argument) in list({ ($0.string(), $0.argument()) }) { screen.arguments[name] = argument }
    return screen
  }

  private mutating func argument() -> NavigationSchema.Argument {
    switch int() {
    case 0: .captured(string())
    case 1: .constant(value())
    case 2: .url
    case 3: .path
    case 4: .remainder
    default: .text(string())
    }
  }
}

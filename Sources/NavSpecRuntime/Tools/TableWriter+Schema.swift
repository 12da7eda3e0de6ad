nonisolated extension NavigationSchema {
  /// The name of the function of ``SchemaIndex`` that reads what this version writes.
  package static var compiledFormat: String { "format\(TableReader.version)" }

  /// The schema as generated code carries it, for ``SchemaIndex``, without what opens its links.
  public var compiledText: String { compiledText(links: []) }

  /// Reads a schema back from what generated code carries; nil if the text is not whole.
  public init?(compiledText: String) {
    let map = SchemaIndex(TableText(copying: Array(compiledText.utf8)))
    guard map.problem == nil else { return nil }
    self = map.schema
  }

  /// The schema and its links as generated code carries them.
  /// - Parameter links: What a ``LinkTable`` searches, as the writer of links left it.
  func compiledText(links: [UInt8]) -> String {
    var writer = TableWriter()
    writer.part {
      $0.schema(self)
      $0.bool(hasWindows)
    }
    writer.append(links)
    return String(decoding: writer.text, as: UTF8.self)
  }
}

nonisolated extension TableWriter {
  fileprivate mutating func schema(_ schema: NavigationSchema) {
    string(schema.name)
    container(schema.container)
    list(schema.sources) { $0.source($1) }
    list(schema.conditions) {
      $0.string($1.name)
      $0.index($1.redirect)
      $0.bool($1.keepsScreensOnLoss)
    }
    // Most parameters have a twin in another route.
    var places: [ValueForm: Int] = [:]
    var forms: [ValueForm] = []
    for form in schema.routes.flatMap(\.parameters).map(\.form) where places[form] == nil {
      places[form] = forms.count
      forms.append(form)
    }
    list(forms) { $0.form($1) }
    list(schema.routes) {
      $0.wrap()
      $0.route($1, places)
    }
    line()
    list(schema.routes.indices.filter { schema.routes[$0].parent != nil }) { writer, index in
      writer.int(index)
      if let parent = schema.routes[index].parent { writer.linkedScreen(parent) }
    }
    line()
    list(schema.anywhere) { $0.edge($1) }
    parts(schema.links) { $0.link($1) }
    list(schema.redirects) {
      $0.string($1.pattern)
      $0.string($1.target)
      $0.int($1.source)
    }
    list(schema.exclusions) {
      $0.string($1.pattern)
      $0.int($1.source)
    }
    strings(schema.prefixes)
    self.forms(schema.prefixForms)
    switch schema.fallback {
    case .ignore: int(-1)
    case .browser: int(0)
    case .route(let route):
      int(1)
      int(route)
    }
    optional(schema.restoration) {
      $0.string($1.key)
      $0.bool($1.storage == .app)
      $0.int($1.version)
      $0.int($1.maximumBytes)
    }
    line()
  }

  private mutating func index(_ index: Int?) { int(index ?? -1) }

  private mutating func choice<Value: CaseIterable & Equatable>(_ value: Value?)
  where Value.AllCases == [Value] {
    index(value.flatMap { Value.allCases.firstIndex(of: $0) })
  }

  private mutating func forms(_ forms: [String: ValueForm]) {
    list(forms.sorted { $0.key < $1.key }) {
      $0.string($1.key)
      $0.form($1.value)
    }
  }

  private mutating func value(_ value: RouteValue) {
    switch value {
    // A schema holds no opaque value.
    case .absent, .opaque: int(-1)
    case .string(let text):
      int(0)
      string(text)
    case .integer(let number):
      int(1)
      bits(UInt64(bitPattern: number &+ 1))
    case .double(let number):
      int(2)
      bits(number.bitPattern)
    case .bool(let flag):
      int(3)
      bool(flag)
    case .list(let values):
      int(4)
      list(values) { $0.value($1) }
    case .map(let map):
      int(5)
      list(map.sorted { $0.key < $1.key }) {
        $0.string($1.key)
        $0.string($1.value)
      }
    }
  }

  private mutating func screen(_ screen: NavigationSchema.Screen) {
    int(screen.route)
    list(screen.values) { $0.value($1) }
  }

  private mutating func split(_ split: NavigationSchema.Split) {
    screen(split.sidebar)
    optional(split.content) { $0.screen($1) }
    screen(split.detail)
    choice(split.visibility)
    choice(split.compactColumn)
  }

  private mutating func container(_ container: NavigationSchema.Container) {
    switch container {
    case .external: int(-1)
    case .root(let screen):
      int(0)
      self.screen(screen)
    case .split(let split):
      int(1)
      self.split(split)
    case .tabs(let tabs):
      int(2)
      list(tabs) {
        $0.string($1.name)
        $0.screen($1.root)
        $0.index($1.visibleWhen)
        $0.optional($1.split) { $0.split($1) }
      }
    }
  }

  private mutating func source(_ source: NavigationSchema.Source) {
    string(source.name)
    strings(source.schemes)
    strings(source.domains)
    bool(source.isBare)
    bool(source.acceptsHTTP)
    bool(source.ignoresCase)
    bool(source.strictTrailingSlash)
    bool(source.collapsesSlashes)
    bool(source.plusIsSpace)
    switch source.hostPolicy {
    case .path: int(-1)
    case .domain: int(0)
    case .ignore: int(1)
    }
  }

  private mutating func parameter(_ parameter: NavigationSchema.Parameter, _ forms: [ValueForm: Int]) {
    string(parameter.name)
    int(forms[parameter.form] ?? -1)
    switch parameter.arity {
    case .one: int(-1)
    case .optional: int(0)
    case .list: int(1)
    case .map: int(2)
    }
    optional(parameter.defaultValue) { $0.value($1) }
    bool(parameter.isSensitive)
    bool(parameter.isRestored)
  }

  private mutating func route(_ route: NavigationSchema.Route, _ forms: [ValueForm: Int]) {
    string(route.name)
    list(route.parameters) { $0.parameter($1, forms) }
    part { writer in
      if !route.edges.isEmpty { writer.list(route.edges) { $0.edge($1) } }
    }
    list(route.requirements) { $0.int($1) }
    switch route.key {
    case nil: int(-1)
    case route.name: int(0)
    case let key?:
      int(1)
      string(key)
    }
    choice(route.presentation)
    var plain = NavigationSchema.Route(name: route.name)
    plain.parameters = route.parameters
    plain.edges = route.edges
    plain.requirements = route.requirements
    plain.key = route.key
    plain.presentation = route.presentation
    plain.parent = route.parent
    bool(route != plain)
    if route == plain { return }
    strings(route.formerKeys)
    choice(route.windowFallback)
    bool(route.hasStack)
    index(route.tab)
    bool(route.isFreelyDismissed)
    choice(route.column)
    bool(route.hidesTabBar)
    list(route.detents) { $0.detent($1) }
    bool(route.zooms)
    bool(route.isSensitive)
    string(route.screen)
  }

  private mutating func detent(_ detent: NavigationSchema.Detent) {
    switch detent {
    case .medium: int(0)
    case .large: int(1)
    case .fraction(let part):
      int(2)
      bits(part.bitPattern)
    case .height(let points):
      int(3)
      bits(points.bitPattern)
    }
  }

  private mutating func edge(_ edge: NavigationSchema.Edge) {
    int(edge.target)
    let isPlain = edge == NavigationSchema.Edge(target: edge.target)
    bool(!isPlain)
    if isPlain { return }
    choice(edge.presentation)
    choice(edge.windowFallback)
    index(edge.popTo)
    bool(edge.isInclusive)
    when(edge.when)
  }

  private mutating func when(_ when: NavigationSchema.Link.When?) {
    index(when?.condition)
    if let when { bool(when.isNegated) }
  }

  private mutating func link(_ link: NavigationSchema.Link) {
    int(link.route)
    string(link.pattern)
    int(link.source)
    list(link.stack) { $0.linkedScreen($1) }
    var plain = NavigationSchema.Link(route: link.route, pattern: link.pattern)
    plain.source = link.source
    plain.stack = link.stack
    bool(link != plain)
    if link == plain { return }
    index(link.tab)
    choice(link.presentation)
    choice(link.windowFallback)
    forms(link.constraints)
    list(link.names.sorted { $0.key < $1.key }) {
      $0.string($1.key)
      $0.string($1.value)
    }
    strings(link.forbiddenKeys)
    when(link.when)
    bool(link.isDeprecated)
    bool(link.isBuilt)
    int(link.priority)
  }

  private mutating func linkedScreen(_ screen: NavigationSchema.LinkedScreen) {
    int(screen.route)
    list(screen.arguments.sorted { $0.key < $1.key }) {
      $0.string($1.key)
      $0.argument($1.value)
    }
  }

  private mutating func argument(_ argument: NavigationSchema.Argument) {
    switch argument {
    case .captured(let name):
      int(0)
      string(name)
    case .constant(let value):
      int(1)
      self.value(value)
    case .url: int(2)
    case .path: int(3)
    case .remainder: int(4)
    case .text(let text):
      int(5)
      string(text)
    }
  }
}

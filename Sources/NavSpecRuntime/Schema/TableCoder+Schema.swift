nonisolated extension TableCoder {
  mutating func schema(_ schema: inout NavigationSchema) {
    string(&schema.name)
    container(&schema.container)
    list(&schema.sources, of: .init()) { $0.source(&$1) }
    list(&schema.conditions, of: .init(name: "")) {
      $0.string(&$1.name)
      $0.index(&$1.redirect)
      $0.choice(&$1.onLoss)
    }
    let forms = forms(of: schema.routes)
    list(&schema.routes, of: .init(name: "")) {
      $0.wrap()
      $0.route(&$1, forms)
    }
    line()
    parents(&schema.routes)
    line()
    edges(&schema.anywhere)
    links(&schema.linkList)
    list(&schema.redirects, of: .init(pattern: "", target: "")) {
      $0.string(&$1.pattern)
      $0.string(&$1.target)
      $0.int(&$1.source)
    }
    list(&schema.exclusions, of: .init(pattern: "")) {
      $0.string(&$1.pattern)
      $0.int(&$1.source)
    }
    strings(&schema.prefixes)
    self.forms(&schema.prefixForms)
    fallback(&schema.fallback)
    optional(&schema.restoration, of: .init(key: "")) {
      $0.string(&$1.key)
      $0.choice(&$1.storage, of: [.app])
      $0.int(&$1.version)
      $0.int(&$1.maximumBytes)
    }
    line()
  }

  private mutating func forms(_ forms: inout [String: ValueForm]) {
    map(&forms, of: ValueForm(.string)) { $0.form(&$1) }
  }

  private mutating func source(_ source: inout NavigationSchema.Source) {
    string(&source.name)
    strings(&source.schemes)
    strings(&source.domains)
    bool(&source.isBare)
    bool(&source.acceptsHTTP)
    bool(&source.ignoresCase)
    bool(&source.strictTrailingSlash)
    bool(&source.collapsesSlashes)
    bool(&source.plusIsSpace)
    choice(&source.hostPolicy, of: [.domain, .ignore])
  }

  @inline(never) mutating func screen(_ screen: inout NavigationSchema.Screen) {
    int(&screen.route)
    list(&screen.values, of: .absent) { $0.value(&$1) }
  }

  mutating func split(_ split: inout NavigationSchema.Split) {
    screen(&split.sidebar)
    optional(&split.content, of: .init(route: 0)) { $0.screen(&$1) }
    screen(&split.detail)
    choice(&split.visibility)
    choice(&split.compactColumn)
  }

  mutating func tab(_ tab: inout NavigationSchema.Tab) {
    string(&tab.name)
    var key: String? = tab.key
    self.key(&key, of: tab.name)
    tab.key = key ?? tab.name
    screen(&tab.root)
    list(&tab.visibleWhen, of: 0) { $0.int(&$1) }
    optional(&tab.split, of: .init(sidebar: tab.root, detail: tab.root)) { $0.split(&$1) }
  }

  private mutating func route(_ route: inout NavigationSchema.Route, _ forms: Forms) {
    string(&route.name)
    list(&route.parameters, of: .init(name: "", form: ValueForm(.string))) {
      $0.string(&$1.name)
      $0.form(&$1.form, in: forms)
      $0.choice(&$1.arity, of: [.optional, .list, .map])
      $0.optional(&$1.defaultValue, of: .absent) { $0.value(&$1) }
      $0.bool(&$1.isSensitive)
      $0.key(&$1.key, of: $1.name)
    }
    edges(&route.edgeList)
    list(&route.requirements, of: 0) { $0.int(&$1) }
    key(&route.key, of: route.name)
    choice(&route.presentation)
    let hasMore = rest(&route) {
      NavigationSchema.Route(name: $0.name)
    } _: {
      $0.strings(&$1.formerKeys)
      $0.choice(&$1.windowFallback)
      $0.bool(&$1.hasStack)
      $0.index(&$1.tab)
      $0.choice(&$1.onLoss)
      $0.bool(&$1.isFreelyDismissed)
      $0.bool(&$1.returnsValue)
      $0.choice(&$1.column)
      $0.bool(&$1.hidesTabBar)
      $0.list(&$1.detents, of: .medium) { $0.detent(&$1) }
      $0.choice(&$1.placement)
      $0.bool(&$1.zooms)
      $0.bool(&$1.crossFades)
      $0.bool(&$1.isSensitive)
      $0.string(&$1.screen)
    }
    if !hasMore { route.screen = route.name }
  }

  /// Most keys are the name.
  @inline(never) private mutating func key(_ key: inout String?, of name: String) {
    var kind = key.map { $0 == name ? 0 : 1 }
    index(&kind)
    guard let kind else { return key = nil }
    key = kind == 0 ? name : string(key ?? "")
  }

  /// Few routes have one.
  private mutating func parents(_ routes: inout [NavigationSchema.Route]) {
    var parents = routes.indices.compactMap { index in routes[index].parent.map { (index, $0) } }
    list(&parents, of: (0, .init(route: 0))) {
      $0.int(&$1.0)
      $0.linkedScreen(&$1.1)
    }
    for (index, parent) in parents where routes.indices.contains(index) { routes[index].parent = parent }
  }

  mutating func edges(_ edges: inout [NavigationSchema.Edge]) {
    list(&edges, of: .init(target: 0)) {
      $0.int(&$1.target)
      _ = $0.rest(&$1) {
        NavigationSchema.Edge(target: $0.target)
      } _: {
        $0.choice(&$1.presentation)
        $0.choice(&$1.windowFallback)
        $0.index(&$1.popTo)
        $0.bool(&$1.isInclusive)
        $0.when(&$1.when)
      }
    }
  }

  mutating func when(_ when: inout NavigationSchema.Link.When?) {
    var condition = when?.condition
    index(&condition)
    guard let condition else { return }
    var isNegated = when?.isNegated ?? false
    bool(&isNegated)
    when = .init(condition: condition, isNegated: isNegated)
  }

  @inline(never) mutating func link(_ link: inout NavigationSchema.Link) {
    int(&link.route)
    string(&link.pattern)
    int(&link.source)
    list(&link.stack, of: .init(route: 0)) { $0.linkedScreen(&$1) }
    _ = rest(&link) {
      NavigationSchema.Link(route: $0.route, pattern: $0.pattern)
    } _: {
      $0.index(&$1.tab)
      $0.choice(&$1.presentation)
      $0.choice(&$1.windowFallback)
      $0.forms(&$1.constraints)
      $0.map(&$1.names, of: "") { $0.string(&$1) }
      $0.strings(&$1.forbiddenKeys)
      $0.when(&$1.when)
      $0.bool(&$1.isDeprecated)
      $0.bool(&$1.isBuilt)
      $0.int(&$1.priority)
    }
  }

  private mutating func linkedScreen(_ screen: inout NavigationSchema.LinkedScreen) {
    int(&screen.route)
    map(&screen.arguments, of: .url) { $0.argument(&$1) }
  }
  private mutating func argument(_ argument: inout NavigationSchema.Argument) {
    kind(&argument, of: TableReader.arguments)
    switch argument {
    case .captured(let name):
      kind(0)
      argument = .captured(string(name))
    case .constant(let value):
      kind(1)
      argument = .constant(coded(value) { $0.value(&$1) })
    case .url: kind(2)
    case .path: kind(3)
    case .remainder: kind(4)
    case .text(var text):
      kind(5)
      list(&text.pieces, of: .remainder) { $0.piece(&$1) }
      argument = .text(text)
    }
  }

  private mutating func piece(_ piece: inout CaptureText.Piece) {
    kind(&piece, of: TableReader.textPieces)
    switch piece {
    case .remainder: kind(-1)
    case .literal(let text):
      kind(0)
      piece = .literal(string(text))
    case .capture(let name):
      kind(1)
      piece = .capture(string(name))
    }
  }

  private mutating func container(_ container: inout NavigationSchema.Container) {
    kind(&container, of: TableReader.containers)
    switch container {
    case .external: kind(-1)
    case .root(var screen):
      kind(0)
      self.screen(&screen)
      container = .root(screen)
    case .split(var split):
      kind(1)
      self.split(&split)
      container = .split(split)
    case .tabs(var tabs):
      kind(2)
      list(&tabs, of: .init(name: "", root: .init(route: 0))) { $0.tab(&$1) }
      container = .tabs(tabs)
    }
  }

  private mutating func detent(_ detent: inout NavigationSchema.Detent) {
    kind(&detent, of: TableReader.detents)
    switch detent {
    case .medium: kind(0)
    case .large: kind(1)
    case .fraction(let part):
      kind(2)
      detent = .fraction(double(part))
    case .height(let points):
      kind(3)
      detent = .height(double(points))
    }
  }

  private mutating func fallback(_ fallback: inout NavigationSchema.Fallback) {
    kind(&fallback, of: [.browser, .route(0)])
    switch fallback {
    case .ignore: kind(-1)
    case .browser: kind(0)
    case .route(let route):
      kind(1)
      fallback = .route(int(route))
    }
  }
}

// What a value of each kind is before it is read.
nonisolated extension TableReader {
  fileprivate static let arguments: [NavigationSchema.Argument] = [
    .captured(""), .constant(.absent), .url, .path, .remainder, .text(CaptureText()),
  ]
  fileprivate static let textPieces: [CaptureText.Piece] = [.literal(""), .capture("")]
  fileprivate static let containers: [NavigationSchema.Container] = [
    .root(.init(route: 0)), .split(.init(sidebar: .init(route: 0), detail: .init(route: 0))), .tabs([]),
  ]
  fileprivate static let detents: [NavigationSchema.Detent] = [.medium, .large, .fraction(0), .height(0)]
}

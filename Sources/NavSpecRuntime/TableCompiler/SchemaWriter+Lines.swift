/// The lines, of which each is a thing.
nonisolated extension SchemaWriter {
  mutating func write(feature routes: Range<Int>) {
    line("feature") { if let feature = $0.feature { $0.field("", feature) } }
    for route in routes { self.route(schema.routes[route]) }
    links { routes.contains($0) }
  }

  mutating func write(routes: [Int]) {
    line("app") { $0.wholeField($0.schema.name) }
    for source in schema.sources { self.source(source) }
    for condition in schema.conditions { self.condition(condition) }
    container()
    if !schema.anywhere.isEmpty { line("anywhere") { $0.list("to=", $0.schema.anywhere) { $0.edge($1) } } }
    for route in routes { self.route(schema.routes[route]) }
    for prefix in schema.prefixes { line("prefix") { $0.wholeField(prefix) } }
    for (name, form) in schema.prefixForms.sorted(by: { $0.key < $1.key }) {
      line("prefix-form") { $0.field("", form) { $0.named(name, $1) } }
    }
    let isWritten = Set(routes)
    // A link to no route at all is kept as it is.
    let known = schema.routes.indices
    links { isWritten.contains($0) || !known.contains($0) }
    for redirect in schema.redirects {
      line("redirect") {
        $0.wholeField(redirect.pattern)
        $0.wholeField(redirect.target)
        $0.sourceField(redirect.source)
      }
    }
    for exclusion in schema.exclusions {
      line("exclude") {
        $0.wholeField(exclusion.pattern)
        $0.sourceField(exclusion.source)
      }
    }
    switch schema.fallback {
    case .ignore: break
    case .browser: line("fallback") { $0 += " browser" }
    case .route(let route): line("fallback") { $0.field("route=", route) { $0.routeName($1) } }
    }
    if let restoration = schema.restoration { self.restoration(restoration) }
  }

  /// The links of some routes.
  private mutating func links(of isWritten: (Int) -> Bool) {
    // By index, since a link is a large value and most belong to other features.
    for index in schema.links.indices where isWritten(schema.links[index].route) { link(schema.links[index]) }
  }

  private mutating func source(_ source: NavigationSchema.Source) {
    line("source") {
      $0.field("name=", source.name.isEmpty ? nil : source.name)
      $0.texts("schemes=", source.schemes)
      $0.texts("domains=", source.domains)
      $0.flag("bare", source.isBare)
      $0.flag("http", source.acceptsHTTP)
      $0.flag("ignores-case", source.ignoresCase)
      $0.flag("strict-slash", source.strictTrailingSlash)
      $0.flag("collapses-slashes", source.collapsesSlashes)
      $0.flag("plus-is-space", source.plusIsSpace)
      $0.field("host=", source.hostPolicy == .path ? nil : source.hostPolicy.rawValue)
    }
  }

  private mutating func condition(_ condition: NavigationSchema.Condition) {
    line("condition") {
      $0.field("", condition.name)
      $0.field("redirect=", condition.redirect) { $0.routeName($1) }
      $0.loss(condition.onLoss == .drop ? nil : condition.onLoss)
    }
  }

  private mutating func loss(_ loss: NavigationSchema.Loss?) { field("on-loss=", loss?.rawValue) }

  private mutating func container() {
    switch schema.container {
    case .external: line("external") { _ in }
    case .root(let screen): line("root") { $0.field("", screen) { $0.screen($1) } }
    case .split(let split): line("split") { $0.split(split) }
    case .tabs(let tabs):
      line("tabs") { _ in }
      for tab in tabs {
        line("tab") {
          $0.field("", tab.name)
          $0.field("key=", tab.key == tab.name ? nil : tab.key)
          $0.field("root=", tab.root) { $0.screen($1) }
          $0.list("visible=", tab.visibleWhen) { $0.conditionName($1) }
          if let split = tab.split { $0.split(split) }
        }
      }
    }
  }

  private mutating func split(_ split: NavigationSchema.Split) {
    field("sidebar=", split.sidebar) { $0.screen($1) }
    field("content=", split.content) { $0.screen($1) }
    field("detail=", split.detail) { $0.screen($1) }
    field("visibility=", split.visibility == .automatic ? nil : split.visibility.rawValue)
    field("compact=", split.compactColumn == .sidebar ? nil : split.compactColumn.rawValue)
  }

  private mutating func route(_ route: NavigationSchema.Route) {
    self += "route "
    name(of: route.name)
    for parameter in route.parameters { self.parameter(parameter) }
    if let key = route.key { key == route.name ? flag("key", true) : field("key=", key) }
    texts("formerly=", route.formerKeys)
    if route.presentation != .push { field("present=", route.presentation.rawValue) }
    if route.windowFallback != .sheet { field("window-fallback=", route.windowFallback.rawValue) }
    flag("stack", route.hasStack)
    field("tab=", route.tab) { $0.tabName($1) }
    list("requires=", route.requirements) { $0.conditionName($1) }
    loss(route.onLoss)
    list("to=", route.edges) { $0.edge($1) }
    flag("asks-to-dismiss", !route.isFreelyDismissed)
    flag("returns", route.returnsValue)
    if route.column != .detail { field("column=", route.column.rawValue) }
    flag("hides-tab-bar", route.hidesTabBar)
    list("detents=", route.detents) { $0.detent($1) }
    if route.placement != .automatic { field("placement=", route.placement.rawValue) }
    flag("zoom", route.zooms)
    flag("cross-fade", route.crossFades)
    flag("sensitive", route.isSensitive)
    if route.screen != route.name { field("screen=", route.screen) }
    self += "\n"
  }

  private mutating func edge(_ edge: NavigationSchema.Edge) {
    routeName(edge.target)
    part(":", edge.presentation) { $0.appearance($1, edge.windowFallback) }
    part("^", edge.popTo) { $0.routeName($1) }
    if edge.isInclusive { self += "+" }
    part("?", edge.when) { $0.when($1) }
  }

  private mutating func when(_ when: NavigationSchema.Link.When) {
    if when.isNegated { self += "!" }
    conditionName(when.condition)
  }

  private mutating func detent(_ detent: NavigationSchema.Detent) {
    switch detent {
    case .medium: self += "medium"
    case .large: self += "large"
    case .fraction(let part): items("fraction(", [part.description], ")") { $0.nested($1) }
    case .height(let points): items("height(", [points.description], ")") { $0.nested($1) }
    }
  }

  private mutating func appearance(
    _ presentation: NavigationSchema.Presentation, _ windowFallback: NavigationSchema.Presentation?
  ) {
    nested(presentation.rawValue)
    part(":", windowFallback?.rawValue)
  }

  private mutating func link(_ link: NavigationSchema.Link) {
    self += "link"
    wholeField(link.pattern)
    sourceField(link.source)
    field("route=", link.stack.last?.route == link.route ? nil : link.route) { $0.routeName($1) }
    list("stack=", link.stack) { $0.linkedScreen($1) }
    field("tab=", link.tab) { $0.tabName($1) }
    field("present=", link.presentation) { $0.appearance($1, link.windowFallback) }
    list("where=", link.constraints.isEmpty ? [] : link.constraints.sorted { $0.key < $1.key }) {
      $0.named($1.key, $1.value)
    }
    list("as=", link.names.isEmpty ? [] : link.names.sorted { $0.key < $1.key }) {
      $0.nested($1.key)
      $0.part(":", $1.value)
    }
    texts("without=", link.forbiddenKeys)
    field("when=", link.when) { $0.when($1) }
    flag("deprecated", link.isDeprecated)
    flag("unbuilt", !link.isBuilt)
    field("priority=", link.priority == 0 ? nil : link.priority) { $0.number($1) }
    self += "\n"
  }

  private mutating func linkedScreen(_ screen: NavigationSchema.LinkedScreen) {
    routeName(screen.route)
    guard !screen.arguments.isEmpty else { return }
    items("(", screen.arguments.sorted { $0.key < $1.key }, ")") {
      $0.nested($1.key)
      $0.part("=", $1.value) { $0.argument($1) }
    }
  }

  private mutating func argument(_ argument: NavigationSchema.Argument) {
    switch argument {
    case .captured(let name): part("$", name)
    case .constant(let value): self.value(value)
    case .url: self += "@url"
    case .path: self += "@path"
    case .remainder: self += "@remainder"
    case .text(let text): part("~", text.text)
    }
  }

  private mutating func restoration(_ restoration: NavigationSchema.Restoration) {
    line("restoration") {
      $0.field("", restoration.key)
      $0.field("storage=", restoration.storage == .scene ? nil : restoration.storage.rawValue)
      $0.field("version=", restoration.version == 1 ? nil : restoration.version.description)
      $0.field("max=", restoration.maximumBytes == 65_536 ? nil : restoration.maximumBytes.description)
    }
  }
}

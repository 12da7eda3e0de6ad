import NavSpecRuntime
import TestSupport
import Testing

struct SchemaTextTests {
  @Test func aSchemaReadsAsLines() throws {
    var app = SchemaFixture(schemes: ["recipes"], domains: ["recipes.example.com"])
    app.route("categories")
    let category = app.route("category", [.cases("category", ["desserts", "mains", "sides"])])
    app.schema.routes[category].key = "category"
    app.schema.routes[category].edges = [.init(target: 2), .init(target: 0, presentation: .sheet)]
    let recipe = app.route("recipe", [.uuid("id"), .int("servings").or(.integer(4))])
    app.link(recipe, "/category/{category}/recipe/{id}{?servings}") {
      $0.stack = [.init(route: 0), .init(route: category), .init(route: recipe)]
    }
    app.schema.container = .tabs([.init(name: "browse", root: .init(route: 0))])
    #expect(
      app.schema.text == """
        app App
        source schemes=recipes domains=recipes.example.com
        tabs
        tab browse root=categories
        route categories
        route category category:cases(desserts,mains,sides) key to=recipe,categories:sheet
        route recipe id:uuid servings:int=4
        link /category/{category}/recipe/{id}{?servings} stack=categories,category,recipe

        """)
    #expect(NavigationSchema(compiledText: app.schema.compiledText) == app.schema)
  }

  @Test func aURLHasTheSchemesThatTheSourcesSay() throws {
    var app = SchemaFixture(schemes: ["app", "Old"])
    let form = ValueForm(.url, schemes: ["mailto", "tel"])
    app.route("page", [.init(name: "from", form: ValueForm(.url)), .init(name: "to", form: form)])
    app.schema.sources.append(.init(name: "other", schemes: ["other", "app"]))
    #expect(app.schema.text.contains("from:url to:url(scheme=mailto,scheme=tel)\n"), "\(app.schema.text)")
  }

  @Test(arguments: 1...400)
  func everySchemaReadsBack(seed: UInt64) throws {
    var generator = SchemaGenerator(seed: seed)
    let schema = generator.schema()
    #expect(NavigationSchema(compiledText: schema.compiledText) == schema, "\(schema.text)")
  }

  @Test func aFeatureHasATextOfItsOwn() throws {
    var app = SchemaFixture(schemes: ["app"])
    app.route("home")
    for name in ["search.home", "search.results", "help.home"] {
      let route = app.route(name)
      app.schema.routes[route].key = name
      app.schema.routes[route].edges = [.init(target: 0), .init(target: 1), .init(target: 3)]
      app.link(route, "/" + name) { $0.stack = [.init(route: 1), .init(route: route)] }
    }
    app.schema.routes[2].key = "former"
    let parts = [
      app.schema.text(besides: [1..<3, 3..<4]), app.schema.text(ofFeature: "search", routes: 1..<3),
      app.schema.text(ofFeature: "help", routes: 3..<4),
    ]
    #expect(
      parts[1] == """
        feature search
        route .home key to=home,.home,help.home
        route .results key=former to=home,.home,help.home
        link /search.home stack=.home,.home
        link /search.results stack=.home,.results

        """)
  }
}

/// Random schemas with every field in use.
struct SchemaGenerator {
  private var generator: SeededRandom

  init(seed: UInt64) { generator = SeededRandom(seed: seed) }

  private mutating func flip() -> Bool { Bool.random(using: &generator) }

  private mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }

  private mutating func text() -> String {
    let pieces = [
      "a", "B", "é", " ", "%", ":", "=", ",", "(", ")", "'", "\n", "🍞", "\"", "\\", "#", "/", "?", "+", "~",
      "[", "0", "\u{7F}", "$", "@",
    ]
    return (0..<number(0...5)).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
  }

  private mutating func texts() -> [String] { (0..<number(0...3)).map { _ in text() } }

  private mutating func value(_ depth: Int = 0) -> RouteValue {
    switch number(0...(depth < 2 ? 6 : 4)) {
    case 0: return .absent
    case 1: return .string(text())
    case 2: return .integer(Int64.random(in: .min ... .max, using: &generator))
    case 3: return .double(Double.random(in: -1e20...1e20, using: &generator))
    case 4: return .bool(flip())
    case 5: return .list((0..<number(0...3)).map { _ in value(depth + 1) })
    default: return .map(Dictionary(texts().map { ($0, "v") }, uniquingKeysWith: { a, _ in a }))
    }
  }

  private mutating func form() -> ValueForm {
    let bases: [ValueForm.Base] = [
      .string, .int, .int64, .double, .bool, .uuid, .date, .url, .cases(texts()), .opaque,
    ]
    var form = ValueForm(bases.randomElement(using: &generator) ?? .string)
    if flip() { form.pattern = text() }
    if flip() { form.minimum = Double(number(-5...5)) / 4 }
    if flip() { form.maximum = 1e30 }
    if flip() { form.length = 0...number(0...9) }
    if form.base == .url {
      form.schemes = flip() ? texts() : nil
      form.appSchemes = texts()
    }
    return form
  }

  private mutating func parameter(_ index: Int) -> NavigationSchema.Parameter {
    let arities: [NavigationSchema.Arity] = [.one, .optional, .list, .map]
    var parameter = NavigationSchema.Parameter(
      name: "p\(index)" + text(), form: form(), arity: arities.randomElement(using: &generator) ?? .one,
      defaultValue: flip() ? value() : nil)
    parameter.isSensitive = flip()
    if flip() { parameter.key = flip() ? text() : nil }
    return parameter
  }

  private mutating func screen(_ routes: Int) -> NavigationSchema.Screen {
    .init(route: number(0...(routes - 1)), values: (0..<number(0...2)).map { _ in value() })
  }

  private mutating func split(_ routes: Int) -> NavigationSchema.Split {
    .init(sidebar: screen(routes), content: flip() ? screen(routes) : nil, detail: screen(routes))
  }

  private mutating func presentation() -> NavigationSchema.Presentation {
    NavigationSchema.Presentation.allCases.randomElement(using: &generator) ?? .push
  }

  mutating func schema() -> NavigationSchema {
    let routes = number(1...5)
    let conditions = number(1...3)
    var schema = NavigationSchema(name: text(), container: .external)
    for index in 0..<number(1...3) {
      var source = NavigationSchema.Source(
        name: index == 0 ? "" : "s\(index)" + text(), schemes: texts(), domains: texts())
      source.isBare = flip()
      source.acceptsHTTP = flip()
      source.ignoresCase = flip()
      source.strictTrailingSlash = flip()
      source.collapsesSlashes = flip()
      source.plusIsSpace = flip()
      source.hostPolicy = [.path, .domain, .ignore].randomElement(using: &generator) ?? .path
      schema.sources.append(source)
    }
    for index in 0..<conditions {
      var condition = NavigationSchema.Condition(
        name: "c\(index)" + text(), redirect: flip() ? number(0...(routes - 1)) : nil)
      condition.onLoss = flip() ? .keep : flip() ? .cover : .drop
      schema.conditions.append(condition)
    }
    let tabs = number(0...3)
    switch number(0...3) {
    case 0: schema.container = .root(screen(routes))
    case 1: schema.container = .split(split(routes))
    case 2:
      schema.container = .tabs(
        (0..<tabs).map { index in
          var tab = NavigationSchema.Tab(name: "t\(index)" + text(), root: screen(routes))
          if flip() { tab.key = text() }
          tab.visibleWhen = flip() ? [number(0...(conditions - 1)), ~number(0...(conditions - 1))] : []
          tab.split = flip() ? split(routes) : nil
          return tab
        })
    default: break
    }
    for index in 0..<routes {
      var route = NavigationSchema.Route(name: "r\(index)" + text())
      route.parameters = (0..<number(0...3)).map { parameter($0) }
      route.presentation = presentation()
      route.windowFallback = presentation()
      route.hasStack = flip()
      route.key = flip() ? text() : nil
      route.formerKeys = texts()
      route.tab = flip() ? number(0...4) : nil
      route.requirements = (0..<number(0...2)).map { _ in number(0...(conditions - 1)) }
      route.edges = (0..<number(0...3)).map { _ in
        var edge = NavigationSchema.Edge(
          target: number(0...(routes - 1)), presentation: flip() ? presentation() : nil)
        if edge.presentation != nil, flip() { edge.windowFallback = presentation() }
        edge.popTo = flip() ? number(0...(routes - 1)) : nil
        edge.isInclusive = flip()
        edge.when = flip() ? .init(condition: number(0...(conditions - 1)), isNegated: flip()) : nil
        return edge
      }
      route.isFreelyDismissed = flip()
      route.returnsValue = flip()
      if flip() { route.screen = text() }
      route.column = NavigationSchema.Column.allCases.randomElement(using: &generator) ?? .detail
      route.hidesTabBar = flip()
      route.zooms = flip()
      route.crossFades = flip()
      if flip() { route.placement = .trailing }
      if flip() { route.onLoss = .cover }
      route.isSensitive = flip()
      if flip() {
        route.detents = [.medium, .large, .fraction(0.3), .height(300.5)].shuffled(using: &generator)
      }
      schema.routes.append(route)
    }
    for _ in 0..<number(0...4) { schema.links.append(link(routes, conditions)) }
    schema.exclusions = texts().map { .init(pattern: "/" + $0, source: number(0...2)) }
    schema.redirects = texts().map { .init(pattern: "/" + $0, target: text(), source: number(0...2)) }
    schema.prefixes = texts()
    if flip() { schema.prefixForms = ["locale": form()] }
    schema.fallback =
      [.ignore, .browser, .route(number(0...(routes - 1)))].randomElement(using: &generator) ?? .ignore
    if flip() {
      var restoration = NavigationSchema.Restoration(key: text())
      restoration.storage = flip() ? .app : .scene
      restoration.version = number(1...3)
      restoration.maximumBytes = flip() ? 65_536 : 1
      schema.restoration = restoration
    }
    return schema
  }

  private mutating func link(_ routes: Int, _ conditions: Int) -> NavigationSchema.Link {
    var link = NavigationSchema.Link(route: number(0...(routes - 1)), pattern: "/" + text())
    link.source = number(0...2)
    link.stack = (0..<number(0...3)).map { _ in
      let arguments: [NavigationSchema.Argument] = [
        .captured(text()), .constant(value()), .url, .path, .remainder,
        (try? CaptureText(parsing: text() + "{x}")).map { .text($0) } ?? .url,
      ]
      return .init(
        route: number(0...(routes - 1)),
        arguments: flip() ? [text(): arguments.randomElement(using: &generator) ?? .url] : [:])
    }
    link.tab = flip() ? number(0...4) : nil
    link.presentation = flip() ? presentation() : nil
    if link.presentation != nil, flip() { link.windowFallback = presentation() }
    if flip() { link.constraints = [text(): form(), "x": form()] }
    if flip() { link.names = [text(): text(), "y": text()] }
    link.forbiddenKeys = texts()
    link.when = flip() ? .init(condition: number(0...(conditions - 1)), isNegated: flip()) : nil
    link.isDeprecated = flip()
    link.isBuilt = flip()
    link.priority = number(-9...9)
    return link
  }
}

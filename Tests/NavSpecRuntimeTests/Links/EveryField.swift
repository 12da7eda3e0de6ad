@testable import NavSpecRuntime

extension NavigationSchema {
  /// Schemas in which every field of every type that a table holds has two values, and every case occurs.
  static var everyField: [NavigationSchema] {
    var root = NavigationSchema(name: "root", container: .root(Screen(route: 0)))
    root.fallback = .browser
    root.restoration = Restoration(key: "root")
    let splits = ColumnVisibility.allCases.enumerated().map { index, visibility in
      var split = Split(sidebar: Screen(route: 0), detail: Screen(route: 1))
      split.visibility = visibility
      split.compactColumn = Column.allCases[index % Column.allCases.count]
      return NavigationSchema(name: "split", container: .split(split))
    }
    return [withTabs, root] + splits + [NavigationSchema(name: "", container: .external)]
  }

  private static var withTabs: NavigationSchema {
    var schema = NavigationSchema(name: "Every", container: .external)
    var source = Source(name: "partner", schemes: ["partner"], domains: ["*.partner.example"])
    source.isBare = true
    source.acceptsHTTP = true
    source.ignoresCase = true
    source.strictTrailingSlash = true
    source.collapsesSlashes = true
    source.plusIsSpace = true
    source.hostPolicy = .domain
    var silent = Source(name: "silent", schemes: ["silent"], domains: ["{any}", "{lang}.silent.example"])
    silent.hostPolicy = .ignore
    silent.strictTrailingSlash = true
    schema.sources = [Source(schemes: ["every"], domains: ["every.example"]), source, silent]
    var signedIn = Condition(name: "signedIn", redirect: 1)
    signedIn.onLoss = .keep
    schema.conditions = [signedIn, Condition(name: "beta")]
    schema.routes = [.plain, .everyField, .forms, .sheet(.center), .sheet(.trailing)]
    schema.anywhere = [
      .everyField, Edge(target: 1, presentation: .push), Edge(target: 0, presentation: .replace),
    ]
    schema.container = .tabs([.everyField, Tab(name: "plain", root: Screen(route: 0))])
    schema.links = Link.everyField
    schema.exclusions = [Exclusion(pattern: "/left"), Exclusion(pattern: "/out{/rest*}", source: 1)]
    schema.redirects = [
      Redirect(pattern: "/old/{x}#k={k}&l={l}", target: "/new/{x}{?m,l*}{#k}", source: 1),
      Redirect(pattern: "/former/{x}", target: "/plain/{+x}"),
    ]
    schema.prefixes = ["/{locale}"]
    schema.prefixForms = ["locale": ValueForm(.cases(["de", "en"]))]
    schema.fallback = .route(1)
    var restoration = Restoration(key: "every")
    restoration.storage = .app
    restoration.version = 3
    restoration.maximumBytes = 1_000
    schema.restoration = restoration
    return schema
  }
}

extension NavigationSchema.Tab {
  fileprivate static var everyField: Self {
    var tab = Self(name: "every", root: .everyField)
    tab.key = "former"
    tab.visibleWhen = [1, ~0]
    tab.split = .everyField
    return tab
  }
}

extension NavigationSchema.Screen {
  fileprivate static var everyField: Self {
    Self(
      route: 1,
      values: [
        .absent, .string("a\n"), .integer(-4), .double(0.25), .bool(true), .list([.bool(false)]),
        .map(["k": "v", "l": "w"]),
      ])
  }
}

extension NavigationSchema.Split {
  fileprivate static var everyField: Self {
    var split = Self(sidebar: .everyField, content: .everyField, detail: .init(route: 2))
    split.visibility = .doubleColumn
    split.compactColumn = .content
    return split
  }
}

extension NavigationSchema.Edge {
  fileprivate static var everyField: Self {
    var edge = Self(target: 2, presentation: .window)
    edge.windowFallback = .cover
    edge.popTo = 1
    edge.isInclusive = true
    edge.when = .init(condition: 1, isNegated: true)
    return edge
  }
}

extension NavigationSchema.Route {
  fileprivate static var plain: Self {
    var route = Self(name: "plain")
    route.parameters = [.string("x").optional, .int("n").or(.integer(2)), .string("m").map]
    route.key = "plain"
    return route
  }

  fileprivate static var everyField: Self {
    var route = Self(name: "every")
    route.parameters = [
      .string("x"), .uuid("y").list, .string("z").or(.string("a")),
      .init(name: "p", form: ValueForm(.string, pattern: "[a-c]{2}d", length: 1...4)), .uuid("u"),
    ]
    route.parameters[0].isSensitive = true
    route.parameters[1].key = nil
    route.parameters[2].key = "former"
    route.presentation = .window
    route.windowFallback = .popover
    route.hasStack = true
    route.key = "key"
    route.formerKeys = ["old", "older"]
    route.tab = 1
    route.requirements = [1, 0]
    route.edges = [.init(target: 0), .everyField]
    route.isFreelyDismissed = false
    route.returnsValue = true
    route.column = .content
    route.hidesTabBar = true
    route.detents = [.medium, .large, .fraction(0.5), .height(200)]
    route.placement = .leading
    route.onLoss = .cover
    route.zooms = true
    route.crossFades = true
    route.isSensitive = true
    route.screen = "Every"
    route.parent = .init(route: 0, arguments: ["x": .captured("x")])
    return route
  }

  fileprivate static func sheet(_ placement: NavigationSchema.SheetPlacement) -> Self {
    var route = Self(name: placement.rawValue)
    route.placement = placement
    return route
  }

  fileprivate static var forms: Self {
    var route = Self(name: "forms")
    var url = ValueForm(.url, schemes: ["mailto"])
    url.appSchemes = ["every"]
    let forms = [
      ValueForm(.int, minimum: 1), ValueForm(.int64, maximum: 9), ValueForm(.double), ValueForm(.bool),
      ValueForm(.date), url, ValueForm(.cases(["a", "b"])), ValueForm(.opaque),
      ValueForm(.string, length: 2...3),
    ]
    route.parameters = forms.enumerated().map { .init(name: "f\($0)", form: $1) }
    return route
  }
}

extension NavigationSchema.Link {
  fileprivate static var everyField: [Self] {
    var every = Self(route: 1, pattern: "/every/{+x}?k=v&y={y}&z=a{z}b{&p}")
    every.source = 1
    var arguments: [NavigationSchema.Argument] = [
      .captured("x"), .constant(.integer(7)), .url, .path, .remainder,
    ]
    for text in ["a{x}$remainder", "{x}"] {
      if let text = try? CaptureText(parsing: text) { arguments.append(.text(text)) }
    }
    every.stack = [
      .init(
        route: 0,
        arguments: Dictionary(uniqueKeysWithValues: arguments.enumerated().map { ("a\($0)", $1) })),
      .init(route: 1, arguments: ["z": .constant(.string("c"))]),
    ]
    every.tab = 1
    every.presentation = .sheet
    every.windowFallback = .cover
    every.constraints = ["x": ValueForm(.string, pattern: "[ab/]+")]
    every.names = ["q": "p", "r": "z"]
    every.forbiddenKeys = ["no", "never"]
    every.when = .init(condition: 0)
    every.isDeprecated = true
    every.isBuilt = false
    every.priority = 3
    let plain = [
      "/plain", "/plain/a-{x}.{n}#/a/{m}", "/plain{/x}#k={n}&l=v", "/plain/x{?n,m*}{#x}", "/plain/t:{+x}",
      "every:plain:{x}", "https://{any}/h/{x}", "/n/{n}", "https://{lang}.silent.example/",
      "every://every.example/",
    ]
    var host = Self(route: 0, pattern: "https://{any}/host/{x}")
    host.names = ["any": "n"]
    return plain.map { Self(route: 0, pattern: $0) } + [host, every]
      + ["/y/{x}{/y*}", "/w/{y}/{x}?p={p}/", "/u/{u}", "/g/{+x}/{p}"].map { Self(route: 1, pattern: $0) }
      + [Self(route: 2, pattern: "/f/{f0}/{f1}/{f2}/{f3}/{f4}/{f6}/{f8}{?f5}")]
  }
}

/// What values that were looked through have: the fields of their types with what each held, and the cases of enums.
struct FieldCoverage {
  private var values: [String: Set<String>] = [:]
  private var cases: [String: Set<String>] = [:]
  private var counts: [String: Int] = [:]

  /// Fields that had one value alone, and enums of which a case did not occur.
  var gaps: [String] {
    let fields = values.filter { $0.value.count < 2 }.keys
    let enums = cases.filter { $0.value.count < counts[$0.key] ?? 0 }.map { "\($0): \($1.sorted())" }
    return (fields + enums).sorted()
  }

  mutating func add(_ value: Any) {
    if let values = value as? any PlainValues { return values.all.forEach { add($0) } }
    let mirror = Mirror(reflecting: value)
    let module = String(reflecting: NavigationSchema.self).prefix { $0 != "." } + "."
    var type = String(reflecting: mirror.subjectType)
    let isOurs = type.hasPrefix(module)
    if isOurs { type.removeFirst(module.count) }
    if isOurs, mirror.displayStyle == .enum {
      cases[type, default: []].insert(mirror.children.first?.label ?? "\(value)")
      counts[type] = Self.caseCount(of: mirror.subjectType)
    }
    for (label, child) in mirror.children {
      // What is read later has fields of its own.
      if isOurs, mirror.displayStyle == .struct, !type.hasSuffix("List") {
        values["\(type).\(label ?? "")", default: []].insert("\(child)")
      }
      add(child)
    }
  }

  /// How many cases an enum has, as its description in the binary says.
  private static func caseCount(of type: Any.Type) -> Int {
    let description = unsafeBitCast(type, to: UnsafeRawPointer.self)
      .load(fromByteOffset: MemoryLayout<Int>.size, as: UnsafeRawPointer.self)
    let withValues = description.load(fromByteOffset: 20, as: UInt32.self) & 0xFF_FFFF
    return Int(withValues + description.load(fromByteOffset: 24, as: UInt32.self))
  }
}

private protocol PlainValues {
  var all: [Any] { get }
}

extension FlatArray: PlainValues {
  fileprivate var all: [Any] { (0..<count).map { self[$0] } }
}

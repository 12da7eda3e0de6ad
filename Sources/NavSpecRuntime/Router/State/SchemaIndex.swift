/// A schema with the look-ups that the router and restoration need.
@dynamicMemberLookup
public nonisolated final class SchemaIndex: Sendable {
  /// The schema itself.
  public let schema: NavigationSchema
  /// Why the schema could not be read, in which case it is empty and nothing may be entered: what it says of
  /// conditions is not known. Nil in code that matches its runtime.
  public let problem: String?
  /// Where the links begin that the tool wrote behind the schema.
  let links: TableReader?
  /// The containers that own a stack each: the tabs, or the window's one.
  let stackRoots: [NavigationSchema.Screen]
  /// The routes by key, former keys included; nil in an app, which reads too few keys to collect them first.
  private let routesByKey: [String: Int]?
  /// Whether any screen opens in a window of its own.
  public let hasWindows: Bool
  /// Whether any screen may be a draft.
  let hasDrafts: Bool

  /// The look-ups of a schema.
  public convenience init(_ schema: NavigationSchema) {
    var routesByKey: [String: Int] = [:]
    for route in schema.routes.indices.reversed() {
      for key in schema.routes[route].formerKeys { routesByKey[key] = route }
    }
    // A key in use wins over the same key in somebody's past.
    for route in schema.routes.indices.reversed() {
      if let key = schema.routes[route].key { routesByKey[key] = route }
    }
    self.init(schema, problem: nil, routesByKey: routesByKey)
  }

  /// The look-ups of the navigation that generated code carries. The name has the version of the format.
  /// - Parameter table: What the tool wrote. Text that is not whole gives an empty schema and a ``problem``.
  public static func format6(_ table: StaticString) -> SchemaIndex { SchemaIndex(TableText(table)) }

  /// What code calls that was generated for another format, older or newer.
  @available(*, unavailable, message: "generated for another version of NavSpecRuntime: run navspec generate")
  public static subscript(dynamicMember format: String) -> (StaticString) -> SchemaIndex { format6 }

  /// The look-ups of a text that the tool wrote.
  convenience init(_ text: TableText) {
    guard var links = TableReader(text), case let start = links.skip(), start >= 0 else {
      self.init(
        NavigationSchema(name: "", container: .external),
        problem: "the navigation is not of this version of the runtime: generate the code again")
      return
    }
    var reader = TableReader(text, at: start)
    let empty = NavigationSchema(name: "", container: .external)
    let schema = reader.coded(empty) { $0.schema(&$1) }
    self.init(
      schema, problem: nil, links: links, hasWindows: reader.bool(), hasDrafts: reader.bool())
  }

  private init(
    _ schema: NavigationSchema, problem: String?, links: TableReader? = nil, hasWindows: Bool? = nil,
    hasDrafts: Bool? = nil, routesByKey: [String: Int]? = nil
  ) {
    self.schema = schema
    self.problem = problem
    self.links = links
    stackRoots = schema.stackRoots
    self.routesByKey = routesByKey
    self.hasWindows = hasWindows ?? schema.hasWindows
    self.hasDrafts = hasDrafts ?? schema.hasDrafts
  }

  /// A route of the schema; nil outside it.
  func route(at index: Int) -> NavigationSchema.Route? {
    schema.routes.indices.contains(index) ? schema.routes[index] : nil
  }

  /// The route that a restoration key names, or named.
  func route(forKey key: String) -> Int? {
    if let routesByKey { return routesByKey[key] }
    return schema.routes.firstIndex { $0.key == key }
      ?? schema.routes.firstIndex { $0.formerKeys.contains(key) }
  }

  /// By what snapshots know a tab.
  func key(ofTab name: String) -> String { schema.tabs.first { $0.name == name }?.key ?? name }

  /// The name of the tab that snapshots know by a key; empty where there is none.
  func tabName(forKey key: String) -> String {
    let tabs = schema.tabs
    return tabs.isEmpty ? key : tabs.first { $0.key == key }?.name ?? ""
  }

  /// What becomes of a screen of a route when a condition is lost.
  func loss(of condition: Int, on route: Int?) -> NavigationSchema.Loss {
    route.flatMap { self.route(at: $0)?.onLoss }
      ?? (schema.conditions.indices.contains(condition) ? schema.conditions[condition].onLoss : .drop)
  }
}

nonisolated extension NavigationSchema {
  /// Whether any screen opens in a window of its own.
  var hasWindows: Bool {
    routes.contains {
      $0.presentation == .window || $0.edges.contains { $0.presentation == .window }
    }
      || anywhere.contains { $0.presentation == .window }
  }

  /// Whether any screen may be a draft.
  var hasDrafts: Bool { !routes.allSatisfy { $0.isFreelyDismissed } }

  /// The screen below each container of the window: one per tab, else one. Of a split view it is the sidebar.
  public var stackRoots: [Screen] {
    switch container {
    case .tabs(let tabs): tabs.map { $0.root }
    case .root(let screen): [screen]
    case .split(let split): [split.sidebar]
    case .external: []
    }
  }
}

nonisolated extension TableReader {
  /// The version of the format, in what every text begins with and in the name of the function of ``SchemaIndex`` that
  /// reads it. A changed layout has a new one.
  static let version = 6
}

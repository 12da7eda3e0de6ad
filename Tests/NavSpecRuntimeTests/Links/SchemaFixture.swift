import NavSpecRuntime

/// A schema of routes and patterns, written as tests read best.
struct SchemaFixture {
  var schema = NavigationSchema(name: "App", container: .external)

  init(schemes: [String] = ["app"], domains: [String] = ["app.example"]) {
    schema.sources = [.init(schemes: schemes, domains: domains)]
  }

  @discardableResult
  mutating func route(_ name: String, _ parameters: [NavigationSchema.Parameter] = [], links: [String] = [])
    -> Int
  {
    var route = NavigationSchema.Route(name: name)
    route.parameters = parameters
    schema.routes.append(route)
    let index = schema.routes.count - 1
    for pattern in links { link(index, pattern) }
    return index
  }

  @discardableResult
  mutating func link(
    _ route: Int, _ pattern: String, _ change: (inout NavigationSchema.Link) -> Void = { _ in }
  ) -> Int {
    var link = NavigationSchema.Link(route: route, pattern: pattern)
    link.stack = [.init(route: route)]
    change(&link)
    schema.links.append(link)
    return schema.links.count - 1
  }

  var table: LinkTable { LinkTable(schema) }

  /// `name(values)` of the route that a URL opens, `-` if none, `x` if it is left to the browser.
  func opened(_ url: String, holds: @escaping (Int) -> Bool = { _ in true }) -> String {
    table.opened(url, holds: holds)
  }
}

extension LinkTable {
  /// The URLs of a route that open it whatever holds.
  func urls(for route: Int, values: [RouteValue]) -> [String] {
    schema.links.indices.filter { schema.links[$0].route == route }.flatMap { urls(of: $0, values: values) }
      .filter { outcomes(of: $0).allSatisfy { opens($0.outcome, route, values) } }
  }

  func opened(_ url: String, holds: (Int) -> Bool = { _ in true }) -> String {
    switch outcome(of: url, holds: holds) {
    case .unmatched: return "-"
    case .excluded: return "x"
    case .matched(let match):
      guard let values = values(of: screen(of: match), in: match) else {
        return "!\(schema.routes[match.route].name)"
      }
      return schema.routes[match.route].name + "(" + values.map(\.short).joined(separator: ",") + ")"
    }
  }
}

extension RouteValue {
  var short: String {
    switch self {
    case .absent: "nil"
    case .string(let text): text
    case .integer(let number): "\(number)"
    case .double(let number): "\(number)"
    case .bool(let flag): "\(flag)"
    case .list(let items): "[" + items.map(\.short).joined(separator: ",") + "]"
    case .map(let map):
      "{" + map.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" }.joined(separator: ",") + "}"
    case .opaque: "?"
    }
  }
}

extension NavigationSchema.Parameter {
  static func string(_ name: String) -> Self { .init(name: name, form: ValueForm(.string)) }
  static func int(_ name: String) -> Self { .init(name: name, form: ValueForm(.int)) }
  static func uuid(_ name: String) -> Self { .init(name: name, form: ValueForm(.uuid)) }
  static func cases(_ name: String, _ texts: [String]) -> Self {
    .init(name: name, form: ValueForm(.cases(texts)))
  }

  var optional: Self {
    var copy = self
    copy.arity = .optional
    return copy
  }

  var list: Self {
    var copy = self
    copy.arity = .list
    return copy
  }

  var map: Self {
    var copy = self
    copy.arity = .map
    return copy
  }

  func or(_ value: RouteValue) -> Self {
    var copy = self
    copy.defaultValue = value
    return copy
  }
}

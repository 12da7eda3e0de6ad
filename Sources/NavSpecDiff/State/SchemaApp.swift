import NavSpecRuntime

/// An app of a schema alone, so that the runtime itself writes and reads its snapshots.
enum SchemaApp: NavigationDefinition {
  /// A schema and its containers.
  final class Contents: Sendable {
    let map: SchemaIndex
    let tabs: [Tab]
    let roots: [Route]
    let conditions: [Condition]

    init(_ schema: NavigationSchema) {
      map = SchemaIndex(schema)
      let screens: [NavigationSchema.Screen]
      switch schema.container {
      case .tabs(let declared):
        tabs = declared.map { Tab.declared($0.name) }
        screens = declared.map(\.root)
      case .root(let screen): (tabs, screens) = ([.only], [screen])
      case .split(let split): (tabs, screens) = ([.only], [split.sidebar])
      case .external: (tabs, screens) = ([], [])
      }
      roots = screens.map { Route(route: $0.route, values: $0.values) }
      conditions = schema.conditions.map { Condition(rawValue: $0.name) }
    }
  }

  /// The app that code within `withValue` is about.
  @TaskLocal static var contents = Contents(NavigationSchema(name: "", container: .external))

  static var map: SchemaIndex { contents.map }
  static var links: LinkTable { LinkTable(contents.map.schema) }
  static var initialTab: Tab { contents.tabs.first ?? .only }
  static func root(of tab: Tab) -> Route {
    let position = tab.position
    return contents.roots.indices.contains(position) ? contents.roots[position] : Route(route: -1, values: [])
  }

  /// A screen as its index and its values.
  struct Route: NavigationRoute {
    let route: Int
    let values: [RouteValue]

    init(route: Int, values: [RouteValue]) {
      self.route = route
      self.values = values
    }

    init?(index: Int, reader: inout RouteReader) {
      let routes = contents.map.schema.routes
      guard routes.indices.contains(index) else { return nil }
      var values: [RouteValue] = []
      for _ in routes[index].parameters {
        guard let value = reader.scalar(AnyValue.self) else { return nil }
        values.append(value.routeValue)
      }
      self.init(route: index, values: values)
    }

    func write(to writer: inout RouteWriter) -> Int {
      for value in values { writer.write(value: value) }
      return route
    }
  }

  /// A value of any type.
  private struct AnyValue: RouteScalar {
    let routeValue: RouteValue

    init?(routeValue: RouteValue) { self.routeValue = routeValue }

    func write(to writer: inout RouteWriter) { writer.write(value: routeValue) }
  }

  struct Tab: NavigationName {
    let rawValue: String

    private init(_ name: String) { rawValue = name }

    /// nil for a tab that the app does not have.
    init?(rawValue: String) {
      guard contents.tabs.contains(where: { $0.rawValue == rawValue }) else { return nil }
      self.rawValue = rawValue
    }

    static func declared(_ name: String) -> Self { Self(name) }

    /// The one container of a window without tabs, as snapshots name it.
    static let only = Self(OnlyStack.root.rawValue)

    static var allCases: [Self] { contents.tabs }
  }

  struct Condition: NavigationName {
    let rawValue: String

    init(rawValue: String) { self.rawValue = rawValue }

    static var allCases: [Self] { contents.conditions }
  }
}

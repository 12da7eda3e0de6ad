package import NavSpecRuntime

/// An app of a schema alone, so that the runtime itself navigates in it, and writes and reads its snapshots.
package enum SchemaApp: NavigationDefinition {
  package final class Contents: Sendable {
    package let map: SchemaIndex
    package let tabs: [Tab]
    let links: @Sendable () -> LinkTable
    package let roots: [Route]
    let conditions: [Condition]

    package init(_ map: SchemaIndex, links: @escaping @Sendable () -> LinkTable) {
      self.links = links
      self.map = map
      let schema = map.schema
      roots = schema.stackRoots.map { Route(route: $0.route, values: $0.values) }
      tabs = schema.tabs.isEmpty ? roots.map { _ in .only } : schema.tabs.map { Tab(declared: $0.name) }
      conditions = schema.conditions.map { Condition(rawValue: $0.name) }
    }
  }

  /// The app that code within `withValue` is about.
  @TaskLocal package static var contents = {
    let map = SchemaIndex(NavigationSchema(name: "", container: .external))
    return Contents(map) { LinkTable(map) }
  }()

  package static var map: SchemaIndex { contents.map }
  package static var links: LinkTable { contents.links() }
  package static func root(of tab: Tab) -> Route {
    let position = tab.position
    return contents.roots.indices.contains(position) ? contents.roots[position] : Route(route: -1, values: [])
  }

  /// A screen as its index and its values.
  package struct Route: NavigationRoute {
    package let route: Int
    package let values: [RouteValue]

    package init(route: Int, values: [RouteValue]) {
      self.route = route
      self.values = values
    }

    package init?(index: Int, reader: inout RouteReader) {
      let routes = contents.map.schema.routes
      guard routes.indices.contains(index) else { return nil }
      var values: [RouteValue] = []
      for _ in routes[index].parameters {
        guard let value = reader.next() else { return nil }
        values.append(value)
      }
      self.init(route: index, values: values)
    }

    package func write(to writer: inout RouteWriter) -> Int {
      for value in values { writer.write(value: value) }
      return route
    }
  }

  package struct Tab: NavigationName {
    package let rawValue: String

    fileprivate init(declared name: String) { rawValue = name }

    /// nil for a tab that the app does not have.
    package init?(rawValue: String) {
      guard contents.tabs.contains(where: { $0.rawValue == rawValue }) else { return nil }
      self.rawValue = rawValue
    }

    /// The one container of a window without tabs, as snapshots name it.
    static let only = Self(declared: OnlyStack.root.rawValue)

    package static var allCases: [Self] { contents.tabs }
  }

  package struct Condition: NavigationName {
    package let rawValue: String

    package init(rawValue: String) { self.rawValue = rawValue }

    package static var allCases: [Self] { contents.conditions }
  }
}

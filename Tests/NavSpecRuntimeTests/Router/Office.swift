@testable import NavSpecRuntime

/// A screen without values: enough for what depends on the schema alone.
nonisolated struct Room: NavigationRoute, ExpressibleByIntegerLiteral, CustomStringConvertible {
  let number: Int

  init(integerLiteral number: Int) { self.number = number }

  init?(index: Int, reader: inout RouteReader) {
    guard (0...9).contains(index) else { return nil }
    number = index
  }

  func write(to writer: inout RouteWriter) -> Int { number }

  var description: String { String(number) }
}

nonisolated enum OfficeTab: String, NavigationName { case left, right, secret }

nonisolated enum OfficeCondition: String, NavigationName { case badge, key, open }

/// An office that differs from `Office` in its schema.
nonisolated protocol OfficeVariant: NavigationDefinition
where Route == Room, Tab == OfficeTab, Condition == OfficeCondition {}

nonisolated extension OfficeVariant {
  static func root(of tab: OfficeTab) -> Room { Office.root(of: tab) }
}

/// A definition that uses what the recipes do not: pins, edges that pop, replacement, guarded
/// redirects, screens that stay on loss, former keys.
nonisolated enum Office: NavigationDefinition {
  typealias Route = Room
  typealias Tab = OfficeTab
  typealias Condition = OfficeCondition

  static let map = SchemaIndex(schema)
  static let links = LinkTable(map.schema)

  static func root(of tab: OfficeTab) -> Room {
    switch tab {
    case .left: 0
    case .right: 1
    case .secret: 2
    }
  }

  static var schema: NavigationSchema {
    var schema = NavigationSchema(
      name: "Office",
      container: .tabs([
        .init(name: "left", root: .init(route: 0)), .init(name: "right", root: .init(route: 1)),
        .init(name: "secret", root: .init(route: 2)),
      ]))
    schema.routes = (0...9).map {
      var route = NavigationSchema.Route(name: "room\($0)")
      route.key = "room\($0)"
      return route
    }
    schema.conditions = [
      .init(name: "badge", redirect: 7), .init(name: "key", redirect: 8), .init(name: "open"),
    ]
    schema.conditions[2].onLoss = .keep
    schema.routes[2].requirements = [0]
    // 3 is pinned to the right tab, and an edge from 4 overrides the pin.
    schema.routes[3].tab = 1
    schema.routes[4].edges = [.init(target: 3, presentation: .push)]
    // 5 replaces; an edge from 6 pops to 4 first.
    schema.routes[5].presentation = .replace
    schema.routes[6].edges = [.init(target: 9)]
    schema.routes[6].edges[0].popTo = 4
    schema.routes[6].edges[0].isInclusive = true
    schema.routes[7].presentation = .cover
    // The redirect of `key` requires `badge`.
    schema.routes[8].presentation = .sheet
    schema.routes[8].requirements = [0]
    schema.routes[8].isFreelyDismissed = false
    schema.routes[9].requirements = []
    schema.routes[9].formerKeys = ["attic"]
    schema.links = (0...9).map {
      var link = NavigationSchema.Link(route: $0, pattern: "/room/\($0)")
      link.stack = [.init(route: $0)]
      return link
    }
    schema.links[9].stack = [0, 4, 7, 9].map { .init(route: $0) }
    var help = NavigationSchema.Link(route: 9, pattern: "/help")
    help.stack = [.init(route: 9)]
    help.presentation = .window
    help.windowFallback = .cover
    schema.links.append(help)
    schema.sources = [.init(schemes: ["office"], domains: ["office.example.com", "*.office.example.org"])]
    schema.fallback = .route(4)
    return schema
  }
}

@testable import NavSpecRuntime

nonisolated enum MailTab: String, NavigationName { case mail, people }

/// A definition with three columns in one tab, two in another, results and windows.
///
/// Screens: 0 accounts (sidebar), 1 inbox (declared content), 2 folder (content), 3 message, 4 thread,
/// 5 compose (window, else a sheet that is asked before it goes), 6 pick (a sheet for a result), 7 people
/// (sidebar), 8 person, 9 lock (guarded message).
nonisolated enum Mail: NavigationDefinition {
  typealias Route = Room
  typealias Tab = MailTab
  typealias Condition = OfficeCondition

  static let map = SchemaIndex(schema)
  static let links = LinkTable(map.schema)

  static func root(of tab: MailTab) -> Room { tab == .mail ? 0 : 7 }

  static var schema: NavigationSchema {
    var mail = NavigationSchema.Tab(name: "mail", root: .init(route: 0))
    mail.split = .init(sidebar: .init(route: 0), content: .init(route: 1), detail: .init(route: 3))
    var people = NavigationSchema.Tab(name: "people", root: .init(route: 7))
    people.split = .init(sidebar: .init(route: 7), detail: .init(route: 8))
    var schema = NavigationSchema(name: "Mail", container: .tabs([mail, people]))
    schema.routes = (0...9).map {
      var route = NavigationSchema.Route(name: "room\($0)")
      route.key = "room\($0)"
      route.screen = "Screen \($0)"
      return route
    }
    schema.conditions = [.init(name: "badge"), .init(name: "key"), .init(name: "open")]
    schema.routes[0].edges = [.init(target: 2)]
    schema.routes[1].column = .content
    schema.routes[1].edges = [.init(target: 8, presentation: .popover)]
    schema.routes[2].column = .content
    schema.routes[2].edges = [.init(target: 3)]
    schema.routes[3].edges = [.init(target: 4), .init(target: 6, presentation: .sheet)]
    schema.routes[3].edges[1].when = .init(condition: 2, isNegated: false)
    schema.routes[5].presentation = .window
    schema.routes[5].isFreelyDismissed = false
    schema.routes[5].tab = nil
    schema.routes[6].presentation = .cover
    schema.routes[6].returnsValue = true
    schema.routes[8].edges = [.init(target: 8)]
    schema.routes[9].requirements = [0]
    schema.anywhere = [.init(target: 9, presentation: .sheet)]
    schema.links = [
      link("/folder", [0, 2]), link("/message", [0, 2, 3]), link("/thread", [0, 2, 3, 4]),
      link("/person", [7, 8]),
      link("/loose", [3]),
    ]
    schema.restoration = .init(key: "mail")
    return schema
  }

  private static func link(_ pattern: String, _ stack: [Int]) -> NavigationSchema.Link {
    var link = NavigationSchema.Link(route: stack[stack.count - 1], pattern: pattern)
    link.stack = stack.map { .init(route: $0) }
    return link
  }
}

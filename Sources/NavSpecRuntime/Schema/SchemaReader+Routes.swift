/// Reads routes, their params and their edges.
nonisolated extension SchemaReader {
  func parameter(_ cursor: inout SchemaCursor) throws(Failure) -> NavigationSchema.Parameter {
    let (name, form) = try named(&cursor)
    var parameter = NavigationSchema.Parameter(name: name, form: form)
    if cursor.skip("?") {
      parameter.arity = .optional
    } else if cursor.skip("[") {
      try cursor.expect("]")
      parameter.arity = .list
    } else if cursor.skip("{") {
      try cursor.expect("}")
      parameter.arity = .map
    }
    parameter.isSensitive = cursor.skip("!")
    parameter.isRestored = !cursor.skip("~")
    if cursor.skip("=") { parameter.defaultValue = try cursor.value() }
    try cursor.end()
    return parameter
  }

  func presentation(_ cursor: inout SchemaCursor) throws(Failure) -> NavigationSchema.Presentation {
    try choice(&cursor, NavigationSchema.Presentation.self)
  }

  func route(from record: inout SchemaRecord) throws(Failure) -> NavigationSchema.Route {
    var route = NavigationSchema.Route(name: qualified(try record.text(at: 0)))
    for index in 1..<max(record.positional.count, 1) {
      var cursor = try record.cursor(at: index)
      route.parameters.append(try parameter(&cursor))
    }
    // Mostly it is the name.
    route.key =
      record.takeFlag("key")
      ? route.name : try record.take("key") { (cursor) throws(Failure) in try cursor.atom() }
    route.formerKeys = try record.take("formerly", texts) ?? []
    route.presentation = try record.take("present", presentation) ?? .push
    route.windowFallback = try record.take("window-fallback", presentation) ?? .sheet
    route.hasStack = record.takeFlag("stack")
    route.tab = try record.take("tab", tab)
    route.requirements =
      try record.take("requires") { (cursor) throws(Failure) in try cursor.list(condition) } ?? []
    route.edges = try edges(from: &record)
    route.isFreelyDismissed = !record.takeFlag("asks-to-dismiss")
    route.column = try record.take("column", column) ?? .detail
    route.hidesTabBar = record.takeFlag("hides-tab-bar")
    route.detents = try record.take("detents") { (cursor) throws(Failure) in try cursor.list(detent) } ?? []
    route.zooms = record.takeFlag("zoom")
    route.isSensitive = record.takeFlag("sensitive")
    if let screen = try record.take("screen", { (cursor) throws(Failure) in try cursor.atom() }) {
      route.screen = screen
    }
    return route
  }

  func edge(_ cursor: inout SchemaCursor) throws(Failure) -> NavigationSchema.Edge {
    var edge = NavigationSchema.Edge(target: try route(&cursor))
    if cursor.skip(":") {
      edge.presentation = try presentation(&cursor)
      if cursor.skip(":") { edge.windowFallback = try presentation(&cursor) }
    }
    if cursor.skip("^") { edge.popTo = try route(&cursor) }
    edge.isInclusive = cursor.skip("+")
    if cursor.skip("?") { edge.when = try when(&cursor) }
    return edge
  }

  func edges(from record: inout SchemaRecord) throws(Failure) -> [NavigationSchema.Edge] {
    try record.take("to") { (cursor) throws(Failure) in try cursor.list(edge) } ?? []
  }

  func when(_ cursor: inout SchemaCursor) throws(Failure) -> NavigationSchema.Link.When {
    let isNegated = cursor.skip("!")
    return NavigationSchema.Link.When(condition: try condition(&cursor), isNegated: isNegated)
  }

  func detent(_ cursor: inout SchemaCursor) throws(Failure) -> NavigationSchema.Detent {
    let name = try cursor.atom()
    switch name {
    case "medium": return .medium
    case "large": return .large
    default:
      try cursor.expect("(")
      let size = try cursor.value()
      try cursor.expect(")")
      switch (name, size) {
      case ("fraction", .double(let part)): return .fraction(part)
      case ("height", .double(let points)): return .height(points)
      default: throw cursor.error("'\(name)' is not a height of a sheet")
      }
    }
  }
}

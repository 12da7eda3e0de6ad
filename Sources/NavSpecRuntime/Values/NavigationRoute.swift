/// A screen with its values: what a generated route enum is. Equality, hashing, links and restoration
/// are all written over the two requirements, so that the generated code stays small.
public nonisolated protocol NavigationRoute: Hashable, Identifiable, Sendable {
  /// The route at an index of the schema, with its values read in order; nil if they do not fit.
  init?(index: Int, reader: inout RouteReader)

  /// Writes the values in order and answers the route's index in the schema.
  func write(to writer: inout RouteWriter) -> Int
}

nonisolated extension NavigationRoute {
  /// The screen itself, so that `sheet(item:)` and `ForEach` take routes.
  public var id: Self { self }

  /// Whether both are the same screen with equal values.
  public static func == (a: Self, b: Self) -> Bool {
    withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 8) { words in
      var writer = RouteWriter(recordingIn: words)
      let index = a.write(to: &writer)
      writer.startComparing()
      let other = b.write(to: &writer)
      return writer.foundEqual(index, other)
    }
  }

  /// Feeds the index and the values to a hasher.
  public func hash(into hasher: inout Hasher) {
    withUnsafeMutablePointer(to: &hasher) { hasher in
      var writer = RouteWriter(hashingInto: hasher)
      let index = write(to: &writer)
      hasher.pointee.combine(index)
    }
  }

  /// The route's index in the schema.
  public var index: Int {
    var writer = RouteWriter(.counting)
    return write(to: &writer)
  }

  /// The values of the parameters, in order.
  public var values: [RouteValue] {
    var writer = RouteWriter()
    _ = write(to: &writer)
    return writer.values
  }

  /// The route at an index with values; nil if there is none or they do not fit.
  public init?(index: Int, values: [RouteValue]) {
    var reader = RouteReader(values)
    self.init(index: index, reader: &reader)
    if !reader.isAtEnd { return nil }
  }

  /// The route of a screen of the schema; nil if its values do not fit.
  init?(_ screen: NavigationSchema.Screen) { self.init(index: screen.route, values: screen.values) }
}

nonisolated extension [NavigationSchema.Screen] {
  /// The routes of the screens; nil if one of them has none.
  func routes<Route: NavigationRoute>() -> [Route]? {
    var routes: [Route] = []
    for screen in self {
      guard let route = Route(screen) else { return nil }
      routes.append(route)
    }
    return routes
  }
}

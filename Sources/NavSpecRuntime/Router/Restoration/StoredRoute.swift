/// A route enum that is `Codable`: a screen is kept as the text that restoration keeps, its key and its values.
///
/// The generated code declares it where the spec has `restoration`. A screen with `restore: false`, one that is
/// `sensitive`, and one with a value that restoration does not keep are not encoded: that is an error.
public nonisolated protocol StoredRoute: NavigationRoute, Codable {
  /// Where the schema has the screens of the enum.
  static var placeInSchema: SchemaPlace { get }
}

/// Where a schema has the screens of an enum.
public nonisolated struct SchemaPlace: Sendable {
  let map: SchemaIndex
  let links: LinkTable
  let first: Int

  /// A place in the schema of an app.
  /// - Parameters:
  ///   - definition: The app.
  ///   - first: The index of the first route of the enum.
  public init(_ definition: (some RouteDefinition).Type, first: Int) {
    map = definition.map
    links = definition.links
    self.first = first
  }
}

nonisolated extension StoredRoute {
  /// Reads a screen that was kept, also under a former key. What is no screen of this version of the app is an error.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let place = Self.placeInSchema
    let reader = ScreenReader<Self>(map: place.map, links: place.links, first: place.first)
    guard let route = reader.screen(of: try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "no screen of this version of the app")
    }
    self = route
  }

  /// Keeps a screen.
  public func encode(to encoder: any Encoder) throws {
    let place = Self.placeInSchema
    guard let json = place.map.json(of: self, first: place.first) else {
      let name = place.map.route(at: place.first + index)?.name ?? ""
      throw EncodingError.invalidValue(
        name, .init(codingPath: encoder.codingPath, debugDescription: "the screen '\(name)' is not kept"))
    }
    var container = encoder.singleValueContainer()
    try container.encode(json.text())
  }
}

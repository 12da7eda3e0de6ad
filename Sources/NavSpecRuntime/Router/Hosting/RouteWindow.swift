/// The screen of a window of its own, in the form in which the system keeps it: its restoration key and
/// raw values.
public nonisolated struct RouteWindow<Definition: NavigationDefinition>: Hashable, Sendable {
  /// The screen; nil if what was kept is no screen of this version of the app.
  public let route: Definition.Route?

  /// A window on a screen.
  public init(_ route: Definition.Route) { self.route = route }
}

nonisolated extension RouteWindow: Codable {
  /// Reads what was kept. Nothing in it makes this fail: a screen that is gone is nil.
  public init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    route = ScreenReader<Definition.Route>(map: Definition.map, links: Definition.links).screen(of: text)
  }

  /// Keeps the screen; one that is not kept is nothing the next time.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    let json = route.flatMap { Definition.map.json(of: $0) }
    try container.encode(json?.text() ?? "")
  }
}

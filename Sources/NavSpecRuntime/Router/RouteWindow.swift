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
    let reader = ScreenReader<Definition>()
    // Longer than any state that the app would keep: it was not written by us.
    let limit = Definition.map.schema.restoration?.maximumBytes ?? 65_536
    let json = text.utf8.count <= limit ? SnapshotParser.value(of: [UInt8](text.utf8)) : nil
    route = json.flatMap { try? reader.screen(of: $0).route }
  }

  /// Keeps the screen; one that is not kept is nothing the next time.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    let json = route.flatMap { ScreenWriter<Definition>.json(of: $0) }
    try container.encode(json.map { String(decoding: $0.text, as: UTF8.self) } ?? "")
  }
}

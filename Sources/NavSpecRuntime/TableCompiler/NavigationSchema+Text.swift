/// The schema as text: a line for each thing, its kind first, then fields that differ from the default.
/// Generated Swift has it as a comment beside what the runtime reads, so that a review shows what changed.
nonisolated extension NavigationSchema {
  /// The schema, line by line.
  public var text: String { text(besides: []) }

  /// The schema without the routes and links of features, each of which has a text of its own; see
  /// ``text(ofFeature:routes:)``.
  public func text(besides features: [Range<Int>]) -> String {
    var writer = SchemaWriter(schema: self)
    writer.write(routes: routes.indices.filter { route in !features.contains { $0.contains(route) } })
    return writer.text
  }

  /// The routes of a feature and their links. Names of the feature are written without it, `.results`.
  public func text(ofFeature name: String, routes: Range<Int>) -> String {
    var writer = SchemaWriter(schema: self, feature: name)
    writer.write(feature: routes)
    return writer.text
  }
}

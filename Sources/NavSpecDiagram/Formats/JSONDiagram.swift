import NavSpecDiagnostics

extension DiagramFormat {
  /// The view itself, for programs.
  static let json = DiagramFormat(
    "json", "the nodes, edges and groups, for programs", endings: ["json"], mark: .start(#"{"title":"#)
  ) {
    diagram, options in
    JSONText.diagram(diagram.version, options).encoded() + "\n"
  }
}

extension JSONText {
  fileprivate static func diagram(_ diagram: Diagram, _ options: DiagramOutputOptions) -> JSONText {
    .object([
      ("title", .string(diagram.title)), ("summary", .string(diagram.summary)),
      ("notes", .array(diagram.notes.map(JSONText.string))),
      ("nodes", .array(diagram.nodes.map { node($0, options, isCompared: diagram.isComparison) })),
      ("edges", .array(diagram.edges.map { edge($0, isCompared: diagram.isComparison) })),
      ("groups", .array(diagram.groups.map { group($0, options, isCompared: diagram.isComparison) })),
    ])
  }

  private static func optional(_ text: String?) -> JSONText { text.map(JSONText.string) ?? .null }

  private static func change(_ change: Diagram.Change, _ isCompared: Bool) -> [(String, JSONText)] {
    isCompared ? [("change", .string(change.rawValue))] : []
  }

  private static func location(_ location: Diagram.Location?, _ options: DiagramOutputOptions) -> JSONText {
    guard let location else { return .null }
    let url = options.url(of: location).map { [("url", JSONText.string($0))] } ?? []
    return .object(
      [("file", .string(location.file)), ("line", .int(location.line)), ("column", .int(location.column))]
        + url)
  }

  private static func node(
    _ node: Diagram.Node, _ options: DiagramOutputOptions, isCompared: Bool
  ) -> JSONText {
    let badges = node.badges.map { badge in
      JSONText.object(
        [("kind", .string(badge.kind.rawValue)), ("text", .string(badge.text))]
          + change(badge.change, isCompared))
    }
    return .object(
      [
        ("id", .string(node.id)), ("kind", .string(node.kind.rawValue)), ("label", .string(node.label)),
        ("group", optional(node.group)), ("badges", .array(badges)),
        ("location", location(node.location, options)),
      ] + (node.page.map { [("page", .string($0))] } ?? []) + change(node.change, isCompared))
  }

  private static func edge(_ edge: Diagram.Edge, isCompared: Bool) -> JSONText {
    .object(
      [
        ("from", .string(edge.from)), ("to", .string(edge.to)), ("kind", .string(edge.kind.rawValue)),
        ("label", optional(edge.label)),
      ] + change(edge.change, isCompared))
  }

  private static func group(
    _ group: Diagram.Group, _ options: DiagramOutputOptions, isCompared: Bool
  ) -> JSONText {
    .object(
      [
        ("id", .string(group.id)), ("kind", .string(group.kind.rawValue)), ("label", .string(group.label)),
        ("detail", .string(group.detail)), ("parent", optional(group.parent)),
        ("columns", .array(group.columns.map(JSONText.string))),
        ("location", location(group.location, options)),
      ] + change(group.change, isCompared))
  }
}

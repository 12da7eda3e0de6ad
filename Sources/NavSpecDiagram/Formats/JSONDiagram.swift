import NavSpecDiagnostics

extension DiagramFormat {
  static let json = DiagramFormat(
    name: "json", summary: "the nodes, edges and groups, for programs", endings: ["json"],
    mark: .start(#"{"title":"#)
  ) { diagram, options in
    JSONDiagram(diagram: diagram.version, options: options).json.encoded() + "\n"
  }
}

struct JSONDiagram {
  let diagram: Diagram
  let options: DiagramOutputOptions

  var json: JSONText {
    [
      "title": .string(diagram.title), "summary": .string(diagram.summary),
      "notes": .array(diagram.notes.map(JSONText.string)), "nodes": .array(diagram.nodes.map(node)),
      "edges": .array(diagram.edges.map(edge)), "groups": .array(diagram.groups.map(group)),
    ]
  }

  private func change(_ change: Diagram.Change) -> [(String, JSONText)] {
    diagram.isComparison ? [("change", .string(change.rawValue))] : []
  }

  private func location(_ location: Diagram.Location?) -> JSONText {
    guard let location else { return .null }
    return .members(
      ("file", .string(location.file)), ("line", .int(location.line)), ("column", .int(location.column)),
      ("url", options.url(of: location).map { .string($0) }))
  }

  private func node(_ node: Diagram.Node) -> JSONText {
    let badges = node.badges.map { badge in
      JSONText.object(
        [("kind", .string(badge.kind.rawValue)), ("text", .string(badge.text))] + change(badge.change))
    }
    return .object(
      [
        ("id", .string(node.id)), ("kind", .string(node.kind.rawValue)), ("label", .string(node.label)),
        ("group", JSONText.optional(node.group)), ("badges", .array(badges)),
        ("location", location(node.location)),
      ] + (node.page.map { [("page", .string($0))] } ?? []) + evidence(node.evidence) + change(node.change))
  }

  private func edge(_ edge: Diagram.Edge) -> JSONText {
    .object(
      [
        ("from", .string(edge.from)), ("to", .string(edge.to)), ("kind", .string(edge.kind.rawValue)),
        ("label", JSONText.optional(edge.label)),
      ] + evidence(edge.evidence) + change(edge.change))
  }

  private func evidence(_ evidence: Diagram.Evidence?) -> [(String, JSONText)] {
    evidence.map { [("evidence", .string($0.text))] } ?? []
  }

  private func group(_ group: Diagram.Group) -> JSONText {
    .object(
      [
        ("id", .string(group.id)), ("kind", .string(group.kind.rawValue)), ("label", .string(group.label)),
        ("detail", .string(group.detail)), ("parent", JSONText.optional(group.parent)),
        ("columns", .array(group.columns.map(JSONText.string))), ("location", location(group.location)),
      ] + change(group.change))
  }
}

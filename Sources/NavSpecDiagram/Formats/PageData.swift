import NavSpecDiagnostics

/// What a page knows of its picture, for its scripts. The keys are those of `--format json` and more.
struct PageData {
  let diagram: Diagram
  let options: DiagramOutputOptions

  /// JSON that an HTML parser finds no markup in.
  var text: String {
    JSONText.object([
      ("title", .string(diagram.title)), ("summary", .string(diagram.summary)),
      ("notes", strings(diagram.notes)), ("nodes", .array(diagram.nodes.map(node))),
      ("edges", .array(diagram.edges.map(edge))), ("groups", .array(diagram.groups.map(group))),
      ("anywhere", strings(diagram.anywhere)), ("isComparison", .bool(diagram.isComparison)),
      ("changes", .array(diagram.review.map(change))), ("isWatched", .bool(options.isWatched)),
      ("head", diagram.prototype?.json ?? .null), ("base", diagram.basePrototype?.json ?? .null),
    ]).encodedOnOneLine().replacing("<", with: "\\u003c").replacing(">", with: "\\u003e")
      .replacing("&", with: "\\u0026")
  }

  /// A text of a spec without what would turn the direction of the text around it.
  private func string(_ text: String) -> JSONText { .string(text.onOneLine) }

  private func strings(_ texts: [String]) -> JSONText { .array(texts.map(string)) }

  private func optional(_ text: String?) -> JSONText { text.map(string) ?? .null }

  private func node(_ node: Diagram.Node) -> JSONText {
    let badges = node.badges.map { badge in
      JSONText.object([
        ("kind", .string(badge.kind.rawValue)), ("text", string(badge.text)),
        ("change", .string(badge.change.rawValue)),
      ])
    }
    let links = node.links.map { link in
      JSONText.object([
        ("pattern", string(link.pattern)), ("stack", strings(link.stack)),
        ("isDeprecated", .bool(link.isDeprecated)), ("when", optional(link.when)),
      ])
    }
    return .object([
      ("id", .string(node.id)), ("kind", .string(node.kind.rawValue)), ("label", string(node.label)),
      ("group", optional(node.group)), ("change", .string(node.change.rawValue)),
      ("isScreen", .bool(node.isScreen)), ("doc", optional(node.doc)), ("feature", optional(node.feature)),
      ("owner", optional(node.owner)), ("tabs", strings(node.tabs)),
      ("requirements", strings(node.requirements)), ("restoration", optional(node.restoration)),
      ("badges", .array(badges)), ("links", .array(links)), ("place", optional(node.location?.text)),
      ("url", optional(node.page ?? options.url(of: node.location))),
    ])
  }

  private func edge(_ edge: Diagram.Edge) -> JSONText {
    .object([
      ("from", .string(edge.from)), ("to", .string(edge.to)), ("kind", .string(edge.kind.rawValue)),
      ("label", optional(edge.label)), ("change", .string(edge.change.rawValue)),
      ("meaning", .string(DiagramStyle(edge.kind).meaning)),
    ])
  }

  private func group(_ group: Diagram.Group) -> JSONText {
    .object([
      ("id", .string(group.id)), ("kind", .string(group.kind.rawValue)), ("label", string(group.label)),
      ("detail", string(group.detail)),
    ])
  }

  private func change(_ change: Diagram.ReviewedChange) -> JSONText {
    .object([
      ("id", .string(change.id)), ("kind", .string(change.kind)), ("level", .string(change.level)),
      ("concerns", .string(change.concerns)), ("message", string(change.message)),
      ("screens", strings(change.screens)), ("witness", strings(change.witness)),
      ("evidence", change.evidence),
      ("owners", strings(change.owners)), ("approval", optional(change.approval)),
    ])
  }
}

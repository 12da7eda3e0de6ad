import NavSpecDiagnostics

extension DiagramFormat {
  package static let dot = DiagramFormat(
    name: "dot", summary: "the graph in Graphviz's language", endings: ["dot", "gv"],
    mark: .lastLine("// ", "")
  ) { diagram, options in
    DOTDiagram(diagram, options).text
  }
}

/// A picture in the DOT language. Everything has its place already, and `dot` draws it there (`layout=nop2`); without
/// that line, any of Graphviz's programs lays it out anew, with every edge: one that is no line is a point behind its card.
struct DOTDiagram {
  private let diagram: Diagram
  private let layout: DiagramLayout
  private let options: DiagramOutputOptions
  private let fonts = "Helvetica,Arial,Liberation Sans,DejaVu Sans Condensed,sans-serif"
  private let head = 40
  private var lines: [String] = []
  /// The places of names before what goes on below: several lines may leave one.
  private var named: Set<String> = []

  init(_ whole: Diagram, _ options: DiagramOutputOptions) {
    self.options = options
    layout = DiagramLayout(of: whole)
    let diagram = layout.painted
    self.diagram = diagram
    let heading =
      ([[diagram.title, diagram.summary].filter { !$0.isEmpty }.joined(separator: ": "), diagram.question]
      + diagram.notes).filter { !$0.isEmpty }.joined(separator: "; ")
    lines = [
      "digraph \(DOTText.quoted(diagram.title)) {",
      "  layout=nop2",
      "  graph [bb=\"0,0,\(layout.width),\(layout.height + head)\", rankdir=LR, compound=true, outputorder=edgesfirst,",
      "    pad=0.35, fontname=\"\(fonts)\", fontcolor=\"\(DiagramColor.ink.light)\", fontsize=14,",
      "    labeljust=l, lp=\"\(TextWidth.tenths(of: heading, size: 14) / 20),\(layout.height + head - 12)\",",
      "    label=\(DOTText.quoted(heading))]",
      "  node [shape=box, fontname=\"\(fonts)\", fontsize=\(layout.metrics.titleSize - 1), fixedsize=true]",
      "  edge [fontname=\"\(fonts)\", arrowsize=0.7]",
    ]
    write(nodesOf: nil, indent: "  ")
    for group in diagram.groups.indices where diagram.groups[group].parent == nil {
      write(group, indent: "  ")
    }
    let index = diagram.index
    let drawn = Dictionary(first: layout.lines.map { ($0.edge, $0) })
    func isShown(_ node: Int?) -> Bool { node.map { !diagram.nodes[$0].isAbsent } ?? false }
    for (number, edge) in diagram.edges.enumerated() where !edge.isAbsent {
      guard let from = index[edge.from], isShown(from), isShown(index[edge.to]) else { continue }
      write(edge, from: from, drawn[number])
    }
    lines.append("}")
  }

  var text: String { lines.joined(separator: "\n") + "\n" }

  private mutating func write(_ number: Int, indent: String) {
    let group = diagram.groups[number]
    guard let box = layout.boxes[number], !group.isAbsent else { return }
    let label = TextWidth.fitted(
      group.change.sign + group.label + (group.detail.isEmpty ? "" : " (\(group.detail))"),
      in: box.width - 24, size: 12)
    let width = TextWidth.tenths(of: label, size: 12) / 10
    lines += [
      "\(indent)subgraph \(DOTText.quoted("cluster \(group.id)")) {",
      "\(indent)  graph [bb=\"\(box.x),\(y(box.bottom)),\(box.right),\(y(box.y))\", style=\"rounded,filled\", "
        + "fillcolor=\"\((group.kind == .section ? DiagramColor.page : .box).light)\", color=\"\(DiagramColor.boxLine.light)\", fontsize=12,",
      "\(indent)    lp=\"\(box.x + 14 + width / 2),\(y(box.y + 15))\", label=\(DOTText.quoted(label))]",
    ]
    for inner in diagram.groups.indices where diagram.groups[inner].parent == group.id {
      write(inner, indent: indent + "  ")
    }
    write(nodesOf: group.id, indent: indent + "  ")
    lines.append("\(indent)}")
  }

  private mutating func write(nodesOf group: String?, indent: String) {
    for (number, node) in diagram.nodes.enumerated() where node.group == group && !node.isAbsent {
      let style = node.style
      let (card, frame) = (layout.cards[number], layout.frames[number])
      var attributes = [
        "id=\(DOTText.quoted(node.id))", "tooltip=\(DOTText.quoted(node.tooltip))",
        "pos=\"\(frame.x + frame.width / 2),\(y(frame.y + frame.height / 2))\"",
        "width=\(Self.inches(frame.width))", "height=\(Self.inches(frame.height))",
        "style=\"\(Self.style(of: node.kind, style.stroke))\"", "fillcolor=\"\(style.fill.light)\"",
        "color=\"\(style.stroke.color.light)\"", "penwidth=\(Self.tenths(style.stroke.width))",
      ]
      if node.kind == .window || node.kind == .collapsed { attributes.append("peripheries=2") }
      if let url = node.page ?? options.url(of: node.place) {
        attributes.append("URL=\(DOTText.quoted(url))")
      }
      let rows = card.lines.map {
        Self.row(
          "<FONT POINT-SIZE=\"\(layout.metrics.size)\" COLOR=\"\(DiagramColor.quiet.light)\">\(DOTText.html($0.text))</FONT>"
        )
      }
      let title = card.title.map { Self.row("<B>\(DOTText.html($0))</B>") }.joined()
      attributes.append(
        "label=<<TABLE BORDER=\"0\" CELLBORDER=\"0\" CELLSPACING=\"0\" CELLPADDING=\"1\" WIDTH=\"\(layout.metrics.width - 16)\">"
          + "\(title)\(rows.joined())</TABLE>>")
      lines.append("\(indent)\(DOTText.quoted(node.id)) [\(attributes.joined(separator: ", "))]")
    }
  }

  private mutating func write(_ edge: Diagram.Edge, from: Int, _ line: DiagramLayout.Line?) {
    let style = edge.style
    let tooltip = DOTText.quoted(edge.tooltip)
    let ends = "  \(DOTText.quoted(edge.from)) -> \(DOTText.quoted(edge.to))"
    let look =
      "style=\(style.stroke.graphvizPattern), color=\"\(style.stroke.color.light)\", "
      + "penwidth=\(Self.tenths(style.stroke.width)), arrowhead=\(Self.arrow(style.arrow)), tooltip=\(tooltip)]"
    guard let line else {
      let card = layout.frames[from]
      let middle = (x: card.x + card.width / 2, y: card.y + card.height / 2)
      lines.append("\(ends) [pos=\"\(curve([middle, middle]))\", \(look)")
      return
    }
    // A line begins at its trunk; Graphviz has it begin at the card.
    let (frame, points) = (line.source, line.points)
    var path = points
    if let first = points.first, first.x > frame.right {
      path = [(frame.right, frame.y + DiagramCard.anchor), (first.x, frame.y + DiagramCard.anchor)] + points
    }
    let end = path.last ?? (0, 0)
    let tip = max(path[path.count - 2].x, end.x - 8)
    path[path.count - 1].x = tip
    // The name before what goes on below.
    var name = ""
    let isElsewhere = (frame.x, frame.y) != (layout.frames[from].x, layout.frames[from].y)
    if isElsewhere, named.insert("\(frame.x) \(frame.y)").inserted {
      let label = "… \(layout.cards[from].name)"
      name =
        "label=\(DOTText.quoted(label)), fontsize=\(layout.metrics.size), "
        + "lp=\"\(frame.x + frame.width / 2),\(y(frame.y + DiagramCard.anchor))\", "
    }
    lines.append("\(ends) [pos=\"e,\(end.x),\(y(end.y)) \(curve(path))\", \(name)\(look)")
  }

  private static func row(_ text: String) -> String { "<TR><TD ALIGN=\"LEFT\">\(text)</TD></TR>" }

  /// Graphviz counts from below.
  private func y(_ y: Int) -> Int { layout.height - y }

  /// Straight lines as Bézier curves.
  private func curve(_ path: [(x: Int, y: Int)]) -> String {
    var points = [path[0]]
    for point in path.dropFirst() { points += [points[points.count - 1], point, point] }
    return points.map { "\($0.x),\(y($0.y))" }.joined(separator: " ")
  }

  private static func tenths(_ number: Int) -> String { "\(number / 10).\(number % 10)" }

  /// Points in inches.
  private static func inches(_ points: Int) -> String {
    let thousandths = String(points * 1_000 / 72 % 1_000)
    return "\(points / 72)." + String(repeating: "0", count: 3 - thousandths.utf8.count) + thousandths
  }

  private static func arrow(_ arrow: DiagramStyle.Arrow) -> String {
    switch arrow {
    case .filled: "normal"
    case .open: "vee"
    case .hollow: "onormal"
    case .double: "normalnormal"
    }
  }

  private static func style(of kind: Diagram.NodeKind, _ stroke: DiagramStroke) -> String {
    let corners = kind == .window || kind == .cover ? "filled" : "rounded,filled"
    return stroke.pattern == .solid ? corners : "\(corners),\(stroke.graphvizPattern)"
  }
}

extension DiagramStroke {
  var graphvizPattern: String { pattern == .dashDotted ? "dashed" : pattern.rawValue }
}

enum DOTText {
  /// A quoted string: backslashes begin escapes, and `&` entities, in every string that is shown.
  static func quoted(_ plain: String) -> String {
    var text = "\""
    for scalar in plain.onOneLine.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "&": text += "&amp;"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text.withoutLogCommands { "&#\($0.value);" } + "\""
  }

  static func html(_ plain: String) -> String {
    // The label's parser would take a bracket at the end of text for its own.
    let text = plain.markup.replacing("[", with: "&#91;").replacing("]", with: "&#93;")
    // An element without text is a syntax error.
    return text.isEmpty ? "&#160;" : text
  }
}

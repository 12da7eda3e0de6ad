import NavSpecDiagnostics

extension DiagramFormat {
  /// A flow chart that GitHub and GitLab draw in Markdown.
  static let mermaid = DiagramFormat(
    name: "mermaid", summary: "a flow chart for Markdown on GitHub and GitLab", endings: ["mmd", "mermaid"],
    mark: .lastLine("%% ", "")
  ) { diagram, _ in
    MermaidDiagram.text(of: diagram)
  }
}

/// A picture in Mermaid's language. Of its boxes only tabs are drawn: with more, its lines cross more.
enum MermaidDiagram {
  /// What GitHub draws.
  private static let edgeLimit = 500
  private static let sizeLimit = 50_000

  /// Grouped where it would be too large; the tree, as comments, where that does not help.
  static func text(of whole: Diagram) -> String {
    let diagram = whole.version
    if let text = chart(of: diagram) { return text }
    var grouped = diagram
    for collapse in [DiagramOptions.Collapse.feature, .tab] {
      grouped.collapse(collapse)
      grouped.notes.append("too large for Mermaid on GitHub: each \(collapse.rawValue) is one box")
      if let text = chart(of: grouped) { return text }
    }
    let tree = TextDiagram(diagram).text.split(separator: "\n", omittingEmptySubsequences: false)
    return "flowchart LR\n  tree[\"too large for Mermaid on GitHub\"]\n"
      + tree.dropLast().map { "%% \($0)\n" }.joined()
  }

  /// nil where GitHub would not draw it.
  /// - Parameter direction: `LR` or `TB`.
  static func chart(of diagram: Diagram, direction: String = "LR") -> String? {
    guard diagram.edges.count(where: { $0.from != $0.to }) <= edgeLimit else { return nil }
    let index = diagram.index
    var lines = ["flowchart \(direction)"]
    lines += diagram.notes.map { "%% \($0.onOneLine.withoutLogCommands())" }
    let loops = Dictionary(grouping: diagram.edges.filter { $0.from == $0.to }, by: \.from)
    let nodes = diagram.nodes.enumerated().map { number, node in
      let (open, close) = shape(of: node.kind)
      let name = node.change.sign + node.label
      let details = node.badges.filter { badge in
        badge.change != .unchanged || [.guarded, .stack, .count].contains(badge.kind)
      }.prefix(3).map(\.changedText)
      // Mermaid draws a line to itself around everything near it.
      let marks = loops[node.id, default: []].map { $0.change.sign + "↻ \(how(of: $0))" }
      let text = ([name] + details + marks).map(label).joined(separator: "<br/>")
      return "  n\(number)\(open)\"\(text)\"\(close):::\(style(of: node))"
    }
    let tabs = diagram.groups.filter { $0.kind == .tab }
    let boxes = Dictionary(grouping: nodes.indices) { diagram.nodes[$0].group ?? "" }
    let drawn = Set(tabs.map(\.id))
    lines += nodes.indices.filter { !drawn.contains(diagram.nodes[$0].group ?? "") }.map { nodes[$0] }
    for (number, tab) in tabs.enumerated() {
      lines.append("  subgraph g\(number)[\"\(label(tab.change.sign + tab.label))\"]")
      lines += boxes[tab.id, default: []].map { "  " + nodes[$0] } + ["  end", "  class g\(number) tab"]
    }
    for edge in diagram.edges where edge.from != edge.to {
      guard let from = index[edge.from], let to = index[edge.to] else { continue }
      let text = label(edge.change.sign + how(of: edge))
      lines.append("  n\(from) \(arrow(of: edge))\(text.isEmpty ? "" : "|\"\(text)\"|") n\(to)")
    }
    let used = Set(diagram.nodes.map(style)).union(tabs.isEmpty ? [] : ["tab"])
    for color in styles where used.contains(color.name) {
      lines.append("  classDef \(color.name) \(color.text)")
    }
    let guessed = diagram.nodes.indices.filter { diagram.nodes[$0].evidence?.isGuessed ?? false }
    lines += guessed.map { "  style n\($0) stroke-dasharray:5 4" }
    let text = lines.joined(separator: "\n") + "\n"
    return text.utf8.count <= sizeLimit ? text : nil
  }

  private static func how(of edge: Diagram.Edge) -> String {
    let isUsual = edge.change == .unchanged && (edge.kind == .push || edge.kind == .opens)
    return [isUsual ? nil : edge.kind.rawValue, edge.label, edge.evidence?.doubt].compactMap { $0 }.joined(
      separator: ", ")
  }

  private static func shape(of kind: Diagram.NodeKind) -> (String, String) {
    switch kind {
    case .root: ("([", "])")
    case .push, .replace, .placeholder: ("[", "]")
    case .sheet: ("(", ")")
    case .cover: ("[[", "]]")
    case .popover: ("{{", "}}")
    case .window: ("[/", "/]")
    case .entry: (">", "]")
    case .collapsed: ("[(", ")]")
    }
  }

  private static func arrow(of edge: Diagram.Edge) -> String {
    if edge.change == .removed { return "-.->" }
    if edge.change == .added { return "==>" }
    if edge.evidence?.isGuessed == true { return "-.->" }
    switch edge.kind {
    case .push, .replace, .tab, .opens, .needs: return "-->"
    case .sheet, .popover, .link, .redirect: return "-.->"
    case .cover, .window, .several: return "==>"
    }
  }

  private static func style(of node: Diagram.Node) -> String {
    if node.change != .unchanged { return node.change.rawValue }
    switch node.kind {
    case .root: return "start"
    case .sheet, .cover, .popover: return "modal"
    case .window: return "window"
    case .entry: return "entry"
    case .push, .replace, .placeholder, .collapsed: return "screen"
    }
  }

  private static let styles: [(name: String, text: String)] = {
    let all: [(String, DiagramColor, DiagramColor, String)] = [
      ("start", .rootFill, .root, ""), ("screen", .card, .push, ""), ("modal", .modalFill, .modal, ""),
      ("window", .windowFill, .window, ""), ("entry", .entryFill, .entry, ""),
      ("added", .addedFill, .added, ",stroke-width:3px"),
      ("removed", .removedFill, .removed, ",stroke-dasharray:5 4"),
      ("changed", .changedFill, .changed, ",stroke-width:3px"),
    ]
    return all.map {
      ($0.0, "fill:\($0.1.light),stroke:\($0.2.light),color:\(DiagramColor.ink.light)\($0.3)")
    } + [("tab", "fill:none,stroke:\(DiagramColor.root.light)")]
  }()

  /// A text in which every sign that Mermaid could read is a character code.
  static func label(_ text: String) -> String {
    let short = text.count > 40 ? "\(text.prefix(20))…\(text.suffix(19))" : text
    var result = ""
    for scalar in short.onOneLine.unicodeScalars {
      let isPlain = scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      if isPlain || " /-_.,…+−~".unicodeScalars.contains(scalar) {
        result.unicodeScalars.append(scalar)
      } else {
        result += "#\(scalar.value);"
      }
    }
    return result
  }
}

import NavSpecDiagnostics

extension DiagramFormat {
  static let text = DiagramFormat(
    name: "text", summary: "a tree, for terminals and comments", endings: ["txt"], mark: .lastLine("\n", "")
  ) { diagram, _ in
    TextDiagram(diagram).text
  }
}

/// A picture as the tree that it hangs on.
struct TextDiagram {
  private let diagram: Diagram
  private let tree: DiagramTree
  /// By node: where it leads besides the tree.
  private var leads: [[String]]
  private var lines: [String] = []

  init(_ whole: Diagram) {
    let diagram = whole.version
    self.diagram = diagram
    tree = DiagramTree(of: diagram)
    let index = diagram.index
    leads = Array(repeating: [], count: diagram.nodes.count)
    let inTree = Set(tree.first.compactMap(\.self))
    for (number, edge) in diagram.edges.enumerated() where !inTree.contains(number) {
      guard let from = index[edge.from], let to = index[edge.to] else { continue }
      let name = from == to ? "itself" : diagram.nodes[to].isScreen ? edge.to : diagram.nodes[to].label
      let how = [edge.kind.presentation, edge.label, edge.evidence?.doubt].compactMap(\.self).joined(
        separator: ", ")
      leads[from].append(edge.change.sign + name + (how.isEmpty ? "" : " (\(how))"))
    }
    for (number, node) in diagram.nodes.enumerated() {
      leads[number] += node.badges.filter { $0.kind == .leads }.map { $0.change.sign + $0.text }
    }
    lines.append([diagram.title, diagram.summary].filter { !$0.isEmpty }.joined(separator: ": "))
    lines += diagram.notes
    write(group: nil)
    for group in diagram.groups {
      let level = group.parent == nil ? "" : "  "
      lines += [
        "", "\(level)\(group.change.sign)\(group.label)" + (group.detail.isEmpty ? "" : " (\(group.detail))"),
      ]
      write(group: group)
    }
  }

  var text: String { lines.map(\.onOneLine).joined(separator: "\n").withoutLogCommands() + "\n" }

  private mutating func write(group: Diagram.Group?) {
    let indent = group?.parent == nil ? "" : "  "
    for root in tree.roots where diagram.nodes[root].group == group?.id {
      write(root, indent, "", isRoot: true)
    }
  }

  private mutating func write(_ node: Int, _ indent: String, _ branch: String, isRoot: Bool) {
    lines.append(indent + branch + description(of: node))
    let children = tree.children[node]
    let below = isRoot ? indent : indent + (branch.hasPrefix("└") ? "   " : "│  ")
    for (number, child) in children.enumerated() {
      write(child, below, number == children.count - 1 ? "└─ " : "├─ ", isRoot: false)
    }
  }

  private func description(of number: Int) -> String {
    let node = diagram.nodes[number]
    var parts = [node.change.sign + (node.isScreen ? node.name ?? node.id : node.label)]
    if let doubt = node.evidence?.doubt { parts.append("(\(doubt))") }
    if let edge = tree.first[number].map({ diagram.edges[$0] }) {
      // What opens a screen from outside does not say how it appears: the screen does.
      let own = edge.kind == .opens ? Diagram.EdgeKind(rawValue: node.kind.rawValue) : nil
      var how = [edge.kind.presentation ?? own?.presentation, edge.label, edge.evidence?.doubt]
      if edge.change != .unchanged, edge.change != node.change {
        how[0] = edge.change.sign + (how[0] ?? edge.kind.rawValue)
      }
      let text = how.compactMap { $0 }.joined(separator: ", ")
      if !text.isEmpty { parts.append("[\(text)]") }
    } else if let tag = node.kind.tag, node.kind != .root {
      parts.append("[\(tag.lowercased())]")
    }
    let shown: Set<Diagram.BadgeKind> = [
      .stack, .guarded, .link, .oldLink, .notRestored, .owner, .stability, .opened, .problem, .count,
    ]
    parts += node.badges.filter { badge in
      guard badge.kind != .leads, badge.kind != .ledToBy else { return false }
      let isKey = badge.kind == .restored && badge.text != "restored"
      return shown.contains(badge.kind) || badge.change != .unchanged || isKey
    }.map { badge in
      switch badge.kind {
      case .oldLink: "\(badge.change.sign)(\(badge.text))"
      default: badge.changedText
      }
    }
    let ledToBy = node.badges.filter { $0.kind == .ledToBy }.map { $0.change.sign + $0.text }
    if !ledToBy.isEmpty { parts.append("← " + ledToBy.joined(separator: ", ")) }
    if !leads[number].isEmpty { parts.append("→ " + leads[number].joined(separator: ", ")) }
    if let page = node.page { parts.append("see \(page)") }
    return parts.joined(separator: "  ")
  }
}

extension Diagram.EdgeKind {
  /// How the target appears; nil for what everybody expects.
  fileprivate var presentation: String? { [.push, .opens, .several].contains(self) ? nil : rawValue }
}

extension Diagram {
  /// More nodes than this are not read at a glance.
  private static let commentNodes = 20
  private static let commentLines = 40

  /// The picture of a comment on a comparison: screens, and what leads to them. A chart in Mermaid's language, or where
  /// it would be too large a tree; nil where there is no such screen.
  /// - Parameters:
  ///   - marks: What is said of each screen.
  ///   - essential: The screens to show beside new ones where all would be too many.
  /// - Returns: The picture, and how many screens with a mark it leaves out.
  package func comment(
    marking marks: [String: String], essential: Set<String>
  ) -> (text: String, isMermaid: Bool, omitted: Int)? {
    var part = part(marking: marks) { _ in true }
    let all = part.nodes.count { marks[$0.id] != nil }
    if part.nodes.count > Self.commentNodes, !essential.isEmpty {
      let added = nodes.filter { $0.change == .added }.map(\.id)
      part = self.part(marking: marks, essential.union(added).contains)
    }
    guard !part.nodes.isEmpty else { return nil }
    let omitted = all - part.nodes.count { marks[$0.id] != nil }
    if part.nodes.count <= Self.commentNodes, let chart = MermaidDiagram.chart(of: part, direction: "TB") {
      return (chart, true, omitted)
    }
    part.groups = []
    for at in part.nodes.indices { part.nodes[at].group = nil }
    var lines = TextDiagram(part).text.split(separator: "\n")
    if lines.count > Self.commentLines {
      lines[Self.commentLines...] = ["… truncated: \(lines.count - Self.commentLines) more lines"]
    }
    return (lines.joined(separator: "\n"), false, omitted)
  }

  private func part(marking marks: [String: String], _ isShown: (String) -> Bool) -> Diagram {
    let shown = Set(nodes.map(\.id).filter { marks[$0] != nil && isShown($0) })
    let ways = edges.filter { shown.contains($0.to) }
    var part = restricted(to: shown.union(ways.map(\.from)))
    part.edges.removeAll { !shown.contains($0.to) }
    (part.title, part.summary, part.notes) = ("", "", [])
    for at in part.nodes.indices {
      if shown.contains(part.nodes[at].id), let mark = marks[part.nodes[at].id] {
        part.nodes[at].badges.insert(.init(.count, mark), at: 0)
      }
    }
    return part
  }
}

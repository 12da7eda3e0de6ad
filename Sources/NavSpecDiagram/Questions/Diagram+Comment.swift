extension Diagram {
  /// More nodes than this are not read at a glance.
  private static let commentNodes = 20
  private static let commentLines = 40

  /// The picture of a comment on a comparison: screens, and what leads to them. A chart in Mermaid's language, or where
  /// it would be too large a tree; nil where there is no such screen.
  /// - Parameters:
  ///   - marks: What is said of each screen.
  ///   - essential: The screens to show where all would be too many.
  package func comment(
    marking marks: [String: String], essential: Set<String>
  ) -> (text: String, isMermaid: Bool)? {
    var part = part(marking: marks) { _ in true }
    if part.nodes.count > Self.commentNodes, !essential.isEmpty {
      part = self.part(marking: marks, essential.contains)
    }
    guard !part.nodes.isEmpty else { return nil }
    if part.nodes.count <= Self.commentNodes, let chart = MermaidDiagram.chart(of: part, direction: "TB") {
      return (chart, true)
    }
    var lines = TextDiagram(part).text.split(separator: "\n")
    if lines.count > Self.commentLines {
      lines[Self.commentLines...] = ["… truncated: \(lines.count - Self.commentLines) more lines"]
    }
    return (lines.joined(separator: "\n"), false)
  }

  private func part(marking marks: [String: String], _ isShown: (String) -> Bool) -> Diagram {
    let shown = Set(nodes.map(\.id).filter { marks[$0] != nil && isShown($0) })
    let ways = edges.filter { shown.contains($0.to) }
    var part = restricted(to: shown.union(ways.map(\.from)))
    part.edges.removeAll { !shown.contains($0.to) }
    (part.title, part.summary, part.notes, part.groups) = ("", "", [], [])
    for at in part.nodes.indices {
      part.nodes[at].group = nil
      if shown.contains(part.nodes[at].id), let mark = marks[part.nodes[at].id] {
        part.nodes[at].badges.insert(.init(.count, mark), at: 0)
      }
    }
    return part
  }
}

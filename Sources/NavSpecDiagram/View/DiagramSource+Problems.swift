import NavSpecDiagnostics
import NavSpecModel

/// What `validate` says of a screen, on the screen.
extension DiagramSource {
  func addProblems(to diagram: inout Diagram) {
    let index = diagram.index
    let routes = Dictionary(grouping: graph.routes, by: \.name.range.source)
      .mapValues { $0.sorted { $0.name.range.start < $1.name.range.start } }
    var ends: [SourceRange: Int] = [:]
    var seen: [Int: Set<String>] = [:]
    for problem in problems where problem.severity != .note {
      guard let route = route(at: problem.range, among: routes[problem.range.source] ?? [], &ends),
        let node = index[route.qualifiedName]
      else { continue }
      let badge = Diagram.Badge(.problem, "\(problem.severity.rawValue): \(problem.message)")
      if seen[node, default: []].insert(badge.text).inserted { diagram.nodes[node].look.badges.append(badge) }
    }
    for (node, screen) in diagram.nodes.enumerated()
    where screen.group == "unreachable" && !screen.badges.contains(where: { $0.kind == .problem }) {
      diagram.nodes[node].badges.append(.init(.problem, "unreachable"))
    }
  }

  /// The route whose part of a file has a place: from its name to the next line that is indented no more.
  /// - Parameters:
  ///   - routes: Those of the file, in its order.
  ///   - ends: The last lines of parts that were looked for, by the places of their names.
  private func route(
    at range: SourceRange, among routes: [Route], _ ends: inout [SourceRange: Int]
  ) -> Route? {
    let file = sources[range.source]
    guard file.hasText else { return nil }
    let next = routes.partitioningIndex { $0.name.range.start > range.start }
    guard next > 0 else { return nil }
    let route = routes[next - 1]
    let end = ends[route.name.range] ?? lastLine(of: route, in: file)
    ends[route.name.range] = end
    return file.location(of: Int(range.start)).line <= end ? route : nil
  }

  private func lastLine(of route: Route, in file: SourceFile) -> Int {
    let first = file.location(of: Int(route.name.range.start))
    let last = file.location(of: file.bytes.count).line
    var line = first.line
    while line < last {
      let text = file.text(ofLine: line + 1)
      if let start = text.firstIndex(where: { $0 != " " && $0 != "\t" }), text[start] != "#",
        text.distance(from: text.startIndex, to: start) < first.column
      {
        break
      }
      line += 1
    }
    return line
  }
}

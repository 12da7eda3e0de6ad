import NavSpecDiagnostics

// What a picture shows of a change that a reviewer looks at.

extension Diagram {
  /// The nodes and the edges that a change is about, and those that show it: what leads to a screen that appears in another
  /// way, the screens that need a condition.
  func parts(of change: NavSpecDiagnostics.Change) -> (nodes: [String], edges: [Int]) {
    let all = index
    let subject = change.subject
    var ids = change.routes + subject
    func add(_ isIncluded: (Node) -> Bool) { ids += nodes.filter(isIncluded).map(\.id) }
    switch (subject.first, subject.dropFirst().first) {
    case ("tab", let tab?): add { $0.group == "tab \(tab)" }
    case ("section", let section?):
      let tabs = Set(groups.filter { $0.parent == "section \(section)" }.map(\.id))
      add { $0.group.map(tabs.contains) ?? false }
    case ("feature", let feature?): add { $0.feature == feature || $0.former?.feature == feature }
    case ("condition", let name?):
      add { $0.requirements.contains(name) || $0.former?.requirements.contains(name) ?? false }
      for condition in conditions where condition.name == name {
        ids += [condition.redirect, condition.formerRedirect ?? nil].compactMap { $0 }
      }
    case ("start", _): add { $0.kind == .root || $0.former?.kind == .root }
    default: break
    }
    // A way that a change breaks or makes. A URL or a saved state walks no edge.
    var isOfEdges = true
    var path: [String] = []
    if case .object(let members)? = change.witness?.json {
      isOfEdges = !members.contains { $0.0 == "url" || $0.0 == "snapshot" }
      if case .array(let steps)? = members.first(where: { $0.0 == "path" })?.1 {
        path = steps.compactMap { if case .string(let name) = $0 { name } else { nil } }
      }
    }
    ids += path
    var shown = Set(ids)
    var shownEdges: [Int] = []
    let about = Set(change.routes)
    let way =
      zip(path, path.dropFirst()).map { [$0, $1] } + zip(subject, subject.dropFirst()).map { [$0, $1] }
    for (number, edge) in edges.enumerated() {
      let leads = isOfEdges && edge.change != .unchanged && about.contains(edge.to)
      guard leads || way.contains([edge.from, edge.to]) else { continue }
      shownEdges.append(number)
      if shown.insert(edge.from).inserted { ids.append(edge.from) }
      if shown.insert(edge.to).inserted { ids.append(edge.to) }
    }
    return (ids.filter { all[$0] != nil }.distinct, shownEdges)
  }
}

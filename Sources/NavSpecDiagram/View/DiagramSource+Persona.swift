import NavSpecDiagnostics
import NavSpecModel

extension DiagramSource {
  /// Leaves out what unmet conditions hide, and shows redirects in place of the screens they guard.
  func follow(to diagram: inout Diagram) {
    guard let persona = options.persona else { return }
    diagram.notes.append(
      "as \(persona)"
        + (unmet.isEmpty ? "" : ": " + unmet.sorted().map { "not \(name(of: $0))" }.joined(separator: ", ")))
    let hiddenTabs = graph.tabs.filter { tab in
      !tab.visible.allSatisfy { $0.value.isMet(without: unmet) }
    }
    let hiddenGroups = Set(hiddenTabs.map { "tab \($0.name.value)" })
    let redirects = Dictionary(
      first: graph.routes.compactMap { route in
        route.requirements.first { !$0.value.isMet(without: unmet) }.map { (route.qualifiedName, $0.value) }
      })
    diagram.edges = diagram.edges.compactMap { edge in
      guard let condition = redirects[edge.to] else { return edge }
      guard let redirect = graph.redirect(of: condition) else { return nil }
      return Diagram.Edge(
        edge.from, graph.name(of: redirect.value), .redirect,
        label: "\(graph.name(of: condition)) for \(edge.to)")
    }
    func ways(areOpen: Bool) -> Set<[String]> {
      func isClosed(_ edge: Edge) -> Bool { edge.when.map { unmet.contains($0.value) } ?? false }
      return Set(
        graph.routes.flatMap { route in
          route.edges.filter { isClosed($0) != areOpen }.map {
            [route.qualifiedName, graph.name(of: $0.target)]
          }
        })
    }
    let (open, closed) = (ways(areOpen: true), ways(areOpen: false))
    diagram.edges.removeAll { edge in
      closed.contains([edge.from, edge.to]) && !open.contains([edge.from, edge.to]) && edge.kind != .redirect
    }
    for at in diagram.nodes.indices {
      let node = diagram.nodes[at]
      let closed = Set(node.links.map(\.pattern).filter { !openLinks.contains([node.id, $0]) })
      diagram.nodes[at].links.removeAll { closed.contains($0.pattern) }
      diagram.nodes[at].badges.removeAll {
        ($0.kind == .link || $0.kind == .oldLink) && closed.contains($0.text)
      }
    }
    // Nothing hangs on a link that is closed.
    let unlinked = Set(diagram.nodes.filter { $0.isScreen && $0.links.isEmpty }.map(\.id))
    diagram.edges.removeAll { edge in
      unlinked.contains(edge.to) && (edge.kind == .link || edge.from == Self.entryOfLinks.id)
    }
    if !diagram.edges.contains(where: { $0.from == Self.entryOfLinks.id }) {
      diagram.nodes.removeAll { $0.id == Self.entryOfLinks.id }
    }
    // What opens and is not hidden, and all it leads to.
    let index = diagram.index
    func isHidden(_ node: Diagram.Node) -> Bool {
      redirects[node.id] != nil || (node.group.map(hiddenGroups.contains) ?? false)
    }
    var shown: Set<String> = []
    var pending = diagram.nodes.filter { node in
      guard !isHidden(node) else { return false }
      let opens = !node.links.isEmpty || node.badges.contains { $0.kind == .opened }
      return node.kind == .root || node.kind == .placeholder || node.kind == .entry || opens
    }.map(\.id)
    let outgoing = Dictionary(grouping: diagram.edges, by: \.from)
    while let id = pending.popLast() {
      guard redirects[id] == nil, let node = index[id] else { continue }
      if diagram.nodes[node].kind == .root, isHidden(diagram.nodes[node]) { continue }
      guard shown.insert(id).inserted else { continue }
      pending += (outgoing[id] ?? []).map(\.to)
    }
    diagram = diagram.restricted(to: shown)
    // A met condition sends nobody anywhere.
    let led = Set(diagram.edges.map(\.to))
    diagram.nodes.removeAll { node in
      node.group == DiagramHomes.entries && node.kind != .entry && !led.contains(node.id)
        && node.links.isEmpty && !node.badges.contains { $0.kind == .opened }
    }
    hangOnLinks(in: &diagram)
    diagram.removeEmptyGroups()
  }

  /// What only a link opens for the persona is no longer where edges led to it.
  private func hangOnLinks(in diagram: inout Diagram) {
    let led = Set(diagram.edges.filter { $0.from != $0.to }.map(\.to))
    let alone = diagram.nodes.indices.filter { at in
      let node = diagram.nodes[at]
      return node.isScreen && node.kind != .root && node.kind != .placeholder && !node.links.isEmpty
        && !led.contains(node.id) && !node.badges.contains { $0.kind == .opened }
    }
    guard !alone.isEmpty else { return }
    let entry = Self.entryOfLinks
    for at in alone {
      diagram.nodes[at].group = DiagramHomes.entries
      diagram.edges.append(.init(entry.id, diagram.nodes[at].id, .opens))
    }
    if !diagram.nodes.contains(where: { $0.id == entry.id }) { diagram.nodes.append(entry) }
    if !diagram.groups.contains(where: { $0.id == DiagramHomes.entries }) {
      diagram.groups.append(DiagramHomes.groupOfEntries)
    }
  }
}

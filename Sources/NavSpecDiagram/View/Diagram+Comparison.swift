import NavSpecDiagnostics

extension Diagram {
  /// The union of two versions, with what is only in one of them and what differs: laid out once, it shows both.
  /// - Parameter names: The newer name of a route of the older version, where it has another.
  package func compared(with base: Diagram, names: [String: String]) -> Diagram {
    let base = base.renamed(names)
    var union = self
    union.isComparison = true
    union.nodes = Self.merged(base.nodes, nodes, id: \.id) { old, new in
      let (before, now) = (base.tab(of: old), tab(of: new))
      var node = new.compared(with: old, inTab: before == now || now == nil ? nil : before)
      node.links = Self.merged(old.links, new.links, id: \.self) { $1 }
      node.former = old.look
      return node
    } alone: { node, change in
      var node = node.with(change)
      node.links = node.links.map { $0.with(change) }
      return node
    }
    // A tab has another number where one before it came or went: only another order is a change.
    let tabs = [base.groups, groups].map { $0.filter { $0.tab != nil }.map(\.id) }
    let kept = Set(tabs[0]).intersection(tabs[1])
    let places = tabs.map { ids in
      Dictionary(first: ids.filter(kept.contains).enumerated().map { ($1, $0) })
    }
    union.groups = Self.merged(base.groups, groups, id: \.id) { old, new in
      var group = new
      group.formerNumber = old.number
      let isMoved = places[0][new.id] != places[1][new.id]
      let isSame = (old.label, old.tab, old.facts) == (new.label, new.tab, new.facts)
      if isMoved || !isSame || old.columns != new.columns {
        group.change = .changed
        group.former = [old.label, old.detail]
      }
      return group
    }
    union.edges = mergedEdges(with: base)
    // How a screen appears is said once: by the edge, where it is the edge that says so.
    for at in union.nodes.indices {
      let labels = union.edges.filter { $0.to == union.nodes[at].id && $0.change == .changed }.compactMap(
        \.label)
      union.nodes[at].badges.removeAll { badge in
        badge.kind == .role && badge.change == .removed
          && labels.contains { $0 == badge.text || $0.hasSuffix(", " + badge.text) }
      }
    }
    union.conditions = Self.merged(base.conditions, conditions, id: \.name) { old, new in
      var condition = new
      if old.redirect != new.redirect { condition.formerRedirect = .some(old.redirect) }
      return condition
    }
    union.redirects = Self.merged(base.redirects, redirects, id: { [$0.pattern, $0.target] }) { $1 }
    union.anywhere += base.anywhere.filter { !anywhere.contains($0) }
    let renamed = names.filter { index[$0.value] != nil }.sorted { $0.value < $1.value }
    for (old, new) in renamed {
      guard let at = union.index[new] else { continue }
      union.nodes[at].badges.append(.init(.role, "was \(old)", change: .removed))
      union.nodes[at].change = .changed
      union.nodes[at].former?.name = old
    }
    union.featureNames += base.featureNames.filter { !featureNames.contains($0) }
    union.notes.append(union.changeCounts)
    return union
  }

  /// "2 screens added, 1 edge removed"
  private var changeCounts: String {
    func counts(_ changes: [Change], _ noun: String) -> [String] {
      [Change.added, .removed, .changed].compactMap { change in
        let count = changes.count { $0 == change }
        return count == 0 ? nil : "\(count) \(noun)\(count == 1 ? "" : "s") \(change.rawValue)"
      }
    }
    let all =
      counts(groups.map(\.change), "group") + counts(nodes.filter(\.isScreen).map(\.change), "screen")
      + counts(edges.map(\.change), "edge")
    return all.isEmpty ? "nothing differs" : all.joined(separator: ", ")
  }

  /// Both lists in the order of the newer one; what only the older one has is behind what it was behind.
  private static func merged<Element: Changeable, ID: Hashable>(
    _ base: [Element], _ head: [Element], id: (Element) -> ID, both: (Element, Element) -> Element,
    alone: (Element, Change) -> Element = { $0.with($1) }
  ) -> [Element] {
    let old = Dictionary(first: base.map { (id($0), $0) })
    let kept = Set(head.map(id))
    var removed: [ID?: [Element]] = [:]
    var last: ID?
    for element in base {
      if kept.contains(id(element)) {
        last = id(element)
      } else {
        removed[last, default: []].append(alone(element, .removed))
      }
    }
    return (removed[nil] ?? [])
      + head.flatMap { element -> [Element] in
        let name = id(element)
        return [old[name].map { both($0, element) } ?? alone(element, .added)] + (removed[name] ?? [])
      }
  }

  private func mergedEdges(with base: Diagram) -> [Edge] {
    func pair(_ edge: Edge) -> [String] { [edge.from, edge.to] }
    let old = Set(base.edges.map(\.key))
    let new = Set(edges.map(\.key))
    var gone = Dictionary(grouping: base.edges.filter { !new.contains($0.key) }, by: pair)
    let merged = edges.map { edge -> Edge in
      guard !old.contains(edge.key) else { return edge }
      guard let before = gone[pair(edge)]?.first else { return edge.with(.added) }
      gone[pair(edge)]?.removeFirst()
      var edge = edge.with(.changed)
      edge.versions = .init(base: before.key, head: edge.key)
      let was = [
        before.kind == edge.kind ? nil : before.kind.rawValue,
        before.label == edge.label ? nil : before.label,
      ]
      let text = was.compactMap { $0 }.joined(separator: ", ")
      edge.label = [edge.label, "was \(text.isEmpty ? "without a label" : text)"].compactMap { $0 }.joined(
        separator: ", ")
      return edge
    }
    return merged
      + base.edges.filter { !new.contains($0.key) }.compactMap { edge in
        guard let left = gone[pair(edge)], left.contains(where: { $0.key == edge.key }) else { return nil }
        return edge.with(.removed)
      }
  }

  private func tab(of node: Node) -> String? {
    groups.first { $0.id == node.group && $0.kind == .tab }?.label
  }

  private func renamed(_ names: [String: String]) -> Diagram {
    guard !names.isEmpty else { return self }
    var diagram = self
    func name(_ old: String) -> String { names[old] ?? old }
    for at in diagram.nodes.indices {
      diagram.nodes[at].id = name(nodes[at].id)
      for link in diagram.nodes[at].links.indices {
        diagram.nodes[at].links[link].stack = nodes[at].links[link].stack.map(name)
      }
    }
    for at in diagram.edges.indices {
      diagram.edges[at].from = name(edges[at].from)
      diagram.edges[at].to = name(edges[at].to)
    }
    for at in diagram.conditions.indices {
      diagram.conditions[at].redirect = conditions[at].redirect.map(name)
    }
    for at in diagram.redirects.indices { diagram.redirects[at].routes = redirects[at].routes.map(name) }
    diagram.anywhere = anywhere.map(name)
    return diagram
  }

  /// Nodes, edges and boxes as one version has them. What it does not have is marked, so that all keep their places.
  func painted(as side: DiagramOptions.Side) -> Diagram {
    guard side != .both else { return self }
    let absent: Change = side == .base ? .added : .removed
    var painted = self
    painted.side = side
    for at in nodes.indices {
      painted.nodes[at] = nodes[at].painted(as: side)
      painted.nodes[at].isAbsent = nodes[at].change == absent
    }
    for at in edges.indices {
      painted.edges[at].isAbsent = edges[at].change == absent
      guard let versions = edges[at].versions else { continue }
      let look = side == .base ? versions.base : versions.head
      (painted.edges[at].kind, painted.edges[at].label) = (look.kind, look.label)
    }
    for at in groups.indices {
      painted.groups[at].isAbsent = groups[at].change == absent
      if side == .base, let number = groups[at].formerNumber { painted.groups[at].number = number }
      guard side == .base, let former = groups[at].former else { continue }
      (painted.groups[at].label, painted.groups[at].facts) = (former[0], former[1])
      painted.groups[at].tab = nil
    }
    return painted
  }

  /// What the painted version has, for forms without places.
  var version: Diagram {
    guard side != .both else { return self }
    var part = painted(as: side)
    part.nodes.removeAll(where: \.isAbsent)
    let shown = part.index
    part.edges.removeAll { $0.isAbsent || shown[$0.from] == nil || shown[$0.to] == nil }
    part.groups.removeAll(where: \.isAbsent)
    part.removeEmptyGroups()
    part.side = .both
    return part
  }

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
    let witness = change.witness?.json
    let isOfEdges = witness?["url"] == nil && witness?["snapshot"] == nil
    let path = witness?["path"]?.array?.compactMap(\.string) ?? []
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

extension Diagram.Node {
  /// The newer version with what differs from the older one.
  /// - Parameter oldTab: The tab that it was in, if it is in another.
  func compared(with old: Diagram.Node, inTab oldTab: String? = nil) -> Diagram.Node {
    var node = self
    // Entries and edges show what opens it. The older version's problems are not shown.
    func counts(_ badge: Diagram.Badge) -> Bool { badge.kind != .problem && badge.kind != .role }
    node.badges = look.badges.map { badge in
      counts(badge) && !old.badges.contains(badge) ? badge.with(.added) : badge
    }
    node.badges += old.badges.filter { counts($0) && !look.badges.contains($0) }.map { $0.with(.removed) }
    func was(_ what: String) { node.badges.append(.init(.role, "was \(what)", change: .removed)) }
    if old.label != look.label { was("titled \(old.label)") }
    if old.kind != look.kind { was(old.kind.rawValue) }
    if let oldTab { was("in \(oldTab)") }
    if node.badges.contains(where: { $0.change != .unchanged }) { node.change = .changed }
    return node
  }

  /// The node as one version has it, with what differs marked.
  fileprivate func painted(as side: DiagramOptions.Side) -> Self {
    var node = self
    let other: Diagram.Change = side == .base ? .added : .removed
    // What was is no fact of either version.
    node.badges.removeAll { $0.change == other || ($0.kind == .role && $0.change != .unchanged) }
    guard side == .base, let former else { return node }
    let badges = node.badges.filter { $0.kind != .role } + former.badges.filter { $0.kind == .role }
    node.look = former
    node.badges = badges
    return node
  }
}

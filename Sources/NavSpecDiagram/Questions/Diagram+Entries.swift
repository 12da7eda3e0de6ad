// What opens screens, as entries before them.

extension Diagram {
  /// Deep links and redirects as entries, each with the stack it opens.
  var links: Diagram {
    var part = self
    part.edges = []
    part.nodes = []
    for var node in nodes where !node.links.isEmpty {
      node.badges.removeAll { $0.kind == .link || $0.kind == .oldLink }
      var entries: [Node] = []
      // The newer entry shows what differs in the older version.
      for link in node.links.filter({ $0.change != .removed }) + node.links.filter({ $0.change == .removed })
      {
        let entry = entry(of: link, to: node)
        guard let same = entries.firstIndex(where: { $0.id == entry.id }) else {
          entries.append(entry)
          continue
        }
        guard link.change == .removed, entries[same].change == .added else { continue }
        entries[same].change = .unchanged
        entries[same] = entries[same].compared(with: entry)
      }
      part.nodes += entries
      part.edges += entries.map { entry in
        Edge(entry.id, node.id, .opens).with(entry.change == .changed ? .unchanged : entry.change)
      }
      node.column = 1
      part.nodes.append(node)
    }
    let shown = part.index
    for redirect in redirects {
      let id = "redirect \(redirect.pattern) \(redirect.target)"
      let targets = redirect.routes.compactMap { shown[$0] }
      var entry = Node(
        id, .entry, label: "\(redirect.pattern) → \(redirect.target)",
        group: targets.first.flatMap { part.nodes[$0].group })
      entry.location = redirect.location
      entry.change = redirect.change
      part.nodes.append(entry)
      part.edges += targets.map { Edge(id, part.nodes[$0].id, .opens).with(redirect.change) }
    }
    part.removeEmptyGroups()
    part.isAboutWays = true
    return part
  }

  private func entry(of link: Link, to node: Node) -> Node {
    var entry = Node("link \(link.pattern) \(node.id)", .entry, label: link.pattern, group: node.group)
    entry.badges = [
      .init(.stack, link.stack.joined(separator: " › ")),
      link.when.map { .init(.guarded, "if \($0)") },
      link.isDeprecated ? .init(.stability, "deprecated") : nil,
    ].compactMap { $0 }
    entry.location = node.location
    entry.change = link.change
    return entry
  }

  /// Conditions, the screens that need them, and what is shown instead.
  var guards: Diagram {
    var part = self
    part.edges = []
    part.groups = []
    part.nodes = []
    var shown: Set<String> = []
    for condition in conditions {
      let guarded = nodes.filter { $0.change(of: condition) != nil }
      guard !guarded.isEmpty || condition.redirect != nil else { continue }
      let id = "condition \(condition.name)"
      part.groups.append(
        Group(id, .condition, label: condition.name, detail: "condition").with(condition.change))
      part.nodes.append(Node(id, .entry, label: condition.name, group: id).with(condition.change))
      func lead(to node: Node, _ kind: EdgeKind, _ change: Change) {
        part.edges.append(Edge(id, node.id, kind).with(change))
        guard shown.insert(node.id).inserted else { return }
        var node = node
        node.group = id
        node.column = 1
        part.nodes.append(node)
      }
      for (redirect, change) in condition.redirects {
        for node in nodes where node.id == redirect { lead(to: node, .redirect, change) }
      }
      for node in guarded { lead(to: node, .needs, node.change(of: condition) ?? .unchanged) }
    }
    part.isAboutWays = true
    return part
  }

  /// Links and conditions as entries of the same screens: a screen is with the condition that it needs.
  func joined(with guards: Diagram) -> Diagram {
    var part = guards
    let groups = Dictionary(
      guards.nodes.map { ($0.id, $0.group) }, uniquingKeysWith: { first, _ in first })
    let screens = Dictionary(edges.map { ($0.from, $0.to) }, uniquingKeysWith: { first, _ in first })
    for var node in nodes where groups[node.id] == nil {
      if let screen = screens[node.id], let group = groups[screen] { node.group = group }
      part.nodes.append(node)
    }
    part.edges += edges
    part.groups += self.groups
    part.removeEmptyGroups()
    return part
  }
}

extension Diagram.Condition {
  /// What is shown instead in each version.
  fileprivate var redirects: [(route: String, change: Diagram.Change)] {
    guard let formerRedirect else { return redirect.map { [($0, change)] } ?? [] }
    return (redirect.map { [($0, .added)] } ?? []) + (formerRedirect.map { [($0, .removed)] } ?? [])
  }
}

extension Diagram.Node {
  /// Which versions of the screen need a condition; nil if none does.
  fileprivate func change(of condition: Diagram.Condition) -> Diagram.Change? {
    let needed = look.requirements.contains(condition.name)
    guard let former else { return needed ? change == .changed ? .unchanged : change : nil }
    switch (former.requirements.contains(condition.name), needed) {
    case (true, true): return .unchanged
    case (true, false): return .removed
    case (false, true): return .added
    case (false, false): return nil
    }
  }
}

import NavSpecModel

extension Diagram {
  /// The part that answers what is asked. Names that it does not have lead to nothing.
  package func answering(_ options: DiagramOptions) -> Diagram {
    var part = self
    switch (options.showsLinks, options.showsGuards) {
    case (true, true): part = links.joined(with: guards)
    case (true, false): part = links
    case (false, true): part = guards
    case (false, false): break
    }
    part.filter(options)
    if options.showsChangesOnly { part = part.changes }
    if let flow = options.flow { part = part.strip(of: flow) }
    if let reaches = options.reaches { part = part.ways(into: reaches) }
    if options.from != nil || options.to != nil {
      part = part.ways(from: options.from, to: options.to, all: options.showsAllWays)
    }
    if !options.focus.isEmpty { part = part.neighbourhood(of: options.focus, depth: options.depth ?? 1) }
    part.addLeads(of: self)
    for index in part.nodes.indices where !options.showsRestoration {
      part.nodes[index].badges.removeAll { $0.kind == .notRestored }
      for badge in part.nodes[index].badges.indices where part.nodes[index].badges[badge].kind == .restored {
        if part.nodes[index].badges[badge].change == .unchanged {
          part.nodes[index].badges[badge].text = "restored"
        }
      }
    }
    let (shown, all) = (part.nodes.count(where: \.isScreen), nodes.count(where: \.isScreen))
    if shown < all { part.summary = "\(shown) of \(all) screens" }
    part.facts = options.facts ?? .some
    part.question = options.question(isComparison: isComparison)
    if isComparison {
      part.side = options.side
      if options.side != .both { part.notes.append("painted as \(options.side.rawValue)") }
      let (found, known) = (part.foundChanges, foundChanges)
      // Entries have changes of their own.
      let isOfScreens = !options.showsLinks && !options.showsGuards
      if found < known, isOfScreens {
        part.notes.append("\(found) of \(known) change\(known == 1 ? " is" : "s are") in this part")
      }
    }
    part.collapse(options.collapse)
    return part
  }

  private mutating func filter(_ options: DiagramOptions) {
    func isShown(_ node: Node) -> Bool {
      guard node.isScreen else { return true }
      if !options.features.isEmpty, !options.features.contains(node.feature ?? "") { return false }
      if !options.tabs.isEmpty, !options.tabs.contains(where: node.tabs.contains) { return false }
      if !options.owners.isEmpty, !options.owners.contains(node.owner ?? "") { return false }
      if !options.only.isEmpty, !options.only.contains(where: { $0.matches(node.id) }) { return false }
      return !options.exclude.contains { $0.matches(node.id) }
    }
    let shown = nodes.filter(isShown).map(\.id)
    guard shown.count < nodes.count else { return }
    self = restricted(to: Set(shown))
    // What opened the screens that are left out opens nothing.
    let opening = Set(edges.map(\.from))
    self = restricted(to: Set(nodes.filter { $0.kind != .entry || opening.contains($0.id) }.map(\.id)))
  }

  private var foundChanges: Int {
    nodes.count { $0.isScreen && $0.change != .unchanged } + edges.count { $0.change != .unchanged }
  }

  /// What changed, and the screens that lead to it.
  private var changes: Diagram {
    var shown = Set(nodes.filter { $0.change != .unchanged }.map(\.id))
    for edge in edges where edge.change != .unchanged { shown.formUnion([edge.from, edge.to]) }
    let affected = edges.filter { shown.contains($0.to) }.map(\.from)
    return restricted(to: shown.union(affected))
  }

  /// Where screens lead, and what leads to them, that the part does not show.
  private mutating func addLeads(of whole: Diagram) {
    let shown = index
    let all = whole.index
    var seen: Set<[String]> = []
    func isScreen(_ id: String) -> Bool { all[id].map { whole.nodes[$0].isScreen } ?? false }
    for edge in whole.edges where edge.from != edge.to && isScreen(edge.from) && isScreen(edge.to) {
      guard seen.insert([edge.from, edge.to]).inserted else { continue }
      switch (shown[edge.from], shown[edge.to]) {
      case (let from?, nil): nodes[from].look.badges.append(.init(.leads, edge.to, change: edge.change))
      case (nil, let to?) where edge.kind != .tab:
        nodes[to].look.badges.append(.init(.ledToBy, edge.from, change: edge.change))
      default: break
      }
    }
  }
}

extension String {
  /// Whether a name matches this pattern; a `*` alone matches dots too.
  func matches(_ name: String) -> Bool { Glob.matches(name, pattern: self) }
}

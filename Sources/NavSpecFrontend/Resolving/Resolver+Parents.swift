package import NavSpecDiagnostics
import NavSpecModel

extension Resolver {
  mutating func resolveParents() {
    for id in underOrder {
      let index = id.value
      let (fileIndex, entryIndex) = routeOrigins[index]
      let own = files[fileIndex].routes[entryIndex].value.parent
      if own == nil, let under = graph.routes[index].under {
        graph.routes[index].parent = graph.routes[under].parent
        graph.routes[index].hasInvalidParent = graph.routes[under].hasInvalidParent
        if graph.routes[index].parent != nil { continue }
      }
      guard let spec = own ?? (roots.contains(id) ? nil : files[fileIndex].defaults.parent) else { continue }
      guard let parent = route(spec.route, in: fileIndex) else {
        graph.routes[index].hasInvalidParent = true
        continue
      }
      // A file's default parent may itself be a route of that file.
      if own == nil, parent == id { continue }
      graph.routes[index].parent = Parent(
        route: parent, range: spec.route.range,
        arguments: exit(spec.route, in: fileIndex).map {
          arguments(spec.arguments, through: graph.exits[$0], of: id)
        } ?? arguments(spec.arguments, for: parent, of: .screen(id)))
    }
    reportParentCycles()
    reportLongChains()
  }

  private mutating func reportParentCycles() {
    var state = [Int](repeating: 0, count: graph.routes.count)
    for start in graph.routes.indices where state[start] == 0 {
      var trail: [Int] = []
      var next: Int? = start
      while let current = next, state[current] == 0 {
        state[current] = 1
        trail.append(current)
        next = graph.routes[current].parent?.route.value
      }
      if let closing = next, state[closing] == 1, let from = trail.firstIndex(of: closing) {
        let cycle = Array(trail[from...])
        let names = (cycle + [closing]).map { graph.routes[$0].qualifiedName }
        if let parent = graph.routes[closing].parent {
          report(
            Diagnostic(
              .parentCycle, "'\(names[0])' is its own ancestor", at: parent.range,
              label: names.joined(separator: " → ")))
        }
        for index in cycle {
          graph.routes[index].parent = nil
          graph.routes[index].hasInvalidParent = true
        }
      }
      for index in trail { state[index] = 2 }
    }
  }

  /// So many screens below one are more than anybody goes back through. A link lists them all.
  private static let chainLimit = 32

  /// Cuts chains of parents that are too long, so that what is made of them stays in proportion; the first
  /// that is too far up is told, and not those that stand on it.
  private mutating func reportLongChains() {
    var depths: [Int?] = graph.routes.map { $0.parent == nil ? 0 : nil }
    var isBeyond = graph.routes.map { _ in false }
    var told: Set<RouteID> = []
    for start in graph.routes.indices {
      var trail: [Int] = []
      var current = start
      while depths[current] == nil, let parent = graph.routes[current].parent {
        trail.append(current)
        current = parent.route.value
      }
      while let index = trail.popLast(), let parent = graph.routes[index].parent {
        isBeyond[index] = isBeyond[parent.route.value]
        let depth = (depths[parent.route.value] ?? 0) + 1
        depths[index] = depth
        guard depth > Self.chainLimit else { continue }
        if !isBeyond[index], told.insert(parent.route).inserted {
          report(
            Diagnostic(
              .parentChainTooLong,
              "'\(graph.routes[index].qualifiedName)' stands on more than \(Self.chainLimit) screens",
              at: parent.range, label: "the chain of parents is too long"))
        }
        isBeyond[index] = true
        depths[index] = 0
        graph.routes[index].parent = nil
        graph.routes[index].hasInvalidParent = true
      }
    }
  }
}

extension DiagnosticKind {
  package static let parentCycle = DiagnosticKind(
    id: "parent-cycle",
    explanation:
      "A chain of parents ends at a root: one that comes back to itself would be an endless stack.",
    examples: [
      """
      routes:
        home: { to: [first] }
        first: { parent: second }
      #                  ^^^^^^ parent-cycle
        second: { parent: first, reachedBy: code }
      """
    ],
    corrected: [
      """
      routes:
        home: { to: [first] }
        first: { parent: home, to: [second] }
        second: { parent: first }
      """
    ])

  package static let parentChainTooLong = DiagnosticKind(
    id: "parent-chain-too-long",
    explanation: """
      A link opens every screen of the chain of parents, and the way back leads through all of them. Let \
      the link open fewer with 'stack:', or give the route a parent nearer to the root.
      """,
    examples: [chain(of: 33) + "\n#                ^^^ parent-chain-too-long"],
    corrected: [chain(of: 32)])

  /// A root and so many screens, each above the one before.
  private static func chain(of count: Int) -> String {
    let screens = (1...count).map { number in
      "  r\(number): { parent: \(number == 1 ? "home" : "r\(number - 1)"), reachedBy: code }"
    }
    return (["routes:", "  home: {}"] + screens).joined(separator: "\n")
  }
}

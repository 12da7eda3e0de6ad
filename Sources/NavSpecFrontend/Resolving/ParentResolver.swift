import NavSpecDiagnostics
import NavSpecModel

/// Finds the screen below each route when it is opened from outside.
enum ParentResolver {
  /// - Parameters:
  ///   - order: Every route, after the one it is under.
  ///   - roots: Routes at the root of a tab, a column or the window, to which no default applies.
  static func resolve(in order: [RouteID], roots: Set<RouteID>, _ scope: inout Scope) {
    for id in order {
      let file = scope.names.file(of: id)
      let own = scope.names[id].parent
      if own == nil, let under = scope.graph.routes[id].under {
        scope.graph.routes[id].parent = scope.graph.routes[under].parent
        scope.graph.routes[id].hasInvalidParent = scope.graph.routes[under].hasInvalidParent
        if scope.graph.routes[id].parent != nil { continue }
      }
      let inherited = roots.contains(id) ? nil : scope.names.files[file].defaults.parent
      guard let spec = own ?? inherited else { continue }
      let parent = scope.route(
        spec.route, in: file,
        cure: Synonyms.word(for: spec.route.value, among: ["null"]).map { _ in "remove 'parent'" })
      guard let parent else {
        scope.graph.routes[id].hasInvalidParent = true
        continue
      }
      // A file's default parent may itself be a route of that file.
      if own == nil, parent == id { continue }
      let arguments = scope.arguments(
        spec.arguments, of: .screen(id), for: parent, through: scope.names.exit(spec.route, in: file),
        below: id)
      scope.graph.routes[id].parent = (route: parent, range: spec.route.range, arguments: arguments)
    }
    cutCycles(&scope)
    cutLongChains(&scope)
  }

  private static func cutCycles(_ scope: inout Scope) {
    var state = [Int](repeating: 0, count: scope.graph.routes.count)
    for start in scope.graph.routes.indices where state[start] == 0 {
      var trail: [Int] = []
      var next: Int? = start
      while let current = next, state[current] == 0 {
        state[current] = 1
        trail.append(current)
        next = scope.graph.routes[current].parent?.route.value
      }
      if let closing = next, state[closing] == 1, let from = trail.firstIndex(of: closing) {
        let cycle = Array(trail[from...])
        let names = (cycle + [closing]).map { scope.graph.routes[$0].qualifiedName }
        if let parent = scope.graph.routes[closing].parent {
          scope.sink.report(
            .parentCycle, "'\(names[0])' is its own ancestor", at: parent.range,
            label: names.joined(separator: " → "))
        }
        for index in cycle {
          scope.graph.routes[index].parent = nil
          scope.graph.routes[index].hasInvalidParent = true
        }
      }
      for index in trail { state[index] = 2 }
    }
  }

  /// Cuts chains of parents that are too long, so that what is made of them stays in proportion. Reports the
  /// first parent that is too far up, and not those above it.
  private static func cutLongChains(_ scope: inout Scope) {
    var depths: [Int?] = scope.graph.routes.map { $0.parent == nil ? 0 : nil }
    var isBeyond = scope.graph.routes.map { _ in false }
    var reported: Set<RouteID> = []
    for start in scope.graph.routes.indices {
      var trail: [Int] = []
      var current = start
      while depths[current] == nil, let parent = scope.graph.routes[current].parent {
        trail.append(current)
        current = parent.route.value
      }
      while let index = trail.popLast(), let parent = scope.graph.routes[index].parent {
        isBeyond[index] = isBeyond[parent.route.value]
        let depth = (depths[parent.route.value] ?? 0) + 1
        depths[index] = depth
        guard depth > GraphLimits.parents else { continue }
        if !isBeyond[index], reported.insert(parent.route).inserted {
          scope.sink.report(
            .parentChainTooLong,
            "'\(scope.graph.routes[index].qualifiedName)' has more than \(GraphLimits.parents) screens below it",
            at: parent.range, label: "the chain of parents is too long")
        }
        isBeyond[index] = true
        depths[index] = 0
        scope.graph.routes[index].parent = nil
        scope.graph.routes[index].hasInvalidParent = true
      }
    }
  }
}

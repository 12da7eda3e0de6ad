import NavSpecDiagnostics
import NavSpecModel
import NavSpecRuntime

/// Finds the edges that lists of edges mean, with those of the sets that they take.
struct EdgeResolver {
  private var used: Set<String> = []

  mutating func edges(_ specs: [EdgeSpec], in file: Int, _ scope: inout Scope) -> [Edge] {
    var edges: [Edge] = []
    for spec in specs {
      switch spec.target {
      case .route(let name):
        if let edge = edge(spec, to: name, in: file, &scope) { edges.append(edge) }
      case .set(let name):
        edges += self.edges(ofSet: name, in: file, &scope).map { edge in
          var edge = edge
          edge.range = name.range
          edge.set = name.value
          return edge
        }
      }
    }
    return edges
  }

  /// Nothing for a set that is repeated too often.
  private mutating func edges(
    ofSet name: Located<String>, in file: Int, _ scope: inout Scope
  ) -> [Edge] {
    var edges: [Edge] = []
    var taken: Set<String> = []
    var pending: [(spec: EdgeSpec, file: Int)] = []
    func take(_ inner: Located<String>, in file: Int, _ scope: inout Scope) {
      guard let (key, set) = scope.edgeSet(inner, in: file) else { return }
      used.insert(key)
      guard taken.insert(key).inserted, scope.mayRepeat(set.entry.value.count, at: name.range) else { return }
      pending += set.entry.value.reversed().map { ($0, set.file) }
    }
    take(name, in: file, &scope)
    while let (spec, file) = pending.popLast() {
      switch spec.target {
      case .route(let target):
        if let edge = edge(spec, to: target, in: file, &scope) { edges.append(edge) }
      case .set(let inner): take(inner, in: file, &scope)
      }
    }
    return edges
  }

  /// The names of the sets that nothing takes, which are checked too.
  func unusedSets(_ scope: inout Scope) -> [Located<String>] {
    let unused = scope.names.edgeSets.sets(except: used)
    for set in unused {
      for spec in set.entry.value {
        switch spec.target {
        case .route(let target):
          _ = scope.route(target, in: set.file, withSets: spec.present == nil)
          _ = spec.when.flatMap { scope.condition($0) }
          _ = spec.popTo.flatMap { scope.route($0, in: set.file) }
        case .set(let inner): _ = scope.edgeSet(inner, in: set.file)
        }
      }
    }
    return unused.map(\.entry.name)
  }

  private func edge(
    _ spec: EdgeSpec, to name: Located<String>, in file: Int, _ scope: inout Scope
  ) -> Edge? {
    guard let target = scope.route(name, in: file, withSets: spec.present == nil) else { return nil }
    var edge = Edge(target: target, range: name.range)
    edge.presentation = spec.present.map { $0.map(\.presentation) }
    edge.windowFallback = spec.present?.value.windowFallback
    edge.label = spec.label?.value
    edge.when = spec.when.flatMap { scope.condition($0) }
    edge.popTo = spec.popTo.flatMap { name in
      scope.route(name, in: file).map { Located($0, at: name.range) }
    }
    edge.inclusive = spec.inclusive
    edge.evidence = spec.evidence
    edge.exit = scope.names.exit(name, in: file)
    return edge
  }
}

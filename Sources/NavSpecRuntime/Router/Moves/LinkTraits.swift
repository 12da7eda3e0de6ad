/// How a link in a view leads to a screen, whatever screen the link is on.
nonisolated struct LinkTraits {
  /// The screens that every edge pushes on the stack of the link.
  private(set) var pushed: Set<Int> = []
  /// The screens that may grow out of the link, or point at it.
  private(set) var sources: Set<Int> = []

  init(_ schema: NavigationSchema) {
    var others = Set(schema.stackRoots.map(\.route))
    func note(_ edge: NavigationSchema.Edge) {
      if edge.presentation == .popover { sources.insert(edge.target) }
      if edge.presentation ?? .push != .push || edge.popTo != nil { others.insert(edge.target) }
    }
    for route in schema.routes { route.edges.forEach(note) }
    schema.anywhere.forEach(note)
    for (index, route) in schema.routes.enumerated() {
      if route.zooms || route.presentation == .popover { sources.insert(index) }
      if route.presentation == .push, route.tab == nil, route.column == .detail, !others.contains(index) {
        pushed.insert(index)
      }
    }
  }
}

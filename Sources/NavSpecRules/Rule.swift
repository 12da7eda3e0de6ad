package import NavSpecDiagnostics
package import NavSpecLinks
package import NavSpecModel
package import NavSpecRuntime

/// One kind of mistake in a resolved graph: why it matters, examples that prove it, and how it is
/// found. A rule sees only the context and knows nothing of YAML or of other rules.
package protocol Rule: Sendable {
  static var kind: DiagnosticKind { get }
  /// Whether it speaks of what is missing, and so only where nothing was lost to other mistakes.
  static var needsWholeSpec: Bool { get }

  /// Whether it speaks of what a feature in a package of its own leaves to its app.
  static var needsApp: Bool { get }

  init()

  func diagnostics(in context: RuleContext) -> [Diagnostic]
}

extension Rule {
  package static var needsWholeSpec: Bool { false }
  package static var needsApp: Bool { false }
}

/// What rules look at: the graph, and what several of them need, computed once.
package struct RuleContext: Sendable {
  package let graph: NavigationGraph
  package let schema: NavigationSchema
  package let table: LinkTable
  package let reachability: Reachability
  package let links: LinkAnalysis
  package let redirects: RedirectAnalysis
  package let exclusions: ExclusionAnalysis
  package let priorities: PriorityAnalysis
  /// The graph's links with their routes. A route is a large value: a dozen rules walk these, and share them.
  package let routedLinks: [(route: Route, link: Link)]

  package init(graph: NavigationGraph, schema: NavigationSchema, table: LinkTable) {
    self.graph = graph
    self.schema = schema
    self.table = table
    self.reachability = Reachability(of: graph)
    let links = LinkAnalysis(of: table)
    self.links = links
    self.redirects = RedirectAnalysis(of: table, openings: links.openings)
    self.exclusions = ExclusionAnalysis(of: table)
    self.priorities = PriorityAnalysis(of: table)
    self.routedLinks = graph.links
  }
}

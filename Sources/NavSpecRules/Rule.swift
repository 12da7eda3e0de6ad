package import NavSpecDiagnostics
package import NavSpecLinkAnalysis
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

  /// Whether it asks for the link table or what is known of it, which is compiled while other rules look.
  static var needsLinkTable: Bool { get }

  init()

  func diagnostics(in context: RuleContext) -> [Diagnostic]
}

extension Rule {
  package static var needsWholeSpec: Bool { false }
  package static var needsApp: Bool { false }
  package static var needsLinkTable: Bool { false }
}

/// What rules look at: the graph, and what several of them need, computed once.
package struct RuleContext: Sendable {
  package let graph: NavigationGraph
  package let schema: NavigationSchema
  package let reachability: Reachability
  /// The graph's links with their routes. A route is a large value: a dozen rules walk these, and share them.
  package let routedLinks: [(route: Route, link: Link)]
  private let links: OnDemand<LinkAnalyses>

  package init(graph: NavigationGraph) {
    let schema = graph.schema
    self.graph = graph
    self.schema = schema
    self.reachability = Reachability(of: graph)
    self.routedLinks = graph.links
    links = OnDemand { LinkAnalyses(LinkTable(schema, patterns: graph.schemaPatterns)) }
  }

  /// The link table and what is known of it. Whoever asks first compiles it, or waits for who does: a rule that
  /// asks says `needsLinkTable`.
  package var linkAnalyses: LinkAnalyses { links() }
}

/// The link table, and what was proved of it.
package struct LinkAnalyses: Sendable {
  package let table: LinkTable
  package let links: LinkAnalysis
  package let redirects: RedirectAnalysis
  package let exclusions: ExclusionAnalysis
  package let priorities: PriorityAnalysis

  init(_ table: LinkTable) {
    let links = LinkAnalysis(of: table)
    self.table = table
    self.links = links
    redirects = RedirectAnalysis(of: table, openings: links.openings)
    exclusions = ExclusionAnalysis(of: table)
    priorities = PriorityAnalysis(of: table)
  }
}

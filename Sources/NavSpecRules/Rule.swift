package import NavSpecDiagnostics
package import NavSpecLinkAnalysis
package import NavSpecModel
package import NavSpecRuntime

/// One kind of mistake in a resolved graph, and how it is found. A rule sees only the context and knows nothing of
/// YAML or of other rules.
package struct Rule: Sendable {
  package let kind: DiagnosticKind
  package let needs: Set<RuleNeed>
  package let diagnostics: @Sendable (RuleContext) -> [Diagnostic]

  /// - Parameter find: What is found, without its kind.
  init(
    _ id: String, _ severity: Severity = .error, isFatal: Bool? = nil, needs: Set<RuleNeed> = [],
    _ find: @escaping @Sendable (RuleContext) -> [Diagnostic]
  ) {
    let kind = DiagnosticKind(id: id, severity: severity, isFatal: isFatal)
    self.kind = kind
    self.needs = needs
    diagnostics = { context in
      find(context).map { found in
        var diagnostic = found
        diagnostic.kind = kind
        diagnostic.severity = kind.severity
        return diagnostic
      }
    }
  }

  /// A rule that looks at each of some things.
  /// - Parameter find: What is wrong with one of them.
  init<Subject>(
    _ id: String, _ severity: Severity = .error, isFatal: Bool? = nil, needs: Set<RuleNeed> = [],
    in subjects: @escaping @Sendable (RuleContext) -> [Subject],
    _ find: @escaping @Sendable (Subject, RuleContext) -> Diagnostic?
  ) {
    self.init(id, severity, isFatal: isFatal, needs: needs) { context in
      subjects(context).compactMap { find($0, context) }
    }
  }
}

extension Diagnostic {
  /// What a rule finds, which says its kind.
  init(
    _ message: String, at range: SourceRange, label: String? = nil, related: [Label] = [],
    notes: [String] = [], fixes: [Fix] = []
  ) { self.init(.ofRule, message, at: range, label: label, related: related, notes: notes, fixes: fixes) }
}

extension DiagnosticKind { fileprivate static let ofRule = DiagnosticKind(id: "", explanation: "") }

/// What a rule cannot do without.
package enum RuleNeed: Sendable {
  /// Every part of the spec. The rule reports what is missing, which another mistake may have removed.
  case wholeSpec
  /// The app that a feature belongs to. The rule reports on what a feature in a package of its own leaves to it.
  case app
  /// The link table or its analyses, which are computed while other rules run.
  case linkTable
}

/// What rules look at: the graph, and what several of them need, computed once.
package struct RuleContext: Sendable {
  package let spec: ResolvedSpec
  package let reachability: Reachability
  /// The graph's links with their routes, which a dozen rules share.
  package let routedLinks: [(route: Route, link: Link)]
  /// What screens take from those above them.
  let inheritedParams: [InheritedParam]
  private let links: OnDemand<LinkAnalyses>

  package init(_ spec: ResolvedSpec) {
    self.spec = spec
    reachability = Reachability(of: spec.graph)
    routedLinks = spec.graph.links
    inheritedParams = spec.graph.inheritedParams
    links = OnDemand { LinkAnalyses(spec.table) }
  }

  package var lowered: LoweredGraph { spec.lowered }
  package var graph: NavigationGraph { spec.graph }

  /// The link table and its analyses. The first call computes them, and others wait for it: a rule that calls
  /// it needs `.linkTable`.
  package var linkAnalyses: LinkAnalyses { links() }

  /// What rules find, each on the core that is free. The link table takes longest: it is begun first, and those
  /// that need it come last.
  package func diagnostics(of rules: [Rule]) -> [Diagnostic] {
    let work =
      [nil]
      + (rules.filter { !$0.needs.contains(.linkTable) } + rules.filter { $0.needs.contains(.linkTable) })
      .map(Optional.some)
    return work.concurrentMap { rule -> [Diagnostic] in
      if let rule { return rule.diagnostics(self) }
      _ = linkAnalyses
      return []
    }.flatMap(\.self)
  }
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

package import NavSpecDiagnostics
package import NavSpecLinkAnalysis
package import NavSpecModel

/// Two versions of a spec, and which route of one is which of the other.
package struct SpecComparison: Sendable {
  package let base: ResolvedSpec
  /// The older spec with the names that the newer one has for conditions, types and sections.
  package let renamedBase: ResolvedSpec
  package let head: ResolvedSpec
  package let routes: RouteCorrespondence
  /// The routes that both versions have, in the order of the older one.
  let comparedRoutes: [(base: Route, head: Route, subject: ChangeSubject)]
  let tabs: TabCorrespondence
  let renamed: RenamedDeclarations
  /// Both with the names of the newer one.
  let namedBase: NamedSpec
  let namedHead: NamedSpec
  let changedVariants: OnDemand<ChangedVariants>
  /// The screens of each version whose own stack has an effect.
  let usedStacks: (base: OnDemand<Set<RouteID>>, head: OnDemand<Set<RouteID>>)

  /// The policy of each version about changes.
  package let basePolicy: DiffPolicy
  package let headPolicy: DiffPolicy
  /// nil lets nothing end.
  package let today: CalendarDay?
  /// Releases of either policy whose reference names another commit than the one that pins them.
  let movedReleases: [MovedRelease]

  package init(
    base: ResolvedSpec, head: ResolvedSpec, basePolicy: DiffPolicy = DiffPolicy(),
    headPolicy: DiffPolicy = DiffPolicy(), today: CalendarDay? = nil, movedReleases: [MovedRelease] = []
  ) {
    let routes = RouteCorrespondence(base: base.graph, head: head.graph)
    let renamed = RenamedDeclarations(base: base.graph, head: head.graph, routes)
    let renamedBase = renamed.isEmpty ? base : ResolvedSpec(renamed.renamedBase, sources: base.sources)
    self.base = base
    self.renamedBase = renamedBase
    self.head = head
    self.routes = routes
    comparedRoutes = routes.pairs.map { pair in
      let (old, new) = (base.graph.routes[pair.base], head.graph.routes[pair.head])
      let subject = ChangeSubject(
        title: "'\(new.qualifiedName)'", route: new.qualifiedName, key: [new.qualifiedName],
        places: .both(old.name.range, new.name.range))
      return (old, new, subject)
    }
    self.renamed = renamed
    self.basePolicy = basePolicy
    self.headPolicy = headPolicy
    self.today = today
    self.movedReleases = movedReleases
    let tabs = TabCorrespondence(renamedBase.graph, head.graph, routes)
    self.tabs = tabs
    let old = NamedSpec(renamedBase, isBase: true, routes, tabs, head: head)
    let new = NamedSpec(head, isBase: false, routes, tabs, head: head)
    namedBase = old
    namedHead = new
    usedStacks = (OnDemand { renamedBase.graph.usedStacks() }, OnDemand { head.graph.usedStacks() })
    changedVariants = OnDemand { ChangedVariants(base: old, head: new) }
  }

  package func changes() -> [Change] {
    let old = Dictionary(first: base.graph.routes.map { (name(ofBase: $0.id), $0) })
    let new = Dictionary(first: head.graph.routes.map { ($0.qualifiedName, $0) })
    return detectors.concurrentMap { $0(self) }.joined().map { change in
      guard !change.routes.isEmpty else { return change }
      var change = change
      change.owners = change.routes.compactMap { new[$0]?.owner ?? old[$0]?.owner }.distinct
      if change.routes.allSatisfy({ old[$0].map(mayChangeFreely) ?? false }) { change.level = .safe }
      return change
    }.inReportOrder()
  }

  package func name(ofBase route: RouteID) -> String {
    routes[base: route].map { head.graph.name(of: $0.head) } ?? base.graph.name(of: route)
  }

  /// A draft may change freely, and so may a deprecated route after its sunset.
  private func mayChangeFreely(_ route: Route) -> Bool { route.stability == .draft || hasEnded(route) }

  private func hasEnded(_ route: Route) -> Bool {
    guard let today, let sunset = route.sunset.flatMap({ CalendarDay($0.value) }) else { return false }
    return route.stability == .deprecated && sunset < today
  }

  /// Something about both specs as a whole that is not known.
  func notProved(_ question: String, because reason: String, _ changeClass: ChangeClass) -> Change {
    .notProved(question, because: reason, changeClass, subject: [question], places: places)
  }
}

/// What finds the changes of one subject each.
private let detectors: [@Sendable (SpecComparison) -> [Change]] = [
  LinkChanges.changes, StateChanges.changes, FormerKeyChanges.changes, ArrangementChanges.changes,
  SourceChanges.changes, FeatureCodeChanges.changes, ScreenCodeChanges.changes, WindowCodeChanges.changes,
  BuiltURLChanges.changes, AppTypeChanges.changes, ReachChanges.changes, ScreenChanges.changes,
  WindowChanges.changes, ExitChanges.changes, FlowChanges.changes, BudgetChanges.changes,
  DeployChanges.changes, AssociationChanges.changes, SurfaceChanges.changes, MetaChanges.changes,
  SensitivityChanges.changes, DiffPolicyChanges.changes,
]

extension Change {
  /// What is not known.
  /// - Parameters:
  ///   - question: A clause that begins with "whether" or the like.
  ///   - reason: What ended the search, as a clause.
  ///   - subject: What the question is about.
  static func notProved(
    _ question: String, because reason: String, _ changeClass: ChangeClass, route: String? = nil,
    subject: [String], places: [Place]
  ) -> Change {
    Change(
      .notProved, "not proved: \(question), because \(reason)", changeClass: changeClass, route: route,
      subject: [changeClass.rawValue] + subject, places: places)
  }
}

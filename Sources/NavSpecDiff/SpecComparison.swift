package import NavSpecDiagnostics
package import NavSpecLinkAnalysis
package import NavSpecModel

/// Two versions of a spec, and which route of one is which of the other.
package struct SpecComparison: Sendable {
  package let base: ResolvedSpec
  package let head: ResolvedSpec
  package let routes: RouteCorrespondence

  /// The policy of each version about changes.
  package let basePolicy: DiffPolicy
  package let headPolicy: DiffPolicy
  /// nil lets nothing end.
  package let today: CalendarDay?

  package init(
    base: ResolvedSpec, head: ResolvedSpec, basePolicy: DiffPolicy = DiffPolicy(),
    headPolicy: DiffPolicy = DiffPolicy(), today: CalendarDay? = nil
  ) {
    self.base = base
    self.head = head
    self.basePolicy = basePolicy
    self.headPolicy = headPolicy
    self.today = today
    routes = RouteCorrespondence(base: base.graph, head: head.graph)
  }

  /// Every change, the worst first.
  package func changes() -> ChangeList {
    var list = ChangeList()
    for detector in allDetectors { list.append(detector.changes(in: self)) }
    list.changes = list.changes.map { change in
      var change = change
      change.owners = owners(of: change)
      return exempted(change)
    }.inReportOrder()
    return list
  }

  /// The name of a route of the older spec in terms of the newer one.
  package func name(ofBase route: RouteID) -> String {
    routes[base: route].map { head.graph.name(of: $0.head) } ?? base.graph.name(of: route)
  }

  private func route(named name: String) -> [Route] {
    [head.graph, base.graph].compactMap { graph in graph.routes.first { $0.qualifiedName == name } }
  }

  private func owners(of change: Change) -> [String] {
    guard let name = change.route else { return [] }
    return route(named: name).compactMap(\.owner).prefix(1).map { $0 }
  }

  /// A draft may change freely, and so may a deprecated route after its sunset.
  private func exempted(_ change: Change) -> Change {
    guard let name = change.route, change.level != .safe,
      let old = base.graph.routes.first(where: { self.name(ofBase: $0.id) == name }),
      old.stability == .draft || hasEnded(old)
    else { return change }
    var change = change
    change.level = .safe
    return change
  }

  private func hasEnded(_ route: Route) -> Bool {
    guard let today, let sunset = route.sunset.flatMap({ CalendarDay($0.value) }) else { return false }
    return route.stability == .deprecated && sunset < today
  }
}

/// What a comparison found.
package struct ChangeList: Sendable {
  package var changes: [Change] = []
  /// What a bound kept from being decided: a sentence for each.
  package var unproved: [String] = []

  package init() {}

  package mutating func append(_ other: ChangeList) {
    changes += other.changes
    unproved += other.unproved
  }
}

/// Finds the changes of one subject. A new one is a file and a line in `allDetectors`.
package protocol ChangeDetector: Sendable {
  /// Every kind it finds.
  static var kinds: [ChangeKind] { get }

  func changes(in comparison: SpecComparison) -> ChangeList
}

/// Every detector, in the order of the classes.
package let allDetectors: [any ChangeDetector] = [
  LinkChanges(),
  SharedLinkChanges(),
  StateChanges(),
  FormerKeyChanges(),
  ArrangementChanges(),
  SourceChanges(),
  ScreenCodeChanges(),
  ReachChanges(),
  ScreenChanges(),
  WindowChanges(),
  DeployChanges(),
  MetaChanges(),
  SensitivityChanges(),
  DiffPolicyChanges(),
]

/// Every kind of change, by class and then as its detector lists it.
package let allChangeKinds: [ChangeKind] = allDetectors.flatMap { type(of: $0).kinds }

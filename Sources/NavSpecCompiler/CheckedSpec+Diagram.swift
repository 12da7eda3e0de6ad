@_exported public import NavSpecDiagram
import NavSpecDiagnostics
import NavSpecDiff
import NavSpecLinkAnalysis
import NavSpecModel
import NavSpecReport

extension BaseSpec {
  package var screenNames: Set<String> { Set(resolved.graph.routes.map(\.qualifiedName)) }
}

extension CheckedSpec {
  package var screenNames: Set<String> { Set(resolved?.graph.routes.map(\.qualifiedName) ?? []) }

  /// The part of the navigation that answers a question.
  /// - Parameters:
  ///   - options: The question.
  ///   - base: An older version, whose differences are shown.
  ///   - isRun: Whether it is for a page, which runs the navigation and lists the differences as `navspec diff` reports
  ///     them.
  /// - Throws: The report of a spec whose meaning is not known, or a `SpecRequestError`.
  public func diagram(
    _ options: DiagramOptions = DiagramOptions(), against base: BaseSpec? = nil, isRun: Bool = false
  ) throws -> Diagram {
    var diagram = try wholeDiagram(options, against: base, isRun: isRun).answering(options)
    guard isRun else { return diagram }
    let spec = try soundSpec()
    if options.persona == nil {
      diagram.personas = try spec.graph.personas.map(\.name.value).map { name in
        var asked = options
        asked.persona = name
        return .init(
          name: name, nodes: try wholeDiagram(asked, against: base).answering(asked).nodes.map(\.id))
      }
    }
    diagram.prototype = Prototype(of: spec)
    if let base {
      diagram.basePrototype = Prototype(of: base.resolved, names: spec.newNames(ofRoutesIn: base.resolved))
      let report = try HeadSpec(self, name: "").report(against: base)
      diagram.review = report.comparison?.repaired.changes ?? []
      for place in diagram.review.flatMap(\.places) {
        let graph = place.side == .base ? base.resolved.graph : spec.graph
        diagram.places[place] = graph.location(of: place.range, in: report.sources)
      }
    }
    return diagram
  }

  /// One picture for each feature, and the first of all features as boxes.
  /// - Parameters:
  ///   - options: What each is asked.
  ///   - base: An older version, whose differences are shown.
  ///   - file: The name of the file of a feature's picture, for links between them.
  public func diagramsByFeature(
    _ options: DiagramOptions = DiagramOptions(), against base: BaseSpec? = nil, file: (String?) -> String
  ) throws -> [(feature: String?, diagram: Diagram)] {
    let whole = try wholeDiagram(options, against: base)
    var overview = options
    overview.collapse = .feature
    return [(nil, whole.answering(overview).linked(file))]
      + whole.features.map { feature in
        var part = options
        part.features = [feature]
        return (feature, whole.answering(part).withOtherFeatures(of: whole).linked(file))
      }
  }

  private func wholeDiagram(
    _ options: DiagramOptions, against base: BaseSpec?, isRun: Bool = false
  ) throws -> Diagram {
    let spec = try soundSpec()
    if let persona = options.persona { _ = try unmetConditions(for: persona, answers: []) }
    var diagram = Diagram(of: spec, problems: diagnostics, options, isRun: isRun)
    if let base {
      var options = options
      if !base.resolved.graph.personas.contains(where: { $0.name.value == options.persona }) {
        options.persona = nil
      }
      diagram = diagram.compared(
        with: Diagram(of: base.resolved, options, isRun: isRun),
        names: spec.newNames(ofRoutesIn: base.resolved))
    }
    if let unknown = options.unknownName(in: diagram) {
      throw SpecRequestError(unknown: unknown.what, unknown.name, among: unknown.names)
    }
    return diagram
  }
}

extension ResolvedSpec {
  /// The newer names of routes of an older version that have another one.
  fileprivate func newNames(ofRoutesIn base: ResolvedSpec) -> [String: String] {
    let pairs = RouteCorrespondence(base: base.graph, head: graph).pairs
    let names = pairs.map { (base.graph.name(of: $0.base), graph.name(of: $0.head)) }
    return Dictionary(first: names.filter { $0.0 != $0.1 })
  }
}

extension SpecComparison {
  /// The screens that changes are about, with how much they matter, and what leads to them in either version.
  func picture(of changes: [Change]) -> ReportedChanges.Picture? {
    var levels: [String: ChangeLevel] = [:]
    var approved: Set<String> = []
    for change in changes {
      guard let route = change.route else { continue }
      levels[route] = min(levels[route] ?? .safe, change.shownLevel)
      if change.approval != nil { approved.insert(route) }
    }
    guard !levels.isEmpty else { return nil }
    let diagram = Diagram(of: head).compared(
      with: Diagram(of: renamedBase), names: head.newNames(ofRoutesIn: base))
    return diagram.comment(
      marking: Dictionary(
        uniqueKeysWithValues: levels.map { route, level in
          let isApproved = level == .safe && approved.contains(route)
          return (route, isApproved ? "☑️ approved" : "\(level.severity.sign) \(level.rawValue)")
        }), essential: Set(levels.filter { $0.value != .safe }.keys).union(approved))
  }
}

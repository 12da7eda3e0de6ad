package import NavSpecDiagnostics
package import NavSpecLinkAnalysis
import NavSpecModel
import NavSpecRuntime

extension Diagram {
  /// The navigation of an app: every screen.
  /// - Parameters:
  ///   - options: Whose app it is; the rest of the question is for `answering`.
  ///   - isRun: Whether it is for a page: then flows and the redirects of links are known whatever the question is,
  ///     and screens have the titles that they have on a phone.
  package init(
    of spec: ResolvedSpec, problems: [Diagnostic] = [], _ options: DiagramOptions = DiagramOptions(),
    isRun: Bool = false
  ) {
    let source = DiagramSource(spec, problems: problems, options: options)
    self = source.diagram
    if options.showsLinks || isRun { redirects = source.redirects(of: spec) }
    if options.flow != nil || isRun { flows = source.flows(of: spec, edges: edges) }
    guard isRun else { return }
    let titles = Dictionary(first: spec.graph.routes.map { ($0.qualifiedName, $0.displayTitle) })
    for index in nodes.indices { nodes[index].label = titles[nodes[index].id] ?? nodes[index].label }
  }

  /// "5 tabs · 23 screens · 12 deep links"
  package var counts: String {
    let links = nodes.reduce(0) { $0 + $1.badges.count { $0.kind == .link || $0.kind == .oldLink } }
    let counts = [
      (groups.count { $0.kind == .tab }, "tab"), (nodes.count(where: \.isScreen), "screen"),
      (Set(nodes.compactMap(\.feature)).count, "feature"), (links, "deep link"),
    ]
    return counts.filter { $0.0 > 0 }.map { $0.0.counted($0.1) }.joined(separator: " · ")
  }
}

/// Makes the view of a whole graph: every screen, what opens it, and where it leads.
struct DiagramSource {
  let graph: NavigationGraph
  let sources: SourceMap
  let problems: [Diagnostic]
  let options: DiagramOptions
  let reachability: Reachability
  let homes: DiagramHomes
  /// Which conditions a persona does not meet.
  let unmet: Set<ConditionID>
  /// The routes and patterns of the links that open for the persona: the router decides.
  let openLinks: Set<[String]>

  init(_ spec: ResolvedSpec, problems: [Diagnostic], options: DiagramOptions) {
    graph = spec.graph
    sources = spec.sources
    self.problems = problems
    self.options = options
    reachability = Reachability(of: spec.graph)
    homes = DiagramHomes(of: spec.graph, reachability)
    let persona = graph.personas.first { $0.name.value == options.persona }
    let unmet = Set(persona?.unmet ?? [])
    self.unmet = unmet
    openLinks =
      persona == nil
      ? []
      : Set(
        spec.openLinks(unmet: Set(unmet.map(\.value))).compactMap { link in
          link.screens.last.map { [spec.schema.routes[$0.route].name, link.pattern] }
        })
  }

  var diagram: Diagram {
    var diagram = Diagram(title: graph.name.value)
    diagram.groups = homes.groups(in: graph, location: location)
    diagram.nodes = graph.routes.map(node)
    diagram.edges = graph.routes.flatMap(edges) + linkEdges
    diagram.conditions = graph.conditions.map { condition in
      .init(name: condition.name.value, redirect: condition.redirect.map { graph.name(of: $0.value) })
    }
    diagram.featureNames = graph.features.map(\.name.value)
    diagram.anywhere = graph.anywhere.map { graph.name(of: $0.target) }
    addEntries(to: &diagram)
    addSharedRoots(to: &diagram)
    addProblems(to: &diagram)
    if options.persona != nil { follow(to: &diagram) }
    diagram.removeEmptyGroups()
    diagram.summary = diagram.counts
    return diagram
  }

  func location(_ range: SourceRange) -> Diagram.Location? { graph.location(of: range, in: sources) }

  func name(of condition: ConditionID) -> String { graph.conditions[condition].name.value }

  private func node(_ route: Route) -> Diagram.Node {
    var node = Diagram.Node(
      route.qualifiedName, kind(of: route), label: route.title?.value ?? route.name.value,
      group: homes.homes[route.id.value]?.id(in: graph))
    node.location = location(route.name.range)
    node.evidence = .init(route.plain.evidence)
    node.doc = route.doc
    node.feature = route.feature.map { graph.features[$0].name.value }
    node.owner = route.owner
    node.tabs = homes.tabs(of: route.id).map { graph.tabs[$0].name.value }
    node.column = homes.column(of: route.id, node.kind, in: graph)
    node.requirements = graph.names(of: route.requirements)
    node.links = links(of: route).map { link in
      .init(
        pattern: link.pattern.value, stack: link.stack.map { graph.name(of: $0.route) },
        isDeprecated: link.isDeprecated,
        when: link.when.map { ($0.value.isNegated ? "not " : "") + name(of: $0.value.condition) })
    }
    node.badges = badges(of: route)
    node.restoration = node.badges.first { $0.kind == .restored || $0.kind == .notRestored }?.text
    return node
  }

  /// A screen that every edge presents alike is drawn so, whatever the route itself says.
  private func kind(of route: Route) -> Diagram.NodeKind {
    if homes.placeholders.contains(route.id) { return .placeholder }
    if homes.roots.contains(route.id) { return .root }
    let written =
      reachability.incoming[route.id.value].map(\.presentation)
      + graph.anywhere.filter { $0.target == route.id }.map {
        $0.presentation?.value ?? route.presentation
      }
    let only = Set(written)
    let presentation = only.count == 1 ? only.first ?? route.presentation : route.presentation
    return Diagram.NodeKind(rawValue: presentation.rawValue) ?? .push
  }

  private func badges(of route: Route) -> [Diagram.Badge] {
    var badges: [Diagram.Badge] = []
    func add(_ kind: Diagram.BadgeKind, _ text: String?) {
      if let text { badges.append(.init(kind, text)) }
    }
    if homes.placeholders.contains(route.id) { add(.role, "shown while nothing is selected") }
    for parameter in route.parameters { add(.params, graph.text(of: parameter)) }
    if !route.requirements.isEmpty {
      add(.guarded, "needs " + graph.names(of: route.requirements).joined(separator: " and "))
    }
    for link in links(of: route) { add(link.isDeprecated ? .oldLink : .link, link.pattern.value) }
    if graph.restoration != nil {
      let former = route.formerKeys.map(\.value)
      let key = route.restorationKey.map { key in
        "as \(key.value)" + (former.isEmpty ? "" : ", formerly " + former.joined(separator: ", "))
      }
      add(key == nil ? .notRestored : .restored, key ?? "not restored")
    }
    add(.feature, route.feature.map { graph.features[$0].name.value })
    add(.owner, route.owner)
    switch route.stability {
    case .stable: if route.isDeprecated { add(.stability, "deprecated") }
    case .draft: add(.stability, "draft")
    case .deprecated:
      add(.stability, "deprecated" + (route.sunset.map { ", may go after \($0.value)" } ?? ""))
    }
    for text in openings(of: route) { add(.opened, text) }
    return badges
  }

  /// The one to share first, and those of the past last.
  private func links(of route: Route) -> [Link] {
    func rank(_ link: Link) -> Int {
      if link.isDeprecated { return 3 }
      guard link.isBuilt, link.template != nil else { return 2 }
      return link.isFilled(by: route) ? 0 : 1
    }
    return route.links.enumerated().sorted { (rank($0.element), $0.offset) < (rank($1.element), $1.offset) }
      .map(\.element)
  }

  /// What else than edges of screens and links opens a route.
  func openings(of route: Route) -> [String] {
    var all: [String] = []
    for (index, condition) in graph.conditions.enumerated()
    where condition.redirect?.value == route.id
      && (options.persona == nil || unmet.contains(ConditionID(index)))
    {
      all.append("while \(condition.name.value) is not met")
    }
    if case .route(route.id) = graph.fallback { all.append("for links that match nothing") }
    for edge in graph.anywhere where edge.target == route.id {
      let tab = graph.bar.first { $0.isAction && $0.root.range == edge.range }
      all.append(
        (tab.map { "by the tab \($0.displayTitle)" } ?? "from every screen")
          + (edge.when.map { " while \(name(of: $0.value))" } ?? ""))
    }
    if route.plain.reachedBy != nil { all.append("by the app's code") }
    if route.plain.entry != nil { all.append("nobody knows how") }
    return all
  }

  private func edges(of route: Route) -> [Diagram.Edge] {
    var seen: Set<Diagram.Edge.Key> = []
    return route.edges.compactMap { edge in
      let target = graph.routes[edge.target]
      let presentation = edge.presentation?.value ?? target.presentation
      let isTab =
        homes.tabRoots[edge.target] != nil && edge.target != route.id && !presentation.isModal
        && presentation != .window
      let label = [
        edge.label, edge.when.map { "if \(name(of: $0.value))" },
        edge.popTo.map { "back to \(graph.name(of: $0.value)) first" },
      ].compactMap { $0 }.joined(separator: ", ")
      var made = Diagram.Edge(
        route.qualifiedName, target.qualifiedName,
        isTab ? .tab : Diagram.EdgeKind(rawValue: presentation.rawValue) ?? .push,
        label: label.isEmpty ? nil : label)
      made.isFromParent = target.parent?.route == route.id
      made.popsFirst = edge.popTo != nil
      made.evidence = .init(edge.evidence)
      return seen.insert(made.key).inserted ? made : nil
    }
  }

  /// From the screen below to one that nothing but a link opens.
  private var linkEdges: [Diagram.Edge] {
    graph.routes.compactMap { route in
      guard reachability.incoming[route.id.value].isEmpty, !homes.roots.contains(route.id),
        !route.links.isEmpty, openings(of: route).isEmpty,
        let parent = route.parent?.route, parent != route.id
      else { return nil }
      return Diagram.Edge(graph.name(of: parent), route.qualifiedName, .link)
    }
  }

  static let entryOfLinks = Diagram.Node(
    "entry by a link", .entry, label: "by a link", group: DiagramHomes.entries)

  /// A screen that no edge leads to hangs on what opens it.
  private func addEntries(to diagram: inout Diagram) {
    let targets = Set(diagram.edges.filter { $0.from != $0.to }.map(\.to))
    let places = diagram.index
    var entries: [Diagram.Node] = []
    for route in graph.routes
    where homes.homes[route.id.value] == .entries && !targets.contains(route.qualifiedName) {
      guard let index = places[route.qualifiedName] else { continue }
      let openings = self.openings(of: route)
      diagram.nodes[index].badges.removeAll { $0.kind == .opened }
      let isByLink = openings.isEmpty && !route.links.isEmpty
      for text in isByLink ? [Self.entryOfLinks.label] : openings {
        let id = "entry \(text)"
        if !entries.contains(where: { $0.id == id }) {
          entries.append(.init(id, .entry, label: text, group: DiagramHomes.entries))
        }
        var edge = Diagram.Edge(id, route.qualifiedName, .opens)
        let anywhere = graph.anywhere.first { $0.target == route.id && text.hasPrefix("from every screen") }
        edge.evidence = anywhere.flatMap { .init($0.evidence) }
        diagram.edges.append(edge)
      }
    }
    diagram.nodes += entries
  }

  /// A tab whose root another tab has too says so.
  private func addSharedRoots(to diagram: inout Diagram) {
    for (index, tab) in graph.tabs.enumerated()
    where homes.tabRoots[tab.root.route] != TabID(index)
      && homes.homes[tab.root.route.value] != .tab(TabID(index))
    {
      let id = "tab \(tab.name.value) root"
      diagram.nodes.append(
        .init(
          id, .entry, label: "starts with \(graph.name(of: tab.root.route))", group: "tab \(tab.name.value)"))
      diagram.edges.append(.init(id, graph.name(of: tab.root.route), .opens))
    }
  }

  /// The redirects of links, each with the screens that its target may open, also through other redirects.
  func redirects(of spec: ResolvedSpec) -> [Diagram.Redirect] {
    let redirects = graph.redirects
    guard !redirects.isEmpty else { return [] }
    let search = RedirectSearch(spec.table)
    var links: [[Int]] = redirects.map { _ in [] }
    var others = links
    for redirect in redirects.indices {
      for destination in search.destinations(of: redirect) ?? [] {
        switch spec.table.variants[destination.variant].origin {
        case .link(let link): links[redirect].append(link)
        case .redirect(let other): others[redirect].append(other)
        case .exclusion(_): continue
        }
      }
    }
    // Each redirect follows its chain, so that all chains together share a limit of steps.
    let budget = AnalysisBudget(AnalysisBudget.redirectWays)
    return redirects.indices.map { redirect in
      var routes: [String] = []
      var seen: Set<Int> = [redirect]
      var pending = [redirect]
      while !budget.isSpent, let next = pending.popLast() {
        budget.spend(1 + links[next].count + others[next].count)
        let opened = links[next].map { spec.schema.routes[spec.schema.links[$0].route].name }
        for route in opened where !routes.contains(route) { routes.append(route) }
        pending += others[next].filter { seen.insert($0).inserted }
      }
      return .init(
        pattern: redirects[redirect].pattern.value.text, target: redirects[redirect].target.value.text,
        routes: routes, location: location(redirects[redirect].pattern.range))
    }
  }
}

extension NavigationGraph {
  /// A place by the path below the folder of the root spec; nil in a file without a text.
  package func location(of range: SourceRange, in sources: SourceMap) -> Diagram.Location? {
    let file = sources[range.source]
    guard file.hasText else { return nil }
    let place = file.location(of: Int(range.start))
    let path = files.first { $0.source == range.source }?.path ?? file.path
    return .init(file: path, line: place.line, column: place.column)
  }

  /// `id: Recipe.ID = 4`
  fileprivate func text(of parameter: Parameter) -> String {
    "\(parameter.name.value): \(parameter.arity.type(of: name(of: parameter.type)))"
      + (parameter.defaultValue.map { " = \($0.summary)" } ?? "")
  }
}

extension RouteValue {
  /// As a spec says it, for people.
  fileprivate var summary: String {
    switch self {
    case .absent: "null"
    case .string(let text): text
    case .integer(let number): String(number)
    case .double(let number): String(number)
    case .bool(let flag): String(flag)
    case .list(let values): "[\(values.map(\.summary).joined(separator: ", "))]"
    case .map, .opaque: "…"
    }
  }
}

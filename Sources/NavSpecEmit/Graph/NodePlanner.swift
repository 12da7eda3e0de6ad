import NavSpecDiagnostics
import NavSpecModel
import NavSpecRuntime

/// Plans the node of one route after another.
struct NodePlanner {
  private let graph: NavigationGraph
  private let structure: GraphStructure
  private let unreachable: Set<RouteID>
  /// Texts beside what the spec says of the route: redirects, fallbacks.
  private var entries: [RouteID: [String]] = [:]

  init(graph: NavigationGraph, structure: GraphStructure) {
    self.graph = graph
    self.structure = structure
    let reachability = Reachability(of: graph)
    unreachable =
      reachability.isComplete
      ? Set(graph.routes.map(\.id)).subtracting(reachability.closure(in: graph)) : []
    for condition in graph.conditions {
      guard let redirect = condition.redirect?.value else { continue }
      entries[redirect, default: []].append("while \(condition.name.value) is not met")
    }
    if case .route(let route) = graph.fallback {
      entries[route, default: []].append("for links that match nothing")
    }
    for edge in graph.anywhere { entries[edge.target, default: []].append("from every screen") }
  }

  func plan(_ route: Route) -> NodePlan {
    let style = PresentationStyle(route.presentation)
    let isRoot = structure.roots.contains(route.id)
    let isUnreachable = unreachable.contains(route.id)
    let feature = route.feature.map { graph.features[$0].name.value }
    return NodePlan(
      id: DOTString(route.qualifiedName),
      tooltip: DOTString([route.qualifiedName, route.doc].compactMap { $0 }.joined(separator: ": ")),
      title: DOTHTMLText(route.title?.value ?? route.name.value, limit: 44),
      name: route.title == nil ? nil : DOTHTMLText(route.name.value, limit: 44),
      feature: feature.map { DOTHTMLText($0, limit: 24) },
      featureColor: route.feature.map(PresentationStyle.feature) ?? "#57606a",
      isDeprecated: route.isDeprecated || route.stability == .deprecated,
      isUnreachable: isUnreachable,
      isRestored: graph.restoration != nil && route.restorationKey != nil,
      parameters: Self.lines(of: route.parameters.map(text), separator: ", "),
      requirement: requirement(of: route),
      links: links(of: route).prefix(2).map {
        LinkPlan(pattern: DOTHTMLText($0.pattern.value, limit: 48), isDeprecated: $0.isDeprecated)
      },
      moreLinks: route.links.count > 2 ? DOTHTMLText("…\(route.links.count - 2) more") : nil,
      entries: self.entries(of: route).map { DOTHTMLText($0, limit: 48) },
      named: Self.lines(of: structure.named[route.id.value].map(name), separator: ", "),
      style: style.nodeStyle,
      fill: isUnreachable ? "#fff1f0" : isRoot ? "#dcebff" : style.fill,
      border: isUnreachable ? "#cf222e" : isRoot ? "#1f5fbf" : style.color,
      textColor: route.isDeprecated ? "#6e7781" : "#1f2328",
      width: isRoot ? "2" : style.width,
      peripheries: style.peripheries)
  }

  private func text(_ parameter: Parameter) -> String {
    let type = graph.name(of: parameter.type)
    let written =
      switch parameter.arity {
      case .one: type
      case .optional: "\(type)?"
      case .list: "[\(type)]"
      case .map: "[String: String]"
      }
    let value = parameter.defaultValue.map { " = \($0.summary)" } ?? ""
    return "\(parameter.name.value): \(written)\(value)"
  }

  private func requirement(of route: Route) -> DOTHTMLText? {
    guard !route.requirements.isEmpty else { return nil }
    let names = route.requirements.map { graph.conditions[$0.value].name.value }
    return DOTHTMLText(names.joined(separator: " and "), limit: 48)
  }

  /// The one to share first, and those of the past last.
  private func links(of route: Route) -> [Link] {
    let own = Set(route.parameters.map(\.name.value))
    func rank(_ link: Link) -> Int {
      if link.isDeprecated { return 3 }
      guard link.isBuilt, let template = link.template else { return 2 }
      let names = Dictionary(
        link.names.map { ($0.name.value, $0.value.value) }, uniquingKeysWith: { first, _ in first })
      return template.placeholders.allSatisfy { own.contains(names[$0.name] ?? $0.name) } ? 0 : 1
    }
    return route.links.enumerated().sorted { (rank($0.element), $0.offset) < (rank($1.element), $1.offset) }
      .map(\.element)
  }

  private func entries(of route: Route) -> [String] {
    var all = entries[route.id] ?? []
    let count = structure.namedBy[route.id.value]
    if count > 0 { all.append("also from \(count) screen\(count == 1 ? "" : "s")") }
    if route.isReachedByCode { all.append("from the app's code") }
    return all
  }

  private func name(_ connection: GraphStructure.Connection) -> String {
    let name = connection.source == connection.target ? "itself" : graph.name(of: connection.target)
    // A push to the root of a tab selects the tab.
    let isTab = structure.tabs[connection.target] != nil && connection.source != connection.target
    if isTab, !connection.presentation.isModal { return "\(name) (tab)" }
    let usual = graph.routes[connection.target].presentation
    return connection.presentation == usual ? name : "\(name) (\(connection.presentation.rawValue))"
  }

  /// Parts on lines of a width that suits a node; a part is never broken.
  private static func lines(of parts: [String], separator: String) -> [DOTHTMLText] {
    let width = 42
    var lines: [String] = []
    for (index, part) in parts.enumerated() {
      let text = index == parts.count - 1 ? part : part + separator
      if let last = lines.last, last.count + text.count <= width {
        lines[lines.count - 1] = last + text
      } else {
        lines.append(text)
      }
    }
    return lines.map { DOTHTMLText($0, limit: 60) }
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

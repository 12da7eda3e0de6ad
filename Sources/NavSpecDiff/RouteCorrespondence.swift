import NavSpecDiagnostics
package import NavSpecModel
import NavSpecRuntime

/// Which route of the older spec is which of the newer one.
package struct RouteCorrespondence: Sendable {
  /// Why two routes count as one.
  package enum Reason: Sendable {
    /// Equal qualified names.
    case name
    /// Equal names in a feature that has another name.
    case feature
    /// Equal restoration keys, or a former key that says so.
    case key
    /// Nothing says so, but they have the same params and the same links, name or title.
    case likeness
  }

  package struct Pair: Sendable {
    package let base: RouteID
    package let head: RouteID
    package let reason: Reason
    /// Param of the older route → that of the newer one.
    package let parameters: [String: String]
  }

  /// In the order of the older routes.
  package private(set) var pairs: [Pair] = []
  /// Routes of the older spec that the newer one does not have.
  package private(set) var removed: [RouteID] = []
  /// Routes of the newer spec that the older one does not have.
  package private(set) var added: [RouteID] = []
  /// Features of the older spec that have another name in the newer one, which has most of their routes.
  package let renamedFeatures: [FeatureID: FeatureID]
  private var byBase: [RouteID: Int] = [:]
  private var byHead: [RouteID: Int] = [:]

  package init(base: NavigationGraph, head: NavigationGraph) {
    renamedFeatures = Self.renamedFeatures(base, head)
    var found: [RouteID: (RouteID, Reason)] = [:]
    var taken: Set<RouteID> = []
    func pair(_ base: RouteID, _ head: RouteID?, _ reason: Reason) {
      guard let head, found[base] == nil, taken.insert(head).inserted else { return }
      found[base] = (head, reason)
    }
    let names = Self.index(head.routes) { [$0.qualifiedName] }
    for route in base.routes { pair(route.id, names[route.qualifiedName], .name) }
    for route in base.routes where found[route.id] == nil {
      guard let feature = route.feature.flatMap({ renamedFeatures[$0] }) else { continue }
      pair(route.id, names["\(head.features[feature].name.value).\(route.name.value)"], .feature)
    }
    let keys = Self.index(head.routes) { $0.restorationKey.map { [$0.value] } ?? [] }
    let former = Self.index(head.routes) { $0.formerKeys.map(\.value) }
    for route in base.routes where found[route.id] == nil {
      guard let key = route.restorationKey?.value else { continue }
      pair(route.id, keys[key], .key)
      pair(route.id, former[key], .key)
    }
    // A rename that is taken back.
    for route in base.routes {
      for key in route.formerKeys { pair(route.id, keys[key.value], .key) }
    }
    let redirected = Self.redirectedRoutes(base, head)
    for route in base.routes where found[route.id] == nil {
      pair(route.id, redirected[route.id].flatMap { taken.contains($0) ? nil : $0 }, .likeness)
    }
    for trait in Self.traits {
      func shape(_ route: Route, _ graph: NavigationGraph) -> [String] {
        trait(route).map { [([$0] + Self.parameterTexts(of: route, in: graph)).joined(separator: "\n")] }
          ?? []
      }
      let olds = Self.index(base.routes.filter { found[$0.id] == nil }) { shape($0, base) }
      let news = Self.index(head.routes.filter { !taken.contains($0.id) }) { shape($0, head) }
      for (shape, route) in olds { pair(route, news[shape], .likeness) }
    }
    for route in base.routes {
      guard let (other, reason) = found[route.id] else {
        removed.append(route.id)
        continue
      }
      byBase[route.id] = pairs.count
      byHead[other] = pairs.count
      pairs.append(
        Pair(
          base: route.id, head: other, reason: reason,
          parameters: Self.names(of: route.parameters, base, in: head.routes[other].parameters, head)))
    }
    added = head.routes.map(\.id).filter { !taken.contains($0) }
  }

  package subscript(base route: RouteID) -> Pair? { byBase[route].map { pairs[$0] } }

  package subscript(head route: RouteID) -> Pair? { byHead[route].map { pairs[$0] } }

  /// Routes of the older version whose link leads, by a redirect of the newer one, to the link of a route with the
  /// same params.
  private static func redirectedRoutes(
    _ base: NavigationGraph, _ head: NavigationGraph
  ) -> [RouteID: RouteID] {
    let names = Set(base.routes.map(\.qualifiedName))
    let olds = index(base.routes) { $0.links.map(\.pattern.value) }
    let news = index(head.routes.filter { !names.contains($0.qualifiedName) }) {
      $0.links.map(\.pattern.value)
    }
    var pairs: [RouteID: Set<RouteID>] = [:]
    for redirect in head.redirects {
      guard let old = olds[redirect.pattern.value.text], let new = news[redirect.target.value.text],
        parameterTexts(of: base.routes[old], in: base) == parameterTexts(of: head.routes[new], in: head)
      else { continue }
      pairs[old, default: []].insert(new)
    }
    return pairs.compactMapValues { $0.count == 1 ? $0.first : nil }
  }

  private static func renamedFeatures(
    _ base: NavigationGraph, _ head: NavigationGraph
  ) -> [FeatureID: FeatureID] {
    func names(_ graph: NavigationGraph, without other: NavigationGraph) -> [FeatureID: Set<String>] {
      let known = Set(other.features.map(\.name.value))
      let own = graph.features.indices.filter { !known.contains(graph.features[$0].name.value) }
      return Dictionary(
        uniqueKeysWithValues: own.map { index in
          (FeatureID(index), Set(graph.routes[graph.features[index].routes].map(\.name.value)))
        })
    }
    let (gone, added) = (names(base, without: head), names(head, without: base))
    func isMost(_ a: Set<String>, _ b: Set<String>) -> Bool {
      a.intersection(b).count * 2 > max(a.count, b.count)
    }
    var pairs: [FeatureID: FeatureID] = [:]
    for (old, routes) in gone {
      let candidates = added.filter { isMost($0.value, routes) }
      guard let (new, others) = candidates.first, candidates.count == 1,
        gone.values.count(where: { isMost($0, others) }) == 1
      else { continue }
      pairs[old] = new
    }
    return pairs
  }

  /// Routes by texts that only one has.
  private static func index(_ routes: [Route], by keys: (Route) -> [String]) -> [String: RouteID] {
    var index: [String: RouteID?] = [:]
    for route in routes {
      for key in keys(route) { index[key] = .some(index[key] == nil ? route.id : nil) }
    }
    return index.compactMapValues { $0 }
  }

  /// What, with its params, tells a route without its qualified name: its links; its name, in another feature; its
  /// title. nil where many may be like it.
  private static let traits: [@Sendable (Route) -> String?] = [
    { $0.links.isEmpty ? nil : $0.links.map(\.pattern.value).sorted().joined(separator: "\n") },
    { route in
      guard route.title != nil || !route.parameters.isEmpty else { return nil }
      return [route.name.value, route.title?.value ?? "", "\(route.presentation)"].joined(separator: "\n")
    },
    { route in
      route.links.isEmpty ? route.title.map { "\($0.value)\n\(route.presentation)" } : nil
    },
  ]

  private static func parameterTexts(of route: Route, in graph: NavigationGraph) -> [String] {
    route.parameters.map { "\($0.name.value):\(graph.name(of: $0.type))" }.sorted()
  }

  /// Param of `base` → the same one of `head`: by name, by what snapshots call it, then by name but for the case of
  /// letters; of those that are left, one on each side with the same type is the same.
  static func names(
    of base: [Parameter], _ baseGraph: NavigationGraph, in head: [Parameter], _ headGraph: NavigationGraph
  ) -> [String: String] {
    let (olds, news) = (Set(base.map(\.name.value)), Set(head.map(\.name.value)))
    var names: [String: String] = [:]
    var left = base.filter { !news.contains($0.name.value) }
    var new = head.filter { !olds.contains($0.name.value) }
    for name in olds.intersection(news) { names[name] = name }
    let traits: [(Parameter) -> String?] = [{ $0.restorationKey?.value }, { $0.name.value.lowercased() }]
    for trait in traits {
      for parameter in left {
        guard let own = trait(parameter), left.count(where: { trait($0) == own }) == 1 else { continue }
        let candidates = new.filter { trait($0) == own }
        if candidates.count == 1 { names[parameter.name.value] = candidates[0].name.value }
      }
      left.removeAll { names[$0.name.value] != nil }
      new.removeAll { names.values.contains($0.name.value) }
    }
    for parameter in left {
      let type = baseGraph.name(of: parameter.type)
      let rivals = left.filter { baseGraph.name(of: $0.type) == type }
      let candidates = new.filter { headGraph.name(of: $0.type) == type && $0.arity == parameter.arity }
      if rivals.count == 1, candidates.count == 1 { names[parameter.name.value] = candidates[0].name.value }
    }
    return names
  }
}

import NavSpecDiagnostics
import NavSpecLinkAnalysis
import NavSpecModel
import NavSpecRuntime

/// One of the two specs with the names that the newer one has for its routes and params.
struct NamedSpec {
  let spec: ResolvedSpec
  private let routeNames: [String]
  private let routesByName: [String: Int]
  /// By route, then by param.
  private let parameterNames: [[String: String]]

  /// By route: the params that the other spec has too; nil where it does not have the route.
  private let sharedParameters: [Set<String>?]
  /// Whether a value is lost where only this spec has the param.
  private let isBase: Bool
  /// By tab.
  private let tabNames: [String]
  /// What each redirect leads to, by the prefix that it keeps; nil where that is too much.
  let destinations: OnDemand<[[KeptPrefix: [RedirectSearch.Destination]]?]>
  /// By variant: the parts whose URLs do not all open the same, of a redirect those that open something; nil for a link,
  /// and for a redirect with too many of them.
  let parts: OnDemand<[[RedirectedPart]?]>
  /// What the window shows at launch while every condition is met.
  let launch: SchemaWindow

  /// - Parameter head: The newer spec, which is this one unless it is the older one.
  init(
    _ spec: ResolvedSpec, isBase: Bool, _ routes: RouteCorrespondence, _ tabs: TabCorrespondence,
    head: ResolvedSpec
  ) {
    self.spec = spec
    self.isBase = isBase
    let pairs = spec.schema.routes.indices.map {
      isBase ? routes[base: RouteID($0)] : routes[head: RouteID($0)]
    }
    routeNames = zip(spec.schema.routes, pairs).map { route, pair in
      pair.map { head.graph.name(of: $0.head) } ?? route.name
    }
    routesByName = Dictionary(first: routeNames.enumerated().map { ($1, $0) })
    parameterNames = pairs.map { isBase ? $0?.parameters ?? [:] : [:] }
    sharedParameters = pairs.map { pair in
      pair.map { isBase ? Set($0.parameters.keys) : Set($0.parameters.values) }
    }
    tabNames = spec.graph.tabs.indices.map { index in
      let other = isBase ? tabs.head(of: TabID(index)) : nil
      return (other.map { head.graph.tabs[$0.value] } ?? spec.graph.tabs[index]).name.value
    }
    let destinations = OnDemand { Self.destinations(in: spec) }
    (self.destinations, parts) = (destinations, OnDemand { Self.parts(in: spec, destinations()) })
    launch = SchemaWindow(spec.schema) { _ in .met }
  }

  /// Whether a value is compared: a param that is new has none in the older spec, and one that is gone is missed only
  /// where a link gave it a value.
  func matters(_ parameter: NavigationSchema.Parameter, in route: Int, isMissing: Bool) -> Bool {
    guard let shared = sharedParameters[route] else { return true }
    return shared.contains(parameter.name) || isBase && !isMissing
  }

  func values(of screen: NavigationSchema.Screen) -> [String: RouteValue] {
    var values: [String: RouteValue] = [:]
    for (parameter, value) in zip(spec.schema.routes[screen.route].parameters, screen.values)
    where matters(parameter, in: screen.route, isMissing: value == parameter.valueWhenMissing) {
      values[name(of: parameter.name, in: screen.route)] = value
    }
    return values
  }

  func name(of route: Int) -> String { routeNames[route] }

  /// The route that the link of a variant opens; nil for a redirect.
  func route(ofVariant variant: Int) -> String? {
    guard case .link(let link) = spec.table.variants[variant].origin else { return nil }
    return name(of: spec.schema.links[link].route)
  }

  func name(of parameter: String, in route: Int) -> String { parameterNames[route][parameter] ?? parameter }

  /// What the params of a route accept, by their names in the newer spec.
  func forms(ofRoute name: String) -> [String: ValueForm]? {
    guard let route = routesByName[name] else { return nil }
    return Dictionary(
      first: spec.schema.routes[route].parameters.map { (self.name(of: $0.name, in: route), $0.form) })
  }

  /// The tab, the stack and the modals of a target, as names of the newer spec.
  func window(of target: NavigationTarget) -> [String] {
    var lines: [String] = []
    if let tab = target.tab, tabNames.indices.contains(tab) { lines.append("tab \(tabNames[tab])") }
    if let stack = target.stack {
      if let root = stack.root { lines.append("root \(name(of: root.route))") }
      if let content = stack.content { lines.append("content \(name(of: content.route))") }
      if let detail = stack.detail { lines.append("detail \(name(of: detail.route))") }
      lines += stack.path.map { "push \(name(of: $0.route))" }
    }
    for modal in target.modals {
      lines.append("\(modal.presentation.rawValue) \(name(of: modal.screen.route))")
      lines += modal.path.map { "push \(name(of: $0.route))" }
    }
    return lines
  }

  /// The names of conditions that a target requires, sorted.
  func requirements(of target: NavigationTarget) -> [String] {
    // Of a window that shows nothing, so that what shows at launch counts.
    var before = launch
    before.rootReplacement = []
    let required = spec.schema.requirements(of: launch.opening(target), after: before)
    return Set(required.map(spec.schema.name(ofRequirement:))).sorted()
  }

  /// What the router asks for before it shows a screen on the stack that is there.
  func requirements(ofShowing route: Int) -> [String] {
    let target = spec.schema.target(
      screens: [NavigationSchema.Screen(route: route)], presentation: nil, tab: nil,
      currentTab: launch.selectedTab)
    return target.map(requirements) ?? []
  }

  func requirements(ofRoute name: String) -> [String] {
    guard let route = routesByName[name] else { return [] }
    return spec.schema.routes[route].requirements.map(spec.schema.name(ofRequirement:))
  }

  func conditions(ofTab name: String) -> [String] {
    zip(tabNames, spec.schema.tabs).first { $0.0 == name }?.1.visibleWhen
      .map(spec.schema.name(ofRequirement:)) ?? []
  }

  /// The answer of a condition that does not meet a requirement.
  static func refusal(of requirement: String) -> (condition: String, holds: Bool) {
    requirement.hasPrefix("!") ? (String(requirement.dropFirst()), true) : (requirement, false)
  }

  /// Whether a link opens in a tab that does not ask for a condition.
  func opensLinks(inTab name: String, without condition: String) -> Bool {
    spec.schema.links.contains { link in
      target(of: link).map { target in
        target.tab.map { tabNames[$0] } == name && !requirements(of: target).contains(condition)
      } ?? false
    }
  }

  /// What a link opens, whatever the values.
  private func target(of link: NavigationSchema.Link) -> NavigationTarget? {
    spec.schema.target(
      screens: link.screens.map { NavigationSchema.Screen(route: $0.route) }, presentation: link.appearance,
      tab: link.tab, currentTab: launch.selectedTab)
  }

  private static func destinations(
    in spec: ResolvedSpec
  ) -> [[KeptPrefix: [RedirectSearch.Destination]]?] {
    guard !spec.schema.redirects.isEmpty else { return [] }
    let search = RedirectSearch(spec.table)
    return spec.schema.redirects.indices.map { redirect in
      search.destinations(of: redirect).map { Dictionary(grouping: $0, by: \.prefix) }
    }
  }

  /// From the links up, through whatever redirects lead to them.
  private static func parts(
    in spec: ResolvedSpec, _ destinations: [[KeptPrefix: [RedirectSearch.Destination]]?]
  ) -> [[RedirectedPart]?] {
    let (schema, variants) = (spec.schema, spec.table.variants)
    var parts: [[RedirectedPart]?] = variants.map { $0.isLink ? nil : [] }
    var leading: [Int: [(redirect: Int, target: LinkVariant)]] = [:]
    var pending: [(variant: Int, part: RedirectedPart)] = []
    func part(
      _ way: (redirect: Int, target: LinkVariant), to part: RedirectedPart
    ) -> RedirectedPart? {
      let variant = variants[way.redirect]
      let (own, other) = (schema.sources.of(variant), schema.sources.of(part.variant))
      let isReadAlike = own.ignoresCase == other.ignoresCase && own.plusIsSpace == other.plusIsSpace
      // One that is widened says nothing of the query.
      guard isReadAlike, case .redirect(let target) = way.target.origin, target < schema.redirects.count
      else {
        return RedirectedPart(variant, isExact: false)
      }
      let optionals = spec.table.patterns[schema.redirects[target].target]?.optionalNames ?? []
      return RedirectedPart(of: variant, through: way.target, optionals, in: own, to: part)
    }
    for (index, variant) in variants.enumerated() {
      guard case .redirect(let redirect) = variant.origin else { continue }
      guard let all = destinations[redirect] else {
        parts[index] = nil
        pending.append((index, RedirectedPart(variant, isExact: false)))
        continue
      }
      for end in all[variant.keptPrefix] ?? [] {
        let link = RedirectedPart(variants[end.variant], isExact: true)
        guard link.variant.isLink else {
          leading[end.variant, default: []].append((index, end.target))
          continue
        }
        guard let part = part((index, end.target), to: link) else { continue }
        parts[index]?.append(part)
        pending.append((index, part))
      }
    }
    var position = 0
    while position < pending.count {
      let (end, known) = pending[position]
      position += 1
      for way in leading[end] ?? [] {
        guard let others = parts[way.redirect], var new = part(way, to: known) else { continue }
        if others.count >= AnalysisBudget.cuts {
          new = RedirectedPart(variants[way.redirect], isExact: false)
        }
        guard !others.contains(new) else { continue }
        parts[way.redirect]?.append(new)
        pending.append((way.redirect, new))
      }
    }
    return parts
  }

  func meanings() -> [LinkMeaning] {
    let schema = spec.schema
    var roots: [LinkMeaning.Screen?] = []
    let links = schema.links.map { link -> LinkMeaning in
      var meaning = LinkMeaning()
      roots.append(nil)
      if let target = target(of: link) {
        meaning.window = window(of: target)
        meaning.requirements = requirements(of: target)
        // The root that a chain does not name is below it, with the values of its container.
        if let root = target.stack?.root, root.route != link.screens.first?.route {
          roots[roots.count - 1] = LinkMeaning.Screen(
            route: name(of: root.route), values: values(of: root).mapValues { .constant($0) })
        }
      }
      return meaning
    }
    var meanings = spec.table.variants.map { variant in
      let places = variant.sources(source(of: variant))
      switch variant.origin {
      case .link(let index):
        var meaning = links[index]
        meaning.policy = policy(of: variant)
        meaning.screens = roots[index].map { [$0] } ?? []
        meaning.screens += schema.links[index].screens.map { screen in
          var values: [String: LinkMeaning.Value] = [:]
          for parameter in schema.routes[screen.route].parameters
          where matters(
            parameter, in: screen.route,
            isMissing: places[parameter.name] == nil && screen.arguments[parameter.name] == nil)
          {
            values[name(of: parameter.name, in: screen.route)] = value(
              of: parameter, screen.arguments[parameter.name], places, variant)
          }
          return LinkMeaning.Screen(route: name(of: screen.route), values: values)
        }
        return meaning
      case .redirect(let index):
        return LinkMeaning(
          policy: policy(of: variant), target: schema.redirects[index].target, captures: places)
      case .exclusion: return LinkMeaning()
      }
    }
    guard !schema.redirects.isEmpty else { return meanings }
    for (index, variant) in spec.table.variants.enumerated() {
      guard case .redirect(let redirect) = variant.origin else { continue }
      guard parts()[index]?.isEmpty != true else {
        meanings[index] = LinkMeaning(window: ["nowhere"])
        continue
      }
      let ends = (destinations()[redirect]?[variant.keptPrefix] ?? []).filter {
        parts()[$0.variant]?.isEmpty != true
      }
      let composed = Set(
        ends.map { destination in
          let link = spec.table.variants[destination.variant]
          return source(of: link).hasPolicy(of: source(of: variant))
            ? meanings[destination.variant].reached(
              from: variant, meanings[index], through: destination.target, link) : nil
        })
      if composed.count == 1, case let meaning?? = composed.first,
        parts()[index]?.allSatisfy(\.isExact) == true
      {
        meanings[index] = meaning
      } else {
        meanings[index].passed = ends.reduce([]) { $0.union(meanings[$1.variant].sourcesOutsidePath) }
      }
    }
    return meanings
  }

  private func source(of variant: LinkVariant) -> NavigationSchema.Source { spec.schema.sources.of(variant) }

  /// Without a gap, the number of segments tells how a URL was split; with one, it takes the source.
  private func policy(of variant: LinkVariant) -> LinkMeaning.Policy {
    guard let gap = variant.gap else { return .segments(variant.segments.count) }
    let source = source(of: variant)
    return .gap(source.hostPolicy, collapsesSlashes: gap.isTail ? nil : source.collapsesSlashes)
  }

  private func value(
    of parameter: NavigationSchema.Parameter, _ argument: NavigationSchema.Argument?,
    _ places: [String: [LinkMeaning.Source]], _ variant: LinkVariant
  ) -> LinkMeaning.Value {
    switch argument {
    case .constant(let value): return .constant(value)
    case .captured(let name): return captured(parameter, places[name])
    case nil: return captured(parameter, places[parameter.name])
    case .remainder:
      return .written(remainder(of: variant), form: parameter.form)
    case .text(let text):
      // Names may change, and what they name may not.
      return .text(
        text.pieces.map { piece in
          switch piece {
          case .literal(let literal): .literal(literal)
          case .capture(let name):
            .value(
              places[name].map { .read($0, form: ValueForm(.string), arity: .one, otherwise: nil) }
                ?? .constant(nil))
          case .remainder: .value(.written(remainder(of: variant), form: nil))
          }
        }, form: parameter.form)
    case .url:
      let source = source(of: variant)
      let domains = source.domains.filter { !$0.hasPrefix("{") }
      return .written(.url(domains: domains, scheme: source.schemes.first), form: parameter.form)
    case .path: return .written(.path, form: parameter.form)
    }
  }

  private func remainder(of variant: LinkVariant) -> LinkMeaning.Written {
    .remainder(from: variant.gap?.position ?? variant.segments.count)
  }

  private func captured(
    _ parameter: NavigationSchema.Parameter, _ sources: [LinkMeaning.Source]?
  ) -> LinkMeaning.Value {
    guard let sources else { return .constant(parameter.valueWhenMissing) }
    let arity = parameter.arity == .optional ? .one : parameter.arity
    return .read(
      sources, form: parameter.form.reading, arity: arity,
      otherwise: sources.contains(where: \.isOptional) ? parameter.valueWhenMissing : nil)
  }
}

extension [NavigationSchema.Source] {
  /// How URLs of a variant are read.
  func of(_ variant: LinkVariant) -> Element {
    indices.contains(variant.source) ? self[variant.source] : .init()
  }
}

extension NavigationSchema.Source {
  /// Whether both split URLs alike.
  fileprivate func hasPolicy(of other: Self) -> Bool {
    hostPolicy == other.hostPolicy && collapsesSlashes == other.collapsesSlashes
      && plusIsSpace == other.plusIsSpace && distinguishesFinalSlash == other.distinguishesFinalSlash
      && ignoresCase == other.ignoresCase
  }
}

extension LinkPattern {
  /// What may be missing in its path.
  fileprivate var optionalNames: [String] {
    segments.compactMap { segment in
      switch segment {
      case .optional(let placeholder), .tail(let placeholder): placeholder.name
      case .pieces, .gap: nil
      }
    }
  }
}

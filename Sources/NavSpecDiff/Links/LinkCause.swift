import NavSpecDiagnostics
import NavSpecLinkAnalysis
import NavSpecModel
import NavSpecRuntime

/// Why a link is treated differently. What one cause does to the links of several routes is one change.
enum LinkCause: Hashable {
  /// Something of a route and its links; nil for a redirect.
  case route(String?)
  case site(String)
  /// Rules for all links that the versions have different: prefixes, final slashes.
  case matching([String])
  /// An exclusion that only one version has.
  case exclusion(String)
  /// A type of params that accepts other values.
  case type(String)
  /// What a screen below the link's own asks for.
  case guarded(by: String, condition: String)
  /// Screens below the link's own in either version.
  case window(old: [String], new: [String])

  /// What tells it from other causes, for the fingerprint.
  var subject: [String] {
    switch self {
    case .route(let route): [route ?? ""]
    case .site(let site): ["site", site]
    case .matching(let rules): ["matching"] + rules
    case .exclusion(let pattern): ["exclusion", pattern]
    case .type(let name): ["type", name]
    case .guarded(let route, let condition): ["guard", route, condition]
    case .window(let old, let new): ["window"] + old + ["instead"] + new
    }
  }

  /// How it ends the headline of a change, of one link or of several.
  func clause(_ isOne: Bool) -> String {
    let below = isOne ? "it" : "them"
    return switch self {
    case .route, .site: ""
    case .matching(let rules) where rules.allSatisfy { $0.hasPrefix("/") }:
      ", because of the \(rules.count == 1 ? "prefix" : "prefixes") \(rules.map { "'\($0)'" }.joined(separator: ", "))"
    case .matching(let rules):
      ", because links are matched in another way: \(rules.map { "'\($0)'" }.joined(separator: ", "))"
    case .exclusion(let pattern): ", because of the exclusion '\(pattern)'"
    case .type(let name): ", because of the type '\(name)'"
    case .guarded("", _): ", because of what is below \(below)"
    case .guarded(let name, _) where name.hasPrefix("tab "): ", because of the tab '\(name.dropFirst(4))'"
    case .guarded(let name, _): ", because of '\(name)' below \(below)"
    case .window(let old, let new):
      ", "
        + [("with", new), ("without", old)].filter { !$0.1.isEmpty }.map { word, screens in
          "\(word) '\(screens.joined(separator: ", "))'"
        }.joined(separator: " and ")
    }
  }
}

/// Finds the causes of differences between two link tables.
struct LinkCauses {
  private let base: NamedSpec
  private let head: NamedSpec
  private let rules: [String]
  private let routes: [String: (old: Route, new: Route)]
  /// The patterns that a route has in both, by its name; of nil those of redirects.
  private let sharedPatterns: [String?: Set<String>]
  /// The schemes and domains that one version has.
  private let ownSites: Set<String>
  /// Those of them with any host at the start, and what comes behind it.
  private let openSites: [(site: String, ending: Substring)]
  /// The exclusions that one version has.
  private let ownExclusions: (base: [String], head: [String])

  init(_ comparison: SpecComparison) {
    base = comparison.namedBase
    head = comparison.namedHead
    let (old, new) = (base.spec.schema, head.spec.schema)
    rules = Self.differingRules(old, new)
    ownSites = Self.sites(of: old).symmetricDifference(Self.sites(of: new))
    // Of `*.example.com` and `{lang}.example.com`.
    openSites = ownSites.filter { $0.hasPrefix("*") || $0.hasPrefix("{") }.sorted().map { site in
      (site, site.drop { $0 != "." })
    }
    let (former, excluded) = (old.exclusions.map(\.pattern), new.exclusions.map(\.pattern))
    let (known, others) = (Set(former), Set(excluded))
    ownExclusions = (former.filter { !others.contains($0) }, excluded.filter { !known.contains($0) })
    routes = Dictionary(first: comparison.comparedRoutes.map { ($0.head.qualifiedName, ($0.base, $0.head)) })
    var shared: [String?: Set<String>] = [
      nil: Set(base.spec.graph.redirects.map(\.pattern.value.text))
        .intersection(head.spec.graph.redirects.map(\.pattern.value.text))
    ]
    for (name, route) in routes {
      shared[name] = Set(route.old.links.map(\.pattern.value))
        .intersection(route.new.links.map(\.pattern.value))
    }
    sharedPatterns = shared
  }

  /// - Parameters:
  ///   - pattern: The pattern of the link or redirect, on the side that has it.
  ///   - route: Its route, by the name in the newer version; nil for a redirect.
  func cause(of difference: LinkDifference, pattern: String, route: String?) -> LinkCause {
    switch (difference.old, difference.new) {
    case (.opened(let old), .opened(let new)) where !old.isFallback && !new.isFallback:
      return cause(of: difference, old, new, pattern: pattern, route: route)
    case (_, .excluded): return exclusion(ownExclusions.head, route)
    case (.excluded, _): return exclusion(ownExclusions.base, route)
    default:
      if let site = site(of: difference.url) { return .site(site) }
      if !rules.isEmpty, isInBoth(pattern, of: route), route.map(acceptsAlike) != false {
        return .matching(rules)
      }
      return type(of: pattern, route).map(LinkCause.type) ?? .route(route)
    }
  }

  /// Why the older version does not open the URL that the newer one builds for a route.
  func cause(ofShared url: String, _ effect: LinkEffect, pattern: String, route: String) -> LinkCause {
    if effect == .excluded { return exclusion(ownExclusions.base, route) }
    return site(of: url).map(LinkCause.site) ?? type(of: pattern, route).map(LinkCause.type) ?? .route(route)
  }

  /// The type that both versions have and that accepts other values in one, where nothing else of a pattern that both
  /// have is different.
  private func type(of pattern: String, _ route: String?) -> String? {
    guard let route, isInBoth(pattern, of: route), let (old, new) = routes[route] else { return nil }
    let captured = Set(
      pattern.split(separator: "{").dropFirst().flatMap { part in
        part.prefix { $0 != "}" }.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
      })
    var types: Set<String?> = []
    for parameter in new.parameters where captured.contains(parameter.name.value) {
      guard let former = old.parameter(named: parameter.name.value) else { return nil }
      let isAlike = parameter.arity == former.arity && parameter.defaultValue == former.defaultValue
      let name = base.spec.graph.changedType(former.type, head.spec.graph, parameter.type)
      if name != nil || !isAlike
        || base.spec.graph.form(of: former.type) != head.spec.graph.form(of: parameter.type)
      {
        types.insert(isAlike ? name : nil)
      }
    }
    return types.count == 1 ? types.first ?? nil : nil
  }

  /// The scheme or domain of a URL that only one version has.
  private func site(of url: String) -> String? {
    guard let colon = url.firstIndex(of: ":"), !url.hasPrefix("/") else { return nil }
    let scheme = String(url[..<colon])
    guard scheme == "https" || scheme == "http" else {
      return ownSites.contains(scheme + ":") ? scheme + ":" : nil
    }
    let host = String(url[colon...].drop { $0 == ":" || $0 == "/" }.prefix { !"/?#:".contains($0) })
    return ownSites.contains(host) ? host : openSites.first { host.hasSuffix($0.ending) }?.site
  }

  private func cause(
    of difference: LinkDifference, _ old: LinkEffect.Opening, _ new: LinkEffect.Opening, pattern: String,
    route: String?
  ) -> LinkCause {
    switch difference.kind {
    case .linkGuarded, .linkUnguarded:
      let condition = difference.changedCondition
      guard let asker = asker(of: condition, old, new, route: route) else { return .route(route) }
      return .guarded(by: asker, condition: condition)
    case .linkStackChanged:
      guard old.window != new.window else {
        // The same screens show other values.
        let pairs = zip(old.screens, new.screens).filter { $0 != $1 }
        return .window(
          old: pairs.map { $0.text(besides: $1) }, new: pairs.map { $1.text(besides: $0) })
      }
      let (removed, added) = Self.difference(old.window, new.window)
      let mentions = (removed + added).contains { line in
        line.split(separator: " ", maxSplits: 1).last.map(String.init) == route
      }
      return mentions ? .route(route) : .window(old: removed, new: added)
    case .linkMoved:
      if let type = type(of: pattern, route) { return .type(type) }
      let ends = [old, new].compactMap { $0.screens.last?.route }
      return !rules.isEmpty && isInBoth(pattern, of: route) && ends.allSatisfy(hasSameLinks)
        ? .matching(rules) : .route(route)
    case .linkValuesChanged, .linkValuesAccepted:
      return type(of: pattern, route).map(LinkCause.type) ?? .route(route)
    default: return .route(route)
    }
  }

  /// The tab or screen that asks for a condition in the version that does; empty for what is below a modal.
  private func asker(
    of condition: String, _ old: LinkEffect.Opening, _ new: LinkEffect.Opening, route: String?
  ) -> String? {
    let isOld = old.requirements.contains(condition)
    let (opening, side) = isOld ? (old, base) : (new, head)
    for line in opening.window {
      let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
      guard parts.count == 2 else { continue }
      if parts[0] == "tab" {
        if side.conditions(ofTab: parts[1]).contains(condition) { return line }
      } else if side.requirements(ofRoute: parts[1]).contains(condition) {
        return parts[1]
      }
    }
    return route.map { side.requirements(ofRoute: $0).contains(condition) } == true ? route : ""
  }

  /// What two lists differ in, without what they begin and end with.
  private static func difference(_ old: [String], _ new: [String]) -> ([String], [String]) {
    let first = zip(old, new).prefix { $0 == $1 }.count
    let (a, b) = (old.dropFirst(first), new.dropFirst(first))
    let last = zip(a.reversed(), b.reversed()).prefix { $0 == $1 }.count
    return (Array(a.dropLast(last)), Array(b.dropLast(last)))
  }

  /// Whether both versions have a link or redirect with a pattern.
  func isInBoth(_ pattern: String, of route: String?) -> Bool {
    sharedPatterns[route]?.contains(pattern) == true
  }

  private func acceptsAlike(_ route: String) -> Bool {
    base.forms(ofRoute: route) == head.forms(ofRoute: route)
  }

  /// Whether nothing but the rules of matching decides differently about what opens a route.
  private func hasSameLinks(_ route: String) -> Bool {
    guard let (old, new) = routes[route] else { return false }
    return old.links.map(\.pattern.value) == new.links.map(\.pattern.value) && acceptsAlike(route)
  }

  /// Why one side excludes what the other opens: the exclusion that only it has, or the rules that it matches by.
  private func exclusion(_ own: [String], _ route: String?) -> LinkCause {
    if own.count == 1 { return .exclusion(own[0]) }
    return own.isEmpty && !rules.isEmpty ? .matching(rules) : .route(route)
  }

  private static func sites(of schema: NavigationSchema) -> Set<String> {
    Set(schema.sources.flatMap { $0.schemes.map { $0 + ":" } + $0.domains })
  }

  private static func differingRules(_ old: NavigationSchema, _ new: NavigationSchema) -> [String] {
    let sources = Dictionary(first: new.sources.map { ($0.name, $0) })
    var rules = Set(
      old.sources.flatMap { source -> [String] in
        guard let other = sources[source.name] else { return [] }
        let rules: [(String, Bool)] = [
          ("trailingSlash", source.strictTrailingSlash != other.strictTrailingSlash),
          ("case", source.ignoresCase != other.ignoresCase),
          ("emptySegments", source.collapsesSlashes != other.collapsesSlashes),
          ("plus", source.plusIsSpace != other.plusIsSpace),
          ("host", source.hostPolicy != other.hostPolicy), ("http", source.acceptsHTTP != other.acceptsHTTP),
          ("bare", source.isBare != other.isBare),
        ]
        return rules.filter(\.1).map(\.0)
      })
    rules.formUnion(Set(old.prefixes).symmetricDifference(new.prefixes))
    return rules.sorted()
  }
}

extension NavigationGraph {
  /// The name of a declared type that accepts other values in another version; nil where the types are two, or the same.
  func changedType(_ type: ParameterType, _ other: NavigationGraph, _ otherType: ParameterType) -> String? {
    guard case .named(let id) = type, case .named(let otherID) = otherType,
      types[id].name.value == other.types[otherID].name.value, form(of: type) != other.form(of: otherType)
    else { return nil }
    return types[id].name.value
  }
}

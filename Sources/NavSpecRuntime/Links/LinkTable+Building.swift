nonisolated extension LinkTable {
  /// The canonical URL of a route with values, for sharing: of the first link that can carry them and that
  /// the whole table matches back to the same route and values; nil if there is none.
  public func url(for route: Int, values: [RouteValue]) -> String? {
    first(for: route, values: values, all: false).first
  }

  /// The URLs of the canonical link on every scheme and domain that matches back.
  public func urls(for route: Int, values: [RouteValue]) -> [String] {
    first(for: route, values: values, all: true)
  }

  private func first(for route: Int, values: [RouteValue], all: Bool) -> [String] {
    guard schema.routes.indices.contains(route), schema.routes[route].parameters.count == values.count else {
      return []
    }
    for position in contents.linksByRoute[route] {
      let link = schema.links[position]
      guard let pattern = buildablePattern(of: link) else { continue }
      let source =
        schema.sources.indices.contains(link.source) ? schema.sources[link.source] : NavigationSchema.Source()
      let expansion = LinkExpansion(
        pattern: pattern, link: link, source: source, parameters: schema.routes[route].parameters,
        matchers: contents.parameters[route].map(\.matcher), values: values)
      var built: [String] = []
      for url in expansion.urls where opens(url, route, values, link) {
        built.append(url)
        if !all { break }
      }
      if !built.isEmpty { return built }
    }
    return []
  }

  /// Whether the table takes a URL to the same route and values, as it does while the link's own
  /// condition holds.
  private func opens(_ url: String, _ route: Int, _ values: [RouteValue], _ link: NavigationSchema.Link)
    -> Bool
  {
    let outcome = outcome(of: url) { condition in
      link.when?.condition == condition ? link.when?.isNegated == false : true
    }
    guard case .matched(let match) = outcome, match.route == route else { return false }
    return self.values(of: screen(of: match), in: match) == values
  }

  /// The screen of a match's own route, the last of its stack.
  public func screen(of match: Match) -> NavigationSchema.LinkedScreen {
    if match.isPlain { return NavigationSchema.LinkedScreen(route: match.route) }
    let links = contents.schema.links
    guard links.indices.contains(match.link), let last = links[match.link].stack.last,
      last.route == match.route
    else { return NavigationSchema.LinkedScreen(route: match.route) }
    return last
  }

  /// The pattern of a link that `url(for:)` may build, for it uses the route's own parameters only. Read
  /// when it is asked for: an app builds few URLs, and starts often.
  private func buildablePattern(of link: NavigationSchema.Link) -> LinkPattern? {
    guard link.isBuilt, !link.isDeprecated, schema.routes.indices.contains(link.route),
      let pattern = try? LinkPattern(parsing: link.pattern)
    else { return nil }
    let own = Set(schema.routes[link.route].parameters.map(\.name))
    let isOwn = pattern.placeholders.allSatisfy {
      !$0.isAnonymous && own.contains(link.names[$0.name] ?? $0.name)
    }
    return isOwn ? pattern : nil
  }
}

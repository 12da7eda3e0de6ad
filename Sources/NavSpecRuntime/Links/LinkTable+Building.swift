nonisolated extension LinkTable {
  /// The canonical URL of a route with values, for sharing: of the first link that can carry them and that
  /// the whole table matches back to the same route and values; nil if there is none.
  public func url(for route: Int, values: [RouteValue]) -> String? {
    for (index, link) in links(of: route, values) {
      for url in built(link, index, values) where opens(url, values, link) { return url }
    }
    return nil
  }

  /// The URLs of the canonical link on every scheme and domain that matches back.
  public func urls(for route: Int, values: [RouteValue]) -> [String] {
    for (index, link) in links(of: route, values) {
      let urls = built(link, index, values).filter { opens($0, values, link) }
      if !urls.isEmpty { return urls }
    }
    return []
  }

  /// The URLs that open a route with values only while the condition of their link is as given. None of them
  /// is canonical.
  public func conditionalURLs(for route: Int, values: [RouteValue]) -> [(
    url: String, when: NavigationSchema.Link.When
  )] {
    var urls: [(url: String, when: NavigationSchema.Link.When)] = []
    for (index, link) in links(of: route, values) {
      guard let when = link.when else { continue }
      for url in built(link, index, values) where !opens(url, values, link) {
        if opens(url, link.route, values, holds: { $0 != when.condition || !when.isNegated }) {
          urls.append((url, when))
        }
      }
    }
    return urls
  }

  private func links(of route: Int, _ values: [RouteValue]) -> [(index: Int, link: NavigationSchema.Link)] {
    guard schema.routes.indices.contains(route), schema.routes[route].parameters.count == values.count else {
      return []
    }
    return schema.links.indices.filter { schema.links[$0].route == route }
      .map { (index: $0, link: schema.links[$0]) }
  }

  /// The URLs of a link, which may open another.
  private func built(_ link: NavigationSchema.Link, _ index: Int, _ values: [RouteValue]) -> [String] {
    let place = contents.patterns.indices.contains(index) ? contents.patterns[index] : -1
    guard place >= 0 else { return [] }
    let parameters = schema.routes[link.route].parameters
    var reader = TableReader(contents.text, at: place)
    let source =
      schema.sources.indices.contains(link.source) ? schema.sources[link.source] : NavigationSchema.Source()
    return LinkExpansion(
      pattern: reader.pattern(), link: link, source: source, parameters: parameters,
      matchers: parameters.indices.compactMap { contents.parameter($0, of: link.route)?.matcher },
      values: values
    ).urls
  }

  /// Whether the table takes a URL to the link's route and values. Of a link under a condition it must do so
  /// whether or not that holds, since nobody knows what holds where the URL is opened.
  private func opens(_ url: String, _ values: [RouteValue], _ link: NavigationSchema.Link) -> Bool {
    guard opens(url, link.route, values, holds: { _ in true }) else { return false }
    guard let when = link.when else { return true }
    return opens(url, link.route, values) { $0 != when.condition }
  }

  private func opens(_ url: String, _ route: Int, _ values: [RouteValue], holds: (Int) -> Bool) -> Bool {
    let outcome = outcome(of: url, holds: holds)
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
}

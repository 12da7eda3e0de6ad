nonisolated extension LinkTable {
  /// The canonical URL of a route with values, for sharing: of the first link that can carry them and that
  /// the whole table matches back to the same route and values, whatever holds; nil if there is none.
  public func url(for route: Int, values: [RouteValue]) -> String? {
    guard schema.routes.indices.contains(route) else { return nil }
    for index in schema.linkList.indices(of: route) {
      for url in urls(of: index, values: values) {
        // Nobody knows what holds where the URL is opened.
        if outcomes(of: url).allSatisfy({ opens($0.outcome, route, values) }) { return url }
      }
    }
    return nil
  }

  /// The URLs that a link is built as, web addresses first. Another link may take them. None if the link is not built,
  /// or cannot carry the values of its route.
  public func urls(of index: Int, values: [RouteValue]) -> [String] {
    guard let link = schema.linkList[index], schema.routes.indices.contains(link.route) else { return [] }
    let parameters = schema.routes[link.route].parameters
    guard parameters.count == values.count, var reader = contents.patterns.reader(at: index) else {
      return []
    }
    let source =
      schema.sources.indices.contains(link.source) ? schema.sources[link.source] : NavigationSchema.Source()
    return LinkExpansion(
      pattern: reader.coded(LinkPattern()) { $0.pattern(&$1) }, link: link, source: source,
      parameters: parameters,
      matchers: parameters.indices.compactMap { contents.parameter($0, of: link.route)?.matcher },
      values: values
    ).urls
  }

  /// Whether an outcome opens a route with values.
  public func opens(_ outcome: Outcome, _ route: Int, _ values: [RouteValue]) -> Bool {
    guard case .matched(let match) = outcome, match.route == route else { return false }
    return self.values(of: screen(of: match), in: match) == values
      && schema.target(of: match, in: self) != nil
  }

  /// The screen of a match's own route, the last of its stack.
  public func screen(of match: Match) -> NavigationSchema.LinkedScreen {
    if match.isPlain { return NavigationSchema.LinkedScreen(route: match.route) }
    guard let last = contents.schema.linkList[match.link]?.stack.last, last.route == match.route
    else { return NavigationSchema.LinkedScreen(route: match.route) }
    return last
  }

  /// Everything that may become of a URL, one outcome for each way in which conditions decide between links, with what
  /// must hold for it, and must not.
  public func outcomes(of url: String) -> [(outcome: Outcome, answers: [Int: Bool])] {
    guard contents.index.asksConditions else { return [(outcome(of: url), [:])] }
    var outcomes: [(outcome: Outcome, answers: [Int: Bool])] = []
    var answers: [Int: Bool] = [:]
    var next: String? = url
    var hops = 0
    while var text = next, hops < Self.hopLimit {
      next = nil
      var end: Outcome? = .unmatched
      text.withUTF8 { bytes in
        ParsedURL.scan(bytes) { scan in
          if hops == 0, let exclusions = contents.exclusions,
            case .excluded = step(in: exclusions, scan, holds: { _ in true })
          {
            end = .excluded
            return
          }
          LinkSearch.run(
            contents.index, scan, collectsAll: true, ignoresConditions: true, holds: { _ in true }
          ) {
            search in
            let all = (search.all ?? []).sorted { search.isBetter($0, than: $1) }
            for winner in all {
              let when = search.index.compiled(Int(winner.variant)).when
              // Where a better link is not taken, its condition is known.
              if let when, answers[when.condition] == when.isNegated { continue }
              var found = Outcome.unmatched
              switch step(of: winner, &search) {
              case .redirected(_, let target): next = target
              case .matched(let traits, let captures): found = .matched(Match(traits, captures, of: url))
              case .unmatched, .excluded: break
              }
              guard let when, answers[when.condition] == nil else {
                end = next == nil ? found : nil
                return
              }
              var own = answers
              own[when.condition] = !when.isNegated
              outcomes.append((found, own))
              answers[when.condition] = when.isNegated
            }
          }
        }
      }
      if let end { return outcomes + [(end, answers)] }
      hops += 1
    }
    return outcomes + [(.unmatched, answers)]
  }
}

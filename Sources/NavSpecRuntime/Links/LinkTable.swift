/// Every link of an app, ready to match URLs and to build them. It is the one matcher: the command line,
/// the compiler's proofs and the app itself use it.
public nonisolated struct LinkTable: Sendable {
  /// A pattern that cannot be used; the table goes on without it.
  public nonisolated struct Problem: Error, Hashable, Sendable {
    /// Whose pattern it is.
    public var origin: LinkVariant.Origin
    /// What is wrong with it.
    public var error: LinkPatternError
  }

  /// A link that a URL opens.
  public nonisolated struct Match: Hashable, Sendable {
    /// The link's index in the schema.
    public let link: Int
    /// The route's index in the schema.
    public let route: Int
    /// What the URL carries, by names of parameters, typed by their forms.
    public let captures: [String: RouteValue]
    /// The URL as it was opened.
    public let url: String
  }

  /// What becomes of a URL.
  public nonisolated enum Outcome: Hashable, Sendable {
    /// A link opens.
    case matched(Match)
    /// No link is meant.
    case unmatched
    /// The URL is left to the browser.
    case excluded
  }

  /// A table is copied freely, what it holds never is.
  let contents: LinkTableContents

  /// Compiles the links of a schema.
  /// - Parameters:
  ///   - schema: The navigation of an app.
  ///   - patterns: The patterns of its links in their order, where they have been read already; the
  ///     others are read from their text.
  public init(_ schema: NavigationSchema, patterns: [LinkPattern?] = []) {
    contents = LinkTableContents(schema, patterns: patterns)
  }

  /// What the table was made from.
  public var schema: NavigationSchema { contents.schema }
  /// Patterns that cannot be used.
  public var problems: [Problem] { contents.problems }
  /// Every variant of every link and redirect, in order.
  public var variants: [LinkVariant] { contents.index.variants }
  /// Every variant of the exclusions.
  public var exclusionVariants: [LinkVariant] { contents.exclusions.variants }

  /// So many redirects in a row are a loop, which the compiler refuses.
  static let hopLimit = 16

  /// What becomes of a URL.
  /// - Parameters:
  ///   - url: Any text.
  ///   - holds: Whether a condition holds, by its index in the schema.
  public func outcome(of url: String, holds: (Int) -> Bool = { _ in true }) -> Outcome {
    follow(url, holds: holds) { _, _ in }
  }

  /// What becomes of a URL; tells each redirect on the way and where it leads.
  public func follow(_ url: String, holds: (Int) -> Bool, onRedirect: (Int, String) -> Void) -> Outcome {
    var text = url
    for hop in 0..<Self.hopLimit {
      let result = text.withUTF8 { bytes in
        let found: Step? = LinkScan.scan(bytes) { step(&$0, url: url, isFirst: hop == 0, holds: holds) }
        return found ?? .done(.unmatched)
      }
      switch result {
      case .done(let outcome): return outcome
      case .redirected(let redirect, let target):
        onRedirect(redirect, target)
        text = target
      }
    }
    return .unmatched
  }

  private enum Step {
    case done(Outcome)
    case redirected(Int, to: String)
  }

  private func step(_ scan: inout LinkScan, url: String, isFirst: Bool, holds: (Int) -> Bool) -> Step {
    if isFirst, contents.hasExclusions {
      let isExcluded = LinkSearch.run(contents.exclusions, scan, holds: holds) { $0.best != nil }
      if isExcluded { return .done(.excluded) }
    }
    return LinkSearch.run(contents.index, scan, holds: holds) { search in
      guard let winner = search.best else { return .done(.unmatched) }
      let captures = search.captures(of: winner)
      switch contents.index.variants[Int(winner.variant)].origin {
      case .link(let link):
        let match = Match(link: link, route: contents.schema.links[link].route, captures: captures, url: url)
        return .done(.matched(match))
      case .redirect(let redirect):
        return target(of: redirect, winner, captures, &search).map { .redirected(redirect, to: $0) }
          ?? .done(.unmatched)
      case .exclusion: return .done(.excluded)
      }
    }
  }

  /// The arguments of a screen that a match opens: one value for each parameter of its route, defaults
  /// filled in; nil if one is missing or not in form.
  public func values(of screen: NavigationSchema.LinkedScreen, in match: Match) -> [RouteValue]? {
    guard schema.routes.indices.contains(screen.route) else { return nil }
    let route = schema.routes[screen.route]
    var values: [RouteValue] = []
    values.reserveCapacity(route.parameters.count)
    for (index, parameter) in route.parameters.enumerated() {
      let given: RouteValue?
      switch screen.arguments[parameter.name] {
      case .constant(let value): given = value
      case .captured(let name):
        given = match.captures[name].flatMap { adapted($0, parameter, screen.route, index) }
      case .url: given = opened(match, as: parameter, screen.route, index)
      case .path: given = adapted(.string(LinkURL.path(of: match.url)), parameter, screen.route, index)
      case nil: given = match.captures[parameter.name].flatMap { adapted($0, parameter, screen.route, index) }
      }
      guard let value = given ?? parameter.valueWhenMissing else { return nil }
      values.append(value)
    }
    return values
  }

  /// The URL as it was opened; where the parameter is a `URL`, made one.
  private func opened(_ match: Match, as parameter: NavigationSchema.Parameter, _ route: Int, _ index: Int)
    -> RouteValue?
  {
    let text: String?
    if parameter.form.base == .url {
      let source = schema.links.indices.contains(match.link) ? schema.links[match.link].source : 0
      text = LinkURL.absolute(
        match.url, in: schema.sources.indices.contains(source) ? schema.sources[source] : nil)
    } else {
      text = match.url
    }
    return text.flatMap { adapted(.string($0), parameter, route, index) }
  }

  /// A captured value as a parameter's; another screen's parameter of the same name may have another form.
  private func adapted(
    _ value: RouteValue, _ parameter: NavigationSchema.Parameter, _ route: Int, _ index: Int
  ) -> RouteValue? {
    let matcher = contents.parameters[route][index].form
    switch (parameter.arity, value) {
    case (.map, .map): return value
    case (.list, .list(let items)):
      let adapted = items.compactMap { scalar($0, matcher) }
      return adapted.count == items.count ? .list(adapted) : nil
    case (.one, _), (.optional, _): return scalar(value, matcher)
    default: return nil
    }
  }

  private func scalar(_ value: RouteValue, _ matcher: FormMatcher) -> RouteValue? {
    switch (value, matcher.form.base) {
    case (.integer, .int), (.integer, .int64), (.double, .double), (.bool, .bool):
      return matcher.text(of: value) == nil ? nil : value
    case (.string(let text), _): return matcher.value(from: text)
    case (.integer(let number), .string): return matcher.value(from: String(number))
    case (.bool(let flag), .string): return matcher.value(from: flag ? "true" : "false")
    case (.integer(let number), .double): return matcher.value(from: String(number))
    default: return nil
    }
  }
}

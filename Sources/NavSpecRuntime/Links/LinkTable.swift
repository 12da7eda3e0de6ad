/// Every link of an app, ready to match URLs and to build them. It is the one matcher: the command line,
/// the compiler's proofs and the app itself use it.
public nonisolated struct LinkTable: Sendable {
  /// A link that a URL opens.
  public nonisolated struct Match: Hashable, Sendable {
    /// The link's index in the schema.
    public let link: Int
    /// The route's index in the schema.
    public let route: Int
    /// The URL as it was opened.
    public let url: String
    let captured: LinkCaptures
    /// Whether the route's parameters are what the URL names, and nothing else.
    let isPlain: Bool

    /// What the URL carries, by names of parameters, typed by their forms.
    public var captures: [String: RouteValue] { captured.values }

    init(_ traits: LinkIndex.Traits, _ captured: LinkCaptures, of url: String) {
      link = Int(traits.origin)
      route = Int(traits.route)
      self.url = url
      self.captured = captured
      isPlain = traits.isPlain
    }
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

  /// The links that generated code carries with its schema.
  /// - Parameter map: The navigation of the app. Where it was not read from what the tool wrote, no URL opens, and there
  ///   is a ``problem``.
  public init(_ map: SchemaIndex) { self.init(contents: LinkTableContents(map.schema, map.links)) }

  /// What reads and writes the values of a route's parameter; nil if there is none such.
  public func matcher(ofParameter index: Int, of route: Int) -> FormMatcher? {
    contents.parameter(index, of: route)?.matcher.form
  }

  init(contents: LinkTableContents) { self.contents = contents }

  /// What the table was made from.
  public var schema: NavigationSchema { contents.schema }
  /// Why the links could not be read, in which case no URL opens.
  public var problem: String? { contents.problem }

  /// So many redirects in a row are a loop, which the compiler refuses.
  public static let hopLimit = 16

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
      var found = Step.unmatched
      text.withUTF8 { bytes in
        ParsedURL.scan(bytes) { found = step(&$0, isFirst: hop == 0, holds: holds) }
      }
      switch found {
      case .unmatched: return .unmatched
      case .excluded: return .excluded
      case .matched(let traits, let captures): return .matched(Match(traits, captures, of: url))
      case .redirected(let redirect, let target):
        onRedirect(redirect, target)
        text = target
      }
    }
    return .unmatched
  }

  /// What becomes of a URL before any redirect of it is followed.
  enum Step {
    case unmatched
    case excluded
    case matched(LinkIndex.Traits, LinkCaptures)
    case redirected(Int, to: String)
  }

  private func step(_ scan: inout ParsedURL, isFirst: Bool, holds: (Int) -> Bool) -> Step {
    if isFirst, let exclusions = contents.exclusions,
      case .excluded = step(in: exclusions, scan, holds: holds)
    {
      return .excluded
    }
    return step(in: contents.index, scan, holds: holds)
  }

  /// What becomes of a URL, whose best variant alone is asked.
  func step(in index: LinkIndex, _ scan: ParsedURL, holds: (Int) -> Bool) -> Step {
    var step = Step.unmatched
    LinkSearch.run(index, scan, holds: holds) { search in
      if let best = search.best { step = self.step(of: best, &search) }
    }
    return step
  }

  /// What a variant that takes a URL makes of it.
  func step(of winner: LinkSearch.Winner, _ search: inout LinkSearch) -> Step {
    var captures = search.captures(of: winner)
    let traits = search.index.traits[Int(winner.variant)]
    switch traits.kind {
    case .link:
      if traits.takesRemainder { captures.remainder = search.remainder(of: winner) }
      return .matched(traits, captures)
    case .redirect:
      let target = target(of: Int(traits.origin), winner, captures, &search)
      if let target { return .redirected(Int(traits.origin), to: target) }
      return .unmatched
    case .exclusion: return .excluded
    }
  }

  /// The arguments of a screen that a match opens: one value for each parameter of its route, defaults
  /// filled in; nil if one is missing or not in form.
  public func values(of screen: NavigationSchema.LinkedScreen, in match: Match) -> [RouteValue]? {
    guard schema.routes.indices.contains(screen.route) else { return nil }
    let count = schema.routes[screen.route].parameters.count
    guard count > 0 else { return [] }
    var values: [RouteValue] = []
    values.reserveCapacity(count)
    for index in 0..<count {
      guard let parameter = contents.parameter(index, of: screen.route) else { return nil }
      let given: RouteValue?
      switch screen.arguments.isEmpty ? nil : screen.arguments[parameter.name] {
      case .constant(let value): given = value
      case .captured(let name): given = match.captured[name].flatMap { parameter.value(of: $0) }
      case .url: given = opened(match, as: parameter)
      case .path: given = parameter.adapted(.string(LinkURL.path(of: match.url)))
      case .remainder: given = match.captured.remainder.flatMap { parameter.adapted(.string($0)) }
      case .text(let text): given = parameter.adapted(.string(text.filled(with: match.captured)))
      case nil: given = match.captured[parameter.name].flatMap { parameter.value(of: $0) }
      }
      guard let value = given ?? parameter.valueWhenMissing else { return nil }
      values.append(value)
    }
    return values
  }

  /// The URL as it was opened; where the parameter is a `URL`, made one.
  private func opened(_ match: Match, as parameter: LinkParameter) -> RouteValue? {
    guard parameter.matcher.form.form.base == .url else {
      return parameter.adapted(.string(match.url))
    }
    let source = schema.linkList[match.link]?.source ?? 0
    let text = LinkURL.absolute(
      match.url, in: schema.sources.indices.contains(source) ? schema.sources[source] : nil)
    return text.flatMap { parameter.adapted(.string($0)) }
  }
}

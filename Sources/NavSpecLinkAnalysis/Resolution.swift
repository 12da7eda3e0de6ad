import NavSpecDiagnostics
import NavSpecModel
package import NavSpecRuntime

/// What a URL opens, by the matcher and the rules of the shipped app.
public struct Resolution: Sendable {
  /// How opening ends.
  public enum Result: String, Sendable {
    case opened, unmatched, excluded
    /// A condition is unmet; its redirect is presented.
    case blocked
    /// A condition is unmet and no redirect may be presented.
    case unavailable
  }

  /// A screen with the params that have a value.
  package struct Screen: Sendable {
    package let route: String
    package let params: [(name: String, value: RouteValue)]
  }

  /// The URL as given.
  public let url: String
  /// How opening it ends.
  public fileprivate(set) var result = Result.unmatched
  package fileprivate(set) var tab: String?
  /// What shows then, bottom first.
  package fileprivate(set) var stack: [Screen] = []
  package fileprivate(set) var pattern: String?
  package fileprivate(set) var blockedBy: String?
  /// What redirects of the spec made of the URL, in order.
  package let redirects: [String]
  /// The pattern that comes nearest to a URL that no link matches.
  package var nearest: NearestPattern?
  /// Whether the text is no URL that can match anything.
  package var isMalformed = false

  fileprivate init(_ url: String, redirects: [String]) {
    self.url = url
    self.redirects = redirects
  }

  package var screen: Screen? { stack.last }
  /// Whether no link matched, and the fallback of the spec opens.
  package var isFallback: Bool { pattern == nil && screen != nil }
}

extension ResolvedSpec {
  /// What a URL opens while the named conditions do not hold.
  /// - Parameter explainsMiss: Whether to look for the nearest pattern where nothing opens: every pattern is compared.
  package func resolution(of url: String, unmet: Set<String> = [], explainsMiss: Bool = true) -> Resolution {
    let state = { [schema] (index: Int) -> ConditionState in
      .of(index) { unmet.contains(schema.conditions[$0].name) ? .unmet : .met }
    }
    let isMet = { (index: Int) in state(index) == .met }
    var redirects: [String] = []
    _ = table.follow(url, holds: isMet) { _, target in redirects.append(target) }
    var resolution = Resolution(url, redirects: redirects)
    let launched = SchemaWindow(schema, atLaunch: state)
    switch schema.opening(of: url, in: table, currentTab: launched.selectedTab, holds: isMet) {
    case .unmatched:
      guard explainsMiss else { break }
      resolution.nearest = NearestPattern(to: redirects.last ?? url, in: table, holds: isMet)
      resolution.isMalformed =
        resolution.nearest == nil && !table.explanation(of: redirects.last ?? url, limit: 0).isReadable
    case .excluded:
      resolution.result = .excluded
    case .target(let target, let link):
      let opened = launched.opening(target)
      switch schema.admission(to: opened, after: launched, state: state) {
      case .admitted: resolution.result = .opened
      case .redirected(let condition, _, _):
        resolution.result = .blocked
        resolution.blockedBy = schema.name(ofRequirement: condition)
      case .unavailable(let condition), .deferred(let condition):
        resolution.result = .unavailable
        resolution.blockedBy = schema.name(ofRequirement: condition)
      }
      resolution.tab = target.tab.flatMap { schema.tab(at: $0)?.name }
      resolution.stack = opened.screens.map { screen($0, in: schema) }
      resolution.pattern = link.map { schema.links[$0].pattern }
    }
    return resolution
  }

  /// The links whose screens show if they are opened at launch, whatever the values of the URL.
  package func openLinks(unmet: Set<Int>) -> [NavigationSchema.Link] {
    let state = { (index: Int) -> ConditionState in .of(index) { unmet.contains($0) ? .unmet : .met } }
    let launched = SchemaWindow(schema, atLaunch: state)
    return schema.links.filter { link in
      if let test = link.when, (state(test.condition) == .met) == test.isNegated { return false }
      let screens = link.screens.map { screen in
        let parameters = schema.routes[screen.route].parameters
        return NavigationSchema.Screen(route: screen.route, values: parameters.map { _ in .absent })
      }
      guard
        let target = schema.target(
          screens: screens, presentation: link.appearance, tab: link.tab, currentTab: launched.selectedTab)
      else { return false }
      return schema.admission(to: launched.opening(target), after: launched, state: state) == .admitted
    }
  }

  private func screen(_ screen: NavigationSchema.Screen, in schema: NavigationSchema) -> Resolution.Screen {
    let route = schema.routes[screen.route]
    let params = zip(route.parameters, screen.values).compactMap { parameter, value in
      value == .absent ? nil : (name: parameter.name, value: value)
    }
    return Resolution.Screen(route: route.name, params: params)
  }
}

extension Resolution {
  /// One line for programs.
  public var json: String { object.encodedOnOneLine() }

  /// The keys of a contract, absent ones left out.
  package var object: JSONText {
    let screens = stack.map { JSONText.object([("route", .string($0.route)), ("params", $0.paramsJSON)]) }
    return .members(
      ("url", .string(url)), ("result", .string(result.rawValue)),
      ("route", (screen?.route).map(JSONText.string)), ("params", screen?.paramsJSON),
      ("tab", tab.map(JSONText.string)), ("stack", screens.isEmpty ? nil : .array(screens)),
      ("pattern", pattern.map(JSONText.string)), ("blockedBy", blockedBy.map(JSONText.string)),
      ("redirects", redirects.isEmpty ? nil : .array(redirects.map(JSONText.string))),
      ("nearest", nearest?.json))
  }

  /// A line for people: how opening ends, and the stack.
  package var summary: String {
    guard screen != nil else { return result == .excluded ? "is left to the browser" : "opens nothing" }
    let place = tab.map { "\($0): " } ?? ""
    let path = place + stack.map(\.text).joined(separator: " > ")
    switch result {
    case .blocked: return "asks for '\(blockedBy ?? "")' first, then opens \(path)"
    case .unavailable: return "is kept away: '\(blockedBy ?? "")' is not met (\(path))"
    default: return "opens \(path)" + (isFallback ? ", the fallback" : "")
    }
  }

  /// A few lines for people; a line end in a value makes none.
  public var text: String { lines.map(visible).joined(separator: "\n") }

  private var lines: [String] {
    let way = [url] + redirects.map { "  redirected to \($0)" }
    guard let screen else {
      let end = "  \(result.rawValue)" + (isMalformed ? ": \(malformation)" : "")
      let reason = nearest.map { "  " + $0.phrase("nearest  ") }
      return way + [end] + [reason].compactMap(\.self)
    }
    var opening = "  \(result.rawValue) \(screen.text)"
    if isFallback { opening += ", the fallback: no link matches" }
    if let blockedBy { opening += ", needs \(blockedBy)" }
    let place = tab.map { "\($0): " } ?? ""
    let end = "  stack    \(place)\(stack.map(\.text).joined(separator: " > "))"
    return way + [opening, end] + [pattern.map { "  pattern  \($0)" }].compactMap(\.self)
  }

  /// With the cure where only blanks or the start of the URL are wrong.
  private var malformation: String {
    let text = url.replacing(" ", with: "%20")
    let hasStart = text.contains(":") || text.hasPrefix("/")
    let start = hasStart ? "" : text.prefix { $0 != "/" }.contains(".") ? "https://" : "/"
    let isCure = start + text != url && LinkURL(start + text) != nil
    return "this is no URL, or a malformed one" + (isCure ? "; write '\(start)\(text)'" : "")
  }
}

extension Resolution.Screen {
  fileprivate var paramsJSON: JSONText { .object(params.map { ($0.name, $0.value.json) }) }

  fileprivate var text: String {
    params.isEmpty
      ? route : "\(route)(\(params.map { "\($0.name): \($0.value.phrase)" }.joined(separator: ", ")))"
  }
}

extension NavigationSchema {
  /// Whether a window becomes another one.
  fileprivate func admission(
    to next: SchemaWindow, after current: SchemaWindow, state: (Int) -> ConditionState
  ) -> Admission {
    admission(
      requiring: requirements(of: next, after: current), above: current.rootReplacement?.first?.route,
      state: state)
  }
}

import NavSpecDiagnostics
import NavSpecLinkAnalysis
import NavSpecModel
import NavSpecRules
import NavSpecRuntime

/// A URL that opens a route.
public struct BuiltURL: Sendable {
  /// The URL.
  public let text: String
  /// The conditions without which it opens something else or nothing, as `when` has them: `labs`, `!labs`.
  public let when: String?
  /// What becomes of it without them, in words.
  public let otherwise: String?

  /// One line for programs: `{"url", "when"}`, where `when` is null or the conditions.
  public var json: String {
    JSONText.object([("url", .string(text)), ("when", when.map(JSONText.string) ?? .null)]).encodedOnOneLine()
  }
}

extension CheckedSpec {
  /// The param and the value that a word says: `id=42`.
  public static func param(in word: String) throws -> (name: String, value: String) {
    if let equals = word.firstIndex(of: "=") {
      return (String(word[..<equals]), String(word[word.index(after: equals)...]))
    }
    let parts = word.split(separator: ":", maxSplits: 1)
    let question = parts.count == 2 ? "; did you mean '\(parts[0])=\(parts[1])'?" : ""
    throw SpecRequestError("'\(word)' should be name=value\(question)")
  }

  /// The URLs of all examples, as the system opens them: a path has a scheme of the app, or a domain.
  public func exampleURLs() throws -> [BuiltURL] {
    let (graph, sources) = (try soundSpec().graph, try soundSpec().schema.sources)
    let prefix =
      sources.lazy.flatMap(\.schemes).first.map { "\($0)://" }
      ?? sources.lazy.flatMap(\.domains).first { !$0.contains("*") }.map { "https://\($0)" } ?? ""
    return (graph.routes.flatMap(\.examples) + graph.examples).map(\.url.value).map {
      BuiltURL(text: $0.hasPrefix("/") ? prefix + $0 : $0, when: nil, otherwise: nil)
    }
  }

  /// The URLs that open a route with these params, of every link on every scheme and domain: the canonical one first,
  /// and last those that need a condition. A list takes its param several times, a whole query takes `name.key`.
  public func urls(for name: String, params: [(name: String, value: String)]) throws -> [BuiltURL] {
    let resolved = try soundSpec()
    let graph = resolved.graph
    guard let route = graph.routes.first(where: { $0.qualifiedName == name }) else {
      let question = asking(graph.routes.map(\.qualifiedName).nearest(to: name), else: Self.advice(on: name))
      throw SpecRequestError("no route is named '\(name)'\(question)")
    }
    let values = try Self.values(of: route, from: params, in: resolved)
    var (always, sometimes, refusals): ([BuiltURL], [BuiltURL], [String]) = ([], [], [])
    var known: Set<String> = []
    for (index, link) in resolved.schema.links.enumerated() where link.route == route.id.value {
      let urls = resolved.table.urls(of: index, values: values)
      var refusal = urls.isEmpty ? resolved.refusal(of: link) : nil
      for url in urls where known.insert(url).inserted {
        let outcomes = resolved.table.outcomes(of: url)
        let opening = outcomes.filter { resolved.table.opens($0.outcome, link.route, values) }
        guard let other = outcomes.first(where: { !resolved.table.opens($0.outcome, link.route, values) })
        else {
          always.append(BuiltURL(text: url, when: nil, otherwise: nil))
          continue
        }
        let otherwise = resolved.phrase(of: other.outcome, of: url, other.answers, insteadOf: link.route)
        refusal = refusal ?? otherwise
        sometimes += opening.map {
          BuiltURL(text: url, when: resolved.phrase(of: $0.answers), otherwise: otherwise)
        }
      }
      if let refusal { refusals.append(refusal) }
    }
    guard !always.isEmpty || !sometimes.isEmpty else {
      let rest = refusals.count > 3 ? "; and \(refusals.count - 3) more" : ""
      throw SpecRequestError(
        refusals.isEmpty
          ? "'\(name)' has no links"
          : "no URL opens '\(name)' with these params: \(refusals.prefix(3).joined(separator: "; "))\(rest)")
    }
    return always + sometimes
  }

  /// What a word that names no route may be: `item(id: 5)`, or a URL.
  private static func advice(on word: String) -> String? {
    if word.contains("("), word.hasSuffix(")") {
      let words = word.dropLast().replacing("(", with: " ").replacing(/: */, with: "=").replacing(
        /, */, with: " ")
      return "a param is a word: navspec url \(words)"
    }
    return word.contains("/") || word.contains(":") ? "a URL is resolved: navspec resolve \(word)" : nil
  }

  /// The values of a route's params that words say.
  static func values(
    of route: Route, from params: [(name: String, value: String)], in resolved: ResolvedSpec
  ) throws -> [RouteValue] {
    let parameters = resolved.schema.routes[route.id.value].parameters
    var given: [String: [String]] = [:]
    var maps: [String: [String: String]] = [:]
    for param in params {
      let parts = param.name.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false).map(
        String.init)
      if parts.count == 2, parameters.contains(where: { $0.name == parts[0] && $0.arity == .map }) {
        maps[parts[0], default: [:]][parts[1]] = param.value
      } else if parameters.contains(where: { $0.name == param.name }) {
        given[param.name, default: []].append(param.value)
      } else {
        let names = parameters.map(\.name)
        let own = names.isEmpty ? "it has none" : "it has \(names.map { "'\($0)'" }.joined(separator: ", "))"
        let question = asking(names.nearest(to: param.name), else: own)
        throw SpecRequestError("'\(route.qualifiedName)' has no param '\(param.name)'\(question)")
      }
    }
    return try parameters.map { parameter in
      if parameter.arity == .map, let map = maps[parameter.name] { return .map(map) }
      guard let texts = given[parameter.name] else {
        if let value = parameter.valueWhenMissing { return value }
        throw SpecRequestError("'\(route.qualifiedName)' needs the param '\(parameter.name)'")
      }
      let values = try texts.map { text in
        guard let value = parameter.form.value(from: text) else {
          let reason =
            parameter.form.refusedScheme(of: text).map { ": \($0)" } ?? ", which is \(parameter.form.words)"
          throw SpecRequestError("'\(text)' is not a valid value for '\(parameter.name)'\(reason)")
        }
        return value
      }
      if parameter.arity == .list { return .list(values) }
      guard values.count == 1 else {
        throw SpecRequestError("'\(parameter.name)' takes one value, not \(values.count)")
      }
      return values[0]
    }
  }
}

extension ResolvedSpec {
  /// Conditions as `when` has them.
  fileprivate func phrase(of answers: [Int: Bool]) -> String {
    answers.sorted { $0.key < $1.key }.map { ($0.value ? "" : "!") + schema.conditions[$0.key].name }
      .joined(separator: ", ")
  }

  fileprivate func refusal(of link: NavigationSchema.Link) -> String {
    let own = schema.routes[link.route].parameters.map(\.name)
    let others = (table.patterns[link.pattern]?.placeholders ?? []).filter {
      !own.contains(link.names[$0.name] ?? $0.name)
    }
    let foreign = others.first { !$0.isAnonymous }.map { "needs '\($0.name)', which is no param of it" }
    let reason = others.isEmpty && link.isBuilt ? "cannot carry them" : "is opened, never built"
    let named = foreign ?? undeclaredDomain(of: link) ?? reason
    return "'\(link.pattern)' " + (link.isDeprecated ? "is deprecated" : named)
  }

  /// That the app does not declare the domain of a link.
  private func undeclaredDomain(of link: NavigationSchema.Link) -> String? {
    guard let pattern = table.patterns[link.pattern], pattern.scheme == "https" || pattern.scheme == "http",
      let text = pattern.authority?.text, let domain = LinkDomain(text),
      !schema.sources.contains(where: { $0.domains.contains { LinkDomain($0)?.takes(domain) ?? true } })
    else { return nil }
    return "has the domain '\(text)', which the app does not declare"
  }

  /// What becomes of a URL that does not open what it was built for.
  fileprivate func phrase(
    of outcome: LinkTable.Outcome, of url: String, _ answers: [Int: Bool], insteadOf route: Int
  ) -> String {
    let chain = table.redirectChain(of: url) { answers[$0] ?? false }
    var phrase = url + (chain.hops.last.map { " is redirected to \($0.url), which" } ?? "")
    switch outcome {
    case .matched(let match) where schema.target(of: match, in: table) == nil:
      phrase += " leads to '\(schema.routes[match.route].name)', but no window can show its chain of screens"
    case .matched(let match):
      phrase +=
        " opens '\(schema.routes[match.route].name)'" + (match.route == route ? " with other params" : "")
    case .unmatched: phrase += " opens nothing"
    case .excluded: phrase += " is left to the browser by 'links.exclude'"
    }
    return phrase + (answers.isEmpty ? "" : " when \(self.phrase(of: answers))")
  }
}

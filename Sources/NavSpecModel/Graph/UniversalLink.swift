import NavSpecDiagnostics
import NavSpecRuntime

/// A web address of a route that the system builds without the app: text, and params of the route.
package struct UniversalLink: Sendable {
  /// Why a route has none.
  package enum Problem: Error, Sendable {
    /// No link of it is a web address that is built.
    case noAddress
    /// Nobody may see a value of it.
    case sensitive
    /// A link needs other values than those of the params, or one is not plain text in its place.
    case unfit(Link)
  }

  package let link: Link
  /// The address, with a param's name at odd places.
  package let parts: [String]

  /// The params that it carries, in order, each once.
  package var names: [String] { parts.indices.filter { $0 % 2 == 1 }.map { parts[$0] }.distinct }

  /// - Parameters:
  ///   - start: What comes before the path; empty for a pattern that is a full URL.
  ///   - wanted: The params that it must carry. Others are left out where the URL may leave them out.
  fileprivate init?(_ link: Link, of route: Route, at start: String, carrying wanted: [String]) {
    guard let template = link.template?.template, link.arguments.isEmpty, !template.text.contains(Self.mark)
    else { return nil }
    var values: [String: URITemplate.Value] = [:]
    for case .expression(let expression) in template.parts {
      for variable in expression.variables {
        let name = link.paramName(of: variable.name)
        guard expression.operation == .simple || wanted.contains(name) else { continue }
        guard [.simple, .path, .query, .continuation].contains(expression.operation),
          !variable.isExploded, variable.prefix == nil,
          let index = route.parameters.firstIndex(where: { $0.name.value == name }),
          [.one, .optional].contains(route.parameters[index].arity)
        else { return nil }
        values[variable.name] = .text("\0\(index)\0")
      }
    }
    guard let text = template.expanded(with: values) else { return nil }
    self.link = link
    parts = (start + text).split(separator: Self.mark, omittingEmptySubsequences: false).enumerated().map {
      $0 % 2 == 1 ? route.parameters[Int($1) ?? 0].name.value : String($1)
    }
    // A value that the route can do without, but not its URL, has a property too.
    guard wanted.allSatisfy(names.contains),
      route.surfaces?.intent?.entity != nil || names.allSatisfy(wanted.contains)
    else { return nil }
  }

  /// Around each value, encoded.
  private static let mark = "%00"
}

extension NavigationGraph {
  /// The web address of a route that is its canonical one: the first that is built, and that the system can build too.
  /// It carries the params that the route needs, and those that its intent names.
  package func universalLink(of route: Route) throws(UniversalLink.Problem) -> UniversalLink {
    let intent = route.surfaces?.intent
    let carried = route.parameters.filter { intent?.carries($0) ?? $0.isRequired }
    if route.isSensitive || carried.contains(where: \.isSensitive) { throw .sensitive }
    let addresses = route.links.compactMap { link in webAddress(of: link).map { (link, $0) } }
    guard let first = addresses.first else { throw .noAddress }
    let names = carried.map(\.name.value)
    let links = addresses.lazy.compactMap { UniversalLink($0, of: route, at: $1, carrying: names) }
    guard let link = links.first else { throw .unfit(first.0) }
    return link
  }

  /// What is before the pattern of a link that is built as a web address, whatever holds; nil for any other link.
  package func webAddress(of link: Link) -> String? {
    guard let template = link.template, link.isBuilt, !link.isDeprecated, !link.isInvalid, link.when == nil
    else { return nil }
    if let scheme = template.scheme { return scheme == "https" ? "" : nil }
    return sources[link.source].policy.domains.first { !$0.contains("*") && !$0.contains("{") }
      .map { "https://\($0)" }
  }
}

extension SwiftName {
  /// `SearchHome` for the route `search.home`.
  package static func upperCamel(ofRoute route: Route, in graph: NavigationGraph) -> String {
    (route.feature.map { upperCamel(graph.features[$0].name.value) } ?? "") + upperCamel(route.name.value)
  }
}

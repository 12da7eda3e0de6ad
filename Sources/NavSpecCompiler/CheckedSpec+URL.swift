import NavSpecDiagnostics
import NavSpecLinkAnalysis
import NavSpecModel
import NavSpecRuntime

/// Why a URL cannot be built.
public struct URLBuildingError: Error, CustomStringConvertible, Sendable {
  /// In a sentence for people.
  public let description: String
}

/// A URL that opens a route.
public struct BuiltURL: Sendable {
  /// The URL.
  public let text: String
  /// The condition without which it opens something else or nothing, as `when` has it: `labs`, `!labs`.
  public let when: String?
}

extension CheckedSpec {
  /// The URLs that open a route with these params, the canonical one first, then one for every scheme and
  /// domain, then those of links under a condition. A list takes its param several times, a whole query takes
  /// `name.key`.
  public func urls(for name: String, params: [(name: String, value: String)]) throws -> [BuiltURL] {
    let resolved = try soundSpec()
    let graph = resolved.graph
    guard let route = graph.routes.first(where: { $0.qualifiedName == name }) else {
      let question = didYouMean(graph.routes.map(\.qualifiedName).nearest(to: name)).map { "; \($0)" } ?? ""
      throw URLBuildingError(description: "no route is named '\(name)'\(question)")
    }
    let values = try values(of: route, from: params, in: resolved)
    // The canonical one is the first of its link.
    let always = resolved.table.urls(for: route.id.value, values: values).map {
      BuiltURL(text: $0, when: nil)
    }
    let others = resolved.table.conditionalURLs(for: route.id.value, values: values).map { url, when in
      let condition = resolved.schema.conditions[when.condition].name
      return BuiltURL(text: url, when: when.isNegated ? "!" + condition : condition)
    }
    guard !always.isEmpty || !others.isEmpty else {
      throw URLBuildingError(
        description: route.links.isEmpty
          ? "'\(name)' has no links" : "no link of '\(name)' can be built from these params alone")
    }
    return always + others
  }

  private func values(
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
        let question = didYouMean(names.nearest(to: param.name)).map { "; \($0)" } ?? ""
        throw URLBuildingError(
          description: "'\(route.qualifiedName)' has no param '\(param.name)'\(question)")
      }
    }
    return try parameters.map { parameter in
      if parameter.arity == .map, let map = maps[parameter.name] { return .map(map) }
      guard let texts = given[parameter.name] else {
        if let value = parameter.valueWhenMissing { return value }
        throw URLBuildingError(description: "'\(route.qualifiedName)' needs the param '\(parameter.name)'")
      }
      let values = try texts.map { text in
        guard let value = parameter.form.value(from: text) else {
          let reason = parameter.form.refusedScheme(of: text).map { ": \($0)" } ?? ""
          throw URLBuildingError(
            description: "'\(text)' is not a valid value for '\(parameter.name)'\(reason)")
        }
        return value
      }
      if parameter.arity == .list { return .list(values) }
      guard values.count == 1 else {
        throw URLBuildingError(description: "'\(parameter.name)' takes one value, not \(values.count)")
      }
      return values[0]
    }
  }
}

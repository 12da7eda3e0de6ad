import NavSpecDiagnostics
import NavSpecModel
import NavSpecRuntime

/// How an app's code names and calls what is generated for one version.
struct SourceNames {
  let graph: NavigationGraph

  var prefix: String { graph.name.value }

  /// `RecipesRoute.recipe`; of a feature, `SearchRoute.results`, and of one without its app also `SearchExit.recipe`.
  func name(of route: Route) -> String {
    let type = route.feature.map { SwiftName.upperCamel(graph.features[$0].name.value) } ?? prefix
    return "\(type)\(graph.isExit(route) ? "Exit" : "Route").\(SwiftName.escaped(route.name.value))"
  }

  func call(_ route: Route) -> String { call(name(of: route), route.parameters) }

  /// A call that builds a route or an exit.
  /// - Parameter naming: The params to give beside those that must be given.
  func call(_ name: String, _ parameters: [Parameter], naming: Set<String> = []) -> String {
    let arguments = parameters.filter { $0.isNeeded || naming.contains($0.name.value) }.map {
      "\(SwiftName.escaped($0.name.value)): \(value(of: $0))"
    }
    return name + (parameters.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))")
  }

  func urlCall(_ route: Route) -> String {
    let call = call(route)
    let feature = route.feature.map { SwiftName.escaped(graph.features[$0].name.value) }
    return "_ = \(prefix)Router.url(for: \(feature.map { ".\($0)(\(call))" } ?? call))"
  }

  func type(of parameter: Parameter) -> String { parameter.arity.type(of: graph.name(of: parameter.type)) }

  /// The type as the compiler sees it: a generated alias is what it names.
  func canonicalType(of parameter: Parameter) -> String {
    parameter.arity.type(of: canonicalName(of: parameter.type))
  }

  private func canonicalName(of type: ParameterType) -> String {
    guard case .named(let id) = type, graph.types[id].isGeneratedAlias,
      case .alias(let builtin) = graph.types[id].kind
    else { return graph.name(of: type) }
    return graph.name(of: .builtin(builtin))
  }

  /// The type of what a route hands back, as the compiler sees it; nil where it hands back nothing.
  func resultType(of route: Route) -> String? {
    guard let type = route.resultType, let text = route.returns?.value else { return nil }
    let name = canonicalName(of: type)
    return text.hasPrefix("[") ? "[\(name)]" : name
  }

  func resultCall(_ route: Route, _ result: String) -> String {
    let type = name(of: route).prefix { $0 != "." }
    return "let _: ReturningRoute<\(type), \(result)> = \(call(route).dropFirst(type.count))"
  }

  private func value(of parameter: Parameter) -> String {
    switch parameter.arity {
    case .one: scalar(parameter)
    // Without its type, it would be a value of the type itself too.
    case .optional: "\(scalar(parameter)) as \(type(of: parameter))"
    case .list: "[\(scalar(parameter))]"
    case .map: #"["a": "b"]"#
    }
  }

  private func scalar(_ parameter: Parameter) -> String {
    switch parameter.type {
    case .builtin(let builtin): return builtin.sample
    case .invalid: return parameter.name.value
    case .named(let id):
      let type = graph.types[id]
      switch type.kind {
      case .alias(let builtin): return builtin.sample
      case .cases(let cases) where type.isGenerated:
        return cases.first.map { "\(type.name.value).\(SwiftName.escaped($0.name.value))" }
          ?? parameter.name.value
      // A value of a type of the app, which only the app can make.
      case .cases, .raw, .text, .opaque, .invalid: return parameter.name.value
      }
    }
  }
}

extension Change.Witness {
  /// - Parameters:
  ///   - call: Code that compiles with the older version.
  ///   - error: What the compiler says of it with the newer one; nil if it compiles.
  init(call: String, error: String?) {
    self.init(
      json: .object([("call", .string(call)), ("error", error.map { .string($0) } ?? .null)]),
      lines: [call] + (error.map { ["error: \($0)"] } ?? []))
  }
}

extension Parameter {
  /// Whether each call must give it.
  var isNeeded: Bool { defaultValue == nil && arity != .optional }
}

extension BuiltinType {
  /// A value of no other type.
  fileprivate var sample: String {
    switch self {
    case .string: #"String("a")"#
    case .int: "Int(7)"
    case .int64: "Int64(7)"
    case .double: "Double(0.5)"
    case .bool: "true"
    case .uuid: "UUID()"
    case .date: "Date()"
    case .url: #"URL(string: "https://example.com")!"#
    }
  }
}

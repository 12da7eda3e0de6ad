import NavSpecDiagnostics
import NavSpecModel
import NavSpecRuntime
import NavSpecYAML

extension ModelKey where Object == Parameter {
  static var defaultValue: Self {
    Self(name: "default") { parameter, _ in
      parameter.defaultValue?.json
    } read: { node, parameter, reader in
      parameter.defaultValue = reader.value(node, of: parameter)
    }
  }
}

extension ModelKey {
  /// The params that a screen is given; `route` is the screen's.
  static func values(
    _ name: String, _ path: any WritableKeyPath<Object, [Entry<Located<RouteValue>>]> & Sendable,
    of route: @escaping @Sendable (Object) -> RouteID?
  ) -> Self {
    Self(name: name) { object, _ in
      let entries = object[keyPath: path]
      return entries.isEmpty ? nil : .object(entries.map { ($0.name.value, $0.value.value.json) })
    } read: { node, object, reader in
      for (name, node) in reader.entries(of: node) ?? [] {
        guard let parameter = reader.parameter(name.value, of: route(object), at: node),
          let value = reader.value(node, of: parameter)
        else { continue }
        object[keyPath: path].append(Entry(name: name, value: Located(value, at: reader.range(of: node))))
      }
    }
  }

  /// Where the params of a route come from; `route` takes them.
  static func arguments(
    _ name: String,
    _ path: any WritableKeyPath<Object, [Entry<Located<NavigationSchema.Argument>>]> & Sendable,
    for route: @escaping @Sendable (Object, ModelReader) -> RouteID?
  ) -> Self {
    Self(name: name) { object, writer in
      ModelCodec.map(ModelTables.argument).json(object[keyPath: path], writer)
    } read: { node, object, reader in
      object[keyPath: path] = reader.arguments(of: node, for: route(object, reader))
    }
  }
}

extension ModelTables {
  /// Written only: a constant is read by the type of the param that takes it.
  static let argument = ModelCodec<Located<NavigationSchema.Argument>> { argument, _ in
    switch argument.value {
    case .captured(let name): ["param": .string(name)]
    case .constant(let constant): ["value": constant.json]
    case .url: ["use": "url"]
    case .path: ["use": "path"]
    case .remainder: ["use": "remainder"]
    case .text(let text): ["text": .string(text)]
    }
  } value: { _, _ in
    nil
  }
}

extension StackedScreen {
  /// Its arguments by their names.
  var entries: [Entry<Located<NavigationSchema.Argument>>] {
    let nowhere = SourceRange(source: SourceID(0), start: 0, end: 0)
    return arguments.sorted { $0.key < $1.key }.map {
      Entry(name: Located($0, at: nowhere), value: Located($1, at: nowhere))
    }
  }
}

extension ModelReader {
  fileprivate mutating func parameter(_ name: String, of route: RouteID?, at node: YAMLNode) -> Parameter? {
    guard let route, parameters.indices.contains(route.value),
      let parameter = parameters[route.value].first(where: { $0.name.value == name })
    else { return fail("is given to no param of the route", at: node) }
    return parameter
  }

  mutating func arguments(
    of node: YAMLNode, for route: RouteID?
  ) -> [Entry<Located<NavigationSchema.Argument>>] {
    var entries: [Entry<Located<NavigationSchema.Argument>>] = []
    for (name, node) in self.entries(of: node) ?? [] {
      guard let parameter = parameter(name.value, of: route, at: node),
        let argument = argument(node, for: parameter)
      else { continue }
      entries.append(Entry(name: name, value: Located(argument, at: range(of: node))))
    }
    return entries
  }

  private mutating func argument(_ node: YAMLNode, for parameter: Parameter) -> NavigationSchema.Argument? {
    if let name = node["param"]?.text { return .captured(name) }
    switch node["use"]?.text {
    case "url": return .url
    case "path": return .path
    case "remainder": return .remainder
    default: break
    }
    if let text = node["text"]?.text, (try? CaptureText(parsing: text)) != nil { return .text(text) }
    guard let constant = node["value"] else {
      return fail("must have a 'param', a 'value', a 'text' or a 'use'", at: node)
    }
    return value(constant, of: parameter).map { .constant($0) }
  }

  /// A value that a param accepts.
  mutating func value(_ node: YAMLNode, of parameter: Parameter) -> RouteValue? {
    var form: ValueForm
    switch parameter.type {
    case .builtin(let builtin): form = builtin.form
    case .named(let id) where types.indices.contains(id.value): form = types[id].form
    default: return nil
    }
    if form.base == .url { form.appSchemes = appSchemes }
    switch (parameter.arity, node.content) {
    case (.list, .sequence(let nodes)):
      return .list(nodes.compactMap { scalar($0, form) })
    case (.map, .mapping):
      let pairs = (entries(of: node) ?? []).compactMap { name, node in
        ModelCodec.text.value(node, &self).map { (name.value, $0) }
      }
      return .map(Dictionary(pairs, uniquingKeysWith: { first, _ in first }))
    case (.optional, .scalar(let scalar)) where scalar.resolved == .null: return .absent
    case (.one, .scalar), (.optional, .scalar): return scalar(node, form)
    default: return fail("is not a value of '\(parameter.name.value)'", at: node)
    }
  }

  private mutating func scalar(_ node: YAMLNode, _ form: ValueForm) -> RouteValue? {
    guard case .scalar(let scalar) = node.content else { return fail("must be a single value", at: node) }
    let value: RouteValue? =
      switch (form.base, scalar.resolved) {
      case (.int, .int(let number)), (.int64, .int(let number)): .integer(number)
      case (.double, .int(let number)): .double(Double(number))
      case (.double, .float(let number)) where number.isFinite: .double(number)
      case (.bool, .bool(let flag)): .bool(flag)
      case (.string, .string), (.uuid, .string), (.date, .string), (.url, .string), (.cases, .string):
        .string(scalar.text)
      default: nil
      }
    guard let value, let text = form.text(of: value), form.value(from: text) == value else {
      return fail("is not a value of its param", at: node)
    }
    return value
  }
}

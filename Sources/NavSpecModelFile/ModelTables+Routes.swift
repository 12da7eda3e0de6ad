import NavSpecDiagnostics
import NavSpecModel
import NavSpecRuntime
import NavSpecYAML

extension ModelTables {
  static let route = ModelTable<Route>(
    "a route", place: { $0.name.range },
    [
      .key("name", \.qualifiedName, .text, isRequired: true),
      .key("case", \.name, .located(.name), isRequired: true),
      .key("feature", \.feature, .feature),
      .title(\.title, \.name),
      .untitled(\.title),
      .key("doc", \.doc, .text), .key("owner", \.owner, .text),
      .key("stability", \.stability, .word), .key("sunset", \.sunset, .located(.text)),
      .key("deprecated", \.isDeprecated, .flag),
      .key("meta", \.meta, .map(.located(.text))),
      .key("screen", \.screen, .text, isRequired: true),
      .key("sensitive", \.sensitive, .located(.flag)),
      .key("view", \.view, view),
      Self.params,
      .key("under", \.under, .route),
      .key("parent", \.parent, parent),
      Self.presentation,
      Self.windowFallback,
      .key("stack", \.stack, .located(.flag)), .key("wrapper", \.wrapper, .located(view)),
      .key("detents", \.detents, .list(.located(.text))),
      .key("transition", \.transition, .located(.word.unless(.automatic))),
      .key("dismiss", \.dismiss, .located(.boolean.unless(true))),
      .key("returns", \.returns, .located(.text)),
      .typeName("resultType", \.resultType), .typeFile("resultTypeFile", \.resultType),
      .key("column", \.column, .located(.word.unless(.detail))),
      .key("tabBar", \.tabBar, .located(.word.unless(.visible))),
      .key("tab", \.tab, .located(.tab)),
      .key("requires", \.requirements, .list(.located(.condition))),
      .key("edges", \.edges, .list(edge)),
      .key("links", \.links, .list(link)),
      .key("examples", \.examples, .list(example)),
      .part("restoration", restorationOfRoute),
      .derived("root") { $1.roots.contains($0.id) ? true : nil },
      .key("reachedBy", \.isReachedByCode, .word("code")),
      .derived("unreachable") { $1.unreachable.contains($0.id) ? true : nil },
    ]
  ).codec { range in
    var route = Route(
      id: RouteID(0), name: Located("", at: range), feature: nil, qualifiedName: "", view: .manual)
    // Where the model says nothing of it, the route is not restored.
    route.restore = Located(.never, at: range)
    return route
  }

  private static let params = ModelKey<Route>(name: "params") { route, writer in
    ModelCodec.list(parameter).json(route.parameters, writer)
  } read: { _, _, _ in
    // Read before, for what other routes give to them.
  }

  /// What the route is shown as, whether it says so or not.
  private static let presentation = ModelKey<Route>(name: "presentation") { route, _ in
    .string(route.presentation.rawValue)
  } read: { node, route, reader in
    route.present = ModelCodec.located(.word).value(node, &reader)?.map { PresentationSpec($0) }
  }

  private static let windowFallback = ModelKey<Route>(name: "windowFallback") { route, _ in
    route.presentation == .window ? .string(route.windowFallback.rawValue) : nil
  } read: { node, route, reader in
    route.present?.value.windowFallback = ModelCodec.word.value(node, &reader)
  }

  private static let restorationOfRoute = ModelTable<Route>(
    "the restoration of a route",
    [
      ModelKey(name: "key") { route, _ in
        route.restorationKey.map { .string($0.value) }
      } read: { node, route, reader in
        if let key = ModelCodec.located(.text).value(node, &reader) {
          route.restore = key.map { .key($0) }
        }
      },
      .key("formerly", \.formerKeys, .list(.located(.text))),
    ])

  /// A name, a name with its module, or built by the app.
  static let view = ModelCodec<ViewSpec> { view, _ in
    switch view {
    case .named(let name, let module?): ["name": .string(name), "module": .string(module)]
    case .named(let name, nil): ["name": .string(name)]
    case .manual: ["manual": true]
    }
  } value: { node, reader in
    guard let name = node["name"] else {
      return node["manual"].flatMap { ModelCodec.boolean.value($0, &reader) } == true
        ? .manual : reader.fail("must have a 'name', or be 'manual'", at: node)
    }
    guard let text = ModelCodec.typeName.value(name, &reader) else { return nil }
    return .named(text, module: node["module"].flatMap { ModelCodec.typeName.value($0, &reader) })
  }

  static let parameter = ModelTable<Parameter>(
    "a param",
    [
      .key("name", \.name, .located(.name), isRequired: true),
      .typeName("type", \.declaredType, isRequired: true), .typeFile("typeFile", \.declaredType),
      .key("arity", \.arity, .word, isRequired: true),
      .defaultValue,
      .derived("required") { parameter, _ in parameter.isRequired ? true : nil },
      .key("sensitive", \.isSensitive, .flag),
      .key("restored", \.isRestored, .boolean.unless(true)),
      .key("doc", \.doc, .text),
    ]
  ).codec { Parameter(name: Located("", at: $0), type: .invalid, arity: .one, range: $0) }

  private static let parent = ModelTable<Parent>(
    "a parent",
    [
      .key("route", \.route, .route, isRequired: true),
      .arguments("arguments", \.arguments) { parent, _ in parent.route },
    ]
  ).codec { Parent(route: RouteID(0), range: $0, arguments: []) }

  static let edge = ModelTable<Edge>(
    "an edge",
    [
      .key("to", \.target, .route, isRequired: true),
      Self.explicit,
      Self.presentationOfEdge,
      .key("windowFallback", \.windowFallback, .word),
      .key("label", \.label, .text),
      .key("when", \.when, .located(.condition)),
      .key("popTo", \.popTo, .located(.route)),
      .key("inclusive", \.inclusive, .located(.flag)),
      .key("set", \.set, .text),
      Self.exitOfEdge,
      Self.featureOfExit,
    ]
  ).codec { Edge(target: RouteID(0), range: $0) }

  /// Whether the edge itself says how its target appears.
  private static let explicit = ModelKey<Edge>(name: "explicit") { edge, _ in
    edge.presentation == nil ? nil : true
  } read: { node, edge, reader in
    if ModelCodec.boolean.value(node, &reader) == true {
      edge.presentation = Located(.push, at: reader.range(of: node))
    }
  }

  private static let presentationOfEdge = ModelKey<Edge>(name: "presentation") { edge, writer in
    .string((edge.presentation?.value ?? writer.graph.routes[edge.target].presentation).rawValue)
  } read: { node, edge, reader in
    let presentation: Located<NavigationSchema.Presentation>? = ModelCodec.located(.word).value(node, &reader)
    if edge.presentation != nil { edge.presentation = presentation }
  }

  private static let exitOfEdge = ModelKey<Edge>(name: "exit") { edge, writer in
    edge.exit.map { .string(writer.graph.exits[$0].name.value) }
  } read: { node, edge, reader in
    edge.exit = reader.exits.firstIndex { $0.name == node.text }.map { ExitID($0) }
    if edge.exit == nil { reader.report("this must be the name of an exit", at: node) }
  }

  /// Features may have exits of one name.
  private static let featureOfExit = ModelKey<Edge>(name: "exitFeature") { edge, writer in
    edge.exit.flatMap { writer.graph.exits[$0].feature }.map { .string(writer.graph.features[$0].name.value) }
  } read: { node, edge, reader in
    guard let name = edge.exit.map({ reader.exits[$0.value].name }) else { return }
    edge.exit = reader.exits.firstIndex { $0.name == name && $0.feature == node.text }.map { ExitID($0) }
    if edge.exit == nil { reader.report("this must be the feature of the exit", at: node) }
  }
}

extension Parameter {
  /// Its type, which a model always says.
  fileprivate var declaredType: ParameterType? {
    get { type }
    set { type = newValue ?? .invalid }
  }
}

extension ModelKey {
  /// The name of a type as the spec says it.
  static func typeName(
    _ name: String, _ path: any WritableKeyPath<Object, ParameterType?> & Sendable, isRequired: Bool = false
  ) -> Self {
    Self(name: name, isRequired: isRequired) { object, writer in
      object[keyPath: path].map { .string(writer.graph.name(of: $0)) }
    } read: { node, object, reader in
      if let builtin = node.text.flatMap(BuiltinType.init(rawValue:)) {
        object[keyPath: path] = .builtin(builtin)
      } else if let id = node.text.flatMap({ reader.types(named: $0).first }) {
        object[keyPath: path] = .named(id)
      } else {
        reader.report("this must be the name of a type", at: node)
      }
    }
  }

  /// The file that declares the type, where modules have types of one name.
  fileprivate static func typeFile(
    _ name: String, _ path: any WritableKeyPath<Object, ParameterType?> & Sendable
  ) -> Self {
    Self(name: name) { object, writer in
      guard case .named(let id)? = object[keyPath: path] else { return nil }
      let type = writer.graph.types[id]
      return writer.sharedTypeNames.contains(type.name.value) ? .string(type.path) : nil
    } read: { node, object, reader in
      guard case .named(let id)? = object[keyPath: path] else { return }
      let candidates = reader.types(named: reader.types[id].name.value)
      guard let file = node.text, let own = candidates.first(where: { reader.types[$0].path == file }) else {
        return reader.report("this must be the file of the type", at: node)
      }
      object[keyPath: path] = .named(own)
    }
  }
}

import NavSpecDiagnostics
import NavSpecModel
import NavSpecRuntime

extension ModelWriter {
  func route(_ route: Route) -> JSONText? {
    .keys {
      ("name", .string(route.qualifiedName))
      ("case", .text(route.name))
      ("feature", name(route.feature))
      ("title", .string(route.displayTitle))
      ("untitled", .flag(route.title == nil))
      ("doc", .text(route.doc))
      ("owner", .text(route.owner))
      ("stability", .word(route.stability))
      ("sunset", .text(route.sunset))
      ("deprecated", .flag(route.isDeprecated))
      ("meta", .texts(route.meta))
      ("screen", .string(route.screen))
      ("sensitive", .flag(route.sensitive?.value))
      ("view", view(route.view))
      ("params", .list(route.parameters, parameter))
      ("under", name(route.under))
      ("parent", route.parent.flatMap(parent))
      ("presentation", .word(route.presentation))
      ("windowFallback", route.presentation == .window ? .word(route.windowFallback) : nil)
      ("stack", .flag(route.stack?.value))
      ("wrapper", route.wrapper.map { view($0.value) })
      ShownRouteKey.ofModals.map { ($0.name, $0.json(route.plain)) }
      ("dismiss", route.isFreelyDismissed ? nil : false)
      ("returns", .text(route.returns))
      ("resultType", name(route.resultType))
      ("resultTypeFile", file(of: route.resultType))
      ("column", route.filledColumn == .detail ? nil : .word(route.filledColumn))
      ShownRouteKey.ofScreens.map { ($0.name, $0.json(route.plain)) }
      ("tab", route.tab.map { name($0.value) })
      ("requires", .list(route.requirements) { name($0.value) })
      ("edges", .list(route.edges, edge))
      ("links", .list(route.links, link))
      ("examples", .list(route.examples, example))
      (
        "restoration",
        .keys {
          ("key", .text(route.restorationKey))
          ("formerly", .texts(route.formerKeys))
        }
      )
      ("surfaces", route.surfaces.flatMap(surfaces))
      ("root", .flag(roots.contains(route.id)))
      ("reachedBy", .word(route.plain.reachedBy))
      ("entry", .word(route.plain.entry))
      evidence(route.plain.evidence)
      ("unreachable", .flag(unreachable.contains(route.id)))
      ("location", location(route.name.range))
    }
  }

  /// A name, a name with its module, or built by the app.
  func view(_ view: ViewSpec) -> JSONText {
    switch view {
    case .named(let name, let module?): ["name": .string(name), "module": .string(module)]
    case .named(let name, nil): ["name": .string(name)]
    case .manual: ["manual": true]
    }
  }

  func parameter(_ parameter: Parameter) -> JSONText? {
    .keys {
      ("name", .text(parameter.name))
      ("type", name(parameter.type))
      ("typeFile", file(of: parameter.type))
      ("arity", .word(parameter.arity))
      ("default", parameter.defaultValue?.json)
      ("required", .flag(parameter.isRequired))
      ("sensitive", .flag(parameter.isSensitive))
      ("restored", parameter.restore?.value == .never ? false : nil)
      ("restorationKey", .text(parameter.restore?.key))
      ("doc", .text(parameter.doc))
    }
  }

  private func surfaces(_ surfaces: SurfacesSpec) -> JSONText? {
    func words(_ words: SurfaceWords) -> JSONText {
      .keys {
        ("title", .text(words.title))
        ("subtitle", .text(words.subtitle))
        ("image", .text(words.image))
        ("keywords", .texts(words.keywords))
      } ?? [:]
    }
    return .keys {
      (
        "intent",
        surfaces.intent.map { intent in
          .keys {
            ("entity", .text(intent.entity))
            ("properties", .texts(intent.properties))
          } ?? [:]
        }
      )
      ("handoff", surfaces.handoff.map(words))
      ("quickAction", surfaces.quickAction.map(words))
      ("notification", .flag(surfaces.notification?.value))
    }
  }

  private func parent(_ parent: Parent) -> JSONText? {
    .keys {
      ("route", name(parent.route))
      ("arguments", .map(parent.arguments, argument))
    }
  }

  func edge(_ edge: Edge) -> JSONText? {
    let exit = edge.exit.map { graph.exits[$0] }
    return .keys {
      ("to", name(edge.target))
      ("explicit", .flag(edge.presentation != nil))
      ("presentation", .word(edge.presentation?.value ?? graph.routes[edge.target].presentation))
      ("windowFallback", .word(edge.windowFallback))
      ("label", .text(edge.label))
      ("when", edge.when.map { name($0.value) })
      ("popTo", name(edge.popTo?.value))
      ("inclusive", .flag(edge.inclusive?.value))
      ("set", .text(edge.set))
      ("exit", .text(exit?.name))
      // Features may have exits of one name.
      ("exitFeature", name(exit?.feature))
      evidence(edge.evidence)
      ("location", location(edge.range))
    }
  }

  /// Where the app's code has it.
  func evidence(_ evidence: EvidenceSpec) -> [(name: String, value: JSONText?)] {
    [("from", .text(evidence.place)), ("mark", .word(evidence.mark))]
  }

  private func link(_ link: Link) -> JSONText? {
    .keys {
      ("pattern", .text(link.pattern))
      ("source", name(link.source))
      ("stack", .list(link.stack, screen))
      ("tab", link.tab.map { name($0.value) })
      ("presentation", .word(link.presentation))
      ("windowFallback", .word(link.windowFallback))
      ("arguments", .map(link.arguments, argument))
      ("where", .map(link.constraints, JSONText.texts))
      ("as", .texts(link.names))
      ("without", .texts(link.without))
      ("when", link.when.map { name($0.value) })
      ("priority", link.priority.flatMap { $0.value == 0 ? nil : .int($0.value) })
      ("deprecated", .flag(link.isDeprecated))
      ("build", link.isBuilt ? nil : false)
      ("location", location(link.pattern.range))
    }
  }

  private func screen(_ screen: StackedScreen) -> JSONText? {
    let arguments = screen.arguments.sorted { $0.key < $1.key }.map { ($0.key, json(of: $0.value)) }
    return .keys {
      ("route", name(screen.route))
      ("arguments", arguments.isEmpty ? nil : .object(arguments))
    }
  }

  func argument(_ argument: Located<NavigationSchema.Argument>) -> JSONText? { json(of: argument.value) }

  private func json(of argument: NavigationSchema.Argument) -> JSONText {
    switch argument {
    case .captured(let name): ["param": .string(name)]
    case .constant(let constant): ["value": constant.json]
    case .url: ["use": "url"]
    case .path: ["use": "path"]
    case .remainder: ["use": "remainder"]
    case .text(let text): ["text": .string(text.text)]
    }
  }

  func example(_ example: Example) -> JSONText? {
    var (opened, params): (RouteID?, [Entry<Located<RouteValue>>]) = (nil, [])
    if case .opens(let route, let values) = example.expectation { (opened, params) = (route, values) }
    return .keys {
      ("url", .text(example.url))
      ("opens", name(opened) ?? .null)
      ("params", .map(params) { $0.value.json })
      ("when", .list(example.when) { name($0) })
    }
  }

  var linkSettings: JSONText? {
    .keys {
      ("exclude", .list(graph.exclusions, exclusion))
      ("redirects", .list(graph.redirects, redirect))
      ("prefixes", .list(graph.prefixes) { .string($0.value.text) })
      ("fallback", fallback)
    }
  }

  private func exclusion(_ exclusion: NavigationGraph.LinkSetting) -> JSONText? {
    .keys {
      ("pattern", .string(exclusion.pattern.value.text))
      ("source", name(exclusion.source))
    }
  }

  private func redirect(_ redirect: NavigationGraph.Redirect) -> JSONText? {
    .keys {
      ("pattern", .string(redirect.pattern.value.text))
      ("target", .string(redirect.target.value.text))
      ("source", name(redirect.source))
    }
  }

  private var fallback: JSONText? {
    switch graph.fallback {
    case .ignore: nil
    case .browser: "browser"
    case .route(let route): ["route": .string(graph.name(of: route))]
    }
  }
}

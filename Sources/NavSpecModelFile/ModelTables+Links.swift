import NavSpecDiagnostics
import NavSpecModel
import NavSpecRuntime
import NavSpecYAML

extension ModelTables {
  static let link = ModelTable<Link>(
    "a link", place: { $0.pattern.range },
    [
      Self.pattern,
      .key("source", \.givenSource, .source),
      .key("stack", \.stack, .list(stackedScreen)),
      .key("tab", \.tab, .located(.tab)),
      .key("presentation", \.presentation, .word),
      .key("windowFallback", \.windowFallback, .word),
      .arguments("arguments", \.arguments) { _, reader in reader.route },
      .key("where", \.constraints, .map(.list(.located(.text)))),
      .key("as", \.names, .map(.located(.text))),
      .key("without", \.forbiddenKeys, .list(.located(.text))),
      .key("when", \.when, .located(.when)),
      .key("priority", \.priority, .located(.integer(in: -9...9).unless(0))),
      .key("deprecated", \.isDeprecated, .flag),
      .key("build", \.isBuilt, .boolean.unless(true)),
    ]
  ).codec { Link(pattern: Located("", at: $0), range: $0, sourceOfFile: SourceGroupID(0)) }

  private static let pattern = ModelKey<Link>(name: "pattern", isRequired: true) { link, _ in
    .string(link.pattern.value)
  } read: { node, link, reader in
    guard let text = ModelCodec.text.value(node, &reader) else { return }
    link.pattern = Located(text, at: reader.range(of: node))
    link.template = reader.pattern(text, at: node)
  }

  private static let stackedScreen = ModelTable<StackedScreen>(
    "a screen",
    [
      .key("route", \.route, .route, isRequired: true),
      ModelKey(name: "arguments") { screen, writer in
        ModelCodec.map(argument).json(screen.entries, writer)
      } read: { node, screen, reader in
        for entry in reader.arguments(of: node, for: screen.route) {
          screen.arguments[entry.name.value] = entry.value.value
        }
      },
    ]
  ).codec { _ in StackedScreen(route: RouteID(0)) }

  static let example = ModelTable<Example>(
    "an example",
    [
      .key("url", \.url, .located(.text), isRequired: true),
      ModelKey(name: "opens", isRequired: true) { example, writer in
        example.opened.map { .string(writer.graph.name(of: $0)) } ?? .null
      } read: { node, example, reader in
        if case .scalar(let scalar) = node.content, scalar.resolved == .null { return }
        if let route = ModelCodec.route.value(node, &reader) {
          example.expectation = .opens(route, params: [])
        }
      },
      .values("params", \.params) { $0.opened },
      .key("when", \.when, .list(.when)),
    ]
  ).codec { Example(url: Located("", at: $0), expectation: .noMatch) }

  static let linkSettings = ModelTable<NavigationGraph>(
    "the settings of links",
    [
      .key("exclude", \.exclusions, .list(exclusion)),
      .key("redirects", \.redirects, .list(redirect)),
      .key("prefixes", \.prefixes, .list(.located(.pattern))),
      .key("fallback", \.fallback, fallback.unless(.ignore)),
    ])

  private static let exclusion = ModelTable<NavigationGraph.LinkSetting>(
    "an exclusion",
    [.key("pattern", \.pattern, .located(.pattern), isRequired: true), .key("source", \.source, .source)]
  ).codec { NavigationGraph.LinkSetting(pattern: Located("", at: $0), source: SourceGroupID(0)) }

  private static let redirect = ModelTable<NavigationGraph.Redirect>(
    "a redirect",
    [
      .key("pattern", \.pattern, .located(.pattern), isRequired: true),
      .key("target", \.target, .located(.pattern), isRequired: true),
      .key("source", \.source, .source),
    ]
  ).codec {
    let none = Located("", at: $0)
    return NavigationGraph.Redirect(pattern: none, target: none, source: SourceGroupID(0))
  }

  private static let fallback = ModelCodec<NavigationGraph.Fallback> { fallback, writer in
    switch fallback {
    case .ignore: nil
    case .browser: "browser"
    case .route(let route): ["route": .string(writer.graph.name(of: route))]
    }
  } value: { node, reader in
    if node.text == "browser" { return .browser }
    guard let route = node["route"] else { return reader.fail("must be 'browser' or a 'route'", at: node) }
    return ModelCodec.route.value(route, &reader).map { .route($0) }
  }
}

extension Link {
  /// Its own source or that of its file. A model does not distinguish them.
  fileprivate var givenSource: SourceGroupID {
    get { source }
    set { sourceOfFile = newValue }
  }
}

extension Example {
  fileprivate var opened: RouteID? {
    if case .opens(let route, _) = expectation { route } else { nil }
  }

  fileprivate var params: [Entry<Located<RouteValue>>] {
    get {
      if case .opens(_, let params) = expectation { params } else { [] }
    }
    set {
      if let opened { expectation = .opens(opened, params: newValue) }
    }
  }
}

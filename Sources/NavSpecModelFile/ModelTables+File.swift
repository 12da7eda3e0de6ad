import NavSpecDiagnostics
import NavSpecModel
import NavSpecRuntime
import NavSpecYAML

/// The keys of every kind of object in a model, from the whole down to links.
enum ModelTables {
  static let file = ModelTable<NavigationGraph>(
    "a model",
    [
      .derived("navspec") { _, _ in ["model": .int(ModelFile.version)] },
      .key("release", \.release, .text),
      .part("app", app, isRequired: true),
      .key("files", \.files, .list(specFile), isRequired: true),
      .key("sources", \.sources, .list(source), isRequired: true),
      Self.types,
      .key("conditions", \.conditions, .list(condition)),
      .key("personas", \.personas, .list(persona)),
      .key("features", \.features, .list(feature)),
      .key("container", \.containerWord, .word, isRequired: true),
      .key("tabs", \.tabList, .list(tab)),
      .key("sections", \.sections, .list(section)),
      .key("root", \.rootScreen, screen),
      .key("wrapper", \.wrapper, .located(view)),
      .key("split", \.columns, split),
      Self.routes,
      .key("anywhere", \.anywhere, .list(edge)),
      .key("exits", \.exits, .list(exit)),
      .part("linkSettings", linkSettings),
      .key("examples", \.examples, .list(example)),
      .key("restoration", \.restoration, restoration),
    ])

  /// Read before all else.
  private static let types = ModelKey<NavigationGraph>(name: "types") { graph, writer in
    ModelCodec.list(namedType).json(graph.types, writer)
  } read: { _, graph, reader in
    graph.types = reader.types
  }

  /// Each route knows its place in the list, by which its params were read before.
  private static let routes = ModelKey<NavigationGraph>(name: "routes") { graph, writer in
    ModelCodec.list(route).json(graph.routes, writer)
  } read: { node, graph, reader in
    guard case .sequence(let nodes) = node.content else { return }
    graph.routes = nodes.enumerated().compactMap { index, node in
      reader.route = RouteID(index)
      defer { reader.route = nil }
      return route.value(node, &reader)
    }
  }

  // MARK: App

  private static let app = ModelTable<NavigationGraph>(
    "the app", place: { $0.range },
    [
      .key("name", \.soleApp.name, .located(.appName), isRequired: true),
      ModelKey(name: "feature") { graph, writer in
        graph.unit.feature.map { .string($0.value) }
      } read: { node, graph, reader in
        guard let id = ModelCodec.feature.value(node, &reader), let name = node.text else { return }
        graph.unit = .feature(Located(name, at: reader.range(of: node)))
        if id != FeatureID(0) { reader.report("this must be the first feature", at: node) }
      },
      .key("platforms", \.soleApp.platforms, .map(.located(.text))),
      .key("bundle", \.soleApp.bundle, .located(.text)),
      .key("team", \.soleApp.team, .located(.text)),
      .key("tabBar", \.soleApp.tabBar, tabBar.codec { TabBarSpec(range: $0) }),
    ])

  private static let tabBar = ModelTable<TabBarSpec>(
    "a tab bar",
    [
      .key("style", \.style, .located(.word)), .key("minimize", \.minimize, .located(.word)),
      .key("customizable", \.customizable, .located(.text)),
      .key("accessory", \.accessory, accessory.codec { AccessorySpec(range: $0) }),
    ])

  private static let accessory = ModelTable<AccessorySpec>(
    "an accessory",
    [.key("view", \.view, .located(.typeName)), .key("visible", \.visible, .located(.text))])

  private static let specFile = ModelTable<NavigationGraph.File>(
    "a file",
    [
      ModelKey(name: "path", isRequired: true) { file, _ in
        .string(file.path)
      } read: { node, file, reader in
        guard let path = node.text, let source = reader.source(ofFile: path) else {
          return reader.report("this must be a path", at: node)
        }
        file.path = path
        file.source = source
      },
      .key("feature", \.feature, .feature), .key("module", \.module, .located(.typeName)),
    ]
  ).codec { NavigationGraph.File(source: $0.source, path: "") }

  private static let source = ModelTable<SourceGroup>(
    "a source",
    [
      .key("name", \.name, .located(.text.unless(""))),
      .key("schemes", \.schemes, .list(.located(.text))),
      .key("domains", \.domains, .list(.located(.text))),
      .key("bare", \.policy.isBare, .flag),
      .key("http", \.policy.acceptsHTTP, .flag),
      .key("case", \.policy.ignoresCase, .word("insensitive")),
      .key("trailingSlash", \.policy.strictTrailingSlash, .word("strict")),
      .key("slashes", \.policy.collapsesSlashes, .word("collapse")),
      .key("plus", \.policy.plusIsSpace, .word("space")),
      .key("host", \.policy.hostPolicy, .word.unless(.path)),
    ]
  ).codec {
    SourceGroup(name: Located("", at: $0), schemes: [], domains: [], policy: NavigationSchema.Source())
  }

  private static let condition = ModelTable<Condition>(
    "a condition", place: { $0.name.range },
    [
      .key("name", \.name, .located(.name), isRequired: true),
      .key("redirect", \.redirect, .located(.route)),
      .key("onLoss", \.onLoss, .word),
      .key("doc", \.doc, .text),
    ]
  ).codec { Condition(name: Located("", at: $0), onLoss: .drop, doc: nil) }

  private static let persona = ModelTable<Persona>(
    "a persona", place: { $0.name.range },
    [.key("name", \.name, .located(.name), isRequired: true), .key("answers", \.answers, .list(.when))]
  ).codec { Persona(name: Located("", at: $0)) }

  private static let feature = ModelTable<Feature>(
    "a feature", place: { $0.name.range },
    [
      .key("name", \.name, .located(.name), isRequired: true),
      .key("file", \.path, .text, isRequired: true),
      .key("module", \.module, .located(.typeName)),
      .derived("routes") { feature, writer in
        feature.routes.isEmpty
          ? nil : .array(writer.graph.routes[feature.routes].map { .string($0.qualifiedName) })
      },
    ]
  ).codec { Feature(name: Located("", at: $0), path: "") }

  private static let exit = ModelTable<Exit>(
    "an exit", place: { $0.name.range },
    [
      .key("name", \.name, .located(.name), isRequired: true),
      .key("feature", \.feature, .feature),
      .key("params", \.parameters, .list(parameter)),
      .key("route", \.target, .route),
      .arguments("arguments", \.arguments) { exit, _ in exit.target },
    ]
  ).codec { Exit(name: Located("", at: $0), feature: nil, parameters: []) }

  private static let restoration = ModelTable<NavigationGraph.Restoration>(
    "the restoration",
    [
      .key("storage", \.storage, .word),
      .key("key", \.key, .located(.text)),
      .key("version", \.version, .integer(in: 1...1_000_000)),
      .key("maxBytes", \.maxBytes, .integer(in: 1...16_777_216)),
    ]
  ).codec {
    NavigationGraph.Restoration(range: $0, storage: .scene, key: nil, version: 1, maxBytes: 65_536)
  }

  // MARK: Types

  static let namedType = ModelTable<NamedType>(
    "a type", place: { $0.name.range },
    [
      .key("name", \.name, .located(.typeName), isRequired: true),
      .key("file", \.path, .text, isRequired: true),
      .key("kind", \.kindWord, .word, isRequired: true),
      .key("of", \.builtin, .word),
      .key("cases", \.cases, .list(typeCase)),
      ModelKey(name: "pattern") { type, _ in
        type.form.pattern.map { .string($0) }
      } read: { node, type, reader in
        guard let text = node.text else { return reader.report("this must be a text", at: node) }
        type.form.pattern = text
        if !reader.mayUse(text) || FormMatcher(type.form).problem != nil {
          reader.report("this must be one of few regular expressions", at: node)
        }
      },
      .key("min", \.form.minimum, .number), .key("max", \.form.maximum, .number),
      .key("length", \.form.length, .bounds), .key("schemes", \.form.schemes, .list(.text)),
      .key("import", \.importedModule, .typeName),
      .derived("generated") { type, _ in type.isGenerated ? true : nil },
      .key("doc", \.doc, .text),
    ]
  ).codec {
    NamedType(
      name: Located("", at: $0), path: "", kind: .invalid, form: ValueForm(.opaque), importedModule: nil)
  }

  private static let typeCase = ModelTable<TypeCase>(
    "a case", place: { $0.name.range },
    [
      .key("name", \.name, .located(.name), isRequired: true), .key("raw", \.raw, .text, isRequired: true),
    ]
  ).codec { TypeCase(name: Located("", at: $0), raw: "") }
}

extension NavigationGraph {
  /// The app, or the unit of a feature that is compiled alone.
  fileprivate var soleApp: App {
    get { app ?? App(name: name, range: range) }
    set {
      if app != nil { unit = .app(newValue) }
    }
  }
}

/// What a model says of a type's kind.
enum KindWord: String {
  case alias, raw, text, cases, opaque
}

extension NamedType {
  fileprivate var kindWord: KindWord? {
    get {
      switch kind {
      case .alias: .alias
      case .raw: .raw
      case .text: .text
      case .cases: .cases
      case .opaque: .opaque
      case .invalid: nil
      }
    }
    set {
      switch newValue {
      case .alias: kind = .alias(.string)
      case .raw: kind = .raw(.string)
      case .text: kind = .text
      case .cases: cases = []
      case .opaque, nil: kind = .opaque
      }
      if let newValue, [.alias, .raw, .text].contains(newValue) { form = ValueForm(.string) }
    }
  }

  /// What an alias or a raw type is made of.
  fileprivate var builtin: BuiltinType? {
    get {
      switch kind {
      case .alias(let builtin), .raw(let builtin): builtin
      default: nil
      }
    }
    set {
      guard let newValue else { return }
      switch kind {
      case .alias: kind = .alias(newValue)
      case .raw: kind = .raw(newValue)
      default: return
      }
      form = newValue.form
    }
  }

  fileprivate var cases: [TypeCase] {
    get {
      if case .cases(let cases) = kind { return cases }
      return []
    }
    set {
      kind = .cases(newValue)
      form = ValueForm(.cases(newValue.map(\.raw)))
    }
  }
}

import NavSpecDiagnostics
import NavSpecModel
import NavSpecYAML

/// The tables of keys, one file for each kind of object. What a key means is said here and nowhere
/// else: the reference and the schema for editors are made from it.
enum SpecKeys {
  static let file = KeyTable<SpecFile>(
    .spec,
    [
      .key(
        "navspec", { $0.version = $1 }, .version, examples: [1],
        "version of the language, 1"),
      .key(
        "app", { $0.app = $1 }, app.reader(AppSpec.init(range:)),
        examples: [["name": "Recipes", "schemes": ["recipes"]]], "the app; only the root spec has this key"),
      .key(
        "feature", { $0.feature = $1 }, .form(.feature), "the feature that the routes of this file belong to"),
      .key(
        "defaults", { $0.defaults = $1 }, defaults.reader { _ in DefaultsSpec() },
        "default values for every route of this file"),
      .key(
        "include", { $0.include = $1 }, .list(of: .include, several: .files),
        examples: [["features/*.nav.yaml"]],
        "paths or globs of further spec files, relative to this one"),
      .key(
        "sources", { $0.sources = $1 },
        .entries(of: sourceGroup.reader(SourceGroupSpec.init(range:)), names: .name),
        examples: [["web": ["domains": ["old.example.com"]]]],
        "named groups of schemes and domains, each with its matching policy"),
      .key(
        "types", { $0.types = $1 }, .entries(of: .type, names: .declaredType),
        examples: [["Genre": ["cases": ["drama", "comedy"]]]],
        "names for the types of params"),
      .key(
        "conditions", { $0.conditions = $1 },
        .entries(of: condition.reader(ConditionSpec.init(range:)), names: .caseName),
        examples: [["signedIn": ["redirect": "signIn"]]],
        "named app states that guard routes or show tabs"),
      .key(
        "personas", { $0.personas = $1 },
        .entries(of: .entries(of: .boolean, names: .condition), names: .name),
        examples: [["guest": ["signedIn": false]]],
        "named answers of conditions, for examples and `resolve`; conditions without an answer hold"),
      .key(
        "tabs", { $0.tabs = $1 }, .located(.tabs),
        examples: [["home": ["title": "Home", "image": "house", "root": "home"]]],
        "the tabs of the window, in order"),
      .key(
        "sections", { $0.sections = $1 },
        .entries(of: section.reader(SectionSpec.init(range:)), names: .name),
        examples: [["mine": ["title": "Mine"]]],
        "groups of neighbouring tabs"),
      .key(
        "split", { $0.split = $1 }, .located(split.reader(SplitSpec.init(range:))),
        examples: [["sidebar": "folders", "detail": "message"]], "the window is a split view"),
      .key(
        "root", { $0.root = $1 }, .located(.screen), "the window is one stack with this route at its root"),
      .key(
        "wrapper", { $0.wrapper = $1 }, .wrapper, examples: ["ReaderFlow"],
        "the app's view around the whole stack of 'root', or {name, module}"),
      .key(
        "search", { $0.search = $1 }, search.reader(TabSearchSpec.init(range:)),
        examples: [["prompt": "Find an album"]], "the search field of a window without tabs"),
      .key("external", { $0.external = $1 }, .boolean, "the app keeps its own container"),
      .key(
        "edges", { $0.edges = $1 }, .entries(of: .edges),
        examples: [["social": ["profile", "status"]]],
        "named sets of edges, used as `to: [+name]`"),
      .key("anywhere", { $0.anywhere = $1 }, .edges, "edges that exist from every screen"),
      .key(
        "exits", { $0.exits = $1 }, .entries(of: .entries(of: .parameter, names: .name), names: .routeCase),
        "routes outside of the feature that it leads to, with their params"),
      .key(
        "routes", { $0.routes = $1 }, .entries(of: route.reader(RouteSpec.init(range:)), names: .routeCase),
        examples: [["home": ["to": ["item"]], "item": ["params": ["id": "Int"]]]], "the screens"),
      .key(
        "flows", { $0.flows = $1 }, .entries(of: flow.reader(FlowSpec.init(range:)), names: .name),
        examples: [["checkout": ["steps": ["product", "cart"]]]],
        "named ways through screens, which must be possible"),
      .key(
        "links", { $0.links = $1 }, linkSettings.reader { _ in LinkSettingsSpec() },
        examples: [["fallback": "browser"]], "link settings of the whole app"),
      .key("examples", { $0.examples = $1 }, .topLevelExamples, "URLs and what they must open"),
      .key(
        "restoration", { $0.restoration = $1 }, restoration.reader(RestorationSpec.init(range:)),
        examples: [["key": "com.example.navigation"]],
        "where state is stored, and under which key"),
    ],
    // Only a root spec says what the app is, and what language it speaks.
    needs: [
      .init(key: "app", others: [("navspec", true)]),
      .init(key: "tabs", value: ["maxProperties": 0], others: [("tabs", false)]),
    ],
    hint: "a key of your own, for what aliases repeat, begins with 'x-'",
    noteKey: { key, file in file.keyRanges[key.value] = key.range }, noteLost: { $1.lostKeys.insert($0) })

  static let include = KeyTable<IncludeSpec>(
    .include,
    [
      .key(
        "path", { $0.path = $1 }, .form(.packagePath), isRequired: true,
        "a path or a glob, relative to this file"),
      .key(
        "exits", { $0.exits = $1 }, .entries(of: .screen, names: .name),
        examples: [["recipe": "kitchen.recipe"]],
        "exits of these features, and the routes they lead to"),
      .key(
        "module", { $0.module = $1 }, .module, examples: ["Checkout"],
        "the module that the feature is compiled in, if it has a package of its own"),
    ],
    needs: [
      .init(
        key: "path", value: ["pattern": .string("^\(TextForm.parentFolder)")], others: [("module", true)]),
      .init(key: "module", others: [("path", ["pattern": "^[^*?]+\\.nav\\.yaml$"])]),
    ])

  static let defaults = KeyTable<DefaultsSpec>(
    .defaults,
    [
      .key(
        "requires", { $0.requires = $1 }, .list(of: .requirement, several: .conditions),
        examples: ["signedIn"], "conditions that every route requires; with '!' one must not hold"),
      .key("present", { $0.present = $1 }, .presentation, "how every route appears"),
      .key("tab", { $0.tab = $1 }, .form(.name), "the tab every route is pinned to"),
      .key("parent", { $0.parent = $1 }, .parent, "the route below every route opened from outside"),
      .key("owner", { $0.owner = $1 }, .text, "the person or team that owns it"),
      .key("source", { $0.source = $1 }, .form(.name), "the group of schemes and domains of every link"),
      .key(
        "view", { $0.view = $1 }, .choice(), "manual: the app's closure builds every view that no route names"
      ),
    ])

  static let sourceGroup = KeyTable<SourceGroupSpec>(
    .source,
    [
      .key("schemes", { $0.schemes = $1 }, .list(of: .form(.ownScheme)), "custom URL schemes"),
      .key(
        "domains", { $0.domains = $1 }, .list(of: .form(.domain)),
        "hosts: exact, `*.example.com`, `{lang}.example.org` or `{server}`"),
      .key(
        "bare", { $0.bare = $1 }, .boolean, default: false,
        "whether its links also match paths without a scheme and a host"),
    ] + policy, text: "domains", list: "domains",
    needs: [.init(key: "host", value: ["const": "domain"], others: [("domains", true)])])

  /// `app.match`: what a source says of how its URLs are read.
  static let match = KeyTable<SourceGroupSpec>(.match, policy)

  private static let policy: [Field<SourceGroupSpec>] = [
    .key("http", { $0.http = $1 }, .boolean, default: false, "whether domains also mean http"),
    .key(
      "case", { $0.caseSensitivity = $1 }, .choice(), default: "sensitive",
      "whether literals and closed sets distinguish the case of ASCII letters"),
    .key(
      "trailingSlash", { $0.trailingSlash = $1 }, .choice(), default: "ignore", "whether a final / matters"),
    .key("slashes", { $0.slashes = $1 }, .choice(), default: "strict", "whether empty segments are kept"),
    .key("plus", { $0.plus = $1 }, .choice(), "whether + in a query is a space"),
    .key("host", { $0.host = $1 }, .choice(), "how the host of a custom scheme's URL is read"),
  ]

  static let condition = KeyTable<ConditionSpec>(
    .condition,
    [
      .key(
        "redirect", { $0.redirect = $1 }, .route(of: "redirect", without: "nothing is presented"),
        "the route presented when it is unmet"),
      .key(
        "onLoss", { $0.onLoss = $1 }, .choice(), default: "drop",
        "what happens to guarded screens when it is lost"),
      .key("doc", { $0.doc = $1 }, .text, "what it means, for people"),
    ],
    // An expression is no name of a route.
    textKey: { SwiftName.isLowerCamel($0) ? "redirect" : nil },
    hint: "the app's code says whether it holds; here it is '{}', or '{redirect: <route>}'")

  static let restoration = KeyTable<RestorationSpec>(
    .restoration,
    [
      .key("storage", { $0.storage = $1 }, .choice(), default: "scene", "per scene or per app"),
      .key("key", { $0.key = $1 }, .form(.visible), isRequired: true, "the key that stores a snapshot"),
      .key(
        "version", { $0.version = $1 }, .integer(in: 1...1_000_000), default: 1, examples: [2],
        "the version of snapshots; raise it to discard older ones"),
      .key(
        "maxBytes", { $0.maxBytes = $1 }, .integer(in: 1...16_777_216), default: 65_536,
        "the maximum size of a snapshot, in bytes"),
    ], text: "key")

  static let linkSettings = KeyTable<LinkSettingsSpec>(
    .links,
    [
      .key(
        "exclude", { $0.exclude = $1 }, .list(of: .form(.ownPattern), several: .patterns),
        "patterns of URLs that the app leaves to the browser"),
      .key(
        "redirects", { $0.redirects = $1 },
        .entries(of: .form(.redirectTarget), names: .ownPattern, keepsOwnKeys: true),
        examples: [["/old/{id}": "/item/{id}"]],
        "old patterns and their replacements"
      ),
      .key(
        "prefixes", { $0.prefixes = $1 }, .list(of: .form(.prefix)),
        "optional beginnings of every pattern, for example /{locale}; one may be /{+base}, one or more segments"
      ),
      .key(
        "fallback", { $0.fallback = $1 },
        .route(of: "fallback", without: "a URL that nothing matches opens nothing"),
        "what an unmatched URL of the app opens: browser, ignore or a route"),
    ], hint: "the links of a screen are a key of its route")
}

extension ValueReader where Value == Located<Int> {
  fileprivate static var version: Self {
    let shape = Shape.bounded(SpecReader.supportedVersions)
    return Self(shape: shape) { node, sink in
      if let version = node.integer { return Located(version, at: node.range) }
      let text = node.located?.value.drop { $0 == "v" || $0 == "V" } ?? ""
      let isKnown = SpecReader.supportedVersions.contains { text == "\($0)" || text == "\($0).0" }
      return sink.refuse(
        node, wanted: "the version of the language", meant: isKnown ? String(text.prefix { $0 != "." }) : nil)
    }
  }
}

extension ValueReader where Value == IncludeSpec {
  /// A path, or the long form.
  static var include: Self {
    Self(shape: .anyOf([.form(.filePath), .object(SpecKeys.include.description)])) { node, sink in
      var include = IncludeSpec(range: node.range)
      if let path = node.located {
        include.path = path
      } else {
        SpecKeys.include.read(node, into: &include, &sink)
      }
      return include
    }
  }
}

package import NavSpecDiagnostics
package import NavSpecRuntime

/// The navigation of an app with every reference resolved: what rules check and outputs are planned
/// from. What could not be resolved is left out or marked invalid, and reported;
/// later stages pass over it in silence.
package struct NavigationGraph: Sendable {
  package var unit: Unit
  /// The spec files in the order of reading, the root first.
  package var files: [File] = []
  /// Groups of schemes and domains; the first is the app's own.
  package var sources: [SourceGroup] = []
  package var types: [NamedType] = []
  package var conditions: [Condition] = []
  package var personas: [Persona] = []
  package var features: [Feature] = []
  package var sections: [Section] = []
  package var container: Container = .missing
  /// The tabs as the tab bar has them: those of the container, and between them those that present a screen. Nothing
  /// selects these or is in them; each is an edge from anywhere, and its `root` is what it presents.
  package var bar: [Tab] = []
  /// The app's view around the one stack of a window.
  package var wrapper: Located<ViewSpec>?
  /// The search field of a window without tabs.
  package var search: TabSearch?
  /// Direct routes of the app first, then feature by feature, each in the order of its files.
  package var routes: [Route] = []
  package var anywhere: [Edge] = []
  package var flows: [Flow] = []
  package var unusedEdgeSets: [Located<String>] = []
  package var exclusions: [LinkSetting] = []
  package var redirects: [Redirect] = []
  package var prefixes: [Located<LinkPattern>] = []
  package var fallback: Fallback = .ignore
  /// Examples outside of routes, which have their own.
  package var examples: [Example] = []
  package var restoration: RestorationSpec?
  /// What features lead to and do not own.
  package var exits: [Exit] = []

  package init(_ unit: Unit) { self.unit = unit }

  /// nil for a feature.
  package var app: App? {
    if case .app(let app) = unit { return app }
    return nil
  }

  /// The app's, or the prefix of a feature's generated types.
  package var name: Located<String> {
    switch unit {
    case .app(let app): app.name
    case .feature(let name): name.map(SwiftName.upperCamel)
    }
  }

  package var range: SourceRange { app?.range ?? name.range }

  /// Platform name (`iOS`) → deployment target as written (`18.0`).
  package var platforms: [Entry<Located<String>>] { app?.platforms ?? [] }

  /// Whether a route is only an exit: the direct routes of a feature by itself.
  package func isExit(_ route: Route) -> Bool { app == nil && route.feature == nil }

  package var tabs: [Tab] {
    if case .tabs(let tabs) = container { return tabs }
    return []
  }

  /// The split views of the window and of its tabs.
  package var splits: [Split] {
    if case .split(let split) = container { return [split] }
    return tabs.compactMap(\.split)
  }

  /// The tab that launch selects; nil in a window without tabs.
  package var launchTab: TabID? { tabs.isEmpty ? nil : TabID(tabs.firstIndex { $0.visible.isEmpty } ?? 0) }

  package var links: [(route: Route, link: Link)] {
    routes.flatMap { route in route.links.map { (route, $0) } }
  }
  package var edges: [Edge] { routes.flatMap(\.edges) + anywhere }

  /// What URLs are compared with besides the links of routes.
  package var settingPatterns: [Located<LinkPattern>] { redirects.map(\.pattern) + exclusions.map(\.pattern) }

  /// The roots of tabs, columns and the window, in order, each once.
  package var roots: [RouteID] { rootScreens.map(\.route).distinct }

  /// The screens at the bottom of a stack or in a column when the app starts.
  package var rootScreens: [Screen] {
    switch container {
    case .tabs(let tabs): tabs.flatMap(\.rootScreens)
    case .root(let screen): [screen]
    case .split(let split): split.columns
    case .external, .missing: []
    }
  }

  /// A route's name as a spec and the command line say it: `name` or `feature.name`.
  package func name(of route: RouteID) -> String { routes[route].qualifiedName }

  package func name(of type: ParameterType) -> String {
    switch type {
    case .builtin(let builtin): builtin.rawValue
    case .named(let id): types[id].name.value
    case .invalid: "?"
    }
  }

  /// Where a tab is placed: as itself says, else as its section does.
  package func placement(of tab: Tab) -> Located<TabPlacement>? {
    tab.placement ?? tab.section.flatMap { sections[$0.value].value.placement }
  }

  package enum Unit: Sendable {
    case app(App)
    /// A feature by this name, for a module of its own. The direct routes of the graph are its exits, and
    /// what only an app knows is missing.
    case feature(Located<String>)

    package var feature: Located<String>? {
      if case .feature(let name) = self { return name }
      return nil
    }
  }

  /// `app:` as written, of which only the name and conditions are resolved.
  @dynamicMemberLookup package struct App: Sendable {
    package var name: Located<String>
    package var spec: AppSpec
    /// What must hold for the accessory of the tab bar to show.
    package var accessoryVisible: [Located<ConditionTest>] = []

    package init(name: Located<String>, spec: AppSpec) {
      self.name = name
      self.spec = spec
    }

    package subscript<Value>(dynamicMember key: KeyPath<AppSpec, Value>) -> Value { spec[keyPath: key] }
  }

  /// Its path is below the root spec's folder, and its module nil where that is the app's own.
  package typealias File = (source: SourceID, path: String, feature: FeatureID?, module: Located<String>?)

  package enum Container: Sendable {
    case tabs([Tab])
    case root(Screen)
    case split(Split)
    case external
    /// None was given, or none that resolves, which is reported.
    case missing
  }

  package enum Fallback: Hashable, Sendable {
    case ignore, browser
    case route(RouteID)
  }

  package typealias LinkSetting = (pattern: Located<LinkPattern>, source: SourceGroupID)
  package typealias Redirect = (
    pattern: Located<LinkPattern>, target: Located<LinkPattern>, source: SourceGroupID
  )
}

/// A group of schemes and domains with its matching policy.
@dynamicMemberLookup package struct SourceGroup: Sendable {
  /// Empty for the app's own.
  package var name: Located<String>
  package var spec: SourceGroupSpec
  package var policy: NavigationSchema.Source

  package init(name: Located<String>, spec: SourceGroupSpec) {
    self.name = name
    self.spec = spec
    policy = NavigationSchema.Source(
      name: name.value, schemes: spec.schemes.map { $0.value.lowercased() },
      domains: spec.domains.map { $0.value.lowercased() })
    policy.isBare = spec.bare?.value ?? false
    policy.acceptsHTTP = spec.http?.value ?? false
    policy.ignoresCase = spec.caseSensitivity?.value == .insensitive
    policy.strictTrailingSlash = spec.trailingSlash?.value == .strict
    policy.collapsesSlashes = spec.slashes?.value == .collapse
    policy.plusIsSpace = spec.plus?.value == .space
    policy.hostPolicy = spec.host?.value ?? .path
  }

  package subscript<Value>(dynamicMember key: KeyPath<SourceGroupSpec, Value>) -> Value { spec[keyPath: key] }
}

/// A named app state that guards or shows things.
package struct Condition: Sendable {
  package var name: Located<String>
  package var redirect: Located<RouteID>?
  package var onLoss: NavigationSchema.Loss
  package var doc: String?

  package init(name: Located<String>, onLoss: NavigationSchema.Loss, doc: String?) {
    self.name = name
    self.onLoss = onLoss
    self.doc = doc
  }
}

/// Named answers of conditions; those without an answer are met.
package struct Persona: Sendable {
  package var name: Located<String>
  package var answers: [ConditionTest]

  package init(name: Located<String>, answers: [ConditionTest] = []) {
    self.name = name
    self.answers = answers
  }

  package var unmet: [ConditionID] { answers.filter(\.isNegated).map(\.condition) }
}

/// A group of routes with an enum of its own.
package struct Feature: Sendable {
  package var name: Located<String>
  /// Its routes, neighbours in the graph's list.
  package var routes: Range<Int> = 0..<0
  /// The file its enum is generated for: the first that declares it.
  package var path: String
  /// The module that has its enum; nil for the app's own.
  package var module: Located<String>?

  package init(name: Located<String>, path: String, module: Located<String>? = nil) {
    self.name = name
    self.path = path
    self.module = module
  }
}

/// A screen that a feature leads to and does not own.
package struct Exit: Sendable {
  package var name: Located<String>
  package var feature: FeatureID?
  package var parameters: [Parameter]
  /// The route it is bound to; nil if none resolves, which is reported.
  package var target: RouteID?
  /// Where the binding was written; nil where the route of the same name is meant.
  package var targetRange: SourceRange?
  /// Param of the route → where its value comes from, where names differ or values are preset.
  package var arguments: [Entry<Located<NavigationSchema.Argument>>] = []
  /// Whether anything in the feature names it.
  package var isUsed = false

  package init(name: Located<String>, feature: FeatureID?, parameters: [Parameter]) {
    self.name = name
    self.feature = feature
    self.parameters = parameters
  }

  package func parameter(named name: String) -> Parameter? { parameters.first { $0.name.value == name } }
}

/// A group of neighbouring tabs, which refers to nothing.
package typealias Section = Entry<SectionSpec>

extension Section {
  package var displayTitle: String { value.title?.value ?? SwiftName.words(name.value) }
}

/// A tab. What refers to something has the name that it has in the spec; the other keys are as written.
@dynamicMemberLookup package struct Tab: Sendable {
  package var name: Located<String>
  package var spec: TabSpec
  /// The root of its stack, or the sidebar of its split view.
  package var root: Screen
  package var search: TabSearch?
  package var section: Located<SectionID>?
  package var visible: [Located<ConditionTest>] = []
  package var split: Split?
  /// Whether it is a window without tabs.
  package var isWindow = false

  package init(name: Located<String>, spec: TabSpec, root: Screen) {
    self.name = name
    self.spec = spec
    self.root = root
  }

  package subscript<Value>(dynamicMember key: KeyPath<TabSpec, Value>) -> Value { spec[keyPath: key] }

  package var displayTitle: String { spec.title?.value ?? SwiftName.words(name.value) }
  package var restorationKey: Located<String> { spec.restore ?? name }
  package var isExternal: Bool { spec.layout?.value == .external }
  package var isAction: Bool { spec.presents != nil }
  package var badge: TabBadge? { spec.badge?.value }
  package var doc: String? { spec.doc?.value }
  package var rootScreens: [Screen] { split?.columns ?? [root] }
}

/// A route with the values it needs.
package struct Screen: Sendable {
  package var route: RouteID
  package var range: SourceRange
  /// Param name → value, where written.
  package var arguments: [Entry<Located<RouteValue>>] = []

  package init(route: RouteID, range: SourceRange) {
    self.route = route
    self.range = range
  }
}

package struct Split: Sendable {
  package var range: SourceRange
  package var sidebar: Screen
  package var content: Screen?
  package var detail: Screen
  package var visibility: Located<NavigationSchema.ColumnVisibility>?
  /// The column that shows first in compact width.
  package var compact: Located<NavigationSchema.Column>?

  package init(range: SourceRange, sidebar: Screen, content: Screen?, detail: Screen) {
    self.range = range
    self.sidebar = sidebar
    self.content = content
    self.detail = detail
  }

  /// What shows at once where there is room, from the left.
  package var columns: [Screen] { [sidebar, content, detail].compactMap(\.self) }

  /// The routes of its columns, which all show at once where there is room.
  package var roots: [RouteID] { columns.map(\.route) }
}

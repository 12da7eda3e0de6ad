package import NavSpecDiagnostics
package import NavSpecRuntime

/// One `*.nav.yaml` as written: every value with its place, nothing resolved yet. What could not be
/// read is left out, and reported.
package struct SpecFile: Sendable {
  package var source: SourceID
  /// Path below the root spec's folder, `/` between parts; that of a feature in a package of its own may
  /// lead out of it.
  package var path: String
  /// The module it is compiled in; nil for the app's own.
  package var module: Located<String>?
  package var range: SourceRange
  /// The range of each top-level key.
  package var keyRanges: [String: SourceRange] = [:]
  /// Keys whose values could not be read, which is reported.
  package var lostKeys: Set<String> = []
  package var version: Located<Int>?
  package var app: AppSpec?
  package var feature: Located<String>?
  package var defaults = DefaultsSpec()
  package var include: [IncludeSpec] = []
  package var sources: [Entry<SourceGroupSpec>] = []
  package var types: [Entry<TypeSpec>] = []
  package var conditions: [Entry<ConditionSpec>] = []
  /// Persona → condition → whether it holds.
  package var personas: [Entry<[Entry<Located<Bool>>]>] = []
  package var tabs: Located<[Entry<TabSpec>]>?
  package var sections: [Entry<SectionSpec>] = []
  package var split: Located<SplitSpec>?
  package var root: Located<ScreenSpec>?
  package var wrapper: Located<ViewSpec>?
  /// The search field of a window without tabs.
  package var search: TabSearchSpec?
  package var external: Located<Bool>?
  package var edges: [Entry<[EdgeSpec]>] = []
  package var anywhere: [EdgeSpec] = []
  package var exits: [Entry<[Entry<ParameterSpec>]>] = []
  package var routes: [Entry<RouteSpec>] = []
  package var flows: [Entry<FlowSpec>] = []
  package var links = LinkSettingsSpec()
  package var examples: [ExampleSpec] = []
  package var restoration: RestorationSpec?

  package init(source: SourceID, path: String, range: SourceRange) {
    self.source = source
    self.path = path
    self.range = range
  }

  package var isRoot: Bool { app != nil }

  /// Whether, as a root, it is a feature for a module of its own.
  package var isFeature: Bool { feature != nil && keyRanges["app"] == nil }
}

/// A comment from its `#` to the end of its line, and the whole of the entry that begins next behind it, a key with its
/// value or an item of a list; nil where none follows, or where nobody asks.
package typealias SpecComment = (range: SourceRange, next: SourceRange?)

/// A named value of a map, in the order of the file.
package struct Entry<Value> {
  package var name: Located<String>
  package var value: Value

  package init(name: Located<String>, value: Value) {
    self.name = name
    self.value = value
  }
}

extension Entry: Sendable where Value: Sendable {}

package struct IncludeSpec: Sendable {
  package var range: SourceRange
  /// A path or a glob, relative to the file.
  package var path: Located<String>?
  /// Exits of the features it brings, and the routes they lead to.
  package var exits: [Entry<ScreenSpec>] = []
  /// The module that its files are compiled in, if it is another than the app's.
  package var module: Located<String>?
  /// The files it includes, below the root spec's folder.
  package var found: [String] = []

  package init(range: SourceRange) { self.range = range }
}

package struct AppSpec: Sendable {
  package var range: SourceRange
  package var name: Located<String>?
  package var schemes: [Located<String>] = []
  package var domains: [Located<String>] = []
  /// The policy of links without a source; its schemes and domains are those above.
  package var match: SourceGroupSpec?
  package var platforms: [Entry<Located<String>>] = []
  package var bundle: Located<String>?
  package var team: Located<String>?
  package var tabBar: TabBarSpec?

  package init(range: SourceRange) { self.range = range }
}

package struct TabBarSpec: Sendable {
  package var range: SourceRange
  package var style: Located<TabBarStyle>?
  package var placement: Located<TabBarPlacement>?
  package var minimize: Located<TabBarMinimize>?
  package var accessory: AccessorySpec?
  package var customizable: Located<String>?

  package init(range: SourceRange) { self.range = range }
}

package struct AccessorySpec: Sendable {
  package var range: SourceRange
  package var view: Located<String>?
  package var visible: [Located<String>] = []

  package init(range: SourceRange) { self.range = range }
}

/// `defaults:` what every route of the file starts from.
package struct DefaultsSpec: Sendable {
  package var requires: [Located<String>] = []
  package var present: Located<PresentationSpec>?
  package var tab: Located<String>?
  package var parent: ScreenSpec?
  package var owner: Located<String>?
  package var source: Located<String>?
  package var view: Located<DefaultView>?

  package init() {}
}

/// An entry of `sources:`, or `app.match:`.
package struct SourceGroupSpec: Sendable {
  package var range: SourceRange
  package var schemes: [Located<String>] = []
  package var domains: [Located<String>] = []
  package var bare: Located<Bool>?
  package var http: Located<Bool>?
  package var caseSensitivity: Located<CaseSensitivity>?
  package var trailingSlash: Located<TrailingSlash>?
  package var slashes: Located<Slashes>?
  package var plus: Located<Plus>?
  package var host: Located<NavigationSchema.Source.HostPolicy>?

  package init(range: SourceRange) { self.range = range }
}

/// An entry of `types:`. Exactly one of its forms is set; anything else is reported.
package struct TypeSpec: Sendable {
  package var range: SourceRange
  package var alias: Located<String>?
  package var raw: Located<String>?
  package var isText: Located<Bool>?
  /// Case name and raw text; they are one where only one was written.
  package var cases: Located<[Entry<Located<String>>]>?
  package var isOpaque: Bool = false
  package var importedModule: Located<String>?
  package var pattern: Located<String>?
  package var minimum: Located<Double>?
  package var maximum: Located<Double>?
  package var length: Located<ClosedRange<Int>>?
  package var schemes: Located<[Located<String>]>?
  package var doc: Located<String>?
  /// Whether it could not be read at all, and keys whose values could not be; both are reported.
  package var isUnreadable = false
  package var lostKeys: Set<String> = []

  package init(range: SourceRange) { self.range = range }
}

package struct ConditionSpec: Sendable {
  package var range: SourceRange
  package var redirect: Located<String>?
  package var onLoss: Located<NavigationSchema.Loss>?
  package var doc: Located<String>?

  package init(range: SourceRange) { self.range = range }
}

package struct FlowSpec: Sendable {
  package var range: SourceRange
  package var title: Located<String>?
  package var steps: [FlowStepSpec] = []

  package init(range: SourceRange) { self.range = range }
}

/// A step of a flow: `cart`, `{tab: cart}`, or `{payment: {as: buyer}}`.
package struct FlowStepSpec: Sendable {
  /// Of a route or a tab.
  package var name: Located<String>
  package var isTab = false
  package var persona: Located<String>?

  package init(name: Located<String>) { self.name = name }
}

package struct RestorationSpec: Sendable {
  package var range: SourceRange
  package var storage: Located<NavigationSchema.Restoration.Storage>?
  package var key: Located<String>?
  package var version: Located<Int>?
  package var maxBytes: Located<Int>?

  package init(range: SourceRange) { self.range = range }

  /// What is written, or the defaults.
  /// - Parameter name: The key if none is written.
  package func schema(named name: String) -> NavigationSchema.Restoration {
    var schema = NavigationSchema.Restoration(key: key?.value ?? name)
    schema.storage = storage?.value ?? schema.storage
    schema.version = version?.value ?? schema.version
    schema.maximumBytes = maxBytes?.value ?? schema.maximumBytes
    return schema
  }
}

package struct LinkSettingsSpec: Sendable {
  package var exclude: [Located<String>] = []
  package var redirects: [Entry<Located<String>>] = []
  package var prefixes: [Located<String>] = []
  package var fallback: Located<String>?

  package init() {}
}

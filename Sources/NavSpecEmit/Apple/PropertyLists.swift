import NavSpecDiagnostics
import NavSpecLinkAnalysis
import NavSpecModel
import NavSpecRuntime

extension Output {
  /// What of `Info.plist` follows from the spec.
  public static let plist = propertyList(
    id: "plist", doc: "the file for the keys of 'Info.plist' that the spec decides",
    example: "App/Info.plist", details: [.merge]
  ) { PropertyListKey.information(of: $0, $1) }

  /// The associated domains of the app.
  public static let entitlements = entitlements(forDevelopers: false)

  /// The same; for developers each domain also has the variant for which a device asks the server, and not Apple's copy of
  /// its association file.
  public static func entitlements(forDevelopers isForDevelopers: Bool) -> Output {
    propertyList(
      id: "entitlements", doc: "the file for the entitlements that the spec decides",
      example: "App/App.entitlements", details: [.merge, .developerMode],
      notes: { spec in
        spec.graph.ownDomains.filter { $0.entitlement == nil }.map { domain in
          "no entitlement names '{\(domain.capture ?? "_")}', which is any server"
        }
      }
    ) { spec, _ in [.domains(of: spec.graph, forDevelopers: isForDevelopers)] }
  }

  private static func propertyList(
    id: String, doc: String, example: String, details: [OutputDetail],
    notes: @escaping @Sendable (ResolvedSpec) -> [String] = { _ in [] },
    keys: @escaping @Sendable (ResolvedSpec, NavigationGraph.App) -> [PropertyListKey]
  ) -> Output {
    Output(
      id: id, doc: doc, example: example, endings: [".plist", ".entitlements"], option: "--\(id)",
      details: details, notes: notes,
      merge: { spec, bytes throws(PropertyListError) in
        try PropertyListMerge.merged(spec.graph.app.map { keys(spec, $0) } ?? [], into: bytes)
      }
    ) { spec, _ in
      // A feature has none: it is part of an app.
      guard let app = spec.graph.app else { return [] }
      let members = keys(spec, app).compactMap(\.member)
      return [GeneratedFile(name: "navigation.\(id)", text: PropertyListFile.text(of: members))]
    }
  }
}

/// A key at the top of a property list that the spec decides, and how much of its value.
enum PropertyListKey: Sendable {
  /// The texts of a list that the spec speaks for: it has exactly these, beside others.
  case texts(String, [String], isOwn: @Sendable (String) -> Bool)
  /// The app's URL type, beside others.
  case urlTypes(name: String, schemes: [String])
  /// The quick actions of screens, by their types, beside those of other types.
  case quickActions([(type: String, item: PropertyListValue)], isOwn: @Sendable (String) -> Bool)
  /// A flag of a dictionary.
  /// - Parameter isDefault: Whether a value that the file has stays.
  case flag(String, in: String, Bool, isDefault: Bool)

  /// What a new file has; nil where that is nothing.
  var member: PropertyListValue.Member? {
    switch self {
    case .texts(let key, let texts, _):
      texts.isEmpty ? nil : .init(key, .array(texts.map { .string($0) }))
    case .urlTypes(let name, let schemes):
      schemes.isEmpty ? nil : .init(Self.urlTypesKey, .array([.dictionary(Self.urlType(name, schemes))]))
    case .quickActions(let actions, _):
      actions.isEmpty ? nil : .init(Self.quickActionsKey, .array(actions.map(\.item)))
    case .flag(let flag, let key, let value, _): .init(key, .dictionary([.init(flag, .boolean(value))]))
    }
  }

  static let urlTypesKey = "CFBundleURLTypes"
  static let urlNameKey = "CFBundleURLName"
  static let schemesKey = "CFBundleURLSchemes"
  static let quickActionsKey = "UIApplicationShortcutItems"
  static let quickActionTypeKey = "UIApplicationShortcutItemType"

  static func urlType(_ name: String, _ schemes: [String]) -> [PropertyListValue.Member] {
    [.init(urlNameKey, .string(name)), .init(schemesKey, .array(schemes.map { .string($0) }))]
  }

  static let domainsKey = "com.apple.developer.associated-domains"

  /// Of an `Info.plist`.
  static func information(of spec: ResolvedSpec, _ app: NavigationGraph.App) -> [Self] {
    [.urlTypes(name: (app.bundle ?? app.name).value, schemes: spec.graph.ownSchemes)]
      + [windows(of: spec)].compactMap(\.self) + [.quickActions(of: spec)]
  }

  /// Those of routes that need no value; an app makes the others itself.
  fileprivate static func quickActions(of spec: ResolvedSpec) -> Self {
    let actions = spec.graph.routes.enumerated().compactMap {
      index, route -> (type: String, item: PropertyListValue)? in
      let values = spec.schema.routes[index].parameters.compactMap(\.valueWhenMissing)
      guard let action = route.shownSurfaces?.quickAction, values.count == route.parameters.count else {
        return nil
      }
      let name = route.qualifiedName
      // What `deliver` reads.
      let payload: PropertyListValue.Member =
        spec.table.url(for: index, values: values).map { .init("url", .string($0)) }
        ?? .init("route", .string(name))
      let words = [
        (quickActionTypeKey, name),
        ("UIApplicationShortcutItemTitle", action.title?.value ?? route.displayTitle),
        ("UIApplicationShortcutItemSubtitle", action.subtitle?.value),
        ("UIApplicationShortcutItemIconSymbolName", action.image?.value),
      ].compactMap { key, text in text.map { PropertyListValue.Member(key, .string($0)) } }
      return (name, .dictionary(words + [.init("UIApplicationShortcutItemUserInfo", .dictionary([payload]))]))
    }
    let names = Set(spec.graph.routes.map(\.qualifiedName))
    return .quickActions(actions) { names.contains($0) }
  }

  /// Of entitlements.
  static func domains(of graph: NavigationGraph, forDevelopers isForDevelopers: Bool) -> Self {
    let developerMode = "?mode=developer"
    let entitlements = graph.ownDomains.compactMap(\.entitlement).distinct.flatMap { entitlement in
      [entitlement] + (isForDevelopers ? [entitlement + developerMode] : [])
    }
    return .texts(domainsKey, entitlements) { text in
      // Other services and modes are the project's, as is what only a build knows.
      text.hasPrefix("applinks:") && (!text.contains("?") || text.hasSuffix(developerMode))
    }
  }

  /// Whether the app has several windows, nil on the Mac alone, where every app may. Without a screen that opens in a window it
  /// may still have several of its first one, so that the project decides.
  fileprivate static func windows(of spec: ResolvedSpec) -> Self? {
    let platforms = spec.graph.platforms.map(\.name.value)
    guard platforms.isEmpty || platforms.contains(where: { $0 != "macOS" }) else { return nil }
    let hasWindows = SchemaIndex(spec.schema).hasWindows
    return .flag(
      "UIApplicationSupportsMultipleScenes", in: "UIApplicationSceneManifest", hasWindows,
      isDefault: !hasWindows)
  }
}

extension NavigationGraph {
  fileprivate var ownSchemes: [String] { sources.flatMap(\.policy.schemes).distinct }
  var ownDomains: [LinkDomain] { sources.flatMap(\.policy.domains).distinct.compactMap { LinkDomain($0) } }
}

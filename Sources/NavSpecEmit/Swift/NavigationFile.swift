import NavSpecModel
import NavSpecRuntime

/// The Swift of the app as a whole: its tabs and conditions, and its navigation as data.
struct NavigationFile: TemplateContext {
  let head: FileHead
  let app: AppNames
  let imports: [SwiftCode]
  let schema: SwiftCode
  let table: SwiftCode
  let condition: SwiftCode
  var tabs: NameSet?
  var conditions: NameSet?
  /// The router's side; nil in an app with a container of its own.
  var window: Window?
  let features: [FeatureCase]
  let results: [ResultRoute]
  /// The enums that show names alone in logs.
  let sensitive: [SensitiveEnum]
  let stored: [SensitiveEnum]
  let bindings: [ExitBindings]
  let leadsToDeprecated: Bool
  /// What features of other modules add to the navigation as data.
  let data: [FeatureData]

  static let fields: TemplateFields<Self> = [
    .field("head", \.head), .field("access", \.head.access), .field("app", \.app),
    .field("imports", \.imports), .field("schema", \.schema), .field("table", \.table),
    .field("format") { _ in SwiftIdentifier(NavigationSchema.compiledFormat) },
    .field("condition", \.condition), .field("tabs", \.tabs), .field("conditions", \.conditions),
    .field("window", \.window), .field("features", \.features), .field("results", \.results),
    .field("sensitive", \.sensitive), .field("stored", \.stored), .field("bindings", \.bindings),
    .field("leadsToDeprecated", \.leadsToDeprecated), .field("data", \.data),
  ]

  /// What the router needs besides data.
  struct Window: TemplateContext {
    let tab: SwiftCode
    /// The screens below the stacks of tabs.
    let roots: [SwitchCase]
    let usesDeprecated: Bool
    let hasIdentifiers: Bool

    static let fields: TemplateFields<Self> = [
      .field("tab", \.tab), .field("roots", \.roots), .field("usesDeprecated", \.usesDeprecated),
      .field("hasIdentifiers", \.hasIdentifiers),
    ]
  }
}

/// The names of generated types that begin with the app's.
struct AppNames: TemplateContext {
  let name: String
  /// As the spec says it, for documentation.
  var title: SwiftCode { "\(comment: name)" }
  var route: SwiftIdentifier { SwiftIdentifier(name, suffix: "Route") }
  var tab: SwiftIdentifier { SwiftIdentifier(name, suffix: "Tab") }
  var condition: SwiftIdentifier { SwiftIdentifier(name, suffix: "Condition") }
  var navigation: SwiftIdentifier { SwiftIdentifier(name, suffix: "Navigation") }
  var router: SwiftIdentifier { SwiftIdentifier(name, suffix: "Router") }
  var root: SwiftIdentifier { SwiftIdentifier(name, suffix: "Root") }
  var screen: SwiftIdentifier { SwiftIdentifier(name, suffix: "Screen") }
  var link: SwiftIdentifier { SwiftIdentifier(name, suffix: SwiftUINames.linkSuffix(for: name)) }
  var manual: SwiftIdentifier { SwiftIdentifier(name, suffix: "ManualScreen") }
  var destination: SwiftIdentifier { SwiftIdentifier(name, suffix: "Destination") }
  var edges: SwiftIdentifier { SwiftIdentifier(name, suffix: "Edges") }
  var tests: SwiftIdentifier { SwiftIdentifier(name, suffix: "SpecTests") }
  var promises: SwiftIdentifier { SwiftIdentifier(name, suffix: "Promises") }
  var navigator: Navigator {
    Navigator(
      targets: "screens of \(title)", name: SwiftIdentifier(name, suffix: "Navigator"),
      property: SwiftIdentifier("\(SwiftName.lowerCamel(from: name) ?? name)Navigator"), routes: route,
      exits: "NoExit")
  }

  static let fields: TemplateFields<Self> = [
    .field("title", \.title), .field("route", \.route), .field("tab", \.tab),
    .field("condition", \.condition), .field("navigation", \.navigation), .field("router", \.router),
    .field("root", \.root), .field("screen", \.screen), .field("link", \.link),
    .field("destination", \.destination), .field("edges", \.edges), .field("tests", \.tests),
    .field("promises", \.promises),
  ]
}

/// A route that hands back a value.
struct ResultRoute: TemplateContext {
  /// As the spec names it, for documentation.
  let name: SwiftCode
  let location: [SwiftCode]
  /// The enum that has the route: the app's or a feature's.
  let routes: SwiftIdentifier
  let value: SwiftCode
  /// What is declared, `func pick(id: UUID) -> Self`.
  let declaration: SwiftCode
  let route: SwiftCode
  let deprecation: SwiftCode?

  static let fields: TemplateFields<Self> = [
    .field("name", \.name), .field("location", \.location), .field("routes", \.routes),
    .field("value", \.value), .field("declaration", \.declaration), .field("route", \.route),
    .field("deprecation", \.deprecation),
  ]
}

struct SensitiveEnum: TemplateContext {
  let routes: SwiftIdentifier
  /// The first index of its routes in the schema.
  let start: SwiftCode

  static let fields: TemplateFields<Self> = [.field("routes", \.routes), .field("start", \.start)]
}

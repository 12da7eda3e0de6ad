/// What App Intents open: the URLs of the app's entities, an enum of the screens without values, and the intents.
struct IntentsFile: TemplateContext {
  let head: FileHead
  let app: AppNames
  let imports: [SwiftCode]
  /// Whether the system opens the URLs; the intents open routes otherwise.
  let opensURLs: Bool
  let entities: [Entity]
  /// Types whose values have no text in a URL by themselves.
  let conversions: [Missing]
  let destinations: [Destination]

  static let fields: TemplateFields<Self> = [
    .field("head", \.head), .field("app", \.app), .field("imports", \.imports),
    .field("opensURLs", \.opensURLs), .field("entities", \.entities), .field("conversions", \.conversions),
    .field("hasDestinations", { !$0.destinations.isEmpty }), .field("destinations", \.destinations),
  ]

  /// The app's type that stands for a route.
  struct Entity: TemplateContext {
    let name: SwiftCode
    /// The route and its pattern, for documentation.
    let route: SwiftCode
    let pattern: SwiftCode
    /// Of the route, within a literal.
    let title: SwiftCode
    /// What generated names have of the route.
    let base: SwiftIdentifier
    /// What it must have, `var contentID: String`.
    let properties: [SwiftCode]
    /// Those that it may lack; every entity has an `id`.
    let missing: [Missing]
    /// The URL as a literal with key paths.
    let url: SwiftCode
    /// The route with the values of `target`.
    let target: SwiftCode

    static let fields: TemplateFields<Self> = [
      .field("name", \.name), .field("route", \.route), .field("pattern", \.pattern),
      .field("title", \.title), .field("base", \.base), .field("properties", \.properties),
      .field("missing", \.missing), .field("url", \.url), .field("target", \.target),
    ]
  }

  /// A property or a type, and what to write for it.
  struct Missing: TemplateContext {
    let code: SwiftCode
    let message: SwiftCode

    static let fields: TemplateFields<Self> = [.field("code", \.code), .field("message", \.message)]
  }

  /// A screen that needs no value.
  struct Destination: TemplateContext {
    let name: SwiftIdentifier
    let title: SwiftCode
    let url: SwiftCode
    let target: SwiftCode

    static let fields: TemplateFields<Self> = [
      .field("name", \.name), .field("member", \.name.member), .field("title", \.title), .field("url", \.url),
      .field("target", \.target),
    ]
  }
}

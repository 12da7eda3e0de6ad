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
    .context("head", \.head), .context("app", \.app), .list("imports", \.imports),
    .flag("opensURLs", \.opensURLs), .list("entities", \.entities), .list("conversions", \.conversions),
    .flag("hasDestinations", { !$0.destinations.isEmpty }), .list("destinations", \.destinations),
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
      .text("name", \.name), .text("route", \.route), .text("pattern", \.pattern), .text("title", \.title),
      .text("base", \.base), .list("properties", \.properties), .list("missing", \.missing),
      .text("url", \.url), .text("target", \.target),
    ]
  }

  /// A property or a type, and what to write for it.
  struct Missing: TemplateContext {
    let code: SwiftCode
    let message: SwiftCode

    static let fields: TemplateFields<Self> = [.text("code", \.code), .text("message", \.message)]
  }

  /// A screen that needs no value.
  struct Destination: TemplateContext {
    let name: SwiftIdentifier
    let title: SwiftCode
    let url: SwiftCode
    let target: SwiftCode

    static let fields: TemplateFields<Self> = [
      .text("name", \.name), .text("member", \.name.member), .text("title", \.title), .text("url", \.url),
      .text("target", \.target),
    ]
  }
}

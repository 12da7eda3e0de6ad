import NavSpecRuntime

struct Navigator: TemplateContext {
  let feature: FeatureCase
  let exits: SwiftCode

  static let fields: TemplateFields<Self> = [
    .text("title", \.feature.title), .text("name", \.feature.navigator),
    .text("property", \.feature.property),
    .text("routes", \.feature.routes), .text("exits", \.exits),
  ]
}

/// A schema of names alone, for enums that no app's schema names: those of a module of its own, and exits.
struct SensitiveNames: TemplateContext {
  let name: SwiftIdentifier
  let table: SwiftCode
  let enums: [SensitiveEnum]

  static let fields: TemplateFields<Self> = [
    .text("name", \.name), .text("table", \.table), .list("enums", \.enums),
    .text("format") { _ in SwiftIdentifier(NavigationSchema.compiledFormat) },
  ]
}

struct ExitBindings: TemplateContext {
  let title: SwiftCode
  let exits: SwiftIdentifier
  let cases: [Case]

  static let fields: TemplateFields<Self> = [
    .text("title", \.title), .text("exits", \.exits), .list("cases", \.cases),
  ]

  struct Case: TemplateContext {
    let exit: RouteCase
    let route: SwiftCode

    static let fields: TemplateFields<Self> = [
      .text("member", \.exit.name.member), .text("pattern", \.exit.pattern), .text("route", \.route),
    ]
  }
}

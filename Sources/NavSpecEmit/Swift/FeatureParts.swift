import NavSpecRuntime

/// The navigator of a feature, or of the app's own screens.
struct Navigator: TemplateContext {
  /// What it goes to, for documentation.
  let targets: SwiftCode
  let name: SwiftIdentifier
  let property: SwiftIdentifier
  let routes: SwiftIdentifier
  let exits: SwiftCode

  static let fields: TemplateFields<Self> = [
    .text("targets", \.targets), .text("name", \.name), .text("property", \.property),
    .text("routes", \.routes), .text("exits", \.exits),
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
  let cases: [SwitchCase]

  static let fields: TemplateFields<Self> = [
    .text("title", \.title), .text("exits", \.exits), .list("cases", \.cases),
  ]
}

/// A case of a generated `switch`: a pattern, and what it gives.
struct SwitchCase: TemplateContext {
  let pattern: SwiftCode
  let value: SwiftCode

  static let fields: TemplateFields<Self> = [.text("pattern", \.pattern), .text("value", \.value)]
}

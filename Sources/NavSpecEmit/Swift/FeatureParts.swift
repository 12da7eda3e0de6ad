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
    .field("targets", \.targets), .field("name", \.name), .field("property", \.property),
    .field("routes", \.routes), .field("exits", \.exits),
  ]
}

/// A schema of names alone, for enums that no app's schema names: those of a module of its own, and exits.
struct SensitiveNames: TemplateContext {
  let name: SwiftIdentifier
  let table: SwiftCode
  let enums: [SensitiveEnum]

  static let fields: TemplateFields<Self> = [
    .field("name", \.name), .field("table", \.table), .field("enums", \.enums),
    .field("format") { _ in SwiftIdentifier(NavigationSchema.compiledFormat) },
  ]
}

struct ExitBindings: TemplateContext {
  let title: SwiftCode
  let exits: SwiftIdentifier
  let cases: [SwitchCase]

  static let fields: TemplateFields<Self> = [
    .field("title", \.title), .field("exits", \.exits), .field("cases", \.cases),
  ]
}

/// A case of a generated `switch`: a pattern, and what it gives.
struct SwitchCase: TemplateContext {
  let pattern: SwiftCode
  let value: SwiftCode

  static let fields: TemplateFields<Self> = [.field("pattern", \.pattern), .field("value", \.value)]
}

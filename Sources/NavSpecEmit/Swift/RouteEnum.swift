/// A route enum, of the app or of a feature.
struct RouteEnum: TemplateContext {
  let name: SwiftIdentifier
  let documentation: [SwiftCode]
  var cases: [RouteCase] = []
  var features: [FeatureCase] = []
  /// Whether code that names its cases would be warned of one.
  var usesDeprecated: Bool { cases.contains { $0.deprecation != nil } }

  static let fields: TemplateFields<Self> = [
    .field("name", \.name), .field("documentation", \.documentation), .field("cases", \.cases),
    .field("features", \.features), .field("usesDeprecated", \.usesDeprecated),
  ]
}

struct RouteCase: TemplateContext {
  let name: SwiftIdentifier
  let documentation: [SwiftCode]
  let deprecation: SwiftCode?
  let parameters: [CaseParameter]
  /// The route's place among those of its enum.
  let index: SwiftCode

  /// The binding of its values in a pattern, `(let id, let servings)`.
  var pattern: SwiftCode { list { "let \($0.local)" } }
  /// Its values by label, `(id: id, servings: servings)`.
  var arguments: SwiftCode { list { "\($0.argument): \($0.local)" } }

  private func list(_ item: (CaseParameter) -> SwiftCode) -> SwiftCode {
    parameters.isEmpty ? "" : "(\(SwiftCode.joined(parameters.map(item), by: ", ")))"
  }

  var declaration: SwiftCode { declaration(margin: "  ") }

  func declaration(margin: SwiftCode) -> SwiftCode {
    guard !parameters.isEmpty else { return "\(name)" }
    let parameters = parameters.map { parameter -> SwiftCode in
      let start: SwiftCode = "\(parameter.label): \(parameter.type)"
      return parameter.defaultValue.map { "\(start) = \($0)" } ?? start
    }
    let line: SwiftCode = "\(name)(\(SwiftCode.joined(parameters, by: ", ")))"
    guard line.isWider(than: 100) else { return line }
    let lines = parameters.map { "\n\(margin)  \($0)" as SwiftCode }
    return "\(name)(\(SwiftCode.joined(lines, by: ","))\n\(margin))"
  }

  /// What must succeed for the case to be read; nil for one without params.
  var reading: SwiftCode? {
    guard !parameters.isEmpty else { return nil }
    let bindings: [SwiftCode] = parameters.map { "let \($0.local) = \($0.reading)" }
    let line = SwiftCode.joined(bindings, by: ", ")
    guard line.isWider(than: 75) else { return "guard \(line) else { return nil }" }
    return "guard \(SwiftCode.joined(bindings, by: ",\n        "))\n      else { return nil }"
  }

  static let fields: TemplateFields<Self> = [
    .field("member", \.name.member), .field("documentation", \.documentation),
    .field("deprecation", \.deprecation), .field("writings") { $0.parameters.map(\.writing) },
    .field("index", \.index), .field("pattern", \.pattern), .field("arguments", \.arguments),
    .field("declaration", \.declaration), .field("reading", \.reading),
  ]
}

/// A param of a case, and how its value travels.
struct CaseParameter {
  let label: SwiftIdentifier
  /// The label where the param is given.
  let argument: SwiftIdentifier
  let local: SwiftIdentifier
  let type: SwiftCode
  let defaultValue: SwiftCode?
  let reading: SwiftCode
  let writing: SwiftCode
}

/// The case of the app's enum that wraps a feature's.
struct FeatureCase: TemplateContext {
  let name: SwiftIdentifier
  /// As the spec names it, for documentation.
  let title: SwiftCode
  let routes: SwiftIdentifier
  let screen: SwiftIdentifier
  let link: SwiftIdentifier
  let exits: SwiftIdentifier
  /// Whether it leads to what it does not own.
  let hasExits: Bool
  /// Where in the spec it comes from, if that is said.
  let location: [SwiftCode]
  /// The first index of its routes in the schema, and the one after the last.
  let start: SwiftCode
  let end: SwiftCode

  static let fields: TemplateFields<Self> = [
    .field("name", \.name), .field("member", \.name.member), .field("title", \.title),
    .field("routes", \.routes), .field("screen", \.screen), .field("exits", \.exits),
    .field("hasExits", \.hasExits), .field("link", \.link), .field("location", \.location),
    .field("start", \.start), .field("end", \.end),
  ]
}

/// A closed set of names: a type of the spec, the tabs or the conditions.
struct NameSet: TemplateContext {
  let name: SwiftIdentifier
  let documentation: [SwiftCode]
  var cases: [NameCase] = []

  static let fields: TemplateFields<Self> = [
    .field("name", \.name), .field("documentation", \.documentation), .field("cases", \.cases),
  ]
}

struct NameCase: TemplateContext {
  let name: SwiftIdentifier
  let documentation: [SwiftCode]
  /// Its raw text, where it is another than the name.
  let raw: SwiftCode?

  static let fields: TemplateFields<Self> = [
    .field("name", \.name), .field("documentation", \.documentation), .field("raw", \.raw),
  ]
}

/// Another name for a built-in type.
struct TypeAlias: TemplateContext {
  let name: SwiftIdentifier
  let documentation: [SwiftCode]
  let type: SwiftCode

  static let fields: TemplateFields<Self> = [
    .field("name", \.name), .field("documentation", \.documentation), .field("type", \.type),
  ]
}

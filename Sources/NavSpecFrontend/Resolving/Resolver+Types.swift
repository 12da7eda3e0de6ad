import NavSpecDiagnostics
import NavSpecModel
import NavSpecRuntime

extension Resolver {
  mutating func declareTypes() {
    for file in files { declareTypes(of: file) }
  }

  /// Types are those of a module: two packages may use one name, and each says what it has of a third.
  private mutating func declareTypes(of file: SpecFile) {
    module = file.module?.value
    for entry in file.types {
      let name = entry.name
      let key = typeKey(name.value, in: module)
      if BuiltinType(rawValue: name.value) != nil {
        report(
          Diagnostic(
            .duplicateName, "type '\(name.value)' is built in", at: name.range, label: "already a type"))
        continue
      }
      if let first = typeIDs[key] {
        reportDuplicate("type", name, first: graph.types[first].name.range)
        continue
      }
      checkTypeName("type", name)
      if let module = entry.value.importedModule { checkTypeName("module", module) }
      typeIDs[key] = TypeID(graph.types.count)
      graph.types.append(namedType(entry))
    }
  }

  private func typeKey(_ name: String, in module: String?) -> String {
    module.map { "\($0) \(name)" } ?? name
  }

  /// The type of a name: the module's own; for the app also that of a feature's module, by its name alone
  /// where it can only be one, or after the module's.
  private func namedType(_ name: String) -> TypeID? {
    if let id = typeIDs[typeKey(name, in: module)] { return id }
    guard module == nil else { return nil }
    let all = graph.types.indices.map { TypeID($0) }.filter { graph.types[$0].name.value == name }
    if let first = all.first, all.allSatisfy({ graph.types[$0].isSameType(as: graph.types[first]) }) {
      return first
    }
    let parts = name.split(separator: ".", maxSplits: 1)
    return parts.count == 2 ? typeIDs[typeKey(String(parts[1]), in: String(parts[0]))] : nil
  }

  /// Whether generated code can name it: a type, a view or a module; reports it if not.
  mutating func checkTypeName(_ what: String, _ name: Located<String>) {
    let parts = name.value.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard !parts.allSatisfy(SwiftName.isIdentifier) else { return }
    report(
      Diagnostic(
        .invalidName,
        "\(what) '\(name.value)' is not the name of a Swift \(what == "module" ? what : "type")",
        at: name.range, label: "identifiers with dots between"))
  }

  /// What a modal hands back: the type that `returns` names, also in a list or as an optional.
  mutating func resultType(_ text: Located<String>) -> ParameterType? {
    do {
      let expression = try TypeExpression(parsing: text)
      guard expression.defaultText == nil else {
        report(
          Diagnostic(.invalidType, "a result has no default", at: text.range, label: "write the type alone"))
        return nil
      }
      return type(expression.name)
    } catch {
      report(Diagnostic(.invalidType, error.message, at: text.range, label: error.hint))
      return nil
    }
  }

  private mutating func type(_ name: Located<String>) -> ParameterType {
    if let builtin = BuiltinType(rawValue: name.value) { return .builtin(builtin) }
    if let id = namedType(name.value) { return graph.types[id].kind == .invalid ? .invalid : .named(id) }
    reportUnknown(
      .unknownType, "type", name,
      among: offered(BuiltinType.allCases.map(\.rawValue) + graph.types.map(\.name.value)))
    return .invalid
  }

  private mutating func namedType(_ entry: Entry<TypeSpec>) -> NamedType {
    let spec = entry.value
    func type(_ kind: NamedType.Kind, _ form: ValueForm) -> NamedType {
      var type = NamedType(
        name: entry.name, kind: kind, form: form, importedModule: spec.importedModule?.value ?? module)
      type.doc = spec.doc?.value
      type.patternRange = spec.pattern?.range
      return type
    }
    let given = [
      spec.alias.map { ("is", $0.range) }, spec.raw.map { ("raw", $0.range) },
      spec.isText.map { ("text", $0.range) }, spec.cases.map { ("cases", $0.range) },
    ].compactMap { $0 }
    if spec.isUnreadable || given.isEmpty && !spec.lostKeys.isEmpty {
      return type(.invalid, ValueForm(.opaque))
    }
    if spec.isOpaque { return type(.opaque, ValueForm(.opaque)) }
    guard given.count == 1 else {
      report(
        Diagnostic(
          .invalidType,
          given.isEmpty
            ? "type '\(entry.name.value)' does not say what it is"
            : "type '\(entry.name.value)' is two things at once",
          at: given.count > 1 ? given[1].1 : entry.name.range,
          label: "needs exactly one of is, raw, text, cases, or the word opaque"))
      return type(.invalid, ValueForm(.opaque))
    }
    if let cases = spec.cases {
      let constraints = [
        ("pattern", spec.pattern?.range), ("min", spec.minimum?.range), ("max", spec.maximum?.range),
        ("length", spec.length?.range),
      ]
      for case (let key, let range?) in constraints {
        report(
          Diagnostic(
            .invalidType, "'\(key)' on '\(entry.name.value)', whose values are listed", at: range,
            label: "the cases say it all", fixes: [.init("leave it out")]))
      }
      return type(caseKind(cases), ValueForm(.cases(cases.value.map(\.value.value))))
    }
    if let isText = spec.isText {
      guard isText.value else {
        report(
          Diagnostic(
            .invalidType, "'text: false' says nothing", at: isText.range,
            label: "needs one of is, raw, text: true, cases, or the word opaque"))
        return type(.invalid, ValueForm(.opaque))
      }
      return type(.text, constrained(ValueForm(.string), by: spec))
    }
    guard let base = spec.alias ?? spec.raw else { return type(.invalid, ValueForm(.opaque)) }
    guard let builtin = BuiltinType(rawValue: base.value) else {
      reportUnknown(.unknownType, "built-in type", base, among: BuiltinType.allCases.map(\.rawValue))
      return type(.invalid, ValueForm(.opaque))
    }
    return type(spec.alias != nil ? .alias(builtin) : .raw(builtin), constrained(builtin.form, by: spec))
  }

  private mutating func constrained(_ form: ValueForm, by spec: TypeSpec) -> ValueForm {
    var form = form
    form.pattern = spec.pattern.flatMap { mayUse($0) ? $0.value : nil }
    form.minimum = spec.minimum?.value
    form.maximum = spec.maximum?.value
    form.length = spec.length?.value
    return form
  }

  private mutating func caseKind(_ cases: Located<[Entry<Located<String>>]>) -> NamedType.Kind {
    guard !cases.value.isEmpty else {
      report(
        Diagnostic(.invalidType, "a closed set without cases", at: cases.range, label: "needs at least one"))
      return .invalid
    }
    var names: [String: SourceRange] = [:]
    var raws: [String: SourceRange] = [:]
    var result: [TypeCase] = []
    for entry in cases.value {
      var name = entry.name
      if name.value == entry.value.value, !SwiftName.isLowerCamel(name.value),
        let swift = SwiftName.lowerCamel(from: name.value)
      {
        // `top-sites` written alone: the raw text is as written, the case `topSites`.
        name.value = swift
      }
      checkName("case", name)
      if let first = names.updateValue(name.range, forKey: name.value) {
        reportDuplicate("case", name, first: first)
        continue
      }
      if let first = raws.updateValue(entry.value.range, forKey: entry.value.value) {
        reportDuplicate("raw text", entry.value, first: first)
        continue
      }
      result.append(TypeCase(name: name, raw: entry.value.value))
    }
    return .cases(result)
  }

  /// The param a type expression describes; its type is invalid where the expression is.
  mutating func parameter(_ entry: Entry<ParameterSpec>) -> Parameter {
    let spec = entry.value
    var parameter = Parameter(
      name: entry.name, type: .invalid, arity: .one, range: spec.type?.range ?? spec.range)
    parameter.isSensitive = spec.sensitive?.value ?? false
    parameter.isRestored = spec.restore?.value ?? true
    parameter.doc = spec.doc?.value
    guard let text = spec.type else { return parameter }
    let expression: TypeExpression
    do {
      expression = try TypeExpression(parsing: text)
    } catch {
      report(Diagnostic(.invalidType, error.message, at: text.range, label: error.hint))
      return parameter
    }
    parameter.arity = expression.arity
    parameter.type = type(expression.name)
    if let text = expression.defaultText, let form = graph.form(of: parameter.type) {
      parameter.defaultValue = value(text, form: form, arity: expression.arity, of: entry.name.value)
      // Without the default that was meant it would look required.
      if parameter.defaultValue == nil { parameter.type = .invalid }
    }
    return parameter
  }

  /// A value written in the spec, in the form links use; reports one that the form does not accept.
  mutating func value(
    _ text: Located<String>, form: ValueForm, arity: NavigationSchema.Arity, of name: String
  ) -> RouteValue? {
    if arity == .one || arity == .optional, let value = form.value(from: text.value) { return value }
    // A regular expression that cannot be read accepts nothing, which is told where it stands.
    if form.pattern != nil, FormMatcher(form).problem != nil { return nil }
    let suggestions: [String]
    if case .cases(let raws) = form.base {
      suggestions = raws.nearest(to: text.value)
    } else {
      suggestions = []
    }
    let what = arity == .one || arity == .optional ? form.phrase : "empty when absent: it takes no default"
    report(
      Diagnostic(
        .invalidDefault, "'\(text.value)' is not a valid value for '\(name)'\(asking(suggestions))",
        at: text.range, label: "'\(name)' is \(what)",
        fixes: Diagnostic.Fix.correcting(text.value, to: suggestions, at: text.range)))
    return nil
  }
}

extension NamedType {
  /// Whether two files speak of one type, which a third module has.
  fileprivate func isSameType(as other: NamedType) -> Bool {
    guard name.value == other.name.value, importedModule == other.importedModule, form == other.form else {
      return false
    }
    switch (kind, other.kind) {
    case (.alias(let one), .alias(let two)), (.raw(let one), .raw(let two)): return one == two
    case (.cases, .cases), (.text, .text), (.opaque, .opaque): return true
    default: return false
    }
  }
}

extension ValueForm {
  /// What it accepts, for messages.
  package var phrase: String {
    var phrase =
      switch base {
      case .string: "a text"
      case .int, .int64: "an integer"
      case .double: "a number such as 2.5"
      case .bool: "true or false"
      case .uuid: "a UUID"
      case .date: "a date such as 2026-01-31"
      case .url: "an absolute URL"
      case .cases(let raws):
        raws.count <= 8 ? "one of \(raws.joined(separator: ", "))" : "one of \(raws.count) words"
      case .opaque: "a value that has no text"
      }
    if let pattern { phrase += " of the form \(pattern)" }
    if let minimum { phrase += ", at least \(minimum.formatted)" }
    if let maximum { phrase += ", at most \(maximum.formatted)" }
    if let length { phrase += ", \(length.lowerBound) to \(length.upperBound) characters long" }
    return phrase
  }
}

extension Double {
  fileprivate var formatted: String { self == rounded() && abs(self) < 1e15 ? "\(Int64(self))" : "\(self)" }
}

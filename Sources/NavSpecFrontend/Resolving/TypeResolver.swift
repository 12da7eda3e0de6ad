import NavSpecDiagnostics
import NavSpecModel
import NavSpecRuntime

struct TypeResolver {
  /// Regular expressions that differ.
  private var expressions: [String: LinkPatternError?] = [:]
  private var expressionStates = 0

  static func types(_ scope: inout Scope) -> [NamedType] {
    var resolver = TypeResolver()
    return scope.names.typeOrigins.map { origin in
      let file = scope.names.files[origin.file]
      return resolver.type(file.types[origin.entry], in: file, &scope)
    }
  }

  private mutating func type(_ entry: Entry<TypeSpec>, in file: SpecFile, _ scope: inout Scope) -> NamedType {
    let spec = entry.value
    if let module = spec.importedModule { scope.sink.checkTypeName("module", module) }
    let (kind, form) = content(of: spec, entry.name, &scope)
    var type = NamedType(
      name: entry.name, path: file.path, kind: kind, form: form,
      importedModule: spec.importedModule?.value ?? file.module?.value)
    type.doc = spec.doc?.value
    type.patternRange = spec.pattern?.range
    type.patternProblem = form.pattern.flatMap { expressions[$0] ?? nil }
    return type
  }

  private mutating func content(
    of spec: TypeSpec, _ name: Located<String>, _ scope: inout Scope
  ) -> (kind: NamedType.Kind, form: ValueForm) {
    let invalid = (kind: NamedType.Kind.invalid, form: ValueForm(.opaque))
    let given = [
      spec.alias.map { ("is", $0.range) }, spec.raw.map { ("raw", $0.range) },
      spec.isText.map { ("text", $0.range) }, spec.cases.map { ("cases", $0.range) },
    ].compactMap { $0 }
    if spec.isUnreadable || given.isEmpty && !spec.lostKeys.isEmpty { return invalid }
    if spec.isOpaque { return (.opaque, ValueForm(.opaque)) }
    guard given.count == 1 else {
      scope.sink.report(
        .invalidType,
        given.isEmpty ? "type '\(name.value)' has no definition" : "type '\(name.value)' has two definitions",
        at: given.count > 1 ? given[1].1 : name.range,
        label: "needs exactly one of is, raw, text, cases, or the word opaque")
      return invalid
    }
    if var cases = spec.cases {
      if cases.value.count > GraphLimits.cases {
        scope.sink.reportTooMany(
          "a type has at most \(GraphLimits.cases) cases", at: cases.value[GraphLimits.cases].name.range)
        cases.value.removeLast(cases.value.count - GraphLimits.cases)
      }
      reportConstraints(of: spec, name, &scope.sink)
      return (caseKind(cases, &scope.sink), ValueForm(.cases(cases.value.map(\.value.value))))
    }
    if let isText = spec.isText {
      guard isText.value else {
        scope.sink.report(
          .invalidType, "'text: false' has no effect", at: isText.range,
          label: "needs one of is, raw, text: true, cases, or the word opaque")
        return invalid
      }
      return (.text, constrained(ValueForm(.string), by: spec, &scope.sink))
    }
    guard let base = spec.alias ?? spec.raw else { return invalid }
    guard let builtin = BuiltinType(rawValue: base.value) else {
      scope.reportUnknown(
        .unknownType, "built-in type", base, among: BuiltinType.allCases.map(\.rawValue),
        synonym: Synonyms.type(for: base.value))
      return invalid
    }
    return (
      spec.alias != nil ? .alias(builtin) : .raw(builtin), constrained(builtin.form, by: spec, &scope.sink)
    )
  }
  private func reportConstraints(
    of spec: TypeSpec, _ name: Located<String>, _ sink: inout DiagnosticSink
  ) {
    let constraints = [
      ("pattern", spec.pattern?.range), ("min", spec.minimum?.range), ("max", spec.maximum?.range),
      ("length", spec.length?.range), ("schemes", spec.schemes?.range),
    ]
    for case (let key, let range?) in constraints {
      sink.report(
        .invalidType, "'\(key)' on '\(name.value)', whose values are listed", at: range,
        label: "a list of cases has no other limits", fixes: [.init("leave it out")])
    }
  }

  private mutating func constrained(
    _ form: ValueForm, by spec: TypeSpec, _ sink: inout DiagnosticSink
  ) -> ValueForm {
    var form = form
    form.pattern = spec.pattern.flatMap { mayUse($0, &sink) ? $0.value : nil }
    form.minimum = spec.minimum?.value
    form.maximum = spec.maximum?.value
    form.length = spec.length?.value
    form.schemes = spec.schemes.flatMap { schemes(in: $0, isURL: form.isURL, &sink) }
    return form
  }

  /// The schemes of a type of URLs, in lower case; nil where they cannot be used.
  private func schemes(
    in list: Located<[Located<String>]>, isURL: Bool, _ sink: inout DiagnosticSink
  ) -> [String]? {
    guard isURL, !list.value.isEmpty else {
      sink.report(
        .invalidType, isURL ? "a URL without schemes" : "'schemes' on a type that is no URL", at: list.range,
        label: isURL ? "needs at least one" : "only a URL has a scheme", fixes: [.init("leave it out")])
      return nil
    }
    return list.value.compactMap { scheme in
      let name = scheme.value.lowercased()
      guard sink.isWellFormedScheme(scheme) else { return nil }
      guard name != "javascript" else {
        sink.report(
          .invalidScheme, "a URL of the scheme 'javascript' is a program", at: scheme.range,
          label: "must not come from outside")
        return nil
      }
      return name
    }
  }

  private mutating func mayUse(_ expression: Located<String>, _ sink: inout DiagnosticSink) -> Bool {
    if expressions[expression.value] != nil { return true }
    let (count, states) = (GraphLimits.expressions, GraphLimits.expressionStates)
    guard expressions.count <= count, expressionStates <= states else { return false }
    do throws(LinkPatternError) {
      expressionStates += try LinkAutomaton(parsing: expression.value).stateCount
      expressions[expression.value] = .some(nil)
    } catch {
      expressions[expression.value] = error
      // All of it is at fault: it is too large.
      if error.range == 0..<expression.value.utf8.count { expressionStates += LinkAutomaton.stateLimit }
    }
    if expressions.count > count {
      sink.reportTooMany("a spec has at most \(count) regular expressions", at: expression.range)
      return false
    }
    guard expressionStates > states else { return true }
    sink.reportTooMany(
      "the regular expressions up to here have more than \(states) states", at: expression.range)
    return false
  }

  private func caseKind(
    _ cases: Located<[Entry<Located<String>>]>, _ sink: inout DiagnosticSink
  ) -> NamedType.Kind {
    guard !cases.value.isEmpty else {
      sink.report(.invalidType, "a closed set without cases", at: cases.range, label: "needs at least one")
      return .invalid
    }
    var names: [String: Entry<Located<String>>] = [:]
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
      if name.value == entry.value.value, !SwiftName.isLowerCamel(name.value) {
        sink.report(
          .invalidName, "'\(name.value)' cannot name a case", at: name.range,
          label: "a name in Swift begins with a small letter and has letters and digits",
          fixes: Self.naming([entry]))
        continue
      }
      sink.checkName("case", name)
      if let first = names.updateValue(entry, forKey: name.value) {
        guard entry.name.value != name.value || first.name.value != name.value else {
          sink.reportDuplicate("case", name, first: first.name.range)
          continue
        }
        sink.report(
          .duplicateName,
          "'\(first.value.value)' and '\(entry.value.value)' would both be the case '\(name.value)'",
          at: name.range, label: "needs a name of its own",
          related: [.init("the other text", at: first.name.range)], fixes: Self.naming([first, entry]))
        continue
      }
      if let first = raws.updateValue(entry.value.range, forKey: entry.value.value) {
        sink.reportDuplicate("raw text", entry.value, first: first)
        continue
      }
      result.append(TypeCase(name: name, raw: entry.value.value))
    }
    return .cases(result)
  }

  /// `{cSharp: "C#"}` for `C#` and `{p720: 720p}` for `720p`: names for texts that make no name, or the same one.
  private static func naming(_ cases: [Entry<Located<String>>]) -> [Diagnostic.Fix] {
    let signs = [
      "#": "Sharp", "+": "Plus", "&": "And", "@": "At", "%": "Percent", "*": "Star", "$": "Dollar",
    ]
    let edits = cases.compactMap { entry -> Diagnostic.Fix.Edit? in
      let text = entry.value.value
      let words = text.map { signs[String($0)] ?? String($0) }.joined()
      let digits = words.prefix(while: \.isNumber)
      let name =
        SwiftName.lowerCamel(from: String(words[digits.endIndex...] + digits))
        ?? (digits.isEmpty ? nil : SwiftName.lowerCamel(from: "v" + words))
      guard let name, entry.name.value == text else { return nil }
      return .init(entry.value.range, "{\(name): \(SwiftName.isPath(text) ? text : "\"\(text)\"")}")
    }
    let texts = edits.map(\.replacement)
    return Set(texts.map { $0.prefix { $0 != ":" } }).count == cases.count
      ? [.init("write '\(texts.joined(separator: "' and '"))'", edits: edits)]
      : [.init("give the text a name: '{name: \(cases[cases.count - 1].value.value)}'")]
  }
}

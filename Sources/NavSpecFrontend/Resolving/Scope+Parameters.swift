import NavSpecDiagnostics
import NavSpecModel
import NavSpecRuntime

/// Reads type expressions: those of params, and of results.
extension Scope {
  mutating func parameters(_ entries: [Entry<ParameterSpec>], in file: Int) -> [Parameter] {
    var firsts: [String: SourceRange] = [:]
    var parameters: [Parameter] = []
    for entry in entries {
      guard parameters.count < GraphLimits.parameters else {
        sink.reportTooMany(
          "a route or an exit has at most \(GraphLimits.parameters) params", at: entry.name.range)
        break
      }
      sink.checkName("param", entry.name)
      if let first = firsts.updateValue(entry.name.range, forKey: entry.name.value) {
        sink.reportDuplicate("param", entry.name, first: first)
        continue
      }
      parameters.append(parameter(entry, in: names.files[file].module?.value))
    }
    return parameters
  }

  /// The param a type expression describes; its type is invalid where the expression is.
  private mutating func parameter(_ entry: Entry<ParameterSpec>, in module: String?) -> Parameter {
    let spec = entry.value
    var parameter = Parameter(
      name: entry.name, type: .invalid, arity: .one, range: spec.type?.range ?? spec.range)
    parameter.isSensitive = spec.sensitive?.value ?? false
    parameter.isRestored = spec.restore?.value ?? true
    parameter.doc = spec.doc?.value
    guard let text = spec.type else { return parameter }
    let isOfRoute = SpecKeys.route.description.shape(of: entry.name.value) != nil
    let cure = isOfRoute ? "write '\(entry.name.value): \(text.value)' outside of 'params'" : nil
    let expression: TypeExpression
    do {
      expression = try TypeExpression(parsing: text)
    } catch {
      var problem = error.diagnostic(at: text.range, of: entry.name.value)
      if let cure, problem.fixes.isEmpty {
        problem = Diagnostic(
          .invalidType, "'\(entry.name.value)' is a key of a route, not a param", at: entry.name.range,
          label: "read as a param, whose value is a type", fixes: [.init(cure)])
      }
      sink.report(problem)
      return parameter
    }
    parameter.arity = expression.arity
    parameter.type = type(expression.name, in: module, cure: cure)
    if let text = expression.defaultText, let form = graph.form(of: parameter.type) {
      parameter.defaultValue = sink.value(text, form: form, arity: expression.arity, of: entry.name.value)
      // Without the default that was meant it would look required.
      if parameter.defaultValue == nil { parameter.type = .invalid }
    }
    return parameter
  }

  /// What a modal hands back: the type that `returns` names, also in a list or as an optional.
  mutating func resultType(_ text: Located<String>, in file: Int) -> ParameterType? {
    do {
      let expression = try TypeExpression(parsing: text)
      guard expression.defaultText == nil else {
        sink.report(.invalidType, "a result has no default", at: text.range, label: "write the type alone")
        return nil
      }
      return type(expression.name, in: names.files[file].module?.value)
    } catch {
      var problem = error
      // A result has no default.
      problem.meant = error.meant.map { String($0.prefix { $0 != " " }) }
      sink.report(problem.diagnostic(at: text.range, of: "Result"))
      return nil
    }
  }
}

import NavSpecDiagnostics
import NavSpecModel
import NavSpecRuntime

enum ExampleResolver {
  static func examples(of route: RouteID, _ scope: inout Scope) -> [Example] {
    scope.names[route].examples.compactMap { example($0, of: route, &scope) }
  }

  static func examples(in file: Int, _ scope: inout Scope) -> [Example] {
    scope.names.files[file].examples.compactMap { spec in
      guard case .opens(let name?, _) = spec.expectation else { return example(spec, of: nil, &scope) }
      return scope.route(name, in: file, or: ["null"]).flatMap { example(spec, of: $0, &scope) }
    }
  }

  private static func example(_ spec: ExampleSpec, of id: RouteID?, _ scope: inout Scope) -> Example? {
    var when: [ConditionTest] = []
    for text in spec.when {
      guard let condition = scope.test(text) else { return nil }
      when.append(condition.value)
    }
    if let name = spec.persona {
      guard let persona = scope.persona(name) else { return nil }
      let given = Set(when.map(\.condition))
      when += scope.graph.personas[persona].answers.filter { !given.contains($0.condition) }
    }
    guard var example = expectation(spec, of: id, &scope) else { return nil }
    example.when = when
    return example
  }

  private static func expectation(_ spec: ExampleSpec, of id: RouteID?, _ scope: inout Scope) -> Example? {
    guard case .opens(_, let params) = spec.expectation, let id else {
      return Example(url: spec.url, expectation: .noMatch)
    }
    var values: [Entry<Located<RouteValue>>] = []
    // A param that its links miss too is reported there.
    let isMissed = scope.graph.routes[id].links.contains(where: \.isInvalid)
    for entry in params {
      if isMissed, scope.graph.routes[id].parameter(named: entry.name.value) == nil { return nil }
      let known = scope.sink.diagnostics.count
      defer { noteShape(of: entry.name, since: known, &scope) }
      guard let parameter = scope.parameter(entry.name, of: id),
        let form = scope.graph.form(of: parameter.type),
        let value = value(entry.value, form: form, parameter, &scope.sink)
      else { return nil }
      values.append(Entry(name: entry.name, value: Located(value, at: entry.value.range)))
    }
    return Example(url: spec.url, expectation: .opens(id, params: values))
  }

  /// What a top-level example says of its route has no place in an example of a route.
  private static func noteShape(of name: Located<String>, since known: Int, _ scope: inout Scope) {
    guard scope.sink.diagnostics.count > known,
      ["route", "opens", "screen", "params", "stack"].contains(name.value)
    else { return }
    scope.sink.diagnostics[known].notes = [
      "an example of a route lists the params that it opens with: {} for any, null where it must not open"
    ]
  }

  private static func value(
    _ written: ExampleValue, form: ValueForm, _ parameter: Parameter, _ sink: inout DiagnosticSink
  ) -> RouteValue? {
    switch (written, parameter.arity) {
    case (.null, .optional): return .absent
    case (.scalar(let text), .one), (.scalar(let text), .optional):
      return sink.value(text, form: form, arity: .one, of: parameter.name.value)
    case (.list(let texts, _), .list):
      var values: [RouteValue] = []
      for text in texts {
        guard let value = sink.value(text, form: form, arity: .one, of: parameter.name.value) else {
          return nil
        }
        values.append(value)
      }
      return .list(values)
    case (.map(let entries, _), .map):
      return .map(
        Dictionary(first: entries.map { ($0.name.value, $0.value.value) }))
    default:
      let wanted =
        switch parameter.arity {
        case .list: "a list"
        case .map: "a map"
        default: form.phrase
        }
      sink.report(
        .invalidDefault, "this is not a valid value for '\(parameter.name.value)'", at: written.range,
        label: "'\(parameter.name.value)' is \(wanted)")
      return nil
    }
  }
}

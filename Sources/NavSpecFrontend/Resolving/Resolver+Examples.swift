import NavSpecDiagnostics
import NavSpecModel
import NavSpecRuntime

extension Resolver {
  mutating func resolveExamples() {
    for index in graph.routes.indices {
      let (fileIndex, entryIndex) = routeOrigins[index]
      for spec in files[fileIndex].routes[entryIndex].value.examples {
        if let example = example(spec, of: RouteID(index)) { graph.routes[index].examples.append(example) }
      }
    }
    for (fileIndex, file) in files.enumerated() {
      for spec in file.examples {
        var id: RouteID?
        if case .opens(let name?, _) = spec.expectation {
          guard let route = route(name, in: fileIndex) else { continue }
          id = route
        }
        if let example = example(spec, of: id) { graph.examples.append(example) }
      }
    }
  }

  private mutating func example(_ spec: ExampleSpec, of id: RouteID?) -> Example? {
    var when: [ConditionTest] = []
    for text in spec.when {
      guard let condition = self.when(text) else { return nil }
      when.append(condition.value)
    }
    guard var example = expectation(spec, of: id) else { return nil }
    example.when = when
    return example
  }

  private mutating func expectation(_ spec: ExampleSpec, of id: RouteID?) -> Example? {
    guard case .opens(_, let params) = spec.expectation, let id else {
      return Example(url: spec.url, expectation: .noMatch)
    }
    var values: [Entry<Located<RouteValue>>] = []
    // A param that its links miss too is told there.
    let isMissed = graph.routes[id].links.contains(where: \.isInvalid)
    for entry in params {
      if isMissed, graph.routes[id].parameter(named: entry.name.value) == nil { return nil }
      guard let parameter = parameter(entry.name, of: id), let form = graph.form(of: parameter.type) else {
        return nil
      }
      guard let value = value(entry.value, form: form, parameter) else { return nil }
      values.append(Entry(name: entry.name, value: Located(value, at: entry.value.range)))
    }
    return Example(url: spec.url, expectation: .opens(id, params: values))
  }

  private mutating func value(_ written: ExampleValue, form: ValueForm, _ parameter: Parameter) -> RouteValue?
  {
    switch (written, parameter.arity) {
    case (.null, .optional): return .absent
    case (.scalar(let text), .one), (.scalar(let text), .optional):
      return value(text, form: form, arity: .one, of: parameter.name.value)
    case (.list(let texts, _), .list):
      var values: [RouteValue] = []
      for text in texts {
        guard let value = value(text, form: form, arity: .one, of: parameter.name.value) else { return nil }
        values.append(value)
      }
      return .list(values)
    case (.map(let entries, _), .map):
      return .map(
        Dictionary(entries.map { ($0.name.value, $0.value.value) }, uniquingKeysWith: { first, _ in first }))
    default:
      let wanted =
        switch parameter.arity {
        case .list: "a list"
        case .map: "a map"
        default: form.phrase
        }
      report(
        Diagnostic(
          .invalidDefault, "this is not a valid value for '\(parameter.name.value)'", at: written.range,
          label: "'\(parameter.name.value)' is \(wanted)"))
      return nil
    }
  }
}

import NavSpecLinkAnalysis
import NavSpecRuntime

/// Screens with values to save, chosen so that a difference between two versions shows.
struct SampleScreens {
  /// Values that one version accepts, one that another refuses if there is one.
  private var known: [Forms: RouteValue?] = [:]

  private struct Forms: Hashable {
    var form: ValueForm
    var other: ValueForm?
  }

  /// Every param given, then as few as possible, then for each param that differs a value that the other version
  /// refuses.
  /// - Parameter others: The params of the other version by their names in this one.
  mutating func samples(
    of route: Int, in schema: NavigationSchema, others: [String: NavigationSchema.Parameter] = [:]
  ) -> [NavigationSchema.Screen] {
    let parameters = schema.routes[route].parameters
    var given: [RouteValue] = []
    var least: [RouteValue] = []
    for parameter in parameters {
      guard let value = value(of: parameter, refusedBy: nil) else { return [] }
      given.append(value)
      least.append(parameter.valueWhenMissing ?? value)
    }
    var samples = [given]
    if least != given { samples.append(least) }
    for (index, parameter) in parameters.enumerated() {
      guard let rival = others[parameter.name], rival.form != parameter.form,
        let value = value(of: parameter, refusedBy: rival.form)
      else { continue }
      var values = given
      values[index] = value
      if !samples.contains(values) { samples.append(values) }
    }
    return samples.map { NavigationSchema.Screen(route: route, values: $0) }
  }

  private mutating func value(of parameter: NavigationSchema.Parameter, refusedBy other: ValueForm?)
    -> RouteValue?
  {
    if parameter.form.base == .opaque { return parameter.valueWhenMissing }
    if parameter.arity == .map { return .map(["a": "b"]) }
    guard let value = scalar(Forms(form: parameter.form, other: other)) else { return nil }
    return parameter.arity == .list ? .list([value]) : value
  }

  private mutating func scalar(_ forms: Forms) -> RouteValue? {
    if let known = known[forms] { return known }
    var language = forms.form.language()
    if let other = forms.other {
      language = language.flatMap { language in other.language().flatMap { language.subtracting($0) } }
    }
    let value = language?.witness.flatMap { FormMatcher(forms.form).value(from: $0) }
    known[forms] = .some(value)
    return value
  }
}

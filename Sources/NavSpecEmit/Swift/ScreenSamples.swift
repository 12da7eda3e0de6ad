import NavSpecDiagnostics
import NavSpecLinkAnalysis
import NavSpecModel
import NavSpecRuntime

/// Sample values for the routes of a graph: those of examples, and those that follow from the types of params.
struct ScreenSamples {
  let graph: NavigationGraph
  let schema: NavigationSchema
  private var exampleScreens: [Int: [NavigationSchema.Screen]] = [:]
  /// The values that texts in form have, by form. For more forms, none is looked for.
  private var values: [ValueForm: RouteValue?] = [:]
  private static let formLimit = 1_000

  /// - Parameter opened: The screens that example URLs open.
  init(_ graph: NavigationGraph, _ schema: NavigationSchema, opened: [NavigationSchema.Screen]) {
    self.graph = graph
    self.schema = schema
    for screen in opened where exampleScreens[screen.route]?.contains(screen) != true {
      exampleScreens[screen.route, default: []].append(screen)
    }
  }

  /// The screens of a route: with as much as is known of every value, with as little as it asks for, and
  /// those of examples. None if a param is of a type whose values only the app knows.
  mutating func screens(of route: Int) -> [NavigationSchema.Screen] {
    let parameters = graph.routes[route].parameters
    var screens: [NavigationSchema.Screen] = []
    for isFull in [true, false] {
      var values: [RouteValue] = []
      for index in parameters.indices {
        if let value = value(of: parameters[index], route, index, isFull: isFull) { values.append(value) }
      }
      let screen = NavigationSchema.Screen(route: route, values: values)
      if values.count == parameters.count, !screens.contains(screen) { screens.append(screen) }
    }
    for screen in exampleScreens[route] ?? [] where !screens.contains(screen) { screens.append(screen) }
    return screens
  }

  private mutating func value(of parameter: Parameter, _ route: Int, _ index: Int, isFull: Bool)
    -> RouteValue?
  {
    let declared = schema.routes[route].parameters[index]
    let missing = declared.valueWhenMissing
    if !isFull, let missing { return missing }
    guard parameter.arity != .map else { return .map(["key": "value"]) }
    guard isKnown(parameter.type), let value = value(in: declared.form) else { return missing }
    return parameter.arity == .list ? .list([value]) : value
  }

  /// Whether any text in form is a value of the type; a type of the app may be choosier.
  private func isKnown(_ type: ParameterType) -> Bool {
    switch type {
    case .builtin: return true
    case .named(let id):
      switch graph.types[id].kind {
      case .alias, .cases: return true
      case .raw, .text, .opaque, .invalid: return false
      }
    case .invalid: return false
    }
  }

  private mutating func value(in form: ValueForm) -> RouteValue? {
    if let known = values[form] { return known }
    guard values.count < Self.formLimit else { return nil }
    let value = form.language()?.witness.flatMap { FormMatcher(form).value(from: $0) }
    values[form] = .some(value)
    return value
  }
}

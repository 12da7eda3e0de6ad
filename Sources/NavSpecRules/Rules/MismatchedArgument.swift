import NavSpecDiagnostics
import NavSpecModel
import NavSpecRuntime

let mismatchedArgument = Rule("mismatched-argument", isFatal: false) { context in
  let graph = context.graph
  let whole = context.routedLinks.flatMap { route, link -> [Diagnostic] in
    guard let template = link.template, !link.isInvalid else { return [] }
    let schemes = template.scheme.map { [$0] } ?? graph.sources[link.source].policy.openedSchemes
    return link.arguments.compactMap { argument -> Diagnostic? in
      guard let parameter = route.parameter(named: argument.name.value),
        let form = graph.form(of: parameter.type),
        let problem = problem(argument.value.value, of: parameter, form, schemes)
      else { return nil }
      return Diagnostic(
        "'\(argument.name.value)' of '\(route.qualifiedName)' \(problem.message)",
        at: argument.value.range, label: problem.label)
    }
  }
  return whole + replacedParams(in: graph)
    + context.inheritedParams.filter { $0.isWrong(in: graph) }.map { pair in
      let (own, other) = (graph.name(of: pair.source), graph.name(of: pair.parameter))
      let (name, below) = (pair.source.name.value, pair.below.qualifiedName)
      let value = "{\(below): {\(pair.name): $\(pair.below.name.value)}}"
      return Diagnostic(
        "'\(name)' is \(own) in '\(pair.route.qualifiedName)', and \(other) in '\(below)' below it",
        at: pair.source.name.range,
        label: pair.isSaid ? "'\(below)' takes its value" : "'\(below)' takes its value for the name alone",
        related: [
          .init("\(other) here", at: pair.parameter.range), .init("'\(below)' is below it", at: pair.place),
        ],
        fixes: [
          .init("\(source(of: pair)): \(pair.isInStack ? "stack: [… \(value) …]" : "parent: \(value)")"),
          .init("give one of the params another name"),
        ])
    }
}

/// Params of another type than those of the same name that `under` would give: a link from `{under}` has one text for both.
private func replacedParams(in graph: NavigationGraph) -> [Diagnostic] {
  graph.routes.flatMap { route -> [Diagnostic] in
    guard let under = route.under.map({ graph.routes[$0] }),
      route.links.contains(where: { $0.spec.pattern?.value.hasPrefix("{under}") == true })
    else { return [] }
    return route.parameters.compactMap { own in
      guard let other = under.parameter(named: own.name.value) else { return nil }
      let pair = InheritedParam(
        route: route, source: own, below: under, parameter: other, above: route, place: own.name.range,
        isInStack: false, isSaid: false)
      guard pair.isWrong(in: graph) || pair.hasTwoTypes && !pair.mayFit(in: graph) else { return nil }
      let types = [own, other].map(graph.name)
      return Diagnostic(
        "'\(own.name.value)' is \(types[0]) in '\(route.qualifiedName)', and \(types[1]) in '\(under.qualifiedName)', which it is under",
        at: own.name.range, label: "replaces a param of another type",
        related: [.init("\(types[1]) here", at: other.name.range)],
        fixes: [.init("give it another name, or remove it to have that of '\(under.qualifiedName)'")])
    }
  }
}

/// Where a screen below may have a value from instead: the stack of the link, or the parent of the screen directly above it
/// says so.
private func source(of pair: InheritedParam) -> String {
  let above = pair.above.qualifiedName
  if pair.isInStack { return "give it a value of its own in the link, from another param" }
  return pair.above.id == pair.route.id
    ? "give it a value of its own, from another param"
    : "give it a value of its own in '\(above)', from a param of that route"
}

/// Why a param cannot hold a text of the URL.
/// - Parameter schemes: Those of the URLs that the link opens.
private func problem(
  _ argument: NavigationSchema.Argument, of parameter: Parameter, _ form: ValueForm, _ schemes: [String]
) -> (message: String, label: String)? {
  let isSingle = parameter.arity == .one || parameter.arity == .optional
  switch argument {
  case .captured, .constant: return nil
  case .url
  where isSingle && form.base == .url && !schemes.isEmpty
    && Set(schemes).isDisjoint(with: form.allSchemes):
    return (
      "cannot hold the URL of its link",
      "its scheme is \(schemes.joined(separator: " or ")); allowed: \(form.allSchemes.joined(separator: ", "))"
    )
  case .url where isSingle && (form.base == .string || form.base == .url): return nil
  case .path where isSingle && form.base == .string: return nil
  case .url, .path: return ("cannot hold a URL or a path", "a text of the URL")
  case .remainder where form.base != .string || !isSingle:
    return ("cannot hold what remains of a URL", "must be String")
  case .text where form.base != .string && form.base != .url || !isSingle:
    return ("cannot hold a text that the link builds", "must be String, or URL?")
  case .remainder, .text:
    // The link matches whatever the text is.
    let isUnbounded = form.base == .string && form.pattern == nil && form.length == nil
    return parameter.isRequired && !isUnbounded
      ? ("must hold any text that the link builds", "must be optional, or a String without constraints") : nil
  }
}

extension InheritedParam {
  /// Whether a screen below takes a value of another type: of another name that the spec declares, unless the parent
  /// says so, or one that never fits.
  func isWrong(in graph: NavigationGraph) -> Bool {
    guard hasTwoTypes else { return false }
    let isDeclared = [source, parameter].contains { if case .named = $0.type { true } else { false } }
    return !isSaid && isDeclared || parameter.isRequired && !mayFit(in: graph)
  }

  /// Whether both are known, and of different types.
  fileprivate var hasTwoTypes: Bool {
    let types = [source.type, parameter.type]
    return (types[0] != types[1] || !hasOneArity) && !types.contains(.invalid)
  }

  /// Whether any value above is one below.
  func mayFit(in graph: NavigationGraph) -> Bool {
    let forms = [source, parameter].compactMap { graph.form(of: $0.type) }
    return forms.count == 2 && hasOneArity && forms[0].mayFit(forms[1])
  }
}

extension NavigationGraph {
  /// The type of a param as a spec says it, `?` and default apart.
  fileprivate func name(of parameter: Parameter) -> String {
    let name = name(of: parameter.type)
    return parameter.arity == .list ? "[\(name)]" : parameter.arity == .map ? "[String: \(name)]" : name
  }
}

extension ValueForm {
  /// Whether any value of this form is one of another; in doubt it is.
  fileprivate func mayFit(_ other: ValueForm) -> Bool {
    if base == other.base || other.base == .string || base == .string { return true }
    switch (base, other.base) {
    case (.int, .int64), (.int64, .int), (.int, .double), (.int64, .double): return true
    case (.cases(let texts), _):
      let matcher = FormMatcher(other)
      return texts.contains { matcher.value(from: $0) != nil }
    case (_, .cases(let texts)):
      let matcher = FormMatcher(self)
      return texts.contains { matcher.value(from: $0) != nil }
    default: return false
    }
  }
}

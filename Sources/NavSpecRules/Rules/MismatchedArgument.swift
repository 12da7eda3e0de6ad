import NavSpecDiagnostics
import NavSpecModel
import NavSpecRuntime

/// A value in a link that does not fit a screen below.
struct MismatchedArgument: Rule {
  let kind = DiagnosticKind(
    id: "mismatched-argument", isFatal: false,
    explanation: """
      A link opens nothing if a value it carries does not fit a screen below. The link gives each captured \
      value to every screen of its stack that has a param of that name, or that 'parent' or 'with' names. \
      If the types have no value in common, the link never opens. '$url' is the URL itself, with a scheme of the \
      link: a type with other 'schemes' never holds it.
      """,
    examples: [
      """
      routes:
        home: { to: [group] }
        group: { params: { id: UUID }, to: [item] }
        item: { params: { id: Int }, parent: group, links: ["/group/item/{id}"] }
      #                                                     ^^^^^^^^^^^^^^^^^^ mismatched-argument
      """,
      """
      routes:
        home: { to: [item] }
        item: { params: { id: Int }, links: [{ path: "/item", with: { id: $path } }] }
      #                                                                   ^^^^^ mismatched-argument
      """,
      """
      routes:
        home: { to: [page] }
        page: { params: { at: URL }, links: [{ path: "/at/{host}", with: { at: "https://{host}" } }] }
      #                                                                        ^^^^^^^^^^^^^^^^ mismatched-argument
      """,
      """
      navspec: 1
      app: { name: Demo, schemes: [demo] }
      types: { Web: { is: URL, schemes: [https] } }
      root: home
      routes:
        home: { to: [page] }
        page: { params: { from: Web? }, links: [{ path: "/page", with: { from: $url } }] }
      #                                                                        ^^^^ mismatched-argument
      """,
    ],
    corrected: [
      """
      routes:
        home: { to: [group] }
        group: { params: { group: UUID }, to: [item] }
        item:
          params: { id: Int }
          parent: group
          links: ["/group/{group}/item/{id}", { path: "/item/{id}", stack: [item] }]
      """,
      """
      routes:
        home: { to: [item] }
        item: { params: { from: String }, links: [{ path: "/item", with: { from: $path } }] }
      """,
      """
      routes:
        home: { to: [page] }
        page: { params: { at: URL? }, links: [{ path: "/at/{host}", with: { at: "https://{host}" } }] }
      """,
      """
      navspec: 1
      app: { name: Demo, schemes: [demo] }
      types: { Web: { is: URL, schemes: [https, demo] } }
      root: home
      routes:
        home: { to: [page] }
        page: { params: { from: Web? }, links: [{ path: "/page", with: { from: $url } }] }
      """,
    ])

  func diagnostics(in context: RuleContext) -> [Diagnostic] {
    let graph = context.graph
    return context.routedLinks.flatMap { route, link -> [Diagnostic] in
      guard let template = link.template, !link.isInvalid else { return [] }
      let schemes = template.scheme.map { [$0] } ?? graph.sources[link.source].policy.openedSchemes
      let whole = link.arguments.compactMap { argument -> Diagnostic? in
        guard let parameter = route.parameter(named: argument.name.value),
          let form = graph.form(of: parameter.type),
          let problem = Self.problem(argument.value.value, of: parameter, form, schemes)
        else { return nil }
        return Diagnostic(
          kind, "'\(argument.name.value)' of '\(route.qualifiedName)' \(problem.message)",
          at: argument.value.range, label: problem.label)
      }
      func captures(_ param: String) -> Bool {
        template.placeholders.contains { placeholder in
          (link.names.first { $0.name.value == placeholder.name }?.value.value ?? placeholder.name) == param
        }
      }
      for screen in link.stack.dropLast().reversed() {
        for parameter in graph.routes[screen.route].parameters {
          let name: String
          switch screen.arguments[parameter.name.value] {
          case .captured(let source): name = source
          case nil: name = parameter.name.value
          default: continue
          }
          // The route's own param says what the URL carries.
          guard captures(name), let own = route.parameter(named: name),
            own.arity == .one || own.arity == .optional, parameter.isRequired,
            let from = graph.form(of: own.type), let to = graph.form(of: parameter.type),
            !from.mayFit(to)
          else { continue }
          let below = graph.name(of: screen.route)
          return whole + [
            Diagnostic(
              kind, "'\(name)' of '\(route.qualifiedName)' does not fit '\(below)' below it",
              at: link.range, label: "never opens",
              related: [
                .init("what the URL carries", at: own.range),
                .init("what '\(below)' needs", at: parameter.range),
              ],
              fixes: [
                .init("give one of the params another name"),
                .init("give it a value: parent: {\(below): {\(parameter.name.value): …}}"),
              ])
          ]
        }
      }
      return whole
    }
  }
}

extension MismatchedArgument {
  /// Why a param cannot hold a text of the URL.
  /// - Parameter schemes: Those of the URLs that the link opens.
  fileprivate static func problem(
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
        ? ("must hold any text that the link builds", "must be optional, or a String without constraints")
        : nil
    }
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

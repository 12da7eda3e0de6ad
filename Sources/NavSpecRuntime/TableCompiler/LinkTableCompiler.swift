nonisolated struct LinkTableCompiler {
  let schema: NavigationSchema
  private(set) var variants: [LinkVariant] = []
  private(set) var exclusions: [LinkVariant] = []
  /// Empty for one that cannot be read, which nothing leads to.
  private(set) var redirectTargets: [[URITemplate.Part]] = []
  private(set) var problems: [LinkTable.Problem] = []
  private var prefixes: [LinkPattern] = []
  private let domains: [[LinkDomain]]

  /// What has been read already, by its text.
  private(set) var patterns: [String: LinkPattern]
  /// What is wrong with the regular expressions of the schema, each read once.
  private let expressionProblems: [String: LinkPatternError]

  init(_ schema: NavigationSchema, patterns: [String: LinkPattern] = [:]) {
    self.schema = schema
    self.patterns = patterns
    let forms =
      schema.routes.flatMap { $0.parameters }.map { $0.form } + schema.links.flatMap { $0.constraints.values }
      + schema.prefixForms.values
    expressionProblems = Set(forms.compactMap { $0.pattern }).reduce(into: [:]) {
      $0[$1] = FormMatcher(ValueForm(.string, pattern: $1)).problem
    }
    domains = schema.sources.map { $0.domains.compactMap { LinkDomain($0) } }
  }

  mutating func compile() {
    for prefix in schema.prefixes {
      if let pattern = try? pattern(prefix), pattern.scheme == nil { prefixes.append(pattern) }
    }
    for (index, link) in schema.links.enumerated() {
      do throws(LinkPatternError) {
        let pattern = try pattern(link.pattern)
        variants += try variants(of: link, pattern, .link(index))
      } catch {
        problems.append(LinkTable.Problem(origin: .link(index), error: error))
      }
    }
    for (index, redirect) in schema.redirects.enumerated() {
      do throws(LinkPatternError) {
        let target = try pattern(redirect.target).template
        let pattern = try pattern(redirect.pattern)
        variants += try variants(of: redirect, pattern, .redirect(index), to: target)
        redirectTargets.append(target.parts)
      } catch {
        redirectTargets.append([])
        problems.append(LinkTable.Problem(origin: .redirect(index), error: error))
      }
    }
    for (index, exclusion) in schema.exclusions.enumerated() {
      do throws(LinkPatternError) {
        let base = LinkVariant(origin: .exclusion(index), source: exclusion.source)
        let pattern = try pattern(exclusion.pattern)
        exclusions += try variants(pattern, base, Self.text)
      } catch {
        problems.append(LinkTable.Problem(origin: .exclusion(index), error: error))
      }
    }
  }

  private mutating func pattern(_ text: String) throws(LinkPatternError) -> LinkPattern {
    if let known = patterns[text] { return known }
    let pattern = try LinkPattern(parsing: text)
    patterns[text] = pattern
    return pattern
  }

  private func variants(
    of link: NavigationSchema.Link, _ pattern: LinkPattern, _ origin: LinkVariant.Origin
  ) throws(LinkPatternError) -> [LinkVariant] {
    guard schema.routes.indices.contains(link.route) else { return [] }
    var base = LinkVariant(origin: origin, source: link.source)
    base.forbiddenKeys = link.forbiddenKeys
    base.when = link.when
    base.priority = link.priority
    return try variants(pattern, base) { field($0, of: link) }
  }

  private func variants(
    of redirect: NavigationSchema.Redirect, _ pattern: LinkPattern, _ origin: LinkVariant.Origin,
    to target: URITemplate
  ) throws(LinkPatternError) -> [LinkVariant] {
    let needed = target.neededNames
    return try variants(pattern, LinkVariant(origin: origin, source: redirect.source)) {
      var field = Self.text($0)
      field.isRequired = needed.contains($0.name)
      return field
    }
  }

  private func variants(
    _ pattern: LinkPattern, _ base: LinkVariant,
    _ field: @escaping (LinkPattern.Placeholder) -> LinkVariant.Field
  ) throws(LinkPatternError) -> [LinkVariant] {
    for placeholder in pattern.placeholders {
      if let problem = problem(field(placeholder), placeholder) { throw problem }
    }
    let source =
      schema.sources.indices.contains(base.source) ? schema.sources[base.source] : NavigationSchema.Source()
    let builder = LinkVariantBuilder(
      pattern: pattern, base: base, field: field, hostPolicy: source.hostPolicy,
      isStrict: source.distinguishesFinalSlash, isBare: base.source == 0 || source.isBare,
      domains: domains.indices.contains(base.source) ? domains[base.source] : [])
    return try builder.variants(prefixes: prefixes)
  }

  /// A form that accepts nothing is a mistake in the spec, not a link that never opens.
  private func problem(_ field: LinkVariant.Field, _ placeholder: LinkPattern.Placeholder)
    -> LinkPatternError?
  {
    for form in [field.form, field.constraint].compactMap({ $0 }) {
      if case .opaque = form.base {
        return LinkPatternError("'\(placeholder.name)' has no textual form", at: placeholder.range)
      }
      if let problem = form.pattern.flatMap({ expressionProblems[$0] }) {
        return LinkPatternError(
          "the pattern of '\(placeholder.name)': \(problem.message)", at: placeholder.range)
      }
    }
    return nil
  }

  private static func text(_ placeholder: LinkPattern.Placeholder) -> LinkVariant.Field {
    LinkVariant.Field(name: placeholder.isAnonymous ? "" : placeholder.name, form: ValueForm(.string))
  }

  /// The parameter that a placeholder sets: the route's own, else that of a screen below it.
  private func field(_ placeholder: LinkPattern.Placeholder, of link: NavigationSchema.Link)
    -> LinkVariant.Field
  {
    guard !placeholder.isAnonymous else { return Self.text(placeholder) }
    let name = link.names[placeholder.name] ?? placeholder.name
    var field = LinkVariant.Field(name: name, form: ValueForm(.string))
    if let parameter = parameter(name, of: link) {
      field.form = parameter.form
      field.arity = parameter.arity
      field.isRequired = parameter.valueWhenMissing == nil
    } else if let form = schema.prefixForms[name] {
      field.form = form
    }
    field.constraint = link.constraints[name]
    return field
  }

  private func parameter(_ name: String, of link: NavigationSchema.Link) -> NavigationSchema.Parameter? {
    if link.stack.last?.route != link.route {
      let own = NavigationSchema.LinkedScreen(route: link.route)
      if let parameter = parameter(name, of: own) { return parameter }
    }
    for screen in link.stack.reversed() {
      if let parameter = parameter(name, of: screen) { return parameter }
    }
    return nil
  }

  private func parameter(_ name: String, of screen: NavigationSchema.LinkedScreen)
    -> NavigationSchema.Parameter?
  {
    guard schema.routes.indices.contains(screen.route) else { return nil }
    return schema.routes[screen.route].parameters.first { parameter in
      switch screen.arguments[parameter.name] {
      case .captured(let captured): captured == name
      case nil: parameter.name == name
      default: false
      }
    }
  }
}

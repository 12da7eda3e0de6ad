/// What a table holds, built once.
nonisolated final class LinkTableContents: Sendable {
  let schema: NavigationSchema
  let problems: [LinkTable.Problem]
  let index: LinkIndex
  let exclusions: LinkIndex
  let hasExclusions: Bool
  let redirectTargets: [URITemplate?]
  /// Readers of the routes' parameters.
  let parameters: [[LinkParameter]]
  /// The links of each route, in order.
  let linksByRoute: [[Int]]

  init(_ schema: NavigationSchema, patterns: [LinkPattern?]) {
    var compiler = LinkTableCompiler(schema, patterns: patterns)
    compiler.compile()
    self.schema = schema
    problems = compiler.problems
    index = LinkIndex(compiler.variants, of: schema)
    exclusions = LinkIndex(compiler.exclusions, of: schema)
    hasExclusions = !compiler.exclusions.isEmpty
    redirectTargets = compiler.redirectTargets
    var linksByRoute: [[Int]] = Array(repeating: [], count: schema.routes.count)
    for index in schema.links.indices {
      let route = schema.links[index].route
      if linksByRoute.indices.contains(route) { linksByRoute[route].append(index) }
    }
    self.linksByRoute = linksByRoute
    var matchers: [ValueForm: LinkFieldMatcher] = [:]
    var known: [NavigationSchema.Parameter: LinkParameter] = [:]
    let forms = index.forms
    parameters = schema.routes.map { route in
      route.parameters.map { parameter in
        // Most have a twin in another route.
        if let known = known[parameter] { return known }
        let matcher = matchers[parameter.form] ?? LinkFieldMatcher(form: parameter.form, constraint: nil)
        matchers[parameter.form] = matcher
        // Not each decimal that a URL may have is one that we write.
        let form = parameter.form.base == .double ? nil : forms[parameter.form]
        let made = LinkParameter(parameter, matcher, form: form ?? -1)
        known[parameter] = made
        return made
      }
    }
  }
}

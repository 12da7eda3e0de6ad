/// What a table holds, read once.
nonisolated final class LinkTableContents: Sendable {
  let schema: NavigationSchema
  /// Why the text could not be read, in which case no URL opens.
  let problem: String?
  let index: LinkIndex
  let exclusions: LinkIndex?
  #if !NAVSPEC_WITHOUT_REDIRECTS
    let redirectTargets: [URITemplate?]
  #endif
  /// Readers of the routes' parameters.
  let parameters: [[LinkParameter]]
  /// The links of each route, in order.
  let linksByRoute: [[Int]]
  let text: TableText
  /// Where the text has the pattern that a link is built from; -1 where it is not built.
  let patterns: [Int]
  let proofs: LinkTableProofs?

  /// - Parameter reader: At the beginning of the links; nil if there are none that this runtime can read.
  init(_ schema: NavigationSchema, _ reader: TableReader?, proofs: LinkTableProofs? = nil) {
    self.schema = schema
    self.text = reader?.text ?? TableText("")
    self.proofs = proofs
    var linksByRoute: [[Int]] = Array(repeating: [], count: schema.routes.count)
    for index in schema.links.indices {
      let route = schema.links[index].route
      if linksByRoute.indices.contains(route) { linksByRoute[route].append(index) }
    }
    self.linksByRoute = linksByRoute
    guard var reader else {
      problem = "the links are not of this version of the runtime: generate the code again"
      index = LinkIndex(
        matchers: [], affixes: [], sites: [], groups: [], tests: [], traits: [], ranks: [], compiled: [],
        program: MatchRequirements(conditions: [], captures: [], fields: [], bytes: []),
        trie: LinkTrie(nodes: [], edges: [], terminals: [], literals: [], branches: []))
      exclusions = nil
      #if !NAVSPEC_WITHOUT_REDIRECTS
        redirectTargets = []
      #endif
      parameters = []
      patterns = []
      return
    }
    problem = nil
    index = LinkIndex(&reader)
    exclusions = reader.bool() ? LinkIndex(&reader) : nil
    #if NAVSPEC_WITHOUT_REDIRECTS
      _ = reader.int()
    #else
      redirectTargets = reader.list { $0.bool() ? $0.template() : nil }
    #endif
    let forms = reader.list { (matcher: LinkFieldMatcher($0.formMatcher()), number: $0.int32()) }
    let places = reader.list { $0.list { $0.int() } }
    parameters = zip(schema.routes, places).map { route, places in
      zip(route.parameters, places).compactMap { parameter, place in
        forms.indices.contains(place)
          ? LinkParameter(parameter, forms[place].matcher, form: forms[place].number) : nil
      }
    }
    patterns = reader.list { $0.skip() }
  }
}

/// What the tool keeps with a table; an app has none.
nonisolated class LinkTableProofs: @unchecked Sendable {}

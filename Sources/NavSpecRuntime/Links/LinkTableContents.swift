/// What a table holds, read once.
nonisolated final class LinkTableContents: Sendable {
  let schema: NavigationSchema
  /// Why the text could not be read, in which case no URL opens.
  let problem: String?
  let index: LinkIndex
  let exclusions: LinkIndex?
  let redirectTargets: [[URITemplate.Part]]
  /// What the values of parameters are read with, and the number that the index gives each form.
  private let forms: [(matcher: LinkFieldMatcher, number: Int32)]
  /// The form of each parameter of each route, and where those of a route begin.
  private let places: FlatArray<Int32>
  private let placesByRoute: FlatArray<Int32>
  let text: TableText
  /// The patterns that links are built from.
  let patterns: TableParts
  let proofs: LinkTableProofs?

  /// - Parameter reader: At the beginning of the links; nil if there are none that this runtime can read.
  init(_ schema: NavigationSchema, _ reader: TableReader?, proofs: LinkTableProofs? = nil) {
    self.schema = schema
    self.proofs = proofs
    problem =
      reader == nil ? "the links are not of this version of the runtime: generate the code again" : nil
    var reader = reader ?? TableReader(TableText(""), at: 0)
    text = reader.text
    index = LinkIndex(&reader, keepsAll: proofs != nil)
    exclusions = reader.bool() ? LinkIndex(&reader, keepsAll: proofs != nil) : nil
    redirectTargets = reader.coded([]) { $0.targets(&$1) }
    forms = reader.list { (matcher: LinkFieldMatcher($0.formMatcher(nil)), number: $0.int(Int32(0))) }
    places = FlatArray(&reader)
    placesByRoute = FlatArray(&reader)
    patterns = TableParts(&reader)
  }

  /// Reads the values of a route's parameter; nil if there is none such.
  func parameter(_ index: Int, of route: Int) -> LinkParameter? {
    guard schema.routes.indices.contains(route), route < placesByRoute.count,
      schema.routes[route].parameters.indices.contains(index)
    else { return nil }
    let place = Int(placesByRoute[route]) + index
    guard place < places.count, forms.indices.contains(Int(places[place])) else { return nil }
    let form = forms[Int(places[place])]
    return LinkParameter(schema.routes[route].parameters[index], form.matcher, form: form.number)
  }
}

/// What the tool keeps with a table; an app has none.
nonisolated class LinkTableProofs: @unchecked Sendable {}

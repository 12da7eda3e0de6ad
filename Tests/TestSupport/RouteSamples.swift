package import NavSpecRuntime
package import Testing

/// Makes every route of a generated enum from values, and expects them back: the enum, its reader and
/// its writer agree with the schema beside them.
package func expectEveryRouteKeepsItsValues<Route: NavigationRoute>(
  _ type: Route.Type, in map: SchemaIndex, opaque: OpaqueValue? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(map.problem == nil, sourceLocation: sourceLocation)
  for (index, declared) in map.schema.routes.enumerated() {
    for round in 0..<3 {
      let values = declared.parameters.map { $0.sample(round, opaque: opaque) }
      let route = Route(index: index, values: values)
      #expect(route?.index == index, "\(declared.name)", sourceLocation: sourceLocation)
      #expect(route?.values == values, "\(declared.name)", sourceLocation: sourceLocation)
      let short = Route(index: index, values: values + [.absent])
      #expect(short == nil, "\(declared.name) takes too many values", sourceLocation: sourceLocation)
    }
  }
  #expect(Route(index: -1, values: []) == nil, sourceLocation: sourceLocation)
  #expect(Route(index: map.schema.routes.count, values: []) == nil, sourceLocation: sourceLocation)
}

extension NavigationSchema.Parameter {
  /// A value; missing, alone and repeated ones take turns.
  fileprivate func sample(_ round: Int, opaque: OpaqueValue?) -> RouteValue {
    switch arity {
    case .one: form.sample(round, opaque: opaque)
    case .optional: round == 0 ? .absent : form.sample(round, opaque: opaque)
    case .list: .list((0..<round).map { form.sample($0, opaque: opaque) })
    case .map: .map(round == 0 ? [:] : ["key": "value \(round)"])
    }
  }
}

extension ValueForm {
  fileprivate func sample(_ round: Int, opaque: OpaqueValue?) -> RouteValue {
    switch base {
    case .string: .string("text \(round)")
    case .int, .int64: .integer(Int64(round) - 1)
    case .double: .double(Double(round) / 4)
    case .bool: .bool(round == 1)
    case .uuid: .string("6F9619FF-8B86-D011-B42D-00C04FC964F\(round)")
    case .date: .string("2026-02-2\(round)")
    case .url: .string("https://example.com/\(round)")
    case .cases(let raws): .string(raws[round % raws.count])
    case .opaque: opaque.map { .opaque($0) } ?? .absent
    }
  }
}

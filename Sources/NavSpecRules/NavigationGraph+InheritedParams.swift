import NavSpecDiagnostics
import NavSpecModel
import NavSpecRuntime

/// A param of a screen below that takes the value of one above it.
struct InheritedParam {
  let route: Route
  let source: Parameter
  let below: Route
  let parameter: Parameter
  /// The screen that is directly above `below`, where its parent is said.
  let above: Route
  /// What puts one screen below the other: a parent, or the stack of a link.
  let place: SourceRange
  let isInStack: Bool
  /// Whether the parent names the source. Else both have one name.
  let isSaid: Bool

  var name: String { parameter.name.value }

  /// Whether both are one value, several, or a whole query.
  var hasOneArity: Bool {
    let arities = [source.arity, parameter.arity].map { $0 == .optional ? .one : $0 }
    return arities[0] == arities[1]
  }
}

extension NavigationGraph {
  /// Each param that a screen below takes from the nearest screen above it that has its source.
  var inheritedParams: [InheritedParam] {
    var found: [InheritedParam] = []
    var known: Set<[SourceRange]> = []
    func walk(_ chain: some Sequence<Parent>, isStack: Bool) {
      var last: Route?
      var nearest: [String: (route: Route, parameter: Parameter)] = [:]
      for step in chain {
        let below = routes[step.route]
        let directlyAbove = last ?? below
        last = below
        for parameter in below.parameters {
          var source: String? = parameter.name.value
          let said = step.arguments.first { $0.name.value == source }?.value.value
          if let said { source = if case .captured(let name) = said { name } else { nil } }
          guard let above = source.flatMap({ nearest[$0] }),
            known.insert([above.parameter.name.range, parameter.name.range]).inserted
          else { continue }
          found.append(
            InheritedParam(
              route: above.route, source: above.parameter, below: below, parameter: parameter,
              above: directlyAbove, place: step.range, isInStack: isStack, isSaid: said != nil))
        }
        for parameter in below.parameters { nearest[parameter.name.value] = (below, parameter) }
      }
    }
    // What a route has from the one that it is under is reported there.
    for route in routes.filter({ $0.under == nil }) + routes.filter({ $0.under != nil }) {
      let own: Parent = (route.id, route.name.range, arguments: [])
      walk(sequence(first: own) { routes[$0.route].parent }, isStack: false)
      for stack in route.links.compactMap(\.ownStack) { walk(stack.value.reversed(), isStack: true) }
    }
    return found
  }
}

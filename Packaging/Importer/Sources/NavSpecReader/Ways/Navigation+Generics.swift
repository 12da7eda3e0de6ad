/// Routers that are generic over their routes: which enum is meant is said where they are called.
extension Navigation {
  /// Whether a written type is a generic parameter of a member, or of the type around it.
  func isGeneric(_ written: String?, in member: Int) -> Bool {
    guard let written else { return false }
    let around = index.typeOfMember[member].map { index.types[$0].fact.generics } ?? []
    return (index.members[member].generics + around).contains(Index.core(written))
  }

  /// The generic params of functions, by the functions' names.
  mutating func findGenericParams() {
    for (id, member) in index.members.enumerated() where member.kind != .property {
      for (place, param) in member.params.enumerated() where isGeneric(param.type, in: id) {
        genericParams[member.kind == .initializer ? "init" : member.name, default: []].append((id, place))
      }
    }
  }

  /// What a call of a generic router's function leads to, where the function hands on what it is given.
  func genericWay(_ event: Int) -> (found: [Destination], presentation: Presentation)? {
    let fact = index.events[event]
    for (member, place) in genericParams[fact.name] ?? [] {
      let param = index.members[member].params[place]
      guard fact.arguments.count == index.members[member].params.count,
        fact.arguments[place].label == param.label,
        !isParam(fact.arguments[place].value, event)
      else { continue }
      let found = genericCases(of: fact.arguments[place].value, at: event)
      if let presentation = handing([param.name], in: [member]) { return (found, presentation) }
      // What gives nothing back keeps the route in some way of its own.
      if index.members[member].type == nil, !found.isEmpty, keeping(param.name, in: member) != nil {
        return ([], .push)
      }
    }
    return nil
  }

  /// The cases of the only enum that has them, or of the one that the router's type names.
  private func genericCases(of value: Value, at event: Int) -> [Destination] {
    var found = screens.keys.sorted().map { (type: $0, cases: cases(of: value, expecting: $0, at: event)) }
      .filter { !$0.cases.isEmpty }
    if found.count > 1, case .reference(let path)? = index.events[event].base, let name = path.last,
      let owner = index.typeOfMember[index.events[event].member],
      let property = index.property(name, of: owner),
      let written = index.members[property].type
    {
      let named = found.filter { written.hasSuffix("<\(index.types[$0.type].fact.name)>") }
      found = named.isEmpty ? found : named
    }
    let mark: Mark = found.count > 1 ? .guess : .inferred
    return found.flatMap(\.cases).map { Destination(target: $0.target, mark: max(mark, $0.mark)) }
  }
}

extension Navigation {
  /// The routes that an expression is, where one of an enum is expected.
  func cases(of value: Value, expecting type: Int?, at event: Int, depth: Int = 0) -> [Destination] {
    guard depth < 6 else { return [] }
    switch value {
    case .reference(let path):
      guard let name = path.last else { return [] }
      if path.count > 1, let owner = owner(of: path.dropLast(), expecting: type, at: event) {
        return screenful(owner, name, [], at: event, .read)
      }
      return indirectCases(of: path, expecting: type, at: event, depth)
    case .call(let index):
      let call = self.index.events[index]
      guard call.kind == .call, case .reference(let path)? = call.base,
        let owner = owner(of: path[...], expecting: type, at: index), hasCase(call.name, owner)
      else {
        // `Box(.home)`, `Box(route: .home)`: what wraps a route.
        guard call.name.first?.isUppercase == true || call.base == nil else { return [] }
        return call.arguments.flatMap { cases(of: $0.value, expecting: type, at: index, depth: depth + 1) }
      }
      return screenful(owner, call.name, call.arguments.map(\.value), at: index, .read)
    case .choice(let values):
      let found = values.map { cases(of: $0, expecting: type, at: event, depth: depth + 1) }
      let several = found.filter { !$0.isEmpty }.count > 1
      return found.flatMap { $0 }.map { Destination(target: $0.target, mark: several ? .guess : $0.mark) }
    case .list(let values):
      return values.flatMap { cases(of: $0, expecting: type, at: event, depth: depth + 1) }
    default: return []
    }
  }

  private func owner(of path: ArraySlice<String>, expecting type: Int?, at event: Int) -> Int? {
    if path.first == "" { return path.count == 1 ? type : nil }
    guard path.last?.first?.isUppercase == true else { return nil }
    let name = path.joined(separator: ".")
    let member = index.events[event].member
    guard
      let found = index.type(written: name, file: index.fileOfMember[member], scope: index.scope(of: member)),
      screens[found] != nil || routes.contains(found)
    else { return nil }
    return found
  }

  /// A case of one enum may hold a route of another: then that is what is shown.
  private func screenful(_ type: Int, _ name: String, _ values: [Value], at event: Int, _ mark: Mark)
    -> [Destination]
  {
    guard hasCase(name, type) else { return [] }
    if nested[type]?.contains(name) == true, let value = values.first,
      let param = index.types[type].fact.cases.first(where: { $0.name == name })?.params.first,
      let inner = index.type(
        written: param.type, file: index.types[type].file, scope: index.types[type].fact.name)
    {
      let found = cases(of: value, expecting: inner, at: event)
      if !found.isEmpty { return found }
      // What a function was given is known where it is called.
      if isParam(value, event) { return [] }
    }
    return [Destination(target: .route(type, name), mark: mark)]
  }

  /// A variable, or a property that computes a route.
  private func indirectCases(of path: [String], expecting type: Int?, at event: Int, _ depth: Int)
    -> [Destination]
  {
    let member = index.events[event].member
    let plain = path.filter { $0 != "self" }
    if plain.count == 1, let local = index.members[member].locals[plain[0]]?.value {
      return cases(of: local, expecting: type, at: event, depth: depth + 1)
        .map { Destination(target: $0.target, mark: max($0.mark, .inferred)) }
    }
    let owner =
      plain.count == 1
      ? index.typeOfMember[member] : index.type(of: .reference(Array(path.dropLast())), at: event)
    guard let type, let owner, let name = plain.last, let property = index.property(name, of: owner),
      index.members[property].isComputed, index.type(ofProperty: property) == type
    else { return [] }
    var found: [Destination] = []
    for inner in index.eventsOfMember[property] {
      let fact = index.events[inner]
      let value: Value = fact.kind == .mention ? fact.arguments[0].value : .call(inner)
      guard fact.parent == nil else { continue }
      found += cases(of: value, expecting: type, at: inner, depth: depth + 1)
    }
    return found.map { Destination(target: $0.target, mark: found.count > 1 ? .guess : .inferred) }
  }
}

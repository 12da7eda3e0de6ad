extension Navigation {
  /// The routes that an expression is, where one of an enum is expected.
  func cases(of value: Value, expecting type: Int?, at event: Int, depth: Int = 0) -> [Destination] {
    guard depth < 6 else { return [] }
    switch value {
    case .reference(let path):
      guard let name = path.last else { return [] }
      if path.count > 1, let owner = enumeration(path.dropLast(), expecting: type, at: event) {
        return screenful(owner, name, [], at: event)
      }
      return indirectCases(of: path, expecting: type, at: event, depth)
    case .call(let index):
      let call = self.index.events[index]
      guard call.kind == .call, case .reference(let path)? = call.base,
        let owner = enumeration(path[...], expecting: type, at: index), hasCase(call.name, owner)
      else {
        // `Box(.home)`, `Box(route: .home)`: what wraps a route.
        guard call.isConstructor || call.base == nil else { return [] }
        return call.arguments.flatMap { cases(of: $0.value, expecting: type, at: index, depth: depth + 1) }
      }
      return screenful(owner, call.name, call.arguments.map(\.value), at: index)
    case .choice(let values):
      let found = values.map { cases(of: $0, expecting: type, at: event, depth: depth + 1) }
      let several = found.count { !$0.isEmpty } > 1
      return found.flatMap { $0 }.atLeast(several ? .guess : .read)
    case .list(let values):
      return values.flatMap { cases(of: $0, expecting: type, at: event, depth: depth + 1) }
    default: return []
    }
  }

  private func enumeration(_ path: ArraySlice<String>, expecting type: Int?, at event: Int) -> Int? {
    if path.first == "" { return path.count == 1 ? type : nil }
    guard path.last?.first?.isUppercase == true,
      let found = index.type(written: path.joined(separator: "."), in: index.events[event].member)
    else { return nil }
    return screens[found] != nil || routes.contains(found) ? found : nil
  }

  /// A case of one enum may hold a route of another: then that is what is shown.
  private func screenful(_ type: Int, _ name: String, _ values: [Value], at event: Int) -> [Destination] {
    // `nil`, or a case for no screen.
    guard hasCase(name, type), name != "none" || screens[type]?[name] != nil else { return [] }
    if nested[type]?.contains(name) == true, let value = values.first {
      return cases(of: value, expecting: held(by: name, type), at: event)
    }
    return [Destination(target: .route(type, name), mark: .read)]
  }

  /// A variable, or a property that computes a route.
  private func indirectCases(of path: [String], expecting type: Int?, at event: Int, _ depth: Int)
    -> [Destination]
  {
    if let local = local(path, at: event) {
      return cases(of: local, expecting: type, at: event, depth: depth + 1).atLeast(.inferred)
    }
    if let type, path.count == 1, let loop = index.closure(of: path[0], at: event)?.call,
      ["ForEach", "List"].contains(index.events[loop].name),
      index.type(of: .reference(path), at: event) == type
    {
      // Any of a list.
      return caseNames(of: type).map { Destination(target: .route(type, $0), mark: .guess) }
        .filter { !views(of: $0.target).isEmpty }
    }
    guard let type, let name = path.last, let owner = owner(of: path, at: event),
      let property = index.property(name, of: owner), index.members[property].isComputed,
      index.type(ofProperty: property) == type
    else { return [] }
    let found = returned(by: index.eventsOfMember[property]).flatMap {
      cases(of: $0.value, expecting: type, at: $0.event, depth: depth + 1)
    }
    return found.atLeast(found.count > 1 ? .guess : .inferred)
  }

  /// The value of a local variable.
  func local(_ path: [String], at event: Int) -> Value? {
    let plain = path.filter { $0 != "self" }
    return plain.count == 1 ? index.members[index.events[event].member].locals[plain[0]]?.value : nil
  }

  /// The expressions that stand alone: what a body returns.
  func returned(by events: [Int]) -> [(event: Int, value: Value)] {
    events.filter { index.events[$0].parent == nil && index.events[$0].kind != .assignment }.map {
      ($0, index.events[$0].kind == .call ? .call($0) : index.events[$0].arguments[0].value)
    }
  }

  /// A router may be generic over its routes: the cases of the only enum that has them, or of the one that the
  /// router's type names.
  func genericCases(of value: Value, at event: Int) -> [Destination] {
    var found = screens.keys.sorted().map { (type: $0, cases: cases(of: value, expecting: $0, at: event)) }
      .filter { !$0.cases.isEmpty }
    let base = index.events[event].base
    if let written = base.flatMap({ property(of: $0, at: event) }).flatMap({ index.members[$0].type }) {
      let named = found.filter { written.hasSuffix("<\(index.types[$0.type].fact.name)>") }
      found = named.isEmpty ? found : named
    }
    return found.flatMap(\.cases).atLeast(found.count > 1 ? .guess : .inferred)
  }
}

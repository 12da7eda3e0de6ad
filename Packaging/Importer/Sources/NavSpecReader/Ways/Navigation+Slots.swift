/// What a value may be given to.
enum Slot: Hashable {
  case property(Int)
  /// A function or initializer, and which of its params.
  case param(Int, Int)
  /// The param of the closure that a property keeps.
  case called(Int)
  /// A navigation path of any values.
  case path
}

extension Navigation {
  /// The params and properties whose value, or what wraps it, an expression is: `Box(route)`, `.settings(route)`.
  /// - Parameter isMade: Whether what any function makes of a value counts too.
  func sources(of value: Value, at event: Int, isMade: Bool = false, depth: Int = 0)
    -> [(slot: Slot, isBinding: Bool)]
  {
    switch value {
    case .reference(let path):
      if depth < 4, let local = local(path, at: event) {
        return sources(of: local, at: event, isMade: isMade, depth: depth + 1)
      }
      if path.count == 1, let call = index.closure(of: path[0], at: event)?.call,
        ["onReceive", "onChange"].contains(index.events[call].name)
      {
        // `.onChange(of: model.route) { path.append($0) }`: who sets it navigates.
        return slot(of: index.events[call].arguments[0].value, at: call).map { [($0, true)] } ?? []
      }
      if path.count == 1, let (call, place, _) = index.closure(of: path[0], at: event),
        index.constructed(call) != nil
      {
        // `Row { sheet = $0 }`: what the row calls its closure with.
        let closures = takers(of: call, place).compactMap { taker -> Slot? in
          guard case .property(let property) = taker, index.members[property].type?.contains("->") == true
          else { return nil }
          return .called(property)
        }
        return closures.count == 1 ? [(closures[0], true)] : []
      }
      let isBinding = path.contains { $0.hasPrefix("$") && $0 != "$0" }
      guard isBinding || path.isOwn else { return [] }
      return slot(of: value, at: event).map { [($0, isBinding)] } ?? []
    case .choice(let values), .list(let values):
      return values.flatMap { sources(of: $0, at: event, isMade: isMade, depth: depth) }
    case .call(let call):
      let fact = index.events[call]
      guard isMade || fact.isConstructor || fact.name == "init" || fact.base == .reference([""]) else {
        return []
      }
      return fact.arguments.flatMap { sources(of: $0.value, at: call, isMade: isMade, depth: depth) }
        .map { ($0.slot, false) }
    default: return []
    }
  }

  /// The param or property that an expression names.
  func slot(of value: Value, at event: Int) -> Slot? {
    let member = index.events[event].member
    if case .reference(let path) = value, path.count == 1,
      let place = index.members[member].params.firstIndex(where: { $0.name == Index.plain(path[0]) })
    {
      return .param(member, place)
    }
    return property(of: value, at: event).map(Slot.property)
  }

  func property(of value: Value, at event: Int) -> Int? {
    guard case .reference(let path) = value, let name = path.last.map(Index.plain) else { return nil }
    return owner(of: path, at: event).flatMap { index.property(name, of: $0) }
  }

  /// The type that the last name of a path is a member of.
  func owner(of path: [String], at event: Int) -> Int? {
    path.isOwn
      ? index.typeOfMember[index.events[event].member]
      : index.type(of: .reference(Array(path.dropLast())), at: event)
  }

  /// What a function or a view was given is a way where it is given.
  func isParam(_ value: Value, _ event: Int) -> Bool {
    sources(of: value, at: event, isMade: true).contains { source in
      if case .property = source.slot { source.isBinding || slots[source.slot] != nil } else { true }
    }
  }

  /// Whether what a slot was given is handed on.
  func isHandedOn(_ value: Value, _ event: Int) -> Bool {
    sources(of: value, at: event).contains { slots[$0.slot] != nil && !$0.isBinding }
  }

  /// Whom an event gives one of its arguments: by name and label, where the type of the base is not known.
  func takers(of event: Int, _ place: Int) -> [Slot] {
    let fact = index.events[event]
    let argument = fact.arguments[place]
    if fact.kind == .assignment { return kept(event) }
    guard fact.kind == .call else { return [] }
    if fact.name == "NavigationLink", argument.label == "value" { return [.path] }
    var found = isPathChange(event) ? kept(event) : []
    var functions = fact.name == "init" ? [] : index.functions[fact.name] ?? []
    if let type = index.constructed(event) {
      functions += index.initializers[type] ?? []
      if argument.isTrailing, argument.label == nil {
        found += index.types[type].members.filter { index.members[$0].kind == .property }.map(Slot.property)
      } else if let label = argument.label {
        found += (index.properties[label] ?? []).filter { index.typeOfMember[$0] == type }.map(Slot.property)
      }
    }
    for member in functions where index.takes(member, fact) {
      guard index.members[member].kind == .initializer || index.isOn(member, fact, at: event) else {
        continue
      }
      let params = index.members[member].params
      let isLast = argument.isTrailing && argument.label == nil
      for (position, param) in params.enumerated()
      where isLast ? position == params.count - 1 : param.label == argument.label {
        if isLast || argument.label != nil || position == place { found.append(.param(member, position)) }
      }
    }
    guard place == 0, argument.label == nil else { return found }
    // A closure that is kept in a property, or a value that is called as a function.
    guard index.properties[fact.name] != nil, let path = fact.path,
      let property = property(of: .reference(path), at: event)
    else { return found }
    let type = index.type(ofProperty: property)
    let callables = (index.functions["callAsFunction"] ?? []).filter { index.typeOfMember[$0] == type }
    return found + [.called(property)] + callables.map { .param($0, 0) }
  }

  private static let changes: Set<String> = ["append", "insert", "push"]
  func isPathChange(_ event: Int) -> Bool {
    let fact = index.events[event]
    return fact.kind == .call && Self.changes.contains(fact.name) && fact.base != nil
  }

  /// What an assignment or an `append` changes. Where nothing says its type, its name says what it is.
  func kept(_ event: Int) -> [Slot] {
    let fact = index.events[event]
    guard let path = fact.kind == .assignment ? fact.path : fact.path?.dropLast(), let name = path.last else {
      return []
    }
    let isNamed = name.lowercased().hasSuffix("path")
    if let property = property(of: .reference(path), at: event) {
      let member = index.members[property]
      let isList = isNamed && member.type?.hasPrefix("[") == true
      let element = isList ? index.type(written: member.type, in: property) : nil
      // A list of an enum that is navigated by, or of what wraps one.
      let isOfRoutes =
        isList
        && element.map { index.types[$0].fact.kind != .enum || screens[$0] != nil || routes.contains($0) }
          ?? true
      var isPath = isOfRoutes || Index.core(member.type ?? "") == "NavigationPath"
      if case .call(let call)? = member.value, index.events[call].name == "NavigationPath" { isPath = true }
      return isPath ? [.property(property), .path] : [.property(property)]
    }
    let isLocal = index.members[fact.member].locals[path[path.startIndex]] != nil
    if fact.kind == .call, !isLocal, isNamed || name.lowercased().hasSuffix("navigationstack") {
      return [.path]
    }
    return []
  }

  /// Those of some slots that show what they are given.
  func showing(_ takers: [Slot]) -> [Slot] {
    takers.filter { slot in
      if slots[slot] != nil { return true }
      guard case .called = slot, let type = type(of: slot) else { return false }
      return routes.contains(type)
    }
  }

  /// The type of what a slot takes.
  func type(of slot: Slot) -> Int? {
    switch slot {
    case .property(let property): index.type(ofProperty: property)
    case .param(let member, let place):
      index.type(written: index.members[member].params[place].type, in: member)
    case .called(let property):
      index.type(written: index.members[property].type.flatMap(Index.closureParam), in: property)
    case .path: nil
    }
  }

  /// Whether a slot takes what a generic parameter of its function or its type says.
  func isGeneric(_ slot: Slot) -> Bool {
    switch slot {
    case .property(let property): isGeneric(index.members[property].type, in: property)
    case .param(let member, let place): isGeneric(index.members[member].params[place].type, in: member)
    case .called, .path: false
    }
  }

  func isGeneric(_ written: String?, in member: Int) -> Bool {
    guard let written else { return false }
    let around = index.typeOfMember[member].map { index.types[$0].fact.generics } ?? []
    return (index.members[member].generics + around).contains(Index.core(written))
  }
}

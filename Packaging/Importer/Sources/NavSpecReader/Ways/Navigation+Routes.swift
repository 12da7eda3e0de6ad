extension Navigation {
  /// The enums that are navigated by, and the properties whose value is shown.
  mutating func findRoutes() {
    for (id, type) in index.types.enumerated()
    where type.fact.kind == .enum && type.fact.inherits.contains(where: { $0.hasSuffix("NavigationRoute") }) {
      routes.insert(id)
    }
    for (event, fact) in index.events.enumerated() where fact.kind == .call {
      switch fact.name {
      case "NavigationStack", "NavigationView", "NavigationSplitView":
        if let path = argument("path", of: fact) { keep(path, at: event, .push) }
      case "WindowGroup", "Window": keepWindow(event)
      default:
        guard let idiom = Idiom.all[fact.name], idiom.matches(fact) else { continue }
        if let value = argument("value", of: fact), let type = index.type(of: value, at: event),
          screens[type] != nil
        {
          routes.insert(type)
        }
        if idiom.isUIKit, let performed = performed(event) {
          for name in performed.cases {
            casePresentations[.route(performed.type, name)] = presentation(of: event, idiom)
          }
        } else {
          keepDestination(event, idiom)
        }
      }
    }
    for _ in 0..<2 { passBindings() }
  }

  /// A binding that is given to a function or a view which shows its value: the property is one step further.
  private mutating func passBindings() {
    for (event, fact) in index.events.enumerated() where fact.kind == .call {
      for argument in fact.arguments {
        guard case .reference(let path) = argument.value,
          path.contains(where: { $0.hasPrefix("$") && $0 != "$0" }),
          let label = argument.label
        else { continue }
        let shown: Presentation?
        if let type = index.constructed(event) {
          shown = index.property(label, of: type).flatMap { presented[$0] }
        } else {
          let takers = (index.functions[fact.name] ?? []).compactMap { shownParams[$0]?[label] }
          shown = takers.first
        }
        if let shown { keep(argument.value, at: event, shown) }
      }
    }
  }

  /// The cases of a route that a function was given and carries out here: no way of its own.
  func performed(_ event: Int) -> (type: Int, cases: [String])? {
    let fact = index.events[event]
    var next = fact.arm
    while let arm = next {
      if let type = enumOfArm[arm], screens[type] != nil, case .reference(let path) = index.arms[arm].subject,
        path.count == 1, index.members[fact.member].params.contains(where: { $0.name == path[0] })
      {
        return (type, index.arms[arm].patterns)
      }
      next = index.arms[arm].parent
    }
    return nil
  }

  func argument(_ label: String, of event: Event) -> Value? {
    event.arguments.first { $0.label == label }?.value
  }

  /// The property that a binding is of, and the type of its value.
  private mutating func keep(
    _ binding: Value, at event: Int, _ presentation: Presentation, isRoute: Bool = true
  ) {
    let property = property(of: binding, at: event)
    if let property { presented[property] = presentation }
    let member = index.events[event].member
    if property == nil, case .reference(let path) = binding, path.count == 1,
      let param = index.members[member].params.first(where: { $0.name == Index.plain(path[0]) })
    {
      shownParams[member, default: [:]][param.label ?? ""] = presentation
    }
    guard isRoute, let type = index.type(of: binding, at: event),
      screens[type] != nil || index.types[type].fact.kind == .enum
    else { return }
    routes.insert(type)
    if let property { itemProperties[property] = presentation }
  }

  func property(of binding: Value, at event: Int) -> Int? {
    guard case .reference(let path) = binding, let name = path.last.map(Index.plain) else { return nil }
    let owner =
      path.filter { $0 != "self" }.count == 1
      ? index.typeOfMember[index.events[event].member]
      : index.type(of: .reference(Array(path.dropLast())), at: event)
    if let owner { return index.property(name, of: owner) }
    let candidates = (index.properties[name] ?? []).filter {
      index.type(ofProperty: $0).map { screens[$0] != nil } ?? false
    }
    return candidates.count == 1 ? candidates[0] : nil
  }

  private mutating func keepDestination(_ event: Int, _ idiom: Idiom) {
    let fact = index.events[event]
    guard let content = idiom.contentArgument(of: fact) else { return }
    let region = Region.argument(event, content)
    let shown = destinations(in: region)
    // What is written in place is a part of what is around it.
    let all = shown.elsewhere.union(events(in: region))
    if shown.isInPlace { inPlaceEvents.formUnion(all) } else { inDestination.formUnion(all) }
    if let given = shown.given, shown.targets.isEmpty {
      let unit = unit(of: event)
      let isParam = index.members[fact.member].params.contains { $0.name == given }
      sinks.views[isParam ? .function(fact.member) : unit, default: [:]][given] = idiom.presentation
    }
    let value = argument("item", of: fact) ?? argument("for", of: fact)
    guard let value else { return }
    let isItem = argument("item", of: fact) != nil
    // Content that does not look at the item is one screen for all its cases.
    let isRouted =
      index.type(of: value, at: event).map { shown.routed.contains($0) || shown.targets.isEmpty } ?? true
    if isItem { keep(value, at: event, idiom.presentation, isRoute: isRouted) }
    if isRouted || !isItem, let type = index.type(of: value, at: event),
      screens[type] != nil || index.types[type].fact.kind == .enum
    {
      routes.insert(type)
      let isAround = events(in: region).contains {
        index.events[$0].name == "NavigationStack" && index.events[$0].arm == fact.arm
      }
      if isAround { stacked.formUnion(caseNames(of: type).map { .route(type, $0) }) }
    } else if case .type(let name) = value, !shown.targets.isEmpty {
      sinks.values[Index.core(name), default: []].append((unit(of: event), shown.targets))
    }
    // The type of the item is not known, but what its `switch` is about.
    if index.type(of: value, at: event) == nil {
      routes.formUnion(shown.routed)
      if shown.routed.count == 1, let property = property(of: value, at: event) {
        itemProperties[property] = idiom.presentation
      } else if let type = shown.routed.first, shown.routed.count == 1, case .reference(let path) = value,
        path.count > 1, let name = path.last
      {
        namedItems[Index.plain(name)] = Sinks.Sink(type: type, presentation: idiom.presentation)
      }
    }
  }

  private mutating func keepWindow(_ event: Int) {
    let fact = index.events[event]
    guard
      let content = fact.arguments.firstIndex(where: {
        $0.isTrailing && $0.label == nil || $0.label == "content"
      })
    else { return }
    let targets = destinations(in: .argument(event, content)).targets
    if case .literal(let name)? = argument("id", of: fact) { sinks.windows[name] = targets }
    if case .type(let name)? = argument("for", of: fact) {
      sinks.windows[Index.core(name)] = targets
      if let type = index.type(of: .type(name), at: event), screens[type] != nil { routes.insert(type) }
    }
  }

  // MARK: Sinks

  /// Who hands a route on to a path, an item or another sink is a sink too.
  mutating func findSinks() {
    let candidates = Set(screens.keys).union(routes)
    for (property, presentation) in itemProperties {
      guard let type = index.type(ofProperty: property) ?? onlyRoute() else { continue }
      sinks.properties[property] = Sinks.Sink(type: type, presentation: presentation)
    }
    var functions: [(member: Int, param: Int, type: Int)] = []
    var stored: [(property: Int, type: Int)] = []
    for (id, member) in index.members.enumerated() {
      let file = index.fileOfMember[id]
      for (place, param) in member.params.enumerated() {
        if let type = index.type(written: param.type, file: file, scope: member.owner),
          candidates.contains(type)
        {
          functions.append((id, place, type))
        }
      }
      guard member.kind == .property, !member.isStatic, let owner = index.typeOfMember[id] else { continue }
      if let written = member.type, written.contains("->") { keepClosure(id, written, candidates) }
      if !member.isComputed, kinds.isScreen(owner), let type = index.type(ofProperty: id),
        candidates.contains(type),
        switching[owner] != type
      {
        stored.append((id, type))
      }
    }
    for _ in 0..<5 {
      let before = sinks
      for one in functions where sinks.functions[one.member]?[one.param] == nil {
        let name = index.members[one.member].params[one.param].name
        let isOverload = index.members[one.member].owner == "NavigationLink"
        guard let presentation = handing([name], in: [one.member]) ?? (isOverload ? .push : nil) else {
          continue
        }
        routes.insert(one.type)
        sinks.functions[one.member, default: [:]][one.param] = Sinks.Sink(
          type: one.type, presentation: presentation)
      }
      for one in stored {
        guard let owner = index.typeOfMember[one.property], sinks.properties[one.property] == nil else {
          continue
        }
        let name = index.members[one.property].name
        guard sinks.constructors[owner]?[name] == nil,
          let presentation = handing([name], in: index.types[owner].members)
        else { continue }
        routes.insert(one.type)
        sinks.constructors[owner, default: [:]][name] = Sinks.Sink(type: one.type, presentation: presentation)
      }
      guard sinks.functions == before.functions, sinks.constructors == before.constructors else { continue }
      for one in functions where sinks.functions[one.member]?[one.param] == nil && routes.contains(one.type) {
        let name = index.members[one.member].params[one.param].name
        guard let presentation = keeping(name, in: one.member) else { continue }
        sinks.functions[one.member, default: [:]][one.param] = Sinks.Sink(
          type: one.type, presentation: presentation)
      }
      if sinks.functions == before.functions { break }
    }
  }

  private func onlyRoute() -> Int? { routes.count == 1 ? routes.first : nil }

  private mutating func keepClosure(_ property: Int, _ written: String, _ candidates: Set<Int>) {
    guard let param = Index.closureParam(written),
      let type = index.type(written: param, file: index.fileOfMember[property], scope: nil),
      candidates.contains(type), routes.contains(type)
    else { return }
    sinks.properties[property] = Sinks.Sink(type: type, presentation: .push)
  }

  /// How a value appears that members hand on, where they do.
  func handing(_ path: [String], in members: [Int]) -> Presentation? {
    for event in members.flatMap({ index.eventsOfMember[$0] }) {
      let fact = index.events[event]
      if let idiom = Idiom.all[fact.name], idiom.matches(fact), idiom.isUIKit, isArm(fact.arm, of: path) {
        return idiom.presentation
      }
      for (place, argument) in fact.arguments.enumerated() where mentions(path, argument.value) {
        if fact.kind == .assignment || isPathChange(fact) {
          if let property = keptProperty(event), let how = presented[property] { return how }
          if isPath(event) { return .push }
        }
        if fact.name == "NavigationLink", argument.label == "value" { return .push }
        if isNavspecCall(fact, label: argument.label) { return .push }
        if let sink = sinkCandidates(of: event, place).first { return sink.presentation }
      }
    }
    return nil
  }

  private func isArm(_ arm: Int?, of path: [String]) -> Bool {
    var next = arm
    while let current = next {
      if mentions(path, index.arms[current].subject) { return true }
      next = index.arms[current].parent
    }
    return false
  }

  private func mentions(_ path: [String], _ value: Value) -> Bool {
    switch value {
    case .reference(let other): other == path || other == ["self"] + path
    case .choice(let values), .list(let values): values.contains { mentions(path, $0) }
    // What wraps the value: `Box(route)`.
    case .call(let call):
      isBox(index.events[call]) && index.events[call].arguments.contains { mentions(path, $0.value) }
    default: false
    }
  }

  /// `Box(route)`, `.init(route)`, `.settings(route)`.
  private func isBox(_ call: Event) -> Bool {
    call.name.first?.isUppercase == true || call.name == "init" || call.base == .reference([""])
  }

  private static let changes: Set<String> = ["append", "insert", "push"]
  func isPathChange(_ fact: Event) -> Bool {
    fact.kind == .call && Self.changes.contains(fact.name) && fact.base != nil
  }

  /// The property that an assignment or an `append` changes.
  func keptProperty(_ event: Int) -> Int? {
    let fact = index.events[event]
    if fact.kind == .call { return fact.base.flatMap { property(of: $0, at: event) } }
    var path: [String] = []
    if case .reference(let base)? = fact.base { path = base } else if fact.base != nil { return nil }
    return property(of: .reference(path + [fact.name]), at: event)
  }

  /// Whether what an event changes is a navigation path.
  func isPath(_ event: Int) -> Bool {
    guard let property = keptProperty(event) else {
      // The property is of a type that is not known: its name says what it is.
      guard index.events[event].kind == .call, case .reference(let path)? = index.events[event].base,
        let name = path.last?.lowercased()
      else { return false }
      return name.hasSuffix("path") || name.hasSuffix("navigationstack")
    }
    if itemProperties[property] == .push { return true }
    let member = index.members[property]
    if member.type?.hasPrefix("[") == true, member.name.lowercased().hasSuffix("path") { return true }
    if Index.core(member.type ?? "") == "NavigationPath" { return true }
    if case .call(let call)? = member.value { return index.events[call].name == "NavigationPath" }
    return false
  }

  /// A function of a navigated enum's value that returns nothing and keeps the value in some way of the app's own.
  func keeping(_ name: String, in member: Int) -> Presentation? {
    let fact = index.members[member]
    guard fact.kind == .function, fact.type == nil else { return nil }
    let isKept = index.eventsOfMember[member].contains { event in
      let inner = index.events[event]
      guard inner.kind == .assignment || isPathChange(inner) else { return false }
      return inner.arguments.contains { mentions([name], $0.value) }
    }
    guard isKept else { return nil }
    let words = fact.name.lowercased()
    return Idiom.words.first { words.contains($0.word) }?.presentation ?? .push
  }

  func sinkCandidates(of event: Int, _ place: Int) -> [Sinks.Sink] {
    let fact = index.events[event]
    let argument = fact.arguments[place]
    guard fact.kind == .call, !argument.isTrailing, argument.value.mayBeRoute else { return [] }
    if let type = index.constructed(event) {
      if let label = argument.label, let sink = sinks.constructors[type]?[label] { return [sink] }
      // An initializer that takes a route without a label.
      if argument.label == nil, let only = sinks.constructors[type], only.count == 1, place == 0 {
        return Array(only.values)
      }
    }
    let name = fact.name == "NavigationLink" ? "init" : fact.name
    var found: [(sink: Sinks.Sink, member: Int)] = []
    for member in index.functions[name] ?? [] {
      guard let params = sinks.functions[member] else { continue }
      if name == "init", index.members[member].owner != fact.name { continue }
      guard index.takes(member, fact), index.isOn(member, fact, at: event) else { continue }
      for (position, sink) in params where index.members[member].params[position].label == argument.label {
        if argument.label != nil || position == place { found.append((sink, member)) }
      }
    }
    if found.isEmpty, place == 0, argument.label == nil {
      // A closure that is kept in a property, or a value that is called as a function.
      for property in index.properties[fact.name] ?? [] {
        if let sink = sinks.properties[property], index.members[property].type?.contains("->") == true {
          found.append((sink, property))
        } else if let type = index.type(ofProperty: property) {
          for member in index.functions["callAsFunction"] ?? [] where index.typeOfMember[member] == type {
            if let sink = sinks.functions[member]?[0] { found.append((sink, member)) }
          }
        }
        if !found.isEmpty { break }
      }
    }
    return found.map(\.sink)
  }
}

extension Value {
  fileprivate var mayBeRoute: Bool {
    switch self {
    case .literal, .closure, .type: false
    default: true
    }
  }
}

extension Navigation {
  /// Every way, and every place that navigates and was not understood.
  mutating func findWays() {
    var presenters: [(event: Int, property: Int, type: Int, presentation: Presentation)] = []
    for (event, fact) in index.events.enumerated()
    where !index.files[index.fileOfMember[fact.member]].isGenerated {
      if fact.kind == .assignment {
        findAssignment(event)
      } else if fact.kind == .call, !findIdiom(event, &presenters) {
        findCall(event)
      }
    }
    findVerbs()
    // A sheet of an item that nothing was seen to set: one of its cases.
    let reached = Set(ways.map(\.target))
    for one in presenters
    where !(screens[one.type] ?? [:]).keys.contains(where: { reached.contains(.route(one.type, $0)) }) {
      for name in caseNames(of: one.type) where screens[one.type]?[name] != nil {
        add(one.event, [Destination(target: .route(one.type, name), mark: .guess)], one.presentation)
      }
    }
  }

  private mutating func add(
    _ event: Int, _ found: [Destination], _ presentation: Presentation, hasStack: Bool = false
  ) {
    let given = givenTo(event)
    for one in found {
      ways.append(
        Way(
          unit: given ?? unit(of: event), target: one.target,
          presentation: casePresentations[one.target] ?? presentation,
          mark: given == nil ? one.mark : max(.inferred, one.mark), event: event, hasStack: hasStack,
          condition: one.condition ?? index.events[event].condition))
    }
  }

  /// The destination that is given a closure with this event: it carries it out.
  private func givenTo(_ event: Int) -> Unit? {
    var child = event
    while let parent = index.events[child].parent {
      if inDestination.contains(parent), let type = index.constructed(parent), kinds.isScreen(type),
        let place = index.events[child].argument, index.events[parent].arguments.indices.contains(place),
        case .closure = index.events[parent].arguments[place].value
      {
        let label = index.events[parent].arguments[place].label
        let isAction = index.types[type].members.contains {
          let member = index.members[$0]
          let returns = (member.type ?? "").filter { !" ?)".contains($0) }
          return member.kind == .property && (label == nil || member.name == label)
            && (returns.hasSuffix("->Void") || returns.hasSuffix("->("))
        }
        if isAction { return .type(type) }
      }
      child = parent
    }
    return nil
  }

  /// A function of a router that shows one screen, without being told which: the ways are where it is called.
  private mutating func findVerbs() {
    var callers: [Int: [Int]] = [:]
    let verbs = Set(ways.filter { isVerb($0) }.map { index.events[$0.event].member })
    guard !verbs.isEmpty else { return }
    let names = Set(verbs.map { index.members[$0].name })
    for (event, fact) in index.events.enumerated() where fact.kind == .call && names.contains(fact.name) {
      // `.buy(product: id)` is a case, whatever functions are called so.
      if fact.base != .reference([""]), let function = index.function(called: event),
        verbs.contains(function),
        index.typeOfMember[function] != index.typeOfMember[fact.member]
      {
        callers[function, default: []].append(event)
      }
    }
    ways = ways.flatMap { way -> [Way] in
      guard isVerb(way), let calls = callers[index.events[way.event].member] else { return [way] }
      return calls.map { call in
        var moved = way
        (moved.unit, moved.event, moved.mark) = (unit(of: call), call, max(way.mark, .inferred))
        return moved
      }
    }
  }

  private func isVerb(_ way: Way) -> Bool {
    guard index.members[index.events[way.event].member].kind == .function else { return false }
    guard case .type(let type) = way.unit else { return true }
    let isModifier = index.types[type].fact.inherits.contains { $0.hasSuffix("ViewModifier") }
    return !kinds.isScreen(type) && !isModifier
  }

  private mutating func miss(_ event: Int, _ reason: String, isUIKit: Bool = false) {
    unknown.append(Unknown(event: event, reason: reason, isUIKit: isUIKit))
  }

  // MARK: Idioms of the system

  private mutating func findIdiom(
    _ event: Int, _ presenters: inout [(event: Int, property: Int, type: Int, presentation: Presentation)]
  ) -> Bool {
    let fact = index.events[event]
    if fact.name == "openWindow" { return findWindow(event) }
    guard let idiom = Idiom.all[fact.name], idiom.matches(fact) else { return false }
    if idiom.isUIKit, performed(event) != nil { return true }
    // An overload of the app's own takes a route, and the closure is a label.
    if idiom.name == "NavigationLink",
      argument("route", of: fact) != nil
        || fact.arguments.indices.contains(where: { !sinkCandidates(of: event, $0).isEmpty })
    {
      return false
    }
    if let value = fact.arguments.first(where: { $0.label == "value" })?.value, idiom.name == "NavigationLink"
    {
      findValue(value, event)
      return true
    }
    guard let content = idiom.contentArgument(of: fact) else {
      if idiom.name != "NavigationLink" {
        miss(event, "what it shows is not in an argument", isUIKit: idiom.isUIKit)
      }
      return true
    }
    let shown = destinations(in: .argument(event, content))
    let item = argument("item", of: fact)
    let subject = item ?? argument("for", of: fact)
    if let subject, let type = index.type(of: subject, at: event) ?? only(shown.routed),
      routes.contains(type), screens[type] != nil,
      item == nil || shown.routed.contains(type) || shown.targets.isEmpty
    {
      if let item, let property = property(of: item, at: event) {
        presenters.append((event, property, type, idiom.presentation))
      }
      return true
    }
    if argument("for", of: fact) != nil { return true }
    if shown.isComposed {
      inPlace.append(event)
    } else if !shown.targets.isEmpty {
      add(event, shown.targets, presentation(of: event, idiom), hasStack: shown.hasStack)
    } else if shown.isSystem || shown.given != nil || !shown.routed.isEmpty {
      return true
    } else if let item, let property = property(of: item, at: event),
      isGeneric(index.members[property].type, in: property)
    {
      return true
    } else if idiom.isUIKit {
      miss(event, "the view controller is not made here", isUIKit: true)
    } else if isInPlace(shown.elsewhere.union(events(in: .argument(event, content)))) {
      inPlace.append(event)
    } else {
      miss(event, "what it shows is not known")
    }
    return true
  }

  private func only(_ types: Set<Int>) -> Int? { types.count == 1 ? types.first : nil }

  private func isInPlace(_ events: Set<Int>) -> Bool {
    events.contains { index.events[$0].name.first?.isUppercase == true }
  }

  /// `modalPresentationStyle = .fullScreen` is set beside the call.
  func presentation(of event: Int, _ idiom: Idiom) -> Presentation {
    guard idiom.name == "present" else { return idiom.presentation }
    let isFull = index.eventsOfMember[index.events[event].member].contains {
      let fact = index.events[$0]
      guard fact.kind == .assignment, fact.name == "modalPresentationStyle",
        case .reference(let path)? = fact.arguments.first?.value
      else { return false }
      return path.last == "fullScreen" || path.last == "overFullScreen"
    }
    return isFull ? .cover : idiom.presentation
  }

  private mutating func findWindow(_ event: Int) -> Bool {
    let fact = index.events[event]
    guard fact.base == nil, !fact.arguments.isEmpty else { return false }
    var targets: [Destination]?
    if case .literal(let name)? = argument("id", of: fact) { targets = sinks.windows[name] }
    if targets == nil, let value = argument("value", of: fact) {
      targets = index.type(of: value, at: event).flatMap {
        sinks.windows[index.types[$0].fact.name] ?? sinks.windows[index.types[$0].lastName]
      }
      if let type = index.type(of: value, at: event), screens[type] != nil {
        let found = cases(of: value, expecting: type, at: event)
        if !found.isEmpty { targets = found }
      }
      if targets == nil, sinks.windows.count == 1 {
        targets = sinks.windows.first?.value.map { Destination(target: $0.target, mark: .inferred) }
      }
    }
    guard let targets, !targets.isEmpty else {
      if let value = argument("value", of: fact), isParam(value, event) { return true }
      miss(event, "the window is not known")
      return true
    }
    add(event, targets, .window)
    return true
  }

  /// What a value that is pushed leads to: a case of a route enum, or the destination of its type.
  private mutating func findValue(_ value: Value, _ event: Int) {
    for type in [index.type(of: value, at: event)].compactMap({ $0 }) where routes.contains(type) {
      let found = cases(of: value, expecting: type, at: event)
      if found.isEmpty { return handedOn(value, event) }
      return add(event, found, .push)
    }
    if let found = destinations(of: value, at: event) { return add(event, found, .push) }
    for type in routes.sorted() {
      let found = cases(of: value, expecting: type, at: event)
      if !found.isEmpty {
        return add(event, found.map { Destination(target: $0.target, mark: max(.inferred, $0.mark)) }, .push)
      }
    }
    handedOn(value, event)
  }

  private mutating func handedOn(_ value: Value, _ event: Int) {
    guard !isParam(value, event) else { return }
    miss(event, "the value that is pushed is not known here")
  }

  /// What a function or a view was given is a way where it is given.
  func isParam(_ value: Value, _ event: Int) -> Bool {
    let member = index.events[event].member
    switch value {
    case .reference(let path):
      let plain = path.filter { $0 != "self" }
      guard plain.count == 1, let name = plain.first else { return false }
      if index.members[member].params.contains(where: { $0.name == name }) { return true }
      if let owner = index.typeOfMember[member], sinks.constructors[owner]?[name] != nil { return true }
      return false
    case .choice(let values), .list(let values):
      return !values.isEmpty && values.allSatisfy { isParam($0, event) }
    case .call(let call): return index.events[call].arguments.contains { isParam($0.value, event) }
    default: return false
    }
  }

  /// The destination by the type of a value; where nothing says its type, by its name, or the only one beside it.
  private func destinations(of value: Value, at event: Int) -> [Destination]? {
    let unit = unit(of: event)
    func targets(_ name: String) -> [Destination]? {
      guard let known = sinks.values[name] else { return nil }
      return (known.first { $0.unit == unit } ?? known.first)?.targets
    }
    func inferred(_ found: [Destination]?) -> [Destination]? {
      found.map { $0.map { Destination(target: $0.target, mark: max(.inferred, $0.mark)) } }
    }
    if case .literal = value { return targets("String") }
    if let type = index.type(of: value, at: event) {
      if let found = targets(index.types[type].fact.name) ?? targets(index.types[type].lastName) {
        return found
      }
    }
    guard case .reference(let path) = value, var name = path.last else { return nil }
    if name == "id", path.count > 1 {
      // `order.id` is an `Order.ID`.
      let owner = index.type(of: .reference(Array(path.dropLast())), at: event).map {
        index.types[$0].lastName
      }
      if let owner, let found = targets("\(owner).ID") { return found }
      name = path[path.count - 2] + ".id"
    }
    let fitting = sinks.values.keys.filter { name.lowercased().hasSuffix($0.lowercased()) }
    if fitting.count == 1 { return inferred(targets(fitting[0])) }
    let beside = sinks.values.values.flatMap { $0 }.filter { $0.unit == unit }
    return beside.count == 1 ? inferred(beside[0].targets) : nil
  }

  // MARK: The app's own

  private mutating func findAssignment(_ event: Int) {
    guard let value = index.events[event].arguments.first?.value else { return }
    var candidates: [Int] = []
    if let property = keptProperty(event) {
      candidates = [property]
    } else if case .reference(let path)? = index.events[event].base, let name = path.last,
      index.members[index.events[event].member].locals[name] == nil
    {
      // Of what has no type here, the name says what is set; what a function makes itself is no router.
      candidates = index.properties[index.events[event].name] ?? []
    }
    for property in candidates {
      guard let sink = sinks.properties[property] else { continue }
      let found = cases(of: value, expecting: sink.type, at: event)
      if found.isEmpty {
        if !isParam(value, event), !isNothing(value) {
          miss(event, "the route that is set is not known here")
        }
      } else {
        add(event, found, sink.presentation)
      }
      return
    }
    if index.events[event].base != nil, let sink = namedItems[index.events[event].name] {
      let found = cases(of: value, expecting: sink.type, at: event)
      add(
        event, found.map { Destination(target: $0.target, mark: max(.inferred, $0.mark)) }, sink.presentation)
    }
  }

  private func isNothing(_ value: Value) -> Bool { value == .other || value == .list([]) }

  private mutating func findCall(_ event: Int) {
    let fact = index.events[event]
    var (missed, handedOn) = (false, false)
    for (place, argument) in fact.arguments.enumerated() {
      let candidates = sinkCandidates(of: event, place)
      if !candidates.isEmpty {
        let asked = presentation(in: fact)
        for sink in candidates {
          let found = cases(of: argument.value, expecting: sink.type, at: event)
          guard !found.isEmpty else { continue }
          return add(event, found, asked ?? sink.presentation)
        }
        missed = missed || !isParam(argument.value, event) && !isNothing(argument.value)
        handedOn = true
      }
    }
    if missed { miss(event, "the route that is handed over is not known here") }
    if handedOn { return }
    if let way = genericWay(event) {
      if way.found.isEmpty {
        return miss(event, "the route that a generic router is given is not known here")
      }
      for case .route(let type, _) in way.found.map(\.target) { routes.insert(type) }
      return add(event, way.found, way.presentation)
    }
    if isPathChange(fact), isPath(event), let value = fact.arguments.first?.value {
      return findValue(value, event)
    }
    if let way = navspecWay(event) {
      if way.found.isEmpty { miss(event, "the route is not known here") }
      return add(event, way.found, way.presentation)
    }
    if !findForeignCall(event) { findGivenView(event) }
  }

  /// A case that is given to a router whose type was not read: the case is written out, or the router's type names
  /// the enum.
  private mutating func findForeignCall(_ event: Int) -> Bool {
    let fact = index.events[event]
    guard case .reference(let path)? = fact.base, let name = path.last, !name.isEmpty,
      index.functions[fact.name] == nil, fact.arguments.count == 1,
      index.type(of: .reference(path), at: event) == nil, let value = fact.arguments.first?.value
    else { return false }
    let written = index.written(name, in: fact.member)
    let found = routes.sorted().flatMap { type -> [Destination] in
      let isNamed = written.contains { index.mentions($0, index.types[type].lastName) }
      return cases(of: value, expecting: isNamed ? type : nil, at: event)
    }
    let targets = found.reduce(into: [Destination]()) { if !$0.contains($1) { $0.append($1) } }
    add(event, targets.map { Destination(target: $0.target, mark: max(.inferred, $0.mark)) }, .push)
    return !targets.isEmpty
  }

  /// A presentation that is asked for beside the route.
  private func presentation(in fact: Event) -> Presentation? {
    for argument in fact.arguments {
      if case .reference(let path) = argument.value, path.count == 2, path[0].isEmpty,
        let found = Idiom.presentations[path[1]], argument.label != "to"
      {
        return found
      }
    }
    return nil
  }

  /// A view that is given to a type or function which shows it as a destination.
  private mutating func findGivenView(_ event: Int) {
    let fact = index.events[event]
    var unit: Unit?
    if let type = index.constructed(event) {
      unit = .type(type)
    } else if let function = index.function(called: event) {
      unit = .function(function)
    }
    guard let unit, let given = sinks.views[unit] else { return }
    var labels = given
    if case .function(let member) = unit {
      for param in index.members[member].params {
        if let how = given[param.name] { labels[param.label ?? ""] = how }
      }
    }
    let place =
      fact.arguments.firstIndex { labels[$0.label ?? ""] != nil && !($0.isTrailing && $0.label == nil) }
      ?? fact.arguments.firstIndex { $0.isTrailing && $0.label == nil }
    guard let place, let how = labels[fact.arguments[place].label ?? ""] ?? given.values.first else { return }
    let region = Region.argument(event, place)
    let shown = destinations(in: region)
    guard !shown.targets.isEmpty else { return }
    inDestination.formUnion(shown.elsewhere.union(events(in: region)))
    add(event, shown.targets, how, hasStack: shown.hasStack)
  }
}

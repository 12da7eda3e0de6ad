extension Navigation {
  /// Every way, and every place that navigates and was not understood.
  mutating func findWays() {
    var presenters: [(event: Int, type: Int, presentation: Presentation)] = []
    for (event, fact) in index.events.enumerated()
    where fact.kind != .mention && !index.files[index.fileOfMember[fact.member]].isGenerated {
      if !findIdiom(event, &presenters) { findGiven(event) }
    }
    findVerbs()
    // A sheet of an item that nothing was seen to set: one of its cases.
    let reached = Set(ways.map(\.target))
    for one in presenters {
      let cases = caseNames(of: one.type).map { Target.route(one.type, $0) }.filter { !views(of: $0).isEmpty }
      if reached.isDisjoint(with: cases) {
        add(one.event, cases.map { Destination(target: $0, mark: .guess) }, one.presentation)
      }
    }
  }

  private mutating func add(
    _ event: Int, _ found: [Destination], _ presentation: Presentation, hasStack: Bool = false
  ) {
    ways += found.map { one in
      Way(
        unit: unit(of: event), target: one.target,
        presentation: casePresentations[one.target] ?? presentation,
        mark: one.mark, event: event, hasStack: hasStack,
        condition: one.condition ?? index.events[event].condition)
    }
  }

  private mutating func miss(_ event: Int, _ reason: String) {
    unknown.append(Unknown(event: event, reason: reason))
  }

  /// A function of a router that shows one screen, without being told which: the ways are where it is called, through
  /// other functions of routers and models.
  private mutating func findVerbs() {
    var callers: [Int: [Int]] = [:]
    for (event, fact) in index.events.enumerated() where fact.kind == .call && fact.base != .reference([""]) {
      // `.buy(product: id)` is a case, whatever functions are called so.
      if let function = index.function(called: event), isVerb(function) {
        callers[function, default: []].append(event)
      }
    }
    ways = ways.flatMap { way -> [Way] in
      let verb = index.events[way.event].member
      guard isVerb(verb) else { return [way] }
      var (calls, seen, open): ([Int], Set<Int>, [Int]) = ([], [verb], [verb])
      for step in 0..<4 {
        let next = open.flatMap { callers[$0] ?? [] }
        let found = next.filter { !isVerb(index.events[$0].member) }
        // What the whole app calls, as for an error, says nothing about a screen.
        if step == 0 || found.count <= 8 { calls += found }
        open = next.map { index.events[$0].member }.filter { isVerb($0) && seen.insert($0).inserted }
      }
      return calls.isEmpty
        ? [way]
        : calls.map { call in
          var moved = way
          (moved.unit, moved.event, moved.mark) = (unit(of: call), call, max(way.mark, .inferred))
          return moved
        }
    }
  }

  /// Whether a member is a function of what is no view.
  private func isVerb(_ member: Int) -> Bool {
    guard index.members[member].kind == .function else { return false }
    guard case .type(let type) = unit(ofMember: member) else { return true }
    return !kinds.isScreen(type) && !isModifier(type)
  }

  // MARK: Idioms of the system

  private mutating func findIdiom(
    _ event: Int, _ presenters: inout [(event: Int, type: Int, presentation: Presentation)]
  ) -> Bool {
    let fact = index.events[event]
    if fact.name == "openWindow", fact.base == nil, !fact.arguments.isEmpty { return findWindow(event) }
    guard let idiom = Idiom.of(fact) else { return false }
    if idiom.isUIKit, performed(event) != nil { return true }
    if idiom.name == "NavigationLink" {
      // An overload of the app's own takes a route, and the closure is a label.
      let isGiven = fact.arguments.indices.contains { place in
        fact.arguments[place].value.mayBeRoute
          && showing(takers(of: event, place)).contains { $0 != .path }
      }
      if isGiven || argument("value", of: fact) != nil || argument("route", of: fact) != nil { return false }
    }
    guard let content = idiom.contentArgument(of: fact) else { return true }
    let shown = destinations(in: .argument(event, content))
    let item = argument("item", of: fact)
    if let subject = item ?? argument("for", of: fact),
      let type = index.type(of: subject, at: event) ?? (shown.routed.count == 1 ? shown.routed.first : nil),
      routes.contains(type), screens[type] != nil,
      item == nil || shown.routed.contains(type) || shown.targets.isEmpty
    {
      if item != nil { presenters.append((event, type, idiom.presentation)) }
      return true
    }
    if argument("for", of: fact) != nil { return true }
    if !shown.targets.isEmpty, !shown.isComposed {
      add(event, shown.targets, idiom.presentation, hasStack: shown.hasStack)
    } else if let type = shown.routed.first, shown.routed.count == 1, item == nil, routes.contains(type) {
      presenters.append((event, type, idiom.presentation))
    } else if !shown.isComposed, shown.isSystem || shown.given != nil || !shown.routed.isEmpty {
      return true
    } else if let slot = item.flatMap({ slot(of: $0, at: event) }), isGeneric(slot) {
      return true
    } else if idiom.isUIKit {
      miss(event, "the view controller is not made here")
    } else if shown.isComposed
      || shown.elsewhere.union(events(in: .argument(event, content))).contains(where: {
        index.events[$0].isConstructor
      })
    {
      inPlace.append(event)
    } else {
      miss(event, "what it shows is not known")
    }
    return true
  }

  private mutating func findWindow(_ event: Int) -> Bool {
    let fact = index.events[event]
    var targets: [Destination] = []
    let value = argument("value", of: fact)
    if case .literal(let name)? = argument("id", of: fact) { targets = windows[name] ?? [] }
    if targets.isEmpty, let value, let type = index.type(of: value, at: event) {
      targets = cases(of: value, expecting: type, at: event)
      if targets.isEmpty {
        targets = windows[index.types[type].fact.name] ?? windows[index.types[type].lastName] ?? []
      }
    }
    if targets.isEmpty, value != nil, windows.count == 1 {
      targets = windows.values.flatMap { $0.atLeast(.inferred) }
    }
    add(event, targets, .window)
    if targets.isEmpty, !(value.map { isParam($0, event) } ?? false) {
      miss(event, "the window is not known")
    }
    return true
  }

  // MARK: The app's own

  private mutating func findGiven(_ event: Int) {
    let fact = index.events[event]
    var (isTaken, isMissed) = (false, false)
    for (place, argument) in fact.arguments.enumerated() {
      var takers = takers(of: event, place)
      if takers.isEmpty, fact.kind == .assignment, fact.base?.path != nil, !isOfLocal(fact) {
        // Of what has no type here, the name says what is set.
        takers = (index.properties[fact.name] ?? []).map(Slot.property)
      }
      for slot in showing(takers) where slot == .path || argument.value.mayBeRoute {
        guard let found = routes(in: argument.value, given: slot, at: event) else { continue }
        if !found.isEmpty, !isHandedOn(argument.value, event) {
          for case .route(let type, _) in found.map(\.target) where isGeneric(slot) { routes.insert(type) }
          return add(event, found, asked(in: fact) ?? slots[slot] ?? .push)
        }
        isTaken = true
        let isNothing =
          [.list([]), .reference(["", "none"])].contains(argument.value)
          || slot != .path && argument.value == .other
        if !isNothing, !isParam(argument.value, event) { isMissed = true }
      }
    }
    if isMissed { return miss(event, "the route is not known here") }
    if isTaken { return }
    if let way = navspecWay(event) {
      if way.found.isEmpty { miss(event, "the route is not known here") }
      return add(event, way.found, way.presentation)
    }
    if findForeignCall(event) { return }
    if fact.kind == .assignment, fact.base != nil, let item = namedItems[fact.name] {
      let found = fact.arguments.flatMap { cases(of: $0.value, expecting: item.type, at: event) }
      return add(event, found.atLeast(.inferred), item.presentation)
    }
    // A view that is given to a type or function which shows it as a destination.
    for place in fact.arguments.indices {
      if let how = takers(of: event, place).compactMap({ views[$0] }).first {
        let region = Region.argument(event, place)
        let shown = destinations(in: region)
        guard !shown.targets.isEmpty, !shown.isComposed else { continue }
        inDestination.formUnion(shown.elsewhere.union(events(in: region)))
        add(event, shown.targets, how, hasStack: shown.hasStack)
      }
    }
  }

  /// A case that is given to a router whose type was not read: the case is written out, or the router's type names
  /// the enum.
  private mutating func findForeignCall(_ event: Int) -> Bool {
    let fact = index.events[event]
    guard fact.kind == .call, case .reference(let path)? = fact.base, let name = path.last, !name.isEmpty,
      index.functions[fact.name] == nil, fact.arguments.count == 1,
      index.type(of: .reference(path), at: event) == nil, let value = fact.arguments.first?.value
    else { return false }
    let written = index.written(name, in: fact.member)
    let found = routes.sorted().flatMap { type -> [Destination] in
      let isNamed = written.contains { index.mentions($0, index.types[type].lastName) }
      return cases(of: value, expecting: isNamed ? type : nil, at: event)
    }
    let targets = found.reduce(into: [Destination]()) { if !$0.contains($1) { $0.append($1) } }
    add(event, targets.atLeast(.inferred), .push)
    return !targets.isEmpty
  }

  /// The routes that a slot is given; `nil` where it takes none.
  private func routes(in value: Value, given slot: Slot, at event: Int) -> [Destination]? {
    if isGeneric(slot) { return genericCases(of: value, at: event) }
    if let type = type(of: slot), screens[type] != nil || routes.contains(type) {
      return cases(of: value, expecting: type, at: event)
    }
    let isPushed = slot == .path || slots[slot] == .push && isPathChange(event)
    if case .list = value, isPushed {
      // What is not known of these may be what was there: `path = [root]`.
      let found = pushed(value, at: event)
      return found.isEmpty ? nil : found
    }
    return isPushed && index.events[event].kind == .call ? pushed(value, at: event) : nil
  }

  /// A presentation that is asked for beside the route.
  private func asked(in fact: Event) -> Presentation? {
    fact.arguments.lazy.filter { $0.label != "to" }.compactMap { argument in
      argument.value.path.flatMap { $0.count == 2 && $0[0].isEmpty ? Idiom.presentations[$0[1]] : nil }
    }.first
  }

  /// What a value that is pushed leads to: a case of a route enum, or the destination of its type.
  private func pushed(_ value: Value, at event: Int) -> [Destination] {
    if let type = index.type(of: value, at: event), routes.contains(type) {
      return cases(of: value, expecting: type, at: event)
    }
    let boxed = routes.sorted().lazy.map { cases(of: value, expecting: $0, at: event).atLeast(.inferred) }
    return boxed.first { !$0.isEmpty } ?? destinations(of: value, at: event) ?? []
  }

  /// The destination by the type of a value; where nothing says its type, by its name, or the only one beside it.
  private func destinations(of value: Value, at event: Int) -> [Destination]? {
    let unit = unit(of: event)
    func targets(_ name: String) -> [Destination]? {
      values[name].flatMap { known in (known.first { $0.unit == unit } ?? known.first)?.targets }
    }
    if case .literal = value { return targets("String") }
    if let type = index.type(of: value, at: event).map({ index.types[$0] }),
      let found = targets(type.fact.name) ?? targets(type.lastName)
    {
      return found
    }
    guard case .reference(let path) = value, var name = path.last else { return nil }
    if name == "id", path.count > 1 {
      // `order.id` is an `Order.ID`.
      if let owner = owner(of: path, at: event), let found = targets("\(index.types[owner].lastName).ID") {
        return found
      }
      name = path[path.count - 2] + ".id"
    }
    let fitting = values.keys.filter { name.lowercased().hasSuffix($0.lowercased()) }
    if fitting.count == 1 { return targets(fitting[0])?.atLeast(.inferred) }
    let beside = values.values.flatMap { $0 }.filter { $0.unit == unit }
    return beside.count == 1 ? beside[0].targets.atLeast(.inferred) : nil
  }

  // MARK: navspec's own API, which an app knows without declaring it

  /// Functions of routers and navigators, by the label of the route.
  private static let calls: [String: String?] = ["navigate": "to", "present": nil, "show": nil, "exit": nil]

  func isGenerated(_ type: Int) -> Bool {
    index.types[type].fact.kind == .enum
      && index.types[type].fact.inherits.contains { $0.hasSuffix("NavigationRoute") }
  }

  /// What a call of a router or a generated link leads to: nothing where the route is not known.
  private func navspecWay(_ event: Int) -> (found: [Destination], presentation: Presentation)? {
    let fact = index.events[event]
    let ending = fact.name == "exit" ? "Exit" : "Route"
    let isLink = fact.name.hasSuffix("Link") && fact.isConstructor
    var value = isLink ? argument("to", of: fact) ?? argument("route", of: fact) : nil
    if let label = Self.calls[fact.name] { value = fact.arguments.first { $0.label == label }?.value }
    let types = routes.filter { isGenerated($0) && index.types[$0].lastName.hasSuffix(ending) }
    guard var value, !types.isEmpty else { return nil }
    // Of several screens at once, the next ones are above the first.
    if case .list(let values) = value, let first = values.first { value = first }
    // Of several features the one whose name begins that of the link or of the file's navigator.
    let found = types.sorted().map { type in
      let prefix = index.types[type].lastName.dropLast(ending.count)
      let isNamed = fact.name.hasPrefix(prefix) || mentionsNavigator(prefix.lowercased(), event)
      return (isNamed, cases(of: value, expecting: type, at: event))
    }.filter { !$0.1.isEmpty }
    // What a link or `navigate` does is said by the spec; `present` adds a modal.
    let how: Presentation = fact.name == "present" ? .sheet : .push
    if let one = found.first(where: \.0) ?? (found.count == 1 ? found.first : nil) { return (one.1, how) }
    // Other functions may be called 'show'.
    let isSure = fact.name == "navigate" || isLink
    return found.isEmpty && (!isSure || isParam(value, event))
      ? nil : (found.flatMap(\.1).atLeast(.guess), how)
  }

  /// `router.catalog`, `@Environment(\.catalogNavigator) var navigator`.
  private func mentionsNavigator(_ prefix: String, _ event: Int) -> Bool {
    guard let base = index.events[event].base, case .reference(let path) = base else { return false }
    let member = path.count == 1 ? property(of: base, at: event).map { index.members[$0] } : nil
    let words = (member?.attributes ?? []) + [member?.type].compactMap { $0 }
    return path.last?.lowercased() == prefix || words.contains { $0.lowercased().contains(prefix) }
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

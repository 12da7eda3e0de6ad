/// Every router has its own verbs. So a slot shows the routes that it is given, because it hands them on to a path,
/// to an item, or to another slot that does.
extension Navigation {
  /// The enums that are navigated by, and the slots that show what they are given.
  mutating func findRoutes() {
    slots[.path] = .push
    routes = Set(index.types.indices.filter(isGenerated))
    for (event, fact) in index.events.enumerated() where fact.kind == .call {
      if fact.name == "NavigationStack", let path = argument("path", of: fact) {
        keep(path, at: event, .push)
      }
      if Idiom.scenes[fact.name] != nil { keepWindow(event) }
      guard let idiom = Idiom.of(fact) else { continue }
      if let value = argument("value", of: fact), let type = index.type(of: value, at: event),
        screens[type] != nil
      {
        routes.insert(type)
      }
      if idiom.isUIKit, let performed = performed(event) {
        slots[performed.slot] = idiom.presentation
        routes.insert(performed.type)
        for name in performed.cases { casePresentations[.route(performed.type, name)] = idiom.presentation }
      } else {
        keepDestination(event, idiom)
      }
    }
    handOn()
  }

  /// The cases of a route that a function was given and carries out here: no way of its own.
  func performed(_ event: Int) -> (slot: Slot, type: Int, cases: [String])? {
    let member = index.events[event].member
    for arm in arms(around: event) {
      guard let type = enumOfArm[arm], screens[type] != nil,
        case .reference(let path) = index.arms[arm].subject,
        path.count == 1, let place = index.members[member].params.firstIndex(where: { $0.name == path[0] })
      else { continue }
      return (.param(member, place), type, index.arms[arm].patterns)
    }
    return nil
  }

  /// Keeps what a binding is of: its value is shown.
  private mutating func keep(_ binding: Value, at event: Int, _ presentation: Presentation) {
    if let slot = slot(of: binding, at: event) { slots[slot] = presentation }
    if let type = index.type(of: binding, at: event), mayBeRoute(type) { routes.insert(type) }
  }

  private func mayBeRoute(_ type: Int) -> Bool {
    screens[type] != nil || index.types[type].fact.kind == .enum
  }

  private mutating func keepDestination(_ event: Int, _ idiom: Idiom) {
    let fact = index.events[event]
    guard let content = idiom.contentArgument(of: fact) else { return }
    let region = Region.argument(event, content)
    let shown = destinations(in: region)
    // What is written in place is a part of what is around it, but for its title.
    let all = shown.elsewhere.union(events(in: region))
    if shown.isInPlace { inPlaceEvents.formUnion(all) } else { inDestination.formUnion(all) }
    if let given = shown.given, shown.targets.isEmpty, let slot = slot(of: .reference([given]), at: event) {
      views[slot] = idiom.presentation
    }
    let item = argument("item", of: fact)
    guard let value = item ?? argument("for", of: fact) else {
      if shown.targets.isEmpty, shown.routed.count == 1 {
        keepStored(shown.routed, region, idiom.presentation)
      }
      return
    }
    let type = index.type(of: value, at: event)
    if item != nil {
      // Content that does not look at the item is one screen for all its cases.
      if let type, mayBeRoute(type), !shown.routed.contains(type), !shown.targets.isEmpty { return }
      keep(value, at: event, idiom.presentation)
    }
    if let type, mayBeRoute(type), item != nil || shown.routed.contains(type) || shown.targets.isEmpty {
      routes.insert(type)
      let isAround = events(in: region).contains {
        index.events[$0].name == "NavigationStack" && index.events[$0].arm == fact.arm
      }
      if isAround { stacked.formUnion(caseNames(of: type).map { .route(type, $0) }) }
    } else if case .type(let name) = value, !shown.targets.isEmpty {
      values[Index.core(name), default: []].append((unit(of: event), shown.targets))
    } else if type == nil {
      // The type of the item is not known, but what its `switch` is about.
      routes.formUnion(shown.routed)
      if let path = value.path, path.count > 1, let only = shown.routed.first, shown.routed.count == 1 {
        namedItems[Index.plain(path[path.count - 1])] = (only, idiom.presentation)
      }
    }
  }

  /// Keeps the properties whose route a modal shows that is not presented by it: `if let route { route.destination }`.
  private mutating func keepStored(_ types: Set<Int>, _ region: Region, _ presentation: Presentation) {
    for event in events(in: region) {
      let fact = index.events[event]
      for case .reference(let path) in fact.arguments.map(\.value) + [fact.base].compactMap({ $0 }) {
        let value = Value.reference(path.count > 1 ? path.dropLast() : path)
        guard let type = index.type(of: value, at: event), types.contains(type) else { continue }
        routes.insert(type)
        for source in sources(of: value, at: event) { slots[source.slot] = presentation }
      }
    }
  }

  private mutating func keepWindow(_ event: Int) {
    let fact = index.events[event]
    guard let content = Idiom.scenes[fact.name]?.contentArgument(of: fact) else { return }
    let targets = destinations(in: .argument(event, content)).targets
    if case .literal(let name)? = argument("id", of: fact) { windows[name] = targets }
    if case .type(let name)? = argument("for", of: fact) {
      windows[Index.core(name)] = targets
      if let type = index.type(of: .type(name), at: event), screens[type] != nil { routes.insert(type) }
    }
  }

  // MARK: Who gives what to whom

  /// What hands a route on to a slot that shows it is such a slot too.
  private mutating func handOn() {
    let candidates = givers()
    var gifts: [(event: Int, givers: [Slot], routed: [Slot], takers: [Slot])] = []
    var lesser: [Slot: Presentation] = [:]
    for (event, fact) in index.events.enumerated() {
      for (place, argument) in fact.arguments.enumerated() {
        let givers = sources(of: argument.value, at: event)
        guard !givers.isEmpty else { continue }
        let routed = givers.filter { $0.isBinding || candidates.contains($0.slot) }
        gifts.append((event, givers.map(\.slot), routed.map(\.slot), takers(of: event, place)))
      }
    }
    var isChanged = true
    while isChanged {
      isChanged = false
      for gift in gifts {
        if let how = gift.takers.compactMap({ views[$0] }).first {
          for giver in gift.givers where views[giver] == nil { (isChanged, views[giver]) = (true, how) }
        }
        guard let taker = showing(gift.takers).first, let how = slots[taker] else { continue }
        let carriedOut = performed(gift.event)
        for giver in gift.routed where slots[giver] == nil {
          // `switch route { case .help: sheet = route; default: path.append(route) }`
          if let carriedOut, carriedOut.slot == giver {
            for name in carriedOut.cases { casePresentations[.route(carriedOut.type, name)] = how }
            lesser[giver] = how
            routes.insert(carriedOut.type)
            continue
          }
          isChanged = true
          slots[giver] = how
          if let type = type(of: giver), mayBeRoute(type) { routes.insert(type) }
        }
      }
      if isChanged { continue }
      for (slot, how) in lesser where slots[slot] == nil { (isChanged, slots[slot]) = (true, how) }
      if isChanged { continue }
      // A function of a navigated enum's value that keeps it in a way of the app's own.
      for case .param(let member, let place) in candidates where slots[.param(member, place)] == nil {
        guard let type = type(of: .param(member, place)), routes.contains(type), keeps(.param(member, place))
        else { continue }
        isChanged = true
        let words = index.members[member].name.lowercased()
        slots[.param(member, place)] = Idiom.words.first { words.contains($0.word) }?.presentation ?? .push
      }
    }
  }

  /// Whether a function gives nothing back, and puts what it was given somewhere.
  func keeps(_ slot: Slot) -> Bool {
    guard case .param(let member, _) = slot, index.members[member].kind == .function,
      index.members[member].type == nil
    else { return false }
    return index.eventsOfMember[member].contains { event in
      let fact = index.events[event]
      guard fact.kind == .assignment ? !isOfLocal(fact) : isPathChange(event) else { return false }
      return fact.arguments.contains { sources(of: $0.value, at: event).contains { $0.slot == slot } }
    }
  }

  /// Whether what is set is a part of what the function made itself: that is no router.
  func isOfLocal(_ assignment: Event) -> Bool {
    assignment.base?.path?.last.map { index.members[assignment.member].locals[$0] != nil } ?? false
  }

  /// The params and the views' properties that may hold a route.
  private mutating func givers() -> Set<Slot> {
    let candidates = Set(screens.keys).union(routes)
    var found: Set<Slot> = []
    for (id, member) in index.members.enumerated() {
      for (place, param) in member.params.enumerated() {
        if let type = index.type(written: param.type, in: id), candidates.contains(type) {
          found.insert(.param(id, place))
          if member.kind == .initializer, member.owner == "NavigationLink" {
            slots[.param(id, place)] = .push
          }
        } else if isGeneric(param.type, in: id) {
          found.insert(.param(id, place))
        }
      }
      if member.kind == .property, !member.isStatic, !member.isComputed, !isState(id),
        let owner = index.typeOfMember[id], kinds.isScreen(owner)
      {
        let type = index.type(ofProperty: id)
        let isRoute = type.map { candidates.contains($0) && switching[owner] != $0 } ?? false
        if isRoute || isGeneric(member.type, in: id) { found.insert(.property(id)) }
      }
    }
    return found
  }
}

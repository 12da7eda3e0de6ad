extension Picture {
  /// Gives every way to the screens that it starts from. A way stands in a type; the screen is another type that
  /// builds or stores it.
  mutating func addEdges() {
    let containment = Containment(navigation)
    var units: [Unit] = []
    for way in navigation.ways where !units.contains(way.unit) { units.append(way.unit) }
    let waysOf = Dictionary(grouping: navigation.ways, by: \.unit)
    var screensOfType: [Int: [Int]] = [:]
    for (number, screen) in screens.enumerated() {
      for view in screen.views { screensOfType[view, default: []].append(number) }
    }
    func shown(by unit: Unit) -> [Int] {
      if case .type(let type) = unit { screensOfType[type] ?? [] } else { [] }
    }
    func isContainer(_ unit: Unit) -> Bool {
      if case .type(let type) = unit { containers.contains(type) } else { false }
    }
    for unit in units {
      let ways = waysOf[unit] ?? []
      var owners = shown(by: unit)
      let isScreen = !owners.isEmpty
      let around = containment.units(around: unit) { !shown(by: $0).isEmpty || isContainer($0) }
      for owner in around.flatMap(shown) where !owners.contains(owner) { owners.append(owner) }
      let edges = ways.map { way in
        var edge = way
        edge.mark = isScreen ? way.mark : max(way.mark, .inferred)
        return edge
      }
      if !isScreen, (around + [unit]).contains(where: { isContainer($0) && shown(by: $0).isEmpty }) {
        anywhere += edges
      } else if owners.isEmpty {
        orphans += ways
      } else if owners.count == 1 {
        screens[owners[0]].edges += edges
      } else {
        let set = names.unique(name(of: unit), of: .set)
        sets.append((set, once(edges)))
        for owner in owners { screens[owner].sets.append(set) }
      }
    }
    for index in screens.indices { screens[index].edges = once(screens[index].edges) }
    anywhere = once(anywhere)
    unplaced = navigation.kinds.views.sorted().filter { type in
      let unit = Unit.type(type)
      let isHost =
        navigation.switching[type] != nil || index.types[type].fact.isWrapper || navigation.isModifier(type)
      return !isHost && !index.types[type].isForeign && shown(by: unit).isEmpty && !isContainer(unit)
        && containment.units(around: unit) { !shown(by: $0).isEmpty || isContainer($0) }.isEmpty
    }
  }

  func name(of unit: Unit) -> String {
    switch unit {
    case .type(let type): Names.name(ofView: index.types[type].lastName)
    case .function(let member): Names.valid(index.members[member].name) ?? "function"
    }
  }

  /// One edge to each screen: the surest, of the branches of `#if` that of iOS. The report has those that differ.
  private mutating func once(_ edges: [Way]) -> [Way] {
    var result: [Way] = []
    for edge in edges {
      guard let place = result.firstIndex(where: { screen(of: $0) == screen(of: edge) }) else {
        result.append(edge)
        continue
      }
      var (kept, other) = (result[place], edge)
      if (edge.condition.isElsewhere ? 1 : 0, edge.mark) < (kept.condition.isElsewhere ? 1 : 0, kept.mark) {
        swap(&kept, &other)
      }
      if kept.presentation != other.presentation {
        dropped.append(other)
      } else if kept.condition != other.condition {
        // Both ways lead there.
        kept.condition = Self.either(kept.condition, other.condition)
      }
      result[place] = kept
    }
    return result
  }

  /// The condition under which one of two ways is compiled; nil where that is always.
  private static func either(_ one: String?, _ other: String?) -> String? {
    guard let one, let other else { return nil }
    let isOpposite = ["!\(one)", "!(\(one))"].contains(other) || ["!\(other)", "!(\(other))"].contains(one)
    return isOpposite ? nil : one.contains(other) ? other : other.contains(one) ? one : "\(one) || \(other)"
  }
}

/// Which types build or store which.
struct Containment {
  private var around: [Unit: Set<Unit>] = [:]
  private var routers: Set<Unit> = []

  init(_ navigation: Navigation) {
    let index = navigation.index
    for case .param(let member, _) in navigation.slots.keys {
      if let type = index.typeOfMember[member], !navigation.kinds.isScreen(type) {
        routers.insert(.type(type))
      }
    }
    for (event, fact) in index.events.enumerated() where fact.kind == .call {
      // Never through a route's `switch`, nor through what is shown elsewhere.
      guard !navigation.inDestination.contains(event),
        !navigation.arms(around: event).contains(where: {
          navigation.enumOfArm[$0].map(navigation.routes.contains) ?? false
        })
      else { continue }
      let unit = navigation.unit(of: event)
      if let type = index.constructed(event) {
        add(.type(type), in: unit)
      } else if fact.name.first?.isLowercase == true, let function = index.function(called: event) {
        let inner = navigation.unit(ofMember: function)
        if case .function = inner { add(inner, in: unit) }
      }
    }
    for (id, member) in index.members.enumerated() where member.kind == .property && !member.isComputed {
      guard let owner = index.typeOfMember[id], navigation.kinds.isScreen(owner),
        !member.attributes.contains(where: { $0.hasPrefix("Environment") }),
        let type = index.type(ofProperty: id),
        !navigation.kinds.isScreen(type), index.types[type].fact.kind == .type
      else { continue }
      add(.type(type), in: .type(owner))
    }
  }

  private mutating func add(_ inner: Unit, in outer: Unit) {
    if inner != outer { around[inner, default: []].insert(outer) }
  }

  /// The nearest units around one that are wanted, and none behind them. What many hold, as a router, belongs to
  /// none of them.
  func units(around unit: Unit, where isWanted: (Unit) -> Bool) -> [Unit] {
    var (found, seen): ([Unit], Set<Unit>) = ([], [unit])
    var open = [unit]
    while let next = open.popLast() {
      let outer = around[next] ?? []
      if routers.contains(next), outer.count > 2 { continue }
      for one in outer.sorted(by: { Self.order($0) < Self.order($1) }) where seen.insert(one).inserted {
        if isWanted(one) { found.append(one) } else { open.append(one) }
      }
    }
    return found.sorted { Self.order($0) < Self.order($1) }
  }

  private static func order(_ unit: Unit) -> Int {
    switch unit {
    case .type(let type): type
    case .function(let member): 1_000_000 + member
    }
  }
}

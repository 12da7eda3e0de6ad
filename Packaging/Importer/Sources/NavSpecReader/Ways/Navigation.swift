/// The screens and ways of an app.
struct Navigation {
  var index: Index
  var kinds: Kinds
  /// The enum that the subject of each arm is of.
  var enumOfArm: [Int?] = []
  /// What the cases of each enum show, whether it is navigated to or not.
  var screens: [Int: [String: [Destination]]] = [:]
  /// The cases whose screen brings a stack.
  var stacked: Set<Target> = []
  /// The cases whose value is a route of another enum, which the screen is of.
  var nested: [Int: Set<String>] = [:]
  /// Views that do nothing but switch over a route: what they show depends on it.
  var switching: [Int: Int] = [:]
  /// Views that show tabs.
  var tabbed: Set<Int> = []
  /// The enums that are the subject of a destination, an item or a sink.
  var routes: Set<Int> = []
  /// How what is kept in a property appears.
  var itemProperties: [Int: Presentation] = [:]
  /// The same of a property whose type was not read, by its name, with the enum of its value.
  var namedItems: [String: Sinks.Sink] = [:]
  /// The same of any type: a route may be kept in a box.
  var presented: [Int: Presentation] = [:]
  /// The params of functions that take a binding and show its value.
  var shownParams: [Int: [String: Presentation]] = [:]
  /// How a case appears, where the function that carries it out says so.
  var casePresentations: [Target: Presentation] = [:]
  /// The generic params of functions, by the functions' names.
  var genericParams: [String: [(member: Int, place: Int)]] = [:]
  var sinks = Sinks()
  var ways: [Way] = []
  var unknown: [Unknown] = []
  /// Places that show something written in place, without a type of its own.
  var inPlace: [Int] = []
  /// Events of what is written in place: their titles are no one else's.
  var inPlaceEvents: Set<Int> = []
  /// Events inside of destinations: they are no part of what is around them.
  var inDestination: Set<Int> = []

  init(_ index: Index) {
    self.index = index
    kinds = Kinds(index)
    findTabbed()
    findEnums()
    findScreens()
    findRoutes()
    findSinks()
    findGenericParams()
    findWays()
  }

  func unit(of event: Int) -> Unit {
    let member = index.events[event].member
    if let type = index.typeOfMember[member], !index.types[type].isForeign { return .type(type) }
    return .function(member)
  }

  private mutating func findTabbed() {
    for (event, fact) in index.events.enumerated() where fact.kind == .call && fact.name == "TabView" {
      if let type = index.typeOfMember[fact.member], !isPaged(event) { tabbed.insert(type) }
    }
  }

  /// Pages that are swiped are no tabs.
  func isPaged(_ view: Int) -> Bool {
    index.eventsOfMember[index.events[view].member].contains { event in
      let fact = index.events[event]
      guard fact.name == "tabViewStyle", let value = fact.arguments.first?.value else { return false }
      if case .reference(let path) = value { return path.last == "page" }
      if case .call(let call) = value { return index.events[call].name.lowercased().hasPrefix("page") }
      return false
    }
  }

  // MARK: What cases show

  private mutating func findEnums() {
    enumOfArm = Array(repeating: nil, count: index.arms.count)
    var withCase: [String: [Int]] = [:]
    for (id, type) in index.types.enumerated() where type.fact.kind == .enum {
      for one in type.fact.cases { withCase[one.name, default: []].append(id) }
    }
    for (arm, events) in index.eventsOfArm.enumerated() {
      guard let event = events.first else { continue }
      let fact = index.arms[arm]
      func fits(_ type: Int) -> Bool {
        let names = Set(index.types[type].fact.cases.map(\.name))
        return !names.isEmpty
          && fact.siblings.allSatisfy { names.contains($0) || $0 == "some" || $0 == "none" }
      }
      if let type = index.type(of: fact.subject, at: event) {
        enumOfArm[arm] = fits(type) ? type : nil
      } else if Set(fact.siblings).count > 1 {
        let candidates = (withCase[fact.siblings[0]] ?? []).filter(fits)
        enumOfArm[arm] = candidates.count == 1 ? candidates[0] : nil
      }
    }
  }

  private mutating func findScreens() {
    // Twice: what one enum shows may be a case of another.
    for _ in 0..<2 {
      for (arm, type) in enumOfArm.enumerated() {
        guard let type else { continue }
        let shown = destinations(in: .arm(arm))
        keep(shown.targets, of: arm, type)
        if shown.hasStack { stacked.formUnion(index.arms[arm].patterns.map { .route(type, $0) }) }
      }
    }
    findRouteStructs()
    // A view that stores a route and switches over it.
    for (arm, type) in enumOfArm.enumerated() {
      guard let type, screens[type] != nil, let event = index.eventsOfArm[arm].first,
        let owner = index.typeOfMember[index.events[event].member], kinds.views.contains(owner),
        case .reference(let path) = index.arms[arm].subject,
        let name = path.last(where: { $0 != "self" }), let property = index.property(name, of: owner),
        index.type(ofProperty: property) == type, !isState(property), Set(index.arms[arm].siblings).count > 1,
        index.arms[arm].siblings.contains(where: { screens[type]?[$0] != nil }),
        isBody(index.events[event].member, of: owner)
      else { continue }
      switching[owner] = type
    }
    // A case that holds a route of another enum, and shows no view of its own.
    for (type, cases) in screens {
      for one in index.types[type].fact.cases {
        guard let param = one.params.first,
          let inner = index.type(
            written: param.type, file: index.types[type].file, scope: index.types[type].fact.name),
          inner != type, screens[inner] != nil
        else { continue }
        let shown = cases[one.name] ?? []
        if shown.count == 1, case .view(let view) = shown[0].target, switching[view] == nil { continue }
        nested[type, default: []].insert(one.name)
      }
    }
    // Last: a route that is returned may hold one of another enum.
    for _ in 0..<2 {
      for (arm, type) in enumOfArm.enumerated() {
        if let type, index.arms[arm].patterns.contains(where: { screens[type]?[$0] == nil }) {
          keep(returnedRoutes(arm, of: type), of: arm, type)
        }
      }
    }
  }

  /// Whether a member is all that a view shows, and is nothing but a choice.
  private func isBody(_ member: Int, of type: Int) -> Bool {
    guard isChoice(member), let body = index.property("body", of: type) else { return false }
    return body == member
      || isChoice(body)
        && index.eventsOfMember[body].contains { event in
          let fact = index.events[event]
          let value = fact.kind == .mention ? fact.arguments.first?.value : fact.base
          return value == .reference([index.members[member].name]) || fact.name == index.members[member].name
        }
  }

  /// Whether a body is nothing but a choice between screens.
  func isChoice(_ body: Int) -> Bool {
    let neutral: Set<String> = ["Group", "ZStack", "NavigationStack", "NavigationView", "AnyView", "VStack"]
    return index.eventsOfMember[body].allSatisfy { event in
      let fact = index.events[event]
      return fact.branches > 0 || fact.kind != .call || fact.name.first?.isUppercase != true
        || neutral.contains(fact.name)
    }
  }

  private mutating func keep(_ shown: [Destination], of arm: Int, _ type: Int) {
    guard !shown.isEmpty else { return }
    let fact = index.arms[arm]
    for name in fact.patterns {
      // `.edit(.name)`, `.edit(.photo)`: what the case shows depends on what it holds.
      let isOneOfSeveral = fact.siblings.count { $0 == name } > 1
      let old = isOneOfSeveral ? screens[type]?[name] ?? [] : []
      let new = shown.filter { one in !old.contains { $0.target == one.target } }
      if !old.isEmpty {
        guard !new.isEmpty else { continue }
        screens[type]?[name] = (old + new).map { Destination(target: $0.target, mark: .guess) }
      } else if isBetter(shown, than: screens[type]?[name]) {
        screens[type, default: [:]][name] = shown
      }
    }
  }

  private func isBetter(_ new: [Destination], than old: [Destination]?) -> Bool {
    guard let old else { return true }
    return (new.map(\.mark).min() ?? .guess) < (old.map(\.mark).min() ?? .guess)
  }

  /// The route that a function makes of a case of another enum: the root of each tab.
  private func returnedRoutes(_ arm: Int, of type: Int) -> [Destination] {
    index.eventsOfArm[arm].flatMap { event -> [Destination] in
      let fact = index.events[event]
      let member = index.members[fact.member]
      guard fact.parent == nil, fact.kind != .assignment,
        let route = index.type(
          written: member.type, file: index.fileOfMember[fact.member], scope: member.owner),
        route != type, screens[route] != nil
      else { return [] }
      return cases(
        of: fact.kind == .call ? .call(event) : fact.arguments[0].value, expecting: route, at: event)
    }
  }

  private func isState(_ property: Int) -> Bool {
    index.members[property].attributes.contains { $0.hasPrefix("State") || $0.hasPrefix("Published") }
  }

  /// A struct whose static members each make one of it with a view: `static var about: Self { Self { About() } }`.
  private mutating func findRouteStructs() {
    for (id, type) in index.types.enumerated()
    where type.fact.kind == .type && !kinds.isScreen(id) && !type.isForeign {
      for member in type.members where index.members[member].isStatic {
        let fact = index.members[member]
        let makes = index.eventsOfMember[member].contains {
          index.constructed($0) == id || index.events[$0].name == "init" || index.events[$0].name == "Self"
        }
        guard makes,
          fact.type == "Self" || fact.type == nil
            || index.type(written: fact.type, file: type.file, scope: nil) == id
        else { continue }
        let shown = destinations(in: .member(member)).targets
        if !shown.isEmpty { screens[id, default: [:]][fact.name] = shown }
      }
    }
  }

  /// The routes of an enum, or the static members of a struct, in the order they are declared.
  func caseNames(of type: Int) -> [String] {
    let fact = index.types[type].fact
    return fact.kind == .enum
      ? fact.cases.map(\.name)
      : index.types[type].members.map { index.members[$0].name }.filter { screens[type]?[$0] != nil }
  }

  /// The views of the app that are shown.
  func views(of target: Target) -> [Int] {
    switch target {
    case .view(let view): [view]
    case .route(let type, let name):
      (screens[type]?[name] ?? []).compactMap { if case .view(let view) = $0.target { view } else { nil } }
    case .foreign: []
    }
  }

  func hasCase(_ name: String, _ type: Int) -> Bool {
    index.types[type].fact.cases.contains { $0.name == name } || screens[type]?[name] != nil
  }
}

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
  /// What shows the routes that it is given, or any values.
  var slots: [Slot: Presentation] = [:]
  /// The same of items of what was not read, by their name, with the enum of their value.
  var namedItems: [String: (type: Int, presentation: Presentation)] = [:]
  /// What shows the views that it is given.
  var views: [Slot: Presentation] = [:]
  /// The destinations of values that are no route of an enum, by the name of their type.
  var values: [String: [(unit: Unit, targets: [Destination])]] = [:]
  /// The scenes that are opened by a value or an identifier.
  var windows: [String: [Destination]] = [:]
  /// How a case appears, where the function that carries it out says so.
  var casePresentations: [Target: Presentation] = [:]
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
    for event in index.events.indices where isTabView(event) {
      if let type = index.typeOfMember[index.events[event].member] { tabbed.insert(type) }
    }
    findEnums()
    findScreens()
    findRoutes()
    findWays()
  }

  func isTabView(_ event: Int) -> Bool { index.events[event].name == "TabView" && !isPaged(event) }

  /// Pages that are swiped are no tabs.
  private func isPaged(_ view: Int) -> Bool {
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
    var withCase: [String: [Int]] = [:]
    for (id, type) in index.types.enumerated() where type.fact.kind == .enum {
      for one in type.fact.cases { withCase[one.name, default: []].append(id) }
    }
    enumOfArm = zip(index.arms, index.eventsOfArm).map { arm, events in
      guard let event = events.first else { return nil }
      func fits(_ type: Int) -> Bool {
        let names = Set(index.types[type].fact.cases.map(\.name))
        return !names.isEmpty && names.union(["some", "none"]).isSuperset(of: arm.siblings)
      }
      if let type = index.type(of: arm.subject, at: event) { return fits(type) ? type : nil }
      guard Set(arm.siblings).count > 1 else { return nil }
      let candidates = (withCase[arm.siblings[0]] ?? []).filter(fits)
      return candidates.count == 1 ? candidates[0] : nil
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
      guard let type, let cases = screens[type], let event = index.eventsOfArm[arm].first,
        let owner = index.typeOfMember[index.events[event].member], kinds.views.contains(owner),
        Set(index.arms[arm].siblings).count > 1,
        // What is a part of several branches is no screen.
        index.arms[arm].siblings.contains(where: { cases[$0]?.contains { $0.mark != .guess } ?? false }),
        index.types[owner].members.contains(where: { isGiven($0, type) }),
        let body = index.property("body", of: owner), isChoice(body, isBare: true), !isInModifier(event),
        unfolded(index.eventsOfMember[body]).contains(event)
      else { continue }
      switching[owner] = type
    }
    // A case that holds a route of another enum, and shows no view of its own.
    for (type, cases) in screens {
      for one in index.types[type].fact.cases {
        guard let inner = held(by: one.name, type), inner != type, screens[inner] != nil else { continue }
        let shown = cases[one.name] ?? []
        if shown.count == 1, case .view(let view) = shown[0].target, switching[view] == nil { continue }
        nested[type, default: []].insert(one.name)
      }
    }
  }

  /// Whether a property is a route of an enum that the view is given.
  private func isGiven(_ property: Int, _ type: Int) -> Bool {
    let member = index.members[property]
    return member.kind == .property && !member.isComputed && !isState(property)
      && index.type(ofProperty: property) == type
  }

  /// Whether an event is a part of a modifier: a toolbar, an overlay, a sheet.
  private func isInModifier(_ event: Int) -> Bool {
    var next = index.events[event].parent
    while let call = next {
      if !index.events[call].isConstructor, case .call? = index.events[call].base { return true }
      next = index.events[call].parent
    }
    return false
  }

  /// Whether a body is nothing but a choice between screens.
  /// - Parameter isBare: Whether its modifiers do not count.
  func isChoice(_ body: Int, isBare: Bool = false, depth: Int = 0) -> Bool {
    let neutral: Set<String> = ["Group", "ZStack", "NavigationStack", "NavigationView", "AnyView", "VStack"]
    return index.eventsOfMember[body].allSatisfy { event in
      let fact = index.events[event]
      if isBare, isInModifier(event) { return true }
      if fact.branches == 0, depth < 3, let inner = ownMember(event) {
        return isChoice(inner, isBare: isBare, depth: depth + 1)
      }
      return fact.branches > 0 || fact.kind != .call || !fact.isConstructor || neutral.contains(fact.name)
    }
  }

  /// The type of the first value that a case holds.
  func held(by name: String, _ type: Int) -> Int? {
    let fact = index.types[type].fact
    return index.type(
      written: fact.cases.first { $0.name == name }?.params.first?.type, file: index.types[type].file,
      scope: fact.name)
  }

  private mutating func keep(_ shown: [Destination], of arm: Int, _ type: Int) {
    guard let mark = shown.map(\.mark).min() else { return }
    let fact = index.arms[arm]
    for name in fact.patterns {
      let old = screens[type]?[name] ?? []
      if !old.isEmpty, fact.siblings.count(where: { $0 == name }) > 1 {
        // `.edit(.name)`, `.edit(.photo)`: what the case shows depends on what it holds.
        let new = shown.filter { one in !old.contains { $0.target == one.target } }
        screens[type]?[name] = (old + new).atLeast(new.isEmpty ? .read : .guess)
      } else if old.isEmpty || mark < old.map(\.mark).min() ?? .guess {
        screens[type, default: [:]][name] = shown
      }
    }
  }

  /// A struct whose static members each make one of it with a view: `static var about: Self { Self { About() } }`.
  private mutating func findRouteStructs() {
    for (id, type) in index.types.enumerated()
    where type.fact.kind == .type && !kinds.isScreen(id) && !type.isForeign {
      for member in type.members where index.members[member].isStatic {
        let fact = index.members[member]
        let makes = index.eventsOfMember[member].contains {
          index.constructed($0) == id || ["init", "Self"].contains(index.events[$0].name)
        }
        guard makes,
          fact.type == "Self" || fact.type == nil || index.type(written: fact.type, in: member) == id
        else { continue }
        let shown = destinations(in: .member(member)).targets
        if !shown.isEmpty { screens[id, default: [:]][fact.name] = shown }
      }
    }
  }

  // MARK: Questions

  func unit(of event: Int) -> Unit { unit(ofMember: index.events[event].member) }

  func unit(ofMember member: Int) -> Unit {
    // `static func cast(_ cast: Cast) -> SectionView`: whose ways are where that is called.
    if index.members[member].isStatic, index.members[member].kind == .function, showsView(member) {
      return .function(member)
    }
    if let type = index.typeOfMember[member], !index.types[type].isForeign { return .type(type) }
    return .function(member)
  }

  /// The arms around an event, from the innermost one.
  func arms(around event: Int) -> some Sequence<Int> {
    sequence(state: index.events[event].arm) { next in
      defer { next = next.flatMap { index.arms[$0].parent } }
      return next
    }
  }

  func argument(_ label: String, of event: Event) -> Value? {
    event.arguments.first { $0.label == label }?.value
  }

  func isState(_ property: Int) -> Bool {
    index.members[property].attributes.contains { $0.hasPrefix("State") || $0.hasPrefix("Published") }
  }

  func isModifier(_ type: Int) -> Bool {
    index.types[type].fact.inherits.contains { $0.hasSuffix("ViewModifier") }
  }

  /// The routes of an enum, or the static members of a struct, in the order they are declared.
  func caseNames(of type: Int) -> [String] {
    let fact = index.types[type].fact
    return fact.kind == .enum
      ? fact.cases.map(\.name)
      : index.types[type].members.map { index.members[$0].name }.filter { screens[type]?[$0] != nil }
  }

  func hasCase(_ name: String, _ type: Int) -> Bool {
    index.hasCase(name, type) || screens[type]?[name] != nil
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
}

extension Drift {
  /// Edges of the spec that no code goes, of screens whose code was understood whole.
  func edgesWithoutWay() -> [Finding] {
    let code = Code(self)
    // An edge of a set stands once, and counts for every screen that has it.
    var missed: [Model.Location: Finding] = [:]
    var gone: Set<Model.Location> = []
    for (number, route) in model.routes.enumerated() {
      let views = code.views[number] ?? []
      let screen = views.count == 1 ? code.screen(of: views[0]) : nil
      for edge in route.edges ?? [] {
        guard let place = edge.location else { continue }
        let to = model.routes.firstIndex { $0.name == edge.to }
        // The bar of tabs and the way back lead to roots.
        guard let screen, let to, model.routes[to].root != true,
          !screen.mentioned.contains(edge.exit ?? model.routes[to].case),
          !(code.ways[to] ?? []).contains(where: { code.mayGo($0, screen.types) })
        else {
          gone.insert(place)
          continue
        }
        let target = model.routes[to]
        let name = edge.exit ?? (target.feature == route.feature ? target.case : target.name)
        missed[place] = Finding(
          id: "edge-without-way", file: place.file, line: place.line, column: place.column,
          length: name.utf8.count,
          message: "no code leads from '\(route.name)' to '\(edge.exit ?? target.name)'",
          label: "no way", mark: edge.mark ?? .read)
      }
    }
    return missed.filter { !gone.contains($0.key) }.map(\.value)
  }
}

/// What code may lead to.
private struct Code {
  let drift: Drift
  /// The views of each route.
  var views: [Int: [Int]] = [:]
  /// Where ways to a route stand.
  var ways: [Int: [Unit]] = [:]
  private var eventsOfWays: Set<Int>
  /// Names of what may be cases of a route, by the view that they stand in: code of no view may be any screen's.
  private var mentioned: [Int?: Set<String>] = [:]
  /// The views whose code may lead anywhere unseen.
  private var opaque: Set<Int?> = []

  init(_ drift: Drift) {
    self.drift = drift
    let index = drift.index
    eventsOfWays = Set(drift.navigation.ways.map(\.event))
    for type in index.types.indices {
      for route in drift.routes(ofType: type) { views[route, default: []].append(type) }
    }
    for way in drift.navigation.ways {
      for route in drift.routes(of: way.target) { ways[route, default: []].append(way.unit) }
    }
    if index.files.contains(where: { $0.unread != nil }) { opaque.insert(nil) }
    for unknown in drift.navigation.unknown {
      opaque.insert(view(around: index.events[unknown.event].member))
    }
    for event in drift.events {
      let fact = index.events[event]
      let view = view(around: fact.member)
      if fact.kind == .call, fact.base != nil { mentioned[view, default: []].insert(fact.name) }
      for argument in fact.arguments { add(argument.value, view) }
    }
    for (id, member) in index.members.enumerated() where !index.files[index.fileOfMember[id]].isGenerated {
      for value in [member.value] + member.locals.values.map(\.value) {
        if let value { add(value, view(around: id)) }
      }
    }
  }

  private func view(around member: Int) -> Int? {
    drift.index.typeOfMember[member].flatMap { drift.navigation.kinds.isScreen($0) ? $0 : nil }
  }

  private mutating func add(_ value: Value, _ view: Int?) {
    switch value {
    case .reference(let path): if path.count > 1 { mentioned[view, default: []].insert(path[path.count - 1]) }
    case .choice(let values), .list(let values): for value in values { add(value, view) }
    case .literal(let text): if text.contains("://") { opaque.insert(view) }
    default: break
    }
  }

  /// The types that a screen is made of, and what they mention, where all of it is understood.
  func screen(of view: Int) -> (types: Set<Int>, mentioned: Set<String>)? {
    var types: Set = [view]
    var names = mentioned[nil] ?? []
    var open = [view]
    while let next = open.popLast() {
      let members = drift.index.types[next].members
      guard !opaque.contains(nil), !opaque.contains(next), drift.index.types[next].fact.kind != .protocol,
        members.allSatisfy(isUnderstood)
      else { return nil }
      names.formUnion(mentioned[next] ?? [])
      open += members.flatMap(parts).filter { types.insert($0).inserted }
    }
    return (types, names)
  }

  /// Whether what a unit does may be the screen's doing: what is another view's is not.
  func mayGo(_ unit: Unit, _ types: Set<Int>) -> Bool {
    guard case .type(let type) = unit else { return true }
    return types.contains(type) || !drift.navigation.kinds.isScreen(type)
  }

  /// The types that a member makes or stores.
  private func parts(_ member: Int) -> [Int] {
    let (index, fact) = (drift.index, drift.index.members[member])
    let stored = fact.kind == .property && !fact.isComputed ? index.type(ofProperty: member) : nil
    return index.eventsOfMember[member].compactMap(index.constructed) + [stored].compactMap { $0 }
  }

  private func isUnderstood(_ member: Int) -> Bool {
    let (index, fact) = (drift.index, drift.index.members[member])
    // What it is given may lead anywhere: closures, and views.
    let written = [fact.type].compactMap { $0 } + fact.params.map(\.type)
    if written.contains(where: { $0.contains("->") || $0.hasSuffix("Content") || $0 == "AnyView" }) {
      return false
    }
    return !index.eventsOfMember[member].contains { event in
      let call = index.events[event]
      guard call.kind == .call, index.constructed(event) == nil else { return false }
      if ["open", "openURL", "openWindow", "Link"].contains(call.name) { return true }
      return call.name.first?.isUppercase == true && call.base == nil && !eventsOfWays.contains(event)
        && !Kinds.isOfSwiftUI(call.name) && !Self.values.contains(call.name)
    }
  }

  /// What is no view, or shows nothing of the app's.
  private static let values: Set<String> = [
    "Animation", "Array", "Binding", "Bool", "Character", "Data", "Date", "DateComponents", "Double", "Edge",
    "EdgeInsets", "Font", "Int", "LinearGradient", "LocalizedStringKey", "Locale", "RadialGradient", "Set",
    "String", "Tab", "TabSection", "Task", "ToolbarItem", "ToolbarItemGroup", "UUID", "UnitPoint",
  ]
}

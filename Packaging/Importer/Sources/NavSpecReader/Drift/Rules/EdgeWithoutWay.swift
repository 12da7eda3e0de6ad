extension Drift {
  /// Edges of the spec that no code goes, of screens whose code was understood whole.
  func edgesWithoutWay() -> [Finding] {
    let code = Code(self)
    // An edge of a set stands once, and counts for every screen that has it.
    var missed: [Model.Place: Finding] = [:]
    var gone: Set<Model.Place> = []
    for (number, route) in model.routes.enumerated() {
      let views = code.views[number] ?? []
      let whole = views.count == 1 ? Whole(views[0], code) : nil
      for edge in route.edges ?? [] {
        guard let place = edge.location else { continue }
        let target = model.routes.first { $0.name == edge.to }
        // The bar of tabs and the way back lead to roots.
        guard let whole, whole.isUnderstood, let target, target.root != true,
          !whole.mentioned.contains(edge.exit ?? target.case),
          !(code.ways[target.name] ?? []).contains(where: { whole.mayGo($0) })
        else {
          gone.insert(place)
          continue
        }
        let name = edge.exit ?? (target.feature == route.feature ? target.case : target.name)
        missed[place] = Finding(
          id: "edge-without-way", file: place.file, line: place.line, column: place.column,
          length: name.utf8.count,
          message: "no code leads from '\(route.name)' to '\(edge.exit ?? target.name)'",
          label: "no way", notes: [], mark: edge.mark ?? .read)
      }
    }
    return missed.filter { !gone.contains($0.key) }.map(\.value)
  }
}

/// What the code of a type, or that of no view, may lead to.
struct Code {
  struct Part {
    /// Names of what may be cases of a route.
    var mentioned: Set<String> = []
    /// Whether it may lead anywhere unseen.
    var isOpaque = false
  }

  let drift: Drift
  /// The views of each route.
  var views: [Int: [Int]] = [:]
  /// Where ways to a route stand.
  var ways: [String: [Unit]] = [:]
  var parts: [Int: Part] = [:]
  /// Code that is no view's may be any screen's.
  var rest = Part()

  init(_ drift: Drift) {
    self.drift = drift
    let index = drift.index
    for type in index.types.indices {
      for route in drift.routes(ofType: type) { views[route, default: []].append(type) }
    }
    for way in drift.navigation.ways {
      for route in drift.routes(of: way.target) {
        ways[drift.model.routes[route].name, default: []].append(way.unit)
      }
    }
    if index.files.contains(where: { $0.unread != nil }) { rest.isOpaque = true }
    for unknown in drift.navigation.unknown {
      change(index.events[unknown.event].member) { $0.isOpaque = true }
    }
    for event in drift.events {
      let fact = index.events[event]
      change(fact.member) { part in
        if fact.kind == .call, fact.base != nil { part.mentioned.insert(fact.name) }
        for argument in fact.arguments { part.add(argument.value) }
      }
    }
    for (id, member) in index.members.enumerated() where !index.files[index.fileOfMember[id]].isGenerated {
      change(id) { part in
        if let value = member.value { part.add(value) }
        for local in member.locals.values { local.value.map { part.add($0) } }
      }
    }
  }

  private mutating func change(_ member: Int, _ body: (inout Part) -> Void) {
    if let type = drift.index.typeOfMember[member], drift.navigation.kinds.isScreen(type) {
      body(&parts[type, default: Part()])
    } else {
      body(&rest)
    }
  }
}

extension Code.Part {
  fileprivate mutating func add(_ value: Value) {
    switch value {
    case .reference(let path): if path.count > 1, let name = path.last { mentioned.insert(name) }
    case .choice(let values), .list(let values): for value in values { add(value) }
    case .literal(let text): if text.contains("://") { isOpaque = true }
    default: break
    }
  }
}

/// A screen with the types that it is made of.
struct Whole {
  private let drift: Drift
  private var types: Set<Int>
  private(set) var isUnderstood: Bool
  private(set) var mentioned: Set<String>

  init(_ type: Int, _ code: Code) {
    drift = code.drift
    (types, isUnderstood, mentioned) = ([type], !code.rest.isOpaque, code.rest.mentioned)
    var open = [type]
    while let next = open.popLast(), isUnderstood {
      for member in drift.index.types[next].members { read(member, &open) }
      guard let part = code.parts[next] else { continue }
      if part.isOpaque { isUnderstood = false }
      mentioned.formUnion(part.mentioned)
    }
  }

  /// Whether what a unit does may be the screen's doing: what is another view's is not.
  func mayGo(_ unit: Unit) -> Bool {
    guard case .type(let type) = unit else { return true }
    return types.contains(type) || !drift.navigation.kinds.isScreen(type)
  }

  private mutating func read(_ member: Int, _ open: inout [Int]) {
    let index = drift.index
    // What it is given may lead anywhere: closures, and views.
    let fact = index.members[member]
    let written = [fact.type].compactMap { $0 } + fact.params.map(\.type)
    if written.contains(where: { $0.contains("->") || $0.hasSuffix("Content") || $0 == "AnyView" }) {
      isUnderstood = false
    }
    if fact.kind == .property, !fact.isComputed, let type = index.type(ofProperty: member) {
      add(type, &open)
    }
    for event in index.eventsOfMember[member] {
      let call = index.events[event]
      guard call.kind == .call else { continue }
      if let type = index.constructed(event) {
        add(type, &open)
      } else if ["open", "openURL", "openWindow"].contains(call.name) {
        isUnderstood = false
      } else if call.name.first?.isUppercase == true, call.base == nil, !drift.eventsOfWays.contains(event),
        !Kinds.isOfSwiftUI(call.name) || call.name == "Link", !Self.values.contains(call.name)
      {
        isUnderstood = false
      }
    }
  }

  private mutating func add(_ type: Int, _ open: inout [Int]) {
    if drift.index.types[type].fact.kind == .protocol { isUnderstood = false }
    if types.insert(type).inserted { open.append(type) }
  }

  /// What is no view, or shows nothing of the app's.
  private static let values: Set<String> = [
    "Animation", "Array", "Binding", "Bool", "Character", "Data", "Date", "DateComponents", "Double", "Edge",
    "EdgeInsets", "Font", "Int", "LinearGradient", "LocalizedStringKey", "Locale", "RadialGradient", "Set",
    "String", "Tab", "TabSection", "Task", "ToolbarItem", "ToolbarItemGroup", "UUID", "UnitPoint",
  ]
}

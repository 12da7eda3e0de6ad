/// What a part of the text shows.
struct Shown {
  var targets: [Destination] = []
  /// Enums whose value decides what is shown.
  var routed: Set<Int> = []
  /// A property or param of a view's type, given from outside.
  var given: String?
  /// Whether a screen of the system is shown, which is none of the app's.
  var isSystem = false
  /// What stands in other members, or in local variables.
  var elsewhere: Set<Int> = []
  /// Whether several views stand side by side.
  var isComposed = false
  /// Whether there is a navigation stack around it.
  var hasStack = false
  /// Whether it is written where it is shown, and is no screen by itself.
  var isInPlace: Bool { isComposed || targets.isEmpty && given == nil && routed.isEmpty && !isSystem }
}

private typealias Found = (destination: Destination, branches: Int, event: Int)

extension Navigation {
  func events(in region: Region) -> [Int] {
    switch region {
    case .arm(let arm): return index.eventsOfArm[arm]
    case .member(let member): return index.eventsOfMember[member]
    case .argument(let call, let place):
      return index.children[call].filter { index.events[$0].argument == place }.flatMap {
        [$0] + descendants($0)
      }
    case .call(let call): return [call] + descendants(call)
    }
  }

  /// The nearest call of one of these names around an event.
  func around(_ event: Int, _ names: Set<String>) -> Int? {
    var next = index.events[event].parent
    while let call = next, !names.contains(index.events[call].name) { next = index.events[call].parent }
    return next
  }

  /// What an event is a part of, directly in a call around it; none where it is not in that.
  private func layer(_ event: Int, of call: Int) -> Int {
    var layer = event
    while let parent = index.events[layer].parent, parent != call { layer = parent }
    return index.events[layer].parent == nil ? Int.max : layer
  }

  func descendants(_ event: Int) -> [Int] { index.children[event].flatMap { [$0] + descendants($0) } }

  /// The member of the type around it that an event names, where that shows something.
  func ownMember(_ event: Int) -> Int? {
    let fact = index.events[event]
    let owner = index.typeOfMember[fact.member]
    var member: Int?
    if fact.kind == .call, fact.base == nil { member = index.function(called: event) }
    if fact.kind == .mention, case .reference(let path)? = fact.arguments.first?.value, path.isOwn {
      member = owner.flatMap { index.property(path[path.count - 1], of: $0) }
    }
    guard let member, member != fact.member, index.typeOfMember[member] == owner else { return nil }
    return showsView(member) || Index.core(index.members[member].type ?? "") == "TabContent" ? member : nil
  }

  /// Some events, each with those of the member that it names behind it.
  func unfolded(_ events: [Int], depth: Int = 0) -> [Int] {
    events.flatMap { event -> [Int] in
      guard depth < 3, let member = ownMember(event) else { return [event] }
      return [event] + unfolded(index.eventsOfMember[member], depth: depth + 1)
    }
  }

  func destinations(in region: Region, depth: Int = 0) -> Shown {
    let events = events(in: region)
    let inside = Set(events)
    var shown = Shown()
    var isComposedElsewhere = false
    var (found, foreign): ([Found], [Found]) = ([], [])
    let roots = events.filter { index.events[$0].parent.map { !inside.contains($0) } ?? true }

    func visit(_ event: Int) {
      let fact = index.events[event]
      if ["NavigationStack", "NavigationView", "UINavigationController"].contains(fact.name) {
        shown.hasStack = true
      }
      switch fact.kind {
      case .assignment: return
      case .mention: if let value = fact.arguments.first?.value { visit(value, event) }
      case .call where Self.controls.contains(fact.name) || fact.name == "List" && isOfData(fact): return
      case .call where fact.isConstructor || index.constructed(event) != nil: visitConstructor(event)
      case .call where Idiom.all[fact.name]?.isUIKit == true: children(of: event)
      case .call:
        if fact.base == nil || isFactory(event) {
          visitFunction(event)
        } else if case .reference(let path)? = fact.base {
          // A modifier: `options.presentationDetents([.medium])`.
          _ = visitOwn(path, event)
        }
      }
    }

    func children(of event: Int) { for child in index.children[event] { visit(child) } }

    func visitConstructor(_ event: Int) {
      let fact = index.events[event]
      guard let type = index.constructed(event), kinds.isScreen(type) else {
        let before = found.count
        children(of: event)
        for argument in fact.arguments { visit(argument.value, event) }
        guard found.count == before, index.constructed(event) == nil else { return }
        if Kinds.isForeignScreen(fact.name) {
          foreign.append((Destination(target: .foreign(fact.name), mark: .inferred), fact.branches, event))
        } else if Kinds.isSystem(fact.name) || fact.name == "SFSafariView" {
          shown.isSystem = true
        }
        return
      }
      if let route = switching[type], !fact.arguments.isEmpty {
        let cases = fact.arguments.flatMap { self.cases(of: $0.value, expecting: route, at: event) }
        found += cases.map { ($0, fact.branches, event) }
        if cases.isEmpty { shown.routed.insert(route) }
        return
      }
      if index.types[type].fact.isWrapper, !tabbed.contains(type) {
        let before = found.count
        children(of: event)
        if found.count > before, !isComposed(found[before...], inside) {
          shown.hasStack = shown.hasStack || hasStack(type)
          return
        }
        found.removeSubrange(before...)
      }
      let destination = Destination(target: .view(type), mark: .read, condition: fact.condition)
      found.append((destination, fact.branches, event))
    }

    func visitFunction(_ event: Int) {
      guard depth < 3, let function = index.function(called: event), showsView(function) else {
        if let given = givenClosure(event) {
          // `destination()`, `content(.settings)`.
          found += given.cases.map { ($0, index.events[event].branches, event) }
          shown.given = given.name
          return
        }
        // `embed { Home() }`, `push(Home())`.
        if index.events[event].base == nil { children(of: event) }
        return
      }
      include(.member(function), at: event)
    }

    /// What another member shows is shown here, but less surely.
    func include(_ region: Region, at event: Int) {
      let inner = destinations(in: region, depth: depth + 1)
      let branches = index.events[event].branches
      found += inner.targets.map { ($0, branches, event) }
      shown.elsewhere.formUnion(inner.elsewhere.union(self.events(in: region)))
      shown.routed.formUnion(inner.routed)
      shown.hasStack = shown.hasStack || inner.hasStack
      shown.isSystem = shown.isSystem || inner.isSystem
      isComposedElsewhere = isComposedElsewhere || inner.isComposed
    }

    /// A local variable or a property that makes a view.
    func visitOwn(_ path: [String], _ event: Int) -> Bool {
      guard let name = path.last, depth < 3 else { return false }
      if let local = local(path, at: event) {
        for call in calls(in: local) where !inside.contains(call) { include(.call(call), at: event) }
        return true
      }
      guard let owner = owner(of: path, at: event), let property = index.property(name, of: owner),
        index.members[property].isComputed, showsView(property),
        path.isOwn || screens[owner] == nil && !routes.contains(owner)
      else { return false }
      include(.member(property), at: event)
      return true
    }

    func visit(_ value: Value, _ event: Int) {
      switch value {
      case .choice(let values), .list(let values): for value in values { visit(value, event) }
      case .reference(let path):
        guard let name = path.last, depth < 3, !visitOwn(path, event) else { return }
        let isOwn = path.isOwn
        let owner = owner(of: path, at: event)
        if name == "init", let owner, kinds.isScreen(owner) {
          // `content: ShareView.init`.
          found.append((Destination(target: .view(owner), mark: .read), index.events[event].branches, event))
        } else if let owner, !isOwn, screens[owner] != nil || routes.contains(owner) {
          shown.routed.insert(owner)
        } else if let owner, index.property(name, of: owner) != nil {
          if isOwn { shown.given = name }
        } else if isOwn, index.members[index.events[event].member].params.contains(where: { $0.name == name })
        {
          shown.given = name
        } else if let function = index.functions[name]?.first(where: { index.typeOfMember[$0] == owner }),
          showsView(function)
        {
          include(.member(function), at: event)
        }
      default: break
      }
    }

    for root in roots { visit(root) }
    if case .argument(let call, let place) = region { visit(index.events[call].arguments[place].value, call) }
    // Of a pile the lowest is the screen.
    let all = found
    found.removeAll { one in
      guard let pile = around(one.event, ["ZStack"]), inside.contains(pile) else { return false }
      let level = index.events[pile].branches
      return one.branches == level
        && all.contains { $0.branches == level && layer($0.event, of: pile) < layer(one.event, of: pile) }
    }
    findRouted(events, &shown)
    shown.isComposed = isComposedElsewhere || isComposed(found[...], inside)
    shown.targets = chosen(found.isEmpty ? foreign : found, level(of: region))
      .atLeast(shown.isComposed ? .guess : .read)
    return shown
  }

  /// How many branches are around a region itself.
  private func level(of region: Region) -> Int {
    switch region {
    case .arm(let arm): index.arms[arm].branches
    case .member: 0
    case .argument(let call, _), .call(let call): index.events[call].branches
    }
  }

  private static let layouts: Set<String> = [
    "VStack", "HStack", "LazyVStack", "LazyHStack", "List", "Form", "ScrollView", "Section", "Grid",
  ]

  /// What is in these is a row, a label, or what a tap shows, and no screen.
  private static let controls: Set<String> = [
    "ForEach", "Table", "Button", "Menu", "Label", "Toggle", "Picker", "Link", "ShareLink", "NavigationLink",
    "LabeledContent", "DisclosureGroup",
  ]

  /// What is beside a screen without making it a part of another.
  private static let neutral: Set<String> = [
    "Spacer", "Divider", "Color", "EmptyView", "ProgressView", "LinearGradient", "Image",
  ]

  private func isOfData(_ list: Event) -> Bool {
    list.arguments.contains { $0.label == nil && !$0.isTrailing }
  }

  /// Whether several views stand side by side: then the screen is what is written here, and none of them.
  private func isComposed(_ found: ArraySlice<Found>, _ inside: Set<Int>) -> Bool {
    found.contains { one in
      var child = one.event
      while let parent = index.events[child].parent, inside.contains(parent) {
        let around = index.events[parent]
        let isLayout =
          Self.layouts.contains(around.name)
          || index.constructed(parent).map { index.types[$0].fact.isWrapper } ?? false
        if isLayout, hasSibling(child, in: parent) { return true }
        child = parent
      }
      return false
    }
  }

  /// Whether a view is always shown beside another.
  private func hasSibling(_ child: Int, in layout: Int) -> Bool {
    let around = index.events[layout]
    return index.children[layout].contains { other in
      let fact = index.events[other]
      guard other != child, fact.argument == index.events[child].argument, fact.branches == around.branches
      else { return false }
      // A modifier is a part of what it stands on.
      if case .call? = fact.base { return false }
      return fact.kind == .mention
        || fact.kind == .call && !Self.neutral.contains(fact.name) && (fact.base == nil || isFactory(other))
    }
  }

  /// Several branches are guesses, and so is what follows a branch; of several views in one the first counts.
  private func chosen(_ found: [Found], _ level: Int) -> [Destination] {
    var result: [Destination] = []
    let startsInBranch = found.first.map { $0.branches > level } ?? false
    for one in found where !result.contains(where: { $0.target == one.destination.target }) {
      let isOther =
        startsInBranch || one.branches > level || one.destination.condition != result.first?.condition
      if !isOther, let first = result.first, first.mark != .guess { continue }
      result.append(one.destination)
    }
    // Branches of `#if` exclude each other: each is sure where it is compiled.
    return Set(result.map(\.condition)).count == result.count ? result : result.atLeast(.guess)
  }

  private func findRouted(_ events: [Int], _ shown: inout Shown) {
    for event in events {
      let fact = index.events[event]
      for arm in arms(around: event) {
        if let type = enumOfArm[arm], screens[type] != nil { shown.routed.insert(type) }
      }
      for value in fact.arguments.map(\.value) + [fact.base].compactMap({ $0 }) {
        // The type's own name is a case, not a value.
        guard case .reference(let path) = value, path.first?.first?.isUppercase == false,
          let type = index.type(of: value, at: event), screens[type] != nil
        else { continue }
        shown.routed.insert(type)
      }
    }
  }

  func calls(in value: Value) -> [Int] {
    switch value {
    case .call(let index): [index]
    case .choice(let values), .list(let values): values.flatMap(calls)
    default: []
    }
  }

  /// A closure that the type was given and that makes a view, and the cases of another enum that it is called with.
  private func givenClosure(_ event: Int) -> (name: String, cases: [Destination])? {
    let fact = index.events[event]
    guard fact.base == nil, let slot = slot(of: .reference([fact.name]), at: event) else { return nil }
    guard case .property(let property) = slot, let type = type(of: .called(property)), screens[type] != nil
    else { return (fact.name, []) }
    return (fact.name, fact.arguments.flatMap { cases(of: $0.value, expecting: type, at: event) })
  }

  /// Whether a function or property returns something to show.
  func showsView(_ member: Int) -> Bool {
    let fact = index.members[member]
    guard let written = fact.type else { return false }
    let core = Index.core(written)
    if core.hasSuffix("View") || core.hasSuffix("ViewController") || core == "UINavigationController" {
      return true
    }
    return index.type(written: written, in: member).map(kinds.isScreen) ?? false
  }

  /// A method that makes a view, not a modifier of one.
  private func isFactory(_ event: Int) -> Bool {
    guard case .reference? = index.events[event].base, let function = index.function(called: event) else {
      return false
    }
    return showsView(function) && index.typeOfMember[function].map { !index.types[$0].isForeign } ?? false
  }

  /// Whether a view brings a stack.
  func hasStack(_ view: Int) -> Bool {
    index.types[view].members.contains { member in
      index.eventsOfMember[member].contains {
        ["NavigationStack", "NavigationView"].contains(index.events[$0].name) && !inDestination.contains($0)
      }
    }
  }
}

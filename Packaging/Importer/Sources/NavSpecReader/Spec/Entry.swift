/// Where the program begins. Several programs in one folder are normal: an app, a widget, an app for the watch.
struct Entry {
  /// The type with `@main`.
  var type: Int?
  var all: [Int] = []
  var notes: [String] = []

  init(_ navigation: Navigation, name: String?) throws {
    let index = navigation.index
    all = index.types.indices.filter { type in
      let fact = index.types[type].fact
      let isMain = fact.attributes.contains {
        ["main", "UIApplicationMain", "NSApplicationMain"].contains($0)
      }
      return isMain && !fact.inherits.contains { $0.hasPrefix("Widget") || $0.hasSuffix("Command") }
    }
    if let name {
      type = index.type(named: name, file: 0, scope: nil)
      if type == nil { throw ReaderError("There is no type '\(name)'") }
      return
    }
    // The one with the most in its folder, apps of SwiftUI first; without `@main`, a type that is an app.
    let candidates = all.isEmpty ? index.types.indices.filter { Self.isApp($0, index) } : all
    let graph = candidates.count > 1 ? Self.graph(navigation) : [:]
    func size(_ type: Int) -> Int { Self.reach(type, graph).count + (Self.isApp(type, index) ? 10 : 0) }
    type = candidates.max { size($0) < size($1) }
    guard let type, candidates.count > 1 else { return }
    let others = candidates.filter { $0 != type }.map { index.types[$0].fact.name }.sorted()
    notes.append(
      "The program read is \(index.types[type].fact.name); others are there: \(others.joined(separator: ", "))."
        + " --entry chooses.")
  }

  static func isApp(_ type: Int, _ index: Index) -> Bool {
    index.types[type].fact.inherits.contains { $0 == "App" || $0 == "SwiftUI.App" }
  }

  /// Which types make or lead to which.
  private static func graph(_ navigation: Navigation) -> [Int: Set<Int>] {
    let index = navigation.index
    var graph: [Int: Set<Int>] = [:]
    for (event, fact) in index.events.enumerated() where fact.kind == .call {
      guard let owner = index.typeOfMember[fact.member], let made = index.constructed(event) else { continue }
      graph[owner, default: []].insert(made)
    }
    for way in navigation.ways {
      if case .type(let owner) = way.unit {
        graph[owner, default: []].formUnion(navigation.views(of: way.target))
      }
    }
    return graph
  }

  private static func reach(_ type: Int, _ graph: [Int: Set<Int>]) -> Set<Int> {
    var (seen, open): (Set<Int>, [Int]) = ([type], [type])
    while let next = open.popLast() {
      for made in graph[next] ?? [] where seen.insert(made).inserted { open.append(made) }
    }
    return seen
  }

  /// The types of other programs: those of their folders, and those that they come to, but this one does not.
  func foreign(_ navigation: Navigation) -> Set<Int> {
    guard let type, all.contains(type), all.count > 1 else { return [] }
    let index = navigation.index
    let graph = Self.graph(navigation)
    func folder(_ type: Int) -> String {
      String(index.files[index.types[type].file].path.reversed().drop { $0 != "/" }.reversed())
    }
    let others = all.filter { $0 != type }
    let folders = others.map(folder).filter { !folder(type).hasPrefix($0) }
    var found = Set(index.types.indices.filter { type in folders.contains { folder(type).hasPrefix($0) } })
    for other in others { found.formUnion(Self.reach(other, graph)) }
    return found.subtracting(Self.reach(type, graph))
  }
}

/// What the window of a program shows first: tabs, or one of several roots.
struct Window {
  struct Section {
    var event: Int
    var title: String?
  }

  struct Tab {
    var name: String?
    var texts = TabTexts()
    var isSearch = false
    var section: Section?
    var targets: [Destination]
    var mark: Mark = .read
    var event: Int
  }

  var tabs: [Tab] = []
  var roots: [Destination] = []
  /// Types around the tabs, which are no screens.
  var containers: Set<Int> = []

  init(_ navigation: Navigation, _ entry: Entry) {
    let index = navigation.index
    if let type = entry.type, !navigation.kinds.isScreen(type) { containers.insert(type) }
    for destination in Self.first(navigation, entry) {
      expand(destination, navigation, depth: 0)
    }
    // A program without a root that can be followed: its only `TabView`.
    let views = index.events.indices.filter {
      index.events[$0].name == "TabView" && index.events[$0].kind == .call
    }
    if tabs.isEmpty, roots.isEmpty, views.count == 1 { addTabs(views[0], navigation, mark: .inferred) }
    roots.removeAll { root in
      if case .view(let type) = root.target { return containers.contains(type) }
      return false
    }
  }

  private static func first(_ navigation: Navigation, _ entry: Entry) -> [Destination] {
    let index = navigation.index
    if let type = entry.type {
      if navigation.kinds.isScreen(type) { return [Destination(target: .view(type), mark: .read)] }
      for name in ["WindowGroup", "Window", "DocumentGroup"] {
        for event in index.types[type].members.flatMap({ index.eventsOfMember[$0] })
        where index.events[event].name == name {
          let fact = index.events[event]
          guard let content = fact.arguments.firstIndex(where: { $0.isTrailing || $0.label == "content" })
          else { continue }
          let shown = navigation.destinations(in: .argument(event, content))
          if !shown.targets.isEmpty { return shown.targets }
        }
      }
    }
    // UIKit: what the window gets.
    return index.events.lazy.filter { $0.kind == .assignment && $0.name == "rootViewController" }
      .map { navigation.destinations(in: .member($0.member)).targets }.first { !$0.isEmpty } ?? []
  }

  /// A root that shows tabs, or one of several screens, is no screen itself.
  private mutating func expand(_ destination: Destination, _ navigation: Navigation, depth: Int) {
    let index = navigation.index
    guard case .view(let type) = destination.target, depth < 4, !containers.contains(type) else {
      roots.append(destination)
      return
    }
    let events = index.types[type].members.flatMap { index.eventsOfMember[$0] }
    if let view = events.first(where: { index.events[$0].name == "TabView" && !navigation.isPaged($0) }),
      tabs.isEmpty
    {
      containers.insert(type)
      return addTabs(view, navigation, mark: .read)
    }
    guard let body = index.property("body", of: type) else { return roots.append(destination) }
    let shown = navigation.destinations(in: .member(body))
    let inner = shown.targets.filter { $0.target != destination.target }
    let branches = inner.count > 1 && inner.allSatisfy { $0.mark == .guess }
    let reachesTabs = inner.contains { hasTabs($0.target, navigation) }
    guard branches && isSwitch(body, index) || reachesTabs else { return roots.append(destination) }
    containers.insert(type)
    // Tabs first: what else may show in their place is reached by code.
    for one in inner.sorted(by: { hasTabs($0.target, navigation) && !hasTabs($1.target, navigation) }) {
      expand(
        Destination(target: one.target, mark: max(.inferred, destination.mark)), navigation, depth: depth + 1)
    }
  }

  /// Whether a body is nothing but a choice between screens.
  private func isSwitch(_ body: Int, _ index: Index) -> Bool {
    let neutral: Set<String> = ["Group", "ZStack", "NavigationStack", "NavigationView", "AnyView", "VStack"]
    return index.eventsOfMember[body].allSatisfy { event in
      let fact = index.events[event]
      return fact.branches > 0 || fact.kind != .call || fact.name.first?.isUppercase != true
        || neutral.contains(fact.name)
    }
  }

  private func hasTabs(_ target: Target, _ navigation: Navigation) -> Bool {
    if case .view(let type) = target { navigation.tabbed.contains(type) } else { false }
  }
}

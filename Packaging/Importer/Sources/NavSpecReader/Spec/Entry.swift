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
      guard let found = index.types.indices.first(where: { index.types[$0].fact.name == name }) else {
        throw ReaderError("There is no type '\(name)'")
      }
      type = found
      return
    }
    // The one with the most in its folder, apps of SwiftUI first; without `@main`, a type that is an app.
    let candidates = all.isEmpty ? index.types.indices.filter { Self.isApp($0, index) } : all
    let graph = candidates.count > 1 ? Self.graph(navigation) : [:]
    func size(_ type: Int) -> Int { Self.reach(type, graph) + (Self.isApp(type, index) ? 10 : 0) }
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

  /// Which types make which.
  private static func graph(_ navigation: Navigation) -> [Int: Set<Int>] {
    var graph: [Int: Set<Int>] = [:]
    for (event, fact) in navigation.index.events.enumerated() where fact.kind == .call {
      if let made = navigation.index.constructed(event),
        let owner = navigation.index.typeOfMember[fact.member]
      {
        graph[owner, default: []].insert(made)
      }
    }
    return graph
  }

  private static func reach(_ type: Int, _ graph: [Int: Set<Int>]) -> Int {
    var (seen, open): (Set<Int>, [Int]) = ([type], [type])
    while let next = open.popLast() {
      for made in graph[next] ?? [] where seen.insert(made).inserted { open.append(made) }
    }
    return seen.count
  }

  static func folder(_ type: Int, _ index: Index) -> String {
    let path = index.files[index.types[type].file].path
    return path.split(separator: "/").dropLast().map { $0 + "/" }.joined()
  }
}

/// What the window of a program shows first: tabs, or one of several roots.
struct Window {
  struct Tab {
    var name: String?
    var title: String?
    var image: String?
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
    if let type = entry.type { containers.insert(type) }
    for destination in Self.first(navigation, entry) {
      expand(destination, navigation, depth: 0)
    }
    if tabs.isEmpty {
      // A program without a root that can be followed: its only `TabView`.
      let views = index.events.indices.filter {
        index.events[$0].name == "TabView" && index.events[$0].kind == .call
      }
      if roots.isEmpty, views.count == 1, let view = views.first {
        addTabs(view, navigation, mark: .inferred)
      }
    }
    roots.removeAll { root in
      if case .view(let type) = root.target { return containers.contains(type) }
      return false
    }
  }

  private static func first(_ navigation: Navigation, _ entry: Entry) -> [Destination] {
    let index = navigation.index
    if let type = entry.type {
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
    for (event, fact) in index.events.enumerated()
    where fact.kind == .assignment && fact.name == "rootViewController" {
      let found = navigation.destinations(in: .member(fact.member)).targets
      if !found.isEmpty, !fact.arguments.isEmpty { return found }
      _ = event
    }
    return []
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

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
    func size(_ type: Int) -> Int {
      let path = index.files[index.types[type].file].path.lowercased()
      let isSmall = ["watch", "widget", "extension", "clip"].contains(where: path.contains)
      return (Self.reach(type, graph).count + (Self.isApp(type, index) ? 10 : 0)) * (isSmall ? 1 : 10)
    }
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

  /// Of several roots, those with tabs and those that lead to most come first: the others are shown in their place.
  static func sorted(_ roots: [Destination], _ navigation: Navigation) -> [Destination] {
    guard roots.count > 1 else { return roots }
    let graph = graph(navigation)
    let sizes = roots.map { root in
      navigation.views(of: root.target).map { view in
        reach(view, graph).count + (navigation.tabbed.contains(view) ? 10_000 : 0)
      }.max() ?? 0
    }
    return zip(roots, sizes).sorted { $0.1 > $1.1 }.map(\.0)
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
    let (own, isApart) = (folder(type), others.allSatisfy { !folder($0).hasPrefix(folder(type)) })
    if isApart { found = found.filter { !folder($0).hasPrefix(own) } }
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
  /// What the app's other scenes show: settings, windows, what hangs in the menu bar.
  var scenes: [Destination] = []
  /// Types around the tabs, which are no screens.
  var containers: Set<Int> = []

  /// The main ones first.
  private static let scenes = [
    "WindowGroup", "Window", "DocumentGroup", "Settings", "MenuBarExtra", "UtilityWindow", "ImmersiveSpace",
  ]

  /// What each scene of a program shows, the main one first.
  private static func scenes(of entry: Entry, _ navigation: Navigation) -> [[Destination]] {
    guard let type = entry.type else { return [] }
    let index = navigation.index
    let all = index.types[type].members.flatMap { index.eventsOfMember[$0] }
    let events =
      all.filter { !index.events[$0].condition.isElsewhere }
      + all.filter { index.events[$0].condition.isElsewhere }
    return scenes.flatMap { name in events.filter { index.events[$0].name == name } }.compactMap { event in
      let arguments = index.events[event].arguments
      guard let content = arguments.firstIndex(where: { $0.isTrailing || $0.label == "content" }) else {
        return nil
      }
      let shown = navigation.destinations(in: .argument(event, content)).targets
      return shown.isEmpty ? nil : shown
    }
  }

  init(_ navigation: Navigation, _ entry: Entry) {
    let index = navigation.index
    if let type = entry.type, !navigation.kinds.isScreen(type) { containers.insert(type) }
    for destination in Entry.sorted(Self.first(navigation, entry), navigation) {
      expand(destination, navigation, depth: 0)
    }
    for shown in Self.scenes(of: entry, navigation).dropFirst() {
      scenes += shown.filter { one in
        guard case .view(let type) = one.target else { return false }
        return !containers.contains(type) && !roots.contains { $0.target == one.target }
      }
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
      if let main = scenes(of: entry, navigation).first { return main }
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
    guard branches && navigation.isChoice(body) || reachesTabs else { return roots.append(destination) }
    containers.insert(type)
    for one in Entry.sorted(inner, navigation) {
      expand(
        Destination(target: one.target, mark: max(.inferred, destination.mark)), navigation, depth: depth + 1)
    }
  }

  private func hasTabs(_ target: Target, _ navigation: Navigation) -> Bool {
    if case .view(let type) = target { navigation.tabbed.contains(type) } else { false }
  }
}

/// A screen of the app: a node of the picture.
struct Screen {
  /// What leads to it; the first one names it.
  var targets: [Target]
  /// The types that show it.
  var views: [Int] = []
  var name: String
  var mark: Mark = .read
  var edges: [Way] = []
  var sets: [String] = []
  var entry: Entry = .known

  /// How it is reached, where no way leads to it.
  enum Entry { case known, root, code, unknown }
}

/// What a spec says, before it is text.
struct Picture {
  var navigation: Navigation
  var resources: Resources
  var appName = "App"
  var screens: [Screen] = []
  var tabs: [(name: String, tab: Window.Tab, screen: Int)] = []
  var root: Int?
  /// Edges that exist from every screen: those of what is around the tabs.
  var anywhere: [Way] = []
  var sets: [(name: String, edges: [Way])] = []
  /// Ways to where another one from the same screen leads.
  var dropped: [Way] = []
  /// Ways that belong to no screen.
  var orphans: [Way] = []
  /// Views that no screen was seen to show.
  var unplaced: [Int] = []
  var notes: [String] = []
  var screenOfTarget: [Target: Int] = [:]
  /// Screens with a scene of their own.
  var scenes: Set<Int> = []
  /// Types around the tabs.
  var containers: Set<Int> = []
  var names = Names()

  var index: Index { navigation.index }

  /// - Parameter folder: The name of the app's folder, for an app whose type says no name.
  init(_ navigation: Navigation, _ resources: Resources, _ start: Entry, folder: String) {
    self.navigation = navigation
    self.resources = resources
    notes = start.notes
    appName = folder
    if let type = start.type, !navigation.kinds.isScreen(type),
      !navigation.index.types[type].lastName.hasSuffix("Delegate")
    {
      let name = navigation.index.types[type].lastName
      let isPlain = ["App", "MainApp", "Main"].contains(name)
      appName = isPlain ? folder : name.hasSuffix("App") ? String(name.dropLast(3)) : name
    }
    var window = Window(navigation, start)
    containers = window.containers
    addTabs(window)
    addRoot(window)
    // What only other programs come to.
    var foreign: Set<Int> = []
    for other in start.others { foreign.formUnion(Entry.reach(other, window.graph)) }
    if let type = start.type, !foreign.isEmpty { foreign.subtract(Entry.reach(type, window.graph)) }
    self.navigation.ways.removeAll { way in
      if case .type(let type) = way.unit { foreign.contains(type) } else { false }
    }
    addRoutes(without: foreign)
    for way in self.navigation.ways { _ = screen(way.target) }
    scenes = Set(window.scenes.map { screen($0.target) })
    addEdges()
    settleEntries(window)
  }

  // MARK: Screens

  private mutating func addTabs(_ window: Window) {
    var used = Set<Int>()
    for var tab in window.tabs {
      guard let first = tab.targets.first else {
        navigation.unknown.append(Unknown(event: tab.event, reason: "the screen of a tab is not known"))
        continue
      }
      let screen = screen(first.target)
      guard used.insert(screen).inserted else { continue }
      tab.texts[.title] = tab.texts[.title].flatMap(resources.title)
      tab.isSearch = tab.isSearch && !tabs.contains(where: \.tab.isSearch)
      let name = Names.valid(tab.name ?? tab.texts[.title] ?? screens[screen].name) ?? screens[screen].name
      tab.mark = tab.targets.count > 1 ? .guess : max(tab.mark, first.mark)
      tabs.append((names.unique(name, of: .tab), tab, screen))
    }
  }

  private mutating func addRoot(_ window: Window) {
    defer {
      for other in window.roots {
        let screen = screen(other.target)
        guard let condition = other.condition else { continue }
        // Of the branches of `#if`, the program has one.
        screens[screen].mark = .guess
        notes.append("\(screens[screen].name) is the root if \(condition).")
      }
    }
    guard tabs.isEmpty else { return }
    guard let first = window.roots.first else {
      notes.append("What the program begins with is not known: 'external: true' stands for it.")
      return
    }
    root = screen(first.target)
    if let root { screens[root].mark = max(screens[root].mark, first.mark) }
  }

  private mutating func addRoutes(without foreign: Set<Int>) {
    for type in navigation.routes.sorted() where navigation.screens[type] != nil {
      for name in navigation.caseNames(of: type)
      where navigation.nested[type]?.contains(name) != true && navigation.screens[type]?[name] != nil {
        let views = navigation.views(of: .route(type, name))
        if views.isEmpty || !foreign.isSuperset(of: views) { _ = screen(.route(type, name)) }
      }
    }
  }

  /// The number of the screen that a target is, which is made where it is new. A view that cases of a route show is
  /// the screen of the first of them; cases of two enums with one name and one view are one screen.
  mutating func screen(_ target: Target, depth: Int = 0) -> Int {
    if let known = screenOfTarget[target] { return known }
    // What holds the tabs shows the first of them.
    if let first = tabs.first, navigation.views(of: target).contains(where: containers.contains) {
      screenOfTarget[target] = first.screen
      return first.screen
    }
    var screen = Screen(targets: [target], views: navigation.views(of: target), name: "")
    var source: String?
    var other: Target?
    switch target {
    case .route(let type, let name):
      let shown = navigation.screens[type]?[name] ?? []
      // A case that is one of another enum.
      if shown.count == 1, case .route(let outer, _) = shown[0].target, outer != type, depth < 4 {
        other = shown[0].target
      }
      screen.mark = shown.map(\.mark).max() ?? .inferred
      if other == nil, let twin = twin(of: name, screen.views) {
        screens[twin].targets.append(target)
        screenOfTarget[target] = twin
        return twin
      }
      source = name
      screen.name = Names.valid(name) ?? "screen"
    case .view(let type):
      other = route(showing: type)
      screen.name = Names.name(ofView: index.types[type].lastName)
    case .foreign(let view):
      screen.name = Names.name(ofView: view)
      screen.mark = .inferred
    }
    if let other {
      let known = self.screen(other, depth: depth + 1)
      screenOfTarget[target] = known
      return known
    }
    screen.name = names.unique(screen.name, of: .route, was: source)
    screenOfTarget[target] = screens.count
    screens.append(screen)
    return screens.count - 1
  }

  private func twin(of name: String, _ views: [Int]) -> Int? {
    guard views.count == 1 else { return nil }
    return screens.indices.first { candidate in
      screens[candidate].views == views
        && screens[candidate].targets.contains {
          if case .route(_, let other) = $0 { other == name } else { true }
        }
    }
  }

  private func route(showing view: Int) -> Target? {
    for type in navigation.routes.sorted() {
      for name in navigation.caseNames(of: type)
      where navigation.screens[type]?[name]?.map(\.target) == [.view(view)] {
        return .route(type, name)
      }
    }
    return nil
  }

  // MARK: How screens are reached

  private mutating func settleEntries(_ window: Window) {
    var seen = Set(tabs.map(\.screen) + anywhere.map(screen(of:)) + [root].compactMap { $0 })
    let reached = seen.union(screens.indices.flatMap { edges(from: $0).map(screen(of:)) })
    let byCode = Set(orphans.filter { isByCode($0.unit) }.compactMap { screenOfTarget[$0.target] })
    let roots = Set(window.roots.compactMap { screenOfTarget[$0.target] })
    for index in screens.indices {
      screens[index].entry =
        reached.contains(index)
        ? .known
        : roots.contains(index) ? .root : scenes.contains(index) || byCode.contains(index) ? .code : .unknown
    }
    // Screens that lead to each other, and nothing to them, are reached nowhere.
    seen.formUnion(screens.indices.filter { screens[$0].entry != .known })
    var open = Array(seen)
    for index in [nil] + screens.indices.map({ $0 }) {
      if let index, seen.insert(index).inserted {
        screens[index].entry = .unknown
        open.append(index)
      }
      while let next = open.popLast() {
        for edge in edges(from: next) where seen.insert(screen(of: edge)).inserted {
          open.append(screen(of: edge))
        }
      }
    }
  }

  /// A router's ways, or a delegate's. A view that nothing shows leads nobody anywhere.
  private func isByCode(_ unit: Unit) -> Bool {
    switch unit {
    case .type(let type): !navigation.kinds.isScreen(type) && !navigation.isModifier(type)
    case .function(let member): !navigation.showsView(member)
    }
  }

  /// The screen that a way leads to.
  func screen(of way: Way) -> Int { screenOfTarget[way.target] ?? 0 }

  func edges(from screen: Int) -> [Way] {
    screens[screen].edges + sets.filter { screens[screen].sets.contains($0.name) }.flatMap(\.edges)
  }
}

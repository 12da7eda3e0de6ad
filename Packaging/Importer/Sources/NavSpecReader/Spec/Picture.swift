/// A screen of the app: a node of the picture.
struct Screen {
  /// What leads to it; the first one names it.
  var targets: [Target]
  /// The types that show it.
  var views: [Int] = []
  var name: String
  var mark: Mark = .read
  var edges: [Edge] = []
  var sets: [String] = []
  var entry: Entry = .known

  /// How it is reached, where no way leads to it.
  enum Entry { case known, code, unknown }
}

struct Edge {
  var screen: Int
  var presentation: Presentation
  var mark: Mark
  var event: Int
  var hasStack: Bool
  var condition: String?
}

struct Tab {
  var name: String
  var title: String?
  var image: String?
  var screen: Int
  var mark: Mark
  var event: Int
}

/// What a spec says, before it is text.
struct Picture {
  var navigation: Navigation
  var resources: Resources
  var appName = "App"
  var screens: [Screen] = []
  var tabs: [Tab] = []
  var root: Int?
  /// Edges that exist from every screen: those of what is around the tabs.
  var anywhere: [Edge] = []
  var sets: [(name: String, edges: [Edge])] = []
  /// Ways that belong to no screen.
  var orphans: [Way] = []
  var entries: [Int] = []
  var notes: [String] = []
  var screenOfTarget: [Target: Int] = [:]
  var names = Names()

  var index: Index { navigation.index }

  /// - Parameter folder: The name of the app's folder, for an app whose type says no name.
  init(_ navigation: Navigation, _ resources: Resources, entry: String?, folder: String) throws {
    self.navigation = navigation
    self.resources = resources
    let start = try Entry(navigation, name: entry)
    entries = start.all
    notes = start.notes
    appName = folder
    if let type = start.type, !navigation.index.types[type].lastName.hasSuffix("Delegate") {
      let name = navigation.index.types[type].lastName
      appName = name.hasSuffix("App") && name.count > 3 ? String(name.dropLast(3)) : name
    }
    let window = Window(navigation, start)
    addTabs(window)
    addRoot(window)
    addRoutes()
    for way in navigation.ways { _ = screen(way.target) }
    addEdges(window)
    leaveOutOtherPrograms(start)
    settleEntries(window)
  }

  // MARK: Screens

  private mutating func addTabs(_ window: Window) {
    var used = Set<Int>()
    for tab in window.tabs {
      guard let first = tab.targets.first else {
        navigation.unknown.append(Unknown(event: tab.event, reason: "the screen of a tab is not known"))
        continue
      }
      let screen = screen(first.target)
      guard used.insert(screen).inserted else { continue }
      let text = tab.title.flatMap(resources.title)
      let name = Names.valid(tab.name ?? text ?? screens[screen].name) ?? screens[screen].name
      let mark = tab.targets.count > 1 ? .guess : max(tab.mark, first.mark)
      tabs.append(
        Tab(
          name: names.unique(name, of: .tab), title: text, image: tab.image, screen: screen, mark: mark,
          event: tab.event))
    }
  }

  private mutating func addRoot(_ window: Window) {
    defer { for other in window.roots { _ = screen(other.target) } }
    guard tabs.isEmpty, let first = window.roots.first else { return }
    root = screen(first.target)
    if let root { screens[root].mark = max(screens[root].mark, first.mark) }
  }

  private mutating func addRoutes() {
    for type in navigation.routes.sorted() where navigation.screens[type] != nil {
      for name in navigation.caseNames(of: type) where navigation.nested[type]?.contains(name) != true {
        _ = screen(.route(type, name))
      }
    }
  }

  /// The number of the screen that a target is, which is made where it is new. A view that cases of a route show is
  /// the screen of the first of them; cases of two enums with one name and one view are one screen.
  mutating func screen(_ target: Target, depth: Int = 0) -> Int {
    if let known = screenOfTarget[target] { return known }
    var screen = Screen(targets: [target], name: "")
    switch target {
    case .route(let type, let name):
      let shown = navigation.screens[type]?[name] ?? []
      // A case that is one of another enum.
      if shown.count == 1, case .route(let other, _) = shown[0].target, other != type, depth < 4 {
        let known = self.screen(shown[0].target, depth: depth + 1)
        screenOfTarget[target] = known
        return known
      }
      screen.views = shown.compactMap { if case .view(let view) = $0.target { view } else { nil } }
      screen.mark = shown.map(\.mark).max() ?? .inferred
      if let twin = twin(of: name, screen.views) {
        screens[twin].targets.append(target)
        screenOfTarget[target] = twin
        return twin
      }
      screen.name = Names.valid(name) ?? "screen"
    case .view(let type):
      if let route = route(showing: type) {
        let known = self.screen(route)
        screenOfTarget[target] = known
        return known
      }
      screen.views = [type]
      screen.name = Names.name(ofView: index.types[type].lastName)
    case .foreign(let view):
      screen.name = Names.name(ofView: view)
      screen.mark = .inferred
    }
    screen.name = names.unique(screen.name, of: .route)
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
    var reached = Set(tabs.map(\.screen) + (anywhere.map(\.screen)))
    if let root { reached.insert(root) }
    for screen in screens { reached.formUnion(screen.edges.map(\.screen)) }
    for set in sets where screens.contains(where: { $0.sets.contains(set.name) }) {
      reached.formUnion(set.edges.map(\.screen))
    }
    let byCode = Set(orphans.compactMap { screenOfTarget[$0.target] })
      .union(window.roots.compactMap { screenOfTarget[$0.target] })
    for index in screens.indices where !reached.contains(index) {
      screens[index].entry = byCode.contains(index) ? .code : .unknown
    }
    // Screens that lead to each other, and nothing to them, are reached nowhere.
    var seen = Set(tabs.map(\.screen) + anywhere.map(\.screen) + [root].compactMap { $0 })
    seen.formUnion(screens.indices.filter { screens[$0].entry != .known })
    var open = Array(seen)
    func follow() {
      while let next = open.popLast() {
        for edge in edges(from: next) where seen.insert(edge.screen).inserted { open.append(edge.screen) }
      }
    }
    follow()
    for index in screens.indices where !seen.contains(index) {
      screens[index].entry = .unknown
      seen.insert(index)
      open.append(index)
      follow()
    }
  }

  func edges(from screen: Int) -> [Edge] {
    screens[screen].edges + sets.filter { screens[screen].sets.contains($0.name) }.flatMap(\.edges)
  }
}

/// What the window of a program shows first: tabs, or one of several roots.
struct Window {
  struct Tab {
    var name: String?
    var texts: TabTexts = [:]
    var isSearch = false
    var targets: [Destination]
    var mark: Mark = .read
    var event: Int
  }

  let navigation: Navigation
  var index: Index { navigation.index }
  var tabs: [Tab] = []
  var roots: [Destination] = []
  /// What the app's other scenes show: settings, windows, what hangs in the menu bar.
  var scenes: [Destination] = []
  /// Types around the tabs, which are no screens.
  var containers: Set<Int> = []
  /// Which types make or lead to which.
  lazy var graph = Entry.graph(index, navigation)

  init(_ navigation: Navigation, _ entry: Entry) {
    self.navigation = navigation
    if let type = entry.type, !navigation.kinds.isScreen(type) { containers.insert(type) }
    let shown = shown(by: entry)
    for destination in Entry.sorted(first(entry, shown), navigation, graph) { expand(destination, depth: 0) }
    if let type = entry.type, tabs.isEmpty { addTabsBehindRoot(type) }
    scenes = shown.dropFirst().flatMap { $0 }.filter { one in
      guard case .view(let type) = one.target else { return false }
      return !containers.contains(type) && !roots.contains { $0.target == one.target }
    }
    // A program without a root that can be followed: its only `TabView`.
    let views = index.events.indices.filter {
      index.events[$0].name == "TabView" && index.events[$0].kind == .call
    }
    if tabs.isEmpty, roots.isEmpty, views.count == 1 { addTabs(views[0], mark: .inferred) }
    roots.removeAll { root in
      if case .view(let type) = root.target { containers.contains(type) } else { false }
    }
  }

  /// What each scene of a program shows, the main one first: of the branches of `#if` that of iOS.
  private func shown(by entry: Entry) -> [[Destination]] {
    let members = entry.type.map { index.types[$0].members } ?? []
    let all = members.flatMap { index.eventsOfMember[$0] }
    let events =
      all.filter { !index.events[$0].condition.isElsewhere }
      + all.filter { index.events[$0].condition.isElsewhere }
    return Idiom.sceneNames.flatMap { name in events.filter { index.events[$0].name == name } }.compactMap {
      guard let content = Idiom.scenes[index.events[$0].name]?.contentArgument(of: index.events[$0]) else {
        return nil
      }
      let shown = navigation.destinations(in: .argument($0, content)).targets
      return shown.isEmpty ? nil : shown
    }
  }

  /// - Parameter scenes: What each scene shows.
  private func first(_ entry: Entry, _ scenes: [[Destination]]) -> [Destination] {
    if let type = entry.type {
      if navigation.kinds.isScreen(type) { return [Destination(target: .view(type), mark: .read)] }
      if let main = scenes.first { return main }
    }
    // UIKit: what the window gets.
    return index.events.lazy.filter { $0.kind == .assignment && $0.name == "rootViewController" }
      .map { navigation.destinations(in: .member($0.member)).targets }.first { !$0.isEmpty } ?? []
  }

  /// A root that shows tabs, or one of several screens, is no screen itself.
  private mutating func expand(_ destination: Destination, depth: Int) {
    guard case .view(let type) = destination.target, depth < 4, !containers.contains(type) else {
      roots.append(destination)
      return
    }
    if tabs.isEmpty, addTabs(of: type) { return }
    guard let body = index.property("body", of: type) else { return roots.append(destination) }
    let shown = navigation.destinations(in: .member(body))
    let inner = shown.targets.filter { $0.target != destination.target }
    let branches = inner.count > 1 && inner.allSatisfy { $0.mark == .guess }
    let reachesTabs = inner.contains { hasTabs($0.target) }
    guard branches && navigation.isChoice(body) || reachesTabs else { return roots.append(destination) }
    containers.insert(type)
    for one in Entry.sorted(inner, navigation, graph) {
      expand(Destination(target: one.target, mark: max(.inferred, destination.mark)), depth: depth + 1)
    }
  }

  /// The tabs that a view shows: those of a `TabView`, or of a bar of the app's own.
  private mutating func addTabs(of type: Int) -> Bool {
    if let view = tabView(of: type) {
      addTabs(view, mark: .read)
    } else if let (tab, event) = selectedTab(of: type) {
      addEnum(tab, event)
    }
    if !tabs.isEmpty { containers.insert(type) }
    return !tabs.isEmpty
  }

  /// Tabs that a way leads to, as behind a login, where nothing else leads to most of the program.
  private mutating func addTabsBehindRoot(_ entry: Int) {
    let program = Entry.reach(entry, graph)
    let routes = navigation.routes.flatMap { navigation.screens[$0]?.values.joined().map(\.target) ?? [] }
    let led = Set((routes + navigation.ways.map(\.target)).flatMap(navigation.views)).intersection(program)
    for type in led.sorted() where tabView(of: type) != nil || selectedTab(of: type) != nil {
      let isHeld = Entry.reach(entry, graph, past: type).count * 2 < program.count
      if isHeld, addTabs(of: type) { return }
    }
  }

  private func tabView(of type: Int) -> Int? { events(of: type).first(where: navigation.isTabView) }

  private func events(of type: Int) -> [Int] {
    index.types[type].members.flatMap { index.eventsOfMember[$0] }
  }

  /// The enum of a `switch` over what is called a tab.
  private func selectedTab(of type: Int) -> (type: Int, event: Int)? {
    for event in events(of: type) {
      for arm in navigation.arms(around: event) {
        let name = index.arms[arm].subject.path?.last ?? ""
        guard let type = navigation.enumOfArm[arm], navigation.screens[type]?.count ?? 0 > 1,
          name.lowercased().contains("tab") || index.types[type].lastName.lowercased().contains("tab")
        else { continue }
        return (type, event)
      }
    }
    return nil
  }

  private func hasTabs(_ target: Target) -> Bool {
    if case .view(let type) = target { navigation.tabbed.contains(type) } else { false }
  }
}

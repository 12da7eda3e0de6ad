/// What a label says.
typealias TabTexts = [TabText: String]

enum TabText: String {
  case title
  /// A symbol.
  case image
  /// An image of the asset catalog.
  case asset
}

extension Window {
  /// The texts of a `Label`, a `Tab` or a `Text` beside an `Image`, by the labels of their arguments.
  private static let labels: [String: [(label: String?, text: TabText)]] = [
    "Label": [(nil, .title), ("systemImage", .image), ("image", .asset)],
    "Tab": [(nil, .title), ("systemImage", .image), ("image", .asset)],
    "Text": [(nil, .title), ("verbatim", .title)],
    "Image": [("systemName", .image), (nil, .asset)],
  ]

  /// Words in the names of members that say what their texts are.
  private static let words: [(word: String, text: TabText)] = [
    ("image", .image), ("icon", .image), ("symbol", .image), ("title", .title), ("name", .title),
    ("label", .title),
  ]

  /// The tabs of a `TabView`: literal ones, ones with a `tabItem`, or an enum's by `ForEach`.
  mutating func addTabs(_ view: Int, mark: Mark) {
    var seen = Set<Int>()
    let events = navigation.unfolded(navigation.descendants(view))
    for event in events {
      let name = index.events[event].name
      guard index.events[event].kind == .call, name == "Tab" || name == "tabItem" else { continue }
      if let loop = navigation.around(event, ["ForEach"]), let type = enumOfLoop(loop) {
        if seen.insert(type).inserted { addEnum(type, event) }
        continue
      }
      var tab = name == "Tab" ? literal(event) : item(event)
      tab.mark = max(tab.mark, mark)
      tabs.append(tab)
    }
    guard tabs.isEmpty else { return }
    for event in events where index.events[event].name == "ForEach" {
      if let type = enumOfLoop(event), seen.insert(type).inserted { addEnum(type, event) }
    }
    guard tabs.isEmpty else { return }
    // Under a bar of the app's own.
    for event in events where index.events[event].name == "tag" {
      var tab = item(event)
      tab.name = index.events[event].arguments.first?.value.path?.last
      if !tab.targets.isEmpty { tabs.append(tab) }
    }
  }

  /// The enum that a loop is over, or whose cases it shows, where it says a tab's screen.
  private func enumOfLoop(_ loop: Int) -> Int? {
    let arguments = index.events[loop].arguments
    if let list = arguments.first, let type = index.type(of: list.value, at: loop),
      navigation.screens[type] != nil
    {
      return type
    }
    guard let content = arguments.lastIndex(where: \.isTrailing) else { return nil }
    let shown = navigation.destinations(in: .argument(loop, content))
    return shown.targets.count < 2
      ? nil
      : shown.routed.sorted().max { navigation.screens[$0]?.count ?? 0 < navigation.screens[$1]?.count ?? 0 }
  }

  mutating func addEnum(_ type: Int, _ event: Int) {
    for name in navigation.caseNames(of: type) {
      guard let targets = navigation.screens[type]?[name] else { continue }
      tabs.append(
        Tab(name: name, texts: texts(of: name, in: type), targets: targets, mark: .inferred, event: event))
    }
  }

  /// What the arms of the enum's own members say of a case: a title and an image.
  private func texts(of name: String, in type: Int) -> TabTexts {
    var result: TabTexts = [:]
    for (arm, fact) in index.arms.enumerated()
    where navigation.enumOfArm[arm] == type && fact.patterns.contains(name) {
      for event in index.eventsOfArm[arm] {
        let inner = index.events[event]
        result.add(texts(of: [event]))
        let member = index.members[inner.member].name.lowercased()
        if inner.kind == .mention, case .literal(let text)? = inner.arguments.first?.value,
          let meant = Self.words.first(where: { member.contains($0.word) })?.text
        {
          result.add([meant: text])
        }
      }
    }
    return result
  }

  /// What some calls say.
  private func texts(of events: [Int]) -> TabTexts {
    var result: TabTexts = [:]
    for fact in events.map({ index.events[$0] }) where fact.kind == .call {
      for (label, text) in Self.labels[fact.name] ?? [] {
        let literals = fact.arguments.filter { $0.label == label }.compactMap { index.literal($0.value) }
        if let first = literals.first {
          result.add([text: text == .title ? first : first.trimmingPrefix(".").description])
        }
      }
    }
    return result
  }

  private func literal(_ event: Int) -> Tab {
    let fact = index.events[event]
    var tab = Tab(texts: texts(of: [event]), targets: [], event: event)
    for (place, argument) in fact.arguments.enumerated() {
      if argument.isTrailing, argument.label == "label" {
        tab.texts.add(texts(of: navigation.events(in: .argument(event, place))))
      } else if argument.isTrailing || argument.label == "content" {
        tab.targets = navigation.destinations(in: .argument(event, place)).targets
      }
    }
    if case .reference(let path)? = navigation.argument("value", of: fact) { tab.name = path.last }
    tab.isSearch = navigation.argument("role", of: fact) == .reference(["", "search"])
    return tab
  }

  private func item(_ event: Int) -> Tab {
    var base = index.events[event].base
    var targets: [Destination] = []
    while case .call(let call)? = base {
      targets = navigation.destinations(in: .call(call)).targets
      base = index.events[call].base
    }
    // `homeTab.tabItem { … }`: a property of the view.
    if targets.isEmpty, let property = base.flatMap({ navigation.property(of: $0, at: event) }),
      navigation.showsView(property)
    {
      targets = navigation.destinations(in: .member(property)).targets
    }
    return Tab(texts: texts(of: navigation.descendants(event)), targets: targets, event: event)
  }
}

extension TabTexts {
  /// The first text of each kind counts.
  fileprivate mutating func add(_ other: TabTexts) { merge(other) { first, _ in first } }
}

extension Index {
  /// A literal, or that of `Text("…")`, `LocalizedStringKey("…")`.
  func literal(_ value: Value) -> String? {
    if case .literal(let text) = value { return text }
    // `.journal`, a symbol of a catalog.
    if case .reference(let path) = value, path.count == 2, path[0].isEmpty { return "." + path[1] }
    guard case .call(let call) = value,
      events[call].isConstructor || events[call].name == "NSLocalizedString",
      let first = events[call].arguments.first
    else { return nil }
    return literal(first.value)
  }
}

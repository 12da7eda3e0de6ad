/// What a label says.
struct TabTexts {
  var title: String?
  /// A symbol.
  var image: String?
  /// An image of the asset catalog.
  var asset: String?

  /// The first text of each kind counts.
  mutating func add(_ other: TabTexts) {
    title = title ?? other.title
    image = image ?? other.image
    asset = asset ?? other.asset
  }
}

extension Window {
  /// The tabs of a `TabView`: literal ones, ones with a `tabItem`, or an enum's by `ForEach`.
  mutating func addTabs(_ view: Int, _ navigation: Navigation, mark: Mark) {
    let index = navigation.index
    var seen = Set<Int>()
    for event in navigation.descendants(view) {
      let fact = index.events[event]
      guard fact.kind == .call, fact.name == "Tab" || fact.name == "tabItem" else { continue }
      if let type = enumOfLoop(event, navigation) {
        if seen.insert(type).inserted { addEnum(type, event, navigation) }
        continue
      }
      var tab = fact.name == "Tab" ? literal(event, navigation) : item(event, navigation)
      tab.mark = max(tab.mark, mark)
      tab.section = section(around: event, navigation)
      tabs.append(tab)
    }
    guard tabs.isEmpty else { return }
    for event in navigation.descendants(view) where index.events[event].name == "ForEach" {
      if let type = index.events[event].arguments.first.flatMap({ index.type(of: $0.value, at: event) }),
        navigation.screens[type] != nil, seen.insert(type).inserted
      {
        addEnum(type, event, navigation)
      }
    }
  }

  /// The enum that a loop around a tab is over, where the tab's screen depends on it.
  private func enumOfLoop(_ event: Int, _ navigation: Navigation) -> Int? {
    guard let loop = navigation.around(event, ["ForEach"]),
      let subject = navigation.index.events[loop].arguments.first,
      let type = navigation.index.type(of: subject.value, at: loop), navigation.screens[type] != nil
    else { return nil }
    return type
  }

  private mutating func addEnum(_ type: Int, _ event: Int, _ navigation: Navigation) {
    for name in navigation.caseNames(of: type) {
      guard let targets = navigation.screens[type]?[name] else { continue }
      let texts = texts(of: name, in: type, navigation)
      tabs.append(Tab(name: name, texts: texts, targets: targets, mark: .inferred, event: event))
    }
  }

  /// What the arms of the enum's own members say of a case: a title and an image.
  private func texts(of name: String, in type: Int, _ navigation: Navigation) -> TabTexts {
    let index = navigation.index
    var result = TabTexts()
    for (arm, fact) in index.arms.enumerated()
    where navigation.enumOfArm[arm] == type && fact.patterns.contains(name) {
      for event in index.eventsOfArm[arm] {
        let inner = index.events[event]
        let member = index.members[inner.member].name.lowercased()
        if inner.kind == .mention, case .literal(let text)? = inner.arguments.first?.value {
          if member.contains("image") || member.contains("icon") || member.contains("symbol") {
            result.image = result.image ?? text
          } else if member.contains("title") || member.contains("name") || member.contains("label") {
            result.title = result.title ?? text
          }
        } else if inner.kind == .call {
          result.add(label(of: event, navigation))
        }
      }
    }
    return result
  }

  /// The texts of a `Label`, a `Tab` or a `Text` beside an `Image`.
  private func label(of event: Int, _ navigation: Navigation) -> TabTexts {
    let fact = navigation.index.events[event]
    func text(_ label: String?) -> String? {
      for argument in fact.arguments where argument.label == label {
        if case .literal(let text) = argument.value { return text }
        // `Text("…")`, `LocalizedStringKey("…")`.
        if case .call(let call) = argument.value, let inner = navigation.index.events[call].arguments.first,
          case .literal(let text) = inner.value
        {
          return text
        }
      }
      return nil
    }
    switch fact.name {
    case "Label", "Tab", "TabSection":
      return TabTexts(title: text(nil), image: text("systemImage"), asset: text("image"))
    case "Text": return TabTexts(title: text(nil) ?? text("verbatim"))
    case "Image": return TabTexts(image: text("systemName"), asset: text(nil))
    default: return TabTexts()
    }
  }

  private func literal(_ event: Int, _ navigation: Navigation) -> Tab {
    let index = navigation.index
    let fact = index.events[event]
    var texts = label(of: event, navigation)
    var targets: [Destination] = []
    for (place, argument) in fact.arguments.enumerated() {
      if argument.isTrailing, argument.label == "label" {
        for inner in navigation.events(in: .argument(event, place)) {
          texts.add(label(of: inner, navigation))
        }
      } else if argument.isTrailing || argument.label == "content" {
        targets = navigation.destinations(in: .argument(event, place)).targets
      }
    }
    let value = fact.arguments.first { $0.label == "value" }?.value
    var name: String?
    if case .reference(let path)? = value { name = path.last }
    // What the tab shows may be said elsewhere, by the case that it has as its value.
    if targets.isEmpty, let name, let value, let type = index.type(of: value, at: event) {
      targets = navigation.screens[type]?[name] ?? []
    }
    let isSearch = fact.arguments.contains { $0.label == "role" && $0.value == .reference(["", "search"]) }
    return Tab(name: name, texts: texts, isSearch: isSearch, targets: targets, event: event)
  }

  /// The section around a tab, and its title.
  private func section(around event: Int, _ navigation: Navigation) -> Section? {
    let index = navigation.index
    guard let section = navigation.around(event, ["TabSection"]) else { return nil }
    var texts = label(of: section, navigation)
    if let header = index.events[section].arguments.firstIndex(where: { $0.label == "header" }) {
      for inner in navigation.events(in: .argument(section, header)) {
        texts.add(label(of: inner, navigation))
      }
    }
    return Section(event: section, title: texts.title)
  }

  private func item(_ event: Int, _ navigation: Navigation) -> Tab {
    let index = navigation.index
    var texts = TabTexts()
    for inner in navigation.descendants(event) { texts.add(label(of: inner, navigation)) }
    var base = index.events[event].base
    var targets: [Destination] = []
    while case .call(let call)? = base {
      targets = navigation.destinations(in: .call(call)).targets
      base = index.events[call].base
    }
    if targets.isEmpty, case .reference? = base {
      // `homeTab.tabItem { … }`: a property of the view.
      if let property = navigation.property(of: base ?? .other, at: event), navigation.showsView(property) {
        targets = navigation.destinations(in: .member(property)).targets
      }
    }
    return Tab(texts: texts, targets: targets, event: event)
  }
}

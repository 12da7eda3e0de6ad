import NavSpecDiagnostics
import NavSpecLinkAnalysis
import NavSpecModel

/// Tabs, columns, and where conditions and unknown links lead.
struct WindowChanges {
  static func changes(in comparison: SpecComparison) -> [Change] {
    let search = Self(comparison: comparison)
    return comparison.comparedBar.flatMap(search.changes) + search.order() + search.windows()
      + search.conditions()
  }

  let comparison: SpecComparison
  private var base: NavigationGraph { comparison.renamedBase.graph }
  private var head: NavigationGraph { comparison.head.graph }

  private var window: ChangeSubject {
    ChangeSubject(title: "the window", key: ["window"], places: comparison.windowPlaces)
  }

  private func changes(_ old: Tab, _ new: Tab, _ subject: ChangeSubject) -> [Change] {
    let section = { (tab: Tab, graph: NavigationGraph) in
      tab.section.map { graph.sections[$0.value].name.value }
    }
    let changes = [
      visibility(old, new, subject),
      subject.change(.tabSectionChanged, "section", section(old, base), section(new, head)),
      subject.change(
        .tabAppearanceChanged, "search", old.searchField?.words(base), new.searchField?.words(head)),
    ]
    let appearance = subject.changes(
      .tabAppearanceChanged, old, new,
      [
        "container": { $0.isExternal ? "external" : nil }, "values": values,
        "role": \.role?.value.rawValue, "prompt": \.searchField?.prompt?.value,
        "placement": \.placement?.value.text, "badge": \.badge?.rawValue,
        "customization": \.customization?.behavior,
      ])
    return (changes + appearance + columns(old.split, new.split, subject)).compactMap { $0 }
  }

  /// What a tab gives the screen that it presents.
  private func values(_ tab: Tab) -> String? {
    let values = tab.root.arguments.map { "\($0.name.value): \($0.value.value.phrase)" }
    return tab.isAction && !values.isEmpty ? values.joined(separator: ", ") : nil
  }

  private func visibility(_ old: Tab, _ new: Tab, _ subject: ChangeSubject) -> Change? {
    func text(_ names: [String]) -> String? { names.isEmpty ? nil : names.joined(separator: "' and '") }
    let (older, newer) = (base.names(of: old.visible), head.names(of: new.visible))
    let before = text(older)
    // All of them are asked for, in whatever order.
    let after = Set(older) == Set(newer) ? before : text(newer)
    if let condition = comparison.removedGuard(old, new) {
      let asked = "'\(condition)'"
      return subject.change(
        .guardRemoved, saying: "links into \(subject.title) no longer ask for \(asked)",
        proof: .executed,
        witness: Change.Witness(
          json: .object([("path", .array([.string(head.routes[new.root.route].qualifiedName)]))]),
          lines: [
            "base  asks for \(asked)", "head  asks for " + (after.map { "'\($0)'" } ?? "nothing"),
          ]), about: [condition])
    }
    return subject.visibility(.tabHidden, .tabShown, "shows only with", before, after)
  }

  private func columns(_ old: Split?, _ new: Split?, _ subject: ChangeSubject) -> [Change?] {
    guard let old, let new else { return [] }
    return subject.changes(
      .columnsChanged, old, new,
      [
        "columns": { ($0.visibility?.value ?? .automatic).rawValue },
        "compact column": \.compact?.value.rawValue,
      ])
  }

  /// The order of the tabs that both have, and which of them launch selects.
  func order() -> [Change] {
    let pairs = comparison.comparedTabs
    let before = pairs.map(\.head.name.value)
    let common = Set(before)
    let after = head.tabs.map(\.name.value).filter(common.contains)
    let launched = { (graph: NavigationGraph) in graph.launchTab.map { graph.tabs[$0] } }
    if let old = launched(base), let new = launched(head),
      let pair = pairs.first(where: { $0.base.name == old.name }), pair.head.name.value != new.name.value,
      pair.head.visible.isEmpty
    {
      let order = before == after ? "" : ", and the tabs are in the order \(after.joined(separator: ", "))"
      let message = "launch selects tab '\(new.name.value)' instead of '\(pair.head.name.value)'\(order)"
      return [
        window.change(.launchTabChanged, saying: message, about: [pair.head.name.value, new.name.value])
      ]
    }
    guard before != after else { return [] }
    return [
      window.change(.tabsReordered, saying: "the tabs are in the order \(after.joined(separator: ", "))")
    ]
  }

  func windows() -> [Change] {
    var changes: [Change?] = []
    if case .split(let old) = base.container, case .split(let new) = head.container {
      changes += columns(old, new, window)
    }
    for (old, new, subject) in comparison.compared("section", \.sections, name: \.name) {
      changes += subject.changes(
        .tabAppearanceChanged, old.value, new.value,
        ["customization": \.customization?.behavior, "placement": \.placement?.value.text])
    }
    func visible(_ graph: NavigationGraph) -> String? {
      let names = graph.names(of: graph.app?.accessoryVisible ?? [])
      return names.isEmpty ? nil : names.joined(separator: " and ")
    }
    let bar = ChangeSubject(title: "the tab bar", key: ["tabBar"], places: window.places)
    changes += bar.changes(
      .tabBarChanged, base, head,
      [
        "style": \.app?.tabBar?.style?.value.rawValue, "placement": \.app?.tabBar?.placement?.value.rawValue,
        "minimizing": \.app?.tabBar?.minimize?.value.rawValue,
        "accessory": \.app?.tabBar?.accessory?.view?.value, "condition of the accessory": visible,
      ])
    changes += window.changes(
      .tabAppearanceChanged, base, head,
      ["prompt": \.search?.prompt?.value, "search": { $0.search?.words($0) }])
    let links = ChangeSubject(
      title: "a link that nothing matches", key: ["fallback"], places: comparison.places)
    if let old = text(base), let new = text(head) {
      changes.append(links.change(.fallbackChanged, "fallback", old, new))
    }
    return changes.compactMap { $0 }
  }

  /// nil where a screen opens: that is a change of links.
  private func text(_ graph: NavigationGraph) -> String? {
    switch graph.fallback {
    case .ignore: "ignore"
    case .browser: "browser"
    case .route: nil
    }
  }

  func conditions() -> [Change] {
    comparison.compared("condition", \.conditions, name: \.name).flatMap { old, new, subject in
      [
        subject.change(
          .redirectChanged, "redirect", old.redirect.map { comparison.name(ofBase: $0.value) },
          new.redirect.map { head.name(of: $0.value) }),
        subject.change(.conditionLossChanged, "onLoss", old.onLoss.rawValue, new.onLoss.rawValue),
      ].compactMap { $0 }
    }
  }
}

extension TabCustomizationSpec {
  /// What people may change, in one text; the id concerns what is stored.
  fileprivate var behavior: String? {
    let parts = [
      sidebar.map { "sidebar \($0.value.rawValue)" }, tabBar.map { "tab bar \($0.value.rawValue)" },
      visibility.map { "visibility \($0.value.rawValue)" },
    ].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}

extension TabPlacement {
  /// As a spec writes it; nil is what a tab without one has.
  fileprivate var text: String? { self == .automatic ? nil : rawValue }
}

extension TabSearch {
  /// What it has besides a prompt.
  fileprivate func words(_ graph: NavigationGraph) -> String? {
    let parts = [
      scopes.map { "scopes of '\(graph.name(of: $0))'" }, active.map { "active by '\($0.value)'" },
    ].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}

import NavSpecDiagnostics
import NavSpecModel

extension SwiftPlan {
  func rootFile() throws(EmitError) -> RootFile {
    RootFile(head: head(of: rootPath), app: app, window: try rootWindow())
  }

  private func rootWindow() throws(EmitError) -> RootFile.Window? {
    // The compiler looks through the router's name for public declarations, not for those of a package.
    let known: Set<String> = options.access == .package ? ["SwiftUI"] : ["SwiftUI", Self.runtime]
    let imports = imports(
      exposing: known.union(modulesOfFeatures).union(modulesOfScopes),
      using: modulesOfValues(of: actions.map(\.root)).union(modulesOfWrappers).union([Self.runtime]))
    let destination: SwiftCode = isManual ? "screen" : "\(app.screen).init"
    guard !isExternal else { return nil }
    let stacks = graph.stacks
    let hasTabs = if case .tabs = graph.container { true } else { false }
    return .init(
      imports: imports, container: hasTabs ? "tabs" : graph.splits.isEmpty ? "stack" : "columns",
      properties: properties(stacks), router: "_ router: \(app.router)", isManual: isManual,
      destination: destination, stack: hasTabs ? nil : stacks.first.map { stack($0, margin: "        ") },
      tabs: hasTabs ? try tabs() : nil, links: links, wrappers: wrappers,
      activations: stacks.compactMap(activation), focus: focus)
  }

  /// `recipesRouter`.
  private var focus: SwiftIdentifier { own("Router") }

  /// A name in a namespace that other modules share, as `recipesRouter`.
  func own(_ name: String) -> SwiftIdentifier {
    SwiftIdentifier("\(SwiftName.lowerCamel(from: graph.name.value) ?? "app")\(name)")
  }

  private var links: [RootFile.Link] {
    [.init(title: app.title, route: app.route, value: "route")]
      + features.map(featureCase).map {
        .init(
          title: "the feature `\($0.title)`", route: $0.routes, value: "\(app.route).\($0.name.member)(route)"
        )
      }
  }

  /// What the app gives its window besides the router.
  private func properties(_ tabs: [Tab]) -> [RootFile.Property] {
    var properties: [RootFile.Property] = []
    func add(
      _ name: String, if isNeeded: Bool, _ type: SwiftCode, _ documentation: SwiftCode, sample: SwiftCode?,
      attribute: SwiftCode = "", escaping: SwiftCode = "@escaping "
    ) {
      guard isNeeded else { return }
      let name = SwiftIdentifier(name)
      properties.append(
        .init(
          name: name, type: type, parameter: "\(attribute)\(name): \(escaping)\(type)",
          documentation: documentation, sample: sample))
    }
    if graph.routes.contains(where: { !$0.isFreelyDismissed }) {
      properties.append(
        .init(
          name: SwiftIdentifier("mayLeave"), type: "",
          parameter: "mayLeave: (@_Concurrency.MainActor @Sendable (\(app.route)) -> Bool)? = nil",
          documentation: "Whether a screen with `dismiss: false` may be left now; nil asks the user.",
          isStored: false))
    }
    for tab in tabs { properties += searchProperties(of: tab) }
    for tab in actions {
      guard let badge = tab.badge else { continue }
      let none: SwiftCode = badge == .number ? "0" : "nil"
      add(
        tab.name.value + "Badge", if: true, badge == .number ? "Int" : "Text?",
        "What is on the tab `\(comment: tab.name.value)`; none shows for \(none).", sample: none, escaping: ""
      )
    }
    add(
      "badge", if: tabs.contains { $0.badge == .number }, "(\(app.tab)) -> Int",
      "The number on a tab; none shows for 0.", sample: "{ _ in 0 }")
    add(
      "badgeText", if: tabs.contains { $0.badge == .text }, "(\(app.tab)) -> Text?",
      "The text on a tab; none shows for nil.", sample: "{ _ in nil }")
    add(
      "showInTab", if: tabs.contains(where: \.isExternal),
      "@_Concurrency.MainActor (\(app.tab), [\(app.route)]) -> Void",
      "Shows screens in a tab with a container of the app's own, the lowest first.", sample: "{ _, _ in }")
    add(
      "manual", if: isManual, "(\(app.manual)) -> Manual", "The views that the app builds itself.",
      sample: nil, attribute: "@ViewBuilder ")
    return properties
  }

  /// Whether every platform the app runs on has `Tab`, and opens the URLs of App Intents, which came with the same systems.
  var hasTab: Bool {
    let platforms = graph.platforms
    return !platforms.isEmpty
      && platforms.allSatisfy { entry in
        guard let target = DeploymentTarget(entry) else { return false }
        return DeploymentTarget.tabs.contains { $0.platform == target.platform && !(target < $0) }
      }
  }

  private func tabs() throws(EmitError) -> Tabs {
    let margin: SwiftCode = "          "
    var presented: [SwiftCode] = []
    for tab in actions { presented.append("\(value(of: tab)): \(try code(of: tab.root, "screen of a tab"))") }
    let screens: SwiftCode =
      presented.isEmpty ? "" : "(presenting: [\(SwiftCode.joined(presented, by: ", "))])"
    guard hasTab else {
      let items = graph.bar.map { Tabs.Item(item: tabItem($0, margin: margin)) }
      return Tabs(
        screens: screens, groups: [.init(margin: margin, isWrapped: false, items: items)], style: nil,
        modifiers: barModifiers, customizationKey: nil)
    }
    let style = graph.app?.tabBar?.style?.value
    return Tabs(
      screens: screens, groups: Tabs.Group.groups(of: runs(of: graph.bar), margin: margin, element: item),
      style: style.flatMap { $0 == .automatic ? nil : SwiftIdentifier($0.rawValue) }, modifiers: barModifiers,
      customizationKey: graph.app?.tabBar?.customizable.map { .quoted($0.value) })
  }

  /// What is said of the tab bar as a whole.
  private var barModifiers: [SwiftCode] {
    var modifiers: [SwiftCode] = []
    if let placement = graph.app?.tabBar?.placement?.value, placement != .automatic {
      modifiers.append(".tabBarPlacement(isSidebar: \(placement == .sidebar ? "true" : "false"))")
    }
    if let minimize = member(graph.app?.tabBar?.minimize) {
      modifiers.append(".tabBarMinimization(.\(minimize))")
    }
    if let view = graph.app?.tabBar?.accessory?.view {
      let isEnabled: SwiftCode = isMet(graph.app?.accessoryVisible ?? []).map { "(isEnabled: \($0))" } ?? ""
      modifiers.append(".tabBarAccessory\(isEnabled) { \(SwiftTypes.reference(view.value))() }")
    }
    return modifiers
  }

  /// What asks for conditions; nil where nothing does.
  private func isMet(_ tests: [Located<ConditionTest>]) -> SwiftCode? {
    let parts = tests.map { test -> SwiftCode in
      let name = SwiftIdentifier(graph.conditions[test.value.condition].name.value).member
      return test.value.isNegated ? "router.isUnmet(.\(name))" : "router.isMet(.\(name))"
    }
    return parts.isEmpty ? nil : .joined(parts, by: " && ")
  }

  /// What asks whether a tab shows; nil for one that always does.
  private func isVisible(_ tab: Tab) -> SwiftCode? {
    tab.isAction ? isMet(tab.visible) : tab.visible.isEmpty ? nil : "router.isVisible(\(self.case(of: tab)))"
  }

  /// The tabs that present a screen.
  private var actions: [Tab] { graph.bar.filter(\.isAction) }

  /// How the user may arrange a tab or a section.
  private func customization(_ customization: TabCustomizationSpec?) -> [SwiftCode] {
    guard let customization, let id = customization.id else { return [] }
    let arguments: [SwiftCode?] = [
      "id: \(quoted: id.value)", member(customization.sidebar).map { "sidebar: .\($0)" },
      member(customization.tabBar).map { "tabBar: .\($0)" },
      member(customization.visibility).map { "visibility: .\($0)" },
    ]
    return [".tabCustomization(\(SwiftCode.joined(arguments.compactMap(\.self), by: ", ")))"]
  }

  /// Whether a tab, or the tabs of a section, stay in the tab bar.
  private func placement(_ placement: Located<TabPlacement>?) -> [SwiftCode] {
    member(placement).map { [".tabPlacement(.\($0))"] } ?? []
  }

  /// A word of the spec as a member; nil for `automatic`.
  private func member(_ word: Located<some RawRepresentable<String>>?) -> SwiftIdentifier? {
    word.flatMap { $0.value.rawValue == "automatic" ? nil : SwiftIdentifier($0.value.rawValue).member }
  }

  /// Neighbours of one section together, other tabs alone.
  private func runs(of tabs: [Tab]) -> [ArraySlice<Tab>] {
    var runs: [ArraySlice<Tab>] = []
    var start = 0
    while start < tabs.count {
      let section = tabs[start].section?.value
      let end = tabs[start...].firstIndex { section == nil || $0.section?.value != section }
      let next = section == nil ? start + 1 : end ?? tabs.count
      runs.append(tabs[start..<next])
      start = next
    }
    return runs
  }

  private func item(_ run: ArraySlice<Tab>, margin: SwiftCode) -> Tabs.Item {
    guard let id = run.first?.section?.value else {
      return Tabs.Item(tab: run.first.map { tab($0, margin: margin) })
    }
    let section = graph.sections[id]
    return Tabs.Item(
      section: .init(
        margin: margin, title: .quoted(section.displayTitle),
        groups: Tabs.Group.groups(of: Array(run), margin: "\(margin)  ") { tab($0, margin: $1) },
        modifiers: customization(section.value.customization) + placement(section.value.placement)))
  }

  /// Never left to inference, which fails within a section.
  private func `case`(of tab: Tab) -> SwiftCode { "\(app.tab).\(SwiftIdentifier(tab.name.value).member)" }

  /// What the tab view selects. Beside tabs that present a screen, which are no cases, it is the name.
  private func value(of tab: Tab) -> SwiftCode {
    tab.isAction
      ? .quoted(tab.name.value) : actions.isEmpty ? self.case(of: tab) : "\(self.case(of: tab)).rawValue"
  }

  private func tab(_ tab: Tab, margin: SwiftCode) -> TabView {
    let role: SwiftCode =
      switch tab.role?.value {
      case .search: ", role: .search"
      case .prominent: ", role: .prominentIfAvailable"
      case nil: ""
      }
    let isPlainSearch = tab.isSearch && tab.title == nil && tab.image == nil && tab.asset == nil
    let picture = isPlainSearch ? nil : picture(of: tab)
    let look: SwiftCode = picture.map { "\(quoted: tab.displayTitle), \($0), " } ?? ""
    var modifiers = customization(tab.customization)
    modifiers += placement(tab.placement)
    if options.hasIdentifiers {
      modifiers.append(".accessibilityIdentifier(\(quoted: "tab.\(tab.name.value)"))")
    }
    if let badge = badge(of: tab) { modifiers.append(badge) }
    if let isVisible = isVisible(tab) {
      modifiers.append(
        tab.visible.count == 1 || !tab.isAction ? ".hidden(!\(isVisible))" : ".hidden(!(\(isVisible)))")
    }
    var view = stack(tab, margin: margin)
    view.opening = "SwiftUI.Tab(\(look)value: \(value(of: tab))\(role))"
    if !isPlainSearch, picture == nil { view.label = "Text(\(quoted: tab.displayTitle))" }
    view.tabModifiers = modifiers
    return view
  }

  /// The symbol or image of a tab, as an argument; nil without one.
  private func picture(of tab: Tab) -> SwiftCode? {
    if let asset = tab.asset?.value { return "image: \(quoted: asset)" }
    let image = tab.image?.value ?? (tab.isSearch ? "magnifyingglass" : nil)
    return image.map { "systemImage: \(quoted: $0)" }
  }

  private func tabItem(_ tab: Tab, margin: SwiftCode) -> TabView {
    let title = SwiftCode.quoted(tab.displayTitle)
    let label: SwiftCode = picture(of: tab).map { "Label(\(title), \($0))" } ?? "Text(\(title))"
    var modifiers: [SwiftCode] = searchable(tab) + [".tabItem { \(label) }", ".tag(\(value(of: tab)))"]
    if let badge = badge(of: tab) { modifiers.append(badge) }
    return stack(tab, modifiers, margin: margin)
  }

  /// What a tab holds, or a window without tabs.
  private func stack(_ tab: Tab, _ modifiers: [SwiftCode]? = nil, margin: SwiftCode) -> TabView {
    TabView(
      margin: margin, isAction: tab.isAction, name: SwiftIdentifier(tab.name.value),
      container: tab.isExternal ? "ExternalTab" : tab.split == nil ? "RouterStack" : "RouterSplit",
      arguments: tab.isExternal ? ", show: showInTab" : "",
      rootModifiers: hasRoot(tab) ? searchModifiers(of: tab) : [], isVisible: isVisible(tab),
      modifiers: modifiers ?? searchable(tab))
  }

  private func hasRoot(_ tab: Tab) -> Bool { tab.split == nil && !tab.isExternal }

  /// The field of a tab that is a split view, which finds a place for it.
  private func searchable(_ tab: Tab) -> [SwiftCode] { hasRoot(tab) ? [] : searchModifiers(of: tab) }

  private func badge(of tab: Tab) -> SwiftCode? {
    switch tab.badge {
    case .some where tab.isAction: ".badge(\(SwiftIdentifier(tab.name.value + "Badge")))"
    case .number?: ".badge(badge(\(self.case(of: tab))))"
    case .text?: ".badge(badgeText(\(self.case(of: tab))))"
    case nil: nil
    }
  }
}

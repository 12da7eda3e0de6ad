package import NavSpecDiagnostics
import NavSpecModel
import NavSpecRuntime

extension Resolver {
  /// The window's container, and the tabs that routes and links refer to.
  /// A feature by itself stands in a window of which it knows nothing.
  private mutating func refuseContainers(_ given: [(name: String, file: Int, range: SourceRange)]) {
    graph.container = .external
    for container in given {
      report(
        Diagnostic(
          .severalContainers, "'\(container.name)' in a feature that is compiled by itself",
          at: container.range, label: "the window is the app's",
          related: [.init("the feature", at: graph.app.name.range)]))
    }
  }

  mutating func resolveContainer() {
    declareSections()
    if let accessory = graph.app.tabBar?.accessory {
      if let view = accessory.view { checkTypeName("view", view) }
      graph.app.accessoryVisible = accessory.visible.flatMap { condition($0) }
    }
    var given: [(name: String, file: Int, range: SourceRange)] = []
    for (index, file) in files.enumerated() {
      func add(_ name: String, _ isGiven: Bool) {
        guard isGiven else { return }
        given.append((name, index, file.keyRanges[name] ?? file.range.startPoint))
      }
      add("tabs", file.tabs != nil)
      add("root", file.root != nil)
      add("split", file.split != nil)
      add("external", file.external?.value == true)
    }
    // What a misspelt key may have meant counts where nothing else is said.
    let written = given.filter { files[$0.file].keyRanges[$0.name] != nil }
    if graph.isFeatureAlone { return refuseContainers(written) }
    if !written.isEmpty { given = written }
    // In the order of the text, so that the later one is the one too many.
    given.sort { $0.range < $1.range }
    guard let first = given.first else {
      // One that could not be read has been told.
      guard lostKeys.isDisjoint(with: ["tabs", "root", "split", "external"]) else { return }
      report(
        Diagnostic(
          .noContainer, "'\(graph.app.name.value)' has no tabs, root or split", at: graph.app.name.range,
          label: "nothing says what its window holds",
          fixes: [.init("add 'root: <route>' for one stack, or 'tabs:' for a tab view")]))
      return
    }
    for other in given.dropFirst() {
      report(
        Diagnostic(
          .severalContainers, "a window holds '\(first.name)' or '\(other.name)', not both",
          at: other.range, label: "a second container",
          related: [.init("the first container", at: first.range)]))
    }
    let file = files[first.file]
    switch first.name {
    case "tabs":
      let tabs = file.tabs?.value ?? []
      if tabs.isEmpty {
        report(
          Diagnostic(
            .noContainer, "'\(graph.app.name.value)' has no tab", at: first.range,
            label: "an empty tab view shows nothing"))
      }
      resolve(tabs, in: first.file)
    case "root":
      if let spec = file.root?.value, let screen = screen(spec, in: first.file) {
        graph.container = .root(screen)
      }
    case "split":
      if let spec = file.split?.value, let split = resolve(spec, in: first.file) {
        graph.container = .split(split)
      }
    default: graph.container = .external
    }
  }

  private mutating func declareSections() {
    for entry in files.flatMap(\.sections) {
      checkName("section", entry.name)
      if let first = sectionIDs[entry.name.value] {
        reportDuplicate("section", entry.name, first: graph.sections[first].name.range)
        continue
      }
      sectionIDs[entry.name.value] = SectionID(graph.sections.count)
      var section = Section(name: entry.name, title: entry.value.title)
      section.customization = entry.value.customization
      section.doc = entry.value.doc?.value
      graph.sections.append(section)
    }
  }

  private mutating func resolve(_ entries: [Entry<TabSpec>], in file: Int) {
    var tabs: [Tab] = []
    var firsts: [String: SourceRange] = [:]
    for entry in entries {
      checkName("tab", entry.name)
      if let first = firsts.updateValue(entry.name.range, forKey: entry.name.value) {
        reportDuplicate("tab", entry.name, first: first)
        continue
      }
      guard let tab = tab(entry, in: file) else { continue }
      tabIDs[entry.name.value] = TabID(tabs.count)
      tabs.append(tab)
    }
    graph.container = .tabs(tabs)
  }

  private mutating func tab(_ entry: Entry<TabSpec>, in file: Int) -> Tab? {
    let spec = entry.value
    var split: Split?
    let root: Screen
    if spec.layout?.value == .split {
      if let missing = spec.split.sidebar == nil ? "sidebar" : spec.split.detail == nil ? "detail" : nil {
        report(missing: missing, of: entry.name, "a column of its split layout")
      }
      split = resolve(spec.split, in: file)
      guard let split else { return nil }
      root = split.sidebar
    } else if let written = spec.root {
      guard let screen = screen(written.value, in: file) else { return nil }
      root = screen
    } else {
      report(missing: "root", of: entry.name, "the route at the root of its stack")
      return nil
    }
    var tab = Tab(name: entry.name, root: root)
    tab.title = spec.title
    tab.image = spec.image
    tab.asset = spec.asset
    tab.role = spec.role
    tab.prompt = spec.prompt
    tab.hasBadge = spec.badge?.value ?? false
    tab.customization = spec.customization
    tab.doc = spec.doc?.value
    tab.meta = spec.meta
    tab.split = split
    if split == nil { tab.unusedSplit = spec.split } else { tab.unusedRoot = spec.root }
    if let name = spec.section {
      if let id = sectionIDs[name.value] {
        tab.section = Located(id, at: name.range)
      } else {
        reportUnknown(.unknownSection, "section", name, among: offered(graph.sections.map(\.name.value)))
      }
    }
    tab.visible = spec.visible.flatMap { condition($0) }
    return tab
  }

  private mutating func report(missing key: String, of tab: Located<String>, _ what: String) {
    report(
      Diagnostic(
        .missingKey, "'\(key)' is missing from tab '\(tab.value)'", at: tab.range,
        label: "needs '\(key)': \(what)"))
  }

  private mutating func resolve(_ spec: SplitSpec, in file: Int) -> Split? {
    guard let sidebar = spec.sidebar, let detail = spec.detail else { return nil }
    let content = spec.content.flatMap { screen($0.value, in: file) }
    guard let sidebarScreen = screen(sidebar.value, in: file),
      let detailScreen = screen(detail.value, in: file)
    else { return nil }
    var split = Split(range: spec.range, sidebar: sidebarScreen, content: content, detail: detailScreen)
    split.visibility = spec.visibility
    split.compact = spec.compact
    return split
  }

  /// A root: it stays a root even where its values are wrong, so that its route counts as reached.
  private mutating func screen(_ spec: ScreenSpec, in file: Int) -> Screen? {
    guard let id = route(spec.route, in: file) else { return nil }
    roots.insert(id)
    var screen = Screen(route: id, range: spec.route.range)
    for entry in spec.arguments {
      guard let parameter = parameter(entry.name, of: id), let form = graph.form(of: parameter.type),
        let value = value(entry.value, form: form, arity: parameter.arity, of: entry.name.value)
      else { continue }
      screen.arguments.append(Entry(name: entry.name, value: Located(value, at: entry.value.range)))
    }
    return screen
  }
}

extension DiagnosticKind {
  package static let noContainer = DiagnosticKind(
    id: "no-container",
    explanation:
      "An app shows something when it starts: tabs, one stack, a split view, or its own container.",
    examples: [
      """
      navspec: 1
      app: { name: Demo }
      #            ^^^^ no-container
      routes:
        home: {}
      """
    ],
    corrected: [
      """
      navspec: 1
      app: { name: Demo }
      root: home
      routes:
        home: {}
      """
    ])

  package static let severalContainers = DiagnosticKind(
    id: "several-containers",
    explanation: "A window holds one container: tabs, one stack, a split view, or the app's own.",
    examples: [
      """
      navspec: 1
      app: { name: Demo }
      root: home
      external: true
      #^^^^^^^ several-containers
      routes:
        home: {}
      """
    ],
    corrected: [
      """
      navspec: 1
      app: { name: Demo }
      root: home
      routes:
        home: {}
      """
    ])
}

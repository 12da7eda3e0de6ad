import NavSpecDiagnostics
import NavSpecModel
import NavSpecRuntime

/// Finds what the window holds, and the tabs that routes and links refer to.
struct ContainerResolver {
  private(set) var tabIDs = NameTable<Tab>()
  /// Routes at the root of a tab, a column or the window.
  private(set) var roots: Set<RouteID> = []

  mutating func container(_ scope: inout Scope) -> NavigationGraph.Container {
    let files = scope.names.files
    var given: [(name: String, file: Int, range: SourceRange)] = []
    for (index, file) in files.enumerated() {
      let keys = [
        ("tabs", file.tabs != nil), ("root", file.root != nil), ("split", file.split != nil),
        ("external", file.external?.value == true),
      ]
      given += keys.filter(\.1).map { name, _ in
        (name, index, file.keyRanges[name] ?? file.range.startPoint)
      }
    }
    // A misspelt key counts as the one it resembles if no other container is given.
    let written = given.filter { files[$0.file].keyRanges[$0.name] != nil }
    if let feature = scope.graph.unit.feature {
      // A feature by itself is shown in a window of which it knows nothing.
      for container in written {
        scope.sink.report(
          .severalContainers, "'\(container.name)' in a feature that is compiled by itself",
          at: container.range, label: "the window is the app's",
          related: [.init("the feature", at: feature.range)])
      }
      return .external
    }
    if !written.isEmpty { given = written }
    // In the order of the text, so that the later one is the one too many.
    given.sort { $0.range < $1.range }
    let app = scope.graph.name
    guard let first = given.first else {
      // One that could not be read is reported already.
      guard scope.lostKeys.isDisjoint(with: ["tabs", "root", "split", "external"]) else { return .missing }
      scope.sink.report(
        .noContainer, "'\(app.value)' has no tabs, root or split", at: app.range,
        label: "its window needs a container",
        fixes: [.init("add 'root: <route>' for one stack, or 'tabs:' for a tab view")])
      return .missing
    }
    for other in given.dropFirst() {
      scope.sink.report(
        .severalContainers, "a window holds '\(first.name)' or '\(other.name)', not both", at: other.range,
        label: "a second container", related: [.init("the first container", at: first.range)],
        fixes: Self.cures(of: [first.name, other.name], files.compactMap(\.root?.range).first))
    }
    let file = files[first.file]
    if first.name == "tabs" {
      let entries = file.tabs?.value ?? []
      if entries.allSatisfy({ $0.value.presents != nil }) {
        scope.sink.report(
          .noContainer, "'\(app.value)' has no tab" + (entries.isEmpty ? "" : " with content"),
          at: first.range,
          label: entries.isEmpty ? "an empty tab view shows nothing" : "nothing is below what they present")
      }
      scope.graph.bar = tabs(entries, in: first.file, &scope)
      return .tabs(scope.graph.bar.filter { !$0.isAction })
    }
    if let spec = file.root?.value, first.name == "root" {
      return screen(spec, in: first.file, &scope).map { .root($0) } ?? .missing
    }
    if let spec = file.split?.value, first.name == "split" {
      return split(spec, in: first.file, &scope).map { .split($0) } ?? .missing
    }
    return .external
  }

  private static func cures(of names: Set<String>, _ root: SourceRange?) -> [Diagnostic.Fix] {
    if names == ["tabs", "split"] { return [.init("give a tab 'layout: split' and the keys of 'split'")] }
    guard names == ["tabs", "root"], let root else { return [.init("remove one of the two")] }
    let title = "remove 'root'; launch shows the root of the first tab"
    return [.removing(title, key: "root", around: root, emptyParent: .kept)]
  }

  private mutating func tabs(_ entries: [Entry<TabSpec>], in file: Int, _ scope: inout Scope) -> [Tab] {
    var tabs: [Tab] = []
    var firsts: [String: SourceRange] = [:]
    for entry in entries {
      scope.sink.checkName("tab", entry.name)
      if let first = firsts.updateValue(entry.name.range, forKey: entry.name.value) {
        scope.sink.reportDuplicate("tab", entry.name, first: first)
        continue
      }
      guard let tab = tab(entry, in: file, &scope) else { continue }
      if !tab.isAction { _ = tabIDs.declare("tab", entry.name, &scope.sink) }
      tabs.append(tab)
    }
    return tabs
  }

  private mutating func tab(_ entry: Entry<TabSpec>, in file: Int, _ scope: inout Scope) -> Tab? {
    let spec = entry.value
    var split: Split?
    let root: Screen
    if let presented = spec.presents {
      guard let screen = screen(presented.value, in: file, isRoot: false, &scope) else { return nil }
      root = screen
    } else if spec.layout?.value == .split {
      if let missing = spec.split.sidebar == nil ? "sidebar" : spec.split.detail == nil ? "detail" : nil,
        spec.lostKeys.isEmpty
      {
        report(missing: missing, of: entry.name, "a column of its split layout", &scope.sink)
      }
      split = self.split(spec.split, in: file, &scope)
      guard let split else { return nil }
      root = split.sidebar
    } else if let written = spec.root {
      guard let screen = screen(written.value, in: file, &scope) else { return nil }
      root = screen
    } else {
      if spec.lostKeys.isEmpty {
        report(
          missing: "root", of: entry.name,
          "the route at the root of its stack; or 'presents': the modal that choosing it presents",
          &scope.sink)
      }
      return nil
    }
    var tab = Tab(name: entry.name, spec: spec, root: root)
    scope.sink.checkView(spec.wrapper)
    tab.search = spec.search.map {
      search($0, root: root.route, isStack: split == nil && !tab.isExternal, in: file, &scope)
    }
    tab.split = split
    tab.section = spec.section.flatMap { scope.section($0) }
    tab.visible = scope.tests(spec.visible)
    return tab
  }

  /// The search field of a window, which has no tabs then.
  func resolveSearch(_ scope: inout Scope) {
    let files = scope.names.files
    scope.sink.reportSeveral("search", files.compactMap(\.search?.range))
    guard let file = files.firstIndex(where: { $0.search != nil }), let spec = files[file].search else {
      return
    }
    if case .missing = scope.graph.container { return }
    guard scope.graph.tabs.isEmpty, let window = scope.graph.stacks.first else {
      scope.sink.report(
        .misplacedKey, "'search' belongs to a window with 'root' or 'split'", at: spec.range,
        label: "not shown", notes: scope.graph.tabs.isEmpty ? [] : ["a tab has its own 'search'"],
        fixes: [.removing("remove 'search'", key: "search", around: spec.range, emptyParent: .kept)])
      return
    }
    scope.graph.search = search(spec, root: window.root.route, isStack: window.split == nil, in: file, &scope)
  }

  /// The search field of a tab or a window: its scopes are cases, and it is active where a param of the root says so.
  private func search(
    _ spec: TabSearchSpec, root: RouteID, isStack: Bool, in file: Int, _ scope: inout Scope
  ) -> TabSearch {
    var search = TabSearch(range: spec.range)
    search.prompt = spec.prompt
    if let name = spec.scopes {
      let type = scope.type(name, in: scope.names.files[file].module?.value)
      if scope.graph.cases(of: type) != nil {
        search.scopes = type
      } else if type != .invalid {
        scope.sink.report(
          .invalidType, "'\(name.value)' has no cases that could be scopes", at: name.range,
          label: "needs a type with 'cases'")
      }
    }
    guard let name = spec.active, let parameter = scope.parameter(name, of: root) else { return search }
    if !isStack {
      scope.sink.report(
        .invalidType, "'active' needs a search field that comes with its screen", at: name.range,
        label: "only the root of a stack is active at first")
    } else if parameter.type == .builtin(.bool), parameter.arity == .one {
      search.active = name
    } else if parameter.type != .invalid {
      scope.sink.report(
        .invalidType, "'\(name.value)' does not say whether the field is active", at: name.range,
        label: "needs a param of type Bool", related: [.init("the param", at: parameter.name.range)])
    }
    return search
  }

  private func report(
    missing key: String, of tab: Located<String>, _ what: String, _ sink: inout DiagnosticSink
  ) {
    sink.report(
      .missingKey, "'\(key)' is missing from tab '\(tab.value)'", at: tab.range,
      label: "needs '\(key)': \(what)")
  }

  private mutating func split(_ spec: SplitSpec, in file: Int, _ scope: inout Scope) -> Split? {
    guard let sidebar = spec.sidebar, let detail = spec.detail else { return nil }
    let content = spec.content.flatMap { screen($0.value, in: file, &scope) }
    guard let sidebarScreen = screen(sidebar.value, in: file, &scope),
      let detailScreen = screen(detail.value, in: file, &scope)
    else { return nil }
    var split = Split(range: spec.range, sidebar: sidebarScreen, content: content, detail: detailScreen)
    split.visibility = spec.visibility
    split.compact = spec.compact
    return split
  }

  /// A root: it stays a root even where its values are wrong, so that its route counts as reached.
  private mutating func screen(
    _ spec: ScreenSpec, in file: Int, isRoot: Bool = true, _ scope: inout Scope
  ) -> Screen? {
    guard let id = scope.route(spec.route, in: file) else { return nil }
    if isRoot { roots.insert(id) }
    var screen = Screen(route: id, range: spec.route.range)
    for entry in spec.arguments {
      guard let parameter = scope.parameter(entry.name, of: id),
        let form = scope.graph.form(of: parameter.type),
        let value = scope.sink.value(entry.value, form: form, arity: parameter.arity, of: entry.name.value)
      else { continue }
      screen.arguments.append(Entry(name: entry.name, value: Located(value, at: entry.value.range)))
    }
    return screen
  }
}

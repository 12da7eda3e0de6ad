import NavSpecLinkAnalysis
import NavSpecModel
import NavSpecPlay
import NavSpecRuntime

/// What a window shows once it has read a snapshot, in terms of the newer spec.
struct KeptWindow {
  struct Screen {
    var route: String
    var values: [String: RouteValue]
    /// As people who know its own version read it: `recipe(id: 7)`.
    let text: String
  }

  /// By what snapshots call a tab; `root` in a window without tabs. A tab that is hidden shows none.
  var tabs: [String: [Screen]] = [:]
  var modals: [Screen] = []
  var report: RestorationReport

  /// Every screen that is not only the root of its container.
  func screens(in tab: String) -> [Screen] { (tabs[tab] ?? []) + modals }
}

/// One version of the spec, as an app that writes and reads snapshots.
struct SnapshotSide {
  let named: NamedSpec
  let contents: SchemaApp.Contents
  /// What snapshots call the tabs; `root` in a window without tabs.
  let tabs: [String]
  let budget: AnalysisBudget

  init(_ named: NamedSpec, _ budget: AnalysisBudget) {
    self.named = named
    self.budget = budget
    let spec = named.spec
    contents = SchemaApp.Contents(spec.schema) { spec.table }
    tabs = spec.schema.tabs.isEmpty ? contents.tabs.map(\.rawValue) : spec.schema.tabs.map(\.key)
  }

  var schema: NavigationSchema { named.spec.schema }

  func name(ofTab container: Int) -> String { contents.tabs[container].rawValue }

  /// What a window saves that shows a chain of screens in a container; nil where it cannot.
  func snapshot(of chain: [NavigationSchema.Screen], in tab: Int) -> [UInt8]? {
    guard let target = schema.target(screens: chain, presentation: nil, tab: tab, currentTab: tab) else {
      return nil
    }
    budget.spend(1)
    return SchemaApp.$contents.withValue(contents) { SchemaApp.snapshot(of: target) }
  }

  /// What people open in a tab, if it is saved: what its root leads to, what links open there, and what may be opened
  /// anywhere.
  func routes(openIn container: Int) -> [Int] {
    let root = contents.roots[container].route
    let graph = named.spec.graph
    let targets = (graph.routes[root].edges + graph.anywhere).map(\.target.value)
    let others = graph.routes.filter { route in
      if route.isReachedByCode { return true }
      guard !route.links.isEmpty else { return false }
      let screen = NavigationSchema.Screen(route: route.id.value)
      return schema.target(screens: [screen], presentation: nil, tab: nil, currentTab: nil)?.tab == container
    }
    return (targets + others.map(\.id.value)).filter { schema.routes[$0].key != nil && $0 != root }
  }

  /// Whether a snapshot has a screen in one of some containers. The root of other tabs is there only where a link opens
  /// it on a stack, or the app's code pushes it, which a spec does not say.
  func isSaved(_ route: Int, where isCounted: (Int) -> Bool) -> Bool {
    let containers = tabs.indices.filter { contents.roots[$0].route == route }
    return containers.isEmpty || containers.contains(where: isCounted)
      || schema.links.contains { $0.screens.count > 1 && $0.screens.contains { $0.route == route } }
  }

  /// What a window makes of a snapshot.
  /// - Parameter unmet: What is required and does not hold, as a spec says it; all else holds, denied or not.
  func window(reading snapshot: [UInt8], unmet: Set<String> = []) -> KeptWindow {
    budget.spend(1)
    return SchemaApp.$contents.withValue(contents) {
      let isMet = { (index: Int) in !unmet.contains(schema.name(ofRequirement: index)) }
      let (state, report) = SchemaApp.restoration(of: snapshot) { isMet($0) ? .met : .unmet }
      var window = KeptWindow(report: report)
      guard let state else { return window }
      for (position, tab) in contents.tabs.enumerated() {
        let visible = schema.tab(at: position)?.visibleWhen ?? []
        let isHidden = tab != state.selectedTab && !visible.allSatisfy(isMet)
        window.tabs[tabs[position]] = isHidden ? [] : state[tab].screens.map(screen)
      }
      window.modals = state.modals.flatMap { [$0.route] + $0.path }.map(screen)
      return window
    }
  }

  private func screen(_ route: SchemaApp.Route) -> KeptWindow.Screen {
    var values: [String: RouteValue] = [:]
    let declared = schema.routes[route.route]
    var arguments: [String] = []
    for (parameter, value) in zip(declared.parameters, route.values) {
      values[named.name(of: parameter.name, in: route.route)] = value
      if value != .absent { arguments.append("\(parameter.name): \(value.phrase)") }
    }
    return KeptWindow.Screen(
      route: named.name(of: route.route), values: values,
      text: declared.name + (arguments.isEmpty ? "" : "(\(arguments.sorted().joined(separator: ", ")))"))
  }
}

extension RouteValue {
  /// Whether both are one value: a number is the same in every type of numbers.
  func isSame(as other: Self) -> Bool {
    switch (self, other) {
    case (.integer(let number), .double(let other)), (.double(let other), .integer(let number)):
      Double(number) == other
    case (.list(let items), .list(let others)):
      items.count == others.count && zip(items, others).allSatisfy { $0.isSame(as: $1) }
    default: self == other
    }
  }
}

import NavSpecDiagnostics
import NavSpecLinkAnalysis
import NavSpecModel
import NavSpecRuntime
import TestSupport

/// A spec of the repository whose graph tests change part by part, beyond what a spec may say.
struct MutatedGraph {
  let original: ResolvedSpec
  private let root: String

  /// - Parameter root: The root spec, from the folder of the repository on.
  init(_ root: String) throws {
    self.root = root
    original = try SameSpecTests.spec(root)
  }

  /// The spec with a change of its graph, whose routes no other has.
  func changed(_ change: (inout NavigationGraph) throws -> Void) throws -> ResolvedSpec {
    let spec = try SameSpecTests.spec(root)
    var graph = spec.graph
    try change(&graph)
    return ResolvedSpec(graph, sources: spec.sources)
  }
}

extension NavigationGraph {
  /// Removes an edge, a tab or the edges of a screen, or lets an edge lead to another screen.
  mutating func loseAWay(_ random: inout SeededRandom) {
    let leading = routes.filter { !$0.edges.isEmpty }
    switch Int.random(in: 0..<5, using: &random) {
    case 0 where tabs.count > 1: removeTab(at: Int.random(in: tabs.indices, using: &random))
    case 1 where !anywhere.isEmpty: anywhere.remove(at: Int.random(in: anywhere.indices, using: &random))
    case let choice:
      guard let route = leading.randomElement(using: &random) else { return }
      let index = Int.random(in: route.edges.indices, using: &random)
      switch choice {
      case 2: route.edges = []
      case 3: route.edges[index].target = RouteID(Int.random(in: routes.indices, using: &random))
      default: route.edges.remove(at: index)
      }
    }
  }

  /// Leaves a tab that a screen or a link is pinned to.
  private mutating func removeTab(at index: Int) {
    let pins = routes.compactMap(\.tab) + routes.flatMap(\.links).compactMap(\.tab)
    guard !pins.contains(where: { $0.value.value == index }) else { return }
    func moved(_ tab: Located<TabID>?) -> Located<TabID>? {
      tab.map { pin in pin.map { $0.value > index ? TabID($0.value - 1) : $0 } }
    }
    for route in routes {
      route.tab = moved(route.tab)
      for link in route.links { link.tab = moved(link.tab) }
    }
    var rest = tabs
    rest.remove(at: index)
    container = .tabs(rest)
  }

  /// Changes what is saved of a screen: its key, its params, whether it is saved.
  mutating func saveOtherwise(_ random: inout SeededRandom) {
    guard let route = routes.randomElement(using: &random) else { return }
    let given = namesOfArguments
    let free = route.parameters.indices.filter { !given.contains(route.parameters[$0].name.value) }
    let parameter = free.randomElement(using: &random)
    let key = route.restorationKey
    switch Int.random(in: 0..<9, using: &random) {
    case 0: route.plain.restore = Located(.never, at: route.name.range)
    case 1: route.plain.restore = key?.map { _ in .key("other\(route.id.value)") }
    case 2:
      route.plain.restore = key?.map { _ in .key("other\(route.id.value)") }
      if let key { route.plain.formerKeys = [key] }
    case 3: route.plain.sensitive = Located(true, at: route.name.range)
    case 4:
      guard let parameter else { return }
      let types: [BuiltinType] = [.int, .string, .bool]
      route.parameters[parameter].type = .builtin(types.randomElement(using: &random) ?? .int)
      route.parameters[parameter].defaultValue = nil
    case 5: if let parameter { route.parameters[parameter].name.value = "renamed" }
    case 6:
      guard let parameter else { return }
      let key = route.parameters[parameter].restorationKey
      route.parameters[parameter].restore = key?.map { .key($0) }
      route.parameters[parameter].name.value = "renamed"
    case 7:
      if let parameter { route.parameters[parameter].restore = key?.map { _ in .key("other\(parameter)") } }
    default: if let parameter { route.parameters.remove(at: parameter) }
    }
  }

  /// The params that something in the graph gives a value to.
  private var namesOfArguments: Set<String> {
    var names: Set<String> = []
    for route in routes {
      names.formUnion((route.parent?.arguments ?? []).map(\.name.value))
      for link in route.links {
        names.formUnion(link.arguments.map(\.name.value))
        names.formUnion(link.stack.flatMap(\.arguments.keys))
        names.formUnion(link.constraints.map(\.name.value))
      }
    }
    names.formUnion(exits.flatMap(\.arguments).map(\.name.value))
    names.formUnion(screensOfContainer.flatMap(\.arguments).map(\.name.value))
    return names
  }

  private var screensOfContainer: [Screen] {
    func columns(_ split: Split?) -> [Screen] {
      split.map { [$0.sidebar, $0.detail] + [$0.content].compactMap(\.self) } ?? []
    }
    return switch container {
    case .root(let screen): [screen]
    case .split(let split): columns(split)
    default: tabs.flatMap { [$0.root] + columns($0.split) }
    }
  }

  /// Removes a link or a part of one, or gives it another pattern.
  /// - Returns: Whether something changed.
  mutating func changeALink(_ random: inout SeededRandom) -> Bool {
    guard let route = routes.filter({ !$0.links.isEmpty }).randomElement(using: &random) else { return false }
    let index = Int.random(in: route.links.indices, using: &random)
    let link = route.links[index]
    switch Int.random(in: 0..<9, using: &random) {
    case 0: route.links.remove(at: index)
    case 1: route.links = []
    case 2 where !link.constraints.isEmpty: link.spec.constraints.removeLast()
    case 3 where !link.without.isEmpty: link.spec.without.removeLast()
    case 4 where link.when != nil: link.when = nil
    case 5 where link.priority != nil: link.spec.priority = nil
    case 6 where link.stack.count > 1: link.stack.removeFirst()
    case 7 where link.isDeprecated: link.spec.deprecated = nil
    default:
      let text = link.pattern.value + "x"
      guard let template = try? LinkPattern(parsing: text) else { return false }
      link.pattern.value = text
      link.template = template
    }
    return true
  }
}

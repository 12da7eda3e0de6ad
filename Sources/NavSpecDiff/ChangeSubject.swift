import NavSpecDiagnostics
import NavSpecLinkAnalysis
import NavSpecModel
import NavSpecRuntime

/// Something that both versions have, for changes of its single values.
struct ChangeSubject {
  /// As messages name it: `'recipe'`, `tab 'browse'`.
  let title: String
  /// The qualified name of the route it belongs to.
  var route: String?
  /// What tells it from others, for the fingerprint.
  let key: [String]
  let places: [Change.Place]

  /// The change of one value from `old` to `new`, as people read them; nil if it is the same.
  /// - Parameter property: What has the value: `title`.
  func change(
    _ kind: ChangeKind, _ property: String, _ old: String?, _ new: String?, level: ChangeLevel? = nil
  ) -> Change? {
    guard old != new else { return nil }
    let message =
      switch (old, new) {
      case (nil, let new?): "\(title) now has the \(property) '\(new)'"
      case (let old?, nil): "\(title) no longer has the \(property) '\(old)'"
      default: "the \(property) of \(title) is '\(new ?? "")' instead of '\(old ?? "")'"
      }
    return Change(
      kind, message, route: route, level: level, subject: key + [property], places: places)
  }

  /// The changes of values that both versions have alike.
  /// - Parameter properties: What has each value.
  func changes<Element>(
    _ kind: ChangeKind, _ old: Element, _ new: Element,
    _ properties: KeyValuePairs<String, (Element) -> String?>
  ) -> [Change?] {
    properties.map { change(kind, $0, $1(old), $1(new)) }
  }

  /// What becomes of something that shows only while a condition is met; nil if the condition is the same.
  /// - Parameter verb: How it shows: `shows only with`.
  func visibility(
    _ hidden: ChangeKind, _ shown: ChangeKind, _ verb: String, _ old: String?, _ new: String?
  ) -> Change? {
    guard old != new else { return nil }
    guard let new else { return change(shown, saying: "\(title) no longer depends on '\(old ?? "")'") }
    let instead = old.map { " instead of '\($0)'" } ?? ""
    return change(hidden, saying: "\(title) \(verb) '\(new)'\(instead)", about: [new])
  }

  /// A change of this subject that the message alone describes.
  func change(
    _ kind: ChangeKind, saying message: String, proof: Change.Proof = .none, witness: Change.Witness? = nil,
    about details: [String] = []
  ) -> Change {
    Change(
      kind, message, route: route, proof: proof, witness: witness, subject: key + details, places: places)
  }
}

extension [Change.Place] {
  /// A place in each version that has one.
  static func both(_ base: SourceRange?, _ head: SourceRange?) -> Self {
    [base.map { Change.Place(.base, $0) }, head.map { Change.Place(.head, $0) }].compactMap(\.self)
  }
}

extension SpecComparison {
  /// Both specs as a whole.
  var places: [Change.Place] { .both(base.graph.range, head.graph.range) }

  var windowPlaces: [Change.Place] {
    .both(base.graph.container.range ?? base.graph.range, head.graph.container.range ?? head.graph.range)
  }

  /// What the edges of `anywhere` are of.
  var everywhere: ChangeSubject { ChangeSubject(title: "every screen", key: [""], places: places) }

  /// A route of one version in terms of the newer one.
  func name(of route: RouteID, on side: Change.Side) -> String {
    side == .base ? name(ofBase: route) : head.graph.name(of: route)
  }

  var comparedTabs: [(base: Tab, head: Tab, subject: ChangeSubject)] {
    base.graph.tabs.indices.compactMap { index in
      guard let other = tabs.head(of: TabID(index)) else { return nil }
      let (old, new) = (base.graph.tabs[index], head.graph.tabs[other.value])
      let subject = ChangeSubject(
        title: "tab '\(new.name.value)'", key: ["tab", new.name.value],
        places: .both(old.name.range, new.name.range))
      return (old, new, subject)
    }
  }

  /// The same with the tabs that present a screen, which have the same name in both.
  var comparedBar: [(base: Tab, head: Tab, subject: ChangeSubject)] {
    comparedTabs + compared("tab", { $0.bar.filter(\.isAction) }, name: \.name)
  }

  /// What both versions declare under one name: conditions, sections, types.
  func compared<Element>(
    _ noun: String, _ list: (NavigationGraph) -> [Element], name: (Element) -> Located<String>
  ) -> [(base: Element, head: Element, subject: ChangeSubject)] {
    let new = Dictionary(first: list(head.graph).map { (name($0).value, $0) })
    return list(renamedBase.graph).compactMap { old in
      guard let other = new[name(old).value] else { return nil }
      let subject = ChangeSubject(
        title: "\(noun) '\(name(old).value)'", key: [noun, name(old).value],
        places: .both(name(old).range, name(other).range))
      return (old, other, subject)
    }
  }
}

extension NavigationGraph {
  /// The place of a tab; in a window without tabs, of the spec.
  func range(ofContainer container: Int) -> SourceRange {
    tabs.indices.contains(container) ? tabs[container].name.range : range
  }
}

extension NavigationSchema.Argument {
  var phrase: String {
    switch self {
    case .captured(let name): "$\(name)"
    case .constant(let value): value.phrase
    case .url: "the URL"
    case .path: "the path"
    case .remainder: "the rest of the URL"
    case .text(let text): "\"\(text.text)\""
    }
  }
}

/// Which tab of the older spec is which of the newer one: by name, by what snapshots call it, or by a root that no other
/// tab has.
struct TabCorrespondence: Sendable {
  private var heads: [TabID: TabID] = [:]
  private var bases: [TabID: TabID] = [:]

  init(_ base: NavigationGraph, _ head: NavigationGraph, _ routes: RouteCorrespondence) {
    let (old, new) = (base.tabs, head.tabs)
    func pair(_ base: Int, _ head: Int) {
      heads[TabID(base)] = TabID(head)
      bases[TabID(head)] = TabID(base)
    }
    for name in [\Tab.name.value, \Tab.restorationKey.value] {
      let free = new.indices.filter { bases[TabID($0)] == nil }
      let names = Dictionary(first: free.map { (new[$0][keyPath: name], $0) })
      for base in old.indices where heads[TabID(base)] == nil {
        if let head = names[old[base][keyPath: name]] { pair(base, head) }
      }
    }
    let rivals = Dictionary(grouping: old.indices) { old[$0].root.route }
    let candidates = Dictionary(grouping: new.indices.filter { bases[TabID($0)] == nil }) {
      new[$0].root.route
    }
    for base in old.indices where heads[TabID(base)] == nil {
      let route = old[base].root.route
      guard rivals[route]?.count == 1, let root = routes[base: route]?.head, let found = candidates[root],
        found.count == 1
      else { continue }
      pair(base, found[0])
    }
  }

  func head(of base: TabID) -> TabID? { heads[base] }
  func base(of head: TabID) -> TabID? { bases[head] }
}

extension SpecComparison {
  /// The edges of a screen that both versions have, each with those to the same screen in order.
  func edges(
    _ old: [Edge], _ new: [Edge], from source: ChangeSubject
  ) -> [(base: Edge, head: Edge, subject: ChangeSubject)] {
    var after = Dictionary(grouping: new, by: \.target).mapValues { $0[...] }
    return old.compactMap { edge in
      guard let pair = routes[base: edge.target], let other = after[pair.head]?.popFirst() else { return nil }
      let target = head.graph.name(of: pair.head)
      let subject = ChangeSubject(
        title: "the edge from \(source.title) to '\(target)'", route: source.route,
        key: source.key + [target], places: .both(edge.range, other.range))
      return (edge, other, subject)
    }
  }
}

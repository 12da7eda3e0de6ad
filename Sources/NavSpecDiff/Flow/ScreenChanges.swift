import NavSpecDiagnostics
import NavSpecLinkAnalysis
import NavSpecModel
import NavSpecRuntime

/// How the screens that both versions have appear, what they ask for, and how people leave them.
struct ScreenChanges {
  static func changes(in comparison: SpecComparison) -> [Change] {
    let search = Self(comparison: comparison)
    let taps = TapGraph(comparison.renamedBase.graph, .base)
    var list: [Change] = []
    for (old, new, subject) in comparison.comparedRoutes {
      list += search.appearance(old, new, subject)
      list += search.guards(old, new, subject, taps)
      list += [search.dismissal(old, new, subject)].compactMap { $0 }
      list += search.surroundings(old, new, subject)
      list += search.edges(old.edges, new.edges, from: subject)
    }
    let (base, head) = (comparison.renamedBase.graph, comparison.head.graph)
    list += search.edges(base.anywhere, head.anywhere, from: comparison.everywhere)
    return list
  }

  let comparison: SpecComparison
  private var base: NavigationGraph { comparison.renamedBase.graph }
  private var head: NavigationGraph { comparison.head.graph }

  func appearance(_ old: Route, _ new: Route, _ subject: ChangeSubject) -> [Change] {
    let shown = ShownRouteKey.all.map { key in
      subject.change(.appearanceChanged, key.title, key.text(old.plain), key.text(new.plain))
    }
    let changes = [
      subject.change(
        .presentationChanged, "presentation", text(of: old, comparison.usedStacks.base, besides: new),
        text(of: new, comparison.usedStacks.head, besides: old)),
      subject.change(.presentationChanged, "column", old.filledColumn.rawValue, new.filledColumn.rawValue),
    ]
    return (changes + shown).compactMap { $0 }
  }

  /// How a screen appears where an edge does not say otherwise. A stack that only one version has counts where it has
  /// an effect.
  private func text(of route: Route, _ used: OnDemand<Set<RouteID>>, besides other: Route) -> String {
    let hasStack = route.hasStack && (other.hasStack || used().contains(route.id))
    let name =
      route.presentation == .window
      ? "window, else \(route.windowFallback.rawValue)" : route.presentation.rawValue
    return hasStack ? "\(name) with a stack" : name
  }

  func guards(_ old: Route, _ new: Route, _ subject: ChangeSubject, _ taps: TapGraph) -> [Change] {
    let before = Set(base.names(of: old.requirements))
    let after = Set(head.names(of: new.requirements))
    let added = after.subtracting(before).sorted()
    let removed = comparison.removedGuards(old, new)
    let list = { (names: [String]) in names.map { "'\($0)'" }.joined(separator: " and ") }
    guard !added.isEmpty || !removed.isEmpty else { return [] }
    let way = taps.way(to: old.id).map(base.name)
    let witness = Change.Witness(
      json: .object([
        ("path", .array(way.map { .string($0) })),
        ("conditions", .object((added + removed).map(NamedSpec.refusal(of:)).map { ($0, .bool($1)) })),
      ]),
      lines: [
        way.joined(separator: " → "),
        "base  asks for " + (before.isEmpty ? "nothing" : list(before.sorted())),
        "head  asks for " + (after.isEmpty ? "nothing" : list(after.sorted())) + " at '\(new.qualifiedName)'",
      ])
    return [
      (ChangeKind.guardRemoved, "no longer asks", removed), (.guardAdded, "now asks", added),
    ].filter { !$0.2.isEmpty }.map { kind, verb, names in
      let isShown = names.contains { comparison.isUnprotected(old, new, from: $0) }
      var change = subject.change(
        kind, saying: "\(subject.title) \(verb) for \(list(names))", proof: isShown ? .executed : .derived,
        witness: witness, about: names)
      // The tab, or a screen below, asks for the condition too.
      if kind == .guardRemoved, !isShown { change.level = .risky }
      return change
    }
  }

  func dismissal(_ old: Route, _ new: Route, _ subject: ChangeSubject) -> Change? {
    guard old.isFreelyDismissed != new.isFreelyDismissed else { return nil }
    return new.isFreelyDismissed
      ? subject.change(.dismissalAllowed, saying: "\(subject.title) closes without asking")
      : subject.change(.dismissalBlocked, saying: "\(subject.title) asks before it closes")
  }

  /// What is below a screen when code opens it.
  func surroundings(_ old: Route, _ new: Route, _ subject: ChangeSubject) -> [Change] {
    let parent = { (parent: Parent?, side: Change.Side, parameters: [String: String]) -> String? in
      parent.map {
        comparison.text(of: $0.route, $0.arguments, on: side) { source in
          // A param that only its name changed is the same.
          if case .captured(let name) = source { "$\(parameters[name] ?? name)" } else { source.phrase }
        }
      }
    }
    let parameters = comparison.routes[base: old.id]?.parameters ?? [:]
    let tabs = comparison.tabs
    let oldTab = old.tab.map { tab in
      tabs.head(of: tab.value).map { head.tabs[$0.value].name.value } ?? base.tabs[tab.value.value].name.value
    }
    return [
      subject.change(
        .parentChanged, "parent", parent(old.parent, .base, parameters), parent(new.parent, .head, [:])),
      subject.change(.pinnedTabChanged, "tab", oldTab, new.tab.map { head.tabs[$0.value.value].name.value }),
    ].compactMap { $0 }
  }

  func edges(_ old: [Edge], _ new: [Edge], from source: ChangeSubject) -> [Change] {
    comparison.edges(old, new, from: source).flatMap { changes(of: $0.base, $0.head, $0.subject) }
  }

  private func changes(of old: Edge, _ new: Edge, _ subject: ChangeSubject) -> [Change] {
    let (oldRoute, newRoute) = (base.routes[old.target], head.routes[new.target])
    var changes: [Change?] = []
    // Edges that leave it to the route change with the route, which is one change.
    if old.presentation != nil || new.presentation != nil
      || old.windowFallback != nil || new.windowFallback != nil
    {
      changes.append(
        subject.change(
          .presentationChanged, "presentation", text(of: old, to: oldRoute), text(of: new, to: newRoute)))
    }
    let condition = old.when.map { base.conditions[$0.value].name.value }
    let newCondition = new.when.map { head.conditions[$0.value].name.value }
    changes.append(
      subject.visibility(.edgeHidden, .edgeShown, "is there only with", condition, newCondition))
    let pop = { (edge: Edge, side: Change.Side) in
      edge.popTo.map { comparison.name(of: $0.value, on: side) + (edge.isInclusive ? ", inclusive" : "") }
    }
    changes.append(subject.change(.edgePopChanged, "popTo", pop(old, .base), pop(new, .head)))
    return changes.compactMap { $0 }
  }

  private func text(of edge: Edge, to route: Route) -> String {
    let presentation = edge.presentation?.value ?? route.presentation
    guard presentation == .window else { return presentation.rawValue }
    return "window, else \((edge.windowFallback ?? route.windowFallback).rawValue)"
  }
}

extension SpecComparison {
  /// The conditions that a screen asked for and no longer does, sorted.
  func removedGuards(_ old: Route, _ new: Route) -> [String] {
    Set(renamedBase.graph.names(of: old.requirements))
      .subtracting(head.graph.names(of: new.requirements)).sorted()
  }

  /// Whether the older router asks for a condition where a link would show a screen alone, and the newer one does not.
  func isUnprotected(_ old: Route, _ new: Route, from condition: String) -> Bool {
    namedBase.requirements(ofShowing: old.id.value).contains(condition)
      && !namedHead.requirements(ofShowing: new.id.value).contains(condition)
  }

  /// A condition that showed a tab and no longer does, if links of the newer version open there without it.
  func removedGuard(_ old: Tab, _ new: Tab) -> String? {
    let kept = head.graph.names(of: new.visible)
    return renamedBase.graph.names(of: old.visible).first {
      !kept.contains($0) && namedHead.opensLinks(inTab: new.name.value, without: $0)
    }
  }

  /// Each removed guard as a screen, or `tab` and its name, with the condition: a link that no longer asks for it there is
  /// the same change.
  var removedGuards: Set<[String]> {
    let ofScreens = comparedRoutes.flatMap { old, new, _ in
      removedGuards(old, new).map { [new.qualifiedName, $0] }
    }
    let ofTabs = comparedTabs.compactMap { old, new, _ in
      removedGuard(old, new).map { ["tab \(new.name.value)", $0] }
    }
    return Set(ofScreens + ofTabs)
  }
}

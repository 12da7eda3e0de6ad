import NavSpecDiagnostics
import NavSpecModel
import NavSpecRuntime

/// Keys of routes and edges that say how a screen is shown.
let ineffectiveScreenKeys: [Rule] = [
  Rule(
    "column-without-split", .warning, needs: [.wholeSpec],
    in: { context -> [Route] in
      let graph = context.graph
      return switch graph.container {
      case .tabs, .root, .split: graph.splits.isEmpty ? graph.routes : []
      case .external, .missing: []
      }
    }
  ) { route, _ in
    guard let range = route.column?.range else { return nil }
    return Diagnostic(
      "'\(route.qualifiedName)' fills a column, but the app has no split view", at: range,
      label: "pushed instead",
      fixes: [
        .removing(key: "column", around: range, emptyParent: .kept),
        .init("give the window or a tab a split view"),
      ])
  },

  keyOfSheets("detents-without-sheet", "detents", "has detents", [.sheet, .popover]) {
    $0.detents.first?.range
  }, keyOfSheets("placement-without-sheet", "placement", "has a placement", [.sheet]) { $0.placement?.range },

  Rule("loss-without-requirement", .warning, in: \.graph.routes) { route, _ in
    guard let loss = route.onLoss, route.requirements.isEmpty else { return nil }
    return Diagnostic(
      "'\(route.qualifiedName)' says what a lost condition does to it, but requires none",
      at: loss.range, label: "has no effect",
      fixes: [
        .init("add 'requires' with the condition"),
        .removing(key: "onLoss", around: loss.range, emptyParent: .kept),
      ])
  },

  Rule("inclusive-without-pop-to", .warning, needs: [.wholeSpec], in: \.graph.edges) { edge, context in
    guard let inclusive = edge.inclusive, inclusive.value, edge.popTo == nil else { return nil }
    return Diagnostic(
      "the edge to '\(context.graph.name(of: edge.target))' has 'inclusive', but no 'popTo'",
      at: inclusive.range, label: "pops nothing",
      fixes: [
        .init("add 'popTo' with the screen to pop to"),
        .removing(key: "inclusive", around: inclusive.range, emptyParent: .kept),
      ])
  },

  Rule(
    "pop-to-external-screen", .error, isFatal: false, needs: [.wholeSpec], in: \.graph.edges
  ) { edge, context in
    guard let popTo = edge.popTo, let tab = context.graph.externalTab(of: popTo.value) else { return nil }
    return Diagnostic(
      "'\(context.graph.name(of: popTo.value))' is in a container of the app's own", at: popTo.range,
      label: "not on a stack of the router", related: [.init("the tab", at: tab.name.range)],
      fixes: [.init("remove 'popTo', and let the container decide what stays")])
  },

  Rule("result-without-modal", .warning, needs: [.wholeSpec], in: \.graph.routes) { route, context in
    // An edge may open a modal in a window.
    let opensWindow = route.presentation == .window
    guard let returns = route.returns,
      opensWindow || !context.presentations(of: route).contains(where: \.isModal)
    else { return nil }
    return Diagnostic(
      """
      '\(route.qualifiedName)' returns '\(returns.value)', but \
      \(opensWindow ? "opens in a window" : "is never a modal")
      """, at: returns.range, label: "no code waits for it",
      related: route.present.map { [.init("the presentation", at: $0.range)] } ?? [],
      fixes: [
        .setting("present it as a sheet", key: "present", to: "sheet", of: route.name.range),
        .init("present it as a cover or a popover"),
      ])
  },

  Rule("stack-inside-push", .warning, needs: [.wholeSpec], in: \.graph.routes) { route, context in
    guard route.hasStack, let range = route.stack?.range,
      !context.presentations(of: route).contains(where: { $0.isModal || $0 == .window })
    else { return nil }
    return Diagnostic(
      "'\(route.qualifiedName)' is pushed, and has no stack of its own", at: range,
      label: "only a modal has a stack of its own",
      fixes: [
        .init("write 'stack: false'", edits: [.init(range, "false")], isSafe: true),
        .init("present it as a sheet or a cover"),
      ])
  },

  Rule("push-to-tab-root", .warning, in: \.graph.edges) { edge, context in
    let graph = context.graph
    // With params, the root and what is pushed may be two screens.
    guard let presentation = edge.presentation, presentation.value == .push,
      graph.routes[edge.target].parameters.isEmpty,
      let tab = graph.tabs.last(where: { $0.root.route == edge.target })
    else { return nil }
    return Diagnostic(
      "'\(graph.name(of: edge.target))' is the root of tab '\(tab.name.value)', and is not pushed",
      at: presentation.range, label: "the tab is selected instead",
      related: [.init("its root", at: tab.root.range)],
      fixes: [
        .removing("remove 'push'", around: presentation.range, emptyParent: .replacedByKey(edge.range))
      ])
  },

  Rule("zoom-of-draft", .note, in: \.graph.routes) { route, _ in
    guard let transition = route.transition, transition.value == .zoom, !route.isFreelyDismissed else {
      return nil
    }
    return Diagnostic(
      "'\(route.qualifiedName)' asks before it is left, and appears without its zoom",
      at: transition.range, label: "a swipe would end it without a question",
      related: route.dismiss.map { [.init("the draft", at: $0.range)] } ?? [],
      fixes: [.removing(key: "transition", around: transition.range, emptyParent: .kept)])
  },

  Rule(
    "wrapper-without-stack", .warning, needs: [.wholeSpec],
    in: { context -> [(owner: String, range: SourceRange)] in
      let graph = context.graph
      if case .missing = graph.container { return [] }
      let shown = Set(graph.wrappers.map(\.view.range))
      return graph.writtenWrappers.filter { !shown.contains($0.range) }
    }
  ) { place, _ in
    Diagnostic(
      "\(place.owner) has a wrapper, but no stack of its own", at: place.range, label: "has no effect",
      fixes: [.removing(key: "wrapper", around: place.range)])
  },

  Rule("wrapper-of-window", .warning, needs: [.wholeSpec], in: \.graph.routes) { route, context in
    guard route.hasStack, let wrapper = route.wrapper, context.presentations(of: route).contains(.window)
    else { return nil }
    return Diagnostic(
      "'\(route.qualifiedName)' opens in a window, which has no wrapper", at: wrapper.range,
      label: "around the modal alone",
      fixes: [
        .init("put the view around the screen in the closure of 'RouteWindows'"),
        .removing(key: "wrapper", around: wrapper.range),
      ])
  },
]

extension RuleContext {
  fileprivate func presentations(of route: Route) -> Set<NavigationSchema.Presentation> {
    reachability.presentations(of: route.id, in: graph)
  }
}

extension NavigationGraph {
  /// Every wrapper, and what has it.
  fileprivate var writtenWrappers: [(owner: String, range: SourceRange)] {
    let all =
      [("the window", wrapper)] + tabs.map { ("the tab '\($0.name.value)'", $0.wrapper) }
      + routes.map { ("'\($0.qualifiedName)'", $0.wrapper) }
    return all.compactMap { owner, wrapper in wrapper.map { (owner, $0.range) } }
  }

  /// The tab with a container of the app's own that a route is pinned to, or the nearest screen below it; a root is
  /// the router's.
  fileprivate func externalTab(of route: RouteID) -> Tab? {
    var next: RouteID? = route
    // A chain of parents has a limit, and a circle is another rule's.
    for _ in 0..<32 {
      guard let id = next else { return nil }
      if let pin = routes[id].tab { return tabs[pin.value].isExternal ? tabs[pin.value] : nil }
      if let tab = tabs.first(where: { $0.root.route == id }) {
        return tab.isExternal && id != route ? tab : nil
      }
      next = routes[id].parent?.route
    }
    return nil
  }
}

/// A key of a route that is never presented in a way that shows it.
private func keyOfSheets(
  _ id: String, _ key: String, _ claim: String, _ presentations: Set<NavigationSchema.Presentation>,
  at place: @escaping @Sendable (Route) -> SourceRange?
) -> Rule {
  Rule(id, .warning, needs: [.wholeSpec], in: \.graph.routes) { route, context in
    guard let range = place(route), context.presentations(of: route).isDisjoint(with: presentations)
    else { return nil }
    return Diagnostic(
      "'\(route.qualifiedName)' \(claim), but is not a sheet", at: range,
      label: "presented as '\(route.presentation.rawValue)'",
      related: route.present.map { [.init("the presentation", at: $0.range)] } ?? [],
      fixes: [
        .setting("present it as a sheet", key: "present", to: "sheet", of: route.name.range),
        .removing(key: key, around: range, emptyParent: .kept),
      ])
  }
}

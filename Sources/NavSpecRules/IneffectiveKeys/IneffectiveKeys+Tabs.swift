import NavSpecDiagnostics
import NavSpecModel

let ineffectiveTabKeys: [Rule] = [
  Rule("customization-without-key", .warning, needs: [.wholeSpec], in: { [$0.graph] }) { graph, _ in
    let customizations = graph.bar.map(\.customization) + graph.sections.map(\.value.customization)
    let first = customizations.lazy.compactMap(\.self).first
    guard graph.app?.tabBar?.customizable == nil, let id = first?.id else { return nil }
    return Diagnostic(
      "tabs have customization ids, but the tab bar is not customizable", at: id.range,
      label: "saved nowhere",
      related: [.init("has no key", at: graph.app?.tabBar?.range.startPoint ?? graph.name.range)],
      fixes: [.init("add 'tabBar: {customizable: <key>}' to the app")])
  },

  Rule("mixed-tab-layout", .error, isFatal: false, needs: [.wholeSpec], in: { $0.graph.bar }) { tab, _ in
    let isStack = tab.split == nil
    let columns = isStack ? tab.spec.split : nil
    var written = [
      ("sidebar", columns?.sidebar?.range), ("content", columns?.content?.range),
      ("detail", columns?.detail?.range), ("visibility", columns?.visibility?.range),
      ("compact", columns?.compact?.range), ("root", isStack && !tab.isAction ? nil : tab.spec.root?.range),
    ]
    if tab.isAction {
      written += [
        ("layout", tab.layout?.range), ("wrapper", tab.wrapper?.range), ("search", tab.spec.search?.range),
        ("prompt", tab.prompt?.range), ("restore", tab.restore?.range),
        ("role", tab.isSearch ? tab.role?.range : nil),
      ]
    }
    let stray = written.compactMap { key, range in range.map { (key, $0) } }
    guard let (key, range) = stray.first else { return nil }
    let removing = Diagnostic.Fix.removing(key: key, around: range)
    let splitting = Diagnostic.Fix.setting(
      "add 'layout: split'", key: "layout", to: "split", of: tab.name.range)
    // A split view has both columns. A tab with one of them was more likely a split view once.
    let isSplit = columns?.sidebar != nil && columns?.detail != nil
    return Diagnostic(
      "'\(key)' on '\(tab.name.value)', which \(tab.isAction ? "presents a screen" : tab.isExternal ? "is the app's own container" : isStack ? "is a stack" : "is a split view")",
      at: range, label: "has no effect",
      related: stray.dropFirst().map { .init("has no effect either", at: $0.1) },
      fixes: tab.isAction
        ? [removing] : isStack ? (isSplit ? [splitting, removing] : [removing, splitting]) : [removing])
  },

  Rule("prompt-without-search", .warning, needs: [.wholeSpec], in: { $0.graph.tabs }) { tab, _ in
    guard !tab.isSearch || tab.search != nil, let range = tab.prompt?.range else { return nil }
    if tab.search != nil {
      return Diagnostic(
        "'\(tab.name.value)' has a prompt beside its 'search'", at: range, label: "not shown",
        fixes: [.removing(key: "prompt", around: range)])
    }
    return Diagnostic(
      "'\(tab.name.value)' has a prompt, but no search field", at: range, label: "not shown",
      fixes: [
        .removing(key: "prompt", around: range),
        .setting("add 'role: search'", key: "role", to: "search", of: tab.name.range),
      ])
  },

  secondRole("several-search-roles", .search), secondRole("several-prominent-roles", .prominent),

  Rule("placement-without-sidebar", .warning, in: { [$0.graph.app?.tabBar].compactMap(\.self) }) { bar, _ in
    guard bar.style?.value != .sidebarAdaptable, let placement = bar.placement, placement.value != .automatic
    else { return nil }
    return Diagnostic(
      "the tab bar has a placement, but no sidebar", at: placement.range, label: "has no effect",
      fixes: [
        .init("add 'style: sidebarAdaptable'"),
        .removing(key: "placement", around: placement.range, emptyParent: .kept),
      ])
  },

  Rule(
    "tab-bar-without-tabs", .warning,
    in: { context -> [SourceRange] in
      let graph = context.graph
      switch graph.container {
      case .tabs, .missing: return []
      case .root, .split, .external: break
      }
      let bar = graph.app?.tabBar
      let setting =
        bar?.style?.range ?? bar?.minimize?.range ?? bar?.customizable?.range ?? bar?.placement?.range
        ?? bar?.accessory?.view?.range
      return [setting].compactMap(\.self)
        + graph.routes.compactMap(\.tabBar).filter { $0.value == .hidden }.map(\.range)
    }
  ) { range, context in
    Diagnostic(
      "'\(context.graph.name.value)' has no tabs, and so no tab bar", at: range, label: "has no effect",
      fixes: [.removing(key: "tabBar", around: range, emptyParent: .kept)])
  },

  Rule("two-tab-images", .warning, in: { $0.graph.bar }) { tab, _ in
    guard let image = tab.image, let asset = tab.asset else { return nil }
    return Diagnostic(
      "'\(tab.name.value)' has the symbol '\(image.value)' and the asset '\(asset.value)'", at: asset.range,
      label: "this one is shown", fixes: [.removing(key: "image", around: image.range)])
  },
]

/// A role that one tab can have.
private func secondRole(_ id: String, _ role: TabRole) -> Rule {
  Rule(
    id, .error, isFatal: false, in: { Array($0.graph.bar.filter { $0.role?.value == role }.dropFirst()) }
  ) { tab, context in
    let first = context.graph.bar.first { $0.role?.value == role }
    guard let range = tab.role?.range, let first else { return nil }
    return Diagnostic(
      "'\(tab.name.value)' is a second \(role.rawValue) tab", at: range, label: "has no effect",
      related: first.role.map { [.init("'\(first.name.value)' has the role", at: $0.range)] } ?? [],
      fixes: [.init("remove 'role: \(role.rawValue)'")])
  }
}

import NavSpecDiagnostics
import NavSpecModel

let unavailableOnTarget = Rule("unavailable-on-target", .note) { context in
  let graph = context.graph
  let targets = graph.platforms.compactMap { DeploymentTarget($0) }
  guard !targets.isEmpty else { return [] }
  return uses(in: graph).compactMap { use in
    let had = targets.compactMap { target in
      use.needs.first { $0.platform == target.platform }.map { (target, $0) }
    }
    guard !had.isEmpty else {
      let platforms = use.needs.map(\.platform).joined(separator: " and ")
      return Diagnostic(
        "\(use.what) are for \(platforms), and the app does not run there", at: use.range,
        label: "has no effect")
    }
    guard let (target, needed) = had.first(where: { $0.0 < $0.1 }) else { return nil }
    return Diagnostic(
      "\(use.what) need \(needed.platform) \(needed), and the app runs on \(target)", at: use.range,
      label: use.fallback,
      related: graph.platforms.filter { $0.name.value == target.platform }.map {
        .init("the deployment target", at: $0.value.range)
      },
      fixes: graph.platforms.filter { $0.name.value == target.platform }.map {
        .init("raise the target to \(needed)", edits: [.init($0.value.range, "\"\(needed)\"")])
      })
  }
}

/// The first place of each thing that not every system has.
private func uses(
  in graph: NavigationGraph
) -> [(what: String, range: SourceRange, needs: [DeploymentTarget], fallback: String)] {
  var uses: [(what: String, range: SourceRange, needs: [DeploymentTarget], fallback: String)] = []
  func add(_ what: String, _ range: SourceRange?, _ needs: [DeploymentTarget], _ fallback: String) {
    if let range { uses.append((what, range, needs, fallback)) }
  }
  let bar = graph.app?.tabBar
  add(
    "sections", graph.bar.compactMap { $0.section?.range }.first, DeploymentTarget.tabs,
    "tabs without headings before")
  add(
    "search tabs", graph.bar.first(where: \.isSearch)?.role?.range, DeploymentTarget.tabs,
    "a tab like any other before")
  add(
    "prominent tabs", graph.bar.compactMap(\.role).first { $0.value == .prominent }?.range,
    DeploymentTarget.all27, "a tab like any other before")
  let placements = graph.bar.map(\.placement) + graph.sections.map(\.value.placement)
  add(
    "placements of tabs", placements.compactMap { $0?.range }.first, DeploymentTarget.tabs,
    "in the tab bar before")
  if let style = bar?.style, style.value != .automatic {
    add("tab bar styles", style.range, DeploymentTarget.tabs, "the system's own style before")
  }
  if let placement = bar?.placement, placement.value != .automatic {
    add("placements of the tab bar", placement.range, DeploymentTarget.placement, "the system's own before")
  }
  add(
    "customizable tab bars", bar?.customizable?.range, DeploymentTarget.tabs,
    "tabs stay where they are before")
  if let minimize = bar?.minimize, minimize.value != .automatic {
    add("minimizing tab bars", minimize.range, DeploymentTarget.iOS26, "the bar stays as it is before")
  }
  if let visible = bar?.accessory?.visible.first {
    add(
      "accessories that come and go", visible.range, DeploymentTarget.iOS26Point1,
      "an empty bar on 26.0, not shown before")
  } else {
    add("accessories of the tab bar", bar?.accessory?.view?.range, DeploymentTarget.iOS26, "not shown before")
  }
  let zoom = graph.routes.compactMap(\.transition).first { $0.value == .zoom }?.range
  add("zoom transitions", zoom, DeploymentTarget.zoom, "a plain push before")
  let fade = graph.routes.compactMap(\.transition).first { $0.value == .crossFade }?.range
  add("transitions that cross-fade", fade, DeploymentTarget.crossFade, "the system's own before")
  let placement = graph.routes.compactMap(\.placement).first { $0.value != .automatic }?.range
  add("placements of sheets", placement, DeploymentTarget.all27, "the system's own before")
  return uses
}

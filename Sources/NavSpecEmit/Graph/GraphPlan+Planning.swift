import NavSpecDiagnostics
import NavSpecModel
import NavSpecRuntime

extension GraphPlan {
  init(of graph: NavigationGraph) {
    let structure = GraphStructure(of: graph)
    let nodes = NodePlanner(graph: graph, structure: structure)
    func members(_ home: GraphStructure.Home) -> [NodePlan] {
      graph.routes.filter { structure.homes[$0.id.value] == home }.map(nodes.plan)
    }
    let tabs = graph.tabs.enumerated().map { index, tab in
      ClusterPlan(tab, in: graph, nodes: members(.tab(TabID(index))))
    }
    let features = graph.features.enumerated().map { index, feature in
      ClusterPlan(feature, nodes: members(.feature(FeatureID(index))))
    }
    self.init(
      title: DOTHTMLText(graph.app.name.value, limit: 60),
      subtitle: DOTHTMLText(graph.summary),
      name: DOTString(graph.app.name.value),
      legend: LegendPlan.all(for: graph, structure),
      features: graph.features.enumerated().map { index, feature in
        LegendPlan(
          sample: DOTHTMLText("■"), color: GraphLook.feature(FeatureID(index)),
          meaning: DOTHTMLText(feature.name.value, limit: 30))
      },
      sections: graph.sections.enumerated().compactMap { index, section in
        let inside = zip(graph.tabs, tabs).filter { $0.0.section?.value == SectionID(index) }.map(\.1)
        return inside.isEmpty ? nil : SectionPlan(section, tabs: inside)
      },
      clusters: zip(graph.tabs, tabs).filter { $0.0.section == nil }.map(\.1)
        + features.filter { !$0.nodes.isEmpty },
      nodes: members(.none),
      roots: graph.roots.map { DOTString(graph.name(of: $0)) },
      edges: structure.lines.map { EdgePlan($0, in: graph, structure) }
        + structure.parentLines.map { EdgePlan(child: $0.child, parent: $0.parent, in: graph) })
  }
}

extension NavigationGraph {
  /// "5 tabs · 23 screens · 12 deep links"
  fileprivate var summary: String {
    func count(_ count: Int, _ noun: String) -> String? {
      count == 0 ? nil : "\(count) \(noun)\(count == 1 ? "" : "s")"
    }
    return [
      count(tabs.count, "tab"), count(routes.count, "screen"), count(features.count, "feature"),
      count(routes.reduce(0) { $0 + $1.links.count }, "deep link"),
    ].compactMap { $0 }.joined(separator: " · ")
  }
}

extension SectionPlan {
  fileprivate init(_ section: Section, tabs: [ClusterPlan]) {
    self.init(
      id: DOTString("cluster section \(section.name.value)"),
      title: DOTHTMLText(section.title?.value ?? SwiftName.words(section.name.value), limit: 40), tabs: tabs)
  }
}

extension ClusterPlan {
  fileprivate init(_ tab: Tab, in graph: NavigationGraph, nodes: [NodePlan]) {
    let what = [tab.role == nil ? "tab" : "search tab", tab.image, tab.split == nil ? nil : "split view"]
    self.init(
      id: DOTString("cluster tab \(tab.name.value)"),
      title: DOTHTMLText(tab.title?.value ?? SwiftName.words(tab.name.value), limit: 40),
      detail: DOTHTMLText(what.compactMap { $0 }.joined(separator: " · "), limit: 60),
      visibility: tab.visible.map { DOTHTMLText(graph.conditions[$0.value].name.value, limit: 40) },
      fill: "#f3f6fa", border: "#c3cedb", nodes: nodes)
  }

  fileprivate init(_ feature: Feature, nodes: [NodePlan]) {
    self.init(
      id: DOTString("cluster feature \(feature.name.value)"),
      title: DOTHTMLText(SwiftName.words(feature.name.value), limit: 40), detail: DOTHTMLText("feature"),
      visibility: nil, fill: "#fafafa", border: "#d8dde3", nodes: nodes)
  }
}

extension DOTKeyword: ExpressibleByStringLiteral {
  init(stringLiteral value: StaticString) { self.init(value) }
}

extension EdgePlan {
  fileprivate init(_ way: GraphStructure.Way, in graph: NavigationGraph, _ structure: GraphStructure) {
    let look = GraphLook(way.presentation)
    let source = graph.name(of: way.source)
    let target = graph.name(of: way.target)
    let label = [
      way.label, way.when.map { "if \(graph.conditions[$0].name.value)" },
      way.popTo.map { "back to \(graph.name(of: $0)) first" },
    ].compactMap { $0 }.joined(separator: ", ")
    self.init(
      source: DOTString(source), target: DOTString(target),
      tooltip: DOTString("\(source) → \(target): \(look.meaning)"),
      label: label.isEmpty ? nil : DOTHTMLText(label, limit: 40), style: look.edgeStyle, color: look.color,
      width: look.width, arrow: look.arrow, isRanked: structure.isRanked(way))
  }

  /// A thin line to a screen that only a link opens, from the one it then stands on.
  fileprivate init(child: RouteID, parent: RouteID, in graph: NavigationGraph) {
    let names = (child: graph.name(of: child), parent: graph.name(of: parent))
    self.init(
      source: DOTString(names.parent), target: DOTString(names.child),
      tooltip: DOTString("a link opens \(names.child) on top of \(names.parent)"), label: nil,
      style: "dotted", color: "#8c959f", width: "1", arrow: "onormal", isRanked: true)
  }
}

extension LegendPlan {
  /// What occurs in the graph, and nothing else.
  fileprivate static func all(for graph: NavigationGraph, _ structure: GraphStructure) -> [LegendPlan] {
    var legend: [LegendPlan] = []
    func add(_ sample: String, _ color: DOTKeyword, _ meaning: String, if isThere: Bool = true) {
      guard isThere else { return }
      legend.append(LegendPlan(sample: DOTHTMLText(sample), color: color, meaning: DOTHTMLText(meaning)))
    }
    let shown = Set(structure.lines.map(\.presentation) + graph.routes.map(\.presentation))
    for presentation in NavigationSchema.Presentation.allCases {
      let look = GraphLook(presentation)
      add(look.sample, look.color, look.meaning, if: shown.contains(presentation))
    }
    add("┈┈▷", "#8c959f", "below it when a link opens it", if: !structure.parentLines.isEmpty)
    add("→ name", "#57606a", "leads there too", if: structure.named.contains { !$0.isEmpty })
    add("/path", "#57606a", "deep link", if: graph.routes.contains { !$0.links.isEmpty })
    add("needs x", "#7a4b00", "condition", if: graph.routes.contains { !$0.requirements.isEmpty })
    add("↺", "#57606a", "restored", if: graph.restoration != nil)
    return legend
  }
}

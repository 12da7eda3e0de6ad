import NavSpecDiagnostics
import NavSpecModel
import NavSpecRuntime

extension GraphPlan {
  init(of graph: NavigationGraph) {
    let structure = GraphStructure(of: graph)
    let arrangement = GraphArrangement(of: graph, structure)
    let nodes = NodePlanner(graph: graph, structure: structure)
    func members(_ cluster: GraphStructure.Cluster) -> [NodePlan] {
      graph.routes.filter { structure.clusters[$0.id.value] == cluster }.map(nodes.plan)
    }
    let tabs = graph.tabs.enumerated().map { index, tab in
      ClusterPlan(tab, number: index + 1, in: graph, nodes: members(.tab(TabID(index))))
    }
    let features = graph.features.enumerated().map { index, feature in
      ClusterPlan(feature, nodes: members(.feature(FeatureID(index))))
    }
    self.init(
      title: DOTHTMLText(graph.name.value, limit: 60),
      subtitle: DOTHTMLText(graph.summary),
      name: DOTString(graph.name.value),
      lines: LegendPlan.lines(of: graph, structure), marks: LegendPlan.marks(of: graph, structure),
      features: graph.features.enumerated().map { index, feature in
        LegendPlan(
          sample: DOTHTMLText("■"), color: PresentationStyle.feature(FeatureID(index)),
          meaning: DOTHTMLText(feature.name.value, limit: 30))
      },
      sections: graph.sections.enumerated().compactMap { index, section in
        let inside = zip(graph.tabs, tabs).filter { $0.0.section?.value == SectionID(index) }.map(\.1)
        return inside.isEmpty ? nil : SectionPlan(section, tabs: inside)
      },
      clusters: zip(graph.tabs, tabs).filter { $0.0.section == nil }.map(\.1)
        + features.filter { !$0.nodes.isEmpty },
      nodes: members(.none),
      rows: arrangement.rows.map { row in RowPlan(nodeIDs: row.map { DOTString(graph.name(of: $0)) }) },
      columns: arrangement.columns.map { column in
        ColumnPlan(
          last: DOTString(graph.name(of: column.last)),
          first: column.first.map { DOTString(graph.name(of: $0)) })
      },
      edges: structure.lines.map { EdgePlan($0, in: graph, structure, arrangement) }
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
  /// Graphviz chooses the order of boxes, so the number gives the position of the tab.
  fileprivate init(_ tab: Tab, number: Int, in graph: NavigationGraph, nodes: [NodePlan]) {
    let what = [
      "\(tab.role == nil ? "tab" : "search tab") \(number)", tab.image?.value,
      tab.split == nil ? nil : "split view",
    ]
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
  fileprivate init(
    _ connection: GraphStructure.Connection, in graph: NavigationGraph, _ structure: GraphStructure,
    _ arrangement: GraphArrangement
  ) {
    let style = PresentationStyle(connection.presentation)
    let source = graph.name(of: connection.source)
    let target = graph.name(of: connection.target)
    let label = [
      connection.label, connection.when.map { "if \(graph.conditions[$0].name.value)" },
      connection.popTo.map { "back to \(graph.name(of: $0)) first" },
    ].compactMap { $0 }.joined(separator: ", ")
    self.init(
      source: DOTString(source), target: DOTString(target),
      tooltip: DOTString("\(source) → \(target): \(style.meaning)"),
      label: label.isEmpty ? nil : DOTHTMLText(label, limit: 40), style: style.edgeStyle, color: style.color,
      width: style.width, arrow: style.arrow, isRanked: structure.isRanked(connection),
      isOuter: arrangement.outer.contains(connection.target))
  }

  /// A thin line to a screen that only a link opens, from the screen below it.
  fileprivate init(child: RouteID, parent: RouteID, in graph: NavigationGraph) {
    let names = (child: graph.name(of: child), parent: graph.name(of: parent))
    self.init(
      source: DOTString(names.parent), target: DOTString(names.child),
      tooltip: DOTString("a link opens \(names.child) on top of \(names.parent)"), label: nil,
      style: "dotted", color: "#8c959f", width: "1", arrow: "onormal", isRanked: true, isOuter: false)
  }
}

extension LegendPlan {
  fileprivate init(_ sample: String, _ color: DOTKeyword, _ meaning: String) {
    self.init(sample: DOTHTMLText(sample), color: color, meaning: DOTHTMLText(meaning))
  }

  /// The lines that occur.
  fileprivate static func lines(of graph: NavigationGraph, _ structure: GraphStructure) -> [LegendPlan] {
    let shown = Set(structure.lines.map(\.presentation) + graph.routes.map(\.presentation))
    var lines = NavigationSchema.Presentation.allCases.filter(shown.contains).map { presentation in
      let style = PresentationStyle(presentation)
      return LegendPlan(style.sample, style.color, style.meaning)
    }
    if !structure.parentLines.isEmpty {
      lines.append(LegendPlan("┈┈▷", "#8c959f", "opened on top of it by a link"))
    }
    return lines
  }

  /// The other marks that occur.
  fileprivate static func marks(of graph: NavigationGraph, _ structure: GraphStructure) -> [LegendPlan] {
    var marks: [LegendPlan] = []
    if !structure.roots.isEmpty { marks.append(LegendPlan("▢", "#1f5fbf", "root of a tab or window")) }
    if graph.routes.contains(where: { !$0.links.isEmpty }) {
      marks.append(LegendPlan("/path", "#57606a", "deep link"))
    }
    if structure.named.contains(where: { !$0.isEmpty }) {
      marks.append(LegendPlan("→ name", "#57606a", "leads there too"))
    }
    if graph.routes.contains(where: { !$0.requirements.isEmpty }) {
      marks.append(LegendPlan("needs x", "#7a4b00", "only while x holds"))
    }
    if graph.restoration != nil { marks.append(LegendPlan("↺", "#57606a", "restored")) }
    return marks
  }
}

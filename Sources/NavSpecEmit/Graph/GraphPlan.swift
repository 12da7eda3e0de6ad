/// The picture of a graph, decided: the template only lays it out as DOT.
struct GraphPlan: TemplateContext {
  let title: DOTHTMLText
  let subtitle: DOTHTMLText
  let name: DOTString
  /// What lines mean, and what else does.
  let lines: [LegendPlan]
  let marks: [LegendPlan]
  let features: [LegendPlan]
  let sections: [SectionPlan]
  let clusters: [ClusterPlan]
  /// Routes outside any box.
  let nodes: [NodePlan]
  let rows: [RowPlan]
  let columns: [ColumnPlan]
  let edges: [EdgePlan]

  static let fields: TemplateFields<Self> = [
    .text("title", \.title), .text("subtitle", \.subtitle), .text("graphName", \.name),
    .list("lines", \.lines), .list("marks", \.marks), .list("features", \.features),
    .flag("hasFeatures") { !$0.features.isEmpty }, .flag("hasMarks") { !$0.marks.isEmpty },
    .list("sections", \.sections), .list("clusters", \.clusters), .list("nodes", \.nodes),
    .list("rows", \.rows), .list("columns", \.columns), .list("edges", \.edges),
  ]
}

/// What a line, a box or a colour means.
struct LegendPlan: TemplateContext {
  let sample: DOTHTMLText
  let color: DOTKeyword
  let meaning: DOTHTMLText

  static let fields: TemplateFields<Self> = [
    .text("sample", \.sample), .text("color", \.color), .text("meaning", \.meaning),
  ]
}

/// A section: a box around the boxes of its tabs.
struct SectionPlan: TemplateContext {
  let id: DOTString
  let title: DOTHTMLText
  let tabs: [ClusterPlan]

  static let fields: TemplateFields<Self> = [
    .text("sectionID", \.id), .text("sectionTitle", \.title), .list("tabs", \.tabs),
  ]
}

/// A box around routes: a tab or a feature.
struct ClusterPlan: TemplateContext {
  let id: DOTString
  let title: DOTHTMLText
  let detail: DOTHTMLText
  /// The condition under which a tab shows.
  let visibility: DOTHTMLText?
  let fill: DOTKeyword
  let border: DOTKeyword
  let nodes: [NodePlan]

  static let fields: TemplateFields<Self> = [
    .text("clusterID", \.id), .text("clusterTitle", \.title), .text("detail", \.detail),
    .optional("visibility", \.visibility), .text("clusterFill", \.fill), .text("clusterBorder", \.border),
    .list("nodes", \.nodes),
  ]
}

/// A route.
struct NodePlan: TemplateContext {
  let id: DOTString
  let tooltip: DOTString
  let title: DOTHTMLText
  /// The name, where the title does not say it.
  let name: DOTHTMLText?
  let feature: DOTHTMLText?
  let featureColor: DOTKeyword
  let isDeprecated: Bool
  let isUnreachable: Bool
  let isRestored: Bool
  let parameters: [DOTHTMLText]
  let requirement: DOTHTMLText?
  let links: [LinkPlan]
  /// How many more links there are.
  let moreLinks: DOTHTMLText?
  /// How else it is come to.
  let entries: [DOTHTMLText]
  /// What it leads to without a line.
  let named: [DOTHTMLText]
  let style: DOTKeyword
  let fill: DOTKeyword
  let border: DOTKeyword
  let textColor: DOTKeyword
  let width: DOTKeyword
  let peripheries: DOTKeyword

  static let fields: TemplateFields<Self> = [
    .text("id", \.id), .text("tooltip", \.tooltip), .text("nodeTitle", \.title), .optional("name", \.name),
    .optional("feature", \.feature), .text("featureColor", \.featureColor),
    .flag("isDeprecated", \.isDeprecated), .flag("isUnreachable", \.isUnreachable),
    .flag("isRestored", \.isRestored), .list("parameters", \.parameters),
    .optional("requirement", \.requirement), .list("links", \.links), .optional("moreLinks", \.moreLinks),
    .list("entries", \.entries), .list("named", \.named), .text("style", \.style), .text("fill", \.fill),
    .text("border", \.border), .text("textColor", \.textColor), .text("width", \.width),
    .text("peripheries", \.peripheries),
  ]
}

/// A deep link of a route.
struct LinkPlan: TemplateContext {
  let pattern: DOTHTMLText
  let isDeprecated: Bool

  static let fields: TemplateFields<Self> = [.text("pattern", \.pattern), .flag("isOld", \.isDeprecated)]
}

/// Routes side by side.
struct RowPlan: TemplateContext {
  let nodeIDs: [DOTString]

  static let fields: TemplateFields<Self> = [.list("nodeIDs", \.nodeIDs)]
}

/// Routes to the right of another, as another column of the picture.
struct ColumnPlan: TemplateContext {
  let last: DOTString
  let first: [DOTString]

  static let fields: TemplateFields<Self> = [.text("last", \.last), .list("firstNodes", \.first)]
}

/// A line between two routes.
struct EdgePlan: TemplateContext {
  let source: DOTString
  let target: DOTString
  let tooltip: DOTString
  let label: DOTHTMLText?
  let style: DOTKeyword
  let color: DOTKeyword
  let width: DOTKeyword
  let arrow: DOTKeyword
  /// Whether the line affects the position of screens.
  let isRanked: Bool
  /// Whether it leads a step further than usual.
  let isOuter: Bool

  static let fields: TemplateFields<Self> = [
    .text("source", \.source), .text("target", \.target), .text("edgeTooltip", \.tooltip),
    .optional("label", \.label), .text("edgeStyle", \.style), .text("edgeColor", \.color),
    .text("edgeWidth", \.width), .text("arrow", \.arrow), .flag("isRanked", \.isRanked),
    .flag("isOuter", \.isOuter),
  ]
}

import NavSpecDiagnostics
import NavSpecModel

/// A picture of each feature, which refer to each other.
extension Diagram {
  package var features: [String] { nodes.compactMap(\.feature).distinct }

  /// The same with links to the pictures of features.
  /// - Parameter file: The name of the file of a feature's picture, or of that of all.
  package func linked(_ file: (String?) -> String) -> Diagram {
    var diagram = self
    for (index, node) in nodes.enumerated() where node.kind == .collapsed {
      if node.feature != nil || node.id == Self.overview { diagram.nodes[index].page = file(node.feature) }
    }
    return diagram
  }

  /// A part of a picture with a box for each other feature that it leads to or that leads to it, and one for the picture
  /// of all features.
  package func withOtherFeatures(of whole: Diagram) -> Diagram {
    let group = "group other-features"
    let (shown, all) = (index, whole.index)
    var names: [String] = []
    var ways: [Edge.Key: (place: Int, edge: Edge, names: [String])] = [:]
    for edge in whole.edges {
      guard let from = all[edge.from], let to = all[edge.to], whole.nodes[from].isScreen else { continue }
      let outer = shown[edge.from] == nil ? from : to
      guard (shown[edge.from] == nil) != (shown[edge.to] == nil) else { continue }
      let feature = whole.nodes[outer].feature
      if let feature, !names.contains(feature) { names.append(feature) }
      // Screens of no feature are in the picture of all.
      let box = feature.map(Self.box) ?? Self.overview
      var way = edge
      way.kind = .several
      way.label = nil
      way.versions = nil
      if outer == from { way.from = box } else { way.to = box }
      var known = ways[way.key] ?? (ways.count, way, [])
      known.names.append(whole.nodes[outer].id)
      if known.edge.change != edge.change { known.edge.change = .changed }
      ways[way.key] = known
    }
    var part = self
    // Boxes say it.
    let boxed = Set(ways.values.flatMap(\.names))
    for at in part.nodes.indices {
      part.nodes[at].badges.removeAll {
        ($0.kind == .leads || $0.kind == .ledToBy) && boxed.contains($0.text)
      }
    }
    for feature in whole.features where names.contains(feature) {
      var box = Node(Self.box(of: feature), .collapsed, label: SwiftName.words(feature), group: group)
      box.feature = feature
      let count = whole.nodes.count { $0.feature == feature && $0.isScreen }
      box.badges = [.init(.count, "\(count) screen\(count == 1 ? "" : "s")")]
      part.nodes.append(box)
    }
    var overview = Node(Self.overview, .collapsed, label: "All features", group: group)
    overview.badges = [.init(.count, whole.summary)]
    part.nodes.append(overview)
    for at in part.nodes.indices where part.nodes[at].group == group {
      let id = part.nodes[at].id
      let screens = ways.values.sorted { $0.place < $1.place }
        .filter { ($0.edge.from == id || $0.edge.to == id) && $0.names.distinct.count > 2 }
      part.nodes[at].badges += screens.flatMap(\.names).distinct.map { .init(.role, $0) }
    }
    part.groups.append(Group(group, .feature, label: "Other pictures"))
    part.edges += ways.values.sorted { $0.place < $1.place }.map { way in
      var edge = way.edge
      let screens = way.names.distinct
      edge.label = screens.count > 2 ? "\(screens.count) screens" : screens.joined(separator: " and ")
      return edge
    }
    return part
  }

  private static let overview = "all features"

  private static func box(of feature: String) -> String { "feature \(feature)" }
}

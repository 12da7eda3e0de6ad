import NavSpecDiagnostics
import NavSpecModel

/// A picture as shapes, in points from the upper left: what SVG and PNG are painted from.
struct DiagramDrawing {
  typealias Point = (x: Int, y: Int)

  struct Text {
    var text: String
    /// The left end of its base line.
    var x: Int
    var y: Int
    var size: Int
    var color: DiagramColor = .ink
    var isBold = false
    var isItalic = false
    var isStruck = false
    /// The room that it has, in points, if another font than Helvetica could need more.
    var room: Int?

    /// The points that a text is given which fills its room; nil for what any font has room for.
    var length: Int? {
      guard let room else { return nil }
      let tenths = TextWidth.tenths(of: text, size: size, isBold: isBold)
      return tenths * 100 > room * 10 * 85 ? min(room, (tenths + 9) / 10) : nil
    }
  }

  enum Shape {
    case rectangle(DiagramLayout.Frame, radius: Int, fill: DiagramColor?, stroke: DiagramStroke?)
    /// Its corners are rounded.
    case path([Point], DiagramStroke)
    case polygon([Point], fill: DiagramColor, stroke: DiagramStroke)
    case text(Text)
    /// A picture, on light and on dark pages.
    case image(DiagramLayout.Frame, ScreenPictures.Themes)
  }

  struct Part {
    enum PartKind: String {
      case head, box, line, node
    }

    var kind: PartKind
    /// Of the node or group.
    var id: String?
    /// What it says under the pointer, and to screen readers.
    var tooltip = ""
    /// Among the nodes, groups or edges of the diagram.
    var index: Int?
    var change: Diagram.Change = .unchanged
    var location: Diagram.Location?
    /// A picture that shows its inside.
    var page: String?
    var shapes: [Shape] = []

    mutating func add(_ text: Text) { shapes.append(.text(text)) }
  }

  private(set) var parts: [Part] = []
  private(set) var width = 0
  private(set) var height = 0
  /// Of the title and the legend.
  private(set) var headHeight = 0
  let title: String
  let description: String

  private let metrics: DiagramMetrics

  private static let leastWidth = 560

  /// - Parameter legendWidth: The room beside the picture for its legend; nil for a title and a legend above it.
  init(_ layout: DiagramLayout, legendWidth: Int? = nil) {
    let diagram = layout.painted
    metrics = layout.metrics
    let margin = metrics.margin
    title = diagram.title
    description = ([diagram.question, diagram.summary] + diagram.notes).filter { !$0.isEmpty }.joined(
      separator: "; ")
    width = max(layout.width, Self.leastWidth) + 2 * margin
    let head =
      legendWidth.map { DiagramLegend(diagram, layout, width: $0).part(at: (0, 0), hasTitle: false) }
      ?? DiagramLegend(diagram, layout, width: width - 2 * margin).part(at: (margin, margin))
    let top = margin + (legendWidth == nil ? head.height + 16 : 0)
    parts.append(head.part)
    headHeight = head.height
    height = top + layout.height + margin
    // Sections first: the boxes of their tabs are on top of them.
    let order = diagram.groups.indices.sorted {
      (diagram.groups[$0].kind == .section ? 0 : 1, $0) < (diagram.groups[$1].kind == .section ? 0 : 1, $1)
    }
    for group in order where !diagram.groups[group].isAbsent {
      guard let frame = layout.boxes[group] else { continue }
      var box = box(
        diagram.groups[group], moved(frame, by: top), captionBottom: layout.captionBottoms[group] ?? 0)
      box.index = group
      parts.append(box)
    }
    for trunk in layout.trunks {
      let points = trunk.map { ($0.x + margin, $0.y + top) }
      parts.append(Part(kind: .line, shapes: [.path(points, DiagramStroke(color: .push))]))
    }
    for repetition in layout.repetitions where !diagram.nodes[repetition.node].isAbsent {
      parts.append(name("… " + layout.cards[repetition.node].name, moved(repetition.frame, by: top)))
    }
    for line in layout.lines {
      let points = line.points.map { ($0.x + margin, $0.y + top) }
      var part = self.line(diagram.edges[line.edge], points)
      part.index = line.edge
      parts.append(part)
    }
    let features = (diagram.featureNames + diagram.nodes.compactMap(\.feature)).distinct
    for (index, node) in diagram.nodes.enumerated() where !node.isAbsent {
      let color = node.feature.flatMap { features.firstIndex(of: $0) }.map(DiagramColor.feature)
      var card = card(layout.cards[index], node, moved(layout.frames[index], by: top), color)
      card.index = index
      parts.append(card)
    }
  }

  private func moved(_ frame: DiagramLayout.Frame, by top: Int) -> DiagramLayout.Frame {
    var frame = frame
    frame.x += metrics.margin
    frame.y += top
    return frame
  }

  /// A name that is repeated before what goes on below.
  private func name(_ label: String, _ frame: DiagramLayout.Frame) -> Part {
    let stroke = DiagramStroke(color: .boxLine, pattern: .dotted, width: 12)
    let room = frame.width - 2 * DiagramCard.padding
    let text = TextWidth.fitted(label, in: room, size: metrics.size)
    return Part(
      kind: .line,
      shapes: [
        .rectangle(frame, radius: frame.height / 2, fill: nil, stroke: stroke),
        .text(
          Text(
            text: text, x: frame.x + DiagramCard.padding, y: frame.y + 21, size: metrics.size, color: .quiet,
            room: room)),
      ])
  }

  /// - Parameter captionBottom: Where the columns of a split view end, from the top of the box.
  private func box(_ group: Diagram.Group, _ frame: DiagramLayout.Frame, captionBottom: Int) -> Part {
    let isSection = group.kind == .section
    var stroke = DiagramStroke(color: .boxLine, pattern: isSection ? .dashed : .solid, width: 10)
    switch group.change {
    case .unchanged: break
    default: stroke = DiagramStyle(Diagram.EdgeKind.push).changed(group.change).stroke
    }
    var part = Part(
      kind: .box, id: group.id,
      tooltip: [group.label, group.detail, group.evidence?.text ?? ""].filter { !$0.isEmpty }.joined(
        separator: ": "),
      change: group.change,
      location: group.evidence?.location ?? group.location)
    part.shapes = [.rectangle(frame, radius: 10, fill: isSection ? .page : .box, stroke: stroke)]
    let label = group.change.sign + (isSection ? "Section: " : "") + group.label
    let room = frame.width - 24
    let size = metrics.titleSize
    let title = TextWidth.fitted(label, in: room, size: size, isBold: true)
    part.add(Text(text: title, x: frame.x + 12, y: frame.y + 19, size: size, isBold: true))
    let used = TextWidth.tenths(of: title, size: size, isBold: true) / 10 + 10
    if room - used > 30, !group.detail.isEmpty {
      part.add(
        Text(
          text: TextWidth.fitted(group.detail, in: room - used, size: metrics.size),
          x: frame.x + 12 + used, y: frame.y + 19, size: metrics.size, color: .quiet))
    }
    for (column, caption) in group.columns.enumerated() {
      let x = frame.x + metrics.padding + column * metrics.pitch
      if column > 0 {
        part.shapes.append(
          .path(
            [
              (x - metrics.gutter * 4 / 5 + 9, frame.y + 30),
              (x - metrics.gutter * 4 / 5 + 9, frame.y + captionBottom),
            ],
            DiagramStroke(color: .boxLine, pattern: .dashed, width: 10)))
      }
      part.add(
        Text(
          text: "\(caption) column", x: x, y: frame.y + 38, size: metrics.size, color: .quiet, isBold: true))
    }
    return part
  }

  private func line(_ edge: Diagram.Edge, _ points: [Point]) -> Part {
    let style = edge.style
    var part = Part(kind: .line, tooltip: edge.tooltip, change: edge.change)
    part.shapes = Self.arrow(points, style)
    if edge.change != .unchanged, let end = points.last {
      part.add(
        Text(
          text: String(edge.change.sign.prefix(1)), x: end.x - 26, y: end.y - 4, size: 12,
          color: style.stroke.color, isBold: true))
    }
    return part
  }

  /// A line that ends in an arrow, towards the right.
  static func arrow(_ points: [Point], _ style: DiagramStyle) -> [Shape] {
    guard var end = points.last else { return [] }
    var stroke = style.stroke
    stroke.pattern = .solid
    var shapes: [Shape] = []
    func head(_ x: Int, isFilled: Bool) {
      stroke.width = 12
      shapes.append(
        .polygon(
          [(x, end.y), (x - 8, end.y - 4), (x - 8, end.y + 4)], fill: isFilled ? stroke.color : .page,
          stroke: stroke))
    }
    var path = points
    switch style.arrow {
    case .filled: head(end.x, isFilled: true)
    case .hollow: head(end.x, isFilled: false)
    case .double:
      head(end.x, isFilled: true)
      head(end.x - 7, isFilled: true)
    case .open:
      stroke.width = 14
      shapes.append(.path([(end.x - 8, end.y - 5), (end.x, end.y), (end.x - 8, end.y + 5)], stroke))
    }
    if style.arrow != .open { end.x -= 8 }
    path[path.count - 1] = end
    return [.path(path, style.stroke)] + shapes
  }

  private func card(
    _ card: DiagramCard, _ node: Diagram.Node, _ frame: DiagramLayout.Frame, _ feature: DiagramColor?
  ) -> Part {
    let style = node.style
    var part = Part(kind: .node, id: node.id, change: node.change, location: node.place, page: node.page)
    part.tooltip = node.tooltip
    part.shapes = DiagramShape.shapes(of: node, in: frame, style)
    let x = frame.x + DiagramCard.padding
    let isOld = node.badges.contains { $0.kind == .stability && $0.text.hasPrefix("deprecated") }
    let room = frame.width - 2 * DiagramCard.padding
    var y = frame.y + 21
    for (index, line) in card.title.enumerated() {
      if index > 0 { y += metrics.titleSize + 3 }
      part.add(
        Text(
          text: line, x: x, y: y, size: metrics.titleSize, color: isOld ? .quiet : .ink, isBold: true,
          isStruck: isOld || node.change == .removed, room: room))
    }
    y += 2
    for line in card.lines {
      y += metrics.lineHeight
      if let fill = line.style.fill {
        let width = min(TextWidth.tenths(of: line.text, size: metrics.size) / 10 + 9, room + 8)
        part.shapes.append(
          .rectangle(
            .init(x: x - 4, y: y - metrics.size, width: width, height: metrics.size + 3), radius: 4,
            fill: fill, stroke: nil))
      }
      var text = Text(text: line.text, x: x, y: y, size: metrics.size, color: line.style.color, room: room)
      if line.style == .name, let feature, line.text.hasPrefix("■") {
        part.add(Text(text: "■", x: x, y: y, size: metrics.size, color: feature))
        let width = (TextWidth.tenths(of: "■ ", size: metrics.size) + 15) / 10
        text.text = TextWidth.fitted(String(line.text.dropFirst(2)), in: room - width, size: metrics.size)
        text.x += width
        text.room = room - width
      }
      if line.style == .tag { text.color = style.stroke.color }
      text.isItalic = line.style == .edge
      text.isStruck = line.style == .old
      part.add(text)
    }
    if let size = card.pictureSize, let pictures = card.pictures {
      let place = DiagramLayout.Frame(
        x: frame.x + (frame.width - size.width) / 2, y: y + DiagramCard.padding - 2, width: size.width,
        height: size.height)
      part.shapes.append(.image(place, pictures))
    }
    return part
  }
}

extension DiagramCard.Style {
  fileprivate var color: DiagramColor {
    switch self {
    case .plain: .ink
    case .tag, .name, .edge, .link, .old, .quiet, .leads: .quiet
    case .guarded: .guardInk
    case .problem: .problem
    case .added: .added
    case .removed: .removed
    }
  }

  fileprivate var fill: DiagramColor? {
    switch self {
    case .guarded: .guardFill
    case .problem: .problemFill
    default: nil
    }
  }
}

extension Diagram.Node {
  package var tooltip: String {
    var parts = [change.sign + id]
    if SwiftName.words(id) != look.label { parts[0] += " (\(look.label))" }
    if let tag = look.kind.tag { parts[0] += ", \(tag)" }
    parts += ([look.doc].compactMap(\.self) + look.badges.map(\.changedText)).distinct
    parts += [look.evidence?.text, look.location?.text].compactMap(\.self)
    return parts.joined(separator: "\n")
  }
}

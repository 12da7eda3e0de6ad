/// The outline of a card, which tells how a screen appears.
enum DiagramShape {
  typealias Shape = DiagramDrawing.Shape

  static func shapes(
    of node: Diagram.Node, in frame: DiagramLayout.Frame, _ style: DiagramStyle
  ) -> [Shape] {
    var stroke = style.stroke
    if node.isFocus { stroke.width = max(stroke.width, 30) }
    let thin = DiagramStroke(color: stroke.color, width: 10)
    func outline(_ frame: DiagramLayout.Frame, radius: Int) -> Shape {
      .rectangle(frame, radius: radius, fill: style.fill, stroke: stroke)
    }
    switch node.kind {
    case .push, .replace, .placeholder: return [outline(frame, radius: 7)]
    case .root:
      // A bar, like the mark of the selected tab.
      return [
        outline(frame, radius: 7),
        .rectangle(
          .init(x: frame.x + 3, y: frame.y + 8, width: 3, height: frame.height - 16), radius: 1,
          fill: stroke.color,
          stroke: nil),
      ]
    case .sheet:
      // The grabber of a sheet.
      let middle = frame.x + frame.width / 2
      return [
        outline(frame, radius: 14),
        .path(
          [(middle - 12, frame.y + 5), (middle + 12, frame.y + 5)],
          DiagramStroke(color: stroke.color, width: 20)),
      ]
    case .cover: return [outline(frame, radius: 2)]
    case .popover:
      // The arrow of a popover.
      let y = frame.y + DiagramCard.anchor + 16
      return [
        outline(frame, radius: 14),
        .polygon([(frame.x - 6, y), (frame.x, y - 5), (frame.x, y + 5)], fill: stroke.color, stroke: thin),
      ]
    case .window:
      // The buttons of a window.
      let dots = (0..<3).map { dot -> Shape in
        .rectangle(
          .init(x: frame.x + 5 + 5 * dot, y: frame.y + 4, width: 3, height: 3), radius: 1, fill: stroke.color,
          stroke: nil)
      }
      return [outline(frame, radius: 4)] + dots
    case .entry: return [outline(frame, radius: min(17, frame.height / 2))]
    case .collapsed:
      // A pile.
      let behind = DiagramLayout.Frame(
        x: frame.x + 4, y: frame.y + 4, width: frame.width, height: frame.height)
      return [outline(behind, radius: 7), outline(frame, radius: 7)]
    }
  }
}

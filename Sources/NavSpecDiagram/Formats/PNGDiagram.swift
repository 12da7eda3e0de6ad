extension DiagramFormat {
  /// A picture of pixels, which Graphviz paints.
  static let png = DiagramFormat(
    name: "png", summary: "a picture of pixels (Graphviz)", endings: ["png"], mark: .chunk,
    graphvizFormat: "png"
  ) { diagram, options in
    XDotDiagram(DiagramDrawing(DiagramLayout(of: diagram)), isDark: options.isDark).text
  }
}

extension Diagram {
  /// What a person should know of a picture of pixels: that it has fewer than usual.
  package var shrinking: String? {
    let drawing = DiagramDrawing(DiagramLayout(of: self))
    let most = XDotDiagram.mostPixels
    let dots = Double(XDotDiagram.dpi(of: drawing)) / 72
    let pixels = min(dots, most / Double(max(drawing.width, drawing.height)))
    guard pixels < 2 else { return nil }
    let percent = Int(pixels * 50)
    let reason =
      pixels < dots ? "a PNG has at most \(Int(most)) pixels a side" : "a large PNG takes Graphviz long"
    return """
      the PNG has \(percent) % of its usual pixels a side, because \(reason): write an SVG, or draw a part, as with \
      --tab, --feature or --focus
      """
  }
}

/// Shapes as the background of an empty graph in Graphviz's drawing language: Graphviz paints them where they are.
struct XDotDiagram {
  private let drawing: DiagramDrawing
  private let isDark: Bool
  private var background = ""

  init(_ drawing: DiagramDrawing, isDark: Bool) {
    self.drawing = drawing
    self.isDark = isDark
    for part in drawing.parts { for shape in part.shapes { write(shape) } }
  }

  var text: String {
    // Graphviz reads strings of up to 16,384 bytes, and more as a sum.
    var pieces = [""]
    for word in background.replacing("\"", with: "\\\"").split(
      separator: " ", omittingEmptySubsequences: false)
    {
      if pieces[pieces.count - 1].utf8.count + word.utf8.count > 8_000 { pieces.append("") }
      pieces[pieces.count - 1] += word + " "
    }
    let sum = pieces.map { "\"\($0)\"" }.joined(separator: " + ")
    return """
      digraph {
        graph [
          bb="0,0,\(drawing.width),\(drawing.height)", pad=0, dpi=\(Self.dpi(of: drawing)), bgcolor="\(color(.page))",
          _background=\(sum)
        ]
        node [shape=point, style=invis, width=0.01, height=0.01]
        a [pos="0,0"]
        b [pos="\(drawing.width),\(drawing.height)"]
      }

      """
  }

  /// Graphviz shrinks what has more in a row or a column.
  static let mostPixels = 32_767.0

  /// Twice the points for sharp screens, unless that takes Graphviz long.
  static func dpi(of drawing: DiagramDrawing) -> Int {
    drawing.width * drawing.height < 10_000_000 ? 144 : 72
  }

  private func color(_ color: DiagramColor) -> String { isDark ? color.dark : color.light }

  /// A text with the number of its bytes.
  private static func counted(_ text: String) -> String { "\(text.utf8.count) -\(text)" }

  private mutating func pen(_ stroke: DiagramStroke) {
    background += "c \(Self.counted(color(stroke.color))) "
    background += "S \(Self.counted("setlinewidth(\(stroke.width / 10).\(stroke.width % 10))")) "
    background += "S \(Self.counted(stroke.graphvizPattern)) "
  }

  private func points(_ points: [DiagramDrawing.Point]) -> String {
    "\(points.count)" + points.map { " \($0.x) \(drawing.height - $0.y)" }.joined() + " "
  }

  private mutating func write(_ shape: DiagramDrawing.Shape) {
    switch shape {
    case .rectangle(let frame, let radius, let fill, let stroke):
      let outline = points(Self.outline(of: frame, radius: min(radius, frame.height / 2, frame.width / 2)))
      if let fill {
        background += "C \(Self.counted(color(fill))) "
        if stroke == nil { pen(DiagramStroke(color: fill, width: 1)) }
      }
      if let stroke { pen(stroke) }
      background += (fill == nil ? "B " : "b ") + outline
    case .path(let points, let stroke):
      pen(stroke)
      background += "L " + self.points(points)
    case .polygon(let points, let fill, let stroke):
      background += "C \(Self.counted(color(fill))) "
      pen(stroke)
      background += "P " + self.points(points)
    // Graphviz would read a file.
    case .image: break
    case .text(let text):
      // A string of Graphviz's cannot have a backslash by itself.
      let shown = text.text.onOneLine.replacing("\\", with: "\u{2216}")
      guard !shown.isEmpty else { return }
      // Graphviz may have a wider font only, which it cannot press together.
      let tenths = text.length == nil ? text.size * 10 : text.size * 85 / 10
      let size = "\(tenths / 10)" + (tenths % 10 == 0 ? "" : ".\(tenths % 10)")
      background +=
        "c \(Self.counted(color(text.color))) F \(size) \(Self.counted("Helvetica,Arial,Liberation Sans,DejaVu Sans Condensed,sans-serif")) "
      background += "t \((text.isBold ? 1 : 0) + (text.isItalic ? 2 : 0) + (text.isStruck ? 32 : 0)) "
      let width = TextWidth.tenths(of: shown, size: text.size, isBold: text.isBold) / 10
      background += "T \(text.x) \(drawing.height - text.y) -1 \(width) \(Self.counted(shown)) "
    }
  }

  /// A rectangle with round corners as Bézier curves.
  private static func outline(of frame: DiagramLayout.Frame, radius: Int) -> [DiagramDrawing.Point] {
    let (left, top, right, bottom) = (frame.x, frame.y, frame.right, frame.bottom)
    var curve: [DiagramDrawing.Point] = [(left + radius, top)]
    func side(_ end: DiagramDrawing.Point, _ corner: DiagramDrawing.Point, _ next: DiagramDrawing.Point) {
      if let start = curve.last { curve += [start, end, end] }
      // Two thirds of the way to the corner.
      func near(_ point: DiagramDrawing.Point) -> DiagramDrawing.Point {
        (point.x + (corner.x - point.x) * 2 / 3, point.y + (corner.y - point.y) * 2 / 3)
      }
      curve += [near(end), near(next), next]
    }
    side((right - radius, top), (right, top), (right, top + radius))
    side((right, bottom - radius), (right, bottom), (right - radius, bottom))
    side((left + radius, bottom), (left, bottom), (left, bottom - radius))
    side((left, top + radius), (left, top), (left + radius, top))
    return curve
  }
}

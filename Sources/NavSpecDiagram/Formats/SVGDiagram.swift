extension DiagramFormat {
  /// A picture for browsers and documents, light and dark as its page.
  static let svg = DiagramFormat(
    name: "svg", summary: "a picture, light or dark as its page", endings: ["svg"],
    mark: .lastLine("<!-- ", " -->"), hasPictures: true
  ) { diagram, options in
    SVGDiagram(DiagramDrawing(DiagramLayout(of: diagram)), options).text
  }
}

/// Shapes in SVG. Colours are attributes, so that every reader shows them; a style sheet turns them on dark pages.
struct SVGDiagram {
  private let drawing: DiagramDrawing
  private let options: DiagramOutputOptions
  /// Whether it is a part of a page, which has colours, links and texts for all of it.
  private let isInPage: Bool
  private var body = ""

  /// Helvetica, and fonts with its widths, or nearly: text is cut to fit them.
  static let fonts =
    "Helvetica, Arial, 'Liberation Sans', Arimo, 'Nimbus Sans', 'DejaVu Sans Condensed', sans-serif"

  init(_ drawing: DiagramDrawing, _ options: DiagramOutputOptions) {
    self.drawing = drawing
    self.options = options
    isInPage = false
    for part in drawing.parts { write(part) }
  }

  /// The shapes of a picture for a page: `data-index` says which node, edge or group a part is. What looks different in
  /// two versions has a face for each.
  static func shapes(of drawings: [DiagramOptions.Side: DiagramDrawing]) -> String {
    let kinds: [DiagramDrawing.Part.PartKind] = [.box, .line, .node]
    var faces: [Int: [(side: DiagramOptions.Side, start: String, text: String)]] = [:]
    for side in DiagramOptions.Side.allCases {
      guard let drawing = drawings[side] else { continue }
      for part in drawing.parts {
        guard let kind = kinds.firstIndex(of: part.kind) else { continue }
        // Boxes below trunks, these below lines, and cards on top. Trunks are one part: versions may have others.
        let key = kind << 40 + (part.index.map { $0 + 1 } ?? 0)
        var diagram = SVGDiagram(partOf: drawing)
        if part.index == nil {
          diagram.write(part)
          let earlier = faces[key]?.firstIndex { $0.side == side }
          if let earlier {
            faces[key]?[earlier].text += diagram.body
          } else {
            faces[key, default: []].append((side, "", diagram.body))
          }
        } else {
          for shape in part.shapes { diagram.write(shape) }
          faces[key, default: []].append((side, diagram.start(of: part), diagram.body))
        }
      }
    }
    return faces.sorted { $0.key < $1.key }.map { _, versions in
      // A version without trunks differs from one that has some; a missing card is hidden by its class.
      let isAlike =
        versions.allSatisfy { $0.text == versions[0].text }
        && (versions[0].start != "" || versions.count == drawings.count)
      let inner =
        isAlike
        ? versions[0].text
        : versions.map { "<g class=\"as-\($0.side.rawValue)\">\($0.text)</g>" }.joined()
      let start = versions.last?.start ?? ""
      return start.isEmpty ? inner : start + inner + "</g>\n"
    }.joined()
  }

  static func legend(of drawing: DiagramDrawing) -> String {
    var diagram = SVGDiagram(partOf: drawing)
    for part in drawing.parts where part.kind == .head { diagram.write(part) }
    return diagram.body
  }

  private func start(of part: DiagramDrawing.Part) -> String {
    let change = part.change == .unchanged ? "" : " \(part.change.rawValue)"
    return "<g class=\"\(part.kind.rawValue)\(change)\""
      + (part.index.map { " data-index=\"\($0)\"" } ?? "") + ">"
  }

  private init(partOf drawing: DiagramDrawing) {
    self.drawing = drawing
    options = DiagramOutputOptions()
    isInPage = true
  }

  private static let darkLooks = ".look-light{display:none}.look-dark{display:inline}"

  var text: String {
    let size = "\(drawing.width) \(drawing.height)"
    let dark = DiagramColor.allCases.map {
      ".f-\($0.rawValue){fill:\($0.dark)}.s-\($0.rawValue){stroke:\($0.dark)}"
    }
    let isThemed = body.contains("look-dark")
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(drawing.width)" height="\(drawing.height)" \
      viewBox="0 0 \(size)" role="img" aria-labelledby="diagram-title diagram-desc" \
      font-family="\(Self.fonts)">
      <title id="diagram-title">\(Self.escaped(drawing.title)): navigation</title>
      <desc id="diagram-desc">\(Self.escaped(drawing.description))</desc>
      <style>a{text-decoration:none}.node:hover{opacity:.85}\(isThemed ? ".look-dark{display:none}" : "")
      @media (prefers-color-scheme:dark){\(isThemed ? Self.darkLooks : "")\(dark.joined())}</style>
      <rect width="100%" height="100%" fill="\(DiagramColor.page.light)" class="f-page"/>
      \(body)</svg>

      """
  }

  private mutating func write(_ part: DiagramDrawing.Part) {
    guard !isInPage else {
      body += start(of: part)
      for shape in part.shapes { write(shape) }
      body += "</g>\n"
      return
    }
    body +=
      "<g class=\"\(part.kind.rawValue)\""
      + (part.id.map { " id=\"\(Self.escaped(Self.anchor($0)))\"" } ?? "") + ">"
    let url = part.page ?? options.url(of: part.location)
    if let url { body += "<a href=\"\(Self.escaped(url))\">" }
    if !part.tooltip.isEmpty {
      let lines = part.tooltip.split(separator: "\n").map { Self.escaped(String($0)) }
      body += "<title>\(lines.joined(separator: "\n"))</title>"
    }
    for shape in part.shapes { write(shape) }
    body += (url == nil ? "" : "</a>") + "</g>\n"
  }

  private mutating func write(_ shape: DiagramDrawing.Shape) {
    switch shape {
    case .rectangle(let frame, let radius, let fill, let stroke):
      body +=
        "<rect x=\"\(frame.x)\" y=\"\(frame.y)\" width=\"\(frame.width)\" height=\"\(frame.height)\" rx=\"\(radius)\""
      body += attributes(fill, stroke) + "/>"
    case .path(let points, let stroke):
      body += "<path d=\"\(Self.path(points))\"\(attributes(nil, stroke))/>"
    case .polygon(let points, let fill, let stroke):
      let list = points.map { "\($0.x),\($0.y)" }.joined(separator: " ")
      body += "<polygon points=\"\(list)\"\(attributes(fill, stroke))/>"
    case .image(let frame, let themes):
      let image =
        "<image x=\"\(frame.x)\" y=\"\(frame.y)\" width=\"\(frame.width)\" height=\"\(frame.height)\""
      let all = [("look-light", themes.light), ("look-dark", themes.dark)].filter { $0.1 != nil }
      guard !isInPage else {
        // A page has each picture once, for phones too: its script shows it. Pictures that differ make two faces.
        let digests = [themes.light, themes.dark].map { $0?.digest ?? 0 }
        body += "\(image) data-digest=\"\(digests[0]) \(digests[1])\"/>"
        return
      }
      for (theme, picture) in all {
        body += image + (all.count == 1 ? "" : " class=\"\(theme)\"") + " href=\"\(picture?.url ?? "")\"/>"
      }
    case .text(let text):
      body += "<text x=\"\(text.x)\" y=\"\(text.y)\" font-size=\"\(text.size)\""
      if text.isBold { body += " font-weight=\"bold\"" }
      if text.isItalic { body += " font-style=\"italic\"" }
      if text.isStruck { body += " text-decoration=\"line-through\"" }
      if let length = text.length { body += " textLength=\"\(length)\" lengthAdjust=\"spacingAndGlyphs\"" }
      body += attributes(text.color, nil) + ">\(Self.escaped(text.text))</text>"
    }
  }

  private func attributes(_ fill: DiagramColor?, _ stroke: DiagramStroke?) -> String {
    var text = " class=\""
    if let fill { text += "f-" + fill.rawValue }
    if let stroke { text += (fill == nil ? "s-" : " s-") + stroke.color.rawValue }
    text += "\""
    if !isInPage || fill == nil { text += " fill=\"\(fill?.light ?? "none")\"" }
    if let stroke {
      if !isInPage { text += " stroke=\"\(stroke.color.light)\"" }
      if stroke.width != 10 { text += " stroke-width=\"\(stroke.width / 10).\(stroke.width % 10)\"" }
      switch stroke.pattern {
      case .solid: break
      case .dashed: text += " stroke-dasharray=\"6 4\""
      case .dotted: text += " stroke-dasharray=\"1.5 4\" stroke-linecap=\"round\""
      case .dashDotted: text += " stroke-dasharray=\"8 3 2 3\""
      }
    }
    return text
  }

  /// Straight lines with round corners.
  private static func path(_ points: [DiagramDrawing.Point]) -> String {
    guard let first = points.first, let last = points.last else { return "" }
    var text = "M\(first.x) \(first.y)"
    for at in points.indices.dropFirst().dropLast() {
      let (before, corner, after) = (points[at - 1], points[at], points[at + 1])
      func near(_ other: DiagramDrawing.Point) -> DiagramDrawing.Point {
        let (dx, dy) = (other.x - corner.x, other.y - corner.y)
        let length = max(abs(dx), abs(dy))
        let radius = min(6, length / 2)
        return length == 0 ? corner : (corner.x + dx * radius / length, corner.y + dy * radius / length)
      }
      let (start, end) = (near(before), near(after))
      text += "L\(start.x) \(start.y)Q\(corner.x) \(corner.y) \(end.x) \(end.y)"
    }
    return text + "L\(last.x) \(last.y)"
  }

  /// An id for links within the picture: a text without blanks.
  static func anchor(_ id: String) -> String { id.onOneLine.replacing(" ", with: "_") }

  /// Text or the value of an attribute: nothing in it is markup.
  static func escaped(_ text: String) -> String {
    let markup = text.markup
    return markup.utf8.contains(UInt8(ascii: "'")) ? markup.replacing("'", with: "&#39;") : markup
  }
}

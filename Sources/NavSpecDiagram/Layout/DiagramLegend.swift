/// The title of a picture, and what its lines and marks mean: those that occur.
struct DiagramLegend {
  private enum Sample {
    case line(DiagramStyle)
    case node(Diagram.NodeKind)
    case text(String, DiagramColor)
  }

  private let diagram: Diagram
  private let width: Int
  private let metrics: DiagramMetrics
  private var rows: [[(sample: Sample, meaning: String)]] = []

  init(_ diagram: Diagram, _ layout: DiagramLayout, width: Int) {
    self.diagram = diagram
    self.width = width
    metrics = layout.metrics
    let drawn = Set(layout.lines.map { diagram.edges[$0.edge].kind })
    let nodes = Set(diagram.nodes.map(\.kind))
    var lines = Diagram.EdgeKind.allCases.filter { kind in
      drawn.contains(kind) || Diagram.NodeKind(rawValue: kind.rawValue).map(nodes.contains) ?? false
    }.map { (Sample.line(DiagramStyle($0)), DiagramStyle($0).meaning) }
    lines += [Diagram.NodeKind.root, .placeholder, .entry, .collapsed].filter(nodes.contains).map {
      (Sample.node($0), DiagramStyle($0).meaning)
    }
    let isGuessed = layout.lines.contains { diagram.edges[$0.edge].evidence?.isGuessed ?? false }
    if isGuessed || diagram.nodes.contains(where: { $0.evidence?.isGuessed ?? false }) {
      lines.append((.line(DiagramStyle(Diagram.EdgeKind.push).guessed(true)), "inferred or guessed"))
    }
    let styles = Set(layout.cards.flatMap { $0.lines.map(\.style) })
    let texts = layout.cards.flatMap { $0.lines.map(\.text) }
    func begins(_ sign: String) -> Bool { texts.contains { $0.hasPrefix(sign) } }
    let marks: [(isShown: Bool, item: (Sample, String))] = [
      (styles.contains(.link), (.text("/path", .quiet), "deep link")),
      (styles.contains(.guarded), (.text("needs x", .guardInk), "only while x holds")),
      (texts.contains { $0.contains("↺") }, (.text("↺", .quiet), "restored")),
      (begins("■"), (.text("■", .feature1), "feature")),
      (begins("→"), (.text("→ x", .quiet), "leads to x too")),
      (begins("←"), (.text("← x", .quiet), "x leads here too")),
      (begins("↓"), (.text("↓ x", .quiet), "goes on below")),
      (styles.contains(.problem), (.text("error", .problem), "found by validate")),
    ]
    var changes: [(Sample, String)] = []
    if diagram.isComparison {
      changes = [Diagram.Change.added, .removed, .changed].map { change in
        var style = DiagramStyle(Diagram.EdgeKind.push).changed(change)
        style.arrow = .filled
        return (.line(style), "\(change.sign)\(change.rawValue)")
      }
    }
    rows = [lines, marks.filter(\.isShown).map(\.item), changes].filter { !$0.isEmpty }.flatMap(wrapped)
  }

  private static let sampleWidth = 30
  private static let space = 18

  private func wrapped(_ items: [(Sample, String)]) -> [[(sample: Sample, meaning: String)]] {
    var rows: [[(sample: Sample, meaning: String)]] = []
    var used = Int.max / 2
    for item in items {
      let needed = width(of: item.0) + 6 + TextWidth.tenths(of: item.1, size: metrics.size) / 10 + Self.space
      if used + needed > width {
        rows.append([])
        used = 0
      }
      rows[rows.count - 1].append(item)
      used += needed
    }
    return rows
  }

  private func width(of sample: Sample) -> Int {
    if case .text(let text, _) = sample {
      return TextWidth.tenths(of: text, size: metrics.size, isBold: true) / 10 + 2
    }
    return Self.sampleWidth
  }

  /// - Parameter hasTitle: Whether the title and the notes are above the samples.
  func part(at origin: (x: Int, y: Int), hasTitle: Bool = true) -> (part: DiagramDrawing.Part, height: Int) {
    var part = DiagramDrawing.Part(kind: .head)
    var y = origin.y + (hasTitle ? 18 : -8)
    func add(
      _ text: String, x: Int, size: Int, _ color: DiagramColor, bold: Bool = false, italic: Bool = false
    ) {
      part.add(.init(text: text, x: x, y: y, size: size, color: color, isBold: bold, isItalic: italic))
    }
    if hasTitle {
      let title = TextWidth.fitted(diagram.title, in: width * 2 / 3, size: 20, isBold: true)
      add(title, x: origin.x, size: 20, .ink, bold: true)
      let used = TextWidth.tenths(of: title, size: 20, isBold: true) / 10 + 14
      let small = max(11, metrics.size)
      add(
        TextWidth.fitted(diagram.summary, in: max(40, width - used), size: small), x: origin.x + used,
        size: small, .quiet)
      for (number, note) in ([diagram.question] + diagram.notes).enumerated() where !note.isEmpty {
        y += small + 6
        add(
          TextWidth.fitted(note, in: width, size: small), x: origin.x, size: small,
          number == 0 ? .ink : .quiet,
          italic: number > 0)
      }
    }
    y += 4
    for row in rows {
      y += metrics.lineHeight + 4
      var x = origin.x
      for (sample, meaning) in row {
        part.shapes += shapes(of: sample, x: x, y: y)
        x += width(of: sample) + 6
        add(meaning, x: x, size: metrics.size, .ink)
        x += TextWidth.tenths(of: meaning, size: metrics.size) / 10 + Self.space
      }
    }
    return (part, y - origin.y)
  }

  private func shapes(of sample: Sample, x: Int, y: Int) -> [DiagramDrawing.Shape] {
    switch sample {
    case .line(let style): return DiagramDrawing.arrow([(x, y - 3), (x + Self.sampleWidth, y - 3)], style)
    case .text(let text, let color):
      return [.text(.init(text: text, x: x, y: y, size: metrics.size, color: color, isBold: true))]
    case .node(let kind):
      let style = DiagramStyle(kind)
      return [
        .rectangle(
          .init(x: x + 6, y: y - 9, width: 20, height: 11), radius: kind == .entry ? 5 : 2, fill: style.fill,
          stroke: style.stroke)
      ]
    }
  }
}

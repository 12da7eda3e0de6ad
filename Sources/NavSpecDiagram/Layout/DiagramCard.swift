import NavSpecDiagnostics

/// A node as a card: a title and lines of facts, cut to fit.
struct DiagramCard {
  enum Style: String, CaseIterable {
    case tag, name, edge, plain, guarded = "guard", link, old, quiet, leads, problem, added, removed
  }

  struct Line {
    var text: String
    var style: Style
  }

  /// Points.
  static let padding = 11
  /// From the top to where lines arrive and leave.
  static let anchor = 17

  /// Lines.
  var title: [String] = []
  var lines: [Line] = []
  /// What other cards call it.
  var name = ""
  let metrics: DiagramMetrics
  /// How the screen looks, below the lines.
  var pictures: ScreenPictures.Themes?
  var pictureSize: (width: Int, height: Int)? {
    guard let picture = pictures?.first else { return nil }
    let most = metrics.width - 2 * Self.padding
    // As high as a phone is, at most.
    let width = min(most, most * 2 * picture.width / picture.height)
    return (max(1, width), max(1, width * picture.height / picture.width))
  }
  var height: Int {
    30 + max(0, title.count - 1) * (metrics.titleSize + 3) + lines.count * metrics.lineHeight
      + (lines.isEmpty ? 2 : 4) + (pictureSize.map { $0.height + Self.padding - 4 } ?? 0)
  }

  /// The edges of a node that are no lines, and the label of the one that is.
  struct Context {
    var label: String?
    var leads: [(text: String, change: Diagram.Change)] = []
    var ledToBy: [(text: String, change: Diagram.Change)] = []
    /// What hangs on it in another piece.
    var goesOn: [String] = []
    /// Whether another node has the same label.
    var isNamed = false
    var isLed = false
  }

  init(_ node: Diagram.Node, _ context: Context, _ facts: DiagramOptions.Facts, _ metrics: DiagramMetrics) {
    self.metrics = metrics
    let room = metrics.width - 2 * Self.padding
    func add(
      _ parts: [String], _ style: Style, separator: String = ", ", limit: Int = 1, prefix: String = "",
      from least: DiagramOptions.Facts = .some
    ) {
      guard !parts.isEmpty, facts >= least else { return }
      var parts = parts
      parts[0] = prefix + parts[0]
      lines += TextWidth.lines(of: parts, separator: separator, in: room, size: metrics.size, limit: limit)
        .map { Line(text: $0, style: style) }
    }
    func texts(_ kinds: Diagram.BadgeKind...) -> [String] {
      // Links of several sources may have the same pattern.
      node.badges.filter { kinds.contains($0.kind) && $0.change == .unchanged }.map(\.text).distinct
    }
    let restored = texts(.restored)
    let isRestored = restored == ["restored"]
    add(
      [node.kind.tag].compactMap(\.self) + (isRestored && facts == .all ? ["↺ restored"] : []), .tag,
      separator: " · ", from: node.kind == .root ? .all : .some)
    let name = node.name ?? node.id
    if node.isScreen, node.label != name {
      add([(node.feature != nil ? "■ " : "") + name], .name, from: context.isNamed ? .none : .all)
    }
    add([context.label].compactMap(\.self), .edge)
    add(
      texts(.count, .role), .quiet, separator: " · ", limit: 2, from: node.kind == .placeholder ? .all : .none
    )
    add(texts(.stack), .plain, prefix: "opens ")
    add(texts(.params), .plain, limit: 2, from: .all)
    add(texts(.guarded), .guarded)
    let (links, old) = (texts(.link), texts(.oldLink))
    for link in links.prefix(2) { add([link], .link, from: .all) }
    for link in old.prefix(max(0, 2 - links.count)) { add([link], .old, from: .all) }
    let more = links.count + old.count - 2
    if more > 0 { add(["+ \(more) more link\(more == 1 ? "" : "s")"], .quiet, from: .all) }
    if !isRestored { add(restored, .quiet, prefix: "↺ restored ") }
    add(texts(.notRestored), .quiet)
    add(
      texts(.owner).map { "owner: \($0)" } + texts(.stability), .quiet, separator: " · ", limit: 2, from: .all
    )
    add(texts(.opened), .quiet, limit: 2)
    for change in [Diagram.Change.unchanged, .removed, .added] {
      let style: Style = change == .added ? .added : change == .removed ? .removed : .leads
      let sign = change == .unchanged ? "" : change.sign
      add(context.leads.filter { $0.change == change }.map(\.text), style, limit: 2, prefix: "\(sign)→ ")
      // The other card says it too.
      add(
        context.ledToBy.filter { $0.change == change }.map(\.text), style, prefix: "\(sign)← ",
        from: context.isLed ? .all : .some)
    }
    add(context.goesOn, .leads, prefix: "↓ ", from: .none)
    let changes = node.badges.filter { $0.kind != .leads && $0.kind != .ledToBy }
    for badge in changes where badge.change == .removed { add([badge.changedText], .removed) }
    for badge in changes where badge.change == .added { add([badge.changedText], .added) }
    for problem in texts(.problem).prefix(2) { add([problem], .problem) }
  }

  /// Titles on as many lines as there may be, each different if the names are.
  static func titles(of nodes: [Diagram.Node], _ metrics: DiagramMetrics) -> [[String]] {
    let whole = nodes.map { $0.change.sign + $0.label }
    func cut(_ text: String, tail: Int) -> [String] {
      TextWidth.wrapped(
        text, in: metrics.width - 2 * padding, size: metrics.titleSize, lines: metrics.titleLines, tail: tail)
    }
    var titles = whole.map { cut($0, tail: 4) }
    // What two have in common is cut instead of what differs.
    for tail in [9, 1, 6] {
      let same = Dictionary(grouping: titles.indices, by: { titles[$0] })
        .values.filter { Set($0.map { whole[$0] }).count > 1 }
      for at in same.joined() { titles[at] = cut(whole[at], tail: tail) }
    }
    return titles
  }
}

extension Diagram.Badge {
  var changedText: String {
    let what =
      switch kind {
      case .restored: text == "restored" ? "" : "restored "
      case .owner: "owner: "
      case .feature: "feature "
      case .stack: "opens "
      case .leads: "→ "
      case .ledToBy: "← "
      default: ""
      }
    return change.sign + what + text
  }
}

extension Diagram.NodeKind {
  /// What the shape means, in a word.
  var tag: String? {
    switch self {
    case .root, .sheet, .cover, .popover, .window: rawValue
    case .placeholder: "empty"
    case .replace: "replaces"
    case .push, .entry, .collapsed: nil
    }
  }
}

/// A node as a card: a title and lines of facts, cut to fit.
struct DiagramCard {
  enum Style: String, CaseIterable {
    case title, name, edge, plain, guarded = "guard", link, old, quiet, leads, problem, added, removed
  }

  struct Line {
    var text: String
    var style: Style
  }

  /// Points.
  static let width = 212
  static let padding = 11
  static let titleSize = 12
  static let size = 9
  static let lineHeight = 13
  /// From the top to where lines arrive and leave.
  static let anchor = 17

  var title: String
  /// What the shape means, in a word.
  var tag: String?
  var lines: [Line] = []
  var height: Int { 30 + lines.count * Self.lineHeight + (lines.isEmpty ? 2 : 4) }

  /// The edges of a node that are no lines, and the label of the one that is.
  struct Context {
    var label: String?
    var leads: [(text: String, change: Diagram.Change)] = []
    var ledToBy: [(text: String, change: Diagram.Change)] = []
  }

  init(_ node: Diagram.Node, _ context: Context) {
    let isRestored = node.badges.contains {
      $0.kind == .restored && $0.text == "restored" && $0.change == .unchanged
    }
    let tags = [isRestored ? "↺" : nil, node.kind.tag].compactMap { $0 }
    tag = tags.isEmpty ? nil : tags.joined(separator: "  ")
    let tagWidth = tag.map { TextWidth.tenths(of: $0, size: 7, isBold: true) / 10 + 14 } ?? 0
    let room = Self.width - 2 * Self.padding
    title = TextWidth.fitted(
      node.change.sign + node.label, in: room - tagWidth, size: Self.titleSize, isBold: true)
    func add(_ parts: [String], _ style: Style, separator: String = ", ", limit: Int = 1, prefix: String = "")
    {
      guard !parts.isEmpty else { return }
      var parts = parts
      parts[0] = prefix + parts[0]
      lines += TextWidth.lines(of: parts, separator: separator, in: room, size: Self.size, limit: limit)
        .map { Line(text: $0, style: style) }
    }
    func texts(_ kinds: Diagram.BadgeKind...) -> [String] {
      // Links of several sources may have the same pattern.
      var seen: Set<String> = []
      return node.badges.filter {
        kinds.contains($0.kind) && $0.change == .unchanged && seen.insert($0.text).inserted
      }.map(\.text)
    }
    let name = node.name ?? node.id
    if node.isScreen, node.label != name { add([(node.feature != nil ? "■ " : "") + name], .name) }
    add([context.label].compactMap { $0 }, .edge)
    add(texts(.count, .role), .quiet, separator: " · ", limit: 2)
    add(texts(.stack), .plain, prefix: "opens ")
    add(texts(.params), .plain, limit: 2)
    add(texts(.guarded), .guarded)
    let (links, old) = (texts(.link), texts(.oldLink))
    for link in links.prefix(2) { add([link], .link) }
    for link in old.prefix(max(0, 2 - links.count)) { add([link], .old) }
    let more = links.count + old.count - 2
    if more > 0 { add(["+ \(more) more link\(more == 1 ? "" : "s")"], .quiet) }
    if !isRestored { add(texts(.restored), .quiet, prefix: "↺ restored ") }
    add(texts(.notRestored), .quiet)
    add(texts(.owner).map { "owner: \($0)" } + texts(.stability), .quiet, separator: " · ", limit: 2)
    add(texts(.opened), .quiet, limit: 2)
    for change in [Diagram.Change.unchanged, .removed, .added] {
      let style: Style = change == .added ? .added : change == .removed ? .removed : .leads
      let sign = change == .unchanged ? "" : change.sign
      add(context.leads.filter { $0.change == change }.map(\.text), style, limit: 2, prefix: "\(sign)→ ")
      add(context.ledToBy.filter { $0.change == change }.map(\.text), style, prefix: "\(sign)← ")
    }
    let facts = node.badges.filter { $0.kind != .leads && $0.kind != .ledToBy }
    for badge in facts where badge.change == .removed { add([badge.changedText], .removed) }
    for badge in facts where badge.change == .added { add([badge.changedText], .added) }
    for problem in texts(.problem).prefix(2) { add([problem], .problem) }
  }
}

extension Diagram.Badge {
  var changedText: String {
    let what =
      switch kind {
      case .restored: "restored "
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
  var tag: String? {
    switch self {
    case .root: "ROOT"
    case .placeholder: "EMPTY"
    case .sheet: "SHEET"
    case .cover: "COVER"
    case .popover: "POPOVER"
    case .window: "WINDOW"
    case .replace: "REPLACES"
    case .push, .entry, .collapsed: nil
    }
  }
}

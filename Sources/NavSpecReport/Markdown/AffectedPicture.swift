import NavSpecDiagnostics

/// The screens that change and what leads to them: a diagram, or a tree where a diagram would be too large to read.
struct AffectedPicture {
  /// More nodes than this are not read at a glance.
  private static let nodeLimit = 20
  private static let lineLimit = 40

  private let screens: [AffectedScreens.Screen]
  private let levels: [String: ChangeLevel]

  /// Shows all screens, or where that would be too much, those with a change that is not safe.
  init(_ comparison: Comparison) {
    var levels: [String: ChangeLevel] = [:]
    for change in comparison.changes {
      guard let route = change.route else { continue }
      levels[route] = min(levels[route] ?? .safe, change.shownLevel)
    }
    self.levels = levels
    let all = comparison.affected.screens
    let harmed = all.filter { (levels[$0.name] ?? .safe) != .safe }
    screens = Self.nodes(of: all).count > Self.nodeLimit && !harmed.isEmpty ? harmed : all
  }

  /// nil where no change is about a screen.
  var markdown: String? {
    guard !screens.isEmpty else { return nil }
    let isSmall = Self.nodes(of: screens).count <= Self.nodeLimit
    let legend = "Red: breaks something. Yellow: risky. Green: safe. Dotted: gone. Thick: new.\n"
    return """
      <details\(isSmall ? " open" : "")><summary>What leads to the screens that change</summary>

      \(isSmall ? Markdown.block(diagram, language: "mermaid") + "\n" + legend : Markdown.block(tree))
      </details>

      """
  }

  private enum Node: Hashable {
    case screen(String), link(String), anywhere
  }

  private static func node(_ start: AffectedScreens.Start) -> Node {
    switch start {
    case .screen(let name): .screen(name)
    case .link(let pattern): .link(pattern)
    case .anywhere: .anywhere
    }
  }

  private static func nodes(of screens: [AffectedScreens.Screen]) -> [Node] {
    var seen: Set<Node> = []
    let all = screens.flatMap { screen in screen.ways.map { node($0.start) } + [.screen(screen.name)] }
    return all.filter { seen.insert($0).inserted }
  }

  // MARK: Diagram

  private var diagram: String {
    let nodes = Self.nodes(of: screens)
    let names = Dictionary(uniqueKeysWithValues: nodes.enumerated().map { ($1, "n\($0)") })
    var lines = ["flowchart TB"]
    for (index, node) in nodes.enumerated() {
      switch node {
      case .anywhere: lines.append("  n\(index)([\"anywhere\"])")
      case .link(let pattern): lines.append("  n\(index)>\"\(label(pattern))\"]")
      case .screen(let name):
        let style = levels[name].map { ":::\($0.rawValue)" } ?? ""
        lines.append("  n\(index)[\"\(label(name))\"]\(style)")
      }
    }
    for screen in screens {
      for way in screen.ways {
        guard let start = names[Self.node(way.start)], let end = names[.screen(screen.name)] else { continue }
        let arrow =
          switch way.presence {
          case .both: "-->"
          case .added: "==>|new|"
          case .removed: "-.->|gone|"
          }
        lines.append("  \(start) \(arrow) \(end)")
      }
    }
    lines += [
      "  classDef breaking fill:#ffebe9,stroke:#cf222e,color:#1f2328",
      "  classDef risky fill:#fff8c5,stroke:#9a6700,color:#1f2328",
      "  classDef safe fill:#dafbe1,stroke:#1a7f37,color:#1f2328",
    ]
    return lines.joined(separator: "\n")
  }

  /// A text in which every sign that Mermaid could read is a character code.
  private func label(_ text: String) -> String {
    let short = text.count > 40 ? "\(text.prefix(20))…\(text.suffix(19))" : text
    var result = ""
    for scalar in visible(short).unicodeScalars {
      let isPlain = scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      if isPlain || " /-_.,…".unicodeScalars.contains(scalar) {
        result.unicodeScalars.append(scalar)
      } else {
        result += "#\(scalar.value);"
      }
    }
    return result
  }

  // MARK: Tree

  private var tree: String {
    var lines: [String] = []
    for (index, screen) in screens.enumerated() {
      if lines.count >= Self.lineLimit {
        lines.append("… truncated: \(screens.count - index) more screens")
        break
      }
      let level = levels[screen.name].map { " (\($0.rawValue))" } ?? ""
      lines.append(shortened(screen.name) + level)
      let ways = screen.ways.prefix(6)
      for (index, way) in ways.enumerated() {
        let isLast = index == ways.count - 1 && screen.ways.count == ways.count
        lines.append("\(isLast ? "└─" : "├─") \(text(of: way))")
      }
      if screen.ways.count > ways.count { lines.append("└─ … \(screen.ways.count - ways.count) more") }
    }
    return lines.joined(separator: "\n")
  }

  private func text(of way: AffectedScreens.Way) -> String {
    let start =
      switch way.start {
      case .screen(let name), .link(let name): shortened(name)
      case .anywhere: "anywhere"
      }
    return switch way.presence {
    case .both: start
    case .added: start + "  new"
    case .removed: start + "  gone"
    }
  }
}

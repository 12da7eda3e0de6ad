/// Colours on light and on dark pages.
///
/// Every difference in colour is one of shape, line or sign too. Text has a contrast of at least 4.5 to what is below it.
enum DiagramColor: String, CaseIterable {
  case page, box, boxLine, card, ink, quiet, push, root, rootFill, modal, modalFill, window, windowFill,
    entry, entryFill
  case collapsedFill, guardInk, guardFill, problem, problemFill, added, addedFill, removed, removedFill,
    changed
  case changedFill, feature1, feature2, feature3, feature4, feature5, feature6, feature7, feature8

  /// `#rrggbb`.
  var light: String { values.light }
  var dark: String { values.dark }

  /// For a feature: dark enough for small text, and apart for most colour-blind eyes (after Okabe and Ito, and Tol). They
  /// repeat, because names are beside them.
  static func feature(_ number: Int) -> Self { Self(rawValue: "feature\(number % 8 + 1)") ?? .feature1 }

  private var values: (light: String, dark: String) {
    switch self {
    case .page: ("#ffffff", "#0d1117")
    case .box: ("#f6f8fa", "#151b23")
    case .boxLine: ("#c3cbd4", "#3d444d")
    case .card: ("#ffffff", "#0d1117")
    case .ink: ("#1f2328", "#e6edf3")
    case .quiet: ("#57606a", "#9aa4ae")
    case .push: ("#6e7781", "#8b949e")
    case .root: ("#0a5cc0", "#6cb2ff")
    case .rootFill: ("#e3f1ff", "#12243d")
    case .modal: ("#7544c9", "#b899ff")
    case .modalFill: ("#f8f4ff", "#1f1933")
    case .window: ("#0b6e75", "#4fc8d1")
    case .windowFill: ("#e8f7f7", "#0f292c")
    case .entry: ("#8a5a00", "#e0ad45")
    case .entryFill: ("#fff8e5", "#2a2211")
    case .collapsedFill: ("#eaeef2", "#212830")
    case .guardInk: ("#7a4b00", "#e8b959")
    case .guardFill: ("#fff1cf", "#352a12")
    case .problem, .removed: ("#c01f2c", "#ff8880")
    case .problemFill, .removedFill: ("#fff0ef", "#341a1c")
    case .added: ("#137333", "#56d375")
    case .addedFill: ("#e6f8ea", "#12291a")
    case .changed: ("#8a5a00", "#e0ad45")
    case .changedFill: ("#fff6d9", "#2a2211")
    case .feature1: ("#0063a8", "#6cb2ff")
    case .feature2: ("#b34700", "#f0965a")
    case .feature3: ("#00705a", "#4bc7a6")
    case .feature4: ("#a3376f", "#f08cc0")
    case .feature5: ("#6b5900", "#d6bc4a")
    case .feature6: ("#3d3fa3", "#a9abff")
    case .feature7: ("#8c1d40", "#ff8fa8")
    case .feature8: ("#2f6f1f", "#7fd06a")
    }
  }
}

struct DiagramStroke: Equatable {
  enum Pattern: String {
    case solid, dashed, dotted, dashDotted
  }

  var color: DiagramColor
  var pattern: Pattern = .solid
  /// Tenths of a point.
  var width = 12
}

/// The look of an edge or a node: a card's border and the line that leads to it are alike.
struct DiagramStyle {
  enum Arrow {
    case filled, open, hollow, double
  }

  var stroke: DiagramStroke
  var fill: DiagramColor
  var arrow: Arrow
  var meaning: String

  init(_ kind: Diagram.EdgeKind) {
    switch kind {
    case .push: self.init(.push, .card, "push")
    case .sheet: self.init(.modal, .modalFill, "sheet", .dashed, width: 14)
    case .cover: self.init(.modal, .modalFill, "full-screen cover", width: 26)
    case .popover: self.init(.modal, .modalFill, "popover", .dotted, width: 18)
    case .window: self.init(.window, .windowFill, "window", width: 14, arrow: .double)
    case .replace: self.init(.push, .card, "replaces the screen", arrow: .open)
    case .tab: self.init(.root, .rootFill, "selects the tab", .dashed)
    case .link: self.init(.quiet, .card, "opened on top of it by a link", .dotted, arrow: .hollow)
    case .redirect: self.init(.entry, .entryFill, "shown instead", .dashDotted, arrow: .hollow)
    case .needs: self.init(.entry, .entryFill, "needs the condition")
    case .opens: self.init(.entry, .entryFill, "opens", arrow: .hollow)
    case .several: self.init(.push, .collapsedFill, "several ways", width: 20)
    }
  }

  init(_ kind: Diagram.NodeKind) {
    switch kind {
    case .root: self.init(.root, .rootFill, "root of a tab or window", width: 16)
    case .placeholder: self.init(.root, .card, "shown while nothing is selected", .dashed)
    case .entry: self.init(.entry, .entryFill, "what opens a screen")
    case .collapsed: self.init(.push, .collapsedFill, "several screens", width: 16)
    case .push, .sheet, .cover, .popover, .window, .replace:
      self = DiagramStyle(Diagram.EdgeKind(rawValue: kind.rawValue) ?? .push)
    }
  }

  private init(
    _ color: DiagramColor, _ fill: DiagramColor, _ meaning: String, _ pattern: DiagramStroke.Pattern = .solid,
    width: Int = 12, arrow: Arrow = .filled
  ) {
    stroke = DiagramStroke(color: color, pattern: pattern, width: width)
    (self.fill, self.arrow, self.meaning) = (fill, arrow, meaning)
  }

  /// The same for what no code says outright: dashed, or where the line is broken anyway, in dashes and dots.
  func guessed(_ isGuessed: Bool) -> DiagramStyle {
    var style = self
    if isGuessed { style.stroke.pattern = stroke.pattern == .solid ? .dashed : .dashDotted }
    return style
  }

  /// The same for what a comparison found: by colour, and by the pattern of the line.
  func changed(_ change: Diagram.Change) -> DiagramStyle {
    var style = self
    switch change {
    case .unchanged: return self
    case .added:
      (style.stroke.color, style.fill) = (.added, .addedFill)
      style.stroke.width = max(22, stroke.width)
    case .removed:
      (style.stroke.color, style.fill, style.stroke.pattern) = (.removed, .removedFill, .dashed)
    case .changed:
      (style.stroke.color, style.fill) = (.changed, .changedFill)
      style.stroke.width = max(22, stroke.width)
    }
    return style
  }
}

extension Diagram.Node {
  var style: DiagramStyle {
    DiagramStyle(look.kind).guessed(look.evidence?.isGuessed ?? false).changed(change)
  }
}

extension Diagram.Edge {
  var style: DiagramStyle { DiagramStyle(kind).guessed(evidence?.isGuessed ?? false).changed(change) }
}

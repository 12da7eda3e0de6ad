import NavSpecModel
import NavSpecRuntime

/// The look of a presentation: a node's border and the line that leads to it are drawn alike.
///
/// Every difference is one of shape as well as of colour, and the picture brings its own background,
/// so that it reads on light and dark pages alike.
struct PresentationStyle {
  let edgeStyle: DOTKeyword
  let nodeStyle: DOTKeyword
  let color: DOTKeyword
  let fill: DOTKeyword
  let width: DOTKeyword
  let arrow: DOTKeyword
  let peripheries: DOTKeyword
  /// The line, in characters.
  let sample: String
  let meaning: String

  init(_ presentation: NavigationSchema.Presentation) {
    switch presentation {
    case .push:
      self.init(
        edgeStyle: "solid", nodeStyle: "rounded,filled", color: "#57606a", fill: "#ffffff", width: "1.1",
        sample: "──▶", meaning: "push")
    case .sheet:
      self.init(
        edgeStyle: "dashed", nodeStyle: "rounded,filled,dashed", color: "#6f42c1", fill: "#f5f0ff",
        width: "1.3",
        sample: "╌╌▶", meaning: "sheet")
    case .cover:
      self.init(
        edgeStyle: "bold", nodeStyle: "rounded,filled,bold", color: "#6f42c1", fill: "#ece2ff", width: "2.4",
        sample: "━━▶", meaning: "full-screen cover")
    case .popover:
      self.init(
        edgeStyle: "dotted", nodeStyle: "rounded,filled,dotted", color: "#6f42c1", fill: "#f5f0ff",
        width: "1.6",
        sample: "┈┈▶", meaning: "popover")
    case .window:
      self.init(
        edgeStyle: "solid", nodeStyle: "filled", color: "#0b6e75", fill: "#e6f6f7", width: "1.3",
        arrow: "normalnormal", peripheries: "2", sample: "──▶▶", meaning: "window")
    case .replace:
      self.init(
        edgeStyle: "solid", nodeStyle: "rounded,filled", color: "#57606a", fill: "#ffffff", width: "1.1",
        arrow: "vee", sample: "──>", meaning: "replaces the top screen")
    }
  }

  private init(
    edgeStyle: StaticString, nodeStyle: StaticString, color: StaticString, fill: StaticString,
    width: StaticString, arrow: StaticString = "normal", peripheries: StaticString = "1", sample: String,
    meaning: String
  ) {
    self.edgeStyle = DOTKeyword(edgeStyle)
    self.nodeStyle = DOTKeyword(nodeStyle)
    self.color = DOTKeyword(color)
    self.fill = DOTKeyword(fill)
    self.width = DOTKeyword(width)
    self.arrow = DOTKeyword(arrow)
    self.peripheries = DOTKeyword(peripheries)
    self.sample = sample
    self.meaning = meaning
  }

  /// Colours of features: dark enough for small text on white, and apart for most colour-blind eyes
  /// (after Okabe and Ito, and Tol). They may repeat, because names are beside them.
  static func feature(_ feature: FeatureID) -> DOTKeyword {
    let palette: [StaticString] = [
      "#0063a8", "#b34700", "#00705a", "#a3376f", "#6b5900", "#3d3fa3", "#8c1d40", "#2f6f1f",
    ]
    return DOTKeyword(palette[feature.value % palette.count])
  }
}

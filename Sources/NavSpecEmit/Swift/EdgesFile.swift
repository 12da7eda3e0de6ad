/// The edges of an app as types, so that its compiler refuses others: those that begin or end in one spec
/// file.
///
/// Each target has one function, each source one property, and equal sets of targets are one name: marker
/// protocols and their compositions leave nothing behind in the binary, and cost the compiler little.
struct EdgesFile: TemplateContext {
  let head: FileHead
  let app: AppNames
  /// Whether it has the declarations that all edge files use: the root spec's file does.
  let isWhole: Bool
  /// The feature whose screens these are; nil for the app's own.
  var feature: FeatureCase?
  /// The type of a screen of this file that may follow.
  var step: SwiftIdentifier
  var routes: SwiftIdentifier
  var imports: [SwiftCode] = []
  var targets: [Target] = []
  var sets: [EdgeSet] = []
  var origins: [Origin] = []
  var functions: [Target] { targets.filter { $0.parameters != nil } }
  var variables: [Target] { targets.filter { $0.parameters == nil } }
  var isEmpty: Bool { !isWhole && targets.isEmpty && origins.isEmpty }

  static let fields: TemplateFields<Self> = [
    .context("head", \.head), .text("access", \.head.access), .context("app", \.app),
    .flag("whole", \.isWhole),
    .optional("feature", \.feature), .text("step", \.step), .text("routes", \.routes),
    .list("imports", \.imports), .list("targets", \.targets), .list("sets", \.sets),
    .list("origins", \.origins), .list("functions", \.functions), .list("variables", \.variables),
    .flag("isEmpty", \.isEmpty),
  ]

  /// A screen that others lead to.
  struct Target: TemplateContext {
    /// As the spec names it.
    let title: SwiftCode
    let name: SwiftIdentifier
    /// The protocol of the sets that hold it; nil where every screen leads to it.
    let mark: SwiftIdentifier?
    /// `id: UUID, page: Int = 1`; nil if it has none, and is a property.
    let parameters: SwiftCode?
    let route: SwiftCode
    let deprecation: SwiftCode?

    static let fields: TemplateFields<Self> = [
      .text("title", \.title), .text("name", \.name), .optional("mark", \.mark),
      .optional("parameters", \.parameters), .text("route", \.route), .optional("deprecation", \.deprecation),
    ]
  }

  struct EdgeSet: TemplateContext {
    /// The first of them, as the spec names it.
    let title: SwiftCode
    let name: SwiftIdentifier
    let marks: SwiftCode

    static let fields: TemplateFields<Self> = [
      .text("title", \.title), .text("name", \.name), .text("marks", \.marks),
    ]
  }

  /// A screen that leads somewhere.
  struct Origin: TemplateContext {
    let name: SwiftIdentifier
    /// The type of its set.
    let set: SwiftCode

    static let fields: TemplateFields<Self> = [.text("name", \.name), .text("set", \.set)]
  }
}

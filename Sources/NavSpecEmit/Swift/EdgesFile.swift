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
    .field("head", \.head), .field("access", \.head.access), .field("app", \.app), .field("whole", \.isWhole),
    .field("feature", \.feature), .field("step", \.step), .field("routes", \.routes),
    .field("imports", \.imports), .field("targets", \.targets), .field("sets", \.sets),
    .field("origins", \.origins), .field("functions", \.functions), .field("variables", \.variables),
    .field("isEmpty", \.isEmpty),
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
      .field("title", \.title), .field("name", \.name), .field("mark", \.mark),
      .field("parameters", \.parameters), .field("route", \.route), .field("deprecation", \.deprecation),
    ]
  }

  struct EdgeSet: TemplateContext {
    /// The first of them, as the spec names it.
    let title: SwiftCode
    let name: SwiftIdentifier
    let marks: SwiftCode

    static let fields: TemplateFields<Self> = [
      .field("title", \.title), .field("name", \.name), .field("marks", \.marks),
    ]
  }

  /// A screen that leads somewhere.
  struct Origin: TemplateContext {
    let name: SwiftIdentifier
    /// The type of its set.
    let set: SwiftCode

    static let fields: TemplateFields<Self> = [.field("name", \.name), .field("set", \.set)]
  }
}

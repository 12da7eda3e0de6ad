/// The edges of an app as types, so that its compiler refuses others.
///
/// Each target has one function, each source one property, and equal sets of targets are one name: marker
/// protocols and their compositions leave nothing behind in the binary, and cost the compiler little.
struct EdgesFile: TemplateContext {
  let head: FileHead
  let app: AppNames
  let imports: [SwiftCode]
  let targets: [Target]
  let sets: [EdgeSet]
  let origins: [Origins]

  static let fields: TemplateFields<Self> = [
    .context("head", \.head), .text("access", \.head.access), .context("app", \.app),
    .list("imports", \.imports), .list("targets", \.targets), .list("sets", \.sets),
    .list("origins", \.origins),
  ]

  /// A screen that others lead to.
  struct Target: TemplateContext {
    /// As the spec names it.
    let title: SwiftCode
    /// The protocol of the sets that hold it; nil where every screen leads to it.
    let mark: SwiftIdentifier?
    /// What makes it, if it has params: `func recipe(id: UUID) -> Self`.
    let function: SwiftCode?
    /// What makes it, if it has none: `var home: Self`.
    let variable: SwiftCode?
    /// The route as the app's.
    let route: SwiftCode
    let deprecation: SwiftCode?

    static let fields: TemplateFields<Self> = [
      .text("title", \.title), .optional("mark", \.mark), .optional("function", \.function),
      .optional("variable", \.variable), .text("route", \.route), .optional("deprecation", \.deprecation),
    ]
  }

  /// What some screens lead to.
  struct EdgeSet: TemplateContext {
    /// The first of them, as the spec names it.
    let title: SwiftCode
    let name: SwiftIdentifier
    let marks: SwiftCode

    static let fields: TemplateFields<Self> = [
      .text("title", \.title), .text("name", \.name), .text("marks", \.marks),
    ]
  }

  /// The screens of one enum that lead somewhere.
  struct Origins: TemplateContext {
    let routes: SwiftIdentifier
    let screens: [Origin]

    static let fields: TemplateFields<Self> = [.text("routes", \.routes), .list("screens", \.screens)]
  }

  struct Origin: TemplateContext {
    let name: SwiftIdentifier
    /// The type that stands for its set.
    let set: SwiftCode

    static let fields: TemplateFields<Self> = [.text("name", \.name), .text("set", \.set)]
  }
}

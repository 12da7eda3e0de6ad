/// The view that shows each route of one enum.
struct ScreenView: TemplateContext {
  /// The feature or app with these screens, for documentation.
  let title: SwiftCode
  let name: SwiftIdentifier
  let route: SwiftIdentifier
  var imports: [SwiftCode] = []
  var cases: [SwitchCase] = []
  var manual: ManualEnum?
  let usesDeprecated: Bool
  /// The name of a control that goes to a screen; nil where nothing would follow it.
  var link: SwiftIdentifier?

  static let fields: TemplateFields<Self> = [
    .text("title", \.title), .text("name", \.name), .text("route", \.route), .list("imports", \.imports),
    .list("cases", \.cases), .optional("manual", \.manual),
    .flag("usesDeprecated", \.usesDeprecated), .optional("link", \.link),
  ]
}

/// The routes of one enum whose views the app builds itself.
struct ManualEnum: TemplateContext {
  let name: SwiftIdentifier
  let cases: [SwiftCode]
  let features: [Feature]

  static let fields: TemplateFields<Self> = [
    .text("name", \.name), .list("cases", \.cases), .list("features", \.features),
  ]

  /// A feature that has some.
  struct Feature: TemplateContext {
    let name: SwiftIdentifier
    let screens: SwiftIdentifier

    static let fields: TemplateFields<Self> = [.text("name", \.name), .text("screens", \.screens)]
  }
}

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
    .field("title", \.title), .field("name", \.name), .field("route", \.route), .field("imports", \.imports),
    .field("cases", \.cases), .field("manual", \.manual), .field("usesDeprecated", \.usesDeprecated),
    .field("link", \.link),
  ]
}

/// The routes of one enum whose views the app builds itself.
struct ManualEnum: TemplateContext {
  let name: SwiftIdentifier
  let cases: [SwiftCode]
  let features: [Feature]

  static let fields: TemplateFields<Self> = [
    .field("name", \.name), .field("cases", \.cases), .field("features", \.features),
  ]

  /// A feature that has some.
  struct Feature: TemplateContext {
    let name: SwiftIdentifier
    let screens: SwiftIdentifier

    static let fields: TemplateFields<Self> = [.field("name", \.name), .field("screens", \.screens)]
  }
}

/// A file of the app's own code: a first version of what generated code expects.
struct ScaffoldFile: TemplateContext {
  let app: AppNames
  /// The name of the file, without its folder.
  let name: String
  var imports: [SwiftCode] = []
  /// Types and the types in them, laid out.
  var types: [SwiftCode] = []
  var views: [View] = []
  var conditions: Conditions?
  var window: Window?
  /// The app's own container.
  var host: SwiftIdentifier?
  var scenes: Scenes?

  var needsUIKit: Bool { scenes != nil }
  /// Whether the file is for systems with SwiftUI alone, as the generated code that names what it declares.
  var needsSwiftUI: Bool { !views.isEmpty || window != nil }

  static let fields: TemplateFields<Self> = [
    .field("app", \.app), .field("needsSwiftUI", \.needsSwiftUI), .field("needsUIKit", \.needsUIKit),
    .field("imports", \.imports), .field("types", \.types), .field("views", \.views),
    .field("conditions", \.conditions), .field("window", \.window), .field("host", \.host),
    .field("scenes", \.scenes),
  ]

  /// A view of one or more routes.
  struct View: TemplateContext {
    let documentation: SwiftCode
    let name: SwiftIdentifier
    /// The type that the view is nested in.
    let outer: SwiftCode?
    /// What its body says.
    let content: SwiftCode
    /// Whether it is around a stack, which is its content.
    var isWrapper = false
    /// The values of the route, as stored properties.
    var properties: [SwiftCode] = []
    /// Initializers, where routes with different params show the view.
    var initializers: [SwiftCode] = []

    static let fields: TemplateFields<Self> = [
      .field("documentation", \.documentation), .field("name", \.name), .field("outer", \.outer),
      .field("content", \.content), .field("isWrapper", \.isWrapper), .field("properties", \.properties),
      .field("initializers", \.initializers),
    ]
  }

  /// The object that knows the states of conditions.
  struct Conditions: TemplateContext {
    let name: SwiftIdentifier
    let cases: [SwiftIdentifier]

    static let fields: TemplateFields<Self> = [.field("name", \.name), .field("cases", \.cases)]
  }

  /// A view around the generated window, with everything the window asks for.
  struct Window: TemplateContext {
    let name: SwiftIdentifier
    let router: SwiftCode
    /// The app's state for the bindings that the window takes.
    let states: [SwiftCode]
    let arguments: SwiftCode
    let isManual: Bool

    static let fields: TemplateFields<Self> = [
      .field("name", \.name), .field("router", \.router), .field("states", \.states),
      .field("arguments", \.arguments), .field("isManual", \.isManual),
    ]
  }

  /// The delegates of the app and its scenes.
  struct Scenes: TemplateContext {
    let appDelegate: SwiftIdentifier
    let sceneDelegate: SwiftIdentifier
    /// The app's own container, and what its router takes of the conditions; nil where there are windows of SwiftUI.
    let host: SwiftIdentifier?
    let conditions: SwiftCode

    static let fields: TemplateFields<Self> = [
      .field("appDelegate", \.appDelegate), .field("sceneDelegate", \.sceneDelegate), .field("host", \.host),
      .field("conditions", \.conditions),
    ]
  }
}

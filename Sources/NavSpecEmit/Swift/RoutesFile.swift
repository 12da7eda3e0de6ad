/// The Swift of one spec file: the enum of its routes and the types it declares.
struct RoutesFile: TemplateContext {
  let head: FileHead
  var imports: [SwiftCode] = []
  var routes: RouteEnum?
  /// Where the feature leads to and does not own.
  var exits: RouteEnum?
  var navigator: Navigator?
  var names: SensitiveNames?
  /// Routes that are presented for a result, where no other file declares them.
  var results: [ResultRoute] = []
  /// What the feature adds to the navigation as data; nil in the app's own file.
  var data: FeatureData?
  var screen: ScreenView?
  var sets: [NameSet] = []
  var aliases: [TypeAlias] = []
  var isEmpty: Bool { routes == nil && sets.isEmpty && aliases.isEmpty }

  static let fields: TemplateFields<Self> = [
    .field("head", \.head), .field("access", \.head.access), .field("imports", \.imports),
    .field("routes", \.routes), .field("exits", \.exits), .field("navigator", \.navigator),
    .field("names", \.names), .field("results", \.results), .field("data", \.data),
    .field("screen", \.screen), .field("sets", \.sets), .field("aliases", \.aliases),
    .field("isEmpty", \.isEmpty),
  ]
}

/// A feature's part of the navigation as data.
struct FeatureData: TemplateContext {
  let title: SwiftCode
  let text: SwiftCode

  static let fields: TemplateFields<Self> = [.field("title", \.title), .field("text", \.text)]
}

/// What begins every file.
struct FileHead: TemplateContext {
  /// The spec file it comes from, below the root's folder, and the root where that is another.
  let mark: SwiftCode
  /// The access level before declarations and before imports that they expose: `public ` or nothing.
  let access: SwiftCode
  /// The project's own words, as comments.
  let header: [SwiftCode]
  /// Whether formatters and linters pass over it.
  let isLeftToItself: Bool

  static let fields: TemplateFields<Self> = [
    .field("mark", \.mark), .field("access", \.access), .field("header", \.header),
    .field("isLeftToItself", \.isLeftToItself),
  ]
}

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
    .context("head", \.head), .text("access", \.head.access), .list("imports", \.imports),
    .optional("routes", \.routes), .optional("exits", \.exits), .optional("navigator", \.navigator),
    .optional("names", \.names), .list("results", \.results),
    .optional("data", \.data), .optional("screen", \.screen),
    .list("sets", \.sets), .list("aliases", \.aliases), .flag("isEmpty", \.isEmpty),
  ]
}

/// A feature's part of the navigation as data.
struct FeatureData: TemplateContext {
  let title: SwiftCode
  let text: SwiftCode

  static let fields: TemplateFields<Self> = [.text("title", \.title), .text("text", \.text)]
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
    .text("mark", \.mark), .text("access", \.access), .list("header", \.header),
    .flag("isLeftToItself", \.isLeftToItself),
  ]
}

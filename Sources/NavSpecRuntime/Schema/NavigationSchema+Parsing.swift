nonisolated extension NavigationSchema {
  /// Why a schema's text cannot be read.
  public nonisolated struct TextError: Error, Hashable, Sendable {
    /// From 1.
    public var line: Int
    /// What is wrong, in headline style.
    public var message: String
  }

  /// Reads what ``text`` wrote.
  public init(parsing text: String) throws(TextError) {
    var reader = SchemaReader()
    self = try reader.schema(Array(text.utf8))
  }
}

/// Reads a schema in two rounds: names first, so that a line may refer to a later one.
nonisolated struct SchemaReader {
  typealias Failure = NavigationSchema.TextError

  private var routes: [String: Int] = [:]
  private var sources: [String: Int] = [:]
  private var conditions: [String: Int] = [:]
  private var tabs: [String: Int] = [:]
  /// The feature whose lines are read: `.results` is a route of it.
  private var feature: String?

  mutating func schema(_ bytes: [UInt8]) throws(Failure) -> NavigationSchema {
    var records: [SchemaRecord] = []
    var hasVersion = false
    var number = 0
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      number += 1
      if line.isEmpty { continue }
      if !hasVersion {
        try checkVersion(line, number)
        hasVersion = true
        continue
      }
      let record = try SchemaRecord(line, line: number)
      try collectName(record)
      records.append(record)
    }
    guard hasVersion else { throw Failure(line: 1, message: "the text has no version line") }
    var schema = NavigationSchema(name: "", container: .external)
    schema.routes.reserveCapacity(routes.count)
    feature = nil
    for var record in records { try read(&record, into: &schema) }
    schema.completeForms()
    return schema
  }

  private func checkVersion(_ line: ArraySlice<UInt8>, _ number: Int) throws(Failure) {
    let words = String(decoding: line, as: UTF8.self).split(separator: " ")
    guard words.count == 2, words[0] == "navspec-schema" else {
      throw Failure(
        line: number, message: "the text does not begin with 'navspec-schema \(NavigationSchema.textVersion)'"
      )
    }
    guard words[1] == "\(NavigationSchema.textVersion)" else {
      throw Failure(
        line: number,
        message:
          "version \(words[1]) of the schema's text is not understood, only \(NavigationSchema.textVersion)")
    }
  }

  private mutating func collectName(_ record: SchemaRecord) throws(Failure) {
    switch record.kind {
    case "feature": feature = try record.text(at: 0)
    case "route": try Self.add(qualified(try record.text(at: 0)), to: &routes, record)
    case "condition": try Self.add(try record.text(at: 0), to: &conditions, record)
    case "tab": try Self.add(try record.text(at: 0), to: &tabs, record)
    case "source":
      // The name is taken in the second round; a copy reads it here.
      var copy = record
      try Self.add(
        try copy.take("name") { (cursor) throws(Failure) in try cursor.atom() } ?? "", to: &sources, record)
    default: break
    }
  }

  private static func add(_ name: String, to names: inout [String: Int], _ record: SchemaRecord)
    throws(Failure)
  {
    guard names.updateValue(names.count, forKey: name) == nil else {
      throw Failure(line: record.line, message: "a second \(record.kind) is named '\(name)'")
    }
  }

  /// The whole name of a route.
  func qualified(_ name: String) -> String {
    guard let feature, name.hasPrefix(".") else { return name }
    return feature + name
  }

  private func reference(_ cursor: inout SchemaCursor, _ names: [String: Int], _ kind: String) throws(Failure)
    -> Int
  {
    if cursor.skip("#") { return try cursor.integer() }
    let name = kind == "route" ? qualified(try cursor.atom()) : try cursor.atom()
    guard let index = names[name] else { throw cursor.error("there is no \(kind) '\(name)'") }
    return index
  }

  func route(_ cursor: inout SchemaCursor) throws(Failure) -> Int {
    try reference(&cursor, routes, "route")
  }

  func condition(_ cursor: inout SchemaCursor) throws(Failure) -> Int {
    try reference(&cursor, conditions, "condition")
  }

  func tab(_ cursor: inout SchemaCursor) throws(Failure) -> Int {
    try reference(&cursor, tabs, "tab")
  }

  func source(_ record: inout SchemaRecord) throws(Failure) -> Int {
    try record.take("source") { (cursor) throws(Failure) in try reference(&cursor, sources, "source") } ?? 0
  }

  func screen(_ cursor: inout SchemaCursor) throws(Failure) -> NavigationSchema.Screen {
    var screen = NavigationSchema.Screen(route: try route(&cursor))
    if cursor.skip("(") {
      screen.values = try cursor.list { (cursor) throws(Failure) in try cursor.value() }
      try cursor.expect(")")
    }
    return screen
  }

  func choice<Value: RawRepresentable<String>>(_ cursor: inout SchemaCursor, _ type: Value.Type)
    throws(Failure) -> Value
  {
    let text = try cursor.atom()
    guard let value = Value(rawValue: text) else { throw cursor.error("'\(text)' is not known here") }
    return value
  }

  func texts(_ cursor: inout SchemaCursor) throws(Failure) -> [String] {
    try cursor.list { (cursor) throws(Failure) in try cursor.atom() }
  }

  private mutating func read(_ record: inout SchemaRecord, into schema: inout NavigationSchema)
    throws(Failure)
  {
    var positional = 1
    switch record.kind {
    case "app": schema.name = try record.text(at: 0)
    case "source":
      positional = 0
      schema.sources.append(try source(from: &record))
    case "condition":
      var condition = NavigationSchema.Condition(name: try record.text(at: 0))
      condition.redirect = try record.take("redirect", route)
      condition.keepsScreensOnLoss = record.takeFlag("keeps-screens")
      schema.conditions.append(condition)
    case "external": positional = 0
    case "tabs":
      positional = 0
      schema.container = .tabs([])
    case "tab":
      guard case .tabs(let tabs) = schema.container else {
        throw Failure(line: record.line, message: "a tab outside of tabs")
      }
      schema.container = .tabs(tabs + [try tab(from: &record)])
    case "root":
      var cursor = try record.cursor(at: 0)
      schema.container = .root(try screen(&cursor))
      try cursor.end()
    case "split":
      positional = 0
      guard let split = try split(from: &record) else {
        throw Failure(line: record.line, message: "a split view needs a sidebar and a detail")
      }
      schema.container = .split(split)
    case "anywhere":
      positional = 0
      schema.anywhere = try edges(from: &record)
    case "feature": feature = try record.text(at: 0)
    case "route":
      positional = record.positional.count
      schema.routes.append(try route(from: &record))
    case "prefix": schema.prefixes.append(try record.text(at: 0))
    case "prefix-form":
      var cursor = try record.cursor(at: 0)
      let (name, form) = try named(&cursor)
      try cursor.end()
      schema.prefixForms[name] = form
    case "link": schema.links.append(try link(from: &record))
    case "redirect":
      positional = 2
      schema.redirects.append(
        NavigationSchema.Redirect(
          pattern: try record.text(at: 0), target: try record.text(at: 1), source: try source(&record)))
    case "exclude":
      schema.exclusions.append(
        NavigationSchema.Exclusion(pattern: try record.text(at: 0), source: try source(&record)))
    case "fallback":
      positional = 0
      if record.takeFlag("browser") {
        schema.fallback = .browser
      } else if let route = try record.take("route", route) {
        schema.fallback = .route(route)
      }
    default: schema.restoration = try restoration(from: &record)
    }
    try record.finish(positional: positional)
  }

  func named(_ cursor: inout SchemaCursor) throws(Failure) -> (String, ValueForm) {
    let name = try cursor.atom()
    try cursor.expect(":")
    return (name, try cursor.form())
  }

  func source(from record: inout SchemaRecord) throws(Failure) -> NavigationSchema.Source {
    var source = NavigationSchema.Source()
    source.name = try record.take("name") { (cursor) throws(Failure) in try cursor.atom() } ?? ""
    source.schemes = try record.take("schemes", texts) ?? []
    source.domains = try record.take("domains", texts) ?? []
    source.isBare = record.takeFlag("bare")
    source.acceptsHTTP = record.takeFlag("http")
    source.ignoresCase = record.takeFlag("ignores-case")
    source.strictTrailingSlash = record.takeFlag("strict-slash")
    source.collapsesSlashes = record.takeFlag("collapses-slashes")
    source.plusIsSpace = record.takeFlag("plus-is-space")
    source.hostPolicy =
      try record.take("host") { (cursor) throws(Failure) in
        try choice(&cursor, NavigationSchema.Source.HostPolicy.self)
      } ?? .path
    return source
  }

  func column(_ cursor: inout SchemaCursor) throws(Failure) -> NavigationSchema.Column {
    try choice(&cursor, NavigationSchema.Column.self)
  }

  func split(from record: inout SchemaRecord) throws(Failure) -> NavigationSchema.Split? {
    let sidebar = try record.take("sidebar", screen)
    let content = try record.take("content", screen)
    let detail = try record.take("detail", screen)
    guard let sidebar, let detail else { return nil }
    var split = NavigationSchema.Split(sidebar: sidebar, content: content, detail: detail)
    split.visibility =
      try record.take("visibility") { (cursor) throws(Failure) in
        try choice(&cursor, NavigationSchema.ColumnVisibility.self)
      } ?? .automatic
    split.compactColumn = try record.take("compact", column) ?? .sidebar
    return split
  }

  func tab(from record: inout SchemaRecord) throws(Failure) -> NavigationSchema.Tab {
    guard let root = try record.take("root", screen) else {
      throw Failure(line: record.line, message: "a tab needs a root")
    }
    var tab = NavigationSchema.Tab(name: try record.text(at: 0), root: root)
    tab.visibleWhen = try record.take("visible", condition)
    tab.split = try split(from: &record)
    return tab
  }

  func link(from record: inout SchemaRecord) throws(Failure) -> NavigationSchema.Link {
    let source = try source(&record)
    let stack = try record.take("stack") { (cursor) throws(Failure) in try cursor.list(linkedScreen) } ?? []
    guard let route = try record.take("route", route) ?? stack.last?.route else {
      throw Failure(line: record.line, message: "a link needs a route or a stack")
    }
    var link = NavigationSchema.Link(route: route, pattern: try record.text(at: 0))
    link.source = source
    link.stack = stack
    link.tab = try record.take("tab", tab)
    let appearance = try record.take("present") { (cursor) throws(Failure) in
      let stated = try presentation(&cursor)
      return (stated, cursor.skip(":") ? try presentation(&cursor) : nil)
    }
    link.presentation = appearance?.0
    link.windowFallback = appearance?.1
    for (name, form) in try record.take("where", { (cursor) throws(Failure) in try cursor.list(named) }) ?? []
    {
      link.constraints[name] = form
    }
    let names = try record.take("as") { (cursor) throws(Failure) in
      try cursor.list { (cursor) throws(Failure) in
        let name = try cursor.atom()
        try cursor.expect(":")
        return (name, try cursor.atom())
      }
    }
    for (name, parameter) in names ?? [] { link.names[name] = parameter }
    link.forbiddenKeys = try record.take("without", texts) ?? []
    link.when = try record.take("when", when)
    link.isDeprecated = record.takeFlag("deprecated")
    link.isBuilt = !record.takeFlag("unbuilt")
    link.priority = try record.take("priority") { (cursor) throws(Failure) in try cursor.integer() } ?? 0
    return link
  }

  func linkedScreen(_ cursor: inout SchemaCursor) throws(Failure) -> NavigationSchema.LinkedScreen {
    var screen = NavigationSchema.LinkedScreen(route: try route(&cursor))
    guard cursor.skip("(") else { return screen }
    repeat {
      let name = try cursor.atom()
      try cursor.expect("=")
      if cursor.skip("$") {
        screen.arguments[name] = .captured(try cursor.atom())
      } else if cursor.skip("@") {
        let word = try cursor.atom()
        screen.arguments[name] = word == "url" ? .url : word == "path" ? .path : .remainder
      } else if cursor.skip("~") {
        screen.arguments[name] = .text(try cursor.atom())
      } else {
        screen.arguments[name] = .constant(try cursor.value())
      }
    } while cursor.skip(",")
    try cursor.expect(")")
    return screen
  }

  func restoration(from record: inout SchemaRecord) throws(Failure) -> NavigationSchema.Restoration {
    var restoration = NavigationSchema.Restoration(key: try record.text(at: 0))
    restoration.storage =
      try record.take("storage") { (cursor) throws(Failure) in
        try choice(&cursor, NavigationSchema.Restoration.Storage.self)
      } ?? .scene
    let integer = { (cursor: inout SchemaCursor) throws(Failure) in try cursor.integer() }
    restoration.version = try record.take("version", integer) ?? 1
    restoration.maximumBytes = try record.take("max", integer) ?? 65_536
    return restoration
  }
}

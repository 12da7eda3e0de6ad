/// What the tool knows of a table besides what an app needs, for proofs and explanations.
nonisolated final class LinkProofs: LinkTableProofs, @unchecked Sendable {
  let compiler: LinkTableCompiler

  init(_ compiler: LinkTableCompiler) { self.compiler = compiler }
}

nonisolated extension LinkTable {
  /// A pattern that cannot be used; the table goes on without it.
  public nonisolated struct Problem: Error, Hashable, Sendable {
    /// Whose pattern it is.
    public var origin: LinkVariant.Origin
    /// What is wrong with it.
    public var error: LinkPatternError
  }

  /// Compiles the links of a schema.
  /// - Parameters:
  ///   - schema: The navigation of an app.
  ///   - patterns: Patterns by their text that have been read already; the others are read from their text.
  public init(_ schema: NavigationSchema, patterns: [String: LinkPattern] = [:]) {
    var compiler = LinkTableCompiler(schema, patterns: patterns)
    compiler.compile()
    self.init(compiler, readFrom: compiler)
  }

  /// Keeps the variants of a schema for proofs. The table has no index, so that it matches no URL and builds none.
  /// - Parameters:
  ///   - schema: The navigation of an app.
  ///   - patterns: Patterns by their text that have been read already.
  public init(variantsOf schema: NavigationSchema, patterns: [String: LinkPattern]) {
    var compiler = LinkTableCompiler(schema, patterns: patterns)
    compiler.compile()
    let empty = NavigationSchema(name: schema.name, container: .external)
    self.init(compiler, readFrom: LinkTableCompiler(empty))
  }

  private init(_ compiler: LinkTableCompiler, readFrom written: LinkTableCompiler) {
    let reader = TableReader(TableText(copying: written.text), at: 0)
    self.init(contents: LinkTableContents(compiler.schema, reader, proofs: LinkProofs(compiler)))
  }

  private var proofs: LinkProofs? { contents.proofs as? LinkProofs }

  /// Patterns that cannot be used.
  public var problems: [Problem] { proofs?.compiler.problems ?? [] }
  /// Every variant of every link and redirect, in order.
  public var variants: [LinkVariant] { proofs?.compiler.variants ?? [] }
  /// Every variant of the exclusions.
  public var exclusionVariants: [LinkVariant] { proofs?.compiler.exclusions ?? [] }
  /// The patterns of the schema that can be read, those of redirects' targets included, by their text.
  public var patterns: [String: LinkPattern] { proofs?.compiler.patterns ?? [:] }

  /// The schema and the table as generated code carries them, for ``SchemaIndex``.
  public var compiledText: String { schema.compiledText(links: Array(contents.text.bytes)) }
}

nonisolated extension LinkTableCompiler {
  /// What ``LinkTableContents`` reads.
  fileprivate var text: [UInt8] {
    var writer = TableWriter()
    var index = LinkIndexCompiler(schema)
    for variant in variants { index.add(variant) }
    writer.index(index)
    var exclusionIndex = LinkIndexCompiler(schema)
    for variant in exclusions { exclusionIndex.add(variant) }
    writer.bool(!exclusions.isEmpty)
    if !exclusions.isEmpty { writer.index(exclusionIndex) }
    writer.line()
    writer.coded(redirectTargets) { $0.targets(&$1) }

    let (places, forms) = schema.routes.distinctForms
    writer.list(forms) {
      $0.wrap()
      $0.formMatcher(FormMatcher($1))
      // Not each decimal that a URL may have is one that we write.
      $0.int($1.base == .double ? -1 : index.forms[$1] ?? -1)
    }
    writer.line()
    writer.flat(schema.routes.flatMap { $0.parameters }.map { Int32(places[$0.form] ?? -1) })
    var count: Int32 = 0
    writer.flat(
      schema.routes.map { route in
        defer { count += Int32(route.parameters.count) }
        return count
      })
    writer.parts(schema.links.indices) { writer, link in
      if let pattern = buildablePattern(of: link) { writer.coded(pattern) { $0.pattern(&$1) } }
    }
    return writer.bytes
  }

  /// The pattern of a link that `url(for:)` may build, for it uses the route's own parameters only.
  private func buildablePattern(of index: Int) -> LinkPattern? {
    let link = schema.links[index]
    guard link.isBuilt, !link.isDeprecated, schema.routes.indices.contains(link.route),
      let pattern = patterns[link.pattern]
    else { return nil }
    let own = Set(schema.routes[link.route].parameters.map { $0.name })
    let isOwn = pattern.placeholders.allSatisfy {
      !$0.isAnonymous && own.contains(link.names[$0.name] ?? $0.name)
    }
    return isOwn ? pattern : nil
  }
}

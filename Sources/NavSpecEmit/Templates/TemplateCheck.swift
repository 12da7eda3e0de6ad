import NavSpecDiagnostics

/// Checks the tags of a template and of what it includes against the type of its context.
struct TemplateCheck {
  /// What names are looked up in, the innermost last.
  private enum Frame {
    case context(any TemplateContext.Type)
    case value
  }

  private let sources: [String: TemplateSource]
  private(set) var problems: [TemplateError.Problem] = []

  private var frames: [Frame]
  /// Optionals whose section is open, so that they are there: frame and name.
  private var present: Set<String> = []
  /// The templates that are being included.
  private var trail: [String] = []
  /// Whether the innermost frame is an element of a list, which `first()` and `last()` speak of.
  private var isInList = false

  /// `sources` holds every template that can be included, by name.
  init(_ name: String, context: any TemplateContext.Type, sources: [String: TemplateSource]) {
    self.sources = sources
    frames = [.context(context)]
    guard let source = sources[name] else { return }
    check(source)
  }

  private mutating func check(_ source: TemplateSource) {
    trail.append(source.name)
    check(source.nodes, in: source)
    trail.removeLast()
  }

  private mutating func check(_ nodes: [TemplateSource.Node], in source: TemplateSource) {
    for node in nodes {
      switch node {
      case .variable(let tag): checkVariable(tag, in: source)
      case .section(let tag, let isInverted, let nodes):
        checkSection(tag, isInverted: isInverted, nodes, in: source)
      case .partial(let tag): checkPartial(tag, in: source)
      }
    }
  }

  private mutating func checkVariable(_ tag: TemplateSource.Tag, in source: TemplateSource) {
    if tag.name == "." {
      if case .value? = frames.last { return }
      report("'.' is a part here, not a text", at: tag, in: source)
      return
    }
    guard let (shape, key) = field(tag, in: source) else { return }
    switch shape {
    case .text: break
    case .optional(.text):
      guard !present.contains(key) else { break }
      report("'\(tag.name)' may be missing: write it in '{{#\(tag.name)}}'", at: tag, in: source)
    case .flag, .optional, .context, .list:
      report("'\(tag.name)' is no text: it opens a section", at: tag, in: source)
    }
  }

  private mutating func checkSection(
    _ tag: TemplateSource.Tag, isInverted: Bool, _ nodes: [TemplateSource.Node], in source: TemplateSource
  ) {
    if tag.name == "first()" || tag.name == "last()" {
      if !isInList { report("'\(tag.name)' is not directly in a list", at: tag, in: source) }
      check(nodes, in: source)
      return
    }
    guard let (shape, key) = field(tag, in: source) else { return }
    switch shape {
    case .flag: check(nodes, in: source)
    case .list(let element), .optional(let element):
      guard !isInverted else { return check(nodes, in: source) }
      let wasPresent = !present.insert(key).inserted
      var isList = false
      if case .list = shape { isList = true }
      check(nodes, within: element, isList: isList, in: source)
      if !wasPresent { present.remove(key) }
    case .context where !isInverted: check(nodes, within: shape, isList: false, in: source)
    case .context, .text:
      report("'\(tag.name)' is always there: it decides no section", at: tag, in: source)
    }
  }

  private mutating func check(
    _ nodes: [TemplateSource.Node], within shape: TemplateShape, isList: Bool, in source: TemplateSource
  ) {
    if case .context(let type) = shape { frames.append(.context(type)) } else { frames.append(.value) }
    let wasInList = isInList
    isInList = isList
    check(nodes, in: source)
    isInList = wasInList
    frames.removeLast()
  }

  private mutating func checkPartial(_ tag: TemplateSource.Tag, in source: TemplateSource) {
    guard let partial = sources[tag.name] else {
      report("there is no template '\(tag.name)'", near: Array(sources.keys), at: tag, in: source)
      return
    }
    guard !trail.contains(tag.name) else {
      report("'\(tag.name)' includes itself", at: tag, in: source)
      return
    }
    let wasInList = isInList
    isInList = false
    check(partial)
    isInList = wasInList
  }

  /// What a tag names, and a key that tells it from fields of the same name further out.
  private mutating func field(_ tag: TemplateSource.Tag, in source: TemplateSource) -> (
    TemplateShape, key: String
  )? {
    let path = tag.name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    for (depth, frame) in frames.enumerated().reversed() {
      guard case .context(let type) = frame, var shape = Self.shape(of: path[0], in: type) else { continue }
      for name in path.dropFirst() {
        guard case .context(let part) = shape, let inner = Self.shape(of: name, in: part) else {
          report("'\(tag.name)' names nothing: no '\(name)' there", at: tag, in: source)
          return nil
        }
        shape = inner
      }
      return (shape, "\(depth) \(tag.name)")
    }
    let names = frames.reversed().flatMap { frame -> [String] in
      guard case .context(let type) = frame else { return [] }
      return Self.names(in: type)
    }
    report("'\(tag.name)' names nothing", near: names, at: tag, in: source)
    return nil
  }

  private static func shape<Context: TemplateContext>(of name: String, in type: Context.Type)
    -> TemplateShape?
  {
    type.fields.shape(of: name)
  }

  private static func names<Context: TemplateContext>(in type: Context.Type) -> [String] { type.fields.names }

  private mutating func report(
    _ message: String, near names: [String] = [], at tag: TemplateSource.Tag, in source: TemplateSource
  ) {
    let suggestion = didYouMean(names.nearest(to: tag.name))
    problems.append(source.problem(message + (suggestion.map { "; \($0)" } ?? ""), at: tag))
  }
}

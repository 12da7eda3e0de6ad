import NavSpecDiagnostics

/// Checks the tags of a template and of what it includes against the type of its context, and looks their
/// names up once for all.
struct TemplateCompiler {
  /// What names are looked up in, the innermost last.
  private enum Frame {
    case context(any TemplateContext.Type)
    case value
  }

  private let library: TemplateLibrary
  private var sources: [String: TemplateSource] = [:]
  private(set) var problems: [TemplateError.Problem] = []

  private var frames: [Frame] = []
  /// Optionals whose section is open, so that they are there.
  private var present: Set<TemplateSlot> = []
  private var trail: [String] = []
  /// The prefix of each line: the indentation of the partials that are being included.
  private var indentation = ""
  /// Whether the innermost frame is an element of a list, which `first()` and `last()` speak of.
  private var isInList = false

  init(library: TemplateLibrary) { self.library = library }

  /// The parts of a template; of no use if there are problems.
  mutating func parts(of name: String, for context: any TemplateContext.Type) -> [TemplatePart] {
    guard let source = source(named: name) else {
      problems.append(.init(template: name, line: 1, column: 1, message: "there is no such template"))
      return []
    }
    frames = [.context(context)]
    return parts(of: source)
  }

  /// Reads a template the first time that it is asked for.
  private mutating func source(named name: String) -> TemplateSource? {
    if let known = sources[name] { return known }
    guard let text = library.text(named: name) else { return nil }
    let source = TemplateSource(name: name, text: text)
    sources[name] = source
    problems += source.problems
    return source
  }

  private mutating func parts(of source: TemplateSource) -> [TemplatePart] {
    trail.append(source.name)
    defer { trail.removeLast() }
    return parts(source.nodes, in: source)
  }

  private mutating func parts(_ nodes: [TemplateSource.Node], in source: TemplateSource) -> [TemplatePart] {
    var parts: [TemplatePart] = []
    // Neighbours are one, so that less is left to do.
    var literal = ""
    for node in nodes {
      if case .text(let text, let startsLine) = node {
        if startsLine, text != "\n" { literal += indentation }
        literal += text
        continue
      }
      if !literal.isEmpty { parts.append(.literal(literal)) }
      literal = ""
      switch node {
      case .text: break
      case .variable(let tag): if let part = variable(tag, in: source) { parts.append(part) }
      case .section(let tag, let isInverted, let nodes):
        if let part = section(tag, isInverted: isInverted, nodes, in: source) { parts.append(part) }
      case .partial(let tag, let indentation): parts += partial(tag, indentation, in: source)
      }
    }
    if !literal.isEmpty { parts.append(.literal(literal)) }
    return parts
  }

  private mutating func variable(_ tag: TemplateSource.Tag, in source: TemplateSource) -> TemplatePart? {
    if tag.name == "." {
      if case .value? = frames.last { return .current }
      report("'.' is a part here, not a text", at: tag, in: source)
      return nil
    }
    guard let (shape, slot) = field(tag, in: source) else { return nil }
    switch shape {
    case .text: break
    case .optional(.text):
      guard !present.contains(slot) else { break }
      report("'\(tag.name)' may be missing: write it in '{{#\(tag.name)}}'", at: tag, in: source)
    case .flag, .optional, .context, .list:
      report("'\(tag.name)' is not text: it opens a section", at: tag, in: source)
    }
    return .variable(slot)
  }

  private mutating func section(
    _ tag: TemplateSource.Tag, isInverted: Bool, _ nodes: [TemplateSource.Node], in source: TemplateSource
  ) -> TemplatePart? {
    if tag.name == "first()" || tag.name == "last()" {
      if !isInList { report("'\(tag.name)' is not directly in a list", at: tag, in: source) }
      return .position(isLast: tag.name == "last()", isInverted: isInverted, parts(nodes, in: source))
    }
    guard let (shape, slot) = field(tag, in: source) else { return nil }
    var inner: [TemplatePart] = []
    switch shape {
    case .flag: inner = parts(nodes, in: source)
    case .list(let element), .optional(let element):
      guard !isInverted else {
        inner = parts(nodes, in: source)
        break
      }
      let wasPresent = !present.insert(slot).inserted
      var isList = false
      if case .list = shape { isList = true }
      inner = parts(nodes, within: element, isList: isList, in: source)
      if !wasPresent { present.remove(slot) }
    case .context where !isInverted: inner = parts(nodes, within: shape, isList: false, in: source)
    case .context, .text:
      report("'\(tag.name)' is always there: it decides no section", at: tag, in: source)
    }
    return .section(slot, isInverted: isInverted, inner)
  }

  private mutating func parts(
    _ nodes: [TemplateSource.Node], within shape: TemplateShape, isList: Bool, in source: TemplateSource
  ) -> [TemplatePart] {
    if case .context(let type) = shape { frames.append(.context(type)) } else { frames.append(.value) }
    let wasInList = isInList
    isInList = isList
    defer {
      isInList = wasInList
      frames.removeLast()
    }
    return parts(nodes, in: source)
  }

  private mutating func partial(
    _ tag: TemplateSource.Tag, _ indentation: String, in source: TemplateSource
  ) -> [TemplatePart] {
    guard let partial = self.source(named: tag.name) else {
      report("there is no template '\(tag.name)'", near: library.names, at: tag, in: source)
      return []
    }
    guard !trail.contains(tag.name) else {
      report("'\(tag.name)' includes itself", at: tag, in: source)
      return []
    }
    let (wasInList, outer) = (isInList, self.indentation)
    isInList = false
    self.indentation += indentation
    defer {
      isInList = wasInList
      self.indentation = outer
    }
    return parts(of: partial)
  }

  /// The field that a tag names, and where it is.
  private mutating func field(_ tag: TemplateSource.Tag, in source: TemplateSource) -> (
    TemplateShape, TemplateSlot
  )? {
    let path =
      tag.name.utf8.contains(UInt8(ascii: "."))
      ? tag.name.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        .map { String(Substring($0)) } : [tag.name]
    for (depth, frame) in frames.enumerated().reversed() {
      guard case .context(let type) = frame, var (index, shape) = type.field(named: path[0]) else {
        continue
      }
      var fields = [index]
      for name in path.dropFirst() {
        guard case .context(let part) = shape, let inner = part.field(named: name) else {
          report("'\(tag.name)' names nothing: no '\(name)' there", at: tag, in: source)
          return nil
        }
        (index, shape) = inner
        fields.append(index)
      }
      return (shape, TemplateSlot(depth: depth, fields: fields))
    }
    let names = frames.reversed().flatMap { frame -> [String] in
      guard case .context(let type) = frame else { return [] }
      return type.fieldNames
    }
    report("'\(tag.name)' names nothing", near: names, at: tag, in: source)
    return nil
  }

  private mutating func report(
    _ message: String, near names: [String] = [], at tag: TemplateSource.Tag, in source: TemplateSource
  ) {
    problems.append(source.problem(message + asking(names.nearest(to: tag.name)), at: tag))
  }
}

/// A mistake in a template of navspec or of a project; never
/// of a spec.
package struct TemplateError: Error, Hashable, CustomStringConvertible {
  package struct Problem: Hashable, Sendable, CustomStringConvertible {
    /// The template's name, `graph/graph`.
    package let template: String
    /// From 1.
    package let line: Int
    /// From 1, in UTF-8 bytes.
    package let column: Int
    package let message: String

    package var description: String { "\(template).mustache:\(line):\(column): error: \(message)" }
  }

  /// In the order of reading; never empty.
  package let problems: [Problem]

  package var description: String { problems.map(\.description).joined(separator: "\n") }
}

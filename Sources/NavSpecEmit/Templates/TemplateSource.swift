/// The tags of a template with their places: what is checked before anything is rendered.
struct TemplateSource {
  struct Tag {
    let name: String
    let line: Int
    let column: Int
  }

  indirect enum Node {
    case variable(Tag)
    case section(Tag, isInverted: Bool, [Node])
    case partial(Tag)
  }

  let name: String
  let text: String
  private(set) var nodes: [Node] = []
  private(set) var problems: [TemplateError.Problem] = []

  init(name: String, text: String) {
    self.name = name
    self.text = text
    var scanner = TagScanner(text)
    var open: [(tag: Tag, isInverted: Bool, outer: [Node])] = []
    while let (sigil, tag) = scanner.next() {
      switch sigil {
      case nil: nodes.append(.variable(tag))
      case UInt8(ascii: ">"): nodes.append(.partial(tag))
      case UInt8(ascii: "!"): break
      case UInt8(ascii: "#"), UInt8(ascii: "^"):
        open.append((tag, sigil == UInt8(ascii: "^"), nodes))
        nodes = []
      case UInt8(ascii: "/"):
        guard let section = open.popLast() else {
          report("'\(tag.name)' closes nothing", at: tag)
          continue
        }
        if section.tag.name != tag.name {
          report("'\(tag.name)' closes '\(section.tag.name)' of line \(section.tag.line)", at: tag)
        }
        nodes = section.outer + [.section(section.tag, isInverted: section.isInverted, nodes)]
      case let sigil?:
        report("'{{\(Character(Unicode.Scalar(sigil)))' is not for our templates", at: tag)
      }
    }
    for section in open { report("'\(section.tag.name)' is not closed", at: section.tag) }
    if let tag = scanner.unfinished { report("a tag that does not end", at: tag) }
  }

  private mutating func report(_ message: String, at tag: Tag) {
    problems.append(problem(message, at: tag))
  }

  func problem(_ message: String, at tag: Tag) -> TemplateError.Problem {
    TemplateError.Problem(template: name, line: tag.line, column: tag.column, message: message)
  }
}

/// Walks from tag to tag.
private struct TagScanner {
  private let bytes: [UInt8]
  private var position = 0
  private var line = 1
  private var lineStart = 0
  /// The tag that runs into the end of the text.
  private(set) var unfinished: TemplateSource.Tag?

  private static let open = UInt8(ascii: "{")
  private static let close = UInt8(ascii: "}")
  private static let sigils = Array("#^/>!{&<$=%".utf8)

  init(_ text: String) { bytes = Array(text.utf8) }

  mutating func next() -> (sigil: UInt8?, tag: TemplateSource.Tag)? {
    while position + 1 < bytes.count, !(bytes[position] == Self.open && bytes[position + 1] == Self.open) {
      advance()
    }
    guard position + 1 < bytes.count else { return nil }
    let place = (line: line, column: position - lineStart + 1)
    position += 2
    var sigil: UInt8?
    if position < bytes.count, Self.sigils.contains(bytes[position]) {
      sigil = bytes[position]
      position += 1
    }
    let start = position
    while position + 1 < bytes.count, !(bytes[position] == Self.close && bytes[position + 1] == Self.close) {
      advance()
    }
    let name = bytes[start..<min(position, bytes.count)]
    let tag = TemplateSource.Tag(
      name: String(decoding: name.filter { $0 != UInt8(ascii: " ") }, as: UTF8.self), line: place.line,
      column: place.column)
    guard position + 1 < bytes.count else {
      unfinished = tag
      return nil
    }
    position += 2
    return (sigil, tag)
  }

  private mutating func advance() {
    if bytes[position] == UInt8(ascii: "\n") {
      line += 1
      lineStart = position + 1
    }
    position += 1
  }
}

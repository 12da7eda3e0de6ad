/// A template taken apart: its texts, and its tags with their places.
///
/// What is understood of [Mustache](https://mustache.github.io/mustache.5.html): variables (never escaped
/// here: values are escaped for their language by type), sections, inverted sections, comments, partials with
/// the indentation of their line, and `first()` and `last()` in lists. A line that holds nothing but one tag
/// that is no variable is not written.
struct TemplateSource {
  struct Tag {
    let name: String
    let line: Int
    let column: Int
  }

  indirect enum Node {
    /// No more than a line, with its end.
    case text(String, startsLine: Bool)
    case variable(Tag)
    case section(Tag, isInverted: Bool, [Node])
    /// With its indentation, if it is alone on its line.
    case partial(Tag, indentation: String)
  }

  let name: String
  let text: String
  private(set) var nodes: [Node] = []
  private(set) var problems: [TemplateError.Problem] = []

  init(name: String, text: String) {
    self.name = name
    self.text = text
    var scanner = TemplateScanner(text)
    var open: [(tag: Tag, isInverted: Bool, outer: [Node])] = []
    while let token = scanner.next() {
      switch token {
      case .text(let text, let startsLine): nodes.append(.text(text, startsLine: startsLine))
      case .tag(nil, let tag, _): nodes.append(.variable(tag))
      case .tag(UInt8(ascii: ">"), let tag, let indentation):
        nodes.append(.partial(tag, indentation: indentation))
      case .tag(UInt8(ascii: "!"), _, _): break
      case .tag(let sigil?, let tag, _) where sigil == UInt8(ascii: "#") || sigil == UInt8(ascii: "^"):
        open.append((tag, sigil == UInt8(ascii: "^"), nodes))
        nodes = []
      case .tag(UInt8(ascii: "/"), let tag, _):
        guard let section = open.popLast() else {
          report("'\(tag.name)' closes nothing", at: tag)
          continue
        }
        if section.tag.name != tag.name {
          report("'\(tag.name)' closes '\(section.tag.name)' of line \(section.tag.line)", at: tag)
        }
        nodes = section.outer + [.section(section.tag, isInverted: section.isInverted, nodes)]
      case .tag(let sigil?, let tag, _):
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

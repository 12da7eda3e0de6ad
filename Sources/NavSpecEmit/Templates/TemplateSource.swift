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
  /// The sections that are not closed yet, each with the nodes before it.
  private var open: [(tag: Tag, isInverted: Bool, outer: [Node])] = []
  private(set) var problems: [TemplateError.Problem] = []

  init(name: String, text: String) {
    self.name = name
    self.text = text
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let end = index < lines.count - 1 ? "\n" : ""
      if !line.isEmpty || !end.isEmpty { read(line, end: end, number: index + 1) }
    }
    for section in open { report("'\(section.tag.name)' is not closed", at: section.tag) }
  }

  private typealias Bytes = Substring.UTF8View

  /// Reads a line: a tag that goes with all of it, or texts and tags in turn.
  private mutating func read(_ line: Bytes, end: String, number: Int) {
    let blanks = line.prefix { $0 == UInt8(ascii: " ") }
    if let first = tag(at: blanks.endIndex, in: line, number), "#^/>!".utf8.contains(first.sigil),
      line[first.end...].allSatisfy({ $0 == UInt8(ascii: " ") })
    {
      return add(first.tag, first.sigil, indentation: String(Substring(blanks)))
    }
    var position = line.startIndex
    while true {
      let start = line[position...].firstRange(of: "{{".utf8)?.lowerBound ?? line.endIndex
      let text = String(Substring(line[position..<start])) + (start == line.endIndex ? end : "")
      let startsLine = position == line.startIndex
      if startsLine || !text.isEmpty { nodes.append(.text(text, startsLine: startsLine)) }
      guard start < line.endIndex else { return }
      guard let next = tag(at: start, in: line, number) else {
        return report("a tag that does not end", at: Tag(name: "", line: number, column: column(start, line)))
      }
      add(next.tag, next.sigil, indentation: "")
      position = next.end
    }
  }

  private func column(_ index: Bytes.Index, _ line: Bytes) -> Int {
    line.distance(from: line.startIndex, to: index) + 1
  }

  /// The tag at a place, with its sigil, 0 for none, and its end; nil where no tag begins there that ends on the line.
  private func tag(
    at start: Bytes.Index, in line: Bytes, _ number: Int
  ) -> (tag: Tag, sigil: UInt8, end: Bytes.Index)? {
    var name = line[start...]
    guard name.starts(with: "{{".utf8) else { return nil }
    name.removeFirst(2)
    guard let end = name.firstRange(of: "}}".utf8) else { return nil }
    name = name[..<end.lowerBound]
    let sigil = name.first.flatMap { "#^/>!{&<$=%".utf8.contains($0) ? $0 : nil }
    if sigil != nil { name.removeFirst() }
    let text = String(decoding: name.filter { $0 != UInt8(ascii: " ") }, as: UTF8.self)
    return (Tag(name: text, line: number, column: column(start, line)), sigil ?? 0, end.upperBound)
  }

  private mutating func add(_ tag: Tag, _ sigil: UInt8, indentation: String) {
    switch sigil {
    case 0: nodes.append(.variable(tag))
    case UInt8(ascii: ">"): nodes.append(.partial(tag, indentation: indentation))
    case UInt8(ascii: "!"): break
    case UInt8(ascii: "#"), UInt8(ascii: "^"):
      open.append((tag, sigil == UInt8(ascii: "^"), nodes))
      nodes = []
    case UInt8(ascii: "/"):
      guard let section = open.popLast() else { return report("'\(tag.name)' closes nothing", at: tag) }
      if section.tag.name != tag.name {
        report("'\(tag.name)' closes '\(section.tag.name)' of line \(section.tag.line)", at: tag)
      }
      nodes = section.outer + [.section(section.tag, isInverted: section.isInverted, nodes)]
    default: report("'{{\(Character(Unicode.Scalar(sigil)))' is not for our templates", at: tag)
    }
  }

  private mutating func report(_ message: String, at tag: Tag) { problems.append(problem(message, at: tag)) }

  func problem(_ message: String, at tag: Tag) -> TemplateError.Problem {
    TemplateError.Problem(template: name, line: tag.line, column: tag.column, message: message)
  }
}

/// A line of the output, without its line break.
struct Line {
  /// Without indentation; empty for an empty line or a comment's own.
  var text: String
  var indentation = 0
  var comment: String?
  /// Where the comment stood, in columns of the source; nil for one that has its line to itself.
  var commentColumn: Int?

  static let empty = Line(text: "")

  /// The same, a step further right.
  func indented() -> Line {
    var line = self
    if !text.isEmpty || comment != nil { line.indentation += Layout.step }
    return line
  }

  fileprivate var width: Int { indentation + text.unicodeScalars.count }

  fileprivate func rendered(commentAt column: Int) -> String {
    let blanks = String(repeating: " ", count: text.isEmpty && comment == nil ? 0 : indentation)
    guard let comment else { return blanks + text }
    guard !text.isEmpty else { return blanks + comment }
    return blanks + text + String(repeating: " ", count: Swift.max(2, column - width)) + comment
  }

  var isEmpty: Bool { text.isEmpty && comment == nil }
}

extension [Line] {
  /// The text. Comments that stood below each other behind neighbouring lines still do.
  func rendered() -> String {
    var text = ""
    var index = 0
    while index < count {
      guard let column = self[index].commentColumn else {
        text += self[index].rendered(commentAt: 0) + "\n"
        index += 1
        continue
      }
      var end = index
      while end < count, self[end].commentColumn == column { end += 1 }
      let width = self[index..<end].map(\.width).max() ?? 0
      for line in self[index..<end] { text += line.rendered(commentAt: width + 2) + "\n" }
      index = end
    }
    return text
  }
}

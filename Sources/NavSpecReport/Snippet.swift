import NavSpecDiagnostics

/// The lines of one file that a diagnostic speaks of, with its labels under them.
struct Snippet {
  /// A stretch to underline, and what to say beside it.
  struct Mark {
    let range: SourceRange
    let text: String
    let isPrimary: Bool
  }

  let file: SourceFile
  /// The first is the one that the heading points at.
  let marks: [Mark]
  let options: ReportOptions

  /// The widest line number it shows.
  var lastLine: Int { marks.map(line).max() ?? 1 }

  private func line(of mark: Mark) -> Int { file.location(of: Int(mark.range.start)).line }

  /// The heading, the lines, and their labels.
  func lines(gutter: Int, paint: Paint) -> [String] {
    guard let first = marks.first else { return [] }
    let indent = String(repeating: " ", count: gutter)
    let head = "\(indent)\(paint.frame("-->")) \(visible(file.path))"
    guard file.hasText else { return [head] }
    let place = file.location(of: Int(first.range.start))
    var result = ["\(head):\(place.line):\(place.column)"]
    var previous: Int?
    for (line, marks) in Dictionary(grouping: marks, by: line).sorted(by: { $0.key < $1.key }) {
      if let previous, line > previous + 2 {
        result.append(paint.frame("..."))
      } else if let previous, line == previous + 2 {
        result.append(source(line - 1, [], gutter: gutter, paint: paint).line)
      }
      let source = source(line, marks, gutter: gutter, paint: paint)
      result.append(source.line)
      for row in labelRows(marks, on: source.text, paint: paint) {
        result.append("\(indent) \(paint.frame("|")) \(row)")
      }
      previous = line
    }
    return result
  }

  private func source(
    _ line: Int, _ marks: [Mark], gutter: Int, paint: Paint
  ) -> (line: String, text: SourceLine) {
    let ordered = marks.sorted { $0.isPrimary && !$1.isPrimary }
    let ranges = ordered.map { Int($0.range.start)..<max(Int($0.range.start), Int($0.range.end)) }
    let text = SourceLine(line, of: file, showing: ranges, width: options.width)
    let number = String(line)
    let padding = String(repeating: " ", count: max(0, gutter - number.count))
    let head = paint.frame("\(padding)\(number) |")
    return (text.text.isEmpty ? head : "\(head) \(text.text)", text)
  }
}

/// A mark and its columns in the line.
private typealias Placed = (mark: Snippet.Mark, columns: Range<Int>)

/// The rows under one line of source: the underlines, then the labels that found no room beside
/// them, from right to left.
private func labelRows(_ marks: [Snippet.Mark], on line: SourceLine, paint: Paint) -> [String] {
  let placed = marks.map { mark in
    (mark: mark, columns: line.columns(of: Int(mark.range.start)..<Int(mark.range.end)))
  }.sorted {
    ($0.columns.lowerBound, $0.columns.upperBound) < ($1.columns.lowerBound, $1.columns.upperBound)
  }
  var underline: [(sign: Character, isPrimary: Bool)] = []
  for item in placed.filter({ !$0.mark.isPrimary }) + placed.filter(\.mark.isPrimary) {
    while underline.count < item.columns.upperBound { underline.append((" ", false)) }
    for column in item.columns {
      underline[column] = (item.mark.isPrimary ? "^" : "-", item.mark.isPrimary)
    }
  }
  var row = ""
  var start = 0
  while start < underline.count {
    let style = underline[start]
    var end = start
    while end < underline.count, underline[end] == style { end += 1 }
    let signs = String(repeating: style.sign, count: end - start)
    row += style.sign == " " ? signs : paint.mark(signs, isPrimary: style.isPrimary)
    start = end
  }
  var labelled = placed.filter { !$0.mark.text.isEmpty }
  // The rightmost label is beside its underline, unless another one reaches further.
  if let last = labelled.last, last.columns.upperBound == underline.count {
    row += " " + paint.mark(shortened(last.mark.text), isPrimary: last.mark.isPrimary)
    labelled.removeLast()
  }
  var rows = [row]
  if !labelled.isEmpty { rows.append(stems(labelled, paint: paint)) }
  while let last = labelled.popLast() {
    let before = labelled.filter { $0.columns.lowerBound < last.columns.lowerBound }
    rows.append(
      stems(before, upTo: last.columns.lowerBound, paint: paint)
        + paint.mark(shortened(last.mark.text), isPrimary: last.mark.isPrimary))
  }
  return rows
}

/// The lines that lead from underlines down to their labels.
private func stems(_ items: [Placed], upTo end: Int? = nil, paint: Paint) -> String {
  var row = ""
  var column = 0
  for item in items where item.columns.lowerBound >= column {
    row += String(repeating: " ", count: item.columns.lowerBound - column)
    row += paint.mark("|", isPrimary: item.mark.isPrimary)
    column = item.columns.lowerBound + 1
  }
  if let end { row += String(repeating: " ", count: max(0, end - column)) }
  return row
}

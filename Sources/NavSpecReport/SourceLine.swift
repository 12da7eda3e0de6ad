import NavSpecDiagnostics

/// One line of source as a terminal shows it: tabs widened, cut around what it is shown for, and
/// with the column of each of its bytes.
struct SourceLine {
  private static let tabWidth = 4
  private static let ellipsis = "…"
  let text: String
  /// Where each shown character starts: its offset in the file and its column, from 0.
  private let stops: [(offset: Int, column: Int)]
  private let width: Int

  /// - Parameter ranges: Offsets in the file that should be seen, the most important first.
  init(_ line: Int, of file: SourceFile, showing ranges: [Range<Int>], width: Int) {
    let bounds = Self.bounds(of: line, in: file)
    let focus = ranges.first?.lowerBound ?? bounds.lowerBound
    // More bytes on either side of a place cannot be shown anyway.
    let reach = 4 * max(width, 20)
    var start = max(bounds.lowerBound, focus - reach)
    let end = min(bounds.upperBound, max(start, focus + reach))
    // Not within a scalar.
    while start < end, start > bounds.lowerBound, file.bytes[start] & 0xC0 == 0x80 { start += 1 }
    let cells = Self.cells(file.bytes[start..<max(start, end)])
    let window = Self.window(
      cells, showing: ranges, width: width,
      isCut: (start > bounds.lowerBound, end < bounds.upperBound))
    var text = window.isCutBefore ? Self.ellipsis : ""
    var column = window.isCutBefore ? 1 : 0
    var stops: [(offset: Int, column: Int)] = []
    for cell in cells[window.cells] {
      stops.append((cell.offset, column))
      text += cell.text
      column += cell.width
    }
    let next = window.cells.upperBound < cells.count ? cells[window.cells.upperBound].offset : end
    stops.append((next, column))
    if window.isCutAfter { text += Self.ellipsis }
    self.text = text
    self.stops = stops
    self.width = column
  }

  /// The columns that a stretch of the file takes on this line; at least one.
  func columns(of range: Range<Int>) -> Range<Int> {
    let start = column(of: range.lowerBound)
    return start..<max(start + 1, endColumn(of: range.upperBound))
  }

  private func column(of offset: Int) -> Int { stops.last { $0.offset <= offset }?.column ?? 0 }

  /// The column behind the character that ends at an offset or holds it.
  private func endColumn(of offset: Int) -> Int { stops.first { $0.offset >= offset }?.column ?? width }

  private typealias Cell = (text: String, offset: Int, width: Int)

  private static func bounds(of line: Int, in file: SourceFile) -> Range<Int> {
    let range = file.range(ofLine: line)
    // The byte order mark is no part of the text.
    let isMarked = range.lowerBound == 0 && file.bytes.starts(with: [0xEF, 0xBB, 0xBF])
    return isMarked ? min(3, range.upperBound)..<range.upperBound : range
  }

  private static func cells(_ bytes: ArraySlice<UInt8>) -> [Cell] {
    // Repaired scalar by scalar, to know the bytes of each even where they are not UTF-8.
    var scalars = String.UnicodeScalarView()
    var lengths: [Int] = []
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    decoding: while true {
      switch parser.parseScalar(from: &iterator) {
      case .valid(let encoded):
        let scalar = Unicode.UTF8.decode(encoded)
        scalars.append(scalar)
        lengths.append(encoded.count)
      case .error(let length):
        scalars.append("\u{FFFD}")
        lengths.append(length)
      case .emptyInput: break decoding
      }
    }
    var cells: [Cell] = []
    var offset = bytes.startIndex
    var index = 0
    var column = 0
    var finder = HiddenCharacter.Finder()
    let line = String(scalars)
    let signs = line.logCommandSigns
    for (start, character) in zip(line.indices, line) {
      var (text, width) = (String(character), NavSpecReport.columns(of: character))
      let isHidden = character.unicodeScalars.map { finder.next($0) != nil || signs.contains(start) }
      if character == "\t" {
        width = tabWidth - column % tabWidth
        text = String(repeating: " ", count: width)
      } else if isHidden.contains(true) {
        text = zip(character.unicodeScalars, isHidden).map { $1 ? shown($0) : String($0) }.joined()
        width = text.reduce(0) { $0 + NavSpecReport.columns(of: $1) }
      }
      cells.append((text, offset, width))
      column += width
      for _ in character.unicodeScalars {
        offset += lengths[index]
        index += 1
      }
    }
    return cells
  }

  private typealias Window = (cells: Range<Int>, isCutBefore: Bool, isCutAfter: Bool)

  /// The cells to show: all where they fit, else those around the most important range.
  private static func window(
    _ cells: [Cell], showing ranges: [Range<Int>], width: Int, isCut: (before: Bool, after: Bool)
  ) -> Window {
    let total = cells.reduce(0) { $0 + $1.width }
    let width = max(width, 20)
    if total <= width, !isCut.before, !isCut.after { return (0..<cells.count, false, false) }
    let focus =
      ranges.first.map { range in cells.firstIndex { $0.offset >= range.lowerBound } ?? cells.count } ?? 0
    // Two thirds of the room go to what follows the start of the range.
    var first = focus
    var room = width / 3
    while first > 0, room >= cells[first - 1].width {
      room -= cells[first - 1].width
      first -= 1
    }
    var last = first
    room = width - 2
    while last < cells.count, room >= cells[last].width {
      room -= cells[last].width
      last += 1
    }
    return (first..<last, first > 0 || isCut.before, last < cells.count || isCut.after)
  }
}

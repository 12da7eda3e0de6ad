import NavSpecDiagnostics
import NavSpecYAML

/// The bytes of one file, with what a formatter asks of them.
struct SourceText {
  let bytes: [UInt8]
  /// In order, without those that belong to the head of a block scalar.
  let comments: [YAMLComment]
  /// Where something stands that is neither a value, a comment nor plain punctuation: anchors, aliases, tags,
  /// merges, directives, document marks, explicit keys. In order.
  let oddities: [Int]

  init(_ bytes: [UInt8], root: YAMLNode, comments: [YAMLComment]) {
    self.bytes = bytes
    var scalars: [Range<Int>] = []
    Self.collect(root, &scalars)
    scalars.sort { ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound) }
    var next = 0
    self.comments = comments.filter { comment in
      while next < scalars.count, scalars[next].upperBound <= Int(comment.range.start) { next += 1 }
      return next >= scalars.count || !scalars[next].contains(Int(comment.range.start))
    }
    oddities = Self.oddities(
      in: bytes, outside: scalars + comments.map { Int($0.range.start)..<Int($0.range.end) })
  }

  private static func collect(_ node: YAMLNode, _ scalars: inout [Range<Int>]) {
    switch node.content {
    case .scalar: scalars.append(Int(node.range.start)..<Int(node.range.end))
    case .sequence(let items): for item in items { collect(item, &scalars) }
    case .mapping(let pairs):
      for pair in pairs {
        collect(pair.key, &scalars)
        collect(pair.value, &scalars)
      }
    }
  }

  private static func oddities(in bytes: [UInt8], outside ranges: [Range<Int>]) -> [Int] {
    let ordinary = Set(" \t\r\n-:,[]{}".utf8)
    let ranges = ranges.sorted { ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound) }
    var found: [Int] = []
    var next = 0
    var offset = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    while offset < bytes.count {
      while next < ranges.count, ranges[next].upperBound <= offset { next += 1 }
      if next < ranges.count, ranges[next].contains(offset) {
        offset = ranges[next].upperBound
        continue
      }
      let isMark = bytes[offset...].starts(with: "---".utf8) && (offset == 0 || bytes[offset - 1] == lineFeed)
      if !ordinary.contains(bytes[offset]) || isMark { found.append(offset) }
      offset += 1
    }
    return found
  }

  /// The text of a value as written.
  func raw(_ node: YAMLNode) -> String { text(Int(node.range.start)..<Int(node.range.end)) }

  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }

  func hasOddity(in range: Range<Int>) -> Bool { oddities.contains { range.contains($0) } }

  func hasComment(in range: Range<Int>) -> Bool { comments.contains { range.contains(Int($0.range.start)) } }

  func hasLineBreak(in range: Range<Int>) -> Bool {
    bytes[range.clamped(to: 0..<bytes.count)].contains(lineFeed)
  }

  /// Bytes before an offset on its line.
  func column(of offset: Int) -> Int {
    var start = offset
    while start > 0, bytes[start - 1] != lineFeed { start -= 1 }
    // The byte order mark takes no room.
    return offset - start - (start == 0 && bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? min(3, offset) : 0)
  }

  /// Whether an empty line stands right before the line that an offset begins.
  func followsEmptyLine(_ offset: Int) -> Bool {
    var breaks = 0
    var position = offset
    while position > 0, [lineFeed, carriageReturn, space, tab].contains(bytes[position - 1]) {
      position -= 1
      if bytes[position] == lineFeed { breaks += 1 }
    }
    return breaks >= 2
  }

  /// The first byte from an offset on that is no blank.
  func firstVisible(from offset: Int) -> Int {
    var position = offset
    while position < bytes.count, [lineFeed, carriageReturn, space, tab].contains(bytes[position]) {
      position += 1
    }
    return position
  }
}

let lineFeed = UInt8(ascii: "\n")
private let carriageReturn = UInt8(ascii: "\r")
private let space = UInt8(ascii: " ")
private let tab = UInt8(ascii: "\t")

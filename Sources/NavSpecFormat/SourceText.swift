import NavSpecDiagnostics
import NavSpecYAML

/// The bytes of one file, with what a formatter asks of them.
struct SourceText {
  private let file: SourceFile
  /// In order, without those that belong to the head of a block scalar.
  let comments: [YAMLComment]
  /// The ranges of text that is neither a value, a comment nor plain punctuation: anchors, aliases, tags,
  /// merges, directives, document marks, explicit keys. In order, without anchors that no alias repeats.
  let oddities: [Int]
  /// Those anchors, by where the value of each begins.
  private let anchors: [Int: [Anchor]]
  /// The lines of directives above the root, and its `---`.
  let head: String

  private struct Anchor {
    /// With its `&`.
    var text: String
    /// Whether the value begins on another line.
    var isAbove: Bool
  }

  var bytes: [UInt8] { file.bytes }

  init(_ file: SourceFile, root: YAMLNode, comments: [YAMLComment]) {
    self.file = file
    let bytes = file.bytes
    var scalars: [Range<Int>] = []
    Self.collect(root, &scalars)
    scalars.sort { ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound) }
    var next = 0
    self.comments = comments.filter { comment in
      while next < scalars.count, scalars[next].upperBound <= Int(comment.range.start) { next += 1 }
      return next >= scalars.count || !scalars[next].contains(Int(comment.range.start))
    }
    let comments = comments.map { Int($0.range.start)..<Int($0.range.end) }
    var oddities = Self.oddities(in: bytes, outside: scalars + comments)
    anchors = Self.unusedAnchors(&oddities, in: bytes, comments)
    let end = Self.endOfHead(oddities.first, in: bytes)
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let hasComment = comments.first.map { $0.lowerBound < end } ?? false
    head =
      hasComment || end == 0
      ? "" : String(decoding: bytes[start..<end].filter { $0 != carriageReturn }, as: UTF8.self)
    self.oddities = head.isEmpty ? oddities : oddities.filter { $0 >= end }
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

  /// The end of a line of three dashes and nothing else, above everything but directives; 0 for none.
  private static func endOfHead(_ first: Int?, in bytes: [UInt8]) -> Int {
    var start = first ?? bytes.count
    while start < bytes.count {
      let line = bytes[start...].prefix { $0 != lineFeed }
      if line.elementsEqual("---".utf8) || line.elementsEqual("---\r".utf8) {
        return min(line.endIndex + 1, bytes.count)
      }
      guard line.first == UInt8(ascii: "%") else { return 0 }
      start = line.endIndex + 1
    }
    return 0
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

  /// Takes the anchors that no alias repeats out of what is odd.
  private static func unusedAnchors(
    _ oddities: inout [Int], in bytes: [UInt8], _ comments: [Range<Int>]
  ) -> [Int: [Anchor]] {
    let delimiters = Set(" \t\r\n,[]{}".utf8)
    var aliases: Set<ArraySlice<UInt8>> = []
    var words: [ArraySlice<UInt8>] = []
    var end = 0
    for offset in oddities where offset >= end {
      let word = bytes[offset...].prefix { !delimiters.contains($0) }
      end = word.endIndex
      if word.first == UInt8(ascii: "&") { words.append(word) }
      if word.first == UInt8(ascii: "*") { aliases.insert(word.dropFirst()) }
    }
    words.removeAll { aliases.contains($0.dropFirst()) }
    guard !words.isEmpty else { return [:] }
    let kept = words.reduce(into: Set(oddities)) { $0.subtract($1.indices) }
    oddities = kept.sorted()
    let ends = Dictionary(
      (comments + words.map(\.indices)).map { ($0.lowerBound, $0.upperBound) }, uniquingKeysWith: { $1 })
    var anchors: [Int: [Anchor]] = [:]
    for word in words {
      var start = word.endIndex
      while start < bytes.count, ends[start] != nil || blanks.contains(bytes[start]) {
        start = ends[start] ?? start + 1
      }
      anchors[start, default: []].append(
        Anchor(
          text: String(decoding: word, as: UTF8.self),
          isAbove: bytes[word.endIndex..<start].contains(lineFeed)))
    }
    return anchors
  }

  /// The anchor of a value, with a blank behind it; nothing where it has none.
  func anchor(of node: YAMLNode, isKey: Bool = false) -> String {
    let all = anchors[Int(node.range.start)] ?? []
    let isBlock = node.style == .block
    // A key on the anchor's own line has it, and else the map that it begins.
    let anchor = all.first { isBlock ? $0.isAbove : !isKey || !$0.isAbove }
    return anchor.map { $0.text + " " } ?? ""
  }

  /// Those that no alias repeats, sorted.
  var unusedAnchors: [String] { anchors.values.joined().map(\.text).sorted() }

  func raw(_ node: YAMLNode) -> String { text(Int(node.range.start)..<Int(node.range.end)) }

  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }

  func hasOddity(in range: Range<Int>) -> Bool {
    let index = oddities.partitioningIndex { $0 >= range.lowerBound }
    return index < oddities.count && oddities[index] < range.upperBound
  }

  func hasComment(in range: Range<Int>) -> Bool {
    let index = comments.partitioningIndex { Int($0.range.start) >= range.lowerBound }
    return index < comments.count && Int(comments[index].range.start) < range.upperBound
  }

  func hasLineBreak(in range: Range<Int>) -> Bool {
    file.location(of: range.lowerBound).line != file.location(of: range.upperBound).line
  }

  /// Bytes before an offset on its line.
  func column(of offset: Int) -> Int {
    let place = file.location(of: offset)
    // The byte order mark takes no room.
    let markLength = place.line == 1 && bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    return max(0, place.column - 1 - markLength)
  }

  func followsEmptyLine(_ offset: Int) -> Bool {
    var breaks = 0
    var position = offset
    while position > 0, blanks.contains(bytes[position - 1]) {
      position -= 1
      if bytes[position] == lineFeed { breaks += 1 }
    }
    return breaks >= 2
  }
}

let lineFeed = UInt8(ascii: "\n")
private let carriageReturn = UInt8(ascii: "\r")
private let blanks: Set<UInt8> = [lineFeed, carriageReturn, UInt8(ascii: " "), UInt8(ascii: "\t")]

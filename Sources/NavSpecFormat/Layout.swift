import NavSpecDiagnostics
import NavSpecFrontend
import NavSpecYAML

/// Lays out one file: block collections one entry a line, flow collections on one line where they fit.
///
/// Values are visited in the order of the file, so that every comment between two of them is met once.
struct Layout {
  static let width = 110
  static let step = 2

  let source: SourceText
  let flow: FlowText
  /// The comments before this one are written.
  var nextComment = 0

  init(_ source: SourceText) {
    self.source = source
    // An alias must stay behind its anchor.
    self.flow = FlowText(source: source, reorders: source.oddities.isEmpty)
  }

  /// A value beside or below its key.
  enum Value {
    /// Begins on the key's line and continues below it.
    case beside(first: String, rest: [Line])
    case below([Line], anchor: String = "")
  }

  struct EntryLines {
    let followsEmptyLine: Bool
    var leading: [Line]
    var lines: [Line]
  }

  /// All lines of a file whose root is a map.
  mutating func file(_ root: YAMLNode, _ pairs: [YAMLPair], _ order: KeyOrder) -> [Line] {
    var entries = self.entries(of: root, pairs, order, indentation: 0, until: source.bytes.count)
    // Comments above the first key belong to the file, not to that key.
    let leading = entries.first?.leading ?? []
    let own = leading.firstIndex { Self.isAboutNext($0.comment) } ?? leading.endIndex
    let header = Array(leading[..<own])
    let gap = entries.first.map { $0.followsEmptyLine && !header.isEmpty && own == leading.endIndex } ?? false
    if !entries.isEmpty { entries[0].leading = Array(leading[own...]) }
    let object = order.object(for: pairs)
    let permutation = arrangement(of: pairs, entries, in: object)
    let body = header + (gap ? [.empty] : []) + joined(permutation.map { entries[$0] })
    return Array((body + leadingLines(until: source.bytes.count)).drop(while: \.isEmpty))
  }

  private func arrangement(of pairs: [YAMLPair], _ entries: [EntryLines], in object: ObjectDescription?)
    -> [Int]
  {
    guard flow.reorders, pairs.count == entries.count else { return Array(entries.indices) }
    return KeyOrder.permutation(of: pairs.map(\.key.scalarText), in: object)
  }

  private func joined(_ entries: [EntryLines]) -> [Line] {
    var lines: [Line] = []
    for entry in entries {
      if entry.followsEmptyLine, !lines.isEmpty, entry.leading.isEmpty { lines.append(.empty) }
      var leading = entry.leading
      if lines.isEmpty, leading.first?.isEmpty == true { leading.removeFirst() }
      lines += leading
      if !leading.isEmpty, entry.followsEmptyLine { lines.append(.empty) }
      lines += entry.lines
    }
    return lines
  }

  /// The lines of a collection that is not empty, relative to its own indentation.
  mutating func block(
    _ node: YAMLNode, _ order: KeyOrder, indentation: Int, until end: Int, parentColumn: Int
  ) -> [Line] {
    let end = node.style == .flow ? Int(node.range.end) : end
    var lines: [Line]
    switch node.content {
    case .mapping(let pairs):
      let entries = entries(of: node, pairs, order, indentation: indentation, until: end)
      lines = joined(arrangement(of: pairs, entries, in: order.object(for: pairs)).map { entries[$0] })
    case .sequence(let items):
      lines = joined(self.items(items, of: node, order, indentation: indentation, until: end))
    case .scalar: return []
    }
    // Comments below the last entry belong to the collection if they have its indentation.
    let column = max(source.column(of: Int(node.range.start)), parentColumn + 1)
    var last = nextComment
    while last < source.comments.count, Int(source.comments[last].range.start) < end,
      !isAboutNext(source.comments[last]),
      node.style == .flow || source.column(of: Int(source.comments[last].range.start)) >= column
    {
      last += 1
    }
    lines += leadingLines(upTo: last)
    return lines
  }

  private mutating func entries(
    of node: YAMLNode, _ pairs: [YAMLPair], _ order: KeyOrder, indentation: Int, until end: Int
  ) -> [EntryLines] {
    // What `<<` brings in is written elsewhere.
    let written = pairs.filter { $0.key.range.start >= node.range.start && Int($0.key.range.start) < end }
    let object = order.object(for: pairs)
    return written.indices.map { index in
      let pair = written[index]
      let next = index + 1 < written.count ? Int(written[index + 1].key.range.start) : end
      let start = Int(pair.key.range.start)
      var leading = leadingLines(until: start)
      let gap = source.followsEmptyLine(start)
      guard let key = pair.key.scalarText, let keyText = ScalarText.line(for: pair.key, in: source),
        !isBeyond(pair.value, from: start, until: next)
      else {
        return EntryLines(followsEmptyLine: gap, leading: leading, lines: verbatim(from: start, until: next))
      }
      let lines = self.lines(
        head: source.anchor(of: pair.key, isKey: true) + keyText + ":", headEnd: Int(pair.key.range.end),
        pair.value, order.value(of: key, in: object), indentation: indentation,
        column: source.column(of: start), until: next, leading: &leading)
      return EntryLines(followsEmptyLine: gap, leading: leading, lines: lines)
    }
  }

  private mutating func items(
    _ items: [YAMLNode], of node: YAMLNode, _ order: KeyOrder, indentation: Int, until end: Int
  ) -> [EntryLines] {
    var previousEnd = Int(node.range.start)
    return items.indices.map { index in
      let item = items[index]
      let isLast = index + 1 == items.count
      // An alias is written elsewhere, so the items behind it have no place to go by.
      let dash = node.style == .flow ? Int(item.range.start) : self.dash(from: previousEnd, until: end)
      var leading = leadingLines(until: dash)
      let gap = source.followsEmptyLine(dash)
      let itemEnd = Int(item.range.end)
      let nextDash =
        isLast
        ? end
        : node.style == .flow
          ? Int(items[index + 1].range.start) : self.dash(from: max(dash + 1, itemEnd), until: end)
      previousEnd = max(dash + 1, itemEnd)
      guard !isBeyond(item, from: dash, until: nextDash) else {
        previousEnd = nextDash
        return EntryLines(
          followsEmptyLine: gap, leading: leading, lines: verbatim(from: dash, until: nextDash))
      }
      let lines = self.lines(
        head: "-", headEnd: node.style == .flow ? dash : dash + 1, item, order.element,
        indentation: indentation, column: source.column(of: dash), until: nextDash, leading: &leading)
      return EntryLines(followsEmptyLine: gap, leading: leading, lines: lines)
    }
  }

  /// Where the next item of a block sequence begins.
  private func dash(from start: Int, until end: Int) -> Int {
    var offset = start
    var comment = nextComment
    while offset < end {
      while comment < source.comments.count, Int(source.comments[comment].range.end) <= offset {
        comment += 1
      }
      if comment < source.comments.count, Int(source.comments[comment].range.start) <= offset {
        offset = Int(source.comments[comment].range.end)
        continue
      }
      if source.bytes[offset] == UInt8(ascii: "-") { return offset }
      offset += 1
    }
    return end
  }

  /// The lines of a key or a dash and its value.
  private mutating func lines(
    head: String, headEnd: Int, _ value: YAMLNode, _ order: KeyOrder, indentation: Int, column: Int,
    until end: Int, leading: inout [Line]
  ) -> [Line] {
    let isNothing = value.range.start == value.range.end
    let start = isNothing ? headEnd : Int(value.range.start)
    // A comment behind the key's colon, on its line.
    var headComment: Line?
    if !isNothing, let comment = source.comments.dropFirst(nextComment).first, !comment.ownsLine,
      Int(comment.range.start) < start, !isAboutNext(comment)
    {
      headComment = Line(
        text: "", comment: text(of: comment), commentColumn: source.column(of: Int(comment.range.start)))
      nextComment += 1
    }
    let isCommented =
      nextComment < source.comments.count && Int(source.comments[nextComment].range.start) < start
    if isCommented, !isBlock(value) {
      // Other comments before a value on its own line go before the key.
      leading += leadingLines(until: start).filter { !$0.isEmpty }
    }
    let room = Self.width - indentation - head.unicodeScalars.count - 1
    let isDash = head == "-"
    switch self.value(
      value, order, indentation: indentation + Self.step, room: room,
      isBelow: source.hasLineBreak(in: headEnd..<max(headEnd, start)) && !isDash, until: end,
      parentColumn: column)
    {
    case .beside(let first, let rest):
      if let headComment { leading.append(Line(text: "", comment: headComment.comment)) }
      var line = Line(text: first.isEmpty ? head : "\(head) \(first)")
      addTrailingComment(to: &line, from: isNothing ? headEnd : Int(value.range.end), until: end)
      if line.comment != nil, !rest.isEmpty {
        // Behind several lines it would be taken for their text.
        leading.append(Line(text: "", comment: line.comment))
        line = Line(text: line.text)
      }
      return [line] + rest.map { $0.indented() }
    case .below(var lines, let anchor):
      var line = Line(
        text: anchor.isEmpty ? head : "\(head) \(anchor)", comment: headComment?.comment,
        commentColumn: headComment?.commentColumn)
      if value.style == .flow, headComment == nil {
        addTrailingComment(to: &line, from: Int(value.range.end), until: end)
      }
      if isDash, anchor.isEmpty, line.comment == nil, let first = lines.first, first.indentation == 0,
        !first.text.isEmpty
      {
        lines[0].text = "- " + first.text
        return [lines[0]] + lines.dropFirst().map { $0.indented() }
      }
      return [line] + lines.map { $0.indented() }
    }
  }

  private func isBlock(_ node: YAMLNode) -> Bool {
    if case .scalar = node.content { return false }
    return node.style != .flow || oneLine(node, KeyOrder(nil)) == nil
  }

  private func oneLine(_ node: YAMLNode, _ order: KeyOrder, within limit: Int = .max) -> String? {
    let range = Int(node.range.start)..<Int(node.range.end)
    // A comment in an empty collection finds its place behind it.
    if node.isEmptyCollection { return flow.text(for: node, order) }
    return source.hasComment(in: range) ? nil : flow.text(for: node, order, within: limit)
  }

  private mutating func value(
    _ node: YAMLNode, _ order: KeyOrder, indentation: Int, room: Int, isBelow: Bool, until end: Int,
    parentColumn: Int
  ) -> Value {
    if case .scalar = node.content {
      guard node.range.start < node.range.end else { return .beside(first: "", rest: []) }
      let anchor = source.anchor(of: node)
      guard let line = ScalarText.line(for: node, in: source).map({ anchor + $0 }) else {
        let lines = ScalarText.lines(for: node, in: source)
        return .beside(first: anchor + (lines.first ?? ""), rest: lines.dropFirst().map { Line(text: $0) })
      }
      if isBelow, line.unicodeScalars.count > room { return .below([below(line, node, until: end)]) }
      return .beside(first: line, rest: [])
    }
    // A column takes four bytes at most.
    if node.style == .flow, let line = oneLine(node, order, within: 4 * Self.width) {
      let count = line.unicodeScalars.count
      if count <= room || node.isEmptyCollection { return .beside(first: line, rest: []) }
      // A row of plain values is read as one; what holds more is easier to read key by key.
      if isBelow || isRow(node, order), count <= Self.width - indentation {
        return .below([below(line, node, until: end)])
      }
    }
    return .below(
      block(node, order, indentation: indentation, until: end, parentColumn: parentColumn),
      anchor: source.anchor(of: node).trimmingBlanks)
  }

  private func isRow(_ node: YAMLNode, _ order: KeyOrder) -> Bool {
    guard case .mapping(let pairs) = node.content else { return false }
    let holdsLists = order.object(for: pairs) == nil
    return pairs.allSatisfy { pair in
      switch pair.value.content {
      case .scalar: true
      case .sequence(let items): holdsLists && items.allSatisfy { $0.scalarText != nil }
      case .mapping: false
      }
    }
  }

  private mutating func below(_ text: String, _ node: YAMLNode, until end: Int) -> Line {
    var line = Line(text: text)
    addTrailingComment(to: &line, from: Int(node.range.end), until: end)
    return line
  }
}

extension YAMLNode {
  fileprivate var isEmptyCollection: Bool {
    switch content {
    case .scalar: false
    case .sequence(let items): items.isEmpty
    case .mapping(let pairs): pairs.isEmpty
    }
  }
}

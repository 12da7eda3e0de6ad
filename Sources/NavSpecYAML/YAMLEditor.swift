package import NavSpecDiagnostics

/// Finds the edits that take an entry from a file or give it one, in block style and in flow style, and
/// change nothing else. Where that is not certain there are none.
package struct YAMLEditor {
  /// An entry of a map, or an item of a list, that is written in the file itself.
  struct EditedEntry {
    let key: YAMLNode?
    let value: YAMLNode
    /// The map or list that contains it.
    let container: YAMLNode
    /// The entry whose value that is.
    let parent: Int?
    /// Behind its last byte; nil where that is not known.
    let end: Int?

    var start: Int { Int((key ?? value).range.start) }
    var isInFlow: Bool { container.style == .flow }
  }

  let source: SourceID
  let text: EditedText
  private let root: YAMLNode
  /// In the order of the file, each before those inside it.
  private var entries: [EditedEntry] = []

  package init(_ source: SourceID, of root: YAMLNode, bytes: [UInt8]) {
    self.source = source
    self.root = root
    self.text = EditedText(bytes: bytes)
    collect(root, parent: nil)
  }

  /// The edits of a change; nil where there are none, or it changes nothing.
  package func edits(for change: Diagnostic.Fix.Change) -> [Diagnostic.Fix.Edit]? {
    switch change {
    case .remove(let key, let place, let emptyParent):
      innermost(around: place, where: { key == nil || $0.key?.scalarText == key })
        .flatMap { removal(of: $0, emptyParent) }
    case .set(let path, let value, let name): adding([value], isItem: false, path[...], below: name)
    case .append(let items, let path, let name): adding(items, isItem: true, path[...], below: name)
    }
  }

  private func adding(
    _ values: [String], isItem: Bool, _ path: ArraySlice<String>, below name: SourceRange
  ) -> [Diagnostic.Fix.Edit]? {
    if name.start == name.end { return adding(values, isItem: isItem, path, in: nil) }
    return innermost(around: name, where: { $0.key?.range == name })
      .flatMap { adding(values, isItem: isItem, path, in: $0) }
  }

  /// - Parameter index: The entry in whose value the path begins; nil for the file.
  private func adding(
    _ values: [String], isItem: Bool, _ path: ArraySlice<String>, in index: Int?
  ) -> [Diagnostic.Fix.Edit]? {
    guard let key = path.first else { return index.flatMap { appending(values, to: $0) } }
    let rest = path.dropFirst()
    if isItem || !rest.isEmpty,
      let next = children(of: index).first(where: { entries[$0].key?.scalarText == key })
    {
      return adding(values, isItem: isItem, rest, in: next)
    }
    let list = isItem ? "[\(values.joined(separator: ", "))]" : values[0]
    return setting(key, to: rest.reversed().reduce(list) { "{\($1): \($0)}" }, in: index)
  }

  func edit(_ start: Int, _ end: Int, _ replacement: String) -> Diagnostic.Fix.Edit {
    .init(SourceRange(source: source, start: start, end: end), replacement)
  }

  private mutating func collect(_ node: YAMLNode, parent: Int?) {
    var position = Int(node.range.start)
    func add(_ key: YAMLNode?, _ value: YAMLNode) {
      let first = key ?? value
      // What an alias or a merge brings along is written elsewhere.
      guard Int(first.range.start) >= position, first.range.end <= node.range.end else { return }
      let isHere = value.range.start >= (key ?? value).range.start && value.range.end <= node.range.end
      let end = isHere ? Int(value.range.end) : text.endOfAlias(behindKeyAt: Int(first.range.end))
      position = end ?? Int(first.range.end)
      entries.append(EditedEntry(key: key, value: value, container: node, parent: parent, end: end))
      if isHere { collect(value, parent: entries.count - 1) }
    }
    switch node.content {
    case .scalar: break
    case .sequence(let items): for item in items { add(nil, item) }
    case .mapping(let pairs): for pair in pairs { add(pair.key, pair.value) }
    }
  }

  private func innermost(around place: SourceRange, where isWanted: (EditedEntry) -> Bool) -> Int? {
    let behind = entries.partitioningIndex { $0.start > Int(place.start) }
    // Whatever else is around the place has the last that begins before it inside itself, or beside it.
    var next: Int? = behind > 0 ? behind - 1 : nil
    while let index = next {
      let entry = entries[index]
      if let end = entry.end, end >= Int(place.end), isWanted(entry) { return index }
      next = entry.parent
    }
    return nil
  }

  private func removal(of index: Int, _ emptyParent: Diagnostic.Fix.Change.EmptyParent) -> [Diagnostic.Fix
    .Edit]?
  {
    let entry = entries[index]
    guard let end = entry.end else { return nil }
    let isAlone =
      entry.isInFlow
      ? text.isAlone(entry.start, end, in: entry.container.range)
      : text.isFirst(entry.start, in: entry.container.range) && Int(entry.container.range.end) <= end
    guard isAlone else {
      let range =
        entry.isInFlow
        ? text.flowRemoval(entry.start, end) : text.blockRemoval(entry.start, end, isItem: entry.key == nil)
      return range.map { [edit($0.lowerBound, $0.upperBound, "")] }
    }
    switch emptyParent {
    case .removed: return entry.parent.flatMap { removal(of: $0, .removed) }
    case .replacedByKey(let name): return shortening(index, to: name)
    case .kept:
      if entry.isInFlow {
        guard text.isBracketed(entry.container.range) else { return nil }
        return [edit(Int(entry.container.range.start) + 1, Int(entry.container.range.end) - 1, "")]
      }
      guard let key = entry.parent.flatMap({ entries[$0].key }),
        let range = text.blockRemoval(entry.start, end, isItem: entry.key == nil),
        let colon = text.endOfKeyLine(behindKeyAt: Int(key.range.end)), colon < range.lowerBound
      else { return nil }
      return [
        edit(colon, colon, entry.key == nil ? " []" : " {}"), edit(range.lowerBound, range.upperBound, ""),
      ]
    }
  }

  /// Puts a name in the place of the map that has it as its key.
  private func shortening(_ index: Int, to name: SourceRange) -> [Diagnostic.Fix.Edit]? {
    var next: Int? = index
    while let index = next, entries[index].key?.range != name { next = entries[index].parent }
    guard let index = next, let end = entries[index].end else { return nil }
    let map = entries[index].container.range
    // Another key of the map, or of one on the way, would be lost.
    let isAlone =
      entries[index].isInFlow
      ? text.isAlone(entries[index].start, end, in: map)
      : Int(map.start) == entries[index].start && Int(map.end) <= end
    guard isAlone else { return nil }
    return [
      edit(
        Int(map.start), max(Int(map.end), end),
        String(decoding: text.bytes[Int(name.start)..<Int(name.end)], as: UTF8.self))
    ]
  }

  private func setting(_ key: String, to value: String, in index: Int?) -> [Diagnostic.Fix.Edit]? {
    guard let node = valueWrittenHere(of: index) else { return nil }
    let start = Int(node.range.start)
    switch node.content {
    case .scalar: return endOfEmptyKey(of: index).map { [edit($0, $0, " { \(key): \(value) }")] }
    case .sequence: return nil
    case .mapping(let pairs):
      let written = children(of: index).map { entries[$0] }
      if let old = written.first(where: { $0.key?.scalarText == key }) {
        guard case .scalar = old.value.content, let oldKey = old.key, let oldEnd = old.end,
          old.value.range.start > oldKey.range.end, Int(old.value.range.end) == oldEnd,
          old.value.scalarText != value
        else { return nil }
        return [edit(Int(old.value.range.start), oldEnd, value)]
      }
      guard let last = written.last else {
        let inner = (start + 1)..<(Int(node.range.end) - 1)
        guard pairs.isEmpty, node.style == .flow, text.isBlank(inner) else { return nil }
        return [edit(inner.lowerBound, inner.upperBound, " \(key): \(value) ")]
      }
      guard let lastEnd = last.end, pairs.last?.key.range == last.key?.range else { return nil }
      if node.style == .flow {
        guard last.value.range.start > last.key?.range.end ?? 0 || last.value.scalarText == nil else {
          return nil
        }
        return [edit(lastEnd, lastEnd, ", \(key): \(value)")]
      }
      return lines(["\(key): \(value)"], below: lastEnd, likeThatAt: start)
    }
  }

  /// Adds items to the list of an entry; one value becomes the first of a list.
  private func appending(_ items: [String], to index: Int) -> [Diagnostic.Fix.Edit]? {
    guard let node = valueWrittenHere(of: index) else { return nil }
    let list = items.joined(separator: ", ")
    switch node.content {
    case .mapping: return nil
    case .scalar:
      if let end = endOfEmptyKey(of: index) { return [edit(end, end, " [\(list)]")] }
      let (start, end) = (Int(node.range.start), Int(node.range.end))
      guard node.style != .literal, node.style != .folded else { return nil }
      return [edit(start, start, "["), edit(end, end, ", \(list)]")]
    case .sequence:
      let last = children(of: index).last.map { entries[$0] }
      if node.style == .flow, last == nil {
        let end = Int(node.range.end) - 1
        return [edit(end, end, list)]
      }
      guard let last, let end = last.end else { return nil }
      if node.style == .flow { return [edit(end, end, ", \(list)")] }
      return lines(items.map { "- \($0)" }, below: end, likeThatAt: Int(node.range.start))
    }
  }

  /// Lines below the one in which something ends, in the column of an earlier line's text.
  private func lines(_ texts: [String], below end: Int, likeThatAt start: Int) -> [Diagnostic.Fix.Edit]? {
    guard let indent = text.column(of: start) else { return nil }
    let line = text.endOfLine(from: end)
    return [edit(line, line, texts.map { "\n" + String(repeating: " ", count: indent) + $0 }.joined())]
  }

  /// The value of an entry, or the file's; nil where it is written elsewhere.
  private func valueWrittenHere(of index: Int?) -> YAMLNode? {
    guard let index else { return root }
    let owner = entries[index]
    guard let end = owner.end, let key = owner.key, owner.value.range.start >= key.range.end,
      Int(owner.value.range.end) <= end
    else { return nil }
    return owner.value
  }

  /// Behind the colon of `home:`, with nothing behind it.
  private func endOfEmptyKey(of index: Int?) -> Int? {
    guard let entry = index.map({ entries[$0] }), entry.value.range.start == entry.value.range.end,
      entry.value.scalarText == "", entry.value.tag == nil
    else { return nil }
    return entry.key.flatMap { text.endOfKeyLine(behindKeyAt: Int($0.range.end)) }
  }

  /// The entries that are written in the value of an entry, or right in the file.
  private func children(of index: Int?) -> [Int] {
    guard let index else { return entries.indices.filter { entries[$0].parent == nil } }
    let behind = entries[(index + 1)...].prefix { $0.start <= entries[index].end ?? 0 }
    return behind.indices.filter { entries[$0].parent == index }
  }
}

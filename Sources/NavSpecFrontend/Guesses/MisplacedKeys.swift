import NavSpecDiagnostics
import NavSpecModel
import NavSpecYAML

/// Keys whose indentation gives them to another map than the one they belong to: `routes:` below `tabs:`, or
/// the keys of a route beside its name.
struct MisplacedKeys {
  private(set) var diagnostics: [Diagnostic]
  /// Keys of the file whose entries cannot be told from those of another map.
  private(set) var lostKeys: Set<String> = []
  private let bytes: [UInt8]
  private let source: SourceID

  /// - Parameter problems: Of the text. A duplicate may be an entry of another map, and is none then.
  init(in source: SourceID, of map: SourceMap, problems: [Diagnostic]) {
    self.source = source
    bytes = map[source].bytes
    diagnostics = problems
  }

  mutating func placed(_ root: YAMLNode, keys: ObjectDescription) -> YAMLNode {
    guard var pairs = lowered(root, keys).entries, root.style == .block else { return root }
    let names = keys.names
    var present = Set(pairs.compactMap(\.key.scalarText))
    if !present.contains("routes") { pairs = withoutRoutes(pairs, of: nil, .object(keys), keys) }
    var placed: [YAMLPair] = []
    // Entries of the last map that start at the margin.
    var outdented: [YAMLPair] = []
    for pair in pairs {
      if let name = pair.key.scalarText, !names.contains(name), !name.hasPrefix("x-"),
        case .mapping = pair.value.content, names.nearest(to: name).isEmpty, let parent = placed.last,
        let shape = keys.shape(of: parent.key.scalarText), case .map = shape,
        isOutdented(pair, below: parent, Self.keys(of: shape))
      {
        outdented.append(pair)
        continue
      }
      join(&placed, &outdented)
      guard let shape = keys.shape(of: pair.key.scalarText), let inner = pair.value.entries,
        pair.value.style == .block,
        // What an alias or a merge brings along is written elsewhere.
        pair.value.range.start >= pair.key.range.end,
        inner.allSatisfy({ $0.key.range.start >= pair.value.range.start })
      else {
        placed.append(pair)
        continue
      }
      let own = Self.keys(of: shape)
      let before = present.contains("routes") ? inner : withoutRoutes(inner, of: pair, shape, keys)
      var kept: [YAMLPair] = []
      var strangers: [YAMLPair] = []
      for entry in before {
        let name = entry.key.scalarText ?? ""
        let ofFile = keys.shape(of: name).map(Self.keys)
        if let ofFile, !present.contains(name), isStranger(entry, to: shape, own, ofFile) {
          present.insert(name)
          strangers.append(entry)
        } else {
          kept.append(entry)
        }
      }
      let areLast = kept.last.map { last in strangers.allSatisfy { $0.key.range > last.key.range } } ?? true
      report(strangers, below: pair, areLast: areLast)
      placed += strangers
      let object: ObjectDescription? = if case .map(.object(let object), _, _) = shape { object } else { nil }
      kept = indented(kept, own, holdsObjects: object != nil)
      if let object { kept = kept.flatMap { raised($0, object) } }
      placed.append(YAMLPair(key: pair.key, value: pair.value.holding(kept)))
    }
    join(&placed, &outdented)
    return root.holding(placed)
  }

  /// The entries of a map, or of the file, before those of routes, for which the line `routes:` is missing or indented
  /// too far.
  private mutating func withoutRoutes(
    _ pairs: [YAMLPair], of parent: YAMLPair?, _ shape: Shape, _ file: ObjectDescription
  ) -> [YAMLPair] {
    guard let first = pairs.first, let routes = file.shape(of: "routes"), lostKeys.isEmpty else {
      return pairs
    }
    let (own, ofRoutes) = (Self.keys(of: shape), Self.keys(of: routes))
    let strangers = pairs.filter { pair in
      let keys = (pair.value.entries ?? []).compactMap(\.key.scalarText)
      guard ofRoutes.isSuperset(of: keys) else { return false }
      guard case .map = shape else { return !keys.isEmpty && !own.contains(pair.key.scalarText ?? "") }
      return !own.isSuperset(of: keys)
    }
    // Tabs mostly have the names of their roots. A line may be a whole file.
    let column = column(of: Int(first.key.range.start))
    let ofYAML = diagnostics.filter { $0.kind.id == DiagnosticKind.duplicateKey.id }.map(\.range)
    let duplicates = Set(
      ofYAML.filter { range in
        guard let whole = parent?.value.range, range.start >= whole.start, range.end <= whole.end else {
          return false
        }
        return bytes[Int(range.start) - column - 1] == UInt8(ascii: "\n")
      })
    let line = pairs.first { $0.key.scalarText == "routes" && $0.value.isNull }
    let entries = (strangers.map(\.key.range) + duplicates).sorted()
    guard entries.count > (line == nil ? 1 : 0), let start = line?.key.range ?? entries.first else {
      return pairs
    }
    lostKeys.insert("routes")
    diagnostics.removeAll { duplicates.contains($0.range) }
    if let line, let parent {
      report([line], below: parent, areLast: true)
    } else {
      let name = String(decoding: bytes[Int(start.start)..<Int(start.end)], as: UTF8.self)
      let starts = lineStarts(from: Int(start.start), to: Int(strangers.last?.value.range.end ?? start.end))
      let place = SourceRange(source: source, start: starts[0], end: starts[0])
      var edits = [Diagnostic.Fix.Edit(place, parent == nil ? "routes:\n  " : "routes:\n")]
      if parent == nil {
        let areLast = pairs.suffix(strangers.count).first?.key.range == start
        edits = areLast ? edits + indenting(Array(starts.dropFirst()), by: 2) : []
      }
      diagnostics.append(
        Diagnostic(
          .missingKey, "no line 'routes:' is above '\(name)'", at: start, label: "a route",
          related: [parent.map { .init("read as a part of this", at: $0.key.range) }].compactMap { $0 },
          fixes: [.init("write 'routes:' above '\(name)'", edits: edits)]))
    }
    return pairs.filter { pair in
      pair.key.range < start || parent == nil && own.contains(pair.key.scalarText ?? "")
    }
  }

  /// An entry of a map, and those inside of it that belong beside it: a route that is indented one level too far.
  private mutating func raised(_ pair: YAMLPair, _ object: ObjectDescription) -> [YAMLPair] {
    let value = lowered(pair.value, object)
    let raised = (value.entries ?? []).filter { entry in
      guard let name = entry.key.scalarText, let keys = entry.value.entries, entry.value.style == .block,
        // What an alias or a merge brings along is written elsewhere.
        entry.key.range > pair.key.range
      else { return false }
      let names = object.names
      guard !names.contains(name), !name.hasPrefix("x-"), !name.foldedName.hasSuffix("options"),
        Synonyms.key(for: name, among: names) == nil
      else { return false }
      return !keys.isEmpty && keys.allSatisfy { names.contains($0.key.scalarText ?? "") }
    }
    guard let first = raised.first else { return [YAMLPair(key: pair.key, value: value)] }
    let moved = Set(raised.map(\.key.range))
    let kept = (value.entries ?? []).filter { !moved.contains($0.key.range) }
    let areLast = kept.allSatisfy { $0.key.range < first.key.range }
    report(raised, below: pair, areLast: areLast, label: "\(object.kind.title) of its own")
    return [YAMLPair(key: pair.key, value: value.holding(kept))] + raised
  }

  private func join(_ placed: inout [YAMLPair], _ entries: inout [YAMLPair]) {
    guard !entries.isEmpty, let map = placed.popLast(), let pairs = map.value.entries else { return }
    placed.append(YAMLPair(key: map.key, value: map.value.holding(pairs + entries)))
    entries = []
  }

  /// Whether an entry that starts at the margin is one of the map above, which is reported.
  private mutating func isOutdented(_ pair: YAMLPair, below parent: YAMLPair, _ own: Set<String>) -> Bool {
    guard parent.value.style == .block, let first = parent.value.entries?.first,
      let inner = pair.value.entries, let key = inner.first?.key,
      inner.allSatisfy({ own.contains($0.key.scalarText ?? "") })
    else { return false }
    let (name, outer) = (pair.key.scalarText ?? "", parent.key.scalarText ?? "")
    let column = column(of: Int(first.key.range.start))
    let isWhole = pair.value.style == .block && self.column(of: Int(key.range.start)) <= column
    let starts =
      [lineStart(of: Int(pair.key.range.start))]
      + (isWhole ? lineStarts(from: Int(key.range.start), to: Int(pair.value.range.end)) : [])
    diagnostics.append(
      Diagnostic(
        .misplacedKey, "'\(name)' starts at the margin, and belongs below '\(outer)'", at: pair.key.range,
        label: "not a key of the file", related: [.init("the map above", at: parent.key.range)],
        fixes: [.init("indent '\(name)' by \(column)", edits: indenting(starts, by: column))]))
    return true
  }

  /// The keys that the map has, or that each of its entries has.
  static func keys(of shape: Shape) -> Set<String> { Set(shape.objects.flatMap(\.names)) }

  /// - Parameter ofFile: The keys that an entry of this name has at the top of the file.
  private func isStranger(
    _ entry: YAMLPair, to shape: Shape, _ own: Set<String>, _ ofFile: Set<String>
  ) -> Bool {
    guard case .map = shape else { return !own.contains(entry.key.scalarText ?? "") && !own.isEmpty }
    // An entry may have the name of a key: what it holds tells.
    guard !own.isEmpty, let pairs = entry.value.entries, !pairs.isEmpty else { return false }
    return pairs.allSatisfy { pair in
      let name = pair.key.scalarText ?? ""
      guard case .mapping = pair.value.content else {
        return pair.value.isNull || ofFile.contains(name) && !own.contains(name)
      }
      return !own.contains(name)
    }
  }

  private mutating func report(
    _ entries: [YAMLPair], below parent: YAMLPair, areLast: Bool, label: String = "a key of the file"
  ) {
    guard let first = entries.first, let last = entries.last else { return }
    let (name, outer) = (first.key.scalarText ?? "", parent.key.scalarText ?? "")
    let shift = column(of: Int(first.key.range.start)) - column(of: Int(parent.key.range.start))
    let end = max(Int(last.value.range.end), Int(last.key.range.end))
    let starts = lineStarts(from: Int(first.key.range.start), to: end)
    let edits = starts.filter { bytes[$0] == UInt8(ascii: " ") }.map {
      Diagnostic.Fix.Edit(SourceRange(source: source, start: $0, end: $0 + shift), "")
    }
    diagnostics.append(
      Diagnostic(
        .misplacedKey, "'\(name)' is indented below '\(outer)', and belongs beside it", at: first.key.range,
        label: label,
        related: [.init("indented below this", at: parent.key.range)]
          + entries.dropFirst().prefix(4).map { .init("and here", at: $0.key.range) },
        fixes: [.init("indent '\(name)' as '\(outer)'", edits: areLast ? edits : [])]))
  }

  /// The entries of a map, with keys that follow an empty entry moved into it. In a map of objects, a list
  /// belongs to the entry above, whether that is empty or not.
  private mutating func indented(
    _ pairs: [YAMLPair], _ own: Set<String>, holdsObjects: Bool
  ) -> [YAMLPair] {
    moved(pairs) { last, pair in
      let isList = if case .sequence = pair.value.content { true } else { false }
      let holdsValue = isList || !(pair.value.scalarText ?? "").isEmpty
      return holdsValue && own.contains(pair.key.scalarText ?? "")
        && (last.value.isNull || holdsObjects && isList && last.value.isBlock(without: pair.key.scalarText))
    }
  }

  /// The map with what follows an empty map in its column moved into that: `params:`, and `id: Int` below the 'p'.
  private mutating func lowered(_ node: YAMLNode, _ object: ObjectDescription) -> YAMLNode {
    guard let pairs = node.entries, node.style == .block, pairs.contains(where: \.value.isNull),
      // What an alias or a merge brings along is written elsewhere.
      pairs.allSatisfy({ $0.key.range.start >= node.range.start && $0.key.range.end <= node.range.end })
    else { return node }
    return node.holding(
      moved(pairs) { last, pair in
        guard last.value.isNull, let name = pair.key.scalarText, object.shape(of: name) == nil,
          let shape = object.shape(of: last.key.scalarText)
        else { return false }
        if case .object = shape { return Self.keys(of: shape).contains(name) }
        guard case .map = shape else { return false }
        if let inner = pair.value.entries, !inner.isEmpty {
          return Self.keys(of: shape).isSuperset(of: inner.compactMap(\.key.scalarText))
        }
        return BuiltinType(rawValue: String(pair.value.untagged?.prefix(while: \.isLetter) ?? "")) != nil
      })
  }

  /// The entries of a map, with those that belong to the one before them moved into it.
  private mutating func moved(_ pairs: [YAMLPair], where belongs: (YAMLPair, YAMLPair) -> Bool) -> [YAMLPair]
  {
    var entries: [YAMLPair] = []
    var moved: [YAMLPair] = []
    for pair in pairs {
      if let last = entries.last, belongs(last, pair) {
        moved.append(pair)
      } else {
        close(&entries, &moved)
        entries.append(pair)
      }
    }
    close(&entries, &moved)
    return entries
  }

  private mutating func close(_ entries: inout [YAMLPair], _ moved: inout [YAMLPair]) {
    guard let first = moved.first, let last = moved.last, let entry = entries.popLast() else { return }
    let name = entry.key.scalarText ?? ""
    let starts = lineStarts(from: Int(first.key.range.start), to: Int(last.value.range.end))
    let inner = entry.value.entries ?? []
    let deeper = inner.first.map {
      column(of: Int($0.key.range.start)) - column(of: Int(first.key.range.start))
    }
    diagnostics.append(
      Diagnostic(
        .misplacedKey, "'\(first.key.scalarText ?? "")' is indented as '\(name)', and belongs below it",
        at: first.key.range, label: "a key of '\(name)'",
        related: [.init(inner.isEmpty ? "has no keys" : "has the others", at: entry.key.range)],
        fixes: [.init("indent it below '\(name)'", edits: indenting(starts, by: deeper ?? 2))]))
    entries.append(YAMLPair(key: entry.key, value: first.value.holding(inner + moved)))
    moved = []
  }

  private func indenting(_ starts: [Int], by column: Int) -> [Diagnostic.Fix.Edit] {
    let spaces = String(repeating: " ", count: column)
    return starts.map { .init(SourceRange(source: source, start: $0, end: $0), spaces) }
  }

  private func column(of offset: Int) -> Int { offset - lineStart(of: offset) }

  private func lineStart(of offset: Int) -> Int {
    (bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")) ?? -1) + 1
  }

  /// The starts of the lines that are not empty.
  private func lineStarts(from start: Int, to end: Int) -> [Int] {
    var starts: [Int] = []
    var offset = lineStart(of: start)
    while offset < end {
      let next = (bytes[offset...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count) + 1
      if !"#\r\n".utf8.contains(bytes[offset]) { starts.append(offset) }
      offset = next
    }
    return starts
  }
}

extension YAMLNode {
  /// Whether it is a map with a line for each key, of which this is none.
  fileprivate func isBlock(without key: String?) -> Bool {
    guard style == .block, let pairs = entries, let first = pairs.first,
      range.start <= first.key.range.start
    else { return false }
    return !pairs.contains { $0.key.scalarText == key }
  }

  fileprivate func holding(_ pairs: [YAMLPair]) -> YAMLNode {
    YAMLNode(range: range, content: .mapping(pairs), style: .block, tag: tag)
  }
}

import NavSpecDiagnostics

/// The entries a mapping ends up with: the first of equal keys, and what `<<` brings in.
///
/// Names are compared as texts: `1` and `"1"` are two keys to YAML, but one name in a spec. Merged
/// entries are in the place of the `<<`. An entry of the mapping itself wins over them, then the earlier
/// of several merged mappings.
struct MappingEntries {
  static let mergeKey = "<<"

  private(set) var pairs: [YAMLPair] = []
  private(set) var diagnostics: [Diagnostic] = []

  init(_ written: [YAMLPair], isAnchor: (String) -> Bool) {
    pairs = written
    removeDuplicates()
    if pairs.contains(where: Self.isMerge) { merge(isAnchor) }
  }

  private static func isMerge(_ pair: YAMLPair) -> Bool {
    guard pair.key.style == .plain, case .scalar(let scalar) = pair.key.content else { return false }
    return scalar.text == mergeKey
  }

  /// Most mappings are small, and it takes longer to hash a key than to compare it with some.
  private var mayHaveDuplicates: Bool {
    pairs.count > 8
      || pairs.indices.contains { index in
        pairs[index].key.scalarText.map { key in pairs[..<index].contains { $0.key.scalarText == key } }
          ?? false
      }
  }

  private mutating func removeDuplicates() {
    guard mayHaveDuplicates else { return }
    var places: [String: YAMLPair] = [:]
    places.reserveCapacity(pairs.count)
    var duplicates: Set<Int> = []
    for (index, pair) in pairs.enumerated() {
      guard let key = pair.key.scalarText else { continue }
      guard let first = places.former(key, else: pair) else { continue }
      duplicates.insert(index)
      let isMerge = Self.isMerge(pair)
      diagnostics.append(
        Diagnostic(
          .duplicateKey, isMerge ? "two '<<' in one mapping" : "'\(key)' is already a key of this mapping",
          at: pair.key.range, label: "and again here",
          related: [Diagnostic.Label("first here", at: first.key.range)],
          fixes: [
            .init(
              isMerge
                ? "write one, with a list: '<<: [*first, *second]'" : Self.merging(first, pair, named: key))
          ]))
    }
    guard !duplicates.isEmpty else { return }
    pairs = pairs.indices.filter { !duplicates.contains($0) }.map { pairs[$0] }
  }

  private static func merging(_ first: YAMLPair, _ second: YAMLPair, named key: String) -> String {
    let values = [first.value, second.value]
    if values.allSatisfy({ $0.entries != nil }) { return "write what both hold under one '\(key)'" }
    let items = values.flatMap(\.items)
    let texts = items.compactMap { $0.style == .plain ? $0.scalarText : nil }
    if values.allSatisfy({ $0.scalarText != nil }) { return "remove one of them" }
    return texts.count == items.count
      ? "write one: '\(key): [\(texts.joined(separator: ", "))]'"
      : "write one, whose list has the items of both"
  }

  private mutating func merge(_ isAnchor: (String) -> Bool) {
    var names = Set(pairs.compactMap(\.key.scalarText))
    var merged: [YAMLPair] = []
    for pair in pairs {
      guard Self.isMerge(pair) else {
        merged.append(pair)
        continue
      }
      for mapping in sources(of: pair.value, isAnchor) {
        for entry in mapping {
          if let name = entry.key.scalarText, !names.insert(name).inserted { continue }
          merged.append(entry)
        }
      }
    }
    pairs = merged
  }

  private mutating func sources(of value: YAMLNode, _ isAnchor: (String) -> Bool) -> [[YAMLPair]] {
    switch value.content {
    case .mapping(let entries): return [entries]
    case .sequence(let items):
      return items.compactMap { item in
        if case .mapping(let entries) = item.content { return entries }
        report(item, isAnchor)
        return nil
      }
    case .scalar:
      report(value, isAnchor)
      return []
    }
  }

  private mutating func report(_ value: YAMLNode, _ isAnchor: (String) -> Bool) {
    diagnostics.append(
      Diagnostic(
        .invalidMerge, "'<<' takes a mapping or a list of mappings", at: value.range,
        fixes: value.scalarText.flatMap { isAnchor($0) ? [.writing("*\($0)", at: value.range)] : nil } ?? []))
  }
}

package import NavSpecDiagnostics

/// Where the entries of a file are: keys with their values, items of lists, and values on lines of their own.
package struct YAMLEntries {
  /// By their starts; of those that start at one place, the largest first.
  private var ranges: [SourceRange] = []

  package init(of root: YAMLNode) {
    collect(root)
    ranges.sort { ($0.start, $1.end) < ($1.start, $0.end) }
  }

  /// The first entry that begins behind a place.
  package func first(after offset: Int) -> SourceRange? {
    let index = ranges.partitioningIndex { Int($0.start) >= offset }
    return index < ranges.count ? ranges[index] : nil
  }

  private mutating func collect(_ node: YAMLNode) {
    switch node.content {
    case .scalar: break
    case .sequence(let items):
      for item in items {
        ranges.append(item.range)
        collect(item)
      }
    case .mapping(let pairs):
      for pair in pairs {
        // The value of an alias is written elsewhere.
        let isHere = pair.value.range.start >= pair.key.range.end
        let end = isHere ? pair.value.range.end : pair.key.range.end
        ranges.append(
          SourceRange(source: pair.key.range.source, start: Int(pair.key.range.start), end: Int(end)))
        // A block collection begins where its first entry does, and is more than that.
        if pair.value.style != .block { ranges.append(pair.value.range) }
        collect(pair.value)
      }
    }
  }
}

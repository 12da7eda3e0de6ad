extension Array {
  /// The first position from which on the answer is true; the end where it never is.
  /// - Parameter isBehind: Once true for an element, true for all behind it.
  package func partitioningIndex(where isBehind: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension Dictionary {
  /// Of pairs with one key, the first counts.
  @inlinable package init(first pairs: some Sequence<(Key, Value)>) {
    self.init(pairs, uniquingKeysWith: { first, _ in first })
  }

  /// The value of a key; nil for a new key, which gets the value that is given.
  package mutating func former(_ key: Key, else value: Value) -> Value? {
    if let former = self[key] { return former }
    self[key] = value
    return nil
  }
}

extension Array where Element: Hashable {
  /// Each once, in the order of their first places.
  @inlinable package var distinct: [Element] {
    guard count > 1 else { return self }
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}

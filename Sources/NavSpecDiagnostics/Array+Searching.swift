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

extension Array where Element: Hashable {
  /// Each once, in the order of their first places.
  @inlinable package var distinct: [Element] {
    guard count > 1 else { return self }
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}

extension Sequence<String> {
  /// The names that the author of `name` may have meant, the likeliest first.
  ///
  /// Names that differ only in case, hyphens or underscores come first, then those whose last part
  /// is `name` (`search.results` for `results`), then those a few slips of the keyboard away: one
  /// for names of up to five letters, two up to eight, and so on. Those farther than the nearest are
  /// left out.
  /// - Parameter isOffered: Whether a name may be suggested. It is asked of names that are near, as it may be dear.
  package func nearest(
    to name: String, limit: Int = 3, where isOffered: (String) -> Bool = { _ in true }
  ) -> [String] {
    guard name.utf8.count <= NearMiss.longestName else { return [] }
    let wanted = NearMiss(name)
    var found: [(distance: Int, name: String)] = []
    for candidate in self where candidate != name && candidate.utf8.count <= 2 * NearMiss.longestName {
      guard let distance = wanted.distance(to: candidate), isOffered(candidate) else { continue }
      found.append((distance, candidate))
    }
    let nearest = found.map { $0.distance }.min()
    return Array(found.filter { $0.distance == nearest }.map { $0.name }.sorted().prefix(limit))
  }
}

extension String {
  /// The name in lower case, without hyphens and underscores: names with the same one differ in spelling alone.
  package var foldedName: String {
    var folded = ""
    folded.unicodeScalars.append(contentsOf: NearMiss.fold(self))
    return folded
  }
}

/// `did you mean 'a', 'b' or 'c'?`, or nil for no names.
package func didYouMean(_ names: [String]) -> String? {
  names.isEmpty ? nil : "did you mean \(names.map { "'\($0)'" }.listed)?"
}

extension [String] {
  /// The elements with commas and `or` between them.
  package var listed: String {
    count > 1 ? dropLast().joined(separator: ", ") + " or " + self[count - 1] : joined()
  }
}

/// The same as the end of a sentence: `; did you mean 'a'?`.
/// - Parameter rest: What is said where there are no names.
package func asking(_ names: [String], else rest: String? = nil) -> String {
  (didYouMean(names) ?? rest).map { "; \($0)" } ?? ""
}

/// One misspelt name, measured against others.
struct NearMiss {
  /// Longer names are not compared.
  static let longestName = 80
  /// The distance of a name that was not written to its end.
  private static let farthest = 6
  /// One letter of a shorter name is too much of it.
  private static let shortestName = 3
  /// One slip in a shorter name may well make another name.
  private static let shortestCertainName = 5
  private let folded: [Unicode.Scalar]
  private let digits: [UInt8]
  private let lastCapital: UInt8?
  private let threshold: Int

  init(_ name: String) {
    folded = Self.fold(name)
    digits = Self.digits(name)
    lastCapital = Self.lastCapital(name)
    threshold = Swift.min(Swift.max(folded.count, 3) / 3, 4)
  }

  /// 0 for the same letters, 1 for the same last part, then one more than the slips; nil when too far.
  func distance(to candidate: String) -> Int? {
    let other = Self.fold(candidate)
    if other == folded { return folded.isEmpty ? nil : 0 }
    if let dot = other.lastIndex(of: "."), other[(dot + 1)...].elementsEqual(folded), !folded.isEmpty {
      return 1
    }
    guard let distance = slips(to: other).map({ $0 + 1 }) ?? distance(toUnfinished: other) else { return nil }
    return isSibling(of: candidate) ? nil : distance
  }

  /// `prem` for `premium`, and `ids` for `id`.
  private func distance(toUnfinished other: [Unicode.Scalar]) -> Int? {
    if folded.count >= Self.shortestName, other.starts(with: folded) { return Self.farthest }
    let (short, long) = folded.count < other.count ? (folded, other) : (other, folded)
    return short.count == 2 && long.count == 3 && long.starts(with: short) ? 2 : nil
  }

  /// Whether the candidate can only have been meant.
  func isCertain(_ candidate: String) -> Bool {
    let other = Self.fold(candidate)
    if other == folded { return true }
    guard digits == Self.digits(candidate), lastCapital == nil, Self.lastCapital(candidate) == nil,
      slips(to: other) == 1
    else { return false }
    let isLong = Swift.max(folded.count, other.count) >= Self.shortestCertainName
    // One slip that keeps the letters swaps two of them.
    return isLong || folded.sorted() == other.sorted()
  }

  /// `list1` and `list2`, or `userA` and `userB`: names that differ on purpose.
  private func isSibling(of candidate: String) -> Bool {
    let theirs = Self.digits(candidate)
    if !digits.isEmpty, !theirs.isEmpty, digits != theirs { return true }
    guard let lastCapital, let other = Self.lastCapital(candidate) else { return false }
    return lastCapital != other
  }

  private static func digits(_ name: String) -> [UInt8] { name.utf8.filter { (0x30...0x39).contains($0) } }

  private static func lastCapital(_ name: String) -> UInt8? {
    name.utf8.last.flatMap { (0x41...0x5A).contains($0) ? $0 : nil }
  }

  /// Lower case, without hyphens, underscores and the sigil '+'; ASCII by hand, as whole specs may be misspelt.
  static func fold(_ name: String) -> [Unicode.Scalar] {
    var folded: [Unicode.Scalar] = []
    folded.reserveCapacity(name.utf8.count)
    for byte in name.utf8 {
      guard byte < 0x80 else { return name.lowercased().unicodeScalars.filter { $0 != "-" && $0 != "_" } }
      guard byte != 0x2D, byte != 0x5F, byte != 0x2B else { continue }
      folded.append(Unicode.Scalar((0x41...0x5A).contains(byte) ? byte | 0x20 : byte))
    }
    return folded
  }

  /// The Damerau-Levenshtein distance (neighbours swapped count as one slip), up to the threshold.
  private func slips(to other: [Unicode.Scalar]) -> Int? {
    guard abs(folded.count - other.count) <= threshold, folded.count >= Self.shortestName,
      other.count >= Self.shortestName
    else { return nil }
    let width = other.count
    var twoAgo = Array(repeating: 0, count: width + 1)
    var last = Array(0...width)
    var current = twoAgo
    for (row, letter) in folded.enumerated() {
      current[0] = row + 1
      var least = row + 1
      for column in 0..<width {
        let otherLetter = other[column]
        var cost = Swift.min(last[column + 1], current[column]) + 1
        cost = Swift.min(cost, last[column] + (letter == otherLetter ? 0 : 1))
        if row > 0, column > 0, letter == other[column - 1], folded[row - 1] == otherLetter {
          cost = Swift.min(cost, twoAgo[column - 1] + 1)
        }
        current[column + 1] = cost
        least = Swift.min(least, cost)
      }
      guard least <= threshold else { return nil }
      // The three rows change places, so that none is made anew.
      swap(&twoAgo, &last)
      swap(&last, &current)
    }
    return last[width] <= threshold ? last[width] : nil
  }
}

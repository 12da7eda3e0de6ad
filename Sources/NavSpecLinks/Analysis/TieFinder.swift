import NavSpecRuntime

/// Finds pairs of variants whose keys are equal and whose segments may meet, without looking at every
/// pair: only variants of one signature tie, and they are told apart segment by segment.
struct TieFinder {
  /// What must agree for two keys to be equal on a URL.
  private struct Signature: Hashable {
    var priority: Int
    var finalKey: UInt64
    var ranks: [UInt32]
    var gapPosition: Int?
  }

  private let variants: [LinkVariant]
  private let pool: LanguagePool
  /// For each variant, the languages of its segments, case ignored: two that cannot meet then never meet.
  private let languages: [[LanguagePool.ID]]
  private let visit: (Int, Int) -> Bool

  /// Calls `visit` with pairs that may tie, the earlier variant first; where it answers true, the later
  /// one is not paired with more of the same path.
  static func visitPairs(_ variants: [LinkVariant], _ pool: LanguagePool, _ visit: (Int, Int) -> Bool) {
    withoutActuallyEscaping(visit) { visit in
      let finder = TieFinder(
        variants: variants, pool: pool,
        languages: variants.map { variant in
          variant.segments.map { pool.language(of: $0, ignoringCase: true) }
        }, visit: visit)
      var groups: [Signature: [Int]] = [:]
      for (index, variant) in variants.enumerated() {
        let signature = Signature(
          priority: variant.priority, finalKey: variant.finalKey, ranks: variant.segments.map(\.rank),
          gapPosition: variant.gap?.position)
        groups[signature, default: []].append(index)
      }
      for group in groups.values.sorted(by: { $0[0] < $1[0] }) where group.count > 1 {
        finder.split(group, at: 0)
      }
    }
  }

  private func parts(_ group: [Int], at position: Int) -> [(language: LanguagePool.ID, members: [Int])] {
    var places: [LanguagePool.ID: Int] = [:]
    var parts: [(language: LanguagePool.ID, members: [Int])] = []
    for member in group {
      let language = languages[member][position]
      if let place = places[language] {
        parts[place].members.append(member)
      } else {
        places[language] = parts.count
        parts.append((language, [member]))
      }
    }
    return parts
  }

  /// Members that are alike before a position, among themselves.
  private func split(_ group: [Int], at position: Int) {
    guard group.count > 1 else { return }
    guard position < languages[group[0]].count else {
      for (place, later) in group.enumerated() {
        for earlier in group[..<place] where visit(earlier, later) { break }
      }
      return
    }
    let parts = parts(group, at: position)
    for part in parts { split(part.members, at: position + 1) }
    // Literals that differ never meet.
    guard parts.count > 1, languages[group[0]].indices.contains(position),
      variants[group[0]].segments[position].rank != 0
    else { return }
    for (first, second) in meetings(parts, at: position) { join(first, second, at: position + 1) }
  }

  /// Members that may meet before a position, of one group with those of another.
  private func join(_ first: [Int], _ second: [Int], at position: Int) {
    guard position < languages[first[0]].count else {
      for later in max(first, second) {
        for earlier in first + second where earlier < later {
          guard first.contains(later) != first.contains(earlier) else { continue }
          if visit(earlier, later) { break }
        }
      }
      return
    }
    let rivals = parts(second, at: position)
    let isLiteral = variants[first[0]].segments[position].rank == 0
    for part in parts(first, at: position) {
      for rival in rivals
      where part.language == rival.language || !isLiteral && mayMeet(part.language, rival.language) {
        join(part.members, rival.members, at: position + 1)
      }
    }
  }

  private func max(_ first: [Int], _ second: [Int]) -> [Int] { (first + second).sorted() }

  private func mayMeet(_ first: LanguagePool.ID, _ second: LanguagePool.ID) -> Bool {
    pool.isEmpty(pool.intersection(first, second)) != true
  }

  /// Pairs of parts that may meet. Most affixes begin with a literal: in the order of these, one can only
  /// meet its neighbours.
  private func meetings(_ parts: [(language: LanguagePool.ID, members: [Int])], at position: Int) -> [(
    [Int], [Int]
  )] {
    let prefixes = parts.map { variants[$0.members[0]].segments[position].firstLiteral }
    let order = parts.indices.sorted { (prefixes[$0], $0) < (prefixes[$1], $1) }
    var pairs: [([Int], [Int])] = []
    for (place, first) in order.enumerated() {
      for second in order[(place + 1)...] {
        guard prefixes[second].hasPrefix(prefixes[first]) else { break }
        if mayMeet(parts[first].language, parts[second].language) {
          pairs.append((parts[first].members, parts[second].members))
        }
      }
    }
    return pairs
  }
}

extension LinkVariant.SegmentClass {
  /// The literal text it begins with, in lower case; empty if it begins with a value.
  fileprivate var firstLiteral: String {
    guard case .affix(let pieces) = self, case .literal(let text)? = pieces.first else { return "" }
    return text.lowercased()
  }
}

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
  private let constants: Constants
  private let visit: (Int, Int) -> Bool

  /// What must be just so for a variant to match: two that ask for different values never meet.
  private struct Constants {
    /// The most frequent first; the empty one is the host of a full URL.
    var names: [String] = []
    var values: [[String: String]] = []

    init(_ variants: [LinkVariant]) {
      var counts: [String: Int] = [:]
      for variant in variants {
        var values: [String: String] = [:]
        if case .exact(let host)? = variant.site?.domain {
          values[""] = "\(variant.site?.scheme ?? "") \(host)"
        }
        for case .literal(let key, let value) in variant.query where !key.isEmpty {
          values[key] = value.lowercased()
        }
        for key in values.keys { counts[key, default: 0] += 1 }
        self.values.append(values)
      }
      names = counts.keys.sorted { (counts[$1] ?? 0, $0) < (counts[$0] ?? 0, $1) }.prefix(8).map { $0 }
    }
  }

  /// Calls `visit` with pairs that may tie, the earlier variant first; where it answers true, the later
  /// one is not paired with more of the same path.
  static func visitPairs(_ variants: [LinkVariant], _ pool: LanguagePool, _ visit: (Int, Int) -> Bool) {
    withoutActuallyEscaping(visit) { visit in
      let finder = TieFinder(
        variants: variants, pool: pool,
        languages: variants.map { variant in
          variant.segments.map { pool.language(of: $0, ignoringCase: true) }
        }, constants: Constants(variants), visit: visit)
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
      pair(group, told: 0)
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

  /// Members of one path among themselves, told apart by what must be just so beside the path.
  private func pair(_ group: [Int], told: Int) {
    guard group.count > 1 else { return }
    guard told < constants.names.count, group.count > 8 else {
      for (place, later) in group.enumerated() {
        for earlier in group[..<place] where visit(earlier, later) { break }
      }
      return
    }
    let name = constants.names[told]
    var places: [String: Int] = [:]
    var parts: [[Int]] = []
    var rest: [Int] = []
    for member in group {
      guard let value = constants.values[member][name] else {
        rest.append(member)
        continue
      }
      if let place = places[value] {
        parts[place].append(member)
      } else {
        places[value] = parts.count
        parts.append([member])
      }
    }
    for part in parts { pair(part, told: told + 1) }
    pair(rest, told: told + 1)
    for part in parts where !rest.isEmpty { meet(part, rest) }
  }

  /// Members of one group with those of another.
  private func meet(_ first: [Int], _ second: [Int]) {
    for (members, others) in [(first, second), (second, first)] {
      for later in members {
        for earlier in others where earlier < later {
          if visit(earlier, later) { break }
        }
      }
    }
  }

  /// Members that may meet before a position, of one group with those of another.
  private func join(_ first: [Int], _ second: [Int], at position: Int) {
    guard position < languages[first[0]].count else {
      meet(first, second)
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

  private func mayMeet(_ first: LanguagePool.ID, _ second: LanguagePool.ID) -> Bool {
    pool.isEmpty(pool.intersection(first, second)) != true
  }

  /// Pairs of parts that may meet.
  private func meetings(_ parts: [(language: LanguagePool.ID, members: [Int])], at position: Int) -> [(
    [Int], [Int]
  )] {
    let classes = parts.map { variants[$0.members[0]].segments[position] }
    return candidates(classes).compactMap { first, second in
      mayMeet(parts[first].language, parts[second].language)
        ? (parts[first].members, parts[second].members) : nil
    }
  }

  /// Pairs of classes of one rank that are worth a closer look.
  private func candidates(_ classes: [LinkVariant.SegmentClass]) -> [(Int, Int)] {
    var pairs: [(Int, Int)] = []
    let texts = classes.map(\.texts)
    if texts.allSatisfy({ $0 != nil }) {
      // Closed sets meet where they share a text.
      var owners: [String: [Int]] = [:]
      var known: Set<[Int]> = []
      for (index, texts) in texts.enumerated() {
        for text in texts ?? [] {
          for owner in owners[text] ?? [] where owner != index && known.insert([owner, index]).inserted {
            pairs.append((owner, index))
          }
          owners[text, default: []].append(index)
        }
      }
      return pairs
    }
    // Most affixes begin with a literal: in the order of these, one only meets its neighbours.
    let prefixes = classes.map(\.firstLiteral)
    let order = classes.indices.sorted { (prefixes[$0], $0) < (prefixes[$1], $1) }
    for (place, first) in order.enumerated() {
      for second in order[(place + 1)...] {
        guard prefixes[second].hasPrefix(prefixes[first]) else { break }
        pairs.append((first, second))
      }
    }
    return pairs
  }
}

extension LinkVariant.SegmentClass {
  /// The texts of a closed set, in lower case; nil if it is none.
  fileprivate var texts: [String]? {
    guard case .value(let field) = self else { return nil }
    switch field.form.base {
    case .cases(let texts): return texts.map { $0.lowercased() }
    case .bool: return ["true", "false"]
    default: return nil
    }
  }

  /// The literal text it begins with, in lower case; empty if it begins with a value.
  fileprivate var firstLiteral: String {
    guard case .affix(let pieces) = self, case .literal(let text)? = pieces.first else { return "" }
    return text.lowercased()
  }
}

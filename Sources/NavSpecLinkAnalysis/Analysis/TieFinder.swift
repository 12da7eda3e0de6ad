import NavSpecRuntime

/// Finds pairs of variants whose keys are equal and whose segments may meet.
struct TieFinder {
  /// What must agree for two keys to be equal on a URL.
  private struct Signature: Hashable {
    var priority: Int
    var finalKey: UInt64
    var ranks: [UInt32]
    var gapPosition: Int?
    /// Those that differ never meet.
    var literals: [LanguagePool.ID]
  }

  private let model: LinkModel
  /// For each variant, the languages of its segments, case ignored: two that cannot meet then never meet.
  private let languages: [[LanguagePool.ID]]
  private let sites: SiteClasses
  /// For each variant, query values that must be just so: two that ask for different ones never meet.
  private let constants: [[String: String]]
  private let pairs = AnalysisBudget(AnalysisBudget.pairs)
  private var known: [[LanguagePool.ID]: Bool] = [:]

  private init(_ model: LinkModel) {
    let variants = model.table.variants
    self.model = model
    languages = variants.map { variant in
      variant.segments.map { model.pool.language(of: $0, ignoringCase: true) }
    }
    sites = SiteClasses(variants, model.sources)
    constants = variants.map { variant in
      var values: [String: String] = [:]
      for case .literal(let key, let value) in variant.query { values[key] = value.lowercased() }
      return values
    }
  }

  /// Calls `visit` with pairs that may tie, the earlier variant first; once it answers true, the later one
  /// is not paired with more. Variants of one owner are no pair.
  /// - Returns: Variants that were not paired with all that they may tie with, for that would be too much.
  static func visitPairs(_ model: LinkModel, _ visit: (Int, Int) -> Bool) -> Set<Int> {
    var finder = Self(model)
    var groups: [Signature: [Int]] = [:]
    var skipped: Set<Int> = []
    for (later, variant) in model.table.variants.enumerated() {
      let ranks = variant.segments.map(\.rank)
      let signature = Signature(
        priority: variant.priority, finalKey: variant.finalKey, ranks: ranks,
        gapPosition: variant.gap?.position,
        literals: zip(ranks, finder.languages[later]).filter { $0.0 == 0 }.map(\.1))
      for earlier in groups[signature] ?? [] where model.owners[earlier] != model.owners[later] {
        guard finder.pairs.spend(1) else {
          skipped.insert(later)
          break
        }
        if finder.mayMeet(earlier, later), visit(earlier, later) { break }
      }
      groups[signature, default: []].append(later)
    }
    return skipped
  }

  private mutating func mayMeet(_ earlier: Int, _ later: Int) -> Bool {
    let (site, other) = (sites.numbers[earlier], sites.numbers[later])
    guard site == other || sites.partners[site].contains(other),
      constants[later].allSatisfy({ constants[earlier][$0.key] ?? $0.value == $0.value })
    else { return false }
    for (first, second) in zip(languages[earlier], languages[later]) where first != second {
      guard mayMeet(first, second) else { return false }
    }
    return true
  }

  private mutating func mayMeet(_ first: LanguagePool.ID, _ second: LanguagePool.ID) -> Bool {
    if let answer = known[[first, second]] { return answer }
    pairs.spend(AnalysisBudget.segmentPair)
    let answer = model.pool.mayOverlap(first, second, pairs)
    if known.count < AnalysisBudget.keptSpaces { known[[first, second]] = answer }
    return answer
  }
}

extension Array {
  /// The elements by what they have in common, in the order in which that was met first.
  func parts<Key: Hashable>(by key: (Element) -> Key) -> [(key: Key, members: [Element])] {
    var places: [Key: Int] = [:]
    var parts: [(key: Key, members: [Element])] = []
    for element in self {
      let key = key(element)
      if let place = places[key] {
        parts[place].members.append(element)
      } else {
        places[key] = parts.count
        parts.append((key, [element]))
      }
    }
    return parts
  }
}

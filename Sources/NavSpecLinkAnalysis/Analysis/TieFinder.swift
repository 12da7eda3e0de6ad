import NavSpecRuntime

/// Finds pairs of variants whose keys are equal and whose segments may meet, without looking at every
/// pair: only variants of one signature tie, and they are distinguished segment by segment.
struct TieFinder {
  /// What must agree for two keys to be equal on a URL.
  private struct Signature: Hashable {
    var priority: Int
    var finalKey: UInt64
    var ranks: [UInt32]
    var gapPosition: Int?
  }

  private let variants: [LinkVariant]
  private let model: LinkModel
  /// For each variant, the languages of its segments, case ignored: two that cannot meet then never meet.
  private let languages: [[LanguagePool.ID]]
  private let sites: SiteClasses
  private let constants: Constants
  private let visit: (Int, Int) -> Bool
  /// Variants that need not be paired with earlier ones any more.
  private var isDone: [Bool]
  private let pairs = AnalysisBudget(AnalysisBudget.pairs)
  /// Variants that were not paired with all they may meet.
  private var skipped: Set<Int> = []

  /// Query values that must be just so for a variant to match: two that ask for different ones never meet.
  private struct Constants {
    /// The most frequent first.
    var names: [String] = []
    var values: [[String: String]] = []

    init(_ variants: [LinkVariant]) {
      var counts: [String: Int] = [:]
      for index in variants.indices {
        var values: [String: String] = [:]
        for case .literal(let key, let value) in variants[index].query { values[key] = value.lowercased() }
        for key in values.keys { counts[key, default: 0] += 1 }
        self.values.append(values)
      }
      names = counts.keys.sorted { (counts[$1] ?? 0, $0) < (counts[$0] ?? 0, $1) }.prefix(8).map { $0 }
    }
  }

  /// Calls `visit` with pairs that may tie, the earlier variant first; once it answers true, the later one
  /// is not paired with more. Variants of one owner are no pair.
  /// - Returns: Variants that were not paired with all that they may tie with, for that would be too much.
  static func visitPairs(_ model: LinkModel, _ visit: (Int, Int) -> Bool) -> Set<Int> {
    withoutActuallyEscaping(visit) { visit in
      let variants = model.table.variants
      var finder = TieFinder(
        variants: variants, model: model,
        languages: variants.map { variant in
          variant.segments.map { model.pool.language(of: $0, ignoringCase: true) }
        }, sites: SiteClasses(variants, model.sources), constants: Constants(variants), visit: visit,
        isDone: variants.map { _ in false })
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
      return finder.skipped
    }
  }

  private func areOneOwners(_ members: [Int]) -> Bool {
    members.allSatisfy { model.owners[$0] == model.owners[members[0]] }
  }

  /// Whether one more pair may be thought of; else its later variant is not paired any more.
  private mutating func allows(_ first: Int, _ second: Int) -> Bool {
    if pairs.spend(1) { return true }
    skipped.insert(max(first, second))
    isDone[max(first, second)] = true
    return false
  }

  private typealias Part = (language: LanguagePool.ID, members: [Int])

  private func parts(_ group: [Int], at position: Int) -> [Part] {
    group.parts { languages[$0][position] }.map { (language: $0.key, members: $0.members) }
  }

  /// Members that are alike before a position, among themselves.
  private mutating func split(_ group: [Int], at position: Int) {
    guard group.count > 1, !areOneOwners(group) else { return }
    guard position < languages[group[0]].count else {
      pairBySite(group)
      return
    }
    let parts = parts(group, at: position)
    for part in parts { split(part.members, at: position + 1) }
    // Literals that differ never meet.
    guard parts.count > 1, variants[group[0]].segments[position].rank != 0 else { return }
    let sets = parts.compactMap { variants[$0.members[0]].segments[position].texts }
    if sets.count == parts.count {
      joinSets(parts, sets, at: position)
      return
    }
    if let meetings = meetings(parts, at: position) {
      for (later, earlier) in meetings.enumerated() {
        for earlier in earlier { join(parts[earlier].members, parts[later].members, at: position + 1) }
      }
      return
    }
    var highest = -1
    for (place, later) in parts.enumerated() {
      let isLast = highest < later.members[0]
      highest = later.members.reduce(highest, max)
      for earlier in 0..<place {
        if isLast, later.members.allSatisfy({ isDone[$0] }) { break }
        guard !areDone(parts[earlier].members, later.members),
          mayMeet(parts[earlier].language, later.language)
        else { continue }
        join(parts[earlier].members, later.members, at: position + 1)
      }
    }
  }

  /// Closed sets meet where they share a text.
  private mutating func joinSets(_ parts: [Part], _ sets: [[String]], at position: Int) {
    var holders: [String: [Int]] = [:]
    var lastPartner = parts.map { _ in -1 }
    var highest = -1
    for (later, texts) in sets.enumerated() {
      let isLast = highest < parts[later].members[0]
      highest = parts[later].members.reduce(highest, max)
      search: for text in texts {
        for earlier in holders[text] ?? [] where lastPartner[earlier] != later {
          lastPartner[earlier] = later
          let (first, second) = (parts[earlier].members, parts[later].members)
          guard allows(first[0], second[0]) else {
            skipped.formUnion(parts[later...].flatMap(\.members))
            return
          }
          guard !areDone(first, second) else { continue }
          join(first, second, at: position + 1)
          if isLast, second.allSatisfy({ isDone[$0] }) { break search }
        }
      }
      for text in texts where holders[text]?.last != later { holders[text, default: []].append(later) }
    }
  }

  /// Members that may meet before a position, of one group with those of another.
  private mutating func join(_ first: [Int], _ second: [Int], at position: Int) {
    guard !areDone(first, second) else { return }
    guard position < languages[first[0]].count else {
      meetBySite(first, second)
      return
    }
    let rivals = parts(second, at: position)
    let isLiteral = variants[first[0]].segments[position].rank == 0
    let byLanguage = Dictionary(uniqueKeysWithValues: rivals.map { ($0.language, $0.members) })
    for part in parts(first, at: position) {
      if let members = byLanguage[part.language] { join(part.members, members, at: position + 1) }
      guard !isLiteral else { continue }
      for rival in rivals where part.language != rival.language && !areDone(part.members, rival.members) {
        guard mayMeet(part.language, rival.language) else { continue }
        join(part.members, rival.members, at: position + 1)
      }
    }
  }

  private func areDone(_ first: [Int], _ second: [Int]) -> Bool {
    func areDone(_ members: [Int], _ others: [Int]) -> Bool {
      members.allSatisfy { isDone[$0] || $0 < others[0] }
    }
    return areDone(first, second) && areDone(second, first)
  }

  private func mayMeet(_ first: LanguagePool.ID, _ second: LanguagePool.ID) -> Bool {
    model.pool.isEmpty(model.pool.intersection(first, second)) != true
  }

  /// Members of one path among themselves, distinguished by where their URLs live.
  private mutating func pairBySite(_ group: [Int]) {
    let parts = group.parts { sites.numbers[$0] }
    var places: [Int: Int] = [:]
    for (place, part) in parts.enumerated() {
      pairByFragment(part.members)
      // Of many sites, each has few partners.
      for earlier in sites.partners[part.key].compactMap({ places[$0] }).sorted() {
        meet(parts[earlier].members, part.members, depth: 0)
      }
      places[part.key] = place
    }
  }

  /// As `pairBySite`, of one group with those of another.
  private mutating func meetBySite(_ first: [Int], _ second: [Int]) {
    let rivals = second.parts { sites.numbers[$0] }
    for part in first.parts(by: { sites.numbers[$0] }) {
      for rival in rivals
      where part.key == rival.key || sites.partners[part.key].contains(rival.key) {
        meet(part.members, rival.members, depth: 0)
      }
    }
  }

  /// Members of one path among themselves, distinguished by fragments of one segment.
  private mutating func pairByFragment(_ group: [Int]) {
    guard group.count > 8 else { return pair(group, depth: 0) }
    guard !model.budget.isSpent else {
      skipped.formUnion(group)
      return
    }
    var singles: [Part] = []
    var classes: [LinkVariant.SegmentClass] = []
    var rest: [Int] = []
    for part in group.parts(by: { variants[$0].fragment.map { model.fragment($0, true) } ?? .any }) {
      guard case .segments(let languages) = part.key, languages.count == 1,
        case .segments(let segments)? = variants[part.members[0]].fragment, segments.count == 1
      else {
        rest += part.members
        continue
      }
      singles.append((languages[0], part.members))
      classes.append(segments[0])
    }
    guard singles.count > 1,
      let meetings = Self.meetings(ofLiterals: classes.map(\.firstLiteral))
        ?? Self.meetings(ofLiterals: classes.map(\.lastLiteral))
    else { return pair(group, depth: 0) }
    rest.sort()
    pair(rest, depth: 0)
    for (later, earlier) in meetings.enumerated() {
      pair(singles[later].members, depth: 0)
      for earlier in earlier { meet(singles[earlier].members, singles[later].members, depth: 0) }
      if !rest.isEmpty { meet(singles[later].members, rest, depth: 0) }
    }
  }

  /// A variant with those of others that are earlier, until it need not be paired any more.
  private mutating func pair(_ later: Int, with others: ArraySlice<Int>) {
    guard !isDone[later] else { return }
    for earlier in others where earlier < later && model.owners[earlier] != model.owners[later] {
      guard allows(earlier, later) else { break }
      isDone[later] = visit(earlier, later)
      if isDone[later] { break }
    }
  }

  /// Members of one path among themselves, distinguished by what must be just so in the query.
  private mutating func pair(_ group: [Int], depth: Int) {
    guard group.count > 1, !areOneOwners(group) else { return }
    guard depth < constants.names.count, group.count > 8 else {
      for (place, later) in group.enumerated() { pair(later, with: group[..<place]) }
      return
    }
    let parts = group.parts { constants.values[$0][constants.names[depth]] }
    for part in parts { pair(part.members, depth: depth + 1) }
    guard let rest = parts.first(where: { $0.key == nil }) else { return }
    for part in parts where part.key != nil { meet(part.members, rest.members, depth: depth + 1) }
  }

  /// As `pair`, of one group with those of another.
  private mutating func meet(_ first: [Int], _ second: [Int], depth: Int) {
    guard depth < constants.names.count, first.count * second.count > 64 else {
      for (members, others) in [(first, second), (second, first)] {
        for later in members { pair(later, with: others[...]) }
      }
      return
    }
    let name = constants.names[depth]
    let rivals = second.parts { constants.values[$0][name] }
    let byValue = Dictionary(uniqueKeysWithValues: rivals.map { ($0.key, $0.members) })
    for part in first.parts(by: { constants.values[$0][name] }) {
      if part.key == nil {
        meet(part.members, second, depth: depth + 1)
      } else {
        if let members = byValue[part.key] { meet(part.members, members, depth: depth + 1) }
        if let rest = byValue[nil] { meet(part.members, rest, depth: depth + 1) }
      }
    }
  }

  /// For each part the earlier ones that its class may meet; nil if that is for each two to be asked.
  private func meetings(_ parts: [Part], at position: Int) -> [[Int]]? {
    let classes = parts.map { variants[$0.members[0]].segments[position] }
    guard parts.count > 8 else { return nil }
    for key in [\LinkVariant.SegmentClass.firstLiteral, \.lastLiteral] {
      guard let meetings = Self.meetings(ofLiterals: classes.map({ $0[keyPath: key] })) else { continue }
      return meetings.enumerated().map { later, earlier in
        earlier.filter { mayMeet(parts[$0].language, parts[later].language) }
      }
    }
    let automata = parts.compactMap { model.pool.automaton($0.language) }
    return automata.count == parts.count ? SharedTexts.partners(of: automata) : nil
  }

  /// Affixes meet where the literal that one begins with is the beginning of the other's: in their order one
  /// only meets its neighbours. The same is true of their ends, read backwards. Nil if that tells too few
  /// of them apart.
  private static func meetings(ofLiterals literals: [[UInt8]]) -> [[Int]]? {
    let order = literals.indices.sorted {
      literals[$0] == literals[$1] ? $0 < $1 : literals[$0].lexicographicallyPrecedes(literals[$1])
    }
    var pairs: [(Int, Int)] = []
    for (place, first) in order.enumerated() {
      for second in order[(place + 1)...] {
        guard literals[second].starts(with: literals[first]) else { break }
        guard pairs.count < AnalysisBudget.neighbours * literals.count else { return nil }
        pairs.append((first, second))
      }
    }
    var meetings: [[Int]] = Array(repeating: [], count: literals.count)
    for (first, second) in pairs {
      meetings[max(first, second)].append(min(first, second))
    }
    return meetings.map { $0.sorted() }
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
  fileprivate var firstLiteral: [UInt8] {
    if case .literal(let text) = self { return Array(text.lowercased().utf8) }
    guard case .affix(let pieces) = self, case .literal(let text)? = pieces.first else { return [] }
    return Array(text.lowercased().utf8)
  }

  /// The literal text it ends in, in lower case and from its end; empty if it ends in a value.
  fileprivate var lastLiteral: [UInt8] {
    if case .literal(let text) = self { return text.lowercased().utf8.reversed() }
    guard case .affix(let pieces) = self, case .literal(let text)? = pieces.last else { return [] }
    return text.lowercased().utf8.reversed()
  }
}

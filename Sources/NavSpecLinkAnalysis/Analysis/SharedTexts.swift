/// Finds which of many languages share a text without comparing each with each: all automata read one text
/// at a time, and where fewer than two can go on, nothing is shared.
package struct SharedTexts {
  /// An automaton and the state it is in.
  private struct Reader: Hashable {
    var member: Int32
    var state: Int32
  }

  private let languages: [TextAutomaton]
  private let budget: AnalysisBudget
  private var seen: Set<[Reader]> = []
  private var pending: [[Reader]] = []
  private var partners: [Set<Int>]

  /// For each language, the earlier ones that share a text with it, in order; nil if to tell would cost
  /// more than a fixed amount for each language.
  package static func partners(of languages: [TextAutomaton]) -> [[Int]]? {
    var search = SharedTexts(languages)
    return search.run() ? search.partners.map { $0.sorted() } : nil
  }

  private init(_ languages: [TextAutomaton]) {
    self.languages = languages
    budget = AnalysisBudget(
      AnalysisBudget.sharedTexts + languages.count * AnalysisBudget.sharedTextsOfLanguage)
    partners = Array(repeating: [], count: languages.count)
  }

  private mutating func run() -> Bool {
    enqueue(languages.indices.map { Reader(member: Int32($0), state: 0) })
    while let readers = pending.popLast() {
      guard step(readers) else { return false }
    }
    return true
  }

  private mutating func enqueue(_ readers: [Reader]) {
    if readers.count > 1, seen.insert(readers).inserted { pending.append(readers) }
  }

  /// Records the patterns that accept the text so far, and reads every scalar that two continue with; false
  /// once the budget is spent.
  private mutating func step(_ readers: [Reader]) -> Bool {
    let accepting = readers.filter { languages[Int($0.member)].accepts(in: Int($0.state)) }
    guard budget.spend(readers.count + accepting.count * accepting.count / 2) else { return false }
    for (place, later) in accepting.enumerated() {
      for earlier in accepting[..<place] { partners[Int(later.member)].insert(Int(earlier.member)) }
    }
    var bounds: Set<UInt32> = []
    for reader in readers {
      for edge in languages[Int(reader.member)].edges(from: Int(reader.state)) {
        bounds.insert(edge.lower)
        bounds.insert(edge.upper + 1)
      }
    }
    let starts = bounds.sorted()
    let places = Dictionary(uniqueKeysWithValues: starts.enumerated().map { ($1, $0) })
    var next: [[Reader]] = Array(repeating: [], count: starts.count)
    for reader in readers {
      for edge in languages[Int(reader.member)].edges(from: Int(reader.state)) {
        guard let first = places[edge.lower], let end = places[edge.upper + 1] else { continue }
        guard budget.spend(end - first) else { return false }
        for place in first..<end { next[place].append(Reader(member: reader.member, state: edge.target)) }
      }
    }
    for readers in next { enqueue(readers) }
    return true
  }
}

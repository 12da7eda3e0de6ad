/// Sequences that have literals at some places, each filed under the rarest two of them: so that one is compared
/// only with those that may agree with it.
struct LiteralIndex {
  struct Literal: Hashable {
    let place: Int
    let text: String
  }

  /// A sequence as far as it is known.
  struct Sequence {
    /// By place, of each place at most one.
    let literals: [Literal]
    /// The number of places; nil if it may have any.
    let length: Int?
  }

  /// Those of one length whose literals that tell the most apart are at the same places: by the text at the first of
  /// the places, then by that at the second.
  private typealias Group = [String: [String: [Int]]]

  /// By length, then by the places of the literals.
  private var groups: [Int?: [[Int]: Group]] = [:]

  init(_ sequences: [Sequence]) {
    var frequencies: [Literal: Int] = [:]
    for sequence in sequences {
      for literal in sequence.literals { frequencies[literal, default: 0] += 1 }
    }
    for (index, sequence) in sequences.enumerated() {
      // The two rarest tell the most apart; of equal ones the first.
      let byRarity = sequence.literals.sorted {
        (frequencies[$0, default: 0], $0.place) < (frequencies[$1, default: 0], $1.place)
      }
      var filed = byRarity.prefix(2).sorted { $0.place < $1.place }
      if let known = groups[sequence.length], known.count >= AnalysisBudget.groups,
        known[filed.map(\.place)] == nil
      {
        filed = Array(byRarity.prefix(1))
      }
      let (first, second) = (filed.first?.text ?? "", filed.dropFirst().first?.text ?? "")
      groups[sequence.length, default: [:]][filed.map(\.place), default: [:]][
        first, default: [:]][second, default: []].append(index)
    }
  }

  /// The sequences, in order, that may agree with one: of the same length, and without another literal where it has one.
  /// Of more than two literals, two are looked at.
  func rivals(of sequence: Sequence) -> [Int] {
    let own = Dictionary(
      sequence.literals.map { ($0.place, $0.text) }, uniquingKeysWith: { first, _ in first })
    var rivals: [Int] = []
    for (length, groups) in groups where length == nil || sequence.length == nil || length == sequence.length
    {
      for (places, group) in groups {
        if let end = sequence.length, let last = places.last, last >= end { continue }
        let first = places.first.flatMap { own[$0] }
        let second = places.dropFirst().first.flatMap { own[$0] }
        for bySecond in first.map({ [group[$0] ?? [:]] }) ?? Array(group.values) {
          if let second { rivals += bySecond[second] ?? [] } else { rivals += bySecond.values.joined() }
        }
      }
    }
    return rivals.sorted()
  }
}

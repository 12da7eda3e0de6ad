/// Sequences that have literals at some places, each filed under the rarest two of them: so that one is compared
/// only with those that may agree with it.
package struct LiteralIndex {
  package struct Literal: Hashable {
    let place: Int
    let text: String

    package init(place: Int, text: String) {
      self.place = place
      self.text = text
    }
  }

  /// A sequence as far as it is known.
  package struct Sequence {
    let literals: [Literal]
    let length: Int?

    /// - Parameters:
    ///   - literals: By place, of each place at most one.
    ///   - length: The number of places; nil if it may have any.
    package init(_ literals: [Literal], length: Int?) {
      self.literals = literals
      self.length = length
    }
  }

  /// Those of one length whose literals that tell the most apart are at the same places.
  private struct Group {
    var all: [Int] = []
    /// By the literal at the first place, at the second, and at both.
    var byFirst: [String: [Int]] = [:]
    var bySecond: [String: [Int]] = [:]
    var byBoth: [[String]: [Int]] = [:]

    mutating func insert(_ index: Int, _ literals: [Literal]) {
      all.append(index)
      guard let first = literals.first else { return }
      byFirst[first.text, default: []].append(index)
      guard literals.count > 1 else { return }
      bySecond[literals[1].text, default: []].append(index)
      byBoth[literals.map(\.text), default: []].append(index)
    }

    /// Those that have certain literals, or any where there is none.
    func members(_ first: String?, _ second: String?) -> [Int]? {
      switch (first, second) {
      case (nil, nil): all
      case (let first?, nil): byFirst[first]
      case (nil, let second?): bySecond[second]
      case (let first?, let second?): byBoth[[first, second]]
      }
    }
  }

  /// By length, then by the places of the literals.
  private var groups: [Int?: [[Int]: Group]] = [:]

  package init(_ sequences: [Sequence]) {
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
      groups[sequence.length, default: [:]][filed.map(\.place), default: Group()].insert(index, filed)
    }
  }

  /// The sequences, in order, that may agree with one: of the same length, and without another literal where it has one.
  /// Of more than two literals, two are looked at.
  package func rivals(of sequence: Sequence) -> [Int] {
    let own = Dictionary(
      sequence.literals.map { ($0.place, $0.text) }, uniquingKeysWith: { first, _ in first })
    var rivals: [Int] = []
    for (length, groups) in groups where length == nil || sequence.length == nil || length == sequence.length
    {
      for (places, group) in groups {
        if let end = sequence.length, let last = places.last, last >= end { continue }
        rivals +=
          group.members(
            places.first.flatMap { own[$0] }, places.count > 1 ? own[places[1]] : nil) ?? []
      }
    }
    return rivals.sorted()
  }
}

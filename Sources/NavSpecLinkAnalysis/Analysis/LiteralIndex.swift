/// Sequences that have literals at some places, each filed under the rarest of them: so that one is compared only with
/// those that may agree with it.
package struct LiteralIndex {
  /// A literal and its place.
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

  /// Those of one length.
  private struct Shelf {
    var byText: [Int: [String: [Int]]] = [:]
    /// Those without a literal.
    var others: [Int] = []
  }

  private var shelves: [Int?: Shelf] = [:]
  private let sequences: [Sequence]

  package init(_ sequences: [Sequence]) {
    self.sequences = sequences
    var frequencies: [Literal: Int] = [:]
    for sequence in sequences {
      for literal in sequence.literals { frequencies[literal, default: 0] += 1 }
    }
    for (index, sequence) in sequences.enumerated() {
      // The rarest tells the most apart; of equal ones the first.
      let rarest = sequence.literals.min { frequencies[$0, default: 0] < frequencies[$1, default: 0] }
      guard let literal = rarest else {
        shelves[sequence.length, default: Shelf()].others.append(index)
        continue
      }
      shelves[sequence.length, default: Shelf()]
        .byText[literal.place, default: [:]][literal.text, default: []].append(index)
    }
  }

  /// The sequences, in order, that may agree with one: of the same length, and without another literal where it has one.
  package func rivals(of sequence: Sequence) -> [Int] {
    let own = Dictionary(
      sequence.literals.map { ($0.place, $0.text) }, uniquingKeysWith: { first, _ in first })
    var candidates: [Int] = []
    for (length, shelf) in shelves where length == nil || sequence.length == nil || length == sequence.length
    {
      candidates += shelf.others
      for (place, texts) in shelf.byText {
        if let text = own[place] {
          candidates += texts[text] ?? []
        } else if sequence.length.map({ place < $0 }) ?? true {
          candidates += texts.values.joined()
        }
      }
    }
    return candidates.filter { candidate in
      sequences[candidate].literals.allSatisfy { literal in own[literal.place].map { $0 == literal.text } ?? true }
    }.sorted()
  }
}

@testable import NavSpecLinkAnalysis
import TestSupport
import Testing

/// An index may offer too many rivals, and never too few.
@Suite struct LiteralIndexTests {
  /// A sequence as the test writes it: a literal or nil for each place, and whether more may follow.
  private struct Line {
    let texts: [String?]
    let isOpen: Bool

    var sequence: LiteralIndex.Sequence {
      let literals = texts.enumerated().compactMap { place, text in
        text.map { LiteralIndex.Literal(place: place, text: $0) }
      }
      return LiteralIndex.Sequence(literals: literals, length: isOpen ? nil : texts.count)
    }

    func mayAgree(with other: Self) -> Bool {
      if !isOpen, !other.isOpen, texts.count != other.texts.count { return false }
      // A literal of an open one lies within the other.
      if !isOpen, other.lastLiteral >= texts.count { return false }
      if !other.isOpen, lastLiteral >= other.texts.count { return false }
      return zip(texts, other.texts).allSatisfy { $0 == nil || $1 == nil || $0 == $1 }
    }

    private var lastLiteral: Int { texts.lastIndex { $0 != nil } ?? -1 }

    /// - Parameter places: How many it may have.
    static func random(_ places: Int, _ random: inout SeededRandom) -> Self {
      let count = Int.random(in: 0...places, using: &random)
      let texts = (0..<count).map { _ in
        Bool.random(using: &random) ? "abc".randomElement(using: &random).map(String.init) : nil
      }
      return Self(texts: texts, isOpen: Int.random(in: 0..<4, using: &random) == 0)
    }
  }

  /// Of few places many sequences are filed alike; of many there are more groups than are looked at.
  @Test(arguments: [3, 5, 16])
  func everyRivalIsOffered(places: Int) {
    var random = SeededRandom(seed: UInt64(places))
    let lines = (0..<600).map { _ in Line.random(places, &random) }
    let index = LiteralIndex(lines.map(\.sequence))
    var offered = 0
    for line in lines {
      let rivals = index.rivals(of: line.sequence)
      offered += rivals.count
      #expect(rivals == rivals.sorted() && Set(rivals).count == rivals.count)
      let missing = Set(lines.indices.filter { lines[$0].mayAgree(with: line) }).subtracting(rivals)
      #expect(missing.isEmpty, "\(line) misses \(missing.map { lines[$0] })")
    }
    // It tells most of them apart.
    #expect(offered < lines.count * lines.count / 2)
  }
}

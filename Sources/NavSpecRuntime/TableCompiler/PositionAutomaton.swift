/// A set of the positions of an expression: at most 256 bits.
typealias PositionSet = SIMD4<UInt64>

nonisolated extension PositionSet {
  fileprivate mutating func insert(_ position: Int) { self[position >> 6] |= 1 << UInt64(position & 63) }

  fileprivate func forEach(_ body: (Int) -> Void) {
    for index in 0..<4 {
      var word = self[index]
      while word != 0 {
        body(index * 64 + word.trailingZeroBitCount)
        word &= word - 1
      }
    }
  }
}

/// The position automaton of Glushkov: a state for each scalar class written in the expression.
nonisolated struct PositionAutomaton {
  /// How a part of an expression joins its neighbours.
  struct Parts {
    var isNullable = true
    var first = PositionSet()
    var last = PositionSet()
  }

  private var classes: [[ClosedRange<UInt32>]] = []
  private var follows: [PositionSet] = []

  /// Nil if there are too many positions.
  mutating func parts(of expression: RegularExpression) -> Parts? {
    switch expression {
    case .empty: return Parts()
    case .scalars(let ranges):
      guard classes.count < LinkAutomaton.positionLimit else { return nil }
      var set = PositionSet()
      set.insert(classes.count)
      classes.append(ranges)
      follows.append(PositionSet())
      return Parts(isNullable: false, first: set, last: set)
    case .sequence(let items):
      var parts = Parts()
      for item in items {
        guard let next = self.parts(of: item) else { return nil }
        parts = joined(parts, next)
      }
      return parts
    case .alternation(let choices):
      var parts = Parts(isNullable: false)
      for choice in choices {
        guard let next = self.parts(of: choice) else { return nil }
        parts.isNullable = parts.isNullable || next.isNullable
        parts.first = parts.first | next.first
        parts.last = parts.last | next.last
      }
      return parts
    case .repetition(let item, let least, let most):
      return repeated(item, least, most)
    }
  }

  /// Repetitions are written out: `x{2,3}` is `xxx?`, `x{2,}` is `xx+`.
  private mutating func repeated(_ item: RegularExpression, _ least: Int, _ most: Int?) -> Parts? {
    var parts = Parts()
    // An item without positions adds nothing however often it is repeated.
    for copy in 0..<max(least, most ?? 1, 1) {
      let before = classes.count
      guard var next = self.parts(of: item) else { return nil }
      if most == nil, copy == max(least, 1) - 1 { link(next.last, to: next.first) }
      if copy >= least { next.isNullable = true }
      parts = joined(parts, next)
      if classes.count == before { break }
    }
    return parts
  }

  private mutating func joined(_ a: Parts, _ b: Parts) -> Parts {
    link(a.last, to: b.first)
    return Parts(
      isNullable: a.isNullable && b.isNullable,
      first: a.isNullable ? a.first | b.first : a.first,
      last: b.isNullable ? b.last | a.last : b.last)
  }

  private mutating func link(_ from: PositionSet, to: PositionSet) {
    from.forEach { follows[$0] = follows[$0] | to }
  }

  /// What may be read after any of these.
  func follow(of set: PositionSet) -> PositionSet {
    var result = PositionSet()
    set.forEach { result = result | follows[$0] }
    return result
  }

  /// Scalars that belong to the same positions share a class.
  func alphabet() -> (starts: [UInt32], classes: [UInt16], members: [PositionSet]) {
    var bounds: Set<UInt32> = [0]
    for ranges in classes {
      for range in ranges {
        bounds.insert(range.lowerBound)
        if range.upperBound < 0x10FFFF { bounds.insert(range.upperBound + 1) }
      }
    }
    let starts = bounds.sorted()
    var sets = Array(repeating: PositionSet(), count: starts.count)
    var indices: [UInt32: Int] = [:]
    for (index, start) in starts.enumerated() { indices[start] = index }
    for (position, ranges) in classes.enumerated() {
      for range in ranges {
        var index = indices[range.lowerBound] ?? 0
        while index < starts.count, starts[index] <= range.upperBound {
          sets[index].insert(position)
          index += 1
        }
      }
    }
    var members: [PositionSet] = []
    var known: [PositionSet: UInt16] = [:]
    let classes = sets.map { set -> UInt16 in
      if let index = known[set] { return index }
      let index = UInt16(clamping: members.count)
      known[set] = index
      members.append(set)
      return index
    }
    return (starts, classes, members)
  }
}

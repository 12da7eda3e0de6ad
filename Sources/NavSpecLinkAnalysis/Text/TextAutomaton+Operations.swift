extension TextAutomaton {
  /// What both accept; nil if that takes too many states.
  package func intersection(_ other: Self) -> Self? {
    product(other, keepsRest: false) { $0 && $1 }
  }

  /// What this accepts and the other does not; nil if that takes too many states.
  package func subtracting(_ other: Self) -> Self? {
    product(other, keepsRest: true) { $0 && !$1 }
  }

  /// What either accepts; nil if that takes too many states.
  func union(_ other: Self) -> Self? {
    Self.union(ofSequences: [[self], [other]], limit: AnalysisBudget.statesOfLanguage)
  }

  private struct Pair: Hashable {
    var first: Int32
    /// -1 where the other has refused.
    var second: Int32
  }

  private func product(_ other: Self, keepsRest: Bool, accepts: (Bool, Bool) -> Bool) -> Self? {
    var pairs = Numbering<Pair>()
    func number(_ first: Int32, _ second: Int32) -> Int32 {
      pairs.number(of: Pair(first: first, second: second))
    }
    _ = number(0, 0)
    var states: [[Edge]] = []
    var accepting: [Bool] = []
    while states.count < pairs.found.count {
      guard pairs.found.count <= AnalysisBudget.statesOfLanguage else { return nil }
      let pair = pairs.found[states.count]
      let rivals = pair.second < 0 ? [] : other.edges(from: Int(pair.second))
      var rival = rivals.startIndex
      var edges: [Edge] = []
      for edge in self.edges(from: Int(pair.first)) {
        var lower = edge.lower
        while lower <= edge.upper {
          while rival < rivals.endIndex, rivals[rival].upper < lower { rival += 1 }
          guard rival < rivals.endIndex, rivals[rival].lower <= edge.upper else {
            if keepsRest {
              edges.append(Edge(lower: lower, upper: edge.upper, target: number(edge.target, -1)))
            }
            break
          }
          if rivals[rival].lower > lower {
            if keepsRest {
              edges.append(
                Edge(lower: lower, upper: rivals[rival].lower - 1, target: number(edge.target, -1)))
            }
            lower = rivals[rival].lower
          }
          let upper = min(edge.upper, rivals[rival].upper)
          let target = number(edge.target, rivals[rival].target)
          edges.append(Edge(lower: lower, upper: upper, target: target))
          lower = upper + 1
        }
      }
      states.append(edges)
      accepting.append(
        accepts(self.accepts(in: Int(pair.first)), other.accepts(in: Int(pair.second))))
    }
    return TextAutomaton(states, accepting: accepting)
  }

  /// One or more of its texts that are not empty and have no `,`, with a `,` between any two; nil if that
  /// takes too many states.
  var list: Self? {
    let scalars = Self.edges([1...0x2B, 0x2D...0xD7FF, 0xE000...0x10FFFF], to: 1)
    let elements = Self([scalars, scalars], accepting: [false, true])
    guard let element = intersection(elements) else { return nil }
    let states = (0..<element.stateCount).map { state -> [Edge] in
      let comma = element.accepts(in: state) ? [Edge(lower: 0x2C, upper: 0x2C, target: 0)] : []
      return (element.edges(from: state) + comma).sorted { $0.lower < $1.lower }
    }
    return Self(states, accepting: states.indices.map { element.accepts(in: $0) })
  }

  /// Texts of the first language followed by texts of the next, and so on; nil if that takes too many
  /// states.
  package static func concatenation(_ parts: [Self]) -> Self? {
    union(ofSequences: [parts])
  }

  /// Texts of one of several sequences: of its first language followed by texts of its next, and so on; nil if that
  /// takes more states than so many.
  static func union(
    ofSequences sequences: [[Self]], limit: Int = AnalysisBudget.statesOfSequence
  ) -> Self? {
    let sequences = sequences.map { $0.isEmpty ? [TextAutomaton([[]], accepting: [true])] : $0 }
    let parts = sequences.flatMap { $0 }
    /// Whether a part is the last one of its sequence.
    let isLast = sequences.flatMap { $0.dropLast().map { _ in false } + [true] }
    var offsets: [Int32] = []
    var owners: [Int] = []
    for (index, part) in parts.enumerated() {
      offsets.append(Int32(owners.count))
      owners += Array(repeating: index, count: part.stateCount)
    }
    var sets = Numbering<[Int32]>()
    /// With the starts of what may follow.
    func insert(_ part: Int, _ state: Int, into set: inout Set<Int32>) {
      var part = part
      var state = state
      while set.insert(offsets[part] + Int32(state)).inserted, !isLast[part], parts[part].accepts(in: state) {
        part += 1
        state = 0
      }
    }
    var first: Set<Int32> = []
    for part in parts.indices where part == 0 || isLast[part - 1] { insert(part, 0, into: &first) }
    _ = sets.number(of: first.sorted())
    var states: [[Edge]] = []
    var accepting: [Bool] = []
    while states.count < sets.found.count {
      guard sets.found.count <= limit else { return nil }
      let members = sets.found[states.count].map { member -> (part: Int, state: Int) in
        let part = owners[Int(member)]
        return (part, Int(member - offsets[part]))
      }
      var bounds: Set<UInt32> = []
      for member in members {
        for edge in parts[member.part].edges(from: member.state) {
          bounds.insert(edge.lower)
          bounds.insert(edge.upper + 1)
        }
      }
      let sorted = bounds.sorted()
      var edges: [Edge] = []
      for (lower, next) in zip(sorted, sorted.dropFirst()) {
        var targets: Set<Int32> = []
        for member in members {
          for edge in parts[member.part].edges(from: member.state)
          where edge.lower <= lower && lower <= edge.upper {
            insert(member.part, Int(edge.target), into: &targets)
          }
        }
        guard !targets.isEmpty else { continue }
        edges.append(Edge(lower: lower, upper: next - 1, target: sets.number(of: targets.sorted())))
      }
      states.append(edges)
      accepting.append(members.contains { isLast[$0.part] && parts[$0.part].accepts(in: $0.state) })
    }
    return TextAutomaton(states, accepting: accepting)
  }
}

package import NavSpecRuntime

/// A regular language of decoded texts: a deterministic automaton whose transitions are ranges of Unicode
/// scalars. State 0 is the start; from every state a text can still be accepted, unless the language is
/// empty. NUL takes part in no text, since no URL carries one.
package struct TextAutomaton: Hashable, Sendable {
  package struct Edge: Hashable, Sendable {
    package var lower: UInt32
    package var upper: UInt32
    package var target: Int32
  }

  private let edges: [Edge]
  /// Where the edges of each state begin, and the end of the last.
  private let starts: [Int32]
  private let accepting: [Bool]

  /// What scalars there are: all but NUL and the surrogates.
  static let scalars: [ClosedRange<UInt32>] = [1...0xD7FF, 0xE000...0x10FFFF]

  /// Takes states as they were found, each with its edges, sorted and disjoint, and drops those from which
  /// nothing is accepted.
  init(_ states: [[Edge]], accepting: [Bool]) {
    var predecessors: [[Int32]] = Array(repeating: [], count: states.count)
    for (state, edges) in states.enumerated() {
      for edge in edges { predecessors[Int(edge.target)].append(Int32(state)) }
    }
    var isUseful = accepting
    var pending = accepting.indices.filter { accepting[$0] }
    while let state = pending.popLast() {
      for before in predecessors[state] where !isUseful[Int(before)] {
        isUseful[Int(before)] = true
        pending.append(Int(before))
      }
    }
    var numbers: [Int32] = Array(repeating: -1, count: states.count)
    var count: Int32 = 0
    for state in states.indices where state == 0 || isUseful[state] {
      numbers[state] = count
      count += 1
    }
    var flat: [Edge] = []
    var starts: [Int32] = [0]
    var kept: [Bool] = []
    for state in states.indices where numbers[state] >= 0 {
      let first = flat.count
      for edge in states[state] where isUseful[Int(edge.target)] {
        let target = numbers[Int(edge.target)]
        if flat.count > first, flat[flat.count - 1].target == target,
          flat[flat.count - 1].upper + 1 == edge.lower
        {
          flat[flat.count - 1].upper = edge.upper
        } else {
          flat.append(Edge(lower: edge.lower, upper: edge.upper, target: target))
        }
      }
      starts.append(Int32(flat.count))
      kept.append(accepting[state])
    }
    self.edges = flat
    self.starts = starts
    self.accepting = kept
  }

  package var stateCount: Int { accepting.count }

  func edges(from state: Int) -> ArraySlice<Edge> {
    guard state + 1 < starts.count else { return [] }
    return edges[Int(starts[state])..<Int(starts[state + 1])]
  }

  func accepts(in state: Int) -> Bool { state >= 0 && state < accepting.count && accepting[state] }

  /// Whether no text belongs to the language.
  package var isEmpty: Bool { !accepting.contains(true) }

  package func accepts(_ text: String) -> Bool {
    var state = 0
    for scalar in text.unicodeScalars {
      guard let edge = edges(from: state).first(where: { $0.lower...$0.upper ~= scalar.value }) else {
        return false
      }
      state = Int(edge.target)
    }
    return accepts(in: state)
  }
}

extension TextAutomaton {
  /// No text.
  package static let nothing = TextAutomaton([[]], accepting: [false])

  /// Every text.
  package static let anything = TextAutomaton([edges(scalars, to: 0)], accepting: [true])

  static func edges(_ ranges: [ClosedRange<UInt32>], to target: Int32) -> [Edge] {
    ranges.map { Edge(lower: $0.lowerBound, upper: $0.upperBound, target: target) }
  }

  /// One of these texts, ASCII letters of any case if asked.
  package init(anyOf texts: [String], ignoringCase: Bool) {
    var children: [[UInt32: Int32]] = [[:]]
    var accepting = [false]
    for text in texts {
      var state = 0
      for scalar in text.unicodeScalars {
        let value = ignoringCase ? Self.lowercased(scalar.value) : scalar.value
        if let next = children[state][value] {
          state = Int(next)
        } else {
          children[state][value] = Int32(children.count)
          state = children.count
          children.append([:])
          accepting.append(false)
        }
      }
      accepting[state] = true
    }
    let states = children.map { next in
      next.flatMap { value, target -> [Edge] in
        let edge = Edge(lower: value, upper: value, target: target)
        guard ignoringCase, (0x61...0x7A).contains(value) else { return value == 0 ? [] : [edge] }
        return [Edge(lower: value - 32, upper: value - 32, target: target), edge]
      }.sorted { $0.lower < $1.lower }
    }
    self.init(states, accepting: accepting)
  }

  static func lowercased(_ value: UInt32) -> UInt32 { (0x41...0x5A).contains(value) ? value + 32 : value }

  /// Texts of so many scalars. No URL is long enough for a bound beyond 16 Ki to matter.
  package init(length: ClosedRange<Int>) {
    let least = max(0, min(length.lowerBound, 16_384))
    let most = length.upperBound >= 16_384 ? nil : max(least, length.upperBound)
    let last = most ?? least
    let states = (0...last).map { state -> [Edge] in
      if state == last { return most == nil ? Self.edges(Self.scalars, to: Int32(state)) : [] }
      return Self.edges(Self.scalars, to: Int32(state + 1))
    }
    self.init(states, accepting: (0...last).map { $0 >= least })
  }

  /// What the runtime's automaton accepts.
  package init(_ automaton: LinkAutomaton) {
    let classes = (0..<automaton.classCount).map { Self.withoutGaps(automaton.scalars(inClass: $0)) }
    let states = (0..<automaton.stateCount).map { state in
      classes.indices.flatMap { index -> [Edge] in
        guard let next = automaton.next(state, scalarClass: index) else { return [] }
        return Self.edges(classes[index], to: Int32(next))
      }.sorted { $0.lower < $1.lower }
    }
    self.init(states, accepting: automaton.accepting)
  }

  /// Ranges of values cut down to what scalars there are.
  private static func withoutGaps(_ ranges: [ClosedRange<UInt32>]) -> [ClosedRange<UInt32>] {
    ranges.flatMap { range in
      scalars.compactMap { $0.overlaps(range) ? range.clamped(to: $0) : nil }
    }
  }
}

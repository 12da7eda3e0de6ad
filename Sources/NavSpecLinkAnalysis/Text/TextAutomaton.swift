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

  package func accepts(_ text: String) -> Bool { accepts(text.unicodeScalars.map(\.value)) }

  func accepts(_ scalars: [UInt32]) -> Bool {
    var state = 0
    for scalar in scalars {
      var edge = Int(starts[state])
      let end = Int(starts[state + 1])
      while edge < end, edges[edge].upper < scalar { edge += 1 }
      guard edge < end, edges[edge].lower <= scalar else { return false }
      state = Int(edges[edge].target)
    }
    return accepts(in: state)
  }

  package static let nothing = TextAutomaton([[]], accepting: [false])

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

  /// One of these scalars.
  package init(oneOf scalars: [ClosedRange<UInt32>]) {
    self.init(
      [Self.edges(scalars.sorted { $0.lowerBound < $1.lowerBound }, to: 1), []], accepting: [false, true])
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

  /// The texts that a regular expression takes; nil if it cannot be read, or has too many states.
  package static func matching(_ pattern: String) -> Self? {
    (try? LinkAutomaton(parsing: pattern)).map { Self($0) }
  }

  /// Ranges of values cut down to what scalars there are.
  private static func withoutGaps(_ ranges: [ClosedRange<UInt32>]) -> [ClosedRange<UInt32>] {
    ranges.flatMap { range in
      scalars.compactMap { $0.overlaps(range) ? range.clamped(to: $0) : nil }
    }
  }

  /// What both accept; nil if that takes too many states.
  package func intersection(_ other: Self) -> Self? { product(other, keepsRest: false) { $0 && $1 } }

  /// What this accepts and the other does not; nil if that takes too many states.
  package func subtracting(_ other: Self) -> Self? { product(other, keepsRest: true) { $0 && !$1 } }

  /// What either accepts; nil if that takes too many states.
  package func union(_ other: Self) -> Self? {
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
  var list: Self? { Self.withoutComma.flatMap(intersection)?.joined(by: ",") }

  private static let withoutComma = matching("[^,]+")

  /// Texts of the first language followed by texts of the next, and so on; nil if that takes too many
  /// states.
  package static func concatenation(_ parts: [Self]) -> Self? {
    // Behind a text that none continues there is but one way on.
    let end = parts.firstIndex { !$0.isPrefixFree } ?? parts.endIndex
    guard end + 1 < parts.endIndex else { return row(parts) }
    return union(ofSequences: [Array(parts[end...])]).map { row(parts[..<end] + [$0]) }
  }

  private var isPrefixFree: Bool { !accepting.indices.contains { accepting[$0] && !edges(from: $0).isEmpty } }

  /// - Parameter parts: Each but the last is prefix-free.
  private static func row(_ parts: [Self]) -> Self {
    var states: [[Edge]] = [[]]
    var ends = [0]
    for part in parts {
      let offset = Int32(states.count)
      let own = (0..<part.stateCount).map { state in
        part.edges(from: state).map {
          Edge(lower: $0.lower, upper: $0.upper, target: $0.target + offset)
        }
      }
      for end in ends { states[end] = own[0] }
      states += own
      ends = (part.accepts(in: 0) ? ends : []) + own.indices.filter(part.accepts).map { $0 + Int(offset) }
    }
    let last = Set(ends)
    return Self(states, accepting: states.indices.map(last.contains))
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

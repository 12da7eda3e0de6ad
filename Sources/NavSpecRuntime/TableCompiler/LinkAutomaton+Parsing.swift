nonisolated extension LinkAutomaton {
  /// Reads an expression, anchored at both ends.
  public init(parsing text: String) throws(LinkPatternError) {
    var parser = RegularExpressionParser(text)
    let expression = try parser.parse()
    var positions = PositionAutomaton()
    guard let parts = positions.parts(of: expression) else {
      throw LinkPatternError(
        "the pattern has more than \(Self.positionLimit) positions once repetitions are written out",
        at: 0..<text.utf8.count)
    }
    let alphabet = positions.alphabet()
    var states: [PositionSet: UInt16] = [:]
    var sets: [(next: PositionSet, accepts: Bool)] = [(parts.first, parts.isNullable)]
    var transitions: [UInt16] = []
    var accepting: [Bool] = []
    var index = 0
    // State 0 is the start; another state is the set of positions just read.
    while index < sets.count {
      let set = sets[index]
      accepting.append(set.accepts)
      for members in alphabet.members {
        let read = set.next & members
        if read == PositionSet() {
          transitions.append(Self.dead)
        } else if let known = states[read] {
          transitions.append(known)
        } else {
          guard sets.count < Self.stateLimit else {
            throw LinkPatternError(
              "the pattern needs more than \(Self.stateLimit) automaton states", at: 0..<text.utf8.count)
          }
          let state = UInt16(sets.count)
          states[read] = state
          sets.append((positions.follow(of: read), (read & parts.last) != PositionSet()))
          transitions.append(state)
        }
      }
      index += 1
    }
    self.init(
      starts: alphabet.starts, classes: alphabet.classes, classCount: alphabet.members.count,
      transitions: transitions, accepting: accepting)
  }
}

extension TextAutomaton {
  /// Whether a text belongs to both: no automaton is made for what they share.
  func overlaps(_ other: Self) -> Bool {
    var seen: Set<Int> = [0]
    var pending = [(0, 0)]
    while let (first, second) = pending.popLast() {
      if accepts(in: first), other.accepts(in: second) { return true }
      let rivals = other.edges(from: second)
      var rival = rivals.startIndex
      for edge in edges(from: first) {
        while rival < rivals.endIndex, rivals[rival].upper < edge.lower { rival += 1 }
        var next = rival
        while next < rivals.endIndex, rivals[next].lower <= edge.upper {
          let pair = (Int(edge.target), Int(rivals[next].target))
          if seen.insert(pair.0 * other.stateCount + pair.1).inserted { pending.append(pair) }
          next += 1
        }
      }
    }
    return false
  }

  /// The same texts in as few states as will do.
  var minimized: Self {
    // States that are one accept a text after as many characters.
    var classes = distances
    var count = Set(classes).count
    while true {
      var numbers = Numbering<[Edge]>()
      let next = (0..<stateCount).map { state -> Int32 in
        // Neighbours that lead to one class are one edge.
        var row = [Edge(lower: 0, upper: 0, target: classes[state])]
        for edge in edges(from: state) {
          let target = classes[Int(edge.target)]
          if let last = row.last, last.upper + 1 == edge.lower, last.target == target, row.count > 1 {
            row[row.count - 1].upper = edge.upper
          } else {
            row.append(Edge(lower: edge.lower, upper: edge.upper, target: target))
          }
        }
        return numbers.number(of: row)
      }
      let isDone = numbers.found.count == count
      (classes, count) = (next, numbers.found.count)
      if isDone { break }
    }
    if count == stateCount { return self }
    var states: [[Edge]] = Array(repeating: [], count: count)
    var accepting = Array(repeating: false, count: count)
    // The class of the start is the first that is numbered.
    for state in (0..<stateCount).reversed() {
      let place = Int(classes[state])
      states[place] = edges(from: state).map {
        Edge(lower: $0.lower, upper: $0.upper, target: classes[Int($0.target)])
      }
      accepting[place] = accepts(in: state)
    }
    return Self(states, accepting: accepting)
  }

  /// For each state the length of its shortest text; -1 for none.
  private var distances: [Int32] {
    var before: [[Int]] = Array(repeating: [], count: stateCount)
    for state in 0..<stateCount { for edge in edges(from: state) { before[Int(edge.target)].append(state) } }
    var distances: [Int32] = Array(repeating: -1, count: stateCount)
    var pending = (0..<stateCount).filter { accepts(in: $0) }
    for state in pending { distances[state] = 0 }
    var next = 0
    while next < pending.count {
      for state in before[pending[next]] where distances[state] < 0 {
        distances[state] = distances[pending[next]] + 1
        pending.append(state)
      }
      next += 1
    }
    return distances
  }
}

/// The numbers of an automaton's states, in the order in which they are found.
struct StateNumbers<State: Hashable> {
  private(set) var found: [State] = []
  private var numbers: [State: Int32] = [:]

  /// The number of a state, a new one if it is found now.
  mutating func number(of state: State) -> Int32 {
    if let known = numbers[state] { return known }
    let number = Int32(found.count)
    numbers[state] = number
    found.append(state)
    return number
  }
}

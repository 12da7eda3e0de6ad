/// The numbers of equal values, in the order in which they are found: of an automaton's states, of paths.
struct Numbering<Value: Hashable> {
  private(set) var found: [Value] = []
  private var numbers: [Value: Int32] = [:]

  /// The number of a value, a new one if it is found now.
  mutating func number(of value: Value) -> Int32 {
    if let known = numbers[value] { return known }
    let number = Int32(found.count)
    numbers[value] = number
    found.append(value)
    return number
  }
}

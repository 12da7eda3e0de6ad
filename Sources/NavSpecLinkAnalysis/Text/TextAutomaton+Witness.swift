extension TextAutomaton {
  /// What most texts may be.
  static let letters = ["a", "7"]
  /// Texts that say at a glance what they are.
  private static let samples = [
    "2026-01-31", "6F9619FF-8B86-D011-B42D-00C04FC964FF", "6f9619ff-8b86-d011-b42d-00c04fc964ff",
  ]
  private static let address = "https://example.com"

  /// A short text of the language that is pleasant to read; nil if there is none.
  package var witness: String? {
    if let letter = Self.letters.first(where: accepts) { return letter }
    guard let scalars = shortest else { return nil }
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars.compactMap(Unicode.Scalar.init))
    let shortest = String(text)
    if let sample = Self.samples.first(where: { $0.count <= shortest.count && accepts($0) }) { return sample }
    return shortest.contains(":") && accepts(Self.address) ? Self.address : shortest
  }

  /// How little a scalar is wished for in a witness.
  static func ugliness(_ value: UInt32) -> Int {
    switch value {
    case 0x61...0x7A: 0
    case 0x30...0x39: value == 0x30 ? 2 : 1
    case 0x41...0x5A: 3
    case 0x2D, 0x5F: 4
    case 0x2E, 0x7E: 6
    case 0x2F: 12
    case 0x21...0x7E: 10
    case 0xA1...0x2FFF: 30
    case 0x3000...: 40
    default: 100
    }
  }

  /// Those that read best come first.
  private static let favourites: [UInt32] = [
    0x61, 0x31, 0x30, 0x41, 0x2D, 0x5F, 0x2E, 0x7E, 0x21, 0xE9, 0x30FF,
  ]

  /// The scalar of a range that reads best: a favourite or a bound.
  private static func best(_ edge: Edge) -> UInt32 {
    if edge.lower == edge.upper { return edge.lower }
    let bound = ugliness(edge.upper) < ugliness(edge.lower) ? edge.upper : edge.lower
    guard let favourite = favourites.first(where: { edge.lower <= $0 && $0 <= edge.upper }) else {
      return bound
    }
    return (ugliness(favourite), favourite) < (ugliness(bound), bound) ? favourite : bound
  }

  /// The shortest text, and among those one that reads well.
  var shortest: [UInt32]? {
    struct Step {
      var before: Int
      var scalar: UInt32
      var cost: Int
    }
    var steps: [Step?] = Array(repeating: nil, count: stateCount)
    steps[0] = Step(before: -1, scalar: 0, cost: 0)
    var layer = [0]
    while !layer.isEmpty {
      if let end = layer.filter({ accepts(in: $0) }).min(by: {
        (steps[$0]?.cost ?? 0) < (steps[$1]?.cost ?? 0)
      }) {
        var scalars: [UInt32] = []
        var state = end
        while let step = steps[state], step.before >= 0 {
          scalars.append(step.scalar)
          state = step.before
        }
        return scalars.reversed()
      }
      var next: [Int: Step] = [:]
      for state in layer {
        for edge in edges(from: state) where steps[Int(edge.target)] == nil {
          let scalar = Self.best(edge)
          let cost = (steps[state]?.cost ?? 0) + Self.ugliness(scalar)
          if let known = next[Int(edge.target)], (known.cost, known.scalar) <= (cost, scalar) { continue }
          next[Int(edge.target)] = Step(before: state, scalar: scalar, cost: cost)
        }
      }
      layer = next.keys.sorted()
      for state in layer { steps[state] = next[state] }
    }
    return nil
  }
}

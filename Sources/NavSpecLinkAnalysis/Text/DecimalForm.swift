/// Decimal numbers between two bounds, as the runtime reads them: digit by digit, so that the automaton is
/// exact where a `Double` is not.
struct DecimalForm {
  /// Bounds of a number without its sign: digits before the point, then behind it.
  private struct Bounds {
    var least: [UInt8]
    var most: [UInt8]
  }

  private let integerDigits: Int
  private let fractionDigits: Int
  /// With and without a sign; nil if no number of that sign is in bounds.
  private var positive: Bounds?
  private var negative: Bounds?

  /// `0|-?[1-9][0-9]*`
  init(integers: ClosedRange<Int64>) {
    integerDigits = 19
    fractionDigits = 0
    if integers.upperBound >= 0 {
      positive = Bounds(
        least: Self.digits(max(integers.lowerBound, 0).magnitude),
        most: Self.digits(integers.upperBound.magnitude))
    }
    if integers.lowerBound < 0 {
      negative = Bounds(
        least: Self.digits(min(integers.upperBound, -1).magnitude),
        most: Self.digits(integers.lowerBound.magnitude))
    }
  }

  /// `-?(0|[1-9][0-9]{0,15})(\.[0-9]{1,17})?`
  init(minimum: Double?, maximum: Double?) {
    integerDigits = 16
    fractionDigits = 17
    let minimum = minimum ?? -.infinity
    let maximum = maximum ?? .infinity
    positive = Self.bounds(from: minimum, to: maximum)
    negative = Self.bounds(from: -maximum, to: -minimum)
  }

  /// The digits of an integer, with zeros in front of it.
  private static func digits(_ number: UInt64) -> [UInt8] {
    let digits = Array(String(number).utf8).map { $0 - 0x30 }
    return Array(repeating: 0, count: max(0, 19 - digits.count)) + digits
  }

  /// The digits whose numbers, once rounded to a `Double`, lie in bounds.
  private static func bounds(from minimum: Double, to maximum: Double) -> Bounds? {
    guard let most = greatest(where: { $0 <= maximum }) else { return nil }
    guard let below = greatest(where: { $0 < minimum }) else {
      return Bounds(least: Array(repeating: 0, count: 33), most: most)
    }
    var least = below
    var index = least.count - 1
    while index >= 0, least[index] == 9 {
      least[index] = 0
      index -= 1
    }
    guard index >= 0 else { return nil }
    least[index] += 1
    return least.lexicographicallyPrecedes(most) || least == most ? Bounds(least: least, most: most) : nil
  }

  /// The greatest digits with a property that all lesser ones have too.
  private static func greatest(where holds: (Double) -> Bool) -> [UInt8]? {
    var digits: [UInt8] = Array(repeating: 0, count: 33)
    func isHeld() -> Bool {
      var text = digits.map { $0 + 0x30 }
      text.insert(0x2E, at: 16)
      return Double(String(decoding: text, as: UTF8.self)).map(holds) ?? false
    }
    guard isHeld() else { return nil }
    for index in digits.indices {
      digits[index] = 9
      while digits[index] > 0, !isHeld() { digits[index] -= 1 }
    }
    return digits
  }

  /// What has been read, for one width of the whole number.
  private struct Reading: Hashable {
    var isNegative: Bool
    var position: Int
    var isLeast: Bool
    var isMost: Bool
  }

  private enum Phase: Hashable {
    case start, sign, digits, point, fraction
  }

  private struct State: Hashable {
    var phase: Phase
    var readings: [Reading]
  }

  private func bounds(_ isNegative: Bool) -> Bounds? { isNegative ? negative : positive }

  /// A reading for every width that a number of a sign may have.
  private func readings(_ isNegative: Bool) -> [Reading] {
    guard let bounds = bounds(isNegative) else { return [] }
    return (0..<integerDigits).compactMap { position in
      guard bounds.least[..<position].allSatisfy({ $0 == 0 }) else { return nil }
      return Reading(
        isNegative: isNegative, position: position, isLeast: true,
        isMost: bounds.most[..<position].allSatisfy { $0 == 0 })
    }
  }

  private func advanced(_ reading: Reading, by digit: UInt8) -> Reading? {
    guard let bounds = bounds(reading.isNegative), reading.position < bounds.least.count else { return nil }
    let least = bounds.least[reading.position]
    let most = bounds.most[reading.position]
    if reading.isLeast, digit < least { return nil }
    if reading.isMost, digit > most { return nil }
    var next = reading
    next.position += 1
    next.isLeast = reading.isLeast && digit == least
    next.isMost = reading.isMost && digit == most
    return next
  }

  private func accepts(_ state: State) -> Bool {
    guard state.phase == .digits || state.phase == .fraction else { return false }
    return state.readings.contains { reading in
      guard reading.position >= integerDigits, let bounds = bounds(reading.isNegative) else { return false }
      return !reading.isLeast || bounds.least[reading.position...].allSatisfy { $0 == 0 }
    }
  }

  private func next(_ state: State, _ digit: UInt8) -> State? {
    let isFirst = state.phase == .start || state.phase == .sign
    let isBehindPoint = state.phase == .point || state.phase == .fraction
    let readings = state.readings.compactMap { reading -> Reading? in
      if !isBehindPoint, reading.position >= integerDigits { return nil }
      // No leading zeros, and no `-0` without a fraction.
      if isFirst, digit == 0, reading.position + 1 < integerDigits { return nil }
      if isFirst, digit == 0, reading.isNegative, fractionDigits == 0 { return nil }
      return advanced(reading, by: digit)
    }
    guard !readings.isEmpty else { return nil }
    return State(phase: isBehindPoint ? .fraction : .digits, readings: readings)
  }

  var automaton: TextAutomaton {
    var numbers = Numbering<State>()
    _ = numbers.number(of: State(phase: .start, readings: readings(false)))
    var states: [[TextAutomaton.Edge]] = []
    while states.count < numbers.found.count {
      let state = numbers.found[states.count]
      var edges: [TextAutomaton.Edge] = []
      func add(_ scalar: UInt32, _ target: State) {
        edges.append(TextAutomaton.Edge(lower: scalar, upper: scalar, target: numbers.number(of: target)))
      }
      if state.phase == .start, negative != nil {
        add(0x2D, State(phase: .sign, readings: readings(true)))
      }
      if state.phase == .digits, fractionDigits > 0 {
        let whole = state.readings.filter { $0.position == integerDigits }
        if !whole.isEmpty { add(0x2E, State(phase: .point, readings: whole)) }
      }
      var last: State?
      for digit in UInt8(0)...9 {
        let target = next(state, digit)
        // Digits between two bounds lead to one state, which is looked up once.
        if target != nil, target == last {
          edges[edges.count - 1].upper = 0x30 + UInt32(digit)
        } else if let target {
          add(0x30 + UInt32(digit), target)
        }
        last = target
      }
      states.append(edges)
    }
    return TextAutomaton(states, accepting: numbers.found.map(accepts))
  }
}

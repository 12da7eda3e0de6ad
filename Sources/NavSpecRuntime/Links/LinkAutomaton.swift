/// A deterministic automaton over Unicode scalars that accepts the texts of a strict regular
/// expression, in time linear in the text. Matching and the compiler's proofs run the same one.
public nonisolated struct LinkAutomaton: SchemaValue {
  /// Positions an expression may have after its repetitions are written out.
  public static let positionLimit = 256
  /// States an automaton may have.
  public static let stateLimit = 4096

  static let dead = UInt16.max

  /// Scalars that no transition tells apart are one class; each interval begins here.
  let intervalStarts: [UInt32]
  let intervalClasses: [UInt16]
  private let asciiClasses: [UInt16]
  let transitions: [UInt16]
  /// Whether what was read so far is accepted, by state.
  public let accepting: [Bool]
  /// How many classes of scalars there are.
  public let classCount: Int

  init(
    starts: [UInt32], classes: [UInt16], classCount: Int, transitions: [UInt16], accepting: [Bool]
  ) {
    intervalStarts = starts
    intervalClasses = classes
    self.classCount = classCount
    self.transitions = transitions
    self.accepting = accepting
    asciiClasses = (0..<128).map { scalar in classes[starts.lastIndex { $0 <= UInt32(scalar) } ?? 0] }
  }

  /// The state before anything is read.
  public var start: Int { 0 }

  /// How many states there are.
  public var stateCount: Int { accepting.count }

  /// The state after a scalar of a class; nil if nothing that begins so is accepted.
  public func next(_ state: Int, scalarClass: Int) -> Int? {
    let next = transitions[state * classCount + scalarClass]
    return next == Self.dead ? nil : Int(next)
  }

  /// The class of a scalar.
  public func scalarClass(of scalar: Unicode.Scalar) -> Int {
    let value = scalar.value
    if value < 128 { return Int(asciiClasses[Int(value)]) }
    var low = 0
    var high = intervalStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if intervalStarts[middle] <= value { low = middle } else { high = middle }
    }
    return Int(intervalClasses[low])
  }

  /// The scalars of a class, as sorted ranges of their values (surrogates may lie within).
  public func scalars(inClass scalarClass: Int) -> [ClosedRange<UInt32>] {
    intervalStarts.indices.compactMap { index in
      guard Int(intervalClasses[index]) == scalarClass else { return nil }
      let end = index + 1 < intervalStarts.count ? intervalStarts[index + 1] - 1 : 0x10FFFF
      return intervalStarts[index]...end
    }
  }

  /// Whether the whole text is accepted.
  public func accepts(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { accepts(utf8: $0) }
  }

  /// Whether valid UTF-8 is accepted.
  func accepts(utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    var state = 0
    var index = 0
    while index < utf8.count {
      let byte = utf8[index]
      let scalarClass: Int
      if byte < 0x80 {
        scalarClass = Int(asciiClasses[Int(byte)])
        index += 1
      } else {
        let decoded = LinkBytes.scalar(in: utf8, at: index)
        scalarClass = self.scalarClass(of: decoded.scalar)
        index += decoded.length
      }
      let next = transitions[state * classCount + scalarClass]
      if next == Self.dead { return false }
      state = Int(next)
    }
    return accepting[state]
  }
}

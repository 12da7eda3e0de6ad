extension DrivenApp {
  /// Takes random steps, the same for the same seed, with a fresh window every thirty.
  @MainActor public func drive(seed: UInt64, steps: Int) async -> DriveOutcome {
    var random = StepGenerator(state: seed)
    var outcome = DriveOutcome()
    while outcome.steps < steps, outcome.problem == nil {
      let lines = ["\(name) \(random.states)"] + (0..<30).map { _ in random.step }
      let input = lines.joined(separator: "\n")
      let drive = await drive(DriveLine.lines(of: Array(input.utf8)))
      outcome.steps += drive.steps
      outcome.problem = drive.problem.map { "\($0)\n\(input)" }
    }
    return outcome
  }
}

/// SplitMix64, and steps made of it.
private struct StepGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }

  var states: String {
    mutating get { String((0..<4).map { _ in "++--?".randomElement(using: &self) ?? "-" }) }
  }

  /// Screens, and what would change everything at once less often.
  var step: String {
    mutating get {
      let step = "nnnnmmmuuuUUwwWWttsSShhHvxdDbBpcccgKkaaaXfFzqyylijQPNrOO".randomElement(using: &self) ?? "n"
      switch step {
      case "c": return "c\(states)"
      case "u", "U":
        // Mostly as it is.
        let edits = Int.random(in: 0..<4, using: &self) == 0 ? Int.random(in: 0..<4, using: &self) * 3 : 0
        return "\(step)\(bytes(2 + edits))"
      case "g": return "g\(bytes(3 * Int.random(in: 1...4, using: &self)))"
      case "K": return Bool.random(using: &self) ? "K" : "K\(bytes(3 * Int.random(in: 1...4, using: &self)))"
      case "p": return "p/\(bytes(4))"
      case "r": return "r{\"navspec\":1,\"version\":1,\"modals\":[{\"screen\":\"\(bytes(2))\"}]}"
      default: return "\(step)\(bytes(Int.random(in: 0...7, using: &self)))"
      }
    }
  }

  /// Printable, so that a step can be read and repeated.
  private mutating func bytes(_ count: Int) -> String {
    String(decoding: (0..<count).map { _ in UInt8.random(in: 0x30...0x7E, using: &self) }, as: UTF8.self)
  }
}

import ArgumentParser
import NavSpecCompiler
import NavSpecWorkspace

/// The states of a spec's conditions.
struct ConditionArguments: ParsableArguments {
  @Option(name: .customLong("as"), help: "A persona of the spec, which answers conditions.")
  var persona: String?

  @Option(help: "The state of a condition: name=true or name=false. Repeatable.")
  var condition: [String] = []

  /// The conditions that do not hold. All others hold.
  func unmet(in spec: CheckedSpec) throws -> Set<String> {
    do {
      return try spec.unmetConditions(for: persona, answers: answers())
    } catch let error as UnknownNameError {
      throw CommandFailure(error.description)
    }
  }

  private func answers() throws -> [(condition: String, holds: Bool)] {
    try condition.map { word in
      let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2, let holds = Bool(parts[1]) else {
        let meant = ["yes": true, "on": true, "1": true, "no": false, "off": false, "0": false]
        let question = parts.last.flatMap { meant[$0.lowercased()] }.map {
          "; did you mean '\(parts[0])=\($0)'?"
        }
        throw CommandFailure("'--condition \(word)' should be name=true or name=false\(question ?? "")")
      }
      return (parts[0], holds)
    }
  }
}

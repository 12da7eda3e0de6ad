import ArgumentParser
import NavSpecCompiler
import NavSpecWorkspace

struct PlayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "play",
    abstract: "Carries out navigations, one per line, with the router of the app.",
    discussion: """
      EXAMPLE
        navspec play specs/recipes.nav.yaml < operations.jsonl
        echo '{"open": "recipes://category/desserts"}' | navspec play specs --as guest

      Each line is a JSON object: {"open": URL}, {"navigate": ROUTE, "params": {...}}, {"pop": 1}, {"select": TAB},
      {"dismiss": true}, {"condition": NAME, "state": "unmet"}, {"snapshot": true} ... The documentation has all
      operations. Each gives a line with its result and the state of the window. A line that cannot be carried out
      gives {"error": ...}; the next one is read, and the exit code is 1.
      """)

  @Argument(
    help: ArgumentHelp("The root spec or its folder. Optional if there is only one."), completion: .spec)
  var spec: String?

  @Option(help: "A file of operations, one per line, or - for standard input.", completion: .file())
  var from = "-"

  @OptionGroup var conditions: ConditionArguments

  func run() throws {
    guard spec != "-" || from != "-" else {
      throw CommandFailure("the spec and the operations cannot both be standard input")
    }
    var arguments = try SpecArguments.parse([])
    arguments.spec = spec
    let compiled = try arguments.compileSound().spec
    let unmet = try conditions.unmet(in: compiled)
    var lines = try LineReader(path: from)
    try MainActor.assumeIsolated {
      guard let player = try compiled.player(unmet: unmet) else {
        throw CommandFailure("the spec declares no window with 'tabs', 'split' or 'root' to navigate in")
      }
      var isValid = true
      while let line = try lines.next() {
        let answer: (answer: String, isValid: Bool)
        switch line {
        case .bytes(let bytes):
          if bytes.allSatisfy({ [0x20, 0x09, 0x0D].contains($0) }) { continue }
          answer = player.perform(bytes)
        case .tooLong:
          answer = (#"{"error": "the line is longer than \#(LineReader.maximumLine) bytes"}"#, false)
        }
        isValid = answer.isValid && isValid
        // Without a reader, endless operations would have no end.
        guard Console.json(answer.answer) else { break }
      }
      if !isValid { throw ExitCode.findings }
    }
  }
}

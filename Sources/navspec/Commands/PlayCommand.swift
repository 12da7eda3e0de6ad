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

  @Option(help: "text, words and pictures for people, or json. Default: text on a terminal, else json.")
  var format: AnswerFormat?

  @OptionGroup var conditions: ConditionArguments

  func run() throws {
    guard spec != "-" || from != "-" else {
      throw CommandFailure("the spec and the operations cannot both be standard input")
    }
    var arguments = try SpecArguments.parse([])
    arguments.spec = spec
    let compiled = try arguments.compileSound().spec
    let unmet = try conditions.unmet(in: compiled)
    let isTerminal = from == "-" && isatty(STDIN_FILENO) == 1
    try MainActor.assumeIsolated {
      guard let player = try compiled.player(unmet: unmet) else {
        throw CommandFailure("the spec declares no window with 'tabs', 'split' or 'root' to navigate in")
      }
      let isValid =
        (format ?? (isTerminal ? .text : .json)) == .json
        ? try answer(player) : try talk(player, PlayPrompt(compiled), isTerminal)
      if !isValid { throw ExitCode.findings }
    }
  }

  /// Answers each operation with a line of JSON.
  /// - Returns: Whether every line could be carried out.
  @MainActor private func answer(_ player: SpecPlayer) throws -> Bool {
    var lines = try LineReader(path: from)
    var (number, isValid) = (0, true)
    while let line = try lines.next() {
      number += 1
      var answer: (answer: String, isValid: Bool)
      switch line {
      case .bytes(let bytes):
        if bytes.allSatisfy({ [0x20, 0x09, 0x0D].contains($0) }) { continue }
        answer = player.perform(bytes)
      case .tooLong:
        answer = (#"{"error": "the line is longer than \#(LineReader.maximumLine) bytes"}"#, false)
      }
      if !answer.isValid { answer.answer = "\(answer.answer.dropLast()), \"line\": \(number)}" }
      isValid = answer.isValid && isValid
      // Without a reader, endless operations would have no end.
      guard Console.json(answer.answer) else { break }
    }
    return isValid
  }

  /// Answers words with what the window shows.
  /// - Returns: Whether every line could be carried out. A person who talks to it sees what could not.
  @MainActor private func talk(_ player: SpecPlayer, _ words: PlayPrompt, _ isTerminal: Bool) throws -> Bool {
    var words = words
    func perform(_ operation: String) throws {
      Console.out(lines: try words.text(of: player.perform(Array(operation.utf8)).answer))
    }
    if isTerminal { Console.out("A word navigates: 'help' lists them, and 'quit' ends.") }
    try perform(#"{"state": true}"#)
    var lines = isTerminal ? nil : try LineReader(path: from)
    var (number, isValid) = (0, true)
    while true {
      LineEditor.completions = words.completions
      let line: String
      if isTerminal {
        guard let typed = LineEditor.line(prompt: "> ") else { break }
        line = typed
      } else {
        guard let next = try lines?.next() else { break }
        guard case .bytes(let bytes) = next else { throw CommandFailure("a line is too long") }
        line = String(decoding: bytes, as: UTF8.self)
      }
      number += 1
      do {
        switch try words.request(line) {
        case .text(let text): if !text.isEmpty { Console.out(lines: text) }
        case .operation(let operation): try perform(operation)
        case .end: return isValid
        }
      } catch {
        Console.error("line \(number): \(error)")
        isValid = isTerminal
      }
    }
    return isValid
  }
}

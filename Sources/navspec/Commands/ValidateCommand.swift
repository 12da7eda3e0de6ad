import ArgumentParser
import NavSpecCompiler
import NavSpecWorkspace

/// `navspec validate`
struct ValidateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "validate",
    abstract: "Checks a spec and everything it includes.",
    discussion: """
      EXAMPLE
        navspec validate specs/recipes.nav.yaml
        navspec validate --format json - < recipes.nav.yaml
        navspec validate specs/recipes.nav.yaml --diff --unsafe
        navspec validate specs/recipes.nav.yaml --fix
        navspec validate --write-baseline known.json; navspec validate --baseline known.json

      Diagnostics go to standard error, a summary to standard output; with --format json \
      standard output has the diagnostics and nothing else. Exit code 1 if there are errors.
      """)

  @OptionGroup var arguments: SpecArguments

  @Option(
    help: "How diagnostics are written: text, plain or json.",
    completion: .list(ReportStyle.allCases.map(\.rawValue)), transform: reportStyle)
  var format: ReportStyle = .text

  @Flag(help: "Warnings count as findings too.")
  var strict = false

  @OptionGroup var known: BaselineArguments

  @OptionGroup var fixing: FixArguments

  @Flag(help: "Keeps running, and checks again whenever a file of the spec is saved.")
  var watch = false

  func validate() throws {
    guard watch else { return }
    if fixing.fix || fixing.diff || known.writeBaseline != nil {
      throw ValidationError("--watch only reports: not with --fix, --diff or --write-baseline")
    }
    if arguments.spec == "-" { throw ValidationError("standard input cannot be watched") }
  }

  func run() throws {
    if watch {
      return try WatchLoop(tell: tell, report: Console.report).run { log in
        WatchLoop.Turn(line: try checked(log).summary)
      }
    }
    let compilation = try checked(ReadLog())
    tell(compilation.summary)
    if compilation.errorCount > 0 || strict && compilation.warningCount > 0 { throw ExitCode.findings }
  }

  /// Checks, and tells what is wrong.
  private func checked(_ log: ReadLog) throws -> Compilation {
    // What is wrong with other files is no answer to who reads JSON.
    let style = ProblemStyle(format == .json ? .text : format)
    let input = try SpecInput(named: arguments.spec, log: log, style)
    let fixed = try fixing.apply(to: input.compile(), from: input, tell: tell)
    let compilation = try known.applied(to: fixed, log: log, style: style, tell: tell)
    let report = compilation.report(format, usesColor: Console.errorShowsColor)
    if format == .json, !fixing.diff {
      Console.raw(report)
    } else if !report.isEmpty {
      Console.error(report)
    }
    return compilation
  }

  // Standard output is for one thing: the patch of --diff, else JSON, else the words for people.
  private func tell(_ text: String) {
    if fixing.diff || format == .json { Console.error(text) } else { Console.out(text) }
  }
}

/// The style a word names.
private func reportStyle(_ word: String) throws -> ReportStyle {
  if let style = ReportStyle(rawValue: word) { return style }
  let words = ReportStyle.allCases.map(\.rawValue).joined(separator: ", ")
  throw ValidationError("unknown format '\(word)': \(words)")
}

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

      Diagnostics go to standard error, a summary to standard output; a format for programs \
      has standard output to itself, whatever happens. Exit code 1 if there are errors.
      """)

  @OptionGroup var arguments: SpecArguments

  @Option(
    help: ArgumentHelp(
      "How diagnostics are written: \(ReportFormat.names).",
      discussion: ReportFormat.all.map { "\($0.name): \($0.summary)" }.joined(separator: "; ")),
    completion: .list(ReportFormat.all.map(\.name)), transform: reportFormat)
  var format: ReportFormat = .text

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
        WatchLoop.Turn(line: try reported(log).summary)
      }
    }
    let spec = try reported(ReadLog())
    tell(spec.summary)
    if spec.errorCount > 0 || strict && spec.warningCount > 0 { throw ExitCode.findings }
  }

  /// Checks, and writes what is wrong, or why nothing can be checked.
  private func reported(_ log: ReadLog) throws -> CheckedSpec {
    do {
      let spec = try checked(log)
      write(spec.report)
      return spec
    } catch let failure as ReportedFailure where !watch || format.isDocument {
      write(failure.report)
    } catch let failure as CommandFailure where format.isDocument {
      write(Report(.failedCommand, failure.description))
    }
    throw ExitCode.couldNotRun
  }

  private func checked(_ log: ReadLog) throws -> CheckedSpec {
    let style = ProblemStyle(format)
    let input = try SpecInput(named: arguments.spec, log: log, style)
    let fixed = try fixing.apply(to: input.compile(), from: input, tell: tell)
    return try known.applied(to: fixed, log: log, style: style, tell: tell)
  }

  private func write(_ report: Report) {
    let text = report.text(as: format, usesColor: Console.errorShowsColor)
    if format.isDocument, !fixing.diff {
      Console.raw(text)
    } else if !text.isEmpty {
      Console.error(text)
    }
  }

  // Standard output is for one thing: the patch of --diff, else JSON, else the words for people.
  private func tell(_ text: String) {
    if fixing.diff || format.isDocument { Console.error(text) } else { Console.out(text) }
  }
}

/// The format that a word names.
private func reportFormat(_ word: String) throws -> ReportFormat {
  if let format = ReportFormat.named(word) { return format }
  throw ValidationError("unknown format '\(word)': \(ReportFormat.names)")
}

extension ReportFormat {
  /// The names of all: `text, plain or json`.
  fileprivate static var names: String {
    let names = all.map(\.name)
    return names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
  }
}

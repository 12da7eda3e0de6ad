import ArgumentParser
import NavSpecCompiler
import NavSpecWorkspace

struct ValidateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "validate",
    abstract: "Checks a spec and everything it includes.",
    discussion: """
      EXAMPLE
        navspec validate specs/recipes.nav.yaml
        navspec validate --format json - < recipes.nav.yaml
        navspec validate apps/shop apps/depot
        navspec validate specs/recipes.nav.yaml --diff --unsafe
        navspec validate specs/recipes.nav.yaml --fix
        navspec validate --write-baseline known.json; navspec validate --baseline known.json

      Diagnostics go to standard error, a summary to standard output. A format for programs \
      always writes one document to standard output. Exit code 1 if there are errors.
      """)

  @OptionGroup var arguments: SpecsArguments

  @OptionGroup var reporting: ReportArguments

  @Flag(help: "Warnings fail the run like errors.")
  var strict = false

  @OptionGroup var known: BaselineArguments

  @OptionGroup var fixing: FixArguments

  @Flag(help: "Keeps running and checks again after each change to the spec.")
  var watch = false

  func validate() throws {
    guard watch else { return }
    if fixing.fix || fixing.diff || known.writeBaseline != nil {
      throw ValidationError("--watch only reports: not with --fix, --diff or --write-baseline")
    }
    if arguments.specs == ["-"] { throw ValidationError("standard input cannot be watched") }
  }

  private var format: ReportFormat { reporting.format }

  func run() throws {
    // One document holds what is wrong with several specs.
    var reports: [Report] = []
    defer { if !reports.isEmpty { write(Report(joining: reports)) } }
    func take(_ report: Report) {
      if format.isDocument, SettingsSearch.startsAtSpec { reports.append(report) } else { write(report) }
    }
    let single = watch ? "--watch" : known.baseline ?? known.writeBaseline == nil ? nil : "a baseline"
    try arguments.each(butNot: single) { arguments in
      if watch {
        return try WatchLoop(spec: arguments.spec, print: print, report: Console.report).run { log in
          try reported(arguments, log, take).summary
        }
      }
      let spec = try reported(arguments, ReadLog(), take)
      print(spec.summary)
      if spec.errorCount > 0 || strict && spec.warningCount > 0 { throw ExitCode.findings }
    }
  }

  /// Checks a spec and passes the report on. A failure is a report too.
  private func reported(_ arguments: SpecArguments, _ log: ReadLog, _ take: (Report) -> Void) throws
    -> CheckedSpec
  {
    do {
      let spec = try checked(arguments, log)
      take(spec.report)
      return spec
    } catch let failure as ReportedFailure where !watch || format.isDocument {
      take(failure.report)
    } catch let failure as CommandFailure where format.isDocument {
      take(Report(.failedCommand, failure.description))
    }
    throw ExitCode.couldNotRun
  }

  private func checked(_ arguments: SpecArguments, _ log: ReadLog) throws -> CheckedSpec {
    let input = try SpecInput(named: arguments.spec, limits: arguments.limits, log: log)
    let compiled = try input.compile()
    let fixed = try fixing.apply(to: compiled, from: input)
    let spec = try known.applied(to: fixed?.spec ?? compiled, from: input, log: log, print: { print($0) })
    if let fixed { spec.account(of: fixed, includesUnsafe: fixing.unsafe).forEach { print($0) } }
    return spec
  }

  private func write(_ report: Report) {
    let text = Console.text(of: report, as: format)
    if format.isDocument, !fixing.diff {
      Console.raw(text)
    } else {
      Console.report(text)
    }
  }

  // Standard output holds one thing: the patch of --diff, a document for programs, or the summary.
  @discardableResult
  private func print(_ text: String) -> Bool {
    guard fixing.diff || format.isDocument else { return Console.status(text) }
    if !Console.isQuiet { Console.error(text) }
    return true
  }
}

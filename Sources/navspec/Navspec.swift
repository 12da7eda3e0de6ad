import ArgumentParser
import NavSpecCompiler
import NavSpecDiagnostics
import NavSpecWorkspace

/// The command line. A usage mistake is "could not do the job", exit code 2, like every other input that
/// cannot be used.
@main
enum Main {
  static func main() {
    Console.fill()
    Console.requireFiles()
    // A reader that goes away (`| head`, a dot that dies) is an error to look at, not the end.
    signal(SIGPIPE, SIG_IGN)
    // So is a file that grows over what the shell allows.
    signal(SIGXFSZ, SIG_IGN)
    var arguments = Array(CommandLine.arguments.dropFirst())
    let folders = WorkingDirectory.folders(from: &arguments)
    do {
      try checkEncoding()
      try WorkingDirectory.change(to: folders)
      try Navspec.checkCommand(in: arguments)
      var command = try Navspec.parseAsRoot(arguments)
      try command.run()
    } catch {
      if let format = ReportArguments.documentFormat(in: arguments), let report = Self.report(of: error) {
        Console.raw(report.text(as: format))
      } else {
        Console.report(error)
      }
      exit(Self.exitCode(for: error).rawValue)
    }
  }

  /// Refuses arguments that are not UTF-8: the characters that replace their bytes would name another file.
  private static func checkEncoding() throws {
    for (index, argument) in CommandLine.arguments.enumerated().dropFirst()
    where argument.unicodeScalars.contains("\u{FFFD}") {
      guard let bytes = CommandLine.unsafeArgv[index], String(validatingCString: bytes) == nil else {
        continue
      }
      throw CommandFailure("'\(argument)' is not UTF-8")
    }
  }

  /// Ends the process with its values in memory: releasing those of a large spec one by one takes time and has no
  /// effect.
  static func succeed(keeping value: some Any) -> Never { withExtendedLifetime(value) { exit(EXIT_SUCCESS) } }

  /// Why a command failed, as a report; nil for what is no failure, such as a request for help.
  private static func report(of error: any Error) -> Report? {
    switch error {
    case is ExitCode: nil
    case let failure as SpecFailure: failure.report
    case let failure as ReportedFailure: failure.report
    case let failure as CommandFailure: Report(.failedCommand, failure.description)
    default:
      Navspec.exitCode(for: error) == .success ? nil : Report(.failedCommand, Navspec.message(for: error))
    }
  }

  private static func exitCode(for error: any Error) -> ExitCode {
    if let code = error as? ExitCode { return code }
    if error is SpecFailure { return .findings }
    return Navspec.exitCode(for: error) == .success ? .success : .couldNotRun
  }
}

/// `navspec`
struct Navspec: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "navspec",
    abstract: "Compiles navigation specs: checks them, generates Swift and draws the graph.",
    discussion: """
      EXAMPLE
        navspec validate specs/recipes.nav.yaml
        navspec generate specs/recipes.nav.yaml -o Sources/App/Generated
        navspec graph specs/recipes.nav.yaml -o navigation.svg

      -C FOLDER before the command: changes the working directory.
      Exit codes: 0 success, 1 findings, 2 failure of the command itself.
      """,
    version: "navspec \(navspecVersion) (language version 1)",
    subcommands: [
      ValidateCommand.self, GenerateCommand.self, ScaffoldCommand.self,
      DiffCommand.self, ChangelogCommand.self, GraphCommand.self,
      ResolveCommand.self, PlayCommand.self,
      URLCommand.self, ModelCommand.self, ExplainCommand.self, RulesCommand.self, SchemaCommand.self,
      SettingsCommand.self,
      InitCommand.self, FormatCommand.self, CompletionsCommand.self, ManCommand.self,
    ])
}

extension Navspec {
  /// Other tools' words for a command or an option.
  static let synonyms = [
    "build": "generate", "check": "validate", "compile": "generate", "fmt": "format", "gen": "generate",
    "lint": "validate", "new": "init", "open": "resolve", "match": "resolve", "config": "settings",
    "--json": "--format json", "--reporter": "--format", "--warnings-as-errors": "--strict",
    "--autocorrect": "--fix", "--output": "--format", "--output-format": "--format", "-f": "--format",
    "--werror": "--strict", "--dry-run": "--check", "-w": "--watch",
  ]

  /// What to write in place of an option that a command does not have.
  /// - Parameter usage: That of the command.
  static func advice(on option: String, usage: String) -> String? {
    if let meant = synonyms[option], usage.contains("[\(meant.prefix { $0 != " " })") {
      return "Did you mean '\(meant)'?"
    }
    if ["-v", "--verbose", "-q", "--quiet"].contains(option) {
      return "A report has one length; '--version' alone prints the version."
    }
    if usage.contains("navspec url"), synonyms[option] == nil {
      return "A param has no dashes: '\(option.drop { $0 == "-" }.prefix { $0 != "=" })=VALUE'."
    }
    return usage.contains("navspec format") ? "It writes the files without an option." : nil
  }

  /// Throws where the first word is no command: the parser's message suggests none.
  static func checkCommand(in arguments: [String]) throws {
    let words = arguments.first == "help" ? arguments.dropFirst() : arguments[...]
    let names = configuration.subcommands.compactMap { $0.configuration.commandName }
    guard let word = words.first, !names.contains(word) else { return }
    if word.hasPrefix("-") {
      let options = ["--help", "--version"].nearest(to: word, limit: 1)
      if options.isEmpty { return }
      throw CommandFailure("there is no option '\(word)'" + asking(options))
    }
    if word == "help" || word.isEmpty { return }
    if word.hasSuffix(".yaml") || word.hasSuffix(".yml") || Disk.exists(word) {
      throw CommandFailure("a command comes before '\(word)': navspec validate \(word)")
    }
    let meant = synonyms[word].map { [$0] } ?? names.nearest(to: word)
    throw CommandFailure(
      "there is no command '\(word)'"
        + asking(meant, else: "the commands are \(names.joined(separator: ", "))"))
  }
}

extension ExitCode {
  /// The input has problems.
  static let findings = ExitCode(1)
  /// Usage, unreadable input, a file that cannot be written.
  static let couldNotRun = ExitCode(2)
}

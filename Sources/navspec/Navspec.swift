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
    // A reader that goes away (`| head`, a dot that dies) is an error to look at, not the end.
    signal(SIGPIPE, SIG_IGN)
    // So is a file that grows over what the shell allows.
    signal(SIGXFSZ, SIG_IGN)
    var arguments = Array(CommandLine.arguments.dropFirst())
    Console.isQuiet = Navspec.asksForQuiet(&arguments)
    let folders = WorkingDirectory.folders(from: &arguments)
    do {
      try checkEncoding()
      try WorkingDirectory.change(to: folders)
      try Navspec.checkCommand(in: arguments)
      try Navspec.checkWords(in: arguments)
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
  static func report(of error: any Error) -> Report? {
    switch error {
    case is ExitCode: nil
    case let failure as SpecFailure: failure.report
    case let failure as ReportedFailure: failure.report
    case let failure as CommandFailure: Report(.failedCommand, failure.description)
    default:
      Navspec.exitCode(for: error) == .success ? nil : Report(.failedCommand, Navspec.message(for: error))
    }
  }

  static func exitCode(for error: any Error) -> ExitCode {
    if let code = error as? ExitCode { return code }
    if error is SpecFailure { return .findings }
    return Navspec.exitCode(for: error) == .success ? .success : .couldNotRun
  }
}

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
      -q, --quiet: prints what was asked for and what is wrong, and not what was done.
      Exit codes: 0 success, 1 findings, 2 failure of the command itself.
      """,
    version: "navspec \(navspecVersion) (language version 1)",
    subcommands: [
      ValidateCommand.self, GenerateCommand.self, ScaffoldCommand.self, DiffCommand.self,
      ChangelogCommand.self, GraphCommand.self, ResolveCommand.self, PlayCommand.self, URLCommand.self,
      AssociationCommand.self, ModelCommand.self, PayloadCommand.self, ExplainCommand.self, RulesCommand.self,
      SchemaCommand.self, SettingsCommand.self, InitCommand.self, FormatCommand.self, RenameCommand.self,
      RemoveCommand.self, ImportCommand.self, DriftCommand.self, LSPCommand.self, CompletionsCommand.self,
      ManCommand.self,
    ])

  /// Other tools' words for commands and options. Of several options, the first that a command has is meant.
  private static let synonyms = [
    "build": ["generate"], "check": ["validate"], "compile": ["generate"], "fmt": ["format"],
    "gen": ["generate"], "lint": ["validate"], "new": ["init"], "open": ["resolve"], "match": ["resolve"],
    "config": ["settings"], "version": ["--version"], "list": ["graph --format text"],
    "show": ["graph --format text"], "routes": ["graph --format text"], "why": ["explain"],
    "watch": ["generate --watch"], "mv": ["rename"], "rm": ["remove"], "server": ["lsp"],
    "--json": ["--format json"], "--reporter": ["--format"], "--warnings-as-errors": ["--strict"],
    "--autocorrect": ["--fix"], "--output": ["--format"], "--output-format": ["--format"],
    "-f": ["--format"], "--werror": ["--strict"], "--dry-run": ["--check", "--diff"], "-w": ["--watch"],
    "--base": ["--against"], "-a": ["--against"], "--template": ["--starter"],
  ]

  /// What to do instead of other tools' options, by the commands without them: by none for all.
  private static let instead = [
    ("", "-C", "'-C FOLDER' comes before the command."),
    ("", "--config", "The nearest '.navspec.yaml' counts; 'navspec settings' names it."),
    ("", "-v --verbose", "A report has one length; '--version' alone prints the version."),
    ("format", "--write -i --in-place", "It writes the files without an option."),
    (
      "generate graph model payload", "--force --overwrite",
      "Earlier output is overwritten without an option."
    ),
    ("init", "--name -n", "The name has no option: navspec init NAME."),
    ("init scaffold", "--force --overwrite", "Existing files are never overwritten."),
    ("resolve", "--url", "URLs have no option: navspec resolve URL."),
    ("play", "--url", "A line opens it: {\"open\": \"URL\"}, or on a terminal the URL alone."),
    ("", "--no-color --no-colour", "NO_COLOR=1 before the command turns colours off."),
  ]

  /// Takes the word for quiet off the arguments: every command has it.
  static func asksForQuiet(_ arguments: inout [String]) -> Bool {
    let options = arguments.prefix { $0 != "--" }
    let rest = options.filter { !["-q", "--quiet"].contains($0) }
    arguments.replaceSubrange(options.indices, with: rest)
    return rest.count < options.count
  }

  /// Throws where the first word is no command: the parser's message suggests none.
  static func checkCommand(in arguments: [String]) throws {
    let words = arguments.first == "help" ? arguments.dropFirst() : arguments[...]
    let names = configuration.subcommands.compactMap { $0.configuration.commandName }
    guard let word = words.first, !names.contains(word) else { return }
    if word.hasPrefix("-") {
      let options = word == "-v" ? ["--version"] : ["--help", "--version"].nearest(to: word, limit: 1)
      if options.isEmpty { return }
      throw CommandFailure("there is no option '\(word)'" + asking(options))
    }
    if word == "help" || word.isEmpty { return }
    if word.hasSuffix(".yaml") || word.hasSuffix(".yml") || Disk.exists(word) {
      throw CommandFailure("a command comes before '\(word)': navspec validate \(word)")
    }
    let meant = synonyms[word] ?? names.nearest(to: word)
    throw CommandFailure(
      "there is no command '\(word)'"
        + asking(meant, else: "the commands are \(names.joined(separator: ", "))"))
  }

  /// Throws where a word of a command is another tool's. The parser would suggest what is only spelt like it, or miss
  /// another word first.
  static func checkWords(in arguments: [String]) throws {
    guard let name = arguments.first,
      let command = configuration.subcommands.first(where: { $0._commandName == name })
    else { return }
    for (before, word) in zip(arguments, arguments.dropFirst()).prefix(while: { $0.1 != "--" }) {
      let option = String(word.prefix { $0 != "=" })
      if option.count > 1, option.hasPrefix("-"), let text = advice(on: option, of: name, command) {
        throw CommandFailure("Unknown option '\(option)'. \(text)")
      }
      if ["changelog", "diff"].contains(name) || before == "--against" { try checkRange(word) }
      if name == "rules", Explanation.ids.contains(word) {
        throw CommandFailure("'rules' lists all kinds of diagnostics: navspec explain \(word)")
      }
    }
  }

  private static func advice(
    on option: String, of name: String, _ command: any ParsableCommand.Type
  ) -> String? {
    let meant = synonyms[option]
    let row = instead.first { commands, options, _ in
      (commands.isEmpty || commands.split(separator: " ").contains(name[...]))
        && options.split(separator: " ").contains(option[...])
    }
    guard meant != nil || row != nil || name == "url" else { return nil }
    // Each begins a line of the help.
    let lines = helpMessage(for: command).split(whereSeparator: \.isNewline)
    let own = lines.filter { $0.drop { $0 == " " }.hasPrefix("-") }
      .flatMap { $0.split { " ,/".contains($0) }.map(String.init) }.filter { $0.hasPrefix("-") }
    guard !own.contains(option) else { return nil }
    if let meant = meant?.first(where: { own.contains(String($0.prefix { $0 != " " })) }) {
      return "Did you mean '\(meant)'?"
    }
    if let row { return row.2 }
    guard meant == nil, own.nearest(to: option).isEmpty else { return nil }
    return "A param has no dashes: '\(option.drop { $0 == "-" })=VALUE'."
  }

  /// Throws for `v1..v2`, a range of git's.
  private static func checkRange(_ word: String) throws {
    let range = word.hasPrefix("-") ? word.drop { $0 != "=" }.dropFirst() : word[...]
    guard let dots = range.firstRange(of: ".."), dots.lowerBound > range.startIndex,
      range[..<dots.lowerBound].last != "/", !Disk.exists(String(range))
    else { return }
    let (from, end) = (range[..<dots.lowerBound], range[dots.upperBound...].drop { $0 == "." })
    let cure = "--against \(from), or navspec changelog \(from) \(end.isEmpty ? "HEAD" : end)"
    throw CommandFailure("'\(range)' is a range, and a revision is one word: \(cure)")
  }
}

extension ExitCode {
  /// The input has problems.
  static let findings = ExitCode(1)
  /// Usage, unreadable input, a file that cannot be written.
  static let couldNotRun = ExitCode(2)
}

import ArgumentParser
import NavSpecCompiler

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

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
    do {
      var arguments = Array(CommandLine.arguments.dropFirst())
      try WorkingDirectory.change(by: &arguments)
      let plan = PlanArguments.taken(from: &arguments)
      var command = try Navspec.parseAsRoot(arguments)
      if var generate = command as? GenerateCommand {
        generate.plan.add(plan)
        command = generate
      }
      try command.run()
    } catch let error as GenerationError {
      Console.error(error.description)
      exit(ExitCode.couldNotRun.rawValue)
    } catch let error as PlacedError {
      Console.error(error.description)
      exit(ExitCode.couldNotRun.rawValue)
    } catch {
      let code = Navspec.exitCode(for: error)
      let message = Navspec.fullMessage(for: error)
      if code == .success {
        Console.out(message)
        exit(0)
      }
      if !message.isEmpty { Console.error(message) }
      if let code = error as? ExitCode { exit(code.rawValue) }
      exit(ExitCode.couldNotRun.rawValue)
    }
  }
}

/// `navspec`
struct Navspec: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "navspec",
    abstract: "Compiles navigation specs: checks them, generates Swift, draws the graph.",
    discussion: """
      EXAMPLE
        navspec validate specs/recipes.nav.yaml
        navspec generate specs/recipes.nav.yaml -o Sources/App/Generated
        navspec graph specs/recipes.nav.yaml -o navigation.svg

      -C FOLDER before the command: works as if started in that folder.
      Exit codes: 0 clean, 1 findings, 2 could not do the job.
      """,
    version: "navspec \(navspecVersion) (language version 1)",
    subcommands: [
      ValidateCommand.self, GenerateCommand.self, GraphCommand.self, ResolveCommand.self, URLCommand.self,
      ModelCommand.self, ExplainCommand.self, RulesCommand.self, SchemaCommand.self, InitCommand.self,
      FormatCommand.self,
    ])
}

let navspecVersion = "0.1.0"

extension ExitCode {
  /// The input has problems.
  static let findings = ExitCode(1)
  /// Usage, unreadable input, a file that cannot be written.
  static let couldNotRun = ExitCode(2)
}

/// Why the job cannot be done, in a sentence for people.
struct CommandFailure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

/// Why the job cannot be done, as `path:line:column: error: …`, which build systems make clickable.
struct PlacedError: Error {
  let description: String

  init(_ description: String) { self.description = description }
}

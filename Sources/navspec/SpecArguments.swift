import ArgumentParser
import NavSpecCompiler
import NavSpecWorkspace

/// The spec that a command is about, and how its diagnostics are written.
struct SpecArguments: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "The root spec, its folder, or - for standard input.",
      discussion: """
        Default: the only file '*.nav.yaml' with 'app:' in this folder, in 'specs/', or at the path in \
        '.navspec.yaml'. The spec of a feature in its own package has 'feature:' instead.
        """), completion: .spec)
  var spec: String?

  @Option(
    help: ArgumentHelp(
      "Raises or lowers a limit of '.navspec.yaml': \(CompilerOptions.limitNames.joined(separator: ", ")). Repeatable.",
      valueName: "name=n"))
  var limit: [String] = []

  func validate() throws { _ = try limits }

  /// Throws where the word for the spec is the value that an option lacks.
  func checkSpec(orElse option: String) throws {
    guard let spec, SpecLocator.isNoSpec(spec) else { return }
    throw ValidationError("there is no spec '\(spec)'; did you mean '\(option) \(spec)'?")
  }

  /// The limits that the options set, by name.
  var limits: [String: Int] {
    get throws {
      try limit.reduce(into: [:]) { limits, word in
        let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
        guard parts.count == 2, CompilerOptions.limitNames.contains(parts[0]), let count = Int(parts[1]),
          count > 0
        else {
          throw ValidationError("'--limit \(word)' should be a limit and a number, for example routes=60000")
        }
        limits[parts[0]] = count
      }
    }
  }

  /// Compiles the spec, and says by which settings. Throws if it cannot be read.
  func compile() throws -> (spec: CheckedSpec, settings: Settings) {
    let input = try SpecInput(named: spec, limits: limits)
    return (try input.compileWithBaseline(), input.settings)
  }

  /// Compiles the spec. Throws if it is not sound. Errors of policies and budgets do not matter.
  func compileSound() throws -> (spec: CheckedSpec, settings: Settings) {
    let compiled = try compile()
    guard compiled.spec.isSound else { throw SpecFailure(compiled.spec) }
    return compiled
  }
}

extension CompletionKind {
  /// Spec files, and folders.
  static var spec: CompletionKind { .file(extensions: ["yaml", "yml"]) }
}

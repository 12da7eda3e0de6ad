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

  /// Compiles the spec, and says by which settings. Throws if it cannot be read.
  func compile() throws -> (spec: CheckedSpec, settings: Settings) {
    let input = try SpecInput(named: spec)
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

import ArgumentParser
import NavSpecCompiler
import NavSpecWorkspace

/// The spec that a command is about, and how its diagnostics are written.
struct SpecArguments: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "The root spec, its folder, or - for standard input.",
      discussion: """
        Without it: the one file '*.nav.yaml' with 'app:' in this folder, in 'specs/', or where \
        '.navspec.yaml' says. The spec of a feature with a package of its own says 'feature:' instead.
        """), completion: .spec)
  var spec: String?

  /// Compiles the spec, or throws what kept it from being read.
  func compile() throws -> CheckedSpec { try SpecInput(named: spec).compileWithBaseline() }

  /// Compiles; throws where no sense can be made of the spec. Errors of policies and budgets do not matter.
  func compileSound() throws -> CheckedSpec {
    let spec = try compile()
    guard spec.isSound else { throw SpecFailure(spec) }
    return spec
  }
}

extension CompletionKind {
  /// Spec files, and folders.
  static var spec: CompletionKind { .file(extensions: ["yaml", "yml"]) }
}

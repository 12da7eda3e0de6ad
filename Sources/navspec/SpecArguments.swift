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

  /// Compiles the spec. Throws if it cannot be read.
  func compile() throws -> CheckedSpec { try SpecInput(named: spec).compileWithBaseline() }

  /// Compiles the spec. Throws if it is not sound. Errors of policies and budgets do not matter.
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

import ArgumentParser
import NavSpecCompiler
import NavSpecWorkspace

/// The options that apply or print fixes.
struct FixArguments: ParsableArguments {
  @Flag(help: "Applies the safe fixes and reports the remaining problems.")
  var fix = false

  @Flag(help: "With --fix or --diff: includes fixes that may change the meaning.")
  var unsafe = false

  @Flag(help: "Prints the fixes as a patch. Without --fix, writes nothing.")
  var diff = false

  func validate() throws {
    if unsafe, !fix, !diff { throw ValidationError("--unsafe needs --fix or --diff") }
  }

  /// Writes or prints the fixes; returns what was written.
  func apply(to spec: CheckedSpec, from input: SpecInput) throws -> FixedSpec? {
    guard fix || diff else { return nil }
    if fix, input.disk == nil {
      throw CommandFailure("standard input cannot be written to: --diff prints the fixes as a patch")
    }
    let fixed = spec.fixed(in: input.files, includesUnsafe: unsafe)
    if diff {
      let patch = fixed.files.map(\.diff).joined()
      try Console.file(Array(patch.utf8), cure: "--fix without --diff writes the fixes")
    }
    guard fix else { return nil }
    for file in fixed.files { try input.disk?.replace(file.original, by: file.fixed, at: file.path) }
    return fixed
  }
}

import ArgumentParser
import NavSpecCompiler
import NavSpecWorkspace

/// What to do about diagnostics that can be fixed mechanically.
struct FixArguments: ParsableArguments {
  @Flag(help: "Applies the safe fixes, and reports what is left.")
  var fix = false

  @Flag(help: "With --fix or --diff: also fixes that may change what was meant.")
  var unsafe = false

  @Flag(help: "Prints what the fixes change as a patch; without --fix, nothing is written.")
  var diff = false

  func validate() throws {
    if unsafe, !fix, !diff { throw ValidationError("--unsafe says which fixes --fix or --diff takes") }
  }

  /// The spec to report on: with the fixes where they were written, else as it is.
  func apply(to spec: CheckedSpec, from input: SpecInput, tell: (String) -> Void) throws -> CheckedSpec {
    guard fix || diff else { return spec }
    if fix, input.folder == nil {
      throw CommandFailure("standard input cannot be written to: --diff prints the fixes as a patch")
    }
    let fixed = spec.fixed(in: input.files, includesUnsafe: unsafe)
    if diff { fixed.files.forEach { Console.raw($0.diff) } }
    guard fix else { return spec }
    let disk = DiskSpecFiles(folder: input.folder ?? "", maximumBytes: input.options.maximumFileBytes)
    for file in fixed.files {
      try disk.replace(file.original, by: file.fixed, at: file.path)
      if !diff { tell("fixed \(file.displayPath)") }
    }
    return fixed.spec
  }
}

import ArgumentParser
import NavSpecCompiler
import NavSpecWorkspace

/// The baseline that a spec is compared with, or that is made of it.
struct BaselineArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Leaves out the problems that this file lists, and reports those that are gone.",
      discussion: "Without it: 'baseline' of '.navspec.yaml'.", valueName: "file"), completion: .file())
  var baseline: String?

  @Option(
    help: ArgumentHelp("Writes the current problems to a file for --baseline.", valueName: "file"),
    completion: .file())
  var writeBaseline: String?

  func validate() throws {
    if baseline != nil, writeBaseline != nil {
      throw ValidationError("--baseline and --write-baseline do not go together")
    }
  }

  /// What is left to tell of a spec.
  /// - Parameter log: Told of all that is read.
  func applied(
    to spec: CheckedSpec, log: ReadLog? = nil, style: ProblemStyle, tell: (String) -> Void
  ) throws -> CheckedSpec {
    if let writeBaseline { return try written(spec, to: writeBaseline, style, tell: tell) }
    let known = try baseline.map { try .file($0, log, style) } ?? Baseline.current(log, style)
    guard let known else { return spec }
    return try spec.compared(with: known)
  }

  private func written(
    _ spec: CheckedSpec, to path: String, _ style: ProblemStyle, tell: (String) -> Void
  ) throws -> CheckedSpec {
    let text = spec.baseline
    guard Disk.isFolder(Disk.folder(of: path)) else {
      throw CommandFailure("'\(path)' cannot be written: its folder is missing")
    }
    if Disk.bytes(ofFile: path) != Array(text.utf8) { try AtomicFile.write(Array(text.utf8), to: path) }
    tell("wrote \(path)")
    // What could not be written down is left to tell.
    return try spec.compared(with: .text(Array(text.utf8), path, style))
  }
}

import ArgumentParser
import NavSpecCompiler
import NavSpecWorkspace

/// The baseline to compare a spec with, or to write.
struct BaselineArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Omits the problems that this file lists, and reports which of them are gone.",
      discussion: "Default: 'baseline' in '.navspec.yaml'.", valueName: "file"), completion: .file())
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

  /// The spec without the problems of the baseline.
  /// - Parameter log: Records all that is read.
  func applied(
    to spec: CheckedSpec, from input: SpecInput, log: ReadLog? = nil, print: (String) -> Void
  ) throws -> CheckedSpec {
    if let writeBaseline { return try written(spec, to: writeBaseline, print: print) }
    let known = try baseline.map { try .file($0, log) } ?? input.settings.baseline(log)
    guard let known else { return spec }
    return try spec.compared(with: known)
  }

  private func written(
    _ spec: CheckedSpec, to path: String, print: (String) -> Void
  ) throws -> CheckedSpec {
    let text = spec.baseline
    guard Disk.isFolder(Disk.folder(of: path)) else {
      throw CommandFailure("'\(path)' cannot be written: its folder is missing")
    }
    if Disk.bytes(ofFile: path, atMost: text.utf8.count) != Array(text.utf8) {
      try OutputFile.baseline.write(Array(text.utf8), to: path, onWait: Console.error)
    }
    print("wrote \(path)")
    // A problem that a baseline cannot hold is still reported.
    return try spec.compared(with: .text(Array(text.utf8), path))
  }
}

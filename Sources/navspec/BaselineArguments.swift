import ArgumentParser
import NavSpecCompiler

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
    to compilation: Compilation, log: ReadLog? = nil, style: ProblemStyle, tell: (String) -> Void
  ) throws -> Compilation {
    if let writeBaseline { return try written(compilation, to: writeBaseline, style, tell: tell) }
    let known = try baseline.map { try Self.read($0, log, style) } ?? Self.ofConfiguration(log, style)
    guard let known else { return compilation }
    return compilation.compared(with: known)
  }

  /// The baseline that `.navspec.yaml` names, which stays below its folder.
  static func ofConfiguration(_ log: ReadLog?, _ style: ProblemStyle) throws -> Baseline? {
    guard let path = try Configuration.current(log, style).baseline else { return nil }
    guard OutputPlace.isBelowWorkingDirectory(path) || isBesideLinkedConfiguration(path) else {
      throw CommandFailure(
        "'.navspec.yaml' names the baseline '\(path)', a link that leads out of this folder")
    }
    return try read(path, log, style)
  }

  /// In the sandboxes of build systems every file is a link: the baseline too then leads to below the folder that
  /// the configuration leads to.
  private static func isBesideLinkedConfiguration(_ path: String) -> Bool {
    guard let configuration = Disk.realPath(of: ".navspec.yaml"), let real = Disk.realPath(of: path) else {
      return false
    }
    return real.hasPrefix(Disk.folder(of: configuration))
  }

  private func written(
    _ compilation: Compilation, to path: String, _ style: ProblemStyle, tell: (String) -> Void
  ) throws -> Compilation {
    let text = compilation.baseline
    guard Disk.isFolder(Disk.folder(of: path)) else {
      throw CommandFailure("'\(path)' cannot be written: its folder is missing")
    }
    if Disk.bytes(ofFile: path) != Array(text.utf8) { try AtomicFile.write(Array(text.utf8), to: path) }
    tell("wrote \(path)")
    // What could not be written down is left to tell.
    return compilation.compared(with: try Self.known(Array(text.utf8), path, style))
  }

  private static func known(_ bytes: [UInt8], _ path: String, _ style: ProblemStyle) throws -> Baseline {
    let (known, report) = Baseline.read(bytes, path: style.place(of: path), style: style.report)
    if let known { return known }
    Console.error(report)
    throw ExitCode.couldNotRun
  }

  private static func read(_ path: String, _ log: ReadLog?, _ style: ProblemStyle) throws -> Baseline {
    guard Disk.exists(path) else {
      log?.missed(path)
      throw CommandFailure("there is no baseline '\(path)'")
    }
    let bytes = try Disk.named(path)
    log?.read(path, bytes)
    return try known(bytes, path, style)
  }
}

import ArgumentParser
import NavSpecCompiler

/// What a build system knows of the outputs of `generate` before it is run.
struct PlanArguments: ParsableArguments {
  @Option(
    name: .customLong("planned"),
    help: ArgumentHelp(
      "For build systems: a file that is generated, with or without content; any other is an error.",
      discussion: "Once for each file. Problems are then written as compilers write them.",
      valueName: "name"))
  var names: [String] = []

  /// Whether a build system waits for the outputs, whose log is not for people alone.
  var isPlanned: Bool { !names.isEmpty }

  var style: ProblemStyle { isPlanned ? ProblemStyle(.plain, usesWholePaths: true) : .text }

  /// What is written: all planned files, if there is a plan.
  func files(_ files: [GeneratedFile], of arguments: SpecArguments) throws -> [GeneratedFile] {
    guard isPlanned else { return files }
    let input = try arguments.input()
    do {
      return try PlannedFiles(names: names).filled(with: files, ofSpec: input.root)
    } catch let error as UnplannedFile {
      throw PlacedError(
        """
        \(input.name):1:1: error: '\(error.name)' is generated, which this build was not planned for: files were added or included \
        since. Make SwiftPM plan again: touch Package.swift, or clean the build folder in Xcode
        """)
    }
  }
}

import ArgumentParser
import NavSpecCompiler

/// What a build system knows of the outputs and inputs of `generate` before it is run.
struct PlanArguments: ParsableArguments {
  @Option(
    name: .customLong("planned"),
    help: ArgumentHelp(
      "For build systems: a file that is generated, with or without content; any other is an error.",
      discussion: "Once for each file. Problems are then written as compilers write them.",
      valueName: "name"))
  var names: [String] = []

  @Option(
    name: .customLong("planned-input"),
    help: ArgumentHelp(
      "For build systems: a file that is watched, or a folder for the names in it; to read any other is an error.",
      discussion: "Once for each.", valueName: "path"))
  var inputs: [String] = []

  @Option(
    name: .customLong("planned-folder"),
    help: ArgumentHelp(
      "For build systems: a folder below which new files lead to a new plan.", valueName: "folder"))
  var folders: [String] = []

  @Option(
    name: .customLong("planned-absent"),
    help: ArgumentHelp(
      "For build systems: a file that was not there when the build was planned; that it is there is an error.",
      valueName: "path"))
  var absent: [String] = []

  /// Takes the pairs of an option and its value out of a command line: a plan has thousands, over which
  /// ArgumentParser takes the square of their number.
  static func taken(from arguments: inout [String]) -> [(option: String, value: String)] {
    let options: Set = ["--planned", "--planned-input", "--planned-folder", "--planned-absent"]
    guard arguments.first == "generate" else { return [] }
    var taken: [(option: String, value: String)] = []
    var rest: [String] = []
    var index = 0
    while index < arguments.count, arguments[index] != "--" {
      if options.contains(arguments[index]), index + 1 < arguments.count, !arguments[index + 1].hasPrefix("-")
      {
        taken.append((arguments[index], arguments[index + 1]))
        index += 2
      } else {
        rest.append(arguments[index])
        index += 1
      }
    }
    arguments = rest + arguments[index...]
    return taken
  }

  mutating func add(_ taken: [(option: String, value: String)]) {
    for (option, value) in taken {
      switch option {
      case "--planned": names.append(value)
      case "--planned-input": inputs.append(value)
      case "--planned-folder": folders.append(value)
      default: absent.append(value)
      }
    }
  }

  /// Whether a build system waits for the outputs, whose log is not for people alone.
  var isPlanned: Bool { !names.isEmpty }

  var style: ProblemStyle { isPlanned ? ProblemStyle(.plain, usesWholePaths: true) : .text }

  /// Throws where a run read what nobody watches: it would not run again when that changes.
  func check(_ compilation: Compilation, in folder: String?, _ log: ReadLog) throws {
    for path in absent {
      log.missed(path)
      guard Disk.isAbsent(path) else {
        throw PlacedError(
          "\(path):1:1: error: this file was not there when this build was planned: \(Self.remedy)")
      }
    }
    guard !inputs.isEmpty else { return }
    let planned = PlannedInputs(paths: inputs, folders: folders)
    do throws(UnplannedInput) {
      try planned.check(compilation, below: folder ?? "")
    } catch {
      throw PlacedError(
        """
        \(error.place): error: '\(error.path)' is read, which this build does not watch: \(Self.remedy); if that does not \
        help, write this path in one line, without aliases, merge keys or escapes
        """)
    }
    // Settings are named as seen from the working directory.
    let specs = Set(compilation.inputs.map { Disk.path(folder ?? "", $0) })
    let settings = log.inputs.filter { !specs.contains($0) }
    let watched = Set(settings.isEmpty ? [] : inputs.compactMap(Disk.realPath))
    for path in settings {
      guard let real = Disk.realPath(of: path), !watched.contains(real) else { continue }
      throw PlacedError(
        "\(real):1:1: error: this file is read, which this build does not watch: \(Self.remedy)")
    }
  }

  /// What is written: all planned files, if there is a plan.
  func files(_ files: [GeneratedFile], of input: SpecInput) throws -> [GeneratedFile] {
    guard isPlanned else { return files }
    do {
      return try PlannedFiles(names: names).filled(with: files, ofSpec: input.root)
    } catch let error as UnplannedFile {
      throw PlacedError(
        """
        \(input.name):1:1: error: '\(error.name)' is generated, which this build was not planned for: a file was added, or \
        'include' or 'app' written, since then: \(Self.remedy)
        """)
    }
  }

  private static let remedy = "touch Package.swift, or clean the build folder in Xcode, to plan it again"
}

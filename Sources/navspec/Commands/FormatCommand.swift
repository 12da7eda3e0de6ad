import ArgumentParser
import NavSpecCompiler
import NavSpecWorkspace

struct FormatCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "format",
    abstract: "Formats specs with canonical layout and key order. Comments and paragraphs stay.",
    discussion: """
      EXAMPLE
        navspec format
        navspec format specs/recipes.nav.yaml --check
        navspec format - < recipes.nav.yaml

      Formats a spec and everything it includes. Exit code 1 if --check finds a file to format, or a file is not YAML.
      """)

  @Argument(
    help: ArgumentHelp(
      "Specs, their folders, or - for standard input, which is written to standard output.",
      discussion: "Default: the spec that 'validate' checks."), completion: .spec)
  var specs: [String] = []

  @Flag(help: "Writes nothing. Lists the files that are not in canonical layout.")
  var check = false

  @Flag(help: "Writes nothing. Prints what would change as a patch.")
  var dryRun = false

  func run() throws {
    if specs.contains("-") {
      guard specs.count == 1 else {
        throw CommandFailure("standard input cannot be formatted together with other files")
      }
      return try formatStandardInput()
    }
    var isClean = true
    var seen: Set<String> = []
    let named = specs.isEmpty ? SpecLocator.namedSpecs() : specs
    for spec in named.isEmpty ? [nil] : named.map(Optional.some) {
      let input = try SpecInput(named: spec)
      let folder = input.folder ?? ""
      guard let disk = input.disk else { continue }
      let spec = try input.load()
      // Features in packages of their own are formatted there.
      for path in spec.inputs
      where !spec.foreignInputs.contains(path) && seen.insert(folder + path).inserted {
        let isFormatted = try format(path, named: folder + path, in: disk, input.options)
        isClean = isFormatted && isClean
      }
    }
    if !isClean { throw ExitCode.findings }
  }

  /// Formats one file. False if a problem was reported.
  private func format(
    _ path: String, named name: String, in disk: DiskSpecFiles, _ options: CompilerOptions
  ) throws -> Bool {
    let bytes: [UInt8]
    do throws(SpecFileError) {
      bytes = try disk.bytes(ofFile: path)
    } catch {
      throw CommandFailure("'\(name)' cannot be read")
    }
    return try format(bytes, named: name, options) { formatted in
      guard formatted != bytes else { return }
      let file = FixedSpec.File(path: path, displayPath: name, original: bytes, fixed: formatted)
      if dryRun { return try printPatch(file) }
      try disk.replace([file])
      Console.status("formatted \(name)")
    }
  }

  private func formatStandardInput() throws {
    let options = try Settings(for: nil).configuration.options
    let bytes = try Disk.standardInput(atMost: options.maximumFileBytes)
    let name = SpecInput.standardInput
    let isFormatted = try format(bytes, named: name, options) { formatted in
      guard !dryRun else {
        return try printPatch(.init(path: name, displayPath: name, original: bytes, fixed: formatted))
      }
      try Console.file(formatted, cure: "'navspec format FILE' formats a file")
    }
    if !isFormatted { throw ExitCode.findings }
  }

  private func printPatch(_ file: FixedSpec.File) throws {
    guard file.fixed != file.original else { return }
    try Console.file(Array(file.diff.utf8), cure: "without --dry-run it is written")
  }

  /// Formats a text. False if a problem was reported.
  private func format(
    _ bytes: [UInt8], named name: String, _ options: CompilerOptions, write: ([UInt8]) throws -> Void
  ) throws -> Bool {
    var formatted = bytes
    switch FormattedSpec.of(bytes, path: name, options: options) {
    case .unreadable(let report):
      Console.report(Console.text(of: report))
      return false
    case .unsupported(let report):
      // Nothing can be done about it, with or without --check.
      Console.report(Console.text(of: report))
    case .formatted(let text): formatted = text
    }
    if !check { try write(formatted) }
    guard check, formatted != bytes else { return true }
    Console.out("\(name) is not in canonical layout")
    return false
  }
}

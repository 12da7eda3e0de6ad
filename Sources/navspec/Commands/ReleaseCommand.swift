import ArgumentParser
import NavSpecCompiler
import NavSpecWorkspace

/// `navspec release`
struct ReleaseCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "release",
    abstract: "Writes what a released version of the app promises.",
    discussion: """
      EXAMPLE
        navspec release 2.3 specs/recipes.nav.yaml -o specs/released/

      The file is the model without places, with the name of the release. List it in 'diff: releases' of \
      '.navspec.yaml' while people use the version: 'navspec diff --releases' compares with every one.
      """)

  @Argument(help: "The name of the release.")
  var name: String

  @OptionGroup var arguments: SpecArguments

  @Option(
    name: .shortAndLong, help: "The folder to write NAME.json to, a file, or - for standard output.",
    completion: .file())
  var output = "-"

  func run() throws {
    let characters = name.unicodeScalars
    guard !name.isEmpty, !name.hasPrefix("."), !characters.contains(where: { $0 == "/" || $0.value < 0x20 })
    else {
      throw CommandFailure("'\(name)' is not a name for a release: it becomes a file's name, such as 2.3")
    }
    let text = try arguments.compileSound().spec.release(named: name)
    if output == "-" { return Console.raw(text) }
    let isFolder = output.hasSuffix("/") || Disk.isFolder(output)
    let path = isFolder ? Disk.path(output, name + ".json") : output
    try OutputFile.model.write(Array(text.utf8), to: path, onWait: Console.error)
    Console.out("wrote \(path)")
  }
}
